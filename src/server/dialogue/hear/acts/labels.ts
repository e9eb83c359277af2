/** The labels of the learned reader, and what had been asked when a sentence was said. What each means is in `training/acts/README.md`. */

const learnedWishes = [
  "book",
  "move",
  "cancel",
  "check",
  "confirm",
  "late",
  "waitlist",
  "message",
  "callback",
  "person",
  "no_calls",
] as const;

/** The last of them is told by its words alone (`told/read-waiting.ts`). */
export const wishes = [...learnedWishes, "leave_waitlist"] as const;

export type Wish = (typeof wishes)[number];
/** What they are done to stands already. */
export const ofStanding: ReadonlySet<Wish> = new Set(["move", "cancel", "check", "confirm", "late"]);

/** What questions are about; each has its answer in `say/questions`. */
export const topics = [
  "hours",
  "address",
  "parking",
  "transport",
  "access",
  "phone_number",
  "email",
  "website",
  "price",
  "insurance",
  "payment",
  "services",
  "practitioner",
  "kids",
  "new_patients",
  "emergencies",
  "length",
  "sedation",
  "bring",
  "prepare",
  "aftercare",
  "painkillers",
  "suitability",
  "referral",
  "records",
  "fee_cancel",
  "availability",
  "messages",
  "privacy",
  "human",
  "who",
  "able",
  "help_number",
  "why",
  "products",
  "guarantee",
  "jobs",
  "lost",
  "advice",
  "done",
  "other",
] as const;

export type Topic = (typeof topics)[number];

/** Acts that are nothing but themselves. */
export const plainActs = [
  "yes",
  "no",
  "unsure",
  "any",
  "choose",
  "other",
  "keep",
  "drop",
  "undo",
  "correct",
  "safe",
  "give",
  "other_person",
  "more_people",
  "tell",
  "distress",
  "chat",
  "repeat",
  "explain",
  "slower",
  "wait",
  "thanks",
  "greet",
  "bye",
  "abuse",
  "fed_up",
  "wrong_number",
  "sales",
  "other_language",
  "noise",
] as const;

export type PlainAct = (typeof plainActs)[number];

/** What the learned reader tells of a sentence, as it is written in `training/acts`. */
export type ActLabel = `want.${Wish}` | PlainAct | `ask.${Topic}`;

export const actLabels: readonly ActLabel[] = [
  ...learnedWishes.map((wish) => `want.${wish}` as const),
  ...plainActs,
  ...topics.map((topic) => `ask.${topic}` as const),
];

/** What had been asked when it was said; the context in which it is read. */
export const promptKinds = [
  "open",
  "anything_else",
  "treatment",
  "when",
  "offer",
  "one_offer",
  "name",
  "phone",
  "read_back",
  "which_visit",
  "whose",
  "shall_i",
  "message",
  "danger",
] as const;

export type PromptKind = (typeof promptKinds)[number];
