// `node --import` it: files in DATA_DIR are on a disk that is full as soon as the file `full` lies beside them.
// Below everything of the product and of PGlite, so it also works where nobody may mount a small disk.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { isMainThread } from "node:worker_threads";

const folder = process.env.DATA_DIR ?? "";
const isFull = () => fs.existsSync(join(folder, "full"));
/** Whether the disk says beforehand that it will be full soon, as one does that is filled slowly. */
const isSudden = () => fs.existsSync(join(folder, "sudden"));

const { statfsSync, writeSync } = fs;
fs.statfsSync = (path, options) => {
  const found = statfsSync(path, options);
  return isFull() && !isSudden() ? { ...found, bavail: 0, bfree: 0 } : found;
};

const noSpace = () =>
  Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC", errno: -28 });
const isGrowing = (fd, length, position) =>
  fs.fstatSync(fd).isFile() && (position ?? 0) + (length ?? 0) > fs.fstatSync(fd).size;
fs.writeSync = (fd, buffer, offset, length, position) => {
  // The database's thread writes nothing else.
  if (!isMainThread && isFull() && isGrowing(fd, length, position)) throw noSpace();
  return writeSync(fd, buffer, offset, length, position);
};
syncBuiltinESMExports();
