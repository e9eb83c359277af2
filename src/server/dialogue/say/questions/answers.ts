import { toLocal } from "#kernel/zoned-time.ts";
import type { ClinicFacts } from "../../events.ts";
import type { Topic } from "../../hear/acts/labels.ts";
import type { About } from "../../hear/acts/of-questions.ts";
import { reportedQuestion } from "../../reported-question.ts";
import { say } from "../context.ts";
import type { Item, ReplyContext, Sayings } from "../items.ts";
import { inARow, spokenList } from "../spoken.ts";
import { assistant } from "./assistant.ts";
import { health } from "./health.ts";
import { hours } from "./hours.ts";
import { money } from "./money.ts";
import { fromOwnAnswers } from "./own-answers.ts";
import { place } from "./place.ts";
import type { Asked, Fact, TopicRows } from "./rows.ts";
import { treatments } from "./treatments.ts";
import { visits } from "./visits.ts";

/** Every topic that callers ask about. */
const rows: TopicRows = { ...assistant, ...health, ...hours, ...money, ...place, ...treatments, ...visits };

const askedOf = (topic: Topic, about: About, facts: ClinicFacts, now: number, words: string): Asked => ({
  ...{ topic, about, facts, now, words },
  today: toLocal(now, facts.timeZone).date,
});

const mayTell = ({ topic, facts }: Asked): boolean =>
  facts.permissions.provideInfo || rows[topic].isNotOfClinic === true;

/** The calendar knows these for every day, and what a clinic wrote down once may be old. */
const isByCalendar = ({ topic, about }: Asked): boolean =>
  ["hours", "availability", "length"].includes(topic) ||
  (topic === "practitioner" && (about.date ?? about.whom) !== undefined);

/** The clinic's own answer goes before what is built in, but for what is about the call, about pain or in its calendar. */
function factOf(asked: Asked): Fact | null {
  if (!mayTell(asked)) return null;
  const row = rows[asked.topic];
  // 'Is it okay if …' may be put of a treatment, or of a dog.
  if (row.isNotOfClinic && asked.topic !== "suitability") return row.known(asked);
  const own = () => fromOwnAnswers(asked);
  return isByCalendar(asked) ? (row.known(asked) ?? own()) : (own() ?? row.known(asked));
}

/** Whether the whole of a question can be answered here, else what is left open, which the team is to be told. `words`: the caller's. */
export function answerTo(
  topic: Topic,
  about: About,
  facts: ClinicFacts,
  now: number,
  words: string,
): true | { gap: string } {
  const asked = askedOf(topic, about, facts, now, words);
  const fact = factOf(asked);
  const isWhole = fact !== null && fact.rest === undefined && fact.leavesOpen === undefined;
  return isWhole ? true : { gap: fact?.rest ?? rows[topic].gap(asked) };
}

const unknown = (gap: string): readonly string[] => [
  `I don't know ${gap}, sorry.`,
  `Sorry, I'm not sure ${gap}.`,
  `I'm afraid I don't know ${gap}.`,
];

const left = (rest: string): readonly string[] => [
  `I don't know ${rest}, though, sorry.`,
  `I'm not sure ${rest}, though.`,
  `Sorry, I can't tell you ${rest}.`,
];

/** As they asked it, where its order shows how: what it was taken for may be wrong. In 'can you eat after it' nobody is meant. */
const gapOf = (asked: Asked): string =>
  (ofAnybody.has(asked.topic) ? null : reportedQuestion(asked.words)) ?? rows[asked.topic].gap(asked);
const ofAnybody: ReadonlySet<Topic> = new Set([
  ...(["aftercare", "advice", "suitability", "prepare", "painkillers", "emergencies"] as const),
]);

/** What of the turn's questions is not known here, said in one sentence. */
function unknownOf({ answered, facts, now }: ReplyContext): readonly { item: Item<"answer">; gap: string }[] {
  const all = answered.flatMap((item) => {
    const asked = askedOf(item.topic, item.about, facts, now, item.words);
    return mayTell(asked) && item.about.isUnread !== true && factOf(asked) === null
      ? [{ item, gap: gapOf(asked) }]
      : [];
  });
  // Beside what can be named, 'that one' would be nothing of its own.
  const named = all.filter(({ item }) => item.topic !== "other");
  return named.length > 0 ? named : all;
}

export const answers: Sayings<"answer"> = {
  answer(item, context) {
    const { topic, about, words } = item;
    const asked = askedOf(topic, about, context.facts, context.now, words);
    if (!mayTell(asked))
      return [
        say(
          "answer.not_permitted",
          "I can't answer questions about the clinic on this line, sorry.",
          "Sorry, that's something only the team can answer.",
          "I'm afraid the team would have to tell you that.",
        ),
      ];
    const fact = factOf(asked);
    if (item.isMore && fact !== null)
      return [
        say(
          "answer.no_more",
          "That's all I know about it, sorry.",
          "I don't know any more than that, sorry.",
          "Sorry, that's as much as I know.",
        ),
      ];
    if (fact === null && about.isUnread)
      return [
        say(
          "answer.for_team",
          "I'll check that one with the team.",
          "I'll put that one to the team.",
          "That's one for the team, so I'll ask them.",
        ),
      ];
    if (fact === null) {
      const all = unknownOf(context);
      const gaps = [...new Set(all.map(({ gap }) => gap))];
      return all[0]?.item === item ? [say("answer.unknown", ...unknown(spokenList(gaps, "or")))] : [];
    }
    const { text, rest } = fact;
    return rest === undefined
      ? [say(`answer.${topic}`, text)]
      : [say("answer.half", ...left(rest).map((each) => inARow(text, each)))];
  },
};
