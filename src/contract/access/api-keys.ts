import { z } from "zod";
import type { EndpointName } from "../endpoints.ts";
import { id, instant, name } from "../fields.ts";
import { textLimits } from "../limits.ts";

export const apiKeyPrefix = "enm_live_";
/** The mask shows this many characters at either end. */
export const maskedStart = 12;
export const maskedEnd = 4;
/** Requests of one key per minute. */
export const apiKeyPerMinute = 120;
export const mostApiKeys = 50;

export const apiPermission = z.enum(["read", "write"]);
export type ApiPermission = z.infer<typeof apiPermission>;

/** What the page lists as the available endpoints. */
export const catalogueOfEndpoints = [
  "listAppointments",
  "createAppointment",
  "listPatients",
  "getPatient",
  "listCallLogs",
  "agentsStatus",
] as const satisfies readonly EndpointName[];

export const apiKey = z.object({
  id,
  name: z.string(),
  /** First and last characters of the secret; nobody has the rest. */
  prefix: z.string(),
  suffix: z.string(),
  /** The whole of an example row, which opens nothing; null for a real key. */
  sampleSecret: z.string().nullable(),
  permissions: z.array(apiPermission),
  status: z.enum(["active", "inactive"]),
  /** An example row: opens nothing. */
  isSample: z.boolean(),
  created: instant,
  lastUsed: instant.nullable(),
  useCount: z.number().int(),
});
export type ApiKey = z.infer<typeof apiKey>;

export const createApiKeyBody = z.object({
  name: name("Name is required", `Name can have at most ${textLimits.name} characters`),
  permissions: z.array(apiPermission).min(1, "Choose at least one permission").max(2),
});
/** The only answer that ever holds the whole secret. */
export const createApiKeyReply = z.object({ apiKey, secret: z.string() });

export const agentsStatus = z.object({
  assistant: z.enum(["active", "paused"]),
  agents: z.array(
    z.object({ id: z.string(), role: z.string(), status: z.enum(["connected", "paused", "not_connected"]) }),
  ),
});

/** Whether the clinic has an iCalendar feed; its address is shown once, when it is made. */
export const calendarFeed = z.object({ isActive: z.boolean(), createdAt: instant.nullable() });
export const createdCalendarFeed = z.object({ path: z.string(), createdAt: instant });
