import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { rowsOf } from "../../../tests/support/rows-of.ts";
import { serverForThisFile } from "../../../tests/support/test-server.ts";
import { createLogger } from "./logger.ts";

const server = serverForThisFile();

/** What a failing statement leaves in the log. */
async function logOf(fail: () => Promise<unknown>): Promise<string> {
  const lines: string[] = [];
  const logger = createLogger("info", { write: (line: string) => void lines.push(line) });
  await fail().then(
    () => {
      throw new Error("It was to fail");
    },
    (error: unknown) => logger.error({ err: error }, "failed"),
  );
  return lines.join("");
}

test("a refused row is named by its rule and its place, not by its values", async () => {
  await server().signIn("priya.raman@clinic.example");
  const again = () =>
    server()
      .database.acrossClinics()
      .execute(
        sql`insert into staff_user (id, username, email, created_at)
            values (gen_random_uuid(), ${"Priya Raman"}, ${"priya.raman@clinic.example"}, now())`,
      );
  const line = await logOf(again);
  expect(line).toContain("staff_user_email_unique");
  expect(line).toContain('"code":"23505"');
  expect(line).toContain("logger.test.ts");
  expect(line).not.toMatch(/priya/i);
});

test("a value that could not be read is not repeated", async () => {
  const line = await logOf(() => rowsOf(server().database, "select 'Priya Raman'::uuid"));
  expect(line).toContain('"code":"22P02"');
  // The statement itself is the program's own; here the test put the name there.
  expect(line.replace("Failed query: select 'Priya Raman'::uuid", "")).not.toMatch(/priya/i);
});

test("a bearer token is never written down", () => {
  const lines: string[] = [];
  const logger = createLogger("info", { write: (line: string) => void lines.push(line) });
  logger.info({ req: { headers: { authorization: "Bearer secret-token" } } }, "asked");
  expect(lines.join("")).not.toContain("secret-token");
});

test("what is no error at all is only named by its kind", () => {
  const lines: string[] = [];
  const logger = createLogger("info", { write: (line: string) => void lines.push(line) });
  logger.error({ err: "Priya Raman" }, "failed");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ err: { type: "string", message: "" }, msg: "failed" });
});
