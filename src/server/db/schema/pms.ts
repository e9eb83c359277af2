import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type {
  PmsAdapter,
  PmsCapabilities,
  PmsFailure,
  PmsProgress,
  PmsWriteState,
} from "#contract/booking/pms.ts";
import type { AppointmentId } from "#kernel/ids.ts";
import { instantColumn } from "../columns.ts";
import { appointment } from "./booking.ts";
import { chair, clinicColumn, clinicKey } from "./clinic.ts";
import { rosterMember } from "./roster.ts";

/** One clinic's link to its practice-management system. */
export const pmsConnection = pgTable("pms_connection", {
  clinicId: clinicKey(),
  environment: text("environment").notNull(),
  deploymentType: text("deployment_type").notNull(),
  vendor: text("vendor").notNull(),
  product: text("product").notNull(),
  version: text("version").notNull(),
  pmsId: text("pms_id").notNull(),
  practiceName: text("practice_name").notNull(),
  haloGuid: text("halo_guid"),
  status: text("status").notNull(),
  errorMessage: text("error_message"),
  connectedAt: instantColumn("connected_at"),
  lastSyncedAt: instantColumn("last_synced_at"),
  /** Through what the practice is reached. */
  adapter: text("adapter").notNull().default("sandbox").$type<PmsAdapter>(),
  /** Which practice this is to its adapter; no two clinics may write to one. */
  target: text("target"),
  /** Where the clinic's own FHIR server is, and what its bookings go under there. */
  fhirBaseUrl: text("fhir_base_url"),
  scheduleReference: text("schedule_reference"),
  /** The clinic's own access token, sealed; it never leaves the server again. */
  sealedToken: text("sealed_token"),
  capabilities: jsonb("capabilities").$type<PmsCapabilities>(),
  /** How far a running sync has come; null = none runs. */
  progress: jsonb("progress").$type<PmsProgress>(),
  progressAt: instantColumn("progress_at"),
});

/**
 * Where each booking stands with the practice system. A trigger on `appointment` keeps it, so that whoever changes a
 * booking hands it over in the same transaction.
 */
export const pmsWrite = pgTable(
  "pms_write",
  {
    appointmentId: uuid("appointment_id")
      .primaryKey()
      .$type<AppointmentId>()
      .references(() => appointment.id, { onDelete: "cascade" }),
    clinicId: clinicColumn(),
    state: text("state").notNull().$type<PmsWriteState>(),
    /** Counts the changes of the booking; what went over was the `writtenRevision`th. */
    revision: integer("revision").notNull(),
    writtenRevision: integer("written_revision").notNull().default(0),
    /** Tries of this revision. */
    attempts: integer("attempts").notNull().default(0),
    reason: text("reason").$type<PmsFailure>(),
    remoteId: text("remote_id"),
    remoteVersion: text("remote_version"),
    /** What the last write did there. */
    lastAction: text("last_action").$type<"added" | "changed" | "cancelled">(),
    writtenAt: instantColumn("written_at"),
    /** One worker at a time, until then; a crash leaves it to run out. */
    claimedUntil: instantColumn("claimed_until"),
    /** The practice system asked to be left alone until then. */
    notBefore: instantColumn("not_before"),
    taskId: uuid("task_id"),
    changedAt: instantColumn("changed_at").notNull(),
  },
  (t) => [index("pms_write_by_state").on(t.clinicId, t.state)],
);

/** Appointments that were made in the practice system; each takes a chair here while it lasts. */
export const pmsBusy = pgTable(
  "pms_busy",
  {
    clinicId: clinicColumn(),
    remoteId: text("remote_id").notNull(),
    chairId: uuid("chair_id")
      .notNull()
      .references(() => chair.id, { onDelete: "cascade" }),
    /** With whom it is over there, where the practice system says so and they are known here. */
    practitionerId: uuid("practitioner_id").references(() => rosterMember.id, { onDelete: "set null" }),
    startsAt: instantColumn("starts_at").notNull(),
    endsAt: instantColumn("ends_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clinicId, t.remoteId] }),
    index("pms_busy_by_time").on(t.clinicId, t.startsAt, t.endsAt),
  ],
);
