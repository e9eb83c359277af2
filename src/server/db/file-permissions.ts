import { chmodSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";

const ownerOnlyFolder = 0o700;
const ownerOnlyFile = 0o600;
const stickyBit = 0o1000;

/**
 * Patients' rows lie here in plain text: what an earlier version left in `cluster` becomes its owner's alone (what is written
 * now is anyway, see the thread's file system). The folder around it is closed too unless many share it, as they do `/tmp`.
 * Does nothing where the system knows no such rights; a folder of another user's is reported, not refused.
 */
export function restrictToOwner(folder: string, cluster: string): void {
  if ((lstatSync(folder).mode & stickyBit) === 0) restrict(folder, ownerOnlyFolder);
  restrict(cluster, ownerOnlyFolder);
  for (const entry of readdirSync(cluster, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    restrict(join(entry.parentPath, entry.name), entry.isDirectory() ? ownerOnlyFolder : ownerOnlyFile);
  }
}

function restrict(path: string, mode: number): void {
  if ((lstatSync(path).mode & 0o077) === 0) return;
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (!["EPERM", "ENOTSUP", "EROFS"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
    process.emitWarning(`${path} can be read by other users of this machine: it belongs to somebody else.`);
  }
}
