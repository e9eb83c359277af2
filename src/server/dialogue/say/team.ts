import { toLocal } from "#kernel/zoned-time.ts";
import type { FoundVisit, MatterKind } from "../decide/ledger.ts";
import type { ClinicFacts } from "../events.ts";
import type { Topic } from "../hear/acts.ts";
import { say } from "./context.ts";
import type { Item, Sayings, Scene } from "./items.ts";
import { nextOpening } from "./opening-hours.ts";
import { readTask } from "./read-task.ts";
import { isToRing, notHereThen, ringLine, ringOf, rungBy, writtenBack } from "./ring-wish.ts";
import { inARow, onDay, possessive, spokenContact, spokenTime } from "./spoken.ts";
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
  asked_after: [
    "I hadn't yet, sorry: I've told the team now.",
    "It wasn't with the team yet, sorry, but it is now.",
  ],
  danger: [
    "I've told the team what's happened.",
    "I've let the team know about it.",
    "The team knows what's happened.",
  ],
};

const isRung = ({ stored, matter }: Item<"told_team">, scene: Scene): boolean =>
  matter !== "danger" && isToRing(ringOf(stored, scene));

/** They are rung, and what is to be known of when. */
function rung(
  { stored }: Item<"told_team">,
  scene: Scene,
  ways: (line: string, whom: string) => readonly string[],
): readonly string[] {
  const ring = ringOf(stored, scene);
  return ways(ringLine(ring, scene), rungBy(ring, scene)).map((way) => inARow(way, notHereThen(ring, scene)));
}

const rings = (line: string, who: string): readonly string[] => [
  `I've asked the team to ring ${who} ${line}.`,
  `Lovely, somebody from the team will ring ${who} ${line}.`,
  `All right, the team knows to ring ${who} ${line}.`,
];

const willRing = (line: string, who: string): readonly string[] => [`They'll ring ${who} ${line}.`];

/** `before your extraction on Tuesday`, where it is known which visit it is. */
function beforeVisit(visit: FoundVisit | null, { caller, facts, now }: Scene): string {
  if (visit === null) return "";
  const whose = visit.person === caller ? "your" : possessive(visit.patientName);
  const what = bareVisit(visit.appointmentType, visit.named);
  return ` before ${whose} ${what} ${onDay(visit.date, toLocal(now, facts.timeZone).date)}`;
}

/** The one thing that is told of medicines; when they are taken is for whoever prescribed them. */
const keepTaking = "Please don't stop or change a medicine before they or your doctor have told you to.";

function urgently({ urgent }: Item<"told_team">, scene: Scene): readonly string[] {
  if (!urgent) return [];
  const before = beforeVisit(urgent.visit, scene);
  const isAdvised = scene.answered.some(({ topic }) => ofMedicine.has(topic));
  const advice = urgent.isTaken && !isAdvised ? keepTaking : "";
  return [
    `I've marked that as urgent for the team${before}.`,
    `Thanks for telling me: the team has that, marked as urgent${before}.`,
  ].map((way) => inARow(way, advice));
}
const ofMedicine: ReadonlySet<Topic> = new Set(["painkillers", "suitability"]);

function toldWays(item: Item<"told_team">, scene: Scene): readonly string[] {
  const urgent = urgently(item, scene);
  if (urgent.length > 0)
    return isRung(item, scene)
      ? rung(item, scene, willRing).flatMap((line) => urgent.map((way) => inARow(way, line)))
      : urgent;
  const isPlain = item.matter === null || plain.has(item.matter);
  const ring = ringOf(item.stored, scene);
  if (item.isMore && (isPlain || item.matter === "asked_after")) return toldMore(item, scene);
  const written = isPlain ? writtenBack(ring) : null;
  if (written !== null)
    return [
      `I've asked the team to ${written} you about it.`,
      `The team has that, and they'll ${written} you.`,
    ];
  if (isPlain && isRung(item, scene)) return rung(item, scene, rings);
  const ways = passedOn[item.matter ?? "message"];
  if (!isRung(item, scene) || item.matter === "late" || item.matter === "confirm") return ways;
  return rung(item, scene, willRing).flatMap((line) => ways.map((way) => inARow(way, line)));
}
const plain: ReadonlySet<NonNullable<Matter>> = new Set(["callback", "message", "question"]);

const toldTeam = (item: Item<"told_team">, scene: Scene): readonly string[] => {
  const when = ringOf(item.stored, scene).words;
  const words = item.stored.words.filter((each) => when === null || !each.includes(when));
  const isPlain = item.matter === "confirm" || item.matter === "late" || item.matter === "what_for";
  const quote = isPlain || item.urgent ? "" : toldBack(words);
  if (item.isTest)
    return [
      inARow(
        "This is only a test call, so nothing goes to the team; on a real call they'd have it now.",
        quote,
      ),
    ];
  return toldWays(item, scene).map((way) => inARow(way, quote));
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

export const team: Sayings<
  | "told_team"
  | "read_task"
  | "noted"
  | "calls_stopped"
  | "handing_over"
  | "no_person"
  | "nobody_came"
  | "not_yours_to_change"
  | "not_permitted"
> = {
  told_team: (item, scene) => [
    say(`told_team.${item.isMore ? "more" : (item.matter ?? "none")}`, ...toldTeam(item, scene)),
  ],
  read_task: (item, scene) => [say("read_task", readTask(item, scene))],
  noted: () => [
    say(
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
  not_yours_to_change: ({ isOnlyAsked, again }) => {
    const noted = again
      ? ["", "", ""]
      : [
          "I'll tell the team you asked.",
          "The team will hear you asked.",
          "I'll let the team know you asked.",
        ];
    const begun = {
      change: [
        "No, I haven't changed anything.",
        "No, nothing's changed from here.",
        "No, nothing was done.",
      ],
      stands: [
        "Nothing's changed from here.",
        "I've changed nothing, so nothing's changed.",
        "Nothing has changed.",
      ],
      visit: ["", "", ""],
    }[again ?? "visit"];
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
    return [
      say(
        again ? `${asked}.${again}` : asked,
        ...ways.map((way, at) => inARow(begun[at] ?? "", way, noted[at] ?? "")),
      ),
    ];
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
  message: "the message",
  callback: "the ring back",
};
