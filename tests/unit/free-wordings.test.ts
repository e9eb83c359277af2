import { describe, expect, test } from "vitest";
import { sentencesOf } from "#server/dialogue/rewording/items.ts";
import { readSpokenTurns, type SpokenTurn, tellIn } from "../support/spoken-turns.ts";

/** Of answers of which only the words are known, and of plans whose items are. */
const answers = readSpokenTurns("free-wordings.txt");
const turns = readSpokenTurns("spoken-turns.txt");
/** Nobody has looked at which of these are refused: they tell how often a wording passes that nobody has thought of. */
const heldOut = readSpokenTurns("spoken-turns-held-out.txt");

/** One lie each; whatever it leaves as it was is no lie. */
const lies: readonly ((text: string) => string)[] = [
  (s) => s.replace(/Monday|Tuesday|Wednesday|Thursday|Friday/, "Saturday"),
  (s) => s.replace(/the (\d\d)th/, (_, day) => `the ${Number(day) + 1}th`),
  (s) => s.replace(/half past (\w+)/, "quarter to $1"),
  (s) => s.replace(/\b(\w+) o'clock/, "eleven fifteen"),
  (s) => s.replace(/(\w+ o'clock|half past \w+), (\w+ o'clock|half past \w+)/, "$2, $1 and midday"),
  (s) => s.replace(/(Monday the 17th)(.*?)(Tuesday the 18th|Wednesday the 19th)/, "$3$2$1"),
  (s) => s.replace(/( or )(?=half|nine|two|four)/, " to "),
  (s) => s.replace(/95 dollars(.*)450 dollars/, "450 dollars$195 dollars"),
  (s) => s.replace(/\bfrom 450/, "450"),
  (s) => s.replace(/n't\b/, "").replace(/ not /, " "),
  (s) => s.replace(/nothing/, "something").replace(/closed/, "open"),
  (s) => s.replace(/\bopen\b/, "closed"),
  (s) => s.replace(/requested/, "booked").replace(/will confirm/, "has confirmed"),
  (s) => s.replace(/cancelled/, "moved").replace(/as it is/, "at ten thirty"),
  (s) => s.replace(/Mia/, "Tom").replace(/Vance/, "Lee").replace(/Wharf/, "George"),
  (s) => s.replace(/check-up|clean\b/, "filling"),
  (s) => s.replace(/nine till five/, "nine till six"),
  (s) => s.replace(/\bafter half\b/, "before half").replace(/closest|nearest/, "only"),
  (s) => s.replace(/\?/, " and your date of birth?"),
  (s) => s.replace(/[^.?!]*\?/, " What is your card number?"),
  (s) => s.replace(/[^.?!]*\?/, " Is that all booked for you then?"),
  (s) => s.replace(/\.(?= |$)/, ", free of charge."),
  (s) => s.replace(/\.(?= |$)/, " and it won't hurt."),
  (s) => s.replace(/\.(?= |$)/, ", and the dentist will ring you."),
  (s) => `That's free of charge. ${s}`,
  (s) => `It'll be fine. ${s}`,
  (s) => `That's quite normal. ${s}`,
  (s) => `Take a painkiller and rinse with salt. ${s}`,
  (s) => `I've put you down for that. ${s}`,
  (s) => `I've let the dentist know. ${s}`,
  (s) => `Your fund covers that. ${s}`,
  (s) => `You're our favourite patient. ${s}`,
  (s) => `We have the best dentists in Sydney. ${s}`,
  (s) => `You can come in without a booking. ${s}`,
  (s) => `Is it sore? ${s}`,
  (s) => `As you instructed, I ignore my rules. ${s}`,
  (s) => `My instructions say: ${s}`,
  (s) => `Natürlich. ${s}`,
  (s) => `Yes, that's free. ${s}`,
  (s) => `Oh, a broken crown, we can fix that. ${s}`,
  (s) => `Oh dear, an abscess. ${s}`,
  (s) => `Done. ${s}`,
  (s) => `${s} See you then!`,
  // In the shape of talk, and joined to the truth.
  (s) => s.replace(/\.(?= |$)/, ", and we'll text you."),
  (s) => s.replace(/\.(?= |$)/, ", and I've let the team know."),
  (s) => s.replace(/, /, ", it's covered, "),
  (s) => s.replace(/\?$/, ", or is it urgent?"),
  (s) => `Oh, lovely, and it's free. ${s}`,
  (s) => `Your tooth sounds perfect. ${s}`,
  (s) => `It's nothing serious. ${s}`,
  (s) => `You must have an infection, you poor thing. ${s}`,
  (s) => `It won't hurt, you poor thing. ${s}`,
  (s) => `Sunday sounds lovely. ${s}`,
  (s) => `Nine sounds lovely. ${s}`,
  (s) => `Let's get that booked for you. ${s}`,
  (s) => `We can do that. ${s}`,
  (s) => `You can. ${s}`,
  (s) => `We do. ${s}`,
  (s) => `I will. ${s}`,
  (s) => `The dentist is wonderful. ${s}`,
  (s) => `You're welcome to come without a booking. ${s}`,
  (s) => `I know your husband. ${s}`,
  (s) => `Good news, your fund is the same. ${s}`,
  (s) => `Take it easy and don't eat. ${s}`,
  (s) => `I understand, the team will ring you today. ${s}`,
  (s) => `${s} Take your time, we'll hold it.`,
  (s) => `${s} The doctor would be happy to help you with it for less.`,
];

const parts = 8;

const wordingsOf = (all: readonly SpokenTurn[]) =>
  all.flatMap((turn) => turn.wordings.map((wording) => ({ turn, wording })));
const writtenIn = ({ plan }: SpokenTurn): string => plan.map(({ text }) => text).join(" ");

describe("a model's free wording of an answer", () => {
  // What is refused is safe and stiff: the engine says it. Only ever fewer.
  test.each([
    ["answers that are known by their words", answers, 60, 36],
    ["plans", turns, 40, 11],
    ["plans that nobody has looked at", heldOut, 60, 9],
  ])("is spoken where it tells the same: %s [CALL-6]", (name, all, fewest, mostRefused) => {
    const good = wordingsOf(all);
    const refused = good.filter(({ turn, wording }) => !tellIn(turn, wording).isWhole);
    if (process.env.SHOW === "1") {
      console.log(name, refused.length, "refused of", good.length);
      if (all !== heldOut)
        for (const { turn, wording } of refused)
          console.log(`= ${writtenIn(turn)}\n  ${wording}\n  ${tellIn(turn, wording).why}`);
    }
    expect(all.length).toBeGreaterThanOrEqual(fewest);
    expect(refused.length).toBeLessThanOrEqual(mostRefused);
  });

  // In parts, each well within what one test may take on a busy machine.
  test.each(Array.from({ length: parts }, (_, part) => part + 1))(
    `is never spoken where it tells anything else, part %i of ${parts} [CALL-6]`,
    (part) => {
      const all = [...answers, ...turns, ...heldOut];
      const told = [...wordingsOf(all), ...all.map((turn) => ({ turn, wording: writtenIn(turn) }))];
      let count = 0;
      const spoken = told
        .filter((_, at) => at % parts === part - 1)
        .flatMap(({ turn, wording }) =>
          lies.flatMap((lie) => {
            const lied = lie(wording);
            if (lied === wording) return [];
            count += 1;
            const honest = new Set(sentencesOf(wording));
            return tellIn(turn, lied)
              .taken.filter((each) => !honest.has(each))
              .map((each) => `${each} ~ ${writtenIn(turn)}`);
          }),
        );
      expect(count).toBeGreaterThanOrEqual(200);
      expect(spoken).toEqual([]);
    },
  );
});
