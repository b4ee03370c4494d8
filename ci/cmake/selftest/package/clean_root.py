"""A clean Debian 12 (or a newer one), in a folder: the base is made once from the package mirror and kept, each test has its own copy.

    with clean_root.fresh() as root:
        root.put("/tmp", "ruleproof_0.2.0_amd64.deb")
        print(root.run("apt-get install -y /tmp/ruleproof_0.2.0_amd64.deb"))
"""

import contextlib
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.append(str(pathlib.Path(__file__).parents[1]))
import shown  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[4]  # the repository
RELEASE, NEWER = "bookworm", "trixie"
APT = re.compile(r"\bapt(-get)? ")  # what alone has a network, and takes from it nothing but the mirror
SKIPPED = 77  # what ctest reads as "skipped"
ENVIRONMENT = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root", "LANG": "C.UTF-8",
               "DEBIAN_FRONTEND": "noninteractive", "TERM": "dumb", "CMAKE_BUILD_PARALLEL_LEVEL": "2"}


class Failed(Exception):
    """A command that ended otherwise than it should; its text is what it printed."""


def kept():
    """The folder in which bases and downloaded packages are kept between runs."""
    home = os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache"
    folder = pathlib.Path(os.environ.get("RULEPROOF_ROOTS") or pathlib.Path(home) / "ruleproof-roots")
    (folder / "packages/partial").mkdir(parents=True, exist_ok=True)
    return folder


def mirror():
    """The mirror that apt uses here, else Debian's."""
    lines = subprocess.run(["apt-get", "indextargets", "--format", "$(CODENAME) $(COMPONENT) $(REPO_URI)",
                            "Created-By: Packages"], capture_output=True, text=True, check=False).stdout.splitlines()
    here = [uri for release, component, uri in map(str.split, lines) if (release, component) == (RELEASE, "main")]
    return here[0] if here else "http://deb.debian.org/debian"


def base(release=RELEASE):
    """The archive of a clean root; made where it is not there yet. A test that cannot have one is skipped, and says so."""
    if os.geteuid() != 0 or not shutil.which("mmdebstrap"):
        print("skipped: a clean root takes the rights of root, and mmdebstrap (ci/setup --test)")
        sys.exit(SKIPPED)
    archive = kept() / f"{release}.tar"
    if not archive.exists():
        made = archive.with_suffix(f".{os.getpid()}.tar")
        subprocess.run(["mmdebstrap", "--quiet", "--variant=apt", "--mode=root", release, made, mirror()], check=True)
        made.rename(archive)
    return archive


class Root:
    """Runs commands in a folder as if it were a machine of its own; what they start ends with them."""

    def __init__(self, folder):
        self.folder = folder

    def path(self, inside):
        return self.folder / str(inside).lstrip("/")

    def put(self, inside, *files):
        """Copies files and folders into a folder of the root."""
        target = self.path(inside)
        target.mkdir(parents=True, exist_ok=True)
        for file in map(pathlib.Path, files):
            copy = shutil.copytree if file.is_dir() else shutil.copy2
            copy(file, target / file.name)

    def run(self, line, status=0, says="", read_only=False):
        """What `sh -e` prints for a line, without a network unless apt is in it; `status` is how it has to end, `says` what it has
        to say."""
        mounts = 'mount -t devpts -o newinstance,ptmxmode=666 devpts "$0/dev/pts" && '  # for shells at a terminal
        if read_only:
            mounts += 'mount --rbind "$0" "$0" && mount -o remount,bind,ro "$0" && '
        alone = [] if APT.search(line) else ["--net"]
        enter = ["unshare", *alone, "--mount", "--pid", "--fork", "--kill-child", "--mount-proc=" + str(self.path("proc")),
                 "sh", "-c", mounts + 'exec chroot "$0" /bin/sh -ec "$1"', str(self.folder), line]
        done = subprocess.run(enter, env=ENVIRONMENT, stdin=subprocess.DEVNULL, text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, errors="replace", check=False)
        if done.returncode != status or says not in done.stdout:
            raise Failed(f"$ {line}\n{done.stdout}\nended with {done.returncode}, where {status} and \"{says}\" were expected")
        return done.stdout

    def shows(self, readme, folder, begins=""):
        """Runs the commands of a README that begin so, in a folder: they print what is shown. Which ones they are."""
        ran = []
        for one in shown.commands(readme.read_text("utf-8")):
            if one.usage and one.output is None or not one.command.startswith(begins):
                continue
            ran.append(one)
            printed = self.run(f"mkdir -p {folder} && cd {folder} && ({one.command}) && echo || (test $? = 1 && echo)")
            if one.output is not None and not shown.fits(one.output, printed):
                raise Failed(f"{readme.name}:{one.line}: $ {one.command}\nprints\n{printed}where this is shown\n{one.output}")
        return ran

    def install(self, *packages):
        """Installs packages, by name or as files of the root, as a user does."""
        self.run("apt-get install -q " + " ".join(packages))

    def files(self):
        """All that is there."""
        return {"/" + str(path.relative_to(self.folder)) for path in self.folder.rglob("*")}


@contextlib.contextmanager
def fresh(release=RELEASE):
    """A copy of a base, gone afterwards; downloaded packages are kept for the next."""
    archive, packages = base(release), kept() / "packages"
    with tempfile.TemporaryDirectory(prefix="ruleproof-root-") as made:
        folder = pathlib.Path(made)
        unpack(archive, folder)
        root = Root(folder)
        shutil.copy("/etc/resolv.conf", root.path("/etc/resolv.conf"))
        shutil.copy("/etc/hosts", root.path("/etc/hosts"))
        root.run("apt-get update -q")
        root.run("! sed 1d /proc/net/route | grep .")  # no way leads out
        known = root.path("/var/cache/apt/archives")
        for package in packages.glob("*.deb"):
            os.link(package, known / package.name) if same_disk(package, known) else shutil.copy(package, known)
        # apt of a fresh root throws away what it has installed, asks, and adds what is recommended.
        root.path("/etc/apt/apt.conf.d/90keep").write_text(
            'APT::Keep-Downloaded-Packages "true"; APT::Get::Assume-Yes "true"; APT::Install-Recommends "false";\n', "utf-8")
        try:
            yield root
        finally:
            for package in known.glob("*.deb"):
                if not (packages / package.name).exists():
                    shutil.copy(package, packages)


def same_disk(one, other):
    return one.stat().st_dev == other.stat().st_dev


def unpack(archive, folder):
    """Unpacks an archive, with owners as numbers."""
    subprocess.run(["tar", "--extract", "--numeric-owner", "--file", archive, "--directory", folder], check=True)
