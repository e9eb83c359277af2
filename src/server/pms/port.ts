import type { AppointmentStatus } from "#contract/limits.ts";
import type { PmsForm } from "#contract/pms.ts";

/** Why a practice system could not be reached; each is one of the common issues that the page lists. */
export type ConnectFailure = "invalid_id" | "branch_crn" | "not_enabled" | "network";

export interface Capabilities {
  readsAppointments: boolean;
  writesAppointments: boolean;
}

/** A connected practice. */
export interface ConnectedPractice {
  form: PmsForm;
  haloGuid: string;
}

/** What a practice system needs to know of an appointment. */
export interface WrittenAppointment {
  id: string;
  patientName: string;
  patientPhone: string;
  startsAt: number;
  endsAt: number;
  status: AppointmentStatus;
}

export type WriteOutcome = { ok: true } | { ok: false; reason: ConnectFailure };

/** A practice-management system, whoever makes it. */
export interface PracticeSystem {
  /** Finds the practice and its GUID. */
  connect(form: PmsForm): Promise<{ ok: true; haloGuid: string } | { ok: false; reason: ConnectFailure }>;
  status(practice: ConnectedPractice): Promise<"connected" | "error">;
  capabilities(practice: ConnectedPractice): Promise<Capabilities>;
  /** Brings appointments over that are new or have changed; all of them or none. */
  sync(practice: ConnectedPractice, appointments: readonly WrittenAppointment[]): Promise<WriteOutcome>;
  /** Brings one appointment over. */
  writeBack(practice: ConnectedPractice, appointment: WrittenAppointment): Promise<WriteOutcome>;
}
