import pg from "pg";

const patienceMs = 5_000;

const sentences: Record<string, string> = {
  ECONNREFUSED: "nothing listens there",
  ENOTFOUND: "no machine has this name",
  ETIMEDOUT: "it does not answer in time",
  "28P01": "the name or the password is wrong",
  "28000": "this user is not let in (pg_hba.conf)",
  "3D000": "there is no such database",
};

/** PostgreSQL's major version at that address, or why it cannot be asked; no word of the answer holds the password. */
export async function findPostgresVersion(
  url: string,
): Promise<{ ok: true; major: number } | { ok: false; reason: string }> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patienceMs });
  // A connection that breaks afterwards has been told of by the query.
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version_num: string }>("show server_version_num");
    return { ok: true, major: Math.floor(Number(rows[0]?.server_version_num) / 10_000) };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    return { ok: false, reason: sentences[code] ?? (code ? `error ${code}` : "it does not answer in time") };
  } finally {
    await client.end().catch(() => {});
  }
}
