import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openFreshDatabase } from "../support/fresh-database.ts";

test("each test has a migrated, empty database of its own", async () => {
  const [one, other] = await Promise.all([openFreshDatabase(), openFreshDatabase()]);
  const countClinics = async (from: typeof one) =>
    Number((await from.database.acrossClinics().execute(sql`select count(*) as n from clinic`)).rows[0]?.n);
  await one.database
    .acrossClinics()
    .execute(
      sql`insert into clinic (clinic_id, time_zone, created_at) values (gen_random_uuid(), 'UTC', now())`,
    );
  expect([await countClinics(one), await countClinics(other)]).toEqual([1, 0]);
  expect(one.database.kind).toBe(process.env.TEST_DB === "postgres" ? "postgres" : "embedded");
  await one.close();
  await other.close();
});
