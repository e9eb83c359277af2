import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";

/** Somebody else holds the data folder; the message is for the person who started the server. */
export class FolderInUseError extends Error {
  override readonly name = "FolderInUseError";
}

/**
 * Makes sure that one process alone uses the folder: two PGlites on one folder corrupt it silently.
 * Returns the release. On Linux the lock is an abstract socket, which the kernel frees even after `kill -9`.
 */
export async function lockFolder(
  folder: string,
  platform: NodeJS.Platform = process.platform,
): Promise<() => Promise<void>> {
  makeFolder(folder);
  const path = realpathSync(folder);
  return platform === "linux" ? lockBySocket(path) : lockByFile(path);
}

/** One level at a time: Node's recursive form never returns below a folder like `/proc` that takes no folders. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

function inUse(path: string): FolderInUseError {
  return new FolderInUseError(
    `The data folder ${path} is in use by another Enamel that is still running. Stop that one first, or set DATA_DIR to another folder.`,
  );
}

function lockBySocket(path: string): Promise<() => Promise<void>> {
  const server = createServer((socket) => socket.destroy());
  // A socket's name holds about a hundred bytes, a path may be longer.
  const name = createHash("sha256").update(path).digest("hex");
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(error.code === "EADDRINUSE" ? inUse(path) : error);
    });
    server.listen({ path: `\0enamel:${name}` }, () => {
      server.unref();
      resolve(() => new Promise((done) => server.close(() => done())));
    });
  });
}

async function lockByFile(path: string): Promise<() => Promise<void>> {
  const file = join(path, "enamel.lock");
  if (existsSync(file) && !isAlive(Number(readFileSync(file, "utf8")))) rmSync(file, { force: true });
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") throw inUse(path);
    throw error;
  }
  return async () => rmSync(file, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, under another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
