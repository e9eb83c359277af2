import { endsAt, type Line, phraseAt, phrases, type Recogniser, word, wordSet } from "../line.ts";

const leaving = phrases(
  "before i go|before we go|before i leave|before we leave|before i fly|before we fly|before my trip|before the trip|before our trip|before that trip",
);
const back = phrases(
  ["after", "once", "when"]
    .flatMap((lead) =>
      [
        "im",
        "i am",
        "were",
        "we are",
        "i get",
        "we get",
        "i come",
        "we come",
        "ive come",
        "my being",
      ].flatMap((who) => [`${lead} ${who} back`, `${lead} ${who} home`]),
    )
    .concat(["after i return", "after we return", "after my trip", "after the trip", "after our trip"])
    .join("|"),
);
/** 'Before I go, one more thing' is of the call. */
const closes = wordSet("if please would then is away overseas off thanks works instead i maybe from on");
/** Back from what is looked for over so many days. */
const openDays = 14;

/** 'Before I go', 'when I'm back': on this or that side of the days on which they told they are away. */
export const absence: Recogniser = {
  starts: ["before", "after", "once", "when"],
  read(line, at) {
    const { away, today } = line.context;
    if (!away) return null;
    const ahead = phraseAt(line, at, leaving);
    const to = at + (ahead || phraseAt(line, at, back));
    if (to === at || !(endsAt(line, to) || closes.has(word(line, to))) || isDayTold(line, to)) return null;
    const [first, last] = ahead > 0 ? [today, away.first - 1] : [away.last + 1, away.last + openDays];
    if (last < first) return null;
    const days = { first, last, point: first, assumed: [], sure: true, past: false };
    return { meaning: { kind: "days", days }, to };
  },
};

/** 'When I'm back on the ninth' says it by itself. */
const isDayTold = (line: Line, at: number): boolean => [at, at + 1].some((k) => line.readAt(k) !== null);
