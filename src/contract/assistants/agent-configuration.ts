import { z } from "zod";
import { instant, requiredText } from "../fields.ts";
import { textLimits } from "../limits.ts";
import * as choices from "./agents.ts";

const text = (max: number = textLimits.name) => z.string().trim().max(max, `At most ${max} characters`);
const many = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.array(z.enum(values)).max(values.length).default([]);

/**
 * Why an assistant may not be told to ring or to name this number; null when it may. Emergency services are rung by
 * people, and 190 numbers cost the caller by the minute (ACMA numbering plan, premium rate services).
 */
export function forbiddenNumber(number: string): string | null {
  const digits = number.replace(/\D/g, "").replace(/^(?:0011)?61/, "");
  if (/^(?:000|112|106)$/.test(digits))
    return "000, 112 and 106 are for people to dial. Give a number of the clinic's own.";
  if (/^0?190/.test(digits)) return "Premium numbers that begin with 190 cannot be used.";
  return null;
}

const phoneNumber = requiredText(choices.phoneNumberMissing, textLimits.phone).superRefine(
  (value, context) => {
    const reason = forbiddenNumber(value);
    if (reason) context.addIssue({ code: "custom", message: reason });
  },
);

/** One that can be rung from anywhere: with its area code, or with a country code. */
const isWholeNumber = (text: string): boolean =>
  /^(?:\+[1-9]\d{6,14}|0[2-478]\d{8}|1[38]00\d{6}|13\d{4})$/.test(text.replace(/[^\d+]/g, ""));

const receptionist = z
  .object({
    agentId: z.literal("1"),
    phoneNumber,
    weekdayStart: text().default(""),
    weekdayEnd: text().default(""),
    weekendStart: text().default(""),
    weekendEnd: text().default(""),
    permissions: z.object({
      bookAppointments: z.boolean(),
      rescheduleCancel: z.boolean(),
      provideInfo: z.boolean(),
    }),
    hasEmergencyNumber: z.boolean().default(false),
    emergencyNumber: text(textLimits.phone).default(""),
    escalationMethod: z.enum(choices.receptionistEscalations),
    /** The telephone that is rung for callers who want a person; empty = the knowledge base's number. */
    receptionNumber: text(textLimits.phone).default(""),
    greetingScript: text(textLimits.reason).default(""),
  })
  .superRefine(({ hasEmergencyNumber, emergencyNumber, receptionNumber }, context) => {
    const reason = hasEmergencyNumber
      ? emergencyNumber.replace(/\D/g, "").length < 3
        ? "Give the number to reach in an emergency"
        : forbiddenNumber(emergencyNumber)
      : null;
    if (reason) context.addIssue({ code: "custom", path: ["emergencyNumber"], message: reason });
    const notToBeRung =
      receptionNumber === ""
        ? null
        : !isWholeNumber(receptionNumber)
          ? "Give a whole telephone number, e.g. (02) 5550 4412"
          : forbiddenNumber(receptionNumber);
    if (notToBeRung) context.addIssue({ code: "custom", path: ["receptionNumber"], message: notToBeRung });
  });

/** Free text, but a number below zero is a slip of the pen that would be read as the one above it. */
const amount = text().refine((value) => !/^[-−–]/.test(value), "Give a number above zero");

const recall = z.object({
  agentId: z.literal("2"),
  phoneNumber,
  appointmentTypes: many(choices.recallAppointmentTypes),
  recallDelay: amount.default(""),
  maxAttempts: amount.default(""),
  channels: many(choices.recallChannels),
  offerSlots: z.boolean().default(false),
  escalationMethod: z.enum(choices.recallEscalations),
});

const followUp = z.object({
  agentId: z.literal("3"),
  phoneNumber,
  treatmentTypes: many(choices.followUpTreatments),
  followUpTiming: z.enum(choices.followUpTimings),
  messageTypes: many(choices.followUpMessages),
  customMessage: text(textLimits.notes).default(""),
  followUpChannel: z.enum(choices.followUpChannels),
  escalationMethod: z.enum(choices.followUpEscalations),
  thankYouNotes: z.boolean().default(false),
});

const isEmailList = (value: string) =>
  value
    .split(",")
    .map((address) => address.trim())
    .filter((address) => address !== "")
    .every((address) => z.email().safeParse(address).success);

const emailAutomation = z.object({
  agentId: z.literal("4"),
  phoneNumber,
  campaigns: many(choices.emailCampaigns),
  reminderSchedule: many(choices.reminderSchedules),
  missedFollowUp: z.boolean().default(false),
  ccEmails: text(textLimits.notes)
    .default("")
    .refine(isEmailList, "Write email addresses with commas between them"),
});

const roster = z.object({
  agentId: z.literal("5"),
  phoneNumber,
  weekdayShifts: text(textLimits.reason).default(""),
  weekendShifts: text(textLimits.reason).default(""),
  autoSuggestReplacements: z.boolean().default(false),
  reminderMethod: z.enum(choices.rosterReminderMethods),
  trackLeave: z.boolean().default(false),
  reports: z.enum(choices.rosterReports),
});

/** One agent's settings; which ones there are follows from `agentId`. */
export const agentConfiguration = z.discriminatedUnion("agentId", [
  receptionist,
  recall,
  followUp,
  emailAutomation,
  roster,
]);
export type AgentConfiguration = z.output<typeof agentConfiguration>;
export type ConfigurationOf<Id extends choices.AgentId> = Extract<AgentConfiguration, { agentId: Id }>;
export type ReceptionistConfiguration = ConfigurationOf<"1">;

/** One kept version: who saved it and when. The highest version is in force. */
export const savedConfiguration = z.object({
  agentId: z.enum(choices.agentIds),
  version: z.number().int(),
  configuration: agentConfiguration,
  savedByUsername: z.string(),
  savedAt: instant,
});
export type SavedConfiguration = z.infer<typeof savedConfiguration>;

export const byAgent = z.object({ agentId: z.enum(choices.agentIds) });
export const byAgentVersion = byAgent.extend({ version: z.coerce.number().int().min(1).max(1_000_000_000) });
