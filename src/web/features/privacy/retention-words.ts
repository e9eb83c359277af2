import { type RetentionKind, retentionDays } from "#contract/patients/retention-options.ts";
import { formatCount } from "#web/lib/formatting.ts";

export const kindWords: Record<RetentionKind, { title: string; what: string }> = {
  recordings: { title: "Voicemails", what: "The recordings, here and at the telephone provider." },
  calls: {
    title: "Call transcripts",
    what: "What was said, what stayed unanswered, and whose number it was. That a call took place stays.",
  },
  messages: {
    title: "Texts and emails",
    what: "Their words, names and addresses. That a message went out stays.",
  },
  tasks: { title: "Done tasks", what: "Of the Inbox, with the names and numbers in them." },
  logs: {
    title: "Log and activity",
    what: "System entries, errors and Recent Activity. Calls stay in the log.",
  },
};

const times: Record<(typeof retentionDays)[number], string> = {
  90: "3 months",
  180: "6 months",
  365: "1 year",
  730: "2 years",
  2556: "7 years",
};

export const forGood = "for-good";
export const timeOptions = [
  { value: forGood, label: "Forever" },
  ...retentionDays.map((days) => ({ value: String(days), label: times[days] })),
];

interface Counted {
  goes: number;
  staysByLaw: number;
  staysOpen: number;
}

/** `12 would be erased tonight. 380 older ones stay: 375 by law, 5 because a task is still to be done.` */
export function previewWords({ goes, staysByLaw, staysOpen }: Counted): string {
  const going =
    goes === 0 ? "Nothing would be erased tonight." : `${formatCount(goes)} would be erased tonight.`;
  const stay = staysByLaw + staysOpen;
  if (stay === 0) return going;
  const reasons = [
    ...(staysByLaw > 0 ? [`${formatCount(staysByLaw)} by law`] : []),
    ...(staysOpen > 0 ? [`${formatCount(staysOpen)} because a task is still to be done`] : []),
  ];
  const older = stay === 1 ? "1 older one stays" : `${formatCount(stay)} older ones stay`;
  return `${going} ${older}: ${reasons.join(", ")}.`;
}
