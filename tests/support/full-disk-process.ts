import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "#server/db/database.ts";
import { outageOf } from "#server/db/database-errors.ts";

/**
 * A process whose disk fills up in the middle of a commit and has room again later, with `full-disk.mjs` below it:
 * `node --import full-disk.mjs --import tsx full-disk-process.ts <template>`. Prints what it saw as one line of JSON.
 */
const folder = process.env.DATA_DIR ?? "";
const [templateFolder = ""] = process.argv.slice(2);
const errors: string[] = [];
const database = await openDatabase({
  databaseUrl: null,
  dataFolder: folder,
  templateFolder,
  poolSize: 1,
  onError: (error) => errors.push(error.message),
});
const connection = database.acrossClinics();
await connection.execute("create table kept (n int)");
const acknowledged: number[] = [];
const put = async (n: number) => {
  await connection.execute(`insert into kept values (${n})`);
  acknowledged.push(n);
};
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => "kept",
    (error: unknown) => outageOf(error) ?? String(error),
  );
const retryUntil = async (wanted: string, work: () => Promise<unknown>) => {
  for (;;) {
    const found = await outcome(work());
    if (found === wanted) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

for (let n = 0; n < 10; n++) await put(n);
writeFileSync(join(folder, "sudden"), "");
writeFileSync(join(folder, "full"), "");
// Each begins a new file of the log, for which there is no room.
const whileFull = await outcome(
  (async () => {
    for (let n = 10; n < 20; n++) {
      await connection.execute("select pg_switch_wal()");
      await put(n);
    }
  })(),
);
// Whoever asks meanwhile is answered one way or the other.
const meanwhile = await Promise.all([1, 2, 3].map(() => outcome(connection.execute("select 1"))));
rmSync(join(folder, "full"));
await retryUntil("kept", () => put(100));
const { rows } = await connection.execute("select n from kept order by n");
const found = new Set(rows.map(({ n }) => n));
console.log(
  JSON.stringify({ whileFull, meanwhile, lost: acknowledged.filter((n) => !found.has(n)), errors }),
);
await database.close();
