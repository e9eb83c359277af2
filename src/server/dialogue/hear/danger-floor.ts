import { type Rule, toFinder } from "../phrase.ts";
import { heardBetween, type Utterance } from "../words.ts";
import type { DangerDegree, DangerKind } from "./acts.ts";

/**
 * The floor of rules for danger: what is a danger by its own words, whatever the learned reader makes of the rest. Kept
 * small; everything told in other words is taught to the reader by `training/dangers`.
 */

interface Sign {
  kind: DangerKind;
  degree: DangerDegree;
}

const who =
  "(i|he|she|they|we|it|son|daughter|husband|wife|mum|dad|kid|baby|child|boy|girl|mate|partner|bub)";
const denied = [
  "(no|not|without|never) ..2 (trouble|difficulty|problem|problems|issue|issues) ..1 (breathing|swallowing)",
  "(is|am|are) breathing (fine|okay|alright|normally|well)",
];
const told = [
  "(years|year|months|weeks) ago",
  "(last|that) (year|month|summer|winter)",
  "(when|what) if",
  "(worried|scared|afraid|frightened) (about|of|that) ..6 (might|could|would|bleed|choke|faint)",
];

const rules: readonly Rule<Sign>[] = [
  {
    means: { kind: "breathing", degree: "life" },
    say: [
      `${who} ..2 (can|could) (not|hardly|barely) ..2 breathe`,
      "(can|could) (not|hardly|barely) (breathe|breath|get air|get any air)",
      "(trouble|struggling|hard|difficulty|fighting) (to)? (with)? ..1 (breathe|breathing)",
      "(stopped|stops|not|isn't) breathing",
      "gasping for (air|breath)",
      "(throat|airway|windpipe) (is|has|feels)? ..2 (closing|closed|swelling|swollen) ..1 (up|shut)?",
      "(turning|going|gone|turned|lips are|face is) blue",
      `${who} (is|are|am) choking`,
    ],
    unless: [
      ...denied,
      ...told,
      "through (the|my|his|her) nose",
      "(when|if) (i|you|he|she) (lie|sleep|lean|panic)",
    ],
  },
  {
    means: { kind: "bleeding", degree: "life" },
    say: [
      "(bleeding|blood|bleed) ..4 (will not|would not|is not|does not|not) (stop|stopping|stopped|slow|slowing)",
      "(can|could) not ..2 (stop|control) ..3 (bleeding|blood)",
      "(gushing|pouring|spurting|pumping|squirting) ..3 blood",
      "blood ..3 (gushing|pouring|spurting|pumping|squirting|everywhere)",
      "bleeding (everywhere|out|heavily|uncontrollably|to death)",
    ],
    unless: [...told, "(when|if) (i|he|she) (brush|floss|spit)"],
  },
  {
    means: { kind: "collapse", degree: "life" },
    say: [
      `${who} ..2 (collapsed|unconscious|unresponsive)`,
      "(will not|would not|can not|cannot|not) ..1 (wake|waking) ..1 up",
      "(having|had|has) (a|another)? (fit|seizure|stroke|heart attack)",
      "(crushing|tight|tightness|pain|pains|pressure) ..3 (in|on|across) ..1 chest",
      "chest (pain|pains|tightness)",
    ],
    unless: [
      ...told,
      "(had|has) (a|my|his|her) (heart attack|stroke|seizure) ..4 (ago|before|last|once|in)",
      "(history|since|after) ..4 (heart|stroke|fit)",
    ],
  },
  {
    means: { kind: "self_harm", degree: "life" },
    say: [
      "(kill|killing|hurt|hurting|harm|harming) (myself|himself|herself|themselves)",
      "(end|ending|take|taking) (it all|my life|my own life|his life|her life)",
      "(do not|not) want to (live|be here|be alive|wake up|go on) (any more|anymore|any longer|$)",
      "(want|wanna|wants) to die",
      "(suicidal|suicide)",
    ],
    unless: [
      "(number|hotline|prevention|line) ..3 (for|please)?",
      "(dying|die) (for|of) (a|my)? ..1 (pain|embarrassment|coffee|clean)",
    ],
  },
  {
    means: { kind: "violence", degree: "life" },
    say: [
      "(hit|hits|hitting|punched|beating|beat|choked|strangled|strangling) me ..3 (again|tonight|just now|he|she|right now)",
      "(he|she) (is|has|just) ..2 (hitting|beating|strangling|attacking|got a knife|got a gun) ..2 (me|her|us|him)?",
      "(knife|gun) (to|at|on) ..2 (me|my|her|his|us)",
      "(house|building|clinic|kitchen|place) ..2 (on fire|burning)",
    ],
    unless: [...told, "(ball|netball|footy|door|elbow|cricket|branch)"],
  },
  {
    means: { kind: "poison", degree: "perhaps_life" },
    say: [
      "(swallowed|drank|drunk|ate|eaten|swallow) ..5 (bleach|poison|mouthwash|peroxide|cleaner|detergent|battery|batteries|magnet|magnets|tablets|pills|acid|fluoride|toothpaste)",
      "(overdose|overdosed|taken too many|took too many|too much panadol|too much nurofen|took the whole packet|took the whole box)",
    ],
    unless: told,
  },
  {
    means: { kind: "allergic", degree: "perhaps_life" },
    say: [
      "allergic reaction",
      "(anaphylaxis|anaphylactic|epipen|hives)",
      "(lip|lips|tongue|face|eyes) ..4 (swelling|swollen|swelled|blown) ..2 up ..8 (tablet|tablets|antibiotic|antibiotics|medicine|penicillin|amoxil|amoxicillin|latex|nuts)",
      "(tablet|tablets|antibiotic|antibiotics|penicillin|amoxil|amoxicillin) ..8 (rash|hives|itchy|swelling|swollen)",
    ],
    unless: [
      ...told,
      "(had|have|has|get|got) ..2 allergic reaction ..3 (to|before|once)",
      "(if|in case) (i|he|she) ..3 (reaction|allergic)",
    ],
  },
  {
    means: { kind: "fainted", degree: "perhaps_life" },
    say: [
      "(fainted|passed out|blacked out|fainting|lost consciousness|going to faint|about to faint|gonna faint|knocked out cold)",
    ],
    unless: [
      ...told,
      "(nearly|almost|always|usually|tend|once|before|used) ..2 (faint|fainted|passed|pass|fainting)",
      "(tooth|teeth) ..3 knocked out",
    ],
  },
  {
    means: { kind: "head_injury", degree: "perhaps_life" },
    say: [
      "(hit|banged|knocked|smacked|whacked|bumped|landed on) ..2 head ..14 (dizzy|vomiting|vomited|vomit|throwing up|threw up|sick|confused|drowsy|sleepy|blurry|blurred|headache|seeing double|not making sense)",
      "(concussion|concussed)",
    ],
    unless: told,
  },
  {
    means: { kind: "fever", degree: "urgent" },
    say: [
      "(swollen|swelling|abscess|infected|infection|puffy|lump|socket|extraction|tooth|pus) ..14 (fever|temperature|feverish|shivering|chills|shivers)",
      "(fever|temperature|feverish|shivering|chills) ..14 (swollen|swelling|abscess|infected|infection|puffy|lump|socket|extraction|tooth|pus)",
    ],
    unless: [...told, "(no|not|without) ..2 (fever|temperature)", "room temperature"],
  },
  {
    means: { kind: "oozing", degree: "urgent" },
    say: [
      "(still|keeps|slowly|bit) ..2 (oozing|ooze|seeping|weeping)",
      "(oozing|seeping|weeping) ..4 (blood|socket|gum|hole|since|from)",
      "(socket|extraction|hole|gum) ..6 (still|keeps) ..2 (bleeding|bleed|oozing)",
    ],
    unless: told,
  },
];

const find = toFinder(rules);

export interface FloorSign extends Sign {
  span: readonly [number, number];
}

/** The gravest first. */
export function floorSigns(utterance: Utterance): readonly FloorSign[] {
  return find(utterance).map(({ value, from, to }) => ({
    ...value,
    span: heardBetween(utterance, from, to).span,
  }));
}
