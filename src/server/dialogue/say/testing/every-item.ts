import { callerPerson, emptyLedger, newMatter, otherPerson } from "../../decide/begin.ts";
import type { Ask, FoundVisit, Matter, Prompt } from "../../decide/ledger.ts";
import type { Obstacle, PlanItem, Refusal } from "../../decide/plan.ts";
import type { LiveLedger } from "../../decide/turn.ts";
import type { ClinicFacts, SlotWish, WaitsFor } from "../../events.ts";
import { type Topic, topics } from "../../hear/acts/labels.ts";
import type { DangerKind, HelpLineId } from "../../hear/acts/of-danger.ts";
import type { ItemKind } from "../items.ts";

/** One of each that can be said, for tests: a kind that is missing does not compile. The clinic's today is Monday 23 November 2026. */

export const facts: ClinicFacts = {
  clinicName: "Harbour Street Dental",
  address: "12 Harbour Street, Sydney NSW 2000",
  phoneNumber: "(02) 5550 4410",
  email: "reception@harbourstreet.example",
  website: "https://harbourstreet.example/",
  timeZone: "Australia/Sydney",
  businessHours: { weekdays: { start: "09:00", end: "17:00" }, weekends: { start: "", end: "" } },
  services: [
    "General Consultation - $95",
    "Teeth Cleaning - $180",
    "Teeth Whitening from $450",
    "Root Canal",
    "Invisalign",
  ],
  specializations: [],
  emergencyContact: "",
  emergencyHours: { available: true, contact: "(02) 5550 4411", hours: "6 pm to 10 pm every day" },
  additionalInfo:
    "Free parking behind the building; the entrance is step-free. Dr. Nair works Monday to Thursday. We take HICAPS and Medibank.",
  greeting: null,
  permissions: { bookAppointments: true, rescheduleCancel: true, provideInfo: true },
  canTransfer: true,
  treatmentMinutes: { "Root Canal": 60 },
};

/** Half past ten in the morning. */
export const monday = Date.UTC(2026, 10, 22, 23, 30);

const slots = [
  { date: "2026-11-24", time: "10:10" },
  { date: "2026-11-24", time: "14:30" },
  { date: "2026-11-27", time: "09:00" },
];
const [first = { date: "", time: "" }] = slots;
const visit: FoundVisit = {
  ...{ appointmentId: "a1", patientName: "Mia Chen", date: "2026-11-24", time: "10:10" },
  ...{ appointmentType: "Teeth Cleaning", status: "requested", person: 0, isOfThisCall: false, named: null },
};
const visits = [visit, { ...visit, appointmentId: "a2", date: "2026-12-08", time: "15:45" }];
const waits: readonly WaitsFor[] = [
  { appointmentType: "Teeth Cleaning", visitDate: null },
  { appointmentType: "Root Canal", visitDate: "2026-12-08" },
];
const booking = {
  ...first,
  ...{ patientName: "Mia Chen", patientPhone: "+61491570156", patientEmail: null, notes: "" },
  appointmentType: "Teeth Cleaning",
} as const;
const wish: SlotWish = { fromDate: "2026-11-24", toDate: "2026-11-24", time: null, between: null, limit: 60 };

const matter = (kind: Matter["kind"], part: Partial<Matter> = {}): Matter => ({
  ...newMatter(kind, 0, "hello"),
  ...part,
});

export const ledger: LiveLedger = {
  ...emptyLedger(),
  facts,
  now: monday,
  callerNumber: "+61491570156",
  people: [
    { ...callerPerson, name: { first: "Mia", last: "Chen", full: "Mia Chen" } },
    otherPerson("son", "small"),
  ],
  matters: [
    matter("book"),
    matter("move", { visit }),
    matter("book", { person: 1 }),
    matter("callback", { notes: ["my crown came loose on the left"], ringWhen: "after two" }),
  ],
  outbound: { reason: "recall", patientName: "Mia Chen", isReached: false },
};

const prompt = { kind: "open", matter: 0, key: "k" } as const;
/** Each question, about each kind of matter that it sounds different for. */
const prompts: { readonly [Which in Ask]: readonly Prompt[] } = {
  how_can_i_help: [{ ...prompt, ask: "how_can_i_help" }],
  anything_else: [{ ...prompt, ask: "anything_else" }],
  are_you_there: [{ ...prompt, ask: "are_you_there" }],
  is_it_you: [{ ...prompt, ask: "is_it_you" }],
  treatment: [{ ...prompt, ask: "treatment" }],
  when: [
    { ...prompt, ask: "when" },
    { ...prompt, ask: "when", matter: 1 },
  ],
  name: [
    { ...prompt, ask: "name" },
    { ...prompt, ask: "name", matter: 1 },
    { ...prompt, ask: "name", matter: 2 },
  ],
  surname: [
    { ...prompt, ask: "surname", perhaps: null },
    { ...prompt, ask: "surname", perhaps: "Park" },
  ],
  first_name: [{ ...prompt, ask: "first_name" }],
  spelling: [{ ...prompt, ask: "spelling" }],
  phone: [
    { ...prompt, ask: "phone" },
    { ...prompt, ask: "phone", isSafeAsked: true },
    { ...prompt, ask: "phone", isNew: true },
    { ...prompt, ask: "phone", matter: 1 },
  ],
  visit_day: [{ ...prompt, ask: "visit_day" }],
  what_to_change: [
    { ...prompt, ask: "what_to_change" },
    { ...prompt, ask: "what_to_change", isOpenWhether: true },
  ],
  offer: [{ ...prompt, ask: "offer", times: slots }],
  take_slot: [{ ...prompt, ask: "take_slot", slot: first }],
  agree_book: [
    { ...prompt, ask: "agree_book", booking, named: null, isUnheard: false },
    {
      ...{ ...prompt, ask: "agree_book", booking, named: null, isUnheard: false },
      also: [{ treatment: "X-Ray/Imaging", named: null }],
    },
    {
      ...prompt,
      ask: "agree_book",
      booking: { ...booking, patientPhone: "+61255501234" },
      named: null,
      isUnheard: true,
    },
  ],
  agree_move: [
    { ...prompt, ask: "agree_move", visit, to: { date: "2026-12-01", time: "12:00" }, isUnheard: false },
  ],
  agree_cancel: [{ ...prompt, ask: "agree_cancel", visit, isUnheard: false }],
  which_visit: [
    { ...prompt, ask: "which_visit", visits },
    { ...prompt, ask: "which_visit", visits: [...visits, ...visits] },
  ],
  whose_visit: [{ ...prompt, ask: "whose_visit" }],
  book_instead: [{ ...prompt, ask: "book_instead" }],
  move_or_cancel: [{ ...prompt, ask: "move_or_cancel", visit }],
  move_or_second: [{ ...prompt, ask: "move_or_second", visit }],
  join_waitlist: [{ ...prompt, ask: "join_waitlist" }],
  leave_which: [waits, [...waits, { appointmentType: "Oral Surgery", visitDate: null }]].map((each) => ({
    ...prompt,
    ...{ ask: "leave_which", waits: each },
  })),
  ask_team: [
    { ...prompt, ask: "ask_team", gaps: [] },
    { ...prompt, ask: "ask_team", gaps: ["what a crown costs"] },
  ],
  book_visit_due: [{ ...prompt, ask: "book_visit_due" }],
  look_at_it: [{ ...prompt, ask: "look_at_it", told: { text: "", clauses: [], acts: [] } }],
  pass_on: [true, false].map((isOfVisit) => ({ ...prompt, ask: "pass_on", isOfVisit })),
  complaint: [true, false].map((isTold) => ({ ...prompt, ask: "complaint", isTold, isLater: !isTold })),
  message_text: [{ ...prompt, ask: "message_text", matter: 3 }],
  new_detail: (["email", "address", "details"] as const).map((detail) => ({
    ...prompt,
    ask: "new_detail" as const,
    detail,
  })),
  ring_when: [{ ...prompt, ask: "ring_when" }],
  danger_check: [
    { ...prompt, ask: "danger_check", danger: "swelling" },
    { ...prompt, ask: "danger_check", danger: "swelling", open: ["swallowing"] },
  ],
  after_danger: [
    { ...prompt, ask: "after_danger", danger: "bleeding", about: "still" },
    { ...prompt, ask: "after_danger", danger: "breathing", about: "ringing" },
    { ...prompt, ask: "after_danger", danger: "violence", about: "talking" },
  ],
};

export const everyPrompt: readonly Prompt[] = Object.values(prompts).flat();

/** Records, so that a kind that is added has to be added here. */
const obstacles: Readonly<Record<Obstacle, SlotWish>> = {
  closed: wish,
  full: { ...wish, between: { from: "12:00", to: "17:30" } },
  past: { ...wish, fromDate: "2026-11-23", toDate: "2026-11-23" },
  outside_hours: { ...wish, time: "19:00" },
  taken: { ...wish, time: "10:30" },
  too_far: { ...wish, fromDate: "2027-11-24", toDate: "2027-11-24" },
  not_by_phone: wish,
  away: wish,
  not_done_by: wish,
};
const refusals: Readonly<Record<Refusal, true>> = {
  ...{ slot_taken: true, outside_hours: true, in_the_past: true, too_far: true },
  ...{ not_found: true, trouble: true, already_cancelled: true, message_failed: true },
};
const dangers: Readonly<Record<DangerKind, true>> = {
  ...{
    breathing: true,
    battery: true,
    heart: true,
    choking: true,
    lost_crown: true,
    bleeding: true,
    collapse: true,
    violence: true,
    self_harm: true,
    poison: true,
    fainted: true,
  },
  ...{
    fever: true,
    allergic: true,
    oozing: true,
    bitten_lip: true,
    swallowed_piece: true,
    head_injury: true,
    knocked_out_tooth: true,
    injured_jaw: true,
    loosened_tooth: true,
  },
  ...{ severe_pain: true, swelling: true, broken_tooth: true },
};
const lines: Readonly<Record<HelpLineId, true>> = {
  ...{
    lifeline: true,
    poisons: true,
    healthdirect: true,
    emergency: true,
    clinic_emergency: true,
    violence: true,
  },
};
const told: Readonly<Record<Exclude<Extract<PlanItem, { item: "told_team" }>["matter"], null>, true>> = {
  ...{
    book: true,
    move: true,
    cancel: true,
    check: true,
    confirm: true,
    late: true,
    waitlist: true,
    leave_waitlist: true,
    message: true,
  },
  ...{
    callback: true,
    question: true,
    danger: true,
    what_for: true,
    asked_after: true,
    left_undone: true,
    on_time: true,
  },
};
const stored = {
  kind: "callback",
  phone: "+61491570156",
  detail: "my crown came loose on the left. To be rung: after two.",
  words: ["yes please", "my crown came loose on the left"],
} as const;

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] =>
  // A record's own keys are those of its type here: each is written out above.
  Object.keys(record) as Key[];

/** What topics are asked with, where the answer depends on it. */
const aboutOf: Partial<Record<Topic, Extract<PlanItem, { item: "answer" }>["about"]>> = {
  length: { treatment: "Root Canal" },
  price: { treatment: "Teeth Cleaning" },
};

const items: { readonly [Kind in ItemKind]: readonly Extract<PlanItem, { item: Kind }>[] } = {
  greeting: [
    { item: "greeting", isClosed: false },
    { item: "greeting", isClosed: true },
  ],
  outbound_greeting: [{ item: "outbound_greeting" }],
  only_to_them: [{ item: "only_to_them" }],
  leave_word: [{ item: "leave_word" }],
  ring_when_it_suits: [{ item: "ring_when_it_suits" }],
  acknowledge: (["detail", "correction", "thanks", "wait", "slower", "choice", "name", "told"] as const).map(
    (of) => ({
      ...({ item: "acknowledge", of } as const),
      ...(of === "name" && { name: "Mia" }),
    }),
  ),
  sympathy: (["pain", "fear", "trouble", "distress", "child"] as const).map((kind) => ({
    item: "sympathy",
    with: kind,
  })),
  answer: topics.map((topic) => ({
    item: "answer",
    topic,
    about: aboutOf[topic] ?? {},
    words: "and what about that",
  })),
  offered: [
    { item: "offered", times: slots, wish, isExact: false, total: 12 },
    { item: "offered", times: slots.slice(0, 1), wish, isExact: true, total: 1 },
  ],
  obstacle: keysOf(obstacles).map((obstacle) => ({
    ...({ item: "obstacle", obstacle, closedFor: null, lastDay: null } as const),
    ...{ wish: obstacles[obstacle], nearest: slots, treatment: "Root Canal" as const, whom: ["vance"] },
  })),
  slot_gone: [{ item: "slot_gone", slot: first, nearest: slots }],
  booked: [
    { item: "booked", visit },
    { item: "booked", visit, also: [{ treatment: "X-Ray/Imaging", named: "X-ray" }] },
    { item: "booked", visit: { ...visit, status: "confirmed" } },
  ],
  moved: [{ item: "moved", from: visit, to: { ...visit, date: "2026-12-01" } }],
  cancelled: [{ item: "cancelled", visit }],
  left_waitlist: [true, false].flatMap((isOther) =>
    [0, 1].map((count) => ({
      ...({ item: "left_waitlist", patientName: "Mia Chen", isOther } as const),
      ...{ waits: waits.slice(count), stays: waits.slice(0, count) },
    })),
  ),
  on_waitlist: [true, false].map((isOther) => ({
    ...({ item: "on_waitlist", patientName: "Mia Chen", isOther, waits } as const),
  })),
  not_on_waitlist: (["not_found", "other_line"] as const).map((reason) => ({
    item: "not_on_waitlist",
    reason,
  })),
  waitlisted: [true, false].map((isNew) => ({
    ...({ item: "waitlisted", isNew } as const),
    wish: {
      ...{ appointment: visit, patientName: "Mia Chen", patientPhone: "+61491570156", patientEmail: null },
      ...({
        appointmentType: "Teeth Cleaning",
        fromDate: "2026-11-24",
        toDate: null,
        partOfDay: "any",
        notes: "",
      } as const),
    },
  })),
  refused: keysOf(refusals).map((reason) => ({
    ...({ item: "refused", what: "book", reason } as const),
    nearest: reason === "slot_taken" ? slots : [],
  })),
  calls_stopped: [
    { item: "calls_stopped", why: "opt_out" },
    { item: "calls_stopped", why: "wrong_number" },
  ],
  read_task: [
    { item: "read_task", stored },
    { item: "read_task", stored, of: { detail: "when", date: "2026-08-14" } },
    { item: "read_task", stored, of: { detail: "phone" } },
    { item: "read_task", stored, of: { detail: "name" } },
  ],
  told_team: keysOf(told).flatMap((kind) => [
    { item: "told_team", stored, isTest: false, matter: kind, isMore: false } as const,
    { item: "told_team", stored, isTest: false, matter: kind, isMore: true } as const,
    { item: "told_team", stored, isTest: true, matter: kind, isMore: false } as const,
  ]),
  noted: [
    { item: "noted", what: "for_visit" },
    { item: "noted", what: "for_other", whom: "Ruby" },
    { item: "noted", what: "for_other", whom: null },
  ],
  news_owner: [
    { item: "news_owner", whom: "Ruby", before: "Oscar", isSo: false },
    { item: "news_owner", whom: null, before: "Oscar", isSo: true },
  ],
  visits: [
    { item: "visits", visits: [visit], isAll: true },
    { item: "visits", visits, isAll: true },
    { item: "visits", visits: [...visits, ...visits], isAll: true },
  ],
  so_far: [
    {
      item: "so_far",
      booked: [visit],
      cancelled: [],
      openMatter: "book",
      notBooked: null,
      isWithTeam: false,
      standing: [],
    },
    {
      item: "so_far",
      booked: [],
      cancelled: [],
      openMatter: null,
      notBooked: "Zara",
      isWithTeam: true,
      standing: [visit],
    },
  ],
  whether: (["moved", "cancelled", "booked", "stands", "told"] as const).flatMap((claim) =>
    ([true, false, null] as const).flatMap((isSo) =>
      (["us", "team", "nobody"] as const).map((hand) => ({
        ...({ item: "whether", claim, isSo, with: hand, stored, whom: null } as const),
        ...(isSo === false ? { visits: [], cancelled: [] } : { visits: [visit], cancelled: [visit] }),
      })),
    ),
  ),
  visit_confirmed: [{ item: "visit_confirmed", visit }],
  visit_stays: [
    { item: "visit_stays", visit },
    { item: "visit_stays", visit: null },
  ],
  no_visits: [
    { item: "no_visits", isWithheld: false, tries: 1 },
    { item: "no_visits", isWithheld: false, tries: 2 },
    { item: "no_visits", isWithheld: true, tries: 1 },
  ],
  not_yours_to_change: [
    { item: "not_yours_to_change" },
    { item: "not_yours_to_change", isOnlyAsked: true },
    ...(["change", "stands", "visit"] as const).map((again) => ({
      ...({ item: "not_yours_to_change", isOnlyAsked: true } as const),
      again,
    })),
  ],
  not_permitted: (["book", "change", "inform"] as const).map((what) => ({ item: "not_permitted", what })),
  up_next: [
    { item: "up_next", kind: "cancel", name: "son" },
    { item: "up_next", kind: "message", name: null },
    { item: "up_next", kind: "callback", name: null, also: [{ kind: "cancel", name: null }] },
  ],
  next_matter: [
    { item: "next_matter", kind: "book", name: "son", count: 2 },
    { item: "next_matter", kind: "move", name: null, count: 2 },
  ],
  dropped: [{ item: "dropped", kind: "book" }],
  left_undone: [
    { item: "left_undone", kind: "book", visit: null },
    { item: "left_undone", kind: "move", visit },
    { item: "left_undone", kind: "cancel", visit },
    { item: "left_undone", kind: "move", visit: null },
  ],
  danger: keysOf(dangers).flatMap((danger) =>
    (["asked", "sent", "advised", "over", "open"] as const).flatMap((stage) =>
      [false, true].map((isAgain) => ({
        ...({ item: "danger", danger, degree: "urgent", stage, isAgain, isClosed: !isAgain } as const),
      })),
    ),
  ),
  first_aid: keysOf(dangers).flatMap((danger) =>
    (["what", "whether", "where", "medicine"] as const).flatMap((of) =>
      [null, 3, 6, 11].map(
        (age) => ({ ...{ item: "first_aid", danger, of, age }, isSent: age === null }) as const,
      ),
    ),
  ),
  worried_for: (["told", "number", "now", "ambulance", "again", "with_you", "private"] as const).map(
    (word) => ({ item: "worried_for", word }),
  ),
  medicine: (
    ["keep", "keep_beside_reaction", "leave_new", "no_more", "not_meant", "not_borne", "ask_first"] as const
  ).map((word) => ({ item: "medicine", word })),
  help_line: keysOf(lines).map((line) => ({ item: "help_line", line })),
  handing_over: (["person", "voicemail", "callback"] as const).map((to) => ({ item: "handing_over", to })),
  nobody_came: [{ item: "nobody_came" }],
  no_person: [
    { item: "no_person", isClosed: false },
    { item: "no_person", isClosed: true },
  ],
  spelled: [{ item: "spelled", name: "O'Brien-Lee" }],
  abuse_warning: [{ item: "abuse_warning" }],
  small_talk: (["greet", "chat", "thanks"] as const).map((of) => ({ item: "small_talk", of })),
  other_language: [{ item: "other_language" }],
  not_for_clinic: (
    [
      "wrong_number",
      "perhaps",
      "elsewhere",
      "sales",
      "private",
      "judged",
      "nervous",
      "jest",
      "small_talk",
      "unclear",
    ] as const
  ).map((of) => ({
    item: "not_for_clinic",
    of,
  })),
  not_understood: [1, 2, 3].map((tries) => ({ item: "not_understood", tries })),
  hello_again: [{ item: "hello_again" }],
  begun_again: [{ item: "begun_again" }],
  why_asked: everyPrompt.map((each) => ({ item: "why_asked", prompt: each })),
  bye: (["finished", "silence", "abuse", "wrong_number", "stuck"] as const).map((why) => ({
    item: "bye",
    why,
  })),
  ask: everyPrompt.flatMap((each) =>
    [1, 2, 3].map((attempt) => ({ item: "ask", prompt: each, attempt, name: null }) as const),
  ),
};

export const everyItem: readonly PlanItem[] = Object.values(items).flat();
