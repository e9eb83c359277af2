import { z } from "zod";
import { id, instant, localDate } from "../fields.ts";

export const auditActions = ["saw", "changed", "exported", "erased", "signed in"] as const;
export type AuditAction = (typeof auditActions)[number];

export const auditEntry = z.object({
  id,
  at: instant,
  /** `key` = a program with an API key; `server` = a job or the assistant. */
  actorKind: z.enum(["person", "key", "server"]),
  actorId: z.string().nullable(),
  actorName: z.string(),
  action: z.enum(auditActions),
  /** What it was, for people: `Cancel an appointment`. */
  what: z.string(),
  /** `patients`, `calls`, `appointments`: where the subject stands. */
  subjectKind: z.string().nullable(),
  subjectId: z.string().nullable(),
});

export const auditQuery = z.object({
  actorId: z.string().max(100).optional(),
  action: z.enum(auditActions).optional(),
  /** A record's id: all that happened to it. */
  subjectId: z.string().max(100).optional(),
  /** Days in the clinic's time zone, both included. */
  from: localDate.optional(),
  to: localDate.optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  /** Id of the oldest entry of the page before. */
  before: id.optional(),
});

export const auditPage = z.object({
  entries: z.array(auditEntry),
  hasMore: z.boolean(),
  /** Everybody who stands in the trail. */
  actors: z.array(z.object({ id: z.string(), name: z.string() })),
});
