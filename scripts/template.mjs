// A migrated, empty database folder: a first start copies it instead of creating a cluster, 0.5 s instead of 3 s.
import { createHash } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./prepare.mjs";

function contentsFingerprint() {
  const hash = createHash("sha256").update(readFileSync(join(root, "package-lock.json")));
  const db = join(root, "src", "server", "db");
  for (const entry of readdirSync(db, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !/\.(sql|mjs)$|^migrate\.ts$/.test(entry.name)) continue;
    hash.update(entry.name).update(readFileSync(join(entry.parentPath ?? entry.path, entry.name)));
  }
  return hash.digest("hex").slice(0, 16);
}

/** Folder of the template for the present migrations; made once and kept until they change. */
export async function templateFolder() {
  const folder = join(root, "node_modules", ".cache", "enamel", `template-${contentsFingerprint()}`);
  if (existsSync(folder)) return folder;
  mkdirSync(dirname(folder), { recursive: true });
  const unfinished = mkdtempSync(`${folder}-`);
  try {
    const { register } = await import("tsx/esm/api");
    const unregister = register();
    const { openDatabase } = await import("../src/server/db/database.ts");
    const database = await openDatabase({
      databaseUrl: null,
      dataFolder: unfinished,
      templateFolder: null,
      poolSize: 1,
      onError: (error) => {
        throw error;
      },
    });
    await database.close();
    await unregister();
    openToAll(join(unfinished, "db"));
    // Somebody else may have been as fast.
    if (!existsSync(folder)) renameSync(join(unfinished, "db"), folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return folder;
}

/** It holds nobody's data, and the user who runs the server may be another than the one who built it. */
function openToAll(folder) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath ?? entry.path, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}
