import { spawnSync } from "node:child_process";
import { closeSync, existsSync, mkdirSync, openSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Lease, type LeaseOptions, takeLease } from "./folder-lease.ts";

/** Somebody else holds the data folder; the message is for the person who started the server. */
export class FolderInUseError extends Error {
  override readonly name = "FolderInUseError";
  constructor(path: string) {
    super(
      `The data folder ${path} is in use by another Enamel that is still running. Stop that one first, or set DATA_DIR to another folder.`,
    );
  }
}

export interface FolderLockOptions extends LeaseOptions {
  /** Locks an open file as the kernel does; see `lockOpenFile`. */
  lockFile?: (fd: number) => KernelLock;
}

/** `none`: this machine or this file system has no such lock. */
export type KernelLock = "held" | "taken" | "none";

/**
 * Makes sure that one process alone uses the folder: two PGlites on one folder corrupt it silently.
 * The kernel's lock on a file in it holds across containers that share the folder, and the kernel frees it even after
 * `kill -9`. What that cannot see, such as another machine on a network file system, is seen by the lease beside it.
 * `onLost` is told if another server takes the folder all the same: nothing may be written to it from then on.
 */
export async function lockFolder(
  folder: string,
  onLost: () => void,
  { lockFile = lockOpenFile, ...leaseOptions }: FolderLockOptions = {},
): Promise<() => Promise<void>> {
  makeFolder(folder);
  const path = realpathSync(folder);
  // The file stays when it is released: who removed it would let two servers lock a file of one name each.
  const fd = openSync(join(path, "enamel.lock"), "a", 0o600);
  let lease: Lease | null = null;
  try {
    const kernelLock = lockFile(fd);
    if (kernelLock !== "taken")
      lease = await takeLease(join(path, "enamel.lease"), kernelLock === "held", onLost, leaseOptions);
  } catch (error) {
    closeSync(fd);
    throw error;
  }
  if (lease === null) {
    closeSync(fd);
    throw new FolderInUseError(path);
  }
  const { release } = lease;
  return async () => {
    await release();
    closeSync(fd);
  };
}

/** One level at a time: Node's recursive form never returns below a folder like `/proc` that takes no folders. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/**
 * Node itself cannot lock files. `flock` (util-linux, busybox) locks what we have opened and hand to it; such a lock belongs
 * to the open file (flock(2)), so it stays ours when the program has ended, for as long as this process lives.
 */
export function lockOpenFile(fd: number): KernelLock {
  const { status, stderr } = spawnSync("flock", ["-n", "3"], { stdio: ["ignore", "ignore", "pipe", fd] });
  if (status === 0) return "held";
  // Both end with 1 and say nothing when somebody else has it; a file system without locks is named.
  return status === 1 && stderr.length === 0 ? "taken" : "none";
}
