import type { QuotaKind } from "#contract/access/quotas.ts";

type PerDay = Record<QuotaKind, number>;

/** Of the first clinic, and of those to which whoever runs the server has given a number: more than a large practice needs. */
const known: PerDay = { texts: 1_000, emails: 2_000, calls: 300, numbers: 20 };
/** Of a clinic that signed up by itself: enough to try everything, too little to be worth an account made for it. */
const newcomers: PerDay = { texts: 30, emails: 60, calls: 10, numbers: 10 };

export const usualQuota = (kind: QuotaKind, isKnown: boolean): number => (isKnown ? known : newcomers)[kind];

const words: Record<QuotaKind, string> = {
  texts: "text messages",
  emails: "emails",
  calls: "calls of the assistant",
  numbers: "new phone numbers",
};

/** For staff: what is used up, what becomes of the rest, and who can change it. */
export const quotaMetTask = (kind: QuotaKind, perDay: number) => ({
  title: `Today's limit of ${words[kind]} is reached`,
  detail: `${perDay} ${words[kind]} a day may leave for this clinic. The others wait, and go out tomorrow where they are still of use. Whoever runs this server can raise the limit on the page Phone numbers.`,
});
export const quotaMetSentence = (kind: QuotaKind, perDay: number): string =>
  `Today's limit of ${perDay} ${words[kind]} is reached. Try again tomorrow, or ask whoever runs this server to raise it.`;
