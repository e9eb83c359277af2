import { toLocal } from "#kernel/zoned-time.ts";
import type { FoundVisit, MatterKind } from "../decide/ledger.ts";
import type { ClinicFacts } from "../events.ts";
import type { Topic } from "../hear/acts/labels.ts";
import { say } from "./context.ts";
import type { Item, ReplyContext, Sayings } from "./items.ts";
import { nextOpening } from "./opening-hours.ts";
import { readTask } from "./read-task.ts";
import { isToRing, notHereThen, ringLine, ringOf, rungBy, writtenBack } from "./ring-wish.ts";
import {
  inARow,
  onDay,
  possessive,
  spelled,
  spokenContact,
  spokenEmail,
  spokenList,
  spokenPhone,
  spokenTime,
} from "./spoken.ts";
import { toldBack } from "./told-back.ts";
import { toldMore } from "./told-more.ts";
import { bareVisit } from "./visit-names.ts";

/** What goes to people: told from what was stored, and nothing beyond it. */

type Matter = Item<"told_team">["matter"];

/** The clinic and its number, for somebody else to ring. */
export const clinicLine = ({ clinicName, phoneNumber }: ClinicFacts): string =>
  phoneNumber === "" ? clinicName : `${clinicName}, ${spokenContact(phoneNumber)}`;

const passedOn: Readonly<Record<NonNullable<Matter>, readonly string[]>> = {
  book: ["I've passed that on to the team.", "I've told the team what you'd like.", "The team has that now."],
  move: [
    "I've told the team you'd like to move it.",
    "I've passed that on to the team.",
    "The team has that now.",
  ],
  cancel: [
    "I've told the team you'd like to cancel it.",
    "I've passed that on to the team.",
    "The team has that now.",
  ],
  check: [
    "I've asked the team to look into it.",
    "I've passed that on to the team.",
    "The team has that now.",
  ],
  confirm: [
    "Lovely, I've let the team know you're coming.",
    "Thanks, I've told the team you'll be there.",
    "Great, the team knows you're coming.",
  ],
  late: [
    "No worries, I've let the team know you're running late.",
    "Thanks for ringing ahead, I've told the team you're running late.",
    "That's all right, I've told the team you'll be a bit late.",
  ],
  leave_waitlist: [
    "I've told the team you'd like to come off the waitlist.",
    "I've passed that on to the team.",
    "The team has that now.",
  ],
  waitlist: [
    "I've passed that on to the team.",
    "I've told the team what you'd like.",
    "The team has that now.",
  ],
  message: ["I've passed that on to the team.", "The team has your message.", "I've given that to the team."],
  callback: [
    "I've asked the team to get in touch.",
    "I've told the team you'd like to hear from them.",
    "The team knows to get in touch with you.",
  ],
  question: [
    "I've asked the team to get back to you about that.",
    "I've passed your question on to the team.",
    "I've put that question to the team.",
  ],
  what_for: [
    "I've noted that on the visit, and the team will change what it's for.",
    "That's noted on the visit now, and the team knows to change it.",
  ],
  left_undone: [
    "I've left word of it for the team.",
    "The team has word of it.",
    "I've left the team a message about it.",
  ],
  asked_after: [
    "I hadn't yet, sorry: I've told the team now.",
    "It wasn't with the team yet, sorry, but it is now.",
  ],
  on_time: [
    "No worries, I've told the team that you're not running late after all.",
    "All right, the team knows you're not running late now.",
  ],
  danger: [
    "I've told the team what's happened.",
    "I've let the team know about it.",
    "The team knows what's happened.",
  ],
};

const isRung = ({ stored, matter }: Item<"told_team">, context: ReplyContext): boolean =>
  matter !== "danger" && isToRing(ringOf(stored, context));

/** They are rung, and what is to be known of when. */
function rung(
  { stored }: Item<"told_team">,
  context: ReplyContext,
  ways: (line: string, whom: string) => readonly string[],
): readonly string[] {
  const ring = ringOf(stored, context);
  return ways(ringLine(ring, context), rungBy(ring, context)).map((way) =>
    inARow(way, notHereThen(ring, context)),
  );
}

const rings = (line: string, who: string): readonly string[] => [
  `I've asked the team to ring ${who} ${line}.`,
  `Lovely, somebody from the team will ring ${who} ${line}.`,
  `All right, the team knows to ring ${who} ${line}.`,
];

const willRing = (line: string, who: string): readonly string[] => [`They'll ring ${who} ${line}.`];

/** `before your extraction on Tuesday`, where it is known which visit it is. */
function beforeVisit(visit: FoundVisit | null, { caller, facts, now }: ReplyContext): string {
  if (visit === null) return "";
  const whose = visit.person === caller ? "your" : possessive(visit.patientName);
  const what = bareVisit(visit.appointmentType, visit.named);
  return ` before ${whose} ${what} ${onDay(visit.date, toLocal(now, facts.timeZone).date)}`;
}

/** The one thing that is told of medicines; when they are taken is for whoever prescribed them. */
const keepTaking = "Please don't stop or change a medicine before they or your doctor have told you to.";

function urgently({ urgent }: Item<"told_team">, context: ReplyContext): readonly string[] {
  if (!urgent) return [];
  const of = urgent.visit === null && urgent.whom !== undefined ? `, for ${urgent.whom}` : "";
  const before = `${beforeVisit(urgent.visit, context)}${of}`;
  const isAdvised = context.answered.some(({ topic }) => ofMedicine.has(topic));
  const advice = urgent.isTaken && !isAdvised ? keepTaking : "";
  return [
    `I've marked that as urgent for the team${before}.`,
    `Thanks for telling me: the team has that, marked as urgent${before}.`,
  ].map((way) => inARow(way, advice));
}
const ofMedicine: ReadonlySet<Topic> = new Set(["painkillers", "suitability"]);

function toldWays(item: Item<"told_team">, context: ReplyContext): readonly string[] {
  const urgent = urgently(item, context);
  if (urgent.length > 0)
    return isRung(item, context)
      ? rung(item, context, willRing).flatMap((line) => urgent.map((way) => inARow(way, line)))
      : urgent;
  const isPlain = item.matter === null || plain.has(item.matter);
  const put = item.corrected ? putRight(item.corrected) : "";
  if (put !== "") {
    const ways = [
      `I've asked the team to put that right: ${put}.`,
      `The team has that, and they'll put it right on the records: ${put}.`,
    ];
    return isRung(item, context)
      ? rung(item, context, willRing).flatMap((line) => ways.map((way) => inARow(way, line)))
      : ways;
  }
  const ring = ringOf(item.stored, context);
  if (item.isMore && (isPlain || item.matter === "asked_after")) return toldMore(item, context);
  const written = isPlain ? writtenBack(ring) : null;
  if (written !== null)
    return [
      `I've asked the team to ${written} you about it.`,
      `The team has that, and they'll ${written} you.`,
    ];
  if (isPlain && isRung(item, context)) return rung(item, context, rings);
  const ways = passedOn[item.matter ?? "message"];
  if (
    !isRung(item, context) ||
    item.matter === "late" ||
    item.matter === "confirm" ||
    item.matter === "on_time"
  )
    return ways;
  return rung(item, context, willRing).flatMap((line) => ways.map((way) => inARow(way, line)));
}
/** A name is spelled, and a number said whole: what is misheard here is written down. */
const putRight = ({ name, phone, email }: NonNullable<Item<"told_team">["corrected"]>): string =>
  spokenList(
    [
      ...(name ? [`the name as ${name}, spelled ${name.split(" ").map(spelled).join(", then ")}`] : []),
      ...(phone ? [`the number as ${spokenPhone(phone)}`] : []),
      ...(email ? [`the email as ${spokenEmail(email)}`] : []),
    ],
    "and",
  );
const plain: ReadonlySet<NonNullable<Matter>> = new Set(["callback", "message", "question"]);

const toldTeam = (item: Item<"told_team">, context: ReplyContext): readonly string[] => {
  const when = ringOf(item.stored, context).words;
  const words = item.stored.words.filter((each) => when === null || !each.includes(when));
  const isPlain =
    item.matter === "confirm" ||
    item.matter === "late" ||
    item.matter === "on_time" ||
    item.matter === "what_for" ||
    item.matter === "left_undone";
  const quote = isPlain || item.urgent ? "" : toldBack(words);
  if (item.isTest)
    return [
      inARow(
        "This is only a test call, so nothing goes to the team; on a real call they'd have it now.",
        quote,
      ),
    ];
  const pressing = item.isPressing && !item.urgent ? "It's marked as urgent." : "";
  return toldWays(item, context).map((way) => inARow(way, pressing, quote));
};

function nobodyHere(facts: ClinicFacts, now: number): string {
  const opens = nextOpening(facts, now);
  if (opens === null) return "There's nobody at the clinic right now, sorry.";
  const day = onDay(opens.date, toLocal(now, facts.timeZone).date);
  return `There's nobody at the clinic right now, sorry; we open again ${day} at ${spokenTime(opens.time)}.`;
}

const toPeople = {
  person: ["I'll put you through to the team now.", "Just a moment, I'll put you through now."],
  voicemail: ["You can leave a voicemail for the team now, after the tone."],
  callback: ["Nobody's free to take the call, but the team can ring you back."],
};

/** What was told of one is for no other's visit: it is said whose it is taken for. */
const notedForOther = (whom: string | null): readonly string[] => {
  const whose = whom === null ? "" : ` for ${whom}`;
  return [`Thanks for telling me, I'll pass that on${whose}.`, `I'll make sure the team has that${whose}.`];
};

function whoseNews({ whom, before, isSo }: Item<"news_owner">): readonly string[] {
  const whose = whom === null ? "yours" : possessive(whom);
  if (isSo) return [`Yes, I've got that down as ${whose}.`, `That's right, it's down as ${whose}.`];
  const off = before === null ? "" : `, and not ${possessive(before)}`;
  return [`Sorry, my mistake: that's ${whose}${off}.`, `Thanks for putting me right: that's ${whose}${off}.`];
}

/** The reason was told: behind it the answer is short, and other words each time. */
const refusedBefore = {
  change: [
    "No, I haven't changed anything. More than that I can only tell the person themselves.",
    "No, nothing's changed from here; the rest is for them to ask.",
    "No, nothing was done. Sorry, it's only them I could say more to.",
  ],
  stands: [
    "Nothing's changed from here; whether there's a visit at all is for them to hear.",
    "I've changed nothing, and I can't say more than that, sorry.",
    "Nothing has changed. Sorry, the rest is only for them.",
  ],
  visit: [
    "Sorry, I can't say either way; they're welcome to ring and ask.",
    "I can't tell you one way or the other, sorry. It's only them I could tell.",
    "That one's for them to ask, sorry, whatever the answer is.",
  ],
} as const;

export const team: Sayings<
  | "told_team"
  | "read_task"
  | "noted"
  | "news_owner"
  | "calls_stopped"
  | "handing_over"
  | "no_person"
  | "nobody_came"
  | "not_yours_to_change"
  | "not_permitted"
> = {
  told_team: (item, context) => [
    say(`told_team.${item.isMore ? "more" : (item.matter ?? "none")}`, ...toldTeam(item, context)),
  ],
  read_task: (item, context) => [say("read_task", readTask(item, context))],
  news_owner: (item) => [say("news_owner", ...whoseNews(item))],
  noted: (item) => [
    item.what === "for_other"
      ? say("noted.other", ...notedForOther(item.whom))
      : say(
          "noted",
          "I'll put that in the notes for the dentist.",
          "Thanks for telling me, I'll note that for the dentist.",
          "That'll go in the notes for your visit.",
        ),
  ],
  calls_stopped: ({ why }) => [
    why === "opt_out"
      ? say(
          "calls_stopped",
          "No worries, we won't ring this number again. Texts about a booking still come to the number it's under; reply STOP to one, and they end.",
        )
      : say("calls_stopped.wrong_number", "Sorry to have troubled you. We won't ring this number again."),
  ],
  handing_over: ({ to }) => [say(`handing_over.${to}`, ...toPeople[to])],
  no_person: ({ isClosed }, { facts, now }) => [
    isClosed
      ? say("no_person.closed", nobodyHere(facts, now))
      : say(
          "no_person",
          "I can't put you through just now, sorry.",
          "Sorry, there's nobody free to talk right now.",
          "Nobody can come to the phone just now, I'm sorry.",
        ),
  ],
  nobody_came: () => [
    say(
      "nobody_came",
      "Sorry, nobody's picked up, so you're back with me and I'll take a message for them.",
      "Nobody could get to the phone, I'm sorry. You're back with me, and I'll take a message for the team.",
    ),
  ],
  // Of a visit that there is and of one that there is not the words are the same.
  not_yours_to_change: ({ isOnlyAsked, isDead, again }) => {
    // Nobody is told to ask somebody who has died.
    if (isDead)
      return [
        say(
          "not_yours_to_change.dead",
          "I can't say from here whether there's a visit, but I'll ask the team to take off anything there is, and to send nothing more.",
          "What's booked I can't say from here; I'll ask the team to take it off if there is anything, and to send nothing more.",
        ),
      ];
    if (again) return [say(`not_yours_to_change.${again}`, ...refusedBefore[again])];
    const noted = [
      "I'll tell the team you asked.",
      "The team will hear you asked.",
      "I'll let the team know you asked.",
    ];
    const ways = isOnlyAsked
      ? [
          "For privacy, I can't say who has a visit here or who's been in; that's for them to ask.",
          "Sorry, I can't tell anybody about somebody else's visits, or whether they have any.",
          "I'm not able to say whether anybody's booked in or has been here, sorry; that's private.",
        ]
      : [
          "For privacy, I can't say whether anybody has a visit, and I can only open or change one with the person it's for.",
          "Sorry, only the person a visit is for can hear about it or change it with me, so I can't say whether there is one.",
          "I'm not able to change anybody else's visit, or to say whether they have one, sorry; that's to protect their privacy.",
        ];
    const asked = isOnlyAsked ? "not_yours_to_change.asked" : "not_yours_to_change";
    return [say(asked, ...ways.map((way, at) => inARow(way, noted[at] ?? "")))];
  },
  not_permitted: ({ what }) => {
    const ways = {
      book: "I can't book visits on this line, sorry, but the team can.",
      change: "I can't change or cancel visits on this line, sorry, but the team can.",
      inform: "I can't answer questions about the clinic on this line, sorry, but the team can.",
    };
    return [say(`not_permitted.${what}`, ways[what])];
  },
};

/** What matters are called when they are spoken of: 'I'll leave …', 'we haven't finished …'. */
export const matterNames: Readonly<Record<MatterKind, string>> = {
  book: "the booking",
  move: "the move",
  cancel: "the cancellation",
  check: "that visit",
  confirm: "that visit",
  late: "the word for the team",
  waitlist: "the waitlist",
  leave_waitlist: "your place on the waitlist",
  message: "the message",
  callback: "the ring back",
};
