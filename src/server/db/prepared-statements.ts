import { createHash } from "node:crypto";
import type pg from "pg";

/** Asked so often, a statement will be asked again. */
const plannedFrom = 3;
/** Texts that are remembered; lists of many lengths have as many texts. */
const mostTexts = 500;

type Query = (...request: unknown[]) => unknown;
interface Statement {
  name?: string;
  text: string;
}

/**
 * What a connection is asked again and again is parsed and planned once for it: for a short statement that takes longer than
 * to answer it. Only statements with values, of which the protocol allows no two in one text.
 */
export function prepareRepeated(client: pg.PoolClient): void {
  const ask = client.query.bind(client) as Query;
  const repeated: Query = (first, values, ...rest) =>
    isNameless(first) && Array.isArray(values) && values.length > 0
      ? ask({ ...first, ...nameOf(first.text) }, values, ...rest)
      : ask(first, values, ...rest);
  Object.assign(client, { query: repeated });
}

const isNameless = (request: unknown): request is Statement =>
  typeof request === "object" &&
  request !== null &&
  "text" in request &&
  !("name" in request && request.name !== undefined) &&
  !("submit" in request);

/** How often each text was asked, on whatever connection, and its name from then on. */
const seen = new Map<string, { times: number; name: string }>();

function nameOf(text: string): { name?: string } {
  const known = seen.get(text);
  if (known === undefined) {
    if (seen.size >= mostTexts) forgetRare();
    if (seen.size < mostTexts) seen.set(text, { times: 1, name: "" });
    return {};
  }
  known.times++;
  if (known.times < plannedFrom) return {};
  known.name ||= `repeated_${createHash("sha256").update(text).digest("hex").slice(0, 32)}`;
  return { name: known.name };
}

/** Those without a name; when all have one, nothing more is planned. */
function forgetRare(): void {
  for (const [text, { name }] of seen) if (name === "") seen.delete(text);
}
