import { z } from "zod";
import { instant } from "../fields.ts";
import { serviceStatus } from "./dashboard.ts";

export const monitoredServices = ["api", "database", "phoneSystem", "aiAgent"] as const;
export type MonitoredService = (typeof monitoredServices)[number];

/** Half an hour of probes, one a minute. */
export const healthSpan = z.object({
  startsAt: instant,
  /** The worst that was found; null when nobody asked, because the server or its database was away. */
  status: serviceStatus.nullable(),
  /** Milliseconds, of the probes that were answered. */
  averageMs: z.number().nullable(),
});
export type HealthSpan = z.infer<typeof healthSpan>;

/** The last day of each service, oldest first. */
export const healthHistory = z.object({
  spanMinutes: z.number().int(),
  services: z.array(
    z.object({
      service: z.enum(monitoredServices),
      /** How long the latest probe took, in milliseconds; null when there was none in the last day. */
      latestMs: z.number().nullable(),
      spans: z.array(healthSpan),
    }),
  ),
});
export type HealthHistory = z.infer<typeof healthHistory>;

/** How the log and the health name what failed. */
export const failureAreas = {
  sms: "Text messages",
  email: "Email",
  /** Calls that the clinic makes. */
  call: "Phone calls",
  incomingCall: "Calls",
  model: "Language model",
  payments: "Payments",
  /** What is done without anybody waiting on the screen. */
  work: "Background work",
  backup: "Backups",
} as const;

/** Says that and no more: whoever watches over the server is not signed in. */
export const alive = z.object({ status: z.literal("ok") });
