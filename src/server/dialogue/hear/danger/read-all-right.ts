import { toFinder } from "../../phrase.ts";
import { heardBetween, type Utterance } from "../../words.ts";
import type { VitalSign } from "../acts.ts";
import { type Found, sure } from "../found.ts";

/** What is told to be well by name: it clears that, and nothing else. */
const find = toFinder<VitalSign>([
  {
    means: "breathing",
    say: [
      "(breathing|breathe|breathes|breath) ..2 (fine|okay|ok|alright|all right|normal|normally|well|good)",
      "(breathing|breath) (is|has)? ..1 (fine|okay|ok|alright|all right|normal|good)",
      "can (breathe|talk|speak|breath)",
      "no trouble breathing",
      "(is|am|are|still) breathing",
    ],
    unless: [
      "(can not|cannot|not|hardly|barely) ..3 (breathe|breathing|breath|talk|speak)",
      "breathing ..2 (funny|fast|quick|hard|heavy|heavily|shallow|weird|strange|noisy|rough|different|through)",
      "breathe out",
      "(talk|speak) (to|with|about)",
    ],
  },
  {
    means: "awake",
    say: [
      "(is|am|are) ..2 (awake|conscious|alert|talking)",
      "(have|has|did) not ..1 (passed out|fainted|faint|pass out|blacked out)",
      "never ..1 (passed out|fainted)",
      "wide awake",
    ],
    unless: [
      "(not|hardly|barely) ..1 (awake|conscious|alert|talking)",
      "talking ..1 (rubbish|nonsense|gibberish|funny|weird|strange|gobbledygook|slowly)",
    ],
  },
  {
    means: "bleeding",
    say: [
      "(bleeding|blood) ..2 (stopped|slowed)",
      "not ..1 (bleeding|pouring|gushing)",
      "no (blood|bleeding)",
    ],
    unless: ["(bleeding|blood) ..2 not ..1 (stopped|slowed)"],
  },
]);

export const readAllRight = (utterance: Utterance): readonly Found[] =>
  find(utterance).map(({ value, from, to }) => ({
    act: { kind: "all_right", sign: value },
    ...heardBetween(utterance, from, to),
    certainty: sure,
  }));
