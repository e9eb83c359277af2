import type pg from "pg";

/** What of a client's inside is touched: the wire below it. */
interface Wired {
  connection: { stream: { cork(): void; uncork(): void } };
}

/** Statements that are begun one right after the other go out in one packet: each of its own would wake the database anew. */
export function sendTogether(client: pg.PoolClient): void {
  const { stream } = (client as pg.PoolClient & Wired).connection;
  const ask = client.query.bind(client) as (...request: unknown[]) => unknown;
  let isGathering = false;
  const gather = (): void => {
    if (isGathering) return;
    isGathering = true;
    stream.cork();
    queueMicrotask(() => {
      isGathering = false;
      stream.uncork();
    });
  };
  const query = (...request: unknown[]): unknown => {
    gather();
    return ask(...request);
  };
  Object.assign(client, { query });
}
