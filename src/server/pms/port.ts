import type { PmsAdapter, PmsCapabilities, PmsFailure, PmsForm } from "#contract/booking/pms.ts";
import type { AppointmentStatus } from "#contract/limits.ts";
import type { Interval } from "#kernel/intervals.ts";

export type Failed = {
  ok: false;
  reason: PmsFailure;
  /** How long the system asked to be left alone, in milliseconds. */
  retryAfterMs?: number;
};

/** A practice as it is found again: the form, what connecting found, and the clinic's own token, unsealed. */
export interface ConnectedPractice {
  form: PmsForm;
  haloGuid: string;
  capabilities: PmsCapabilities;
}

export type ConnectOutcome =
  | {
      ok: true;
      /** The practice's name in the system: a Halo GUID, or the server's address. */
      haloGuid: string;
      /** What it says its version is; null = it says nothing. */
      version: string | null;
      capabilities: PmsCapabilities;
    }
  | Failed;

/** `haloGuid` when the practice has moved to another one since. */
export type StatusOutcome = { ok: true; haloGuid?: string } | Failed;

/** What a practice system needs to know of a booking. Instants are epoch milliseconds. */
export interface Booking {
  id: string;
  patientId: string | null;
  patientName: string;
  /** As it was given. */
  patientPhone: string;
  patientPhoneE164: string | null;
  patientEmail: string | null;
  appointmentType: string;
  notes: string | null;
  startsAt: number;
  endsAt: number;
  createdAt: number;
  status: AppointmentStatus;
  cancelReason: string | null;
  isManuallyCreated: boolean;
}

/** The booking's place in the practice system. `version: null` = whatever it has come to be there is overwritten. */
export interface WrittenPlace {
  remoteId: string;
  version: string | null;
}

export type WriteOutcome =
  | {
      ok: true;
      /** Null when there was nothing to write: a booking cancelled before it ever came over. */
      place: WrittenPlace | null;
      /** Taken as a request that the practice still has to settle, or written into its book. */
      standing: "accepted" | "written";
    }
  | Failed;

/** An appointment as the practice system has it; nothing of the patient comes over. */
export interface RemoteAppointment extends Interval {
  remoteId: string;
  version: string | null;
  /** The booking of ours that it is; null = made over there. */
  bookingId: string | null;
  standing: "accepted" | "written" | "cancelled";
}

export type ReadOutcome = { ok: true; appointments: RemoteAppointment[] } | Failed;

/**
 * A practice-management system, whoever makes it. Nothing here throws for what the other side does: it is slow, away,
 * refuses or talks nonsense, and each of these is a `Failed`.
 */
export interface PracticeSystem {
  /** Finds the practice and what can be done with it. */
  connect(form: PmsForm): Promise<ConnectOutcome>;
  status(practice: ConnectedPractice): Promise<StatusOutcome>;
  /** Asks afresh; systems are updated under their users. */
  capabilities(practice: ConnectedPractice): Promise<({ ok: true } & PmsCapabilities) | Failed>;
  /** Reads the appointments that lie in the window. */
  sync(practice: ConnectedPractice, window: Interval): Promise<ReadOutcome>;
  /**
   * Brings one booking over as it is now: new, moved or cancelled. Asked twice, it writes once; `known` is what the
   * last write of this booking answered.
   */
  writeBack(practice: ConnectedPractice, booking: Booking, known: WrittenPlace | null): Promise<WriteOutcome>;
}

/** Null = this server has no settings for it. */
export type PracticeSystems = Record<PmsAdapter, PracticeSystem | null>;
