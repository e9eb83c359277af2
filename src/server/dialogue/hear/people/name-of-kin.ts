import type { PersonName } from "../../readings.ts";
import { capitaliseName } from "../../who/names/capitalise.ts";
import { takeName } from "../../who/names/name-words.ts";
import { heardBetween, type Utterance } from "../../words.ts";
import { type Found, overlaps, sure } from "../found.ts";
import { otherSide } from "./read-relation.ts";

/** 'I'm the daughter of Bernard Oakley': he is whom it is about. */
export function withNameOfKin(utterance: Utterance, found: readonly Found[]): readonly Found[] {
  const named = otherSide(utterance)?.named ?? null;
  const name = named === null ? null : takeName(utterance, named, "likely");
  if (named === null || name === null) return found;
  const { span } = heardBetween(utterance, named, name.to);
  const isHeard = found.some(({ act, span: theirs }) => act.kind === "name" && overlaps(theirs, span));
  if (isHeard)
    return found.map((each) =>
      each.act.kind === "name" && overlaps(each.span, span)
        ? { ...each, act: { ...each.act, role: "patient" as const } }
        : each,
    );
  const [first = "", ...others] = capitaliseName([...name.parts]);
  const last = others.length === 0 ? null : others.join(" ");
  const whole = withoutRepeats({ first, last, full: [first, ...others].join(" ") });
  return [
    ...found,
    { act: { kind: "name", name: whole, role: "patient", isUnsure: false }, span, certainty: sure },
  ];
}

/** 'Hatzis, Hatzis', said twice to be understood, is one name. */
export function withoutRepeats(name: PersonName): PersonName {
  const words = name.full.split(" ");
  const [first = "", ...others] = words.filter((word, at) => word !== words[at - 1]);
  if (others.length + 1 === words.length) return name;
  const last = others.length === 0 ? null : others.join(" ");
  return { first, last, full: [first, ...others].join(" ") };
}
