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
