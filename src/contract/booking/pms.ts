import { z } from "zod";
import { id, instant, name } from "../fields.ts";
import { textLimits } from "../limits.ts";

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
  "moved_there",
  "several_patients",
  "refused",
  "by_hand",
] as const;
export type PmsFailure = (typeof pmsFailures)[number];

export const pmsTexts = {
  incomplete: "Please fill in all required fields",
  failed: "Failed to connect to PMS. Please verify your credentials.",
} as const;

const required = name(pmsTexts.incomplete, `At most ${textLimits.name} characters`);

export const pmsConnectionBody = z
  .object({
    environment: z.enum(pmsEnvironments, pmsTexts.incomplete),
    deploymentType: z.enum(pmsDeployments, pmsTexts.incomplete),
    pmsVendor: z.enum(pmsVendors, pmsTexts.incomplete),
    pmsProduct: required,
    pmsVersion: z.string().trim().max(40).default(""),
    pmsId: required,
    practiceName: required,
    adapter: z.enum(pmsAdapters).default("sandbox"),
    /** Best Practice makes one for each pairing; used once and not kept. */
    pairingCode: z.string().trim().max(textLimits.name).default(""),
    /** The clinic's own FHIR server, where the operator lets clinics choose; empty = the operator's. */
    fhirBaseUrl: z.string().trim().max(textLimits.url).default(""),
    /** Its access token. Kept sealed and never told again; empty = the one that is kept. */
    fhirToken: z.string().trim().max(4_000).default(""),
    /** What bookings go under there, e.g. `Schedule/12`; empty = nothing in particular. */
    scheduleReference: z
      .string()
      .trim()
      .max(textLimits.name)
      .regex(
        /^$|^(Schedule|Practitioner|PractitionerRole|Location|HealthcareService)\/[A-Za-z0-9.-]{1,64}$/,
        "The schedule must look like Schedule/12 or Location/3",
      )
      .default(""),
  })
  .refine(
    ({ fhirBaseUrl }) => fhirBaseUrl === "" || /^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/.test(fhirBaseUrl),
    {
      path: ["fhirBaseUrl"],
      message: "The server address must start with https:// and have no user name, '?' or '#'",
    },
  )
  .refine(({ pmsVendor, pmsProduct }) => (pmsProducts[pmsVendor] as readonly string[]).includes(pmsProduct), {
    path: ["pmsProduct"],
    message: "This product is not one of the vendor's",
  });
export type PmsConnectionBody = z.input<typeof pmsConnectionBody>;
export type PmsForm = z.output<typeof pmsConnectionBody>;

/** Whether what stands behind a connection is only played: nothing of it reaches a practice. */
export const isSandbox = (adapter: PmsAdapter): boolean => adapter === "sandbox";

/** What a system is called wherever its work shows: a sandbox never goes by the product's name alone. */
export const systemName = (product: string, adapter: PmsAdapter): string =>
  isSandbox(adapter) ? `${product} sandbox` : product;

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
  capabilities: pmsCapabilities.nullable(),
  adapter: z.enum(pmsAdapters),
  fhirBaseUrl: z.string(),
  /** Whether a token of the clinic's own is kept; the token itself never leaves the server. */
  hasFhirToken: z.boolean(),
  scheduleReference: z.string(),
  /** Null while no sync runs. */
  progress: pmsProgress.nullable(),
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
    /** Bookings that it did not take, and those that wait for a person to enter them. */
    failed: z.number().int(),
    byHand: z.number().int(),
    isSandbox: z.boolean(),
    /** Times taken in the practice system that are newly blocked here, and that are free again. */
    blocked: z.number().int(),
    freed: z.number().int(),
  }),
]);
export type PmsSyncReply = z.infer<typeof pmsSyncReply>;

/** The ways of connecting that this server offers. */
export const pmsOptions = z.object({
  adapters: z.array(z.enum(pmsAdapters)),
  /** Clinics may name a FHIR server and token of their own. */
  mayChooseFhirServer: z.boolean(),
});
export type PmsOptions = z.infer<typeof pmsOptions>;

export const pmsWrite = z.object({
  appointmentId: id,
  state: z.enum(pmsWriteStates),
  reason: z.enum(pmsFailures).nullable(),
  /** What stands in the way and what to do now, for people. */
  sentence: z.string().nullable(),
  /** Tries so far; more follow by themselves while the state is `requested`. */
  attempts: z.number().int(),
  changedAt: instant,
});
export type PmsWrite = z.infer<typeof pmsWrite>;

/** Where the bookings of the last week and those to come stand. */
export const pmsWrites = z.object({
  /** The practice system's name, `Dental4Windows sandbox` for a sandbox; null = none was ever connected. */
  product: z.string().nullable(),
  isSandbox: z.boolean(),
  writes: z.array(pmsWrite),
});
export type PmsWrites = z.infer<typeof pmsWrites>;
