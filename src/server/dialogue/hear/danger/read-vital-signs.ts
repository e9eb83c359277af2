import { heardBetween, type Utterance } from "../../words.ts";
import { type Found, sure } from "../found.ts";

import { readActivity } from "./read-activity.ts";
import { isStopped } from "./read-stopped.ts";
import { findNotRight } from "./vital-sign-words.ts";
import { findWell } from "./well-sign-words.ts";

/**
 * Signs that are told by name, each clause by itself: well, which clears that sign and nothing else, or not, however little.
 * 'Swallowing's a bit hard but I can breathe' is both.
 */

/** Thought, or told by somebody else: 'she reckons she's breathing fine', 'it's stopped I think'. */
const hearsay: ReadonlySet<string> = new Set(
  "think thinks thought reckon reckons guess guessing suppose probably maybe perhaps seems seem apparently says said hopefully".split(
    " ",
  ),
);

/** Half a mouth is numb for hours after these, and hangs: the lip alone is no sign of a stroke. */
const numbing: ReadonlySet<string> = new Set(
  "needle needles injection injections anaesthetic numbing numbed jab filling filled".split(" "),
);
const ofMouth: ReadonlySet<string> = new Set(["lip", "mouth", "cheek"]);
const ofMore: ReadonlySet<string> = new Set(
  "arm arms hand leg legs face side speech slurred slurring slurs talking".split(" "),
);
const says = (parts: readonly Utterance[], any: ReadonlySet<string>): boolean =>
  parts.some(({ words }) => words.some(({ word }) => any.has(word)));
const isOnlyNumbed = (part: Utterance, from: number, to: number, isNumbed: boolean): boolean =>
  isNumbed && part.words.slice(from, to).some(({ word }) => ofMouth.has(word));

const isOfBlood = ({ words }: Utterance): boolean => words.some(({ word }) => word.startsWith("bl"));

const found = (kind: "all_right" | "not_right", parts: readonly Utterance[]): readonly Found[] => {
  const isNumbed = kind === "not_right" && says(parts, numbing) && !says(parts, ofMore);
  return parts.flatMap((part) => {
    const busily = kind === "all_right" ? readActivity(part) : [];
    const isHearsay = kind === "all_right" && part.words.some(({ word }) => hearsay.has(word));
    const all = (kind === "all_right" ? findWell : findNotRight)(part).filter(
      ({ value, from, to }) => value !== "one_sided" || !isOnlyNumbed(part, from, to, isNumbed),
    );
    return [...busily, ...all.map((each) => ({ ...each, isBusy: undefined }))].map(
      ({ value, from, to, isBusy }): Found => ({
        act:
          kind === "not_right"
            ? { kind, sign: value }
            : {
                ...{ kind, sign: value },
                ...(isHearsay && { isHearsay }),
                ...(isBusy && { isBusy }),
                ...(value === "bleeding" &&
                  !isHearsay &&
                  isStopped(part) && { isOver: isOfBlood(part) ? ("bleeding" as const) : ("it" as const) }),
              },
        ...heardBetween(part, from, to),
        certainty: sure,
      }),
    );
  });
};

export function readVitalSigns(parts: readonly Utterance[]): readonly Found[] {
  const troubled = found("not_right", parts);
  const isTroubled = ({ act, span }: Found): boolean =>
    troubled.some(
      (each) =>
        "sign" in act &&
        "sign" in each.act &&
        each.act.sign === act.sign &&
        each.span[0] < span[1] &&
        span[0] < each.span[1],
    );
  return [...found("all_right", parts).filter((each) => !isTroubled(each)), ...troubled];
}
