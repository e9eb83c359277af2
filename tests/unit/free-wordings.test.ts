import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  beginRewording,
  leftToSay,
  sentencesOf,
  takeSentence,
} from "#server/dialogue/rewording/rewording.ts";

/** What the caller said, what the engine would say, and how somebody kind would say it who knows no more. */
interface Plan {
  heard: string;
  answer: string;
  wordings: string[];
}

const plans: Plan[] = [];
for (const line of readFileSync(new URL("../samples/free-wordings.txt", import.meta.url), "utf8").split(
  "\n",
)) {
  if (line.startsWith("> ")) plans.push({ heard: line.slice(2), answer: "", wordings: [] });
  else if (line.startsWith("= ")) Object.assign(plans.at(-1) ?? {}, { answer: line.slice(2) });
  else if (line !== "") plans.at(-1)?.wordings.push(line);
}

/** Which of the model's sentences are taken, and whether all was told in its words. */
function tellIn({ answer, heard }: Plan, wording: string): { taken: string[]; isWhole: boolean } {
  let rewording = beginRewording(answer, heard);
  const taken: string[] = [];
  for (const sentence of sentencesOf(wording)) {
    const next = takeSentence(rewording, sentence);
    if (!next.ok) return { taken, isWhole: false };
    rewording = next.rewording;
    if (next.spoken !== null) taken.push(sentence);
  }
  return { taken, isWhole: leftToSay(rewording).length === 0 };
}

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
  (s) => `${s} The doctor would be happy to help you with it for less.`,
];

describe("a model's free wording of an answer", () => {
  const good = plans.flatMap((plan) => plan.wordings.map((wording) => ({ plan, wording })));

  test("is spoken where it tells the same, more often than not [CALL-6]", () => {
    expect(plans.length).toBeGreaterThanOrEqual(60);
    const refused = good.filter(({ plan, wording }) => !tellIn(plan, wording).isWhole);
    // What is still refused is safe and stiff: the engine says it. Only ever fewer.
    if (process.env.SHOW === "1") console.log(refused.length, "refused of", good.length);
    expect(refused.length).toBeLessThanOrEqual(55);
  });

  test("is never spoken where it tells anything else [CALL-6]", () => {
    const told = [...good, ...plans.map((plan) => ({ plan, wording: plan.answer }))];
    let count = 0;
    const spoken = told.flatMap(({ plan, wording }) =>
      lies.flatMap((lie) => {
        const lied = lie(wording);
        if (lied === wording) return [];
        count += 1;
        const honest = new Set(sentencesOf(wording));
        return tellIn(plan, lied)
          .taken.filter((each) => !honest.has(each))
          .map((each) => `${each} ~ ${plan.answer}`);
      }),
    );
    expect(count).toBeGreaterThanOrEqual(200);
    expect(spoken).toEqual([]);
  });
});
