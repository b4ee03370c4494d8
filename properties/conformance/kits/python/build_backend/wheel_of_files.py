"""The wheel of a package of plain files, as PEP 517 asks for it: no builder has to be installed.

pip calls `build_wheel`, or `build_editable` for `pip install -e`.
"""

import base64
import hashlib
import pathlib
import sysconfig
import tomllib
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
PACKED = {".py", ".so", ".typed"}


def metadata(project):
    """The core metadata of the project, version 2.1."""
    return (
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
        f"Summary: {project['description']}\nRequires-Python: {project['requires-python']}\n"
        f"Description-Content-Type: text/markdown\n\n{(ROOT / project['readme']).read_text('utf-8')}"
    )


def tag_of(files):
    """Which machines the files are for: any, unless a library is among them."""
    machine = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    return f"py3-none-{machine}" if any(name.endswith(".so") for name in files) else "py3-none-any"


def wheel_says(tag):
    """What a wheel says of itself."""
    pure = "true" if tag.endswith("-any") else "false"
    return f"Wheel-Version: 1.0\nGenerator: wheel_of_files\nRoot-Is-Purelib: {pure}\nTag: {tag}\n"


def line_of_record(name, content):
    """What the wheel says of one of its files."""
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(content)}\n"


def write_wheel(folder, files):
    """Writes a wheel of these {name: bytes} and of what every wheel has; its file name."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    stem = f"{project['name'].replace('-', '_')}-{project['version']}"
    info = f"{stem}.dist-info"
    tag = tag_of(files)
    files = files | {f"{info}/METADATA": metadata(project).encode(), f"{info}/WHEEL": wheel_says(tag).encode()}
    record = "".join(line_of_record(*file) for file in files.items()) + f"{info}/RECORD,,\n"
    with zipfile.ZipFile(pathlib.Path(folder) / f"{stem}-{tag}.whl", "w", zipfile.ZIP_DEFLATED) as wheel:
        for name, content in (files | {f"{info}/RECORD": record.encode()}).items():
            wheel.writestr(name, content)
    return f"{stem}-{tag}.whl"


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """The package itself, but for a link: the library at its end finds its own libraries only there, and so does the package."""
    source = ROOT / "src"
    packed = [file for file in sorted(source.rglob("*")) if file.suffix in PACKED and not file.is_symlink()]
    return write_wheel(wheel_directory, {file.relative_to(source).as_posix(): file.read_bytes() for file in packed})


def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    """Only a path to the package."""
    return write_wheel(wheel_directory, {"ruleproof_adapter.pth": f"{ROOT / 'src'}\n".encode()})
