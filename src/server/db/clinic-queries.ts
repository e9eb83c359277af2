import { createHash } from "node:crypto";
import { and, count, eq, getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { type PgColumn, PgDialect, type PgTable } from "drizzle-orm/pg-core";
import type pg from "pg";
import type { ClinicScope } from "./clinic-scope.ts";

/** Drizzle itself, on the pool or inside a transaction, and the wire below it. */
export type Connection = Pick<NodePgDatabase, "select" | "insert" | "update" | "delete" | "execute"> & {
  $client: Pick<pg.ClientBase, "query">;
};

/** A table whose rows belong to a clinic. */
export type ClinicTable = PgTable & { clinicId: PgColumn };
type Row<T extends ClinicTable> = T["$inferSelect"];
/** A new row without its clinic: the scope fills that in. */
export type NewRow<T extends ClinicTable> = Omit<T["$inferInsert"], "clinicId">;
type Change<T extends ClinicTable> = { [K in keyof NewRow<T>]?: NewRow<T>[K] | SQL | undefined };

export interface FindOptions {
  where?: SQL | undefined;
  orderBy?: SQL[];
  limit?: number;
}

/** Rows wanted of one table. */
export interface Wanted<T extends ClinicTable = ClinicTable> extends FindOptions {
  table: T;
}

/**
 * The only door to a clinic's rows: each statement is bound to the scope's clinic.
 * Values come back as plain objects with instants as epoch milliseconds.
 */
export interface ClinicQueries {
  readonly scope: ClinicScope;
  find<T extends ClinicTable>(table: T, options?: FindOptions): Promise<Row<T>[]>;
  findOne<T extends ClinicTable>(table: T, where?: SQL): Promise<Row<T> | null>;
  /** Rows of several tables in one trip, for what every call reads. On its way when this returns, like `prepared`. */
  findTogether<W extends Record<string, Wanted>>(
    wanted: W,
  ): Promise<{ [K in keyof W]: Row<W[K]["table"]>[] }>;
  count<T extends ClinicTable>(table: T, where?: SQL): Promise<number>;
  insert<T extends ClinicTable>(table: T, ...rows: NewRow<T>[]): Promise<Row<T>[]>;
  /** Without the row as it now stands: built once and planned once per connection, for the hot paths; on its way like `prepared`. */
  insertOne<T extends ClinicTable>(table: T, row: NewRow<T>): Promise<void>;
  /** Like `insert`, but leaves out rows that clash with a unique key; returns those that went in. */
  insertNew<T extends ClinicTable>(table: T, ...rows: NewRow<T>[]): Promise<Row<T>[]>;
  /**
   * Like `insertNew`, with what follows from the rows that go in in the same statement: `follow` reads them from the table
   * `fresh`. Says how many went in.
   */
  insertNewWith<T extends ClinicTable>(table: T, rows: readonly NewRow<T>[], follow: SQL): Promise<number>;
  /** Inserts, or overwrites the row with the same `key`. */
  upsert<T extends ClinicTable>(table: T, row: NewRow<T>, key: PgColumn[]): Promise<Row<T>[]>;
  /** On its way when this returns, like `prepared`. */
  update<T extends ClinicTable>(table: T, change: Change<T>, where: SQL | undefined): Promise<Row<T>[]>;
  remove<T extends ClinicTable>(table: T, where: SQL | undefined): Promise<Row<T>[]>;
  /** A statement written out; `clinicId` must stand in its condition. */
  rows<R extends Record<string, unknown>>(statement: (clinicId: SQL) => SQL): Promise<R[]>;
  /**
   * One that is planned once per connection, for the hot paths: `$1` is the clinic, `values` are `$2` and on. It is on its
   * way when this returns: those begun one after the other in one transaction are carried out in that order.
   */
  prepared<R extends Record<string, unknown>>(name: string, text: string, values: unknown[]): Promise<R[]>;
}

export function clinicQueries(connection: Connection, scope: ClinicScope): ClinicQueries {
  // In brackets of its own: a written-out `a or b` would otherwise reach past the clinic.
  const mine = (table: ClinicTable, where?: SQL) =>
    and(eq(table.clinicId, scope.clinicId), where && sql`(${where})`);
  const owned = <T extends ClinicTable>(rows: readonly NewRow<T>[]) =>
    rows.map((row) => ({ ...row, clinicId: scope.clinicId })) as T["$inferInsert"][];

  // Drizzle computes a result type per table; behind a type parameter it cannot, so rows are cast to the table's own.
  const selecting = (table: ClinicTable, options: FindOptions) => {
    const query = connection
      .select()
      .from(table as PgTable)
      .where(mine(table, options.where))
      .$dynamic();
    if (options.orderBy) query.orderBy(...options.orderBy);
    if (options.limit !== undefined) query.limit(options.limit);
    return query;
  };
  const find = async <T extends ClinicTable>(table: T, options: FindOptions = {}) =>
    (await selecting(table, options)) as Row<T>[];

  const partOf = ({ table, ...options }: Wanted): SQL =>
    sql`(select coalesce(json_agg(found), '[]') from ${selecting(table, options)} found)`;
  /** The text of a part that names no value but the clinic, which is the first; null for one that names others. */
  const standingPart = (wanted: Wanted): string | null => {
    const known = standingParts.get(wanted);
    if (known !== undefined) return known;
    const { sql: text, params } = dialect.sqlToQuery(partOf(wanted));
    const standing = params.length === 1 ? text : null;
    standingParts.set(wanted, standing);
    return standing;
  };
  const togetherOf = (wanted: Record<string, Wanted>): { text: string; values: unknown[] } => {
    const entries = Object.entries(wanted);
    const standing = entries.map(([name, each]) => [standingPart(each), name] as const);
    if (standing.every(([text]) => text !== null)) {
      const parts = standing.map(([text, name]) => `${text} as "${name}"`);
      return { text: `select ${parts.join(", ")}`, values: [scope.clinicId] };
    }
    const parts = entries.map(([name, each]) => sql`${partOf(each)} as ${sql.identifier(name)}`);
    const { sql: text, params } = dialect.sqlToQuery(sql`select ${sql.join(parts, sql`, `)}`);
    return { text, values: params };
  };

  return {
    scope,
    find,
    findTogether: async (wanted) => {
      const { text, values } = togetherOf(wanted);
      // Every call asks it several times, and planning it takes as long as answering it.
      const statement = { name: `together_${hashOf(text)}`, text, values };
      const { rows } = await connection.$client.query<Record<string, Record<string, unknown>[]>>(statement);
      const [found] = rows;
      const read = ([name, { table }]: [string, Wanted]) => [name, found?.[name]?.map(rowReader(table))];
      return Object.fromEntries(Object.entries(wanted).map(read));
    },
    findOne: async (table, where) => (await find(table, { where, limit: 1 }))[0] ?? null,
    count: async (table, where) => {
      const [row] = await connection
        .select({ n: count() })
        .from(table as PgTable)
        .where(mine(table, where));
      return row?.n ?? 0;
    },
    insert: async (table, ...rows) =>
      rows.length === 0
        ? []
        : ((await connection.insert(table).values(owned(rows)).returning()) as Row<typeof table>[]),
    insertOne: async (table, row) => {
      const { text, values } = insertionOf(table, { ...row, clinicId: scope.clinicId });
      await connection.$client.query({ name: `insert_${hashOf(text)}`, text, values });
    },
    insertNew: async (table, ...rows) =>
      rows.length === 0
        ? []
        : ((await connection.insert(table).values(owned(rows)).onConflictDoNothing().returning()) as Row<
            typeof table
          >[]),
    insertNewWith: async (table, rows, follow) => {
      if (rows.length === 0) return 0;
      const fresh = connection.insert(table).values(owned(rows)).onConflictDoNothing().returning();
      const { sql: text, params } = dialect.sqlToQuery(
        sql`with fresh as ${fresh}, followed as (${follow}) select count(*)::int as n from fresh`,
      );
      // A statement for each number of rows: those that come with every booking are planned once.
      const name = rows.length <= mostPlannedRows ? { name: `insert_with_${hashOf(text)}` } : {};
      const result = await connection.$client.query<{ n: number }>({ ...name, text, values: params });
      return result.rows[0]?.n ?? 0;
    },
    upsert: async (table, row, key) =>
      (await connection
        .insert(table)
        .values(owned([row]))
        .onConflictDoUpdate({ target: key, set: row as never, setWhere: mine(table) as SQL })
        .returning()) as Row<typeof table>[],
    update: async (table, change, where) =>
      (await connection
        .update(table)
        .set(change as never)
        .where(mine(table, where))
        .returning()
        .execute()) as Row<typeof table>[],
    remove: async (table, where) =>
      (await connection.delete(table).where(mine(table, where)).returning()) as Row<typeof table>[],
    rows: async (statement) => {
      const result = await connection.execute(statement(sql`${scope.clinicId}::uuid`));
      return result.rows as never;
    },
    prepared: async (name, text, values) =>
      (await connection.$client.query({ name, text, values: [scope.clinicId, ...values] })).rows,
  };
}

const dialect = new PgDialect();
/** What every call reads of its clinic is built once. */
const standingParts = new WeakMap<Wanted, string | null>();
const mostPlannedRows = 4;

const hashes = new Map<string, string>();
/** Short enough for the name of a statement, and the same for the same text. */
function hashOf(text: string): string {
  const known = hashes.get(text);
  if (known !== undefined) return known;
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 32);
  hashes.set(text, hash);
  return hash;
}

const columnsOfTables = new WeakMap<ClinicTable, readonly (readonly [string, PgColumn])[]>();
function columnsOf(table: ClinicTable): readonly (readonly [string, PgColumn])[] {
  const columns = columnsOfTables.get(table) ?? Object.entries(getTableColumns(table));
  columnsOfTables.set(table, columns);
  return columns;
}

/** The columns that the row has; the others are left to their defaults. */
function insertionOf(table: ClinicTable, row: Record<string, unknown>): { text: string; values: unknown[] } {
  const given = columnsOf(table).filter(([key]) => row[key] !== undefined);
  const names = given.map(([, column]) => `"${column.name}"`).join(", ");
  const places = given.map((_, index) => `$${index + 1}`).join(", ");
  return {
    text: `insert into "${getTableName(table)}" (${names}) values (${places})`,
    values: given.map(([key, column]) => (row[key] === null ? null : column.mapToDriverValue(row[key]))),
  };
}

/** Reads a row that came as JSON, by the table's own columns. */
function rowReader(table: ClinicTable) {
  const columns = columnsOf(table);
  return (json: Record<string, unknown>) =>
    Object.fromEntries(
      columns.map(([key, column]) => {
        const value = json[column.name] ?? null;
        return [key, value === null ? null : column.mapFromDriverValue(value)];
      }),
    );
}
