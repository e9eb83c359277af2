import { z } from "zod";
import { id, instant } from "../fields.ts";

export const clinicOverview = z.object({
  todayCallVolume: z.number().int(),
  appointmentsBooked: z.number().int(),
  noShows: z.number().int(),
  /** Percent string, e.g. `24%`; shown as 'Assistant success rate': calls that ended the way the caller wanted, of today's finished calls. */
  patientReactivationRate: z.string(),
  aiStatus: z.enum(["active", "inactive"]),
  systemHealth: z.enum(["good", "issues"]),
  lastSynced: instant.nullable(),
  bookedByAssistant: z.number().int(),
  bookedByStaff: z.number().int(),
  /** By patients, on the page of the clinic. */
  bookedOnline: z.number().int(),
});
export type ClinicOverview = z.infer<typeof clinicOverview>;

/** `null`: nothing of its own yet, the screen shows the sample numbers. */
export const clinicOverviewReply = clinicOverview.nullable();

export const activity = z.object({
  id: z.string(),
  type: z.enum(["booking", "reminder", "escalation"]),
  text: z.string(),
  at: instant,
  isSample: z.boolean(),
  appointmentId: id.nullable(),
  callId: id.nullable(),
});
export type Activity = z.infer<typeof activity>;

export const assistantStatus = z.object({ paused: z.boolean() });
export const pauseBody = z.object({ paused: z.boolean() });

export const healthStatus = z.enum(["healthy", "degraded", "critical"]);
export const serviceStatus = z.enum(["online", "warning", "offline"]);
export const systemHealth = z.object({
  overallStatus: healthStatus,
  services: z.object({
    api: serviceStatus,
    database: serviceStatus,
    phoneSystem: serviceStatus,
    aiAgent: serviceStatus,
  }),
  /** What failed in the last hour, by area, such as `Text messages`; left out when nothing did. */
  troubles: z.array(z.object({ area: z.string(), count: z.number().int() })).optional(),
  /** Age of the newest backup and whether that is too old; left out where this server makes none. */
  backup: z.object({ newestAt: instant.nullable(), isLate: z.boolean() }).optional(),
  /** Percent string, e.g. `99.9%`. */
  uptime: z.string(),
  lastUpdated: instant,
  /** Milliseconds, measured. */
  responseTime: z.number(),
});
export type SystemHealth = z.infer<typeof systemHealth>;
