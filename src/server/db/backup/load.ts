import { applyMigrations, knownMigrations } from "../migrate.ts";
import { BackupFaultError, type BackupHead, differing, type Sums } from "./contents.ts";
import { appliedMigrations, quoted, sumsOf, tablesOf } from "./dump.ts";
import type { Session } from "./session.ts";

const rowsAtOnce = 500;
const charactersAtOnce = 1_000_000;

export interface Loaded {
  head: BackupHead;
  sums: Sums;
}

/**
 * Puts a backup in the place of everything that the database holds, in one transaction: all of it or nothing. The rows go into
 * the schema that they fit, are read again and compared, and only then is the schema brought up to date.
 */
export async function loadLines(session: Session, lines: AsyncIterable<string>): Promise<Loaded> {
  await session.query("begin");
  try {
    // Another server that still reads would be waited for without end.
    await session.query("set local lock_timeout = '10s'");
    await session.query("set local client_min_messages = warning");
    const loaded = await loadInto(session, lines);
    await session.query("commit");
    return loaded;
  } catch (error) {
    await session.query("rollback").catch(() => {
      // The connection is gone, and the transaction with it.
    });
    throw error;
  }
}

async function loadInto(session: Session, lines: AsyncIterable<string>): Promise<Loaded> {
  let head: BackupHead | null = null;
  let rebuild: () => Promise<void> = async () => {};
  let table: string | null = null;
  let told: Sums | null = null;
  const batch = rowBatch(session);
  for await (const text of lines) {
    const [kind, rest] = [text[0], text.slice(1)];
    if (told !== null) throw new BackupFaultError("There is something behind the end of this backup.");
    if (kind === "R" && table !== null) await batch.add(table, rest);
    else if (kind === "T" && head !== null) {
      await batch.flush();
      table = rest;
    } else if (kind === "B" && head === null) {
      head = readHead(rest);
      await makeSchema(session, head.migrations);
      rebuild = await withoutChecks(session);
    } else if (kind === "E" && head !== null) {
      await batch.flush();
      told = JSON.parse(rest) as Sums;
    } else throw new BackupFaultError("This is not a backup of Enamel.");
  }
  if (head === null || told === null)
    throw new BackupFaultError("This backup is not whole: its end is missing.");
  await rebuild();
  const wrong = differing(told, await sumsOf(session));
  if (wrong.length > 0)
    throw new BackupFaultError(
      `These tables are not what they were when they were backed up: ${wrong.join(", ")}.`,
    );
  await applyMigrations(session, {});
  return { head, sums: told };
}

function readHead(text: string): BackupHead {
  const head = JSON.parse(text) as BackupHead;
  const known = new Set(knownMigrations());
  if (head.form !== 1 || head.migrations.some((migration) => !known.has(migration)))
    throw new BackupFaultError(
      "This backup was made by a newer version of Enamel. Restore it with that version, or a newer one.",
    );
  return head;
}

/** Statements of many rows: one for each row would take ten times as long. */
function rowBatch(session: Session) {
  let rows: string[] = [];
  let characters = 0;
  let into: string | null = null;
  const flush = async () => {
    if (into === null || rows.length === 0) return;
    const name = quoted(into);
    await session.query(
      `insert into public.${name} select * from json_populate_recordset(null::public.${name}, $1::json)`,
      [`[${rows.join(",")}]`],
    );
    rows = [];
    characters = 0;
  };
  return {
    flush,
    add: async (table: string, row: string) => {
      into = table;
      rows.push(row);
      characters += row.length;
      if (rows.length >= rowsAtOnce || characters >= charactersAtOnce) await flush();
    },
  };
}

/**
 * Empty tables, and while the rows come, in whatever order: no foreign keys, and none of our triggers, which would write jobs for bookings that were
 * made long ago. What it returns puts both back, and checks every key.
 */
async function withoutChecks(session: Session): Promise<() => Promise<void>> {
  const tables = await tablesOf(session);
  const { rows: keys } = await session.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  for (const { table, name } of keys)
    await session.query(`alter table ${table} drop constraint ${quoted(name)}`);
  for (const table of tables) await session.query(`alter table public.${quoted(table)} disable trigger user`);
  // Rows that only migrations write are in the backup as well.
  await session.query(`truncate ${tables.map((table) => `public.${quoted(table)}`).join(", ")}`);
  return async () => {
    await session.query("set constraints all immediate");
    for (const { table, name, definition } of keys)
      await session.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
    for (const table of tables)
      await session.query(`alter table public.${quoted(table)} enable trigger user`);
  };
}

/** The schema that these migrations make, whatever is in it. */
async function makeSchema(session: Session, migrations: readonly number[]): Promise<void> {
  const applied = await appliedMigrations(session);
  if (applied.join() !== migrations.join()) {
    await empty(session);
    await applyMigrations(session, { upTo: migrations.at(-1) });
  }
}

/** Tables, functions and the book of migrations. Extensions stay: to make them again may need more rights than we have. */
async function empty(session: Session): Promise<void> {
  for (const table of await tablesOf(session))
    await session.query(`drop table public.${quoted(table)} cascade`);
  const { rows } = await session.query<{ signature: string }>(`
    select p.oid::regprocedure::text as signature from pg_proc p
     where p.pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`);
  for (const { signature } of rows) await session.query(`drop routine ${signature} cascade`);
  await session.query("drop schema if exists drizzle cascade");
}

/** Whether anything is in there that a restore would put an end to. */
export async function holdsRows(session: Session): Promise<boolean> {
  for (const table of await tablesOf(session)) {
    const { rows } = await session.query(`select 1 from public.${quoted(table)} limit 1`);
    if (rows.length > 0) return true;
  }
  return false;
}

/** Other connections to this database: a server that is still running, or a person who looks at it. */
export async function countOthers(session: Session): Promise<number> {
  const { rows } = await session.query<{ others: number }>(`
    select count(*)::int as others from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`);
  return rows[0]?.others ?? 0;
}
