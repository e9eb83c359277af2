import { z } from "zod";
import { agentIds } from "../assistants/agents.ts";
import { id, instant, name, requiredText } from "../fields.ts";
import { textLimits } from "../limits.ts";

export const messageChannels = ["sms", "email", "call"] as const;
export const messageChannel = z.enum(messageChannels);
export type MessageChannel = z.infer<typeof messageChannel>;

export const messagePurposes = [
  "confirmation",
  "reminder",
  "cancellation",
  /** A time that came free, to somebody on the waitlist. */
  "waitlist_offer",
  "recall",
  "follow_up",
  "thank_you",
  "missed",
  "promotion",
  "newsletter",
  "roster",
  "staff_alert",
  "answer",
  /** Written by a person at the desk. */
  "reply",
  "code",
  "received",
] as const;
export const messagePurpose = z.enum(messagePurposes);
export type MessagePurpose = z.infer<typeof messagePurpose>;

/**
 * `sending`: given to the provider, whose answer is not known yet. `suppressed`: must not go out. `called_off`: what
 * it was about has changed before it went.
 */
export const messageStatuses = [
  "queued",
  "sending",
  "sent",
  "delivered",
  "failed",
  "suppressed",
  "called_off",
  "received",
] as const;
export const messageStatus = z.enum(messageStatuses);
export type MessageStatus = z.infer<typeof messageStatus>;

/** One message as staff read it; `address` is the other side's. */
export const message = z.object({
  id,
  direction: z.enum(["out", "in"]),
  channel: messageChannel,
  purpose: messagePurpose,
  agentId: z.enum(agentIds).nullable(),
  name: z.string().nullable(),
  /** E.164 or an email address. */
  address: z.string(),
  subject: z.string().nullable(),
  body: z.string(),
  status: messageStatus,
  /** Why it waits, failed or must not go out: a code. */
  reason: z.string().nullable(),
  /** `simulator` = it was kept here and left nobody's hands. */
  provider: z.string().nullable(),
  appointmentId: id.nullable(),
  callId: id.nullable(),
  /** When it goes out, while it waits. */
  notBefore: instant,
  sentAt: instant.nullable(),
  createdAt: instant,
});
export type Message = z.infer<typeof message>;

export const messageQuery = z.object({
  agentId: z.enum(agentIds).optional(),
  patientId: id.optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  /** Id of the oldest message of the page before. */
  before: id.optional(),
});
export const messagePage = z.object({ messages: z.array(message), hasMore: z.boolean() });
export type MessagePage = z.infer<typeof messagePage>;

/** What may be said to patients unasked, and who carries it. */
export const outreach = z.object({
  carriers: z.object({
    sms: z.enum(["simulator", "twilio"]),
    email: z.enum(["simulator", "smtp"]),
    /** `staff`: a task on the dashboard, for a person to ring. */
    call: z.enum(["staff", "twilio"]),
  }),
  /** 'Pause AI Assistant' stops everything to patients. */
  isAssistantPaused: z.boolean(),
  /** Confirmations and reminders by text message. */
  appointmentSms: z.boolean(),
  agents: z.array(z.object({ agentId: z.enum(agentIds), isConnected: z.boolean(), isPaused: z.boolean() })),
});
export type Outreach = z.infer<typeof outreach>;

/** What is left out stays as it is. */
export const changeOutreachBody = z.object({
  appointmentSms: z.boolean().optional(),
  pausedAgents: z.array(z.enum(agentIds)).max(agentIds.length).optional(),
});

export const outreachPreview = z.object({
  contacts: z.array(
    z.object({
      name: z.string(),
      channel: messageChannel,
      address: z.string(),
      why: z.string(),
      text: z.string(),
      dueAt: instant,
    }),
  ),
  /** How many there are; the list holds the first hundred. */
  total: z.number().int(),
  skipped: z.array(z.object({ name: z.string(), reason: z.string() })),
  /** How settings were read where they leave room. */
  notes: z.array(z.string()),
});
export type OutreachPreview = z.infer<typeof outreachPreview>;

export const campaignBody = z.object({
  kind: z.enum(["promotion", "newsletter"]),
  subject: name("Write a subject", `At most ${textLimits.name} characters`),
  body: requiredText("Write the message", textLimits.list),
  /** Only tells how many it would go to. */
  isPreview: z.boolean().default(false),
});
export const campaignReply = z.object({
  /** Patients who have agreed to such messages and can be written to. */
  recipients: z.number().int(),
  /** Those who can be written to and have neither agreed nor refused; nothing goes to them. */
  notAsked: z.number().int(),
  isSent: z.boolean(),
});
