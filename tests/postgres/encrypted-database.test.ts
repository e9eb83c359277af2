import { chownSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openPostgres } from "#server/db/postgres.ts";
import {
  folderForPostgres,
  initCluster,
  postgresPrograms,
  startCluster,
} from "../../scripts/processes/throwaway-postgres.mjs";
import { makeCertificate } from "../support/stand-in-certificates.ts";

const programs = postgresPrograms();
const throwIt = (error: Error) => {
  throw error;
};

test.skipIf(programs === null)(
  "with sslmode=verify-full rows travel encrypted, and nothing is said to a server that nobody vouches for, or to one without TLS [SYS-5]",
  async () => {
    if (programs === null) throw new Error("This machine has no PostgreSQL");
    const folder = folderForPostgres(programs);
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const [own, foreign] = ["own", "foreign"].map((name) => {
      mkdirSync(join(folder, name));
      return makeCertificate(join(folder, name), ["127.0.0.1"]);
    });
    if (!own || !foreign) return console.warn("NOT TESTED: without OpenSSL there is no certificate.");
    const data = join(folder, "data");
    initCluster(programs, data);
    const { uid, gid } = programs.owner;
    const [key, cert] = ["key.pem", "cert.pem"].map((name) => join(folder, "own", name));
    if (uid !== undefined && gid !== undefined) chownSync(key ?? "", uid, gid);

    const asked = async (url: string) => {
      const pool = openPostgres(url, 1, throwIt);
      const query = "select ssl from pg_stat_ssl where pid = pg_backend_pid()";
      return pool.query<{ ssl: boolean }>(query).finally(() => pool.end());
    };
    const { authorityFile } = own;
    const verified = (url: string, authority = authorityFile) =>
      `${url}?sslmode=verify-full&sslrootcert=${encodeURIComponent(authority)}`;
    const inTheOpen = await startCluster(programs, data);
    await expect(asked(verified(inTheOpen.url))).rejects.toThrow("does not support SSL");
    await inTheOpen.stop();

    const server = await startCluster(programs, data, [
      "ssl=on",
      `ssl_cert_file=${cert}`,
      `ssl_key_file=${key}`,
    ]);
    onTestFinished(() => server.stop());
    expect((await asked(verified(server.url))).rows).toEqual([{ ssl: true }]);
    await expect(asked(verified(server.url, foreign.authorityFile))).rejects.toThrow(/certificate/);
  },
);
