import type {
  Patient,
  PatientVisit,
  PatientWithHistory as ShownHistory,
} from "#contract/patients/patients.ts";
import { toIso } from "#kernel/clock.ts";
import { auditActorOf } from "#server/auth/audit/service.ts";
import type { Actor } from "#server/auth/guard.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { Router } from "#server/http/router.ts";
import { preferencesOf } from "./rules.ts";
import type { KeepOutcome, PatientService, PatientWithHistory } from "./service.ts";
import type { ListedPatient, VisitRow } from "./store.ts";

export function patientRoutes(router: Router<Actor>, patients: PatientService): void {
  router.on("listPatients", async ({ actor, query }) => {
    const page = await patients.listPatients(actor.scope, query);
    return { patients: page.patients.map(presentPatient), total: page.total };
  });

  router.on("listDuplicatePatients", async ({ actor }) =>
    (await patients.listDuplicates(actor.scope)).map(({ reason, patients: [one, other] }) => ({
      reason,
      patients: [presentPatient(one), presentPatient(other)] as [Patient, Patient],
    })),
  );

  router.on("getPatient", async ({ actor, params }) =>
    presentOr(await patients.findPatient(actor.scope, params.id)),
  );

  router.on("createPatient", async ({ actor, body }) =>
    presentKept(await patients.createPatient(actor.scope, body, auditActorOf(actor))),
  );

  router.on("updatePatient", async ({ actor, params, body }) =>
    presentKept(await patients.updatePatient(actor.scope, params.id, body, auditActorOf(actor))),
  );

  router.on("mergePatients", async ({ actor, params, body }) => {
    const { scope, user } = actor;
    const outcome = await patients.mergePatients(scope, params.id, body.mergedId, user.username);
    if (outcome.ok) return { mergeId: outcome.mergeId, patient: presentHistory(outcome.patient) };
    if (outcome.reason === "not_found") throw noSuchPatient();
    const message = "A record cannot be merged into itself";
    throw new Refusal("validation_failed", message, { errors: [{ field: "mergedId", message }] });
  });

  router.on("undoPatientMerge", async ({ actor, params }) => {
    const restored = await patients.undoMerge(actor.scope, params.id);
    if (!restored) throw new Refusal("not_found", "This merge does not exist or was undone already.");
    return presentHistory(restored);
  });
}

const noSuchPatient = () => new Refusal("not_found", "This patient does not exist.");

function presentOr(found: PatientWithHistory | null): ShownHistory {
  if (!found) throw noSuchPatient();
  return presentHistory(found);
}

function presentKept(outcome: KeepOutcome): ShownHistory {
  if (outcome.ok) return presentHistory(outcome.patient);
  if (outcome.reason === "not_found") throw noSuchPatient();
  if (outcome.reason === "patient_exists")
    throw new Refusal(
      "patient_exists",
      "A patient with this name and phone number is on record already. Search for the name to open the record.",
    );
  const message = "Date of birth cannot be in the future";
  throw new Refusal("validation_failed", message, { errors: [{ field: "dateOfBirth", message }] });
}

const presentHistory = ({ patient, visits, merges }: PatientWithHistory): ShownHistory => ({
  ...presentPatient(patient),
  visits: visits.map(presentVisit),
  merges: merges.map(({ merge, mergedName }) => ({
    id: merge.id,
    mergedName,
    mergedAt: toIso(merge.mergedAt),
    mergedByUsername: merge.mergedByUsername,
  })),
});

const presentPatient = (row: ListedPatient): Patient => ({
  id: row.id,
  name: row.name,
  phone: row.phone,
  email: row.email,
  dateOfBirth: row.dateOfBirth,
  notes: row.notes,
  preferences: preferencesOf(row.preferences),
  appointmentCount: row.appointmentCount,
  lastVisit: row.lastVisit,
  nextVisit: row.nextVisit,
  createdAt: toIso(row.createdAt),
});

const presentVisit = (row: VisitRow): PatientVisit => ({
  id: row.id,
  requestedDate: row.localDate,
  requestedTime: row.localTime,
  appointmentType: row.appointmentType,
  status: row.status,
  isManuallyCreated: row.isManuallyCreated,
  startsAt: toIso(row.startsAt),
});
