import { execFileSync, spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "../../scripts/prepare.mjs";
import type { Dockerfile, Stage } from "./dockerfile.ts";

/**
 * The image without a container engine: each stage is a clean folder with this machine's programs mounted into it, its steps run there as
 * root, and the last one is run as the image's user, on a root that nothing may be written to but the volume.
 */
export interface ImageInAFolder {
  /** Starts the image's command; the environment adds to the image's own, as `docker run -e` does. */
  run(env: Record<string, string>): ReturnType<typeof spawn>;
  /** The health check's exit code. */
  health(env: Record<string, string>): number | null;
}

/** Mounts, another root and another user: a user of this machine who is not root has them not. */
export const canRunImages =
  process.getuid?.() === 0 &&
  ["unshare --mount true", "setpriv --version"].every(
    (command) => spawnSync("sh", ["-c", command], { stdio: "ignore" }).status === 0,
  );

const userId = 1000;
/** The folders of a base image, that is of this machine. */
const ofBase = ["bin", "sbin", "lib", "lib32", "lib64", "usr", "proc", "dev"];

/**
 * Enters the folder `$1` as root of all files; `$2` = what is mounted over it, as "from to" lines; `$3` = "rw" or "ro". Mounts end with
 * the process that made them.
 */
const enter = `
set -e
image=$1; mounts=$2; how=$3; shift 3
mount --make-rprivate /
mount --bind "$image" "$image"
for each in ${ofBase.join(" ")}; do
  if [ -d "/$each" ] && [ ! -L "/$each" ]; then mount --rbind "/$each" "$image/$each"; fi
done
echo "$mounts" | while read -r from to; do
  if [ -n "$from" ]; then mkdir -p "$image$to"; mount --bind "$from" "$image$to"; fi
done
if [ "$how" = ro ]; then
  mount -t tmpfs tmpfs "$image/tmp"
  mount -o remount,bind,ro "$image"
fi
exec chroot "$image" "$@"
`;

const entered = (folder: string, mounts: readonly string[], how: "rw" | "ro") => [
  ...["--mount", "sh", "-c", enter, "sh", folder, mounts.join("\n"), how],
];

/** An empty root with the few files that a base image has of its own. */
function newRoot(folder: string): void {
  for (const name of [...ofBase, "etc", "tmp", "root"]) {
    const here = `/${name}`;
    if (!existsSync(here)) continue;
    if (lstatSync(here).isSymbolicLink()) cpSync(here, join(folder, name), { verbatimSymlinks: true });
    else mkdirSync(join(folder, name), { recursive: true });
  }
  const etc = (name: string, text: string) => writeFileSync(join(folder, "etc", name), text);
  etc("passwd", `root:x:0:0:root:/root:/bin/sh\nnode:x:${userId}:${userId}::/home/node:/bin/sh\n`);
  etc("group", `root:x:0:\nnode:x:${userId}:\n`);
  for (const name of ["resolv.conf", "hosts", "nsswitch.conf", "ssl"])
    if (existsSync(`/etc/${name}`)) cpSync(`/etc/${name}`, join(folder, "etc", name), { recursive: true });
}

/** What the steps of a stage have come to. */
interface Built {
  folder: string;
  workdir: string;
  env: Record<string, string>;
}

const ignored = (path: string) => /\.test\.tsx?$/.test(path) || basename(path) === "node_modules";

/** `npm` in a stage asks this machine's cache first, and the registry that this machine asks. */
function npmOfThisMachine(): { mounts: string[]; env: Record<string, string> } {
  const ask = (name: string) => execFileSync("npm", ["config", "get", name], { encoding: "utf8" }).trim();
  const env = {
    npm_config_cache: "/npm-cache",
    npm_config_prefer_offline: "true",
    npm_config_registry: ask("registry"),
  };
  const cache = ask("cache");
  mkdirSync(cache, { recursive: true });
  return { mounts: [`${cache} /npm-cache`], env };
}

function build(stage: Stage, folder: string, earlier: ReadonlyMap<string, Built>): Built {
  newRoot(folder);
  const npm = npmOfThisMachine();
  const built: Built = {
    folder,
    workdir: "/",
    env: { PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin" },
  };
  for (const step of stage.steps)
    if (step.does === "workdir") {
      built.workdir = step.path;
      mkdirSync(join(folder, step.path), { recursive: true });
    } else if (step.does === "env") Object.assign(built.env, step.values);
    else if (step.does === "copy") {
      const from = step.from === null ? root : (earlier.get(step.from)?.folder ?? "");
      for (const path of step.paths) {
        const isInto = step.to.endsWith("/") || step.paths.length > 1;
        const to = join(folder, built.workdir, step.to, isInto ? basename(path) : "");
        cpSync(join(from, path), to, {
          recursive: true,
          verbatimSymlinks: true,
          filter: (each) => step.from !== null || !ignored(each),
        });
      }
    } else {
      const args = entered(folder, npm.mounts, "rw");
      const shell = ["sh", "-c", `cd ${built.workdir} && ${step.command}`];
      const { status, stdout, stderr } = spawnSync("unshare", [...args, ...shell], {
        env: { ...built.env, HOME: "/root", ...npm.env },
        encoding: "utf8",
      });
      if (status !== 0) throw new Error(`${step.command} ended with ${status}\n${stdout}\n${stderr}`);
    }
  return built;
}

/** Carries out every step in folders of their own below `place`. */
export function buildInFolders(dockerfile: Dockerfile, place: string): ImageInAFolder {
  const stages = new Map<string, Built>();
  for (const stage of dockerfile.stages) {
    const folder = join(place, stage.name);
    mkdirSync(folder);
    stages.set(stage.name, build(stage, folder, stages));
  }
  const image = [...stages.values()].at(-1);
  if (!image) throw new Error("No stage");
  const volumes = dockerfile.volumes.map((path, index) => {
    const volume = join(place, `volume-${index}`);
    // A new volume begins as what the image has there, its owner too.
    execFileSync("cp", ["-a", join(image.folder, path), volume]);
    return `${volume} ${path}`;
  });
  const { user } = dockerfile;
  const id = readFileSync(join(image.folder, "etc", "passwd"), "utf8").match(
    RegExp(`^${user}:x:(\\d+):`, "m"),
  )?.[1];
  const asUser = [
    "setpriv",
    `--reuid=${id}`,
    `--regid=${id}`,
    "--clear-groups",
    "--no-new-privs",
    "--bounding-set=-all",
  ];
  const started = (command: readonly string[]) => [
    ...entered(image.folder, volumes, "ro"),
    ...[...asUser, "sh", "-c", `cd ${image.workdir} && exec "$@"`, "sh", ...command],
  ];
  return {
    run: (env) =>
      spawn("unshare", started(dockerfile.command), {
        env: { ...image.env, ...env },
        stdio: ["ignore", "pipe", "pipe"],
      }),
    health: (env) =>
      spawnSync("unshare", started(dockerfile.health), { env: { ...image.env, ...env } }).status,
  };
}
