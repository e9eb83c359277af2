import { z } from "zod";
import { instant, isVisible, localTime, name, requiredEmail, requiredText } from "../fields.ts";
import { textLimits } from "../limits.ts";

/** Opening hours of one day; both empty = closed. */
export const openingHours = z
  .object({ start: z.union([localTime, z.literal("")]), end: z.union([localTime, z.literal("")]) })
  .refine((h) => (h.start === "") === (h.end === ""), {
    message: "Give both an opening and a closing time",
    path: ["end"],
  })
  .refine((h) => h.start === "" || h.start < h.end, {
    message: "Closing time must be after opening time",
    path: ["end"],
  });

export const businessHours = z.object({
  weekdays: openingHours.refine((h) => h.start !== "", {
    message: "Weekday hours are required",
    path: ["start"],
  }),
  weekends: openingHours,
});
export type BusinessHours = z.infer<typeof businessHours>;

const isTimeZone = (value: string) => {
  try {
    new Intl.DateTimeFormat("en-AU", { timeZone: value });
    return true;
  } catch {
    return false;
  }
};

const tooLong = `At most ${textLimits.name} characters`;
const text = (max: number) => z.string().trim().max(max, `At most ${max} characters`);
const list = z
  .union([text(textLimits.list), z.array(z.string().max(textLimits.name)).max(200)])
  .transform((v) => (Array.isArray(v) ? v : v.split(",")).map((s) => s.trim()).filter(isVisible));

export const knowledgeBaseBody = z.object({
  clinicName: name("Clinic name is required", tooLong),
  address: requiredText("Address is required", textLimits.address),
  phoneNumber: requiredText("Phone number is required", textLimits.phone),
  email: requiredEmail,
  // People write addresses without a scheme; a scheme that is no web address never becomes a link.
  website: text(textLimits.url)
    .refine((v) => !/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(v) || /^https?:/i.test(v), "Enter a web address")
    .default(""),
  businessHours,
  services: list.default([]),
  specializations: list.default([]),
  emergencyContact: text(textLimits.name).default(""),
  emergencyHours: z
    .object({
      available: z.boolean(),
      contact: text(textLimits.name).default(""),
      hours: text(textLimits.name).default(""),
    })
    .default({ available: false, contact: "", hours: "" }),
  additionalInfo: text(textLimits.list).default(""),
  /** IANA name; kept as it was when absent, but for the first time, when an address in Australia tells it. */
  timeZone: z.string().refine(isTimeZone, "Unknown time zone").optional(),
});
export type KnowledgeBaseBody = z.input<typeof knowledgeBaseBody>;

/** What the server returns; `null` from the call means that none was saved yet. */
export const knowledgeBase = z.object({
  clinicName: z.string(),
  address: z.string(),
  phoneNumber: z.string(),
  email: z.string(),
  website: z.string(),
  businessHours: z.object({
    weekdays: z.object({ start: z.string(), end: z.string() }),
    weekends: z.object({ start: z.string(), end: z.string() }),
  }),
  services: z.array(z.string()),
  specializations: z.array(z.string()),
  emergencyContact: z.string(),
  emergencyHours: z.object({ available: z.boolean(), contact: z.string(), hours: z.string() }),
  additionalInfo: z.string(),
  timeZone: z.string(),
  updatedAt: instant,
});
export type KnowledgeBase = z.infer<typeof knowledgeBase>;

export const planIds = ["standard", "pro", "enterprise"] as const;
export const onboarding = z.object({
  knowledgeBaseCompleted: z.boolean(),
  teamName: z.string().nullable(),
  plan: z.enum(planIds).nullable(),
  timeZone: z.string(),
  /** When the free days of a new workspace are over. */
  trialEndsAt: instant,
});
export type Onboarding = z.infer<typeof onboarding>;

export const saveTeamBody = z.object({
  teamName: name("Team Name is required", tooLong),
  plan: z.enum(["standard", "pro"]),
});
