import { Adder, BackupFaultError, line, type Sums } from "./contents.ts";
import type { Session } from "./session.ts";

const rowsAtOnce = 500;

/** The lines of a backup, all as they were at one moment, while others go on writing. Throws a `BackupFaultError` on a database that is not ours. */
export async function* dumpLines(session: Session, madeAt: number): AsyncGenerator<string> {
  await session.query("begin transaction isolation level repeatable read read only");
  try {
    const migrations = await appliedMigrations(session);
    if (migrations.length === 0)
      throw new BackupFaultError("There is nothing to back up: this database was never used by Enamel.");
    yield line.begin({ form: 1, madeAt: new Date(madeAt).toISOString(), migrations });
    const sums: Sums = {};
    for (const table of await tablesOf(session)) {
      const adder = new Adder();
      yield line.table(table);
      for await (const row of rowsIn(session, table)) {
        adder.add(row);
        yield line.row(row);
      }
      sums[table] = adder.sum();
    }
    yield line.end(sums);
  } finally {
    await session.query("rollback").catch(() => {
      // The connection is gone, and the transaction with it; what broke it is on its way to the caller.
    });
  }
}

/** What the tables hold now, within whatever transaction is open. */
export async function sumsOf(session: Session): Promise<Sums> {
  const sums: Sums = {};
  for (const table of await tablesOf(session)) {
    const adder = new Adder();
    for await (const row of rowsIn(session, table)) adder.add(row);
    sums[table] = adder.sum();
  }
  return sums;
}

/** Oldest first; empty where Enamel has never been. */
export async function appliedMigrations(session: Session): Promise<number[]> {
  const { rows: found } = await session.query<{ name: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as name",
  );
  if (found[0]?.name == null) return [];
  const { rows } = await session.query<{ at: number }>(
    "select created_at::float8 as at from drizzle.__drizzle_migrations order by created_at",
  );
  return rows.map(({ at }) => at);
}

/** Those of an extension are not ours to keep. */
export async function tablesOf(session: Session): Promise<string[]> {
  const { rows } = await session.query<{ name: string }>(`
    select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     order by c.relname collate "C"`);
  return rows.map(({ name }) => name);
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

async function* rowsIn(session: Session, table: string): AsyncGenerator<string> {
  await session.query(
    `declare backup_rows no scroll cursor for select row_to_json(t)::text as json from public.${quoted(table)} t`,
  );
  for (;;) {
    const { rows } = await session.query<{ json: string }>(`fetch ${rowsAtOnce} from backup_rows`);
    for (const { json } of rows) yield json;
    if (rows.length < rowsAtOnce) break;
  }
  await session.query("close backup_rows");
}
