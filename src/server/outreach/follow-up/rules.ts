import type { ConfigurationOf } from "#contract/assistants/agent-configuration.ts";
import { customMessageType } from "#contract/assistants/agents.ts";
import { addDays, toInstant } from "#kernel/zoned-time.ts";
import { firstName } from "../appointments/rules.ts";

type FollowUpConfiguration = ConfigurationOf<"3">;

const hour = 3_600_000;
const daysLater = { "2days": 2, "1week": 7 } as const;

/** When to ask after a visit: three hours later, or two days or a week later in the middle of the morning. */
export function followUpTime(
  timing: FollowUpConfiguration["followUpTiming"],
  visit: { localDate: string; endsAt: number },
  timeZone: string,
): number {
  if (timing === "sameday") return visit.endsAt + 3 * hour;
  return toInstant(addDays(visit.localDate, daysLater[timing]), "10:00", timeZone);
}

const questions: Record<string, string> = {
  "Pain/symptom check":
    "How are you feeling after your visit? Reply GOOD, or tell us about any pain, swelling or bleeding.",
  "Medication reminder": "Please keep taking any medicine the way your dentist told you.",
  "Satisfaction survey": "How was your visit, from 1 (poor) to 5 (very good)?",
};

/** What is asked; null when nothing was chosen. Names no treatment. */
export function followUpText(
  name: string,
  { messageTypes, customMessage, thankYouNotes }: FollowUpConfiguration,
): string | null {
  const parts = messageTypes.map((type) =>
    type === customMessageType ? customMessage.trim() : (questions[type] ?? ""),
  );
  if (thankYouNotes) parts.unshift("Thank you for coming to us.");
  const said = parts.filter((part) => part !== "");
  return said.length === 0 ? null : `Hi ${firstName(name)}, ${lowerFirst(said.join(" "))}`;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

export type FollowUpAnswer = "worried" | "well" | "unhappy" | "unclear";

const trouble =
  /\b(pain\w*|hurt\w*|sore|ache\w*|aching|throb\w*|swell\w*|swollen|bleed\w*|blood|fever\w*|infect\w*|pus|numb\w*|worse|bad|terrible|awful|unwell|sick|can'?t (?:eat|sleep|swallow|breathe)|trouble)\b/i;
const denied = /\b(?:no|not|without|isn'?t|never|zero)\b[^.,;!?]{0,20}$/i;
const fine = /\b(good|great|fine|well|ok|okay|better|perfect|thanks|thank you|all good|no problems?)\b/i;

/** What a patient says about how they are. Anything that sounds like trouble is trouble, unless it is plainly denied. */
export function readFollowUpAnswer(text: string): FollowUpAnswer {
  const rating = /^\s*([1-5])\s*(?:\/\s*5)?\s*[.!]?\s*$/.exec(text);
  if (rating) return Number(rating[1]) <= 2 ? "unhappy" : "well";
  for (const found of text.matchAll(new RegExp(trouble, "gi")))
    if (!denied.test(text.slice(0, found.index))) return "worried";
  return fine.test(text) || trouble.test(text) ? "well" : "unclear";
}
