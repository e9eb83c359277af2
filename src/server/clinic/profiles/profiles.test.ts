import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newId } from "#kernel/ids.ts";
import { rowsOf } from "../../../../tests/support/rows-of.ts";
import { serverForThisFile } from "../../../../tests/support/test-server.ts";
import { findClinicProfile } from "../service.ts";
import { createProfiles } from "./service.ts";

const server = serverForThisFile();
const at = "2026-08-11T01:42:00Z";

/** Each as another server would write it, past everything that this one knows. */
const changes = (clinicId: string) => {
  const member = newId(0);
  const opening = '{"weekdays":{"start":"09:00","end":"17:00"},"weekends":{"start":"","end":""}}';
  return [
    `update clinic set assistant_paused = true where clinic_id = '${clinicId}'`,
    `insert into knowledge_base (clinic_id, clinic_name, address, phone_number, email, website, business_hours, services,
         specializations, emergency_contact, emergency_hours, additional_info, updated_at)
       values ('${clinicId}', 'Wharf Dental', '', '', '', '', '${opening}', '[]', '[]', '',
         '{"available":false,"contact":"","hours":""}', '', '${at}')`,
    `update knowledge_base set clinic_name = 'Pier Dental' where clinic_id = '${clinicId}'`,
    `insert into booking_setting (clinic_id, holiday_state, updated_at) values ('${clinicId}', 'NSW', '${at}')`,
    `insert into closure (id, clinic_id, from_date, to_date, reason, created_by_username, created_at)
       values ('${newId(0)}', '${clinicId}', '2026-08-20', '2026-08-21', 'Painters', 'Alex', '${at}')`,
    `delete from closure where clinic_id = '${clinicId}'`,
    `update treatment set duration_minutes = duration_minutes + 15 where clinic_id = '${clinicId}'`,
    `insert into roster_member (id, clinic_id, name, role, weekdays, takes_bookings, created_at)
       values ('${member}', '${clinicId}', 'Dr Okafor', 'Dentist', '[1,2]', true, '${at}')`,
    `insert into roster_leave (id, clinic_id, member_id, from_date, to_date, status, created_by_username, created_at)
       values ('${newId(0)}', '${clinicId}', '${member}', '2026-09-01', '2026-09-02', 'approved', 'Alex', '${at}')`,
    `insert into own_answer (id, clinic_id, question, answer, created_at) values ('${newId(0)}', '${clinicId}', 'Is there a lift?', 'Yes.', '${at}')`,
  ];
};

test("a profile that was read before is read again after every change, whoever made it [KB-4]", async () => {
  const { database } = server();
  const { scope } = await server().signIn();
  const profileOf = createProfiles(database);
  let before = await profileOf(scope);
  for (const change of changes(scope.clinicId)) {
    await rowsOf(database, change);
    const after = await profileOf(scope);
    expect(after, change).not.toEqual(before);
    expect(after, change).toEqual(await findClinicProfile(database.within(scope)));
    before = after;
  }
});

test("a profile of which nothing has changed is not read again, whatever changes elsewhere [KB-4]", async () => {
  const { database } = server();
  const [one, other] = [await server().signIn(), await server().signIn()];
  const profileOf = createProfiles(database);
  const before = await profileOf(one.scope);
  await rowsOf(
    database,
    `update clinic set assistant_paused = true where clinic_id = '${other.scope.clinicId}'`,
  );
  await rowsOf(database, `update chair set name = 'Window' where clinic_id = '${one.scope.clinicId}'`);
  expect(await profileOf(one.scope)).toBe(before);
});

test("a change that is taken back leaves the profile as it was [KB-4]", async () => {
  const { database } = server();
  const { scope } = await server().signIn();
  const profileOf = createProfiles(database);
  const before = await profileOf(scope);
  const undone = database.transaction(scope, async (queries) => {
    await queries.rows(
      (clinicId) => sql`update clinic set assistant_paused = true where clinic_id = ${clinicId}`,
    );
    throw new Error("not after all");
  });
  await expect(undone).rejects.toThrow("not after all");
  expect(await profileOf(scope)).toBe(before);
});

test("a clinic that is gone takes its version along [KB-4]", async () => {
  const { database } = server();
  const { scope } = await server().signIn();
  await rowsOf(database, `delete from clinic where clinic_id = '${scope.clinicId}'`);
  expect(
    await rowsOf(database, `select 1 from clinic_version where clinic_id = '${scope.clinicId}'`),
  ).toEqual([]);
});
