import type pg from "pg";

/** Fills whatever tables a schema has with a few rows each, by what the database itself says of them. */

type Pool = Pick<pg.Pool, "query">;

interface Column {
  table: string;
  name: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
}
interface Reference {
  table: string;
  columns: string[];
  to: string;
  toColumns: string[];
}

const rowsEach = 3;

export async function tablesOf(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  return rows.map(({ name }) => name);
}

const columnsOf = async (pool: Pool): Promise<Column[]> =>
  (
    await pool.query<Column>(
      `select table_name as table, column_name as name, udt_name as type,
              is_nullable = 'YES' as "isNullable", column_default is not null as "hasDefault"
         from information_schema.columns
        where table_schema = 'public' and is_generated = 'NEVER' order by table_name, ordinal_position`,
    )
  ).rows;

const referencesOf = async (pool: Pool): Promise<Reference[]> =>
  (
    await pool.query<Reference>(
      `select c.conrelid::regclass::text as table, c.confrelid::regclass::text as to,
              array(select attname::text from unnest(c.conkey) with ordinality k(n, o)
                     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.n order by o) as columns,
              array(select attname::text from unnest(c.confkey) with ordinality k(n, o)
                     join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.n order by o) as "toColumns"
         from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace`,
    )
  ).rows;

const uuid = (table: number, row: number) =>
  `00000000-0000-4000-8000-${String(table).padStart(6, "0")}${String(row).padStart(6, "0")}`;
const dayMs = 86_400_000;
const start = Date.parse("2026-03-02T00:00:00Z");

/** Words that a column takes where any text will not do. */
const words: Readonly<Record<string, string>> = {
  time_zone: "Australia/Sydney",
  local_time: "10:00",
  from_time: "10:00",
  to_time: "11:00",
  start_time: "09:00",
  end_time: "17:00",
  "appointment.status": "confirmed",
  "message.direction": "out",
  "message.channel": "sms",
  "message.purpose": "reminder",
  "message.status": "sent",
  "call.channel": "phone",
  "call.direction": "inbound",
  "call.outcome": "booked",
  "staff_user.role": "Admin",
  "pms_write.state": "written",
  "test_appointment.status": "confirmed",
};

function valueFor({ table, name, type }: Column, tableNumber: number, row: number): unknown {
  const at = start + row * dayMs;
  switch (type) {
    case "uuid":
      return uuid(tableNumber, row);
    case "timestamptz":
      // What ends does so after it began.
      return new Date(
        at + (/^(?:end|expires|until|to_|closed|finished)/.test(name) ? 1_800_000 : 0),
      ).toISOString();
    case "date":
      return new Date(at).toISOString().slice(0, 10);
    case "bool":
      return false;
    case "int2":
    case "int4":
    case "int8":
    case "float8":
    case "numeric":
      return row + 1;
    case "jsonb":
    case "json":
      return "[]";
    case "bytea":
      return Buffer.from([row]);
    default:
      return type.startsWith("_")
        ? []
        : (words[`${table}.${name}`] ?? words[name] ?? `${name} ${table} ${row}`);
  }
}

/** Tables before those that refer to them. */
function inOrder(tables: readonly string[], references: readonly Reference[]): string[] {
  const done: string[] = [];
  const visit = (table: string, path: readonly string[]) => {
    if (done.includes(table) || path.includes(table)) return;
    for (const { to } of references.filter((one) => one.table === table)) visit(to, [...path, table]);
    done.push(table);
  };
  for (const table of tables) visit(table, []);
  return done;
}

/** Rows in every table; throws where one takes none. */
export async function fillTables(pool: Pool): Promise<void> {
  const [tables, columns, references] = [
    await tablesOf(pool),
    await columnsOf(pool),
    await referencesOf(pool),
  ];
  const order = inOrder(tables, references);
  const numberOf = (table: string) => tables.indexOf(table) + 1;
  for (const table of order) {
    // What a trigger has filled already has rows enough.
    const { rows: found } = await pool.query(`select 1 from "${table}" limit 1`);
    if (found.length > 0) continue;
    const own = columns.filter((column) => column.table === table);
    for (let row = 0; row < rowsEach; row++) {
      const values = new Map<string, unknown>(
        own.map((column) => [column.name, valueFor(column, numberOf(table), row)]),
      );
      for (const { columns: from, to, toColumns } of references.filter((one) => one.table === table))
        for (const [i, column] of from.entries()) {
          const target = columns.find((one) => one.table === to && one.name === toColumns[i]);
          const isLater = order.indexOf(to) >= order.indexOf(table);
          if (!target) continue;
          values.set(column, isLater ? null : await standing(pool, to, target.name, row));
        }
      const names = [...values.keys()];
      await pool.query(
        `insert into "${table}" (${names.map((name) => `"${name}"`).join(", ")})
         values (${names.map((_, i) => `$${i + 1}`).join(", ")})`,
        names.map((name) => values.get(name)),
      );
    }
  }
}

/** The value of that column in the row of this number. */
async function standing(pool: Pool, table: string, column: string, row: number): Promise<unknown> {
  const { rows } = await pool.query(
    `select "${column}" as value from "${table}" order by 1 offset $1 limit 1`,
    [row],
  );
  return rows[0]?.value ?? null;
}
