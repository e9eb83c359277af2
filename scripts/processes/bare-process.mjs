// The least a server with one query can be: Fastify, a validated body, the times booked on a day, sixteen times as the answer. The
// yardstick of bench/start.ts, on the same database as the product. `BARE_DATABASE_URL` or `BARE_CLUSTER` says which.
import Fastify from "fastify";

const query = `select chair_id, extract(epoch from starts_at) as start, extract(epoch from ends_at) as "end"
                 from appointment where local_date = $1::text::date and status <> 'cancelled'`;

async function openQuery() {
  const { BARE_DATABASE_URL: connectionString, BARE_CLUSTER: cluster } = process.env;
  if (connectionString) {
    const { default: pg } = await import("pg");
    const pool = new pg.Pool({ connectionString, max: 30 });
    return (date) => pool.query({ name: "day", text: query, values: [date] });
  }
  const { PGlite } = await import("@electric-sql/pglite");
  const { btree_gist } = await import("@electric-sql/pglite/contrib/btree_gist");
  const { pg_trgm } = await import("@electric-sql/pglite/contrib/pg_trgm");
  const database = await PGlite.create(cluster, { extensions: { btree_gist, pg_trgm } });
  return (date) => database.query(query, [date]);
}

const bookedOn = await openQuery();
const times = Array.from(
  { length: 16 },
  (_, i) => `${String(9 + (i >> 1)).padStart(2, "0")}:${i % 2 ? "30" : "00"}`,
);
const body = {
  type: "object",
  required: ["requestedDate"],
  properties: { requestedDate: { type: "string", pattern: String.raw`^\d{4}-\d{2}-\d{2}$` } },
};
const reply = {
  type: "object",
  properties: { availableSlots: { type: "array", items: { type: "string" } } },
};

const app = Fastify();
app.post("/api/availability", { schema: { body, response: { 200: reply } } }, async (request) => {
  const { rows } = await bookedOn(request.body.requestedDate);
  const taken = new Set(rows.map(({ start }) => new Date(start * 1_000).toISOString().slice(11, 16)));
  return { availableSlots: times.filter((time) => !taken.has(time)) };
});
console.log(await app.listen({ host: "127.0.0.1", port: 0 }));
