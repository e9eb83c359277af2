// Where tests keep data that nobody needs afterwards: in memory where the machine has room for that,
// since a database that flushes every commit waits for the disk most of the time.
import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const inMemory = "/dev/shm";
const roomNeeded = 2 ** 31;

function quickPlace() {
  try {
    accessSync(inMemory, constants.W_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    if (bavail * bsize > roomNeeded) return inMemory;
  } catch {
    // Not a Linux, or not ours to write to.
  }
  return tmpdir();
}

const made = new Set();
process.once("exit", () => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** A new folder of its own; gone when `remove` is called or the process ends. */
export function quickFolder(prefix) {
  const path = mkdtempSync(join(quickPlace(), prefix));
  made.add(path);
  return {
    path,
    remove: () => {
      made.delete(path);
      // A database that was killed may still be giving up its last files.
      rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}
