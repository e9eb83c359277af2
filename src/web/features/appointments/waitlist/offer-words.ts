import type { FreedTime, WaitlistOffer } from "#contract/booking/waitlist.ts";
import type { Tone } from "#web/ui/badge.tsx";

export const freedWords: Record<FreedTime["status"], { word: string; tone: Tone }> = {
  open: { word: "On offer", tone: "blue" },
  filled: { word: "Filled", tone: "green" },
  taken: { word: "No longer free", tone: "grey" },
  over: { word: "Notice too short", tone: "grey" },
  stopped: { word: "Stopped", tone: "grey" },
};

const ends: Record<Exclude<WaitlistOffer["status"], "offered">, string> = {
  taking: "said yes, is being booked",
  accepted: "said yes",
  declined: "said no",
  expired: "did not answer in time",
  unreachable: "could not be reached",
  lost: "said yes, the time was gone",
  skipped: "skipped",
};

/** `asked by text, may answer until 3:45 pm`; what they said too late stands behind it. */
export function offerWords(
  { status, channel, answer, settledByUsername }: WaitlistOffer,
  until: string,
): string {
  if (status === "offered")
    return `asked by ${channel === "sms" ? "text" : "email"}, may answer until ${until}`;
  const by = settledByUsername ? ` (${settledByUsername})` : "";
  const late = status === "expired" || status === "skipped" ? answer : null;
  const end = status === "lost" && answer !== "yes" ? "the time was gone before an answer" : ends[status];
  return `${end}${by}${late ? `, later said ${late}` : ""}`;
}
