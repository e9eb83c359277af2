import pg from "pg";
import { openEmbedded } from "../embedded-database.ts";

/** One connection, and whatever must end with it. */
export interface Session {
  query<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
  close(): Promise<void>;
}

const connectWithinMs = 10_000;

/** A connection to PostgreSQL without the time limits of the server's own: a backup takes as long as it takes. */
export async function openPostgresSession(databaseUrl: string): Promise<Session> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: "enamel backup",
    connectionTimeoutMillis: connectWithinMs,
    options: "-c TimeZone=UTC -c statement_timeout=0",
    keepAlive: true,
  });
  // What breaks between two statements is told by the next one.
  client.on("error", () => {});
  await client.connect();
  return { query: (text, values) => client.query(text, values) as never, close: () => client.end() };
}

/** The database in `folder/db`, alone; a folder without one gets a copy of the template, or an empty one. */
export async function openEmbeddedSession(
  folder: string,
  templateFolder: string | null = null,
): Promise<Session> {
  const database = await openEmbedded(folder, templateFolder, () => {});
  try {
    const client = await database.pool.connect();
    const query = (text: string, values?: unknown[]) =>
      client.query({ text, values, query_timeout: aDayMs } as pg.QueryConfig);
    return {
      query: query as never,
      close: async () => {
        client.release();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

const aDayMs = 86_400_000;
