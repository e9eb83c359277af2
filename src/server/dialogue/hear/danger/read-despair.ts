import { toFinder } from "../../phrase.ts";
import { relationWords } from "../../who/relations.ts";
import { heardBetween, type Utterance } from "../../words.ts";
import { type Found, sure } from "../found.ts";

/**
 * Whose despair it is, and whether it is any. Whoever worries about somebody else is spoken with as that, and not as if it were they; what is
 * said in laughter, or of the bowls, is of nobody.
 */
const kin = `(${relationWords}|bloke|fella|someone|somebody|law)`;
const they = `(he|she|they|him|her|them|${kin.slice(1, -1)})`;

const findTheirs = toFinder<true>([
  {
    means: true,
    say: [
      `${they} ..6 (not|never) ..1 (want|wanna|wants|wanting) ..2 (be alive|live|living|wake up|go on|exist)`,
      `${they} ..6 (not|never) ..1 (want|wanna|wants|wanting) ..2 (be here|be around|here) ..2 (any more|anymore|any longer|no more|without)`,
      `${they} ..5 (want|wants|wanted|wanting|wanna|wish|wishes) ..2 (die|dead|was dead|go with (him|her|them)|be with (him|her|them)|join (him|her|them)|end it|not be here|kill)`,
      `${they} ..6 (do|does|doing|did|try|trying|tried) ..1 something ..2 (herself|himself|themselves|themself|silly|stupid|bad|drastic)`,
      `${they} ..6 (hurt|hurting|harm|harming|kill|killing|killed|cut|cutting|top|topping|neck|off|offing|unalive) (herself|himself|themselves|themself|hisself)`,
      `${they} ..6 (end|ending) (it all|it|his life|her life|their life|his own life|her own life|their own life)`,
      // 'He'll take it tonight' is of a tablet.
      `${they} ..6 (take|takes|took|taking) (his|her|their) (own)? life`,
      `${they} ..4 (no|nothing) ..3 (live for|to live|live now|go on for|point living)`,
      `${they} ..6 (suicidal|suicide|goodbye note|goodbye letter)`,
      `(suicidal|suicide) ..4 ${kin}`,
      `${they} ..5 (better off) ..1 (dead|without (him|her|them))`,
      `${they} ..6 (tried|attempted) ..2 (end|kill)`,
      `${they} ..3 (given|gave|giving) up on (life|living)`,
    ],
    unless: [
      "(of|for|to) ..1 (embarrassment|laughing|know)",
      "(kill|killing) (me|time)",
      "(dentist|dentists|needle|drill|chair|braces|clinic|waiting room|practice) (any more|anymore)",
      "used to",
      "(years|year) ago",
      "(as|when) ..3 (kid|teenager|child|teen)",
    ],
  },
]);
/** Told of oneself: whoever else is named, it is they. */
const findOwn = toFinder<true>([
  {
    means: true,
    say: [
      "(kill|killing|hurt|hurting|harm|harming|cut|cutting|neck|top) (myself|meself|me self)",
      "i ..4 (want|wanna|wish) ..2 (die|dead|end it)",
      "i ..3 not want to (be here|live|be alive|wake up|go on)",
      "(my|me own|my own) life",
      "(better off|better|easier|happier) ..1 without me",
      "i ..2 (end it|ending it|jump)",
      "(i am|i) (suicidal|finished with|done with)",
    ],
    // As they said it: 'she says I want to die'.
    unless: [`${they} ..2 (says|said|say|saying|texted|wrote|writes|messaged|told|tells) ..3 i`],
  },
]);

const findNone = toFinder<true>([
  {
    means: true,
    say: [
      "(haha|hahaha|hahahaha|lol|ha ha|hehe|hee hee)",
      "(only|just|was|is) ..1 (joking|kidding|joke|figure of speech|expression|saying|mucking around|having a laugh)",
      "what ..3 (on about|talking about)",
      "(not|never) ..2 what i (meant|mean|said)",
      "i ..1 (meant|mean) ..2 (the|my|here|at|your|with|that|bowls|appointment|booking|visit|tooth|holiday|clinic|dentist)",
      "(got|get|have) ..2 (wrong|wrong idea|wrong end)",
      "(misunderstood|misheard|mistake|crossed wires)",
      "(not|never|nobody) ..2 suicidal",
      "(i am|am) ..1 (not|no|never) ..1 (crazy|mad|mental|nuts|insane|depressed|cuckoo|loopy|losing it|sick in the head)",
      "(not|never|nobody|nobody's) ..3 (topping|killing|hurting|harming|offing|top|kill|hurt|harm|off) (myself|meself|me self|himself|herself)",
      "(what on earth|good grief|for goodness sake|for heavens sake|fair dinkum)",
      "of course (not|i am safe|i am not|i am fine|i am)",
      "(do not be|being) (silly|ridiculous|daft|stupid)",
      "(goodness|good|god|heavens|gosh|lord|crikey|hell|jeez) no",
      "(nothing|nobody) ..2 (like that|doing anything|of the sort|that sort)",
      "for crying out loud",
    ],
    unless: ["(i|we) ..2 (wish|want|hope) ..3 (dead|die|gone)", "not joking", "not ..1 kidding"],
  },
]);

/** Why somebody is not there, or would rather not be, told in the same breath: the bowls, or fear of the drill. */
const findBusy = toFinder<true>([
  {
    means: true,
    say: [
      "(at|got|have|has|playing|off|going|gone|away|on|in|to|watching|for|about) ..3 (bowls|croquet|golf|tennis|footy|cricket|netball|bridge club|bingo|work|school|uni|shift|shifts|meeting|conference|holiday|holidays|trip|cruise|flight|airport|wedding|party|exam|gym|class|choir|church|caravan|camping|fishing|interstate|overseas|bali|fiji|europe|queensland|pennant|comp|match|training|swimming|physio|market|markets)",
      "(hate|hates|scared|frightened|terrified|nervous|anxious|petrified) ..4 (dentist|dentists|needle|needles|drill|chair)",
    ],
    unless: [
      "(goodbye|letters|note|forever|burden|sorry for everything|pointless|no point|made up my mind|decided|end it|ending|tired of)",
    ],
  },
]);

const dose = "(tablet|tablets|pill|pills|medicine|medication|dose|doses|puffer|insulin)";
/** What a tablet is taken for, when somebody sleeps, and what tired them. */
const findOfRest = toFinder<true>([
  {
    means: true,
    say: [
      `(take|taking|stop|stopping|skip|keep|keeping|finish) ..4 ${dose}`,
      `${dose} ..4 (stop|skip|take|same|tonight|morning|daily|as usual|tomorrow)`,
      "(sleep|sleeping|slept|nap|lie down|bed|rest|resting) ..4 (first|before|after|bit|then|till|until|hour|hours|night|day)",
      "(tired|knackered|exhausted|stuffed|buggered|sleepy|wrecked|no sleep|not sleep|not slept) ..6 (work|works|working|shift|shifts|night|nights|taxi|drive|driving|baby|pain|tooth|travel|flight|day|week|kids|pain|throbbing)",
      "(work|works|working|shift|shifts|night|nights|taxi|drive|driving|baby|pain|tooth|kids) ..6 (tired|knackered|exhausted|stuffed|buggered|sleepy|wrecked)",
    ],
    unless: [
      "(goodbye|letters|note|forever|burden|pointless|no point|made up my mind|decided|end|ending|tired of|all|every|handful|lot|whole|bottle|packet|never wake|not wake|enough|anymore|any more|no more|go on|going on|keep going|keep on)",
    ],
  },
]);
/** Medicine, sleep or tiredness, and no word that is more than these. */
export const isOfRest = (whole: Utterance): boolean => findOfRest(whole).length > 0;

/** Busy elsewhere: what only hints at despair is of that. */
export const isBusyElsewhere = (whole: Utterance): boolean => findBusy(whole).length > 0;

/** Laughed at, put right or plainly waved away. */
export function readMisheard(whole: Utterance): readonly Found[] {
  const [found] = findNone(whole);
  if (!found) return [];
  const { span } = heardBetween(whole, found.from, found.to);
  return [{ act: { kind: "misheard" }, span, certainty: sure }];
}

/** Whose it is, of what was found: somebody else's where it is told of them, and in no words of one's own. */
export function withWhose(whole: Utterance, dangers: readonly Found[]): readonly Found[] {
  const isOwn = findOwn(whole).length > 0;
  const [theirs] = isOwn ? [] : findTheirs(whole);
  const told = dangers.map((each): Found => {
    if (each.act.kind !== "danger" || each.act.danger !== "self_harm") return each;
    const whose = theirs ? "other" : isOwn ? "own" : null;
    return whose === null ? each : { ...each, act: { ...each.act, whose } };
  });
  const isHeard = told.some(({ act }) => act.kind === "danger" && act.danger === "self_harm");
  if (!theirs || isHeard) return told;
  const { span } = heardBetween(whole, theirs.from, theirs.to);
  const act = { kind: "danger", danger: "self_harm", degree: "perhaps_life", whose: "other" } as const;
  return [...told, { act, span, certainty: sure }];
}

const findPrivate = toFinder<true>([
  {
    means: true,
    say: [
      "(nobody|noone|no one|not|never|without) ..4 (ring|rings|ringing|call|calls|calling|phone|tell|telling|involve|contact)",
      "(is|are) not to (be told|know|find out|hear)",
      "(is|am|keep|kept|stays) ..2 (private|confidential)",
      "(her|his|their) ..1 (business|privacy)",
      "between (us|you and me)",
    ],
    unless: ["(can not|cannot|could not|did not|have not|had not|do not know|not know|not sure) ..4"],
  },
]);

/** Nobody is to be rung about somebody, or told of them. */
export function readPrivate(whole: Utterance): readonly Found[] {
  const [found] = findPrivate(whole);
  if (!found) return [];
  const { span } = heardBetween(whole, found.from, found.to);
  return [{ act: { kind: "private" }, span, certainty: sure }];
}

const findOwnBusiness = toFinder<true>([
  {
    means: true,
    say: [
      "(let us|can we|shall we|could we|can i|may we|i will|we will|ready to|like to|want to) ..2 (go on|get on|move on|continue|carry on|keep going|get back|go back|proceed)",
      "(back|on) (to|with) ..1 (my|the|this|that|our|what|booking|business)",
      "(get on|go on|carry on|continue|proceed|move on|moving on) ..1 (with|to) ..1 (my|the|it|this|that|our|booking)",
      "where were we",
    ],
    unless: [
      `(not|never|${they}) ..5 (go on|carry on|keep going|move on|get on)`,
      `(back|on) (to|with) ..2 (${they.slice(1, -1)}|hospital|sleep|bed|house|home|phone|life|living)`,
      "how ..4 (go on|carry on)",
    ],
  },
]);

/** Whoever was worried about somebody goes on with what they rang for. */
export const readOwnBusiness = (whole: Utterance): readonly Found[] =>
  findOwnBusiness(whole)
    .slice(0, 1)
    .map(({ from, to }) => ({
      act: { kind: "own_business" },
      span: heardBetween(whole, from, to).span,
      certainty: sure,
    }));

const findTheirNews = toFinder<"out_of_reach" | "helped">([
  {
    means: "out_of_reach",
    say: [
      "(not|never|stopped|cannot) ..2 (answer|answering|answers|answered|pick|picks|picking|respond|responding|reply|replying|open|opening|come out)",
      "no (answer|reply|response)",
      `(can not|cannot|could not|not able to) ..2 (reach|find|raise|wake|get hold of|get onto|get through to|get in)`,
      `${they} ..3 (missing|disappeared|vanished|run off|gone off|took off|taken off)`,
      "left ..3 (note|letter)",
    ],
    unless: ["(you|youse) ..3 (answer|answering|answered)", "question", "find ..3 (number|it|card)"],
  },
  { means: "helped", say: [`(lifeline|life line) ..24 ${kin}`, `${kin} ..24 (lifeline|life line)`] },
]);

/** What is told of somebody who is worried about, or asked for them. */
export const readTheirs = (whole: Utterance): readonly Found[] =>
  findTheirNews(whole)
    .slice(0, 2)
    .map(({ value, from, to }) => ({
      act: { kind: "theirs", is: value },
      span: heardBetween(whole, from, to).span,
      certainty: sure,
    }));
