import { z } from "zod";
import { instant } from "./fields.ts";
import { textLimits } from "./limits.ts";

export const pmsEnvironments = ["staging", "production"] as const;
export const pmsDeployments = ["cloud", "onpremise"] as const;
export const pmsVendors = ["best-practice", "centaur", "zedmed"] as const;
export type PmsVendor = (typeof pmsVendors)[number];
/** Products of each vendor. */
export const pmsProducts = {
  "best-practice": ["bp-premier"],
  centaur: ["dental4windows", "dental4web"],
  zedmed: ["zedmed"],
} as const satisfies Record<PmsVendor, readonly string[]>;
export const pmsStatuses = ["not-connected", "in-progress", "connected", "error"] as const;

/** Through what a practice is reached. */
export const pmsAdapters = ["sandbox", "halo", "fhir"] as const;
export type PmsAdapter = (typeof pmsAdapters)[number];

/** Where a booking stands with the practice system. */
export const pmsWriteStates = ["held", "requested", "accepted", "written", "failed"] as const;
export type PmsWriteState = (typeof pmsWriteStates)[number];

/** Why a practice system did not do what was asked of it. */
export const pmsFailures = [
  "invalid_id",
  "branch_crn",
  "not_enabled",
  "name_mismatch",
  "pairing_code",
  "wrong_key",
  "not_configured",
  "taken_by_another_clinic",
  "offline",
  "network",
  "busy",
  "unreadable",
  "slot_taken",
  "changed_there",
  "gone",
  "cancelled_there",
  "several_patients",
  "refused",
  "by_hand",
] as const;
export type PmsFailure = (typeof pmsFailures)[number];

export const pmsTexts = {
  incomplete: "Please fill in all required fields",
  failed: "Failed to connect to PMS. Please verify your credentials.",
} as const;

const required = z.string(pmsTexts.incomplete).trim().min(1, pmsTexts.incomplete).max(textLimits.name);

export const pmsConnectionBody = z
  .object({
    environment: z.enum(pmsEnvironments, pmsTexts.incomplete),
    deploymentType: z.enum(pmsDeployments, pmsTexts.incomplete),
    pmsVendor: z.enum(pmsVendors, pmsTexts.incomplete),
    pmsProduct: required,
    pmsVersion: z.string().trim().max(40).default(""),
    pmsId: required,
    practiceName: required,
  })
  .refine(({ pmsVendor, pmsProduct }) => (pmsProducts[pmsVendor] as readonly string[]).includes(pmsProduct), {
    path: ["pmsProduct"],
    message: "This product is not one of the vendor's",
  });
export type PmsConnectionBody = z.input<typeof pmsConnectionBody>;
export type PmsForm = z.output<typeof pmsConnectionBody>;

/** What a connected system can do, by its own account. */
export const pmsCapabilities = z.object({
  readsAppointments: z.boolean(),
  writesAppointments: z.boolean(),
  /** Moves and cancellations can follow what was written. */
  changesAppointments: z.boolean(),
});
export type PmsCapabilities = z.infer<typeof pmsCapabilities>;

/** How far a running sync has come. */
export const pmsProgress = z.object({
  step: z.enum(["checking", "reading", "writing"]),
  /** Bookings written so far, of all that wait; 0 of 0 in the other steps. */
  done: z.number().int(),
  total: z.number().int(),
});
export type PmsProgress = z.infer<typeof pmsProgress>;

export const pmsConnection = z.object({
  environment: z.string(),
  deploymentType: z.string(),
  pmsVendor: z.string(),
  pmsProduct: z.string(),
  pmsVersion: z.string(),
  pmsId: z.string(),
  practiceName: z.string(),
  haloGuid: z.string().nullable(),
  connectionStatus: z.enum(pmsStatuses),
  errorMessage: z.string().nullable(),
  /** What exactly went wrong, and what to do now. */
  errorReason: z.string().nullable(),
  connectedAt: instant.nullable(),
  lastSynced: instant.nullable(),
  /** What the connected system can do. */
  capabilities: z.object({ readsAppointments: z.boolean(), writesAppointments: z.boolean() }).nullable(),
});
export type PmsConnection = z.infer<typeof pmsConnection>;

/** What a sync did; `connected: false` when there is no practice system to sync with. */
export const pmsSyncReply = z.union([
  z.object({ connected: z.literal(false) }),
  z.object({
    connected: z.literal(true),
    lastSynced: instant,
    /** Appointments that the practice system got new, changed and cancelled; and how many it already had. */
    added: z.number().int(),
    changed: z.number().int(),
    cancelled: z.number().int(),
    unchanged: z.number().int(),
  }),
]);
export type PmsSyncReply = z.infer<typeof pmsSyncReply>;
