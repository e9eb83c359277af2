import type { ClinicId, UserId } from "#kernel/ids.ts";
import { findClinicsOf } from "#server/auth/clinics/store.ts";
import { renameUser } from "#server/auth/store.ts";
import type { Database } from "#server/db/database.ts";

/** Gives the user another name; open pages of every clinic of theirs show it at once. */
export async function changeName(database: Database, userId: UserId, username: string): Promise<void> {
  const connection = database.acrossClinics();
  await renameUser(connection, userId, username);
  for (const { id } of await findClinicsOf(connection, userId))
    database.announce(id as ClinicId, { topic: "team" });
}
