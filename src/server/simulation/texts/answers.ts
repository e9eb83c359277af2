import type { SeededRandom } from "#kernel/seeded-random.ts";

/** What somebody writes back; `isForPeople`: no more than a person can make of it. */
export interface TextAnswer {
  body: string;
  isForPeople: boolean;
}

const plainly = (body: string): TextAnswer => ({ body, isForPeople: false });
const forPeople = (body: string): TextAnswer => ({ body, isForPeople: true });

const yes = ["YES", "yes", "Yes thanks", "y"] as const;
const no = ["NO", "no", "No sorry"] as const;
const late = ["Running 10 min late sorry", "stuck in traffic, be there in a bit"] as const;
const nonsense = ["??", "who is this", "asdf", "lol wrong chat"] as const;
const wellOrNot = ["GOOD", "All good thanks", "5", "It hurts a lot and is swollen", "4"] as const;

/** What the telephone's owner answers to a text of the clinic by what it asks; null = nothing, as most do. */
export function answerTo(text: string, d: SeededRandom): TextAnswer | null {
  if (d.chance(0.012)) return plainly("STOP");
  const roll = d.next();
  if (/Reply YES to confirm/i.test(text)) {
    if (roll < 0.5) return plainly(d.oneOf(yes));
    if (roll < 0.58) return plainly(d.oneOf(no));
    if (roll < 0.62) return forPeople(d.oneOf(late));
    return roll < 0.65 ? forPeople(d.oneOf(nonsense)) : null;
  }
  if (/\(reply 1\)/i.test(text)) return roll < 0.3 ? plainly(d.oneOf(["1", "1 please"])) : null;
  if (/Reply YES and we ring/i.test(text)) return roll < 0.3 ? plainly(d.oneOf(yes)) : null;
  if (/How are you feeling|How was your visit/i.test(text))
    return roll < 0.5 ? plainly(d.oneOf(wellOrNot)) : null;
  if (/Reply NO if/i.test(text)) return roll < 0.03 ? plainly(d.oneOf(no)) : null;
  return null;
}
