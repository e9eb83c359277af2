import { heardBetween, type Utterance } from "../../../words.ts";
import { type Found, sure } from "../../found.ts";

import { readActivity } from "../read-activity.ts";
import { isStopped } from "./read-stopped.ts";
import { findNotRight } from "./vital-sign-words.ts";
import { wellNoMore } from "./well-no-more.ts";
import { findWell } from "./well-sign-words.ts";
import { isOfElse } from "./well-told-first.ts";

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

/** 'He's always not making sense, he has dementia': as he ever is, and nothing that has come on. */
const asEver: ReadonlySet<string> = new Set(
  "always usually normally dementia alzheimers alzheimer".split(" "),
);
const comeOn: ReadonlySet<string> = new Set("worse more suddenly tonight today than new never".split(" "));
const isAsEver = (part: Utterance): boolean => says([part], asEver) && !says([part], comeOn);

const isOfBlood = ({ words }: Utterance): boolean => words.some(({ word }) => word.startsWith("bl"));

const found = (kind: "all_right" | "not_right", parts: readonly Utterance[]): readonly Found[] => {
  const isNumbed = kind === "not_right" && says(parts, numbing) && !says(parts, ofMore);
  return parts.flatMap((part) => {
    const busily = kind === "all_right" ? readActivity(part) : [];
    const isHearsay = kind === "all_right" && part.words.some(({ word }) => hearsay.has(word));
    const all = (kind === "all_right" ? findWell : findNotRight)(part).filter(
      (each) =>
        !(each.value === "clear_headed" && isAsEver(part)) &&
        (each.value !== "one_sided" || !isOnlyNumbed(part, each.from, each.to, isNumbed)) &&
        !(kind === "not_right" && isOfElse(part, each)),
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

/** 'She can swallow, it just hurts when she opens': what hurts is open, and by what else is told nothing closes. */
const isOnlySore = ({ act, span }: Found, parts: readonly Utterance[], fine: readonly Found[]): boolean =>
  act.kind === "not_right" &&
  act.sign === "opening" &&
  fine.some((each) => each.act.kind === "all_right" && airway.has(each.act.sign)) &&
  parts.some(({ words }) =>
    words.some(({ word, start }) => ofPain.has(word) && span[0] <= start && start < span[1]),
  );
const airway: ReadonlySet<string> = new Set(["breathing", "swallowing"]);
const ofPain: ReadonlySet<string> = new Set(["hurts", "sore", "painful"]);

export const breathSpans = (signs: readonly Found[]): readonly Found["span"][] =>
  signs.flatMap(({ act, span }) => (act.kind === "all_right" && airway.has(act.sign) ? [span] : []));

/** By their own word, and with nothing of the airway that is not. */
export const isBreathWell = (signs: readonly Found[]): boolean =>
  signs.some(({ act }) => act.kind === "all_right" && act.sign === "breathing" && act.isHearsay !== true) &&
  !signs.some(({ act }) => act.kind === "not_right" && ofAirway.has(act.sign));
const ofAirway: ReadonlySet<string> = new Set([
  "breathing",
  "swallowing",
  "mouth_floor",
  "opening",
  "tongue",
]);

export function readVitalSigns(parts: readonly Utterance[]): readonly Found[] {
  const noMore = wellNoMore(parts).map(
    ({ sign, span }): Found => ({ act: { kind: "not_right", sign }, span, certainty: sure }),
  );
  const told = [...found("not_right", parts), ...noMore];
  const isTroubled = ({ act, span }: Found): boolean =>
    told.some(
      (each) =>
        "sign" in act &&
        "sign" in each.act &&
        each.act.sign === act.sign &&
        each.span[0] < span[1] &&
        span[0] < each.span[1],
    );
  const fine = found("all_right", parts).filter((each) => !isTroubled(each));
  return [...fine, ...told.filter((each) => !isOnlySore(each, parts, fine))];
}
