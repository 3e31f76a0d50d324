# SPDX-License-Identifier: Apache-2.0
"""Packs the built program, its libraries and the Python package in a wheel, with the standard library alone.

It is the build backend of pyproject.toml (PEP 517), so pip needs no network for it.   usage: packing.py FOLDER
"""
import base64
import hashlib
import os
import pathlib
import platform
import re
import subprocess
import sys
import tempfile
import tomllib
import zipfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
BUILT = ROOT / "build"
WHEN = (1980, 1, 1, 0, 0, 0)  # the same input is the same wheel


def tag():
    """Programs run where glibc is at least that of the machine that built them."""
    version = os.confstr("CS_GNU_LIBC_VERSION").split()[1]
    return f"py3-none-manylinux_{version.replace('.', '_')}_{platform.machine()}"


def version():
    return re.search(r"^project\(tenor VERSION (\S+)", (ROOT / "CMakeLists.txt").read_text(), re.M)[1]


def installed(folder):
    """(name in the wheel, path) of the program, and of each library under the name by which it is looked for."""
    if not (BUILT / "tenor").exists():
        raise FileNotFoundError("build/tenor is not there: ./dev build makes it")
    subprocess.run(["cmake", "--install", BUILT, "--component", "program", "--strip", "--prefix", folder], check=True,
                   stdout=subprocess.DEVNULL)
    libraries = sorted((folder / "lib").iterdir())
    versions = {path.resolve() for path in libraries if path.is_symlink()}
    yield "bin/tenor", folder / "bin/tenor"
    yield from ((f"lib/{path.name}", path) for path in libraries if path.is_symlink() or path not in versions)


def package_of(library):
    """The Debian package that has a library of that name, in the folders where programs look for it; nothing elsewhere."""
    try:
        found = subprocess.run(["dpkg-query", "--search", f"/lib/*/{library}", f"/usr/lib/*/{library}"], capture_output=True,
                               text=True, check=False).stdout
    except FileNotFoundError:
        return None
    packages = {line.split(":")[0] for line in found.splitlines() if re.search(rf": (/usr)?/lib/[^/]+/{re.escape(library)}$", line)}
    return min(packages, default=None)


def licences(libraries):
    """(name of a package, its terms) of what is packed: as Debian keeps them, and those of Z3, which comes from its own wheel."""
    for package in sorted({package_of(library) for library in libraries} - {None}):
        terms = pathlib.Path("/usr/share/doc") / package / "copyright"
        if terms.exists():
            yield package, terms.read_bytes()
    if any(library.startswith("libz3") for library in libraries):
        yield "libz3", (HERE / "z3.txt").read_bytes()


def metadata(project):
    lines = ["Metadata-Version: 2.1", f"Name: {project['name']}", f"Version: {version()}", f"Summary: {project['description']}",
             f"License: {project['license']}", f"Requires-Python: {project['requires-python']}"]
    for extra, packages in project["optional-dependencies"].items():
        lines += [f"Provides-Extra: {extra}", *(f'Requires-Dist: {package}; extra == "{extra}"' for package in packages)]
    return "\n".join(lines) + "\n"


def contents(folder):
    """(name in the wheel, bytes) of everything but the record."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    for path in sorted((HERE / "tenor").glob("*.py")):
        yield f"tenor/{path.name}", path.read_bytes()
    yield "tenor.pth", (HERE / "tenor.pth").read_bytes()
    packed = list(installed(folder))
    for name, path in packed:
        yield f"tenor/packed/{name}", path.read_bytes()
    info = f"tenor-{version()}.dist-info"
    scripts = "".join(f"{name} = {place}\n" for name, place in project["scripts"].items())
    yield f"{info}/METADATA", metadata(project).encode()
    yield f"{info}/WHEEL", f"Wheel-Version: 1.0\nGenerator: tenor\nRoot-Is-Purelib: false\nTag: {tag()}\n".encode()
    yield f"{info}/entry_points.txt", f"[console_scripts]\n{scripts}".encode()
    yield f"{info}/licenses/LICENSE", (ROOT / "LICENSE").read_bytes()
    for package, terms in licences([pathlib.Path(name).name for name, _ in packed if name.startswith("lib/")]):
        yield f"{info}/licenses/{package}.txt", terms


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):  # pylint: disable=unused-argument
    """PEP 517: writes the wheel, and returns its name."""
    name = f"tenor-{version()}-{tag()}.whl"
    record, at = [], f"tenor-{version()}.dist-info/RECORD"
    with tempfile.TemporaryDirectory() as folder, zipfile.ZipFile(pathlib.Path(wheel_directory) / name, "w") as wheel:
        for file, data in contents(pathlib.Path(folder)):
            add(wheel, file, data)
            digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            record.append(f"{file},sha256={digest},{len(data)}\n")
        add(wheel, at, "".join([*record, f"{at},,\n"]).encode())
    return name


def add(wheel, name, data):
    info = zipfile.ZipInfo(name, WHEN)
    info.external_attr = (0o100755 if "/bin/" in name else 0o100644) << 16  # a regular file, or pip ignores the rest
    info.compress_type = zipfile.ZIP_DEFLATED
    wheel.writestr(info, data)


def build_sdist(sdist_directory, config_settings=None):
    """PEP 517 asks for it. A wheel needs a built program, so there is none to be made of sources alone."""
    raise NotImplementedError("there is no source distribution: build with ./dev wheel")


if __name__ == "__main__":
    pathlib.Path(sys.argv[1]).mkdir(parents=True, exist_ok=True)
    print(pathlib.Path(sys.argv[1]) / build_wheel(sys.argv[1]))
