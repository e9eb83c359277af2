import { createHash } from "node:crypto";

/*
 * What a backup is made of: a text of lines, the same from the embedded database and from PostgreSQL, so that either can be
 * restored from it. A line's first letter says what it is.
 *   B  what it is: version of this form, when, which migrations the rows fit
 *   T  a table follows: its name
 *   R  one of its rows, as PostgreSQL's row_to_json writes it
 *   E  the end: so many rows of each table, and what they add up to. Without it a backup is not whole.
 */

export interface BackupHead {
  form: 1;
  madeAt: string;
  /** When each migration was generated, oldest first; what drizzle keeps as `created_at`. */
  migrations: number[];
}

/** Of one table: the order in which rows are read does not matter. */
export interface Sum {
  rows: number;
  fingerprint: string;
}
export type Sums = Record<string, Sum>;

export const line = {
  begin: (head: BackupHead) => `B${JSON.stringify(head)}`,
  table: (name: string) => `T${name}`,
  row: (json: string) => `R${json}`,
  end: (sums: Sums) => `E${JSON.stringify(sums)}`,
};

/** The message is for the person who restores. */
export class BackupFaultError extends Error {
  override readonly name = "BackupFaultError";
}

const wraps = 1n << 64n;

/** Adds rows up, each by the first 64 bits of its SHA-256: equal sums, equal rows, in whatever order. */
export class Adder {
  #rows = 0;
  #sum = 0n;

  add(json: string): void {
    this.#rows++;
    this.#sum = (this.#sum + createHash("sha256").update(json).digest().readBigUInt64BE()) % wraps;
  }

  sum(): Sum {
    return { rows: this.#rows, fingerprint: this.#sum.toString(16) };
  }
}

/** Names of tables whose rows are not what they were; a table without rows may be missing. */
export function differing(before: Sums, after: Sums): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => {
    const [one, other] = [before[name] ?? nothing, after[name] ?? nothing];
    return one.rows !== other.rows || one.fingerprint !== other.fingerprint;
  });
}

const nothing: Sum = { rows: 0, fingerprint: "0" };

export const rowsOf = (sums: Sums): number => Object.values(sums).reduce((all, { rows }) => all + rows, 0);
