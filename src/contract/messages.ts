import { z } from "zod";

export const messageChannels = ["sms", "email", "call"] as const;
export const messageChannel = z.enum(messageChannels);
export type MessageChannel = z.infer<typeof messageChannel>;

export const messagePurposes = [
  "confirmation",
  "reminder",
  "cancellation",
  "recall",
  "follow_up",
  "thank_you",
  "missed",
  "promotion",
  "newsletter",
  "roster",
  "staff_alert",
  "answer",
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
