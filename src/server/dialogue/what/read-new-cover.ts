import { otherMatter } from "./other-matter.ts";

/** 'I've changed health funds to Bupa', 'I've got a new Medicare card': kept of whoever comes, as an address is. */

const fund =
  "(?:(?:private )?(?:health|dental) ?(?:funds?|insurance|insurers?|cover)|private health|private cover|funds?|insurance|insurers?|extras(?: cover)?)(?: details)?";
const named =
  "(?:bupa|medibank(?: private)?|hcf|nib|ahm|hbf|gmhba|cbhs|hif|australian unity|teachers health|defence health|navy health|police health|latrobe|westfund|peoplecare|phoenix|health partners|doctors['’]? health|qantas|st lukes?|frank|budget direct|gu health|allianz|see u|onemedifund|tuh|another (?:health )?fund|a different (?:health )?fund|a new (?:health )?fund)";
const card =
  "(?:(?:medicare|concession|pension(?:er)?|health ?care|seniors|dva|veterans?['’]?s?|fund|membership|health fund|insurance) (?:card(?: number)?|number|membership number|member number)|(?:medicare|concession|pension) details|(?:member|membership|policy) number|medicare)";
const own = "(?:my|our|his|her|their|the|(?:my |our )\\p{L}+['’]s)";
const who = "(?:i|we|she|he|they|(?:my|our) \\p{L}+)(?:['’](?:ve|m|re|s|d)| have| has| am| are| is)?";
const lately = "(?:(?:just|now|recently|also|finally|actually|both|all|since) )*";
const changed = "(?:chang(?:ed|ing)|switch(?:ed|ing)|swapp(?:ed|ing)|mov(?:ed|ing)|transferr(?:ed|ing))";

/** 'Can you update', 'I need to change': all of it is the request. */
const asking =
  "(?:(?:can|could|would|will|may) (?:you|i|we) (?:(?:please|just|also) )*|(?:i|we)(?:['’]d)? (?:just |also )?(?:need|want|wanted|like|have) to )?";
const update = `${asking}(?:updat(?:e|ing)|chang(?:e|ing)|correct|fix|amend)`;
const note = `${asking}(?:put|add|take|write|note)(?: down)?`;
const ofSame =
  /^\W*(?:(?:and|so|but|then)\W+)*(?:can|could|would) you (?:please |just )?(?:put|add|update|note|write|change|fix) (?:that|it|this|them)\b/i;

const ofFund: readonly RegExp[] = [
  `\\b${who} ${lately}${changed} (?:${own} |over |to (?:a (?:new|different) )?)?${fund}\\b`,
  `\\b${who} ${lately}(?:${changed}|gone|went|going) (?:over |across )?(?:from \\p{L}+ )?(?:over )?(?:to|with) ${named}\\b`,
  `\\b${who} ${lately}(?:joined|joining|signed up (?:with|to|for)|taken out|left|leaving) ${named}\\b`,
  `\\b${who} ${lately}(?:now |no longer |not )(?:with|in|covered by|insured with) ${named}\\b|\\b${who} ${lately}(?:with|covered by) ${named} (?:now|these days|instead)\\b`,
  `\\b${own} ${fund}(?:['’]s| is| has| have| are)? ${lately}(?:changed|different|new|with ${named}|${named} now)\\b|\\b${own} ${fund} is now (?:with )?${named}\\b`,
  `\\b${update} ${own} (?:\\p{L}+ )?${fund}\\b`,
  `\\b(?:got|have|has|getting|given|with) (?:an?|my|our) (?:new|different) ${fund}\\b|^\\W*new ${fund}\\b`,
  `\\b${who} (?:don'?t|do not|no longer) have ${named}(?: any ?more| any longer)\\b`,
  `\\b${note} ${own} new ${fund}\\b`,
  `\\b${who} ${lately}(?:dropped|cancelled|stopped|given up|got rid of|ditched|no longer have) (?:${own} )?${fund}\\b`,
].map((source) => new RegExp(source, "iu"));
const ofCard: readonly RegExp[] = [
  `\\b${note} ${own} new ${card}\\b`,
  `\\b(?:got|have|has) an? ${card} now\\b`,
  `\\b${update} ${own} (?:\\p{L}+ ){0,2}?${card}\\b`,
  `\\b(?:got|have|has|getting|given) (?:an?|my|our|his|her) (?:new|replacement|different) ${card}\\b|^\\W*new ${card}\\b`,
  `\\b${own} ${card}(?:['’]s| is| has)? ${lately}(?:changed|different|new|expired|been replaced)\\b`,
].map((source) => new RegExp(source, "iu"));

/** Only thought of, or asked about; other insurance is none of the clinic's. */
const onlyThought =
  /\b(?:if|when|before|until|should|whether|thinking|might|may|planning|considering|want(?:ing)? to change to|car insurance|home insurance|life insurance|travel insurance|pet insurance|super fund)\b|^\W*(?:(?:hi|hello|um|uh|and|so)\W+)*(?:do|does|did|are|is|will|would|have|has) (?:you|yous|it|that|the|your|my|i|we)\b/i;
const saysWhich = new RegExp(
  `\\b${named}\\b|\\d{4,}|\\b(?:dropped|cancelled|stopped|given up|got rid of|ditched|no longer|any ?more|any longer)\\b`,
  "iu",
);

const ofCover = new RegExp(`\\b(?:${fund}|${named}|${card})\\b`, "iu");

export type NewCoverKind = "fund" | "card";

export interface NewCover {
  kind: NewCoverKind;
  /** Where in the words it is told. */
  span: readonly [number, number];
  isTold: boolean;
}

/** Null when nothing of it is new. */
export function readNewCover(text: string): NewCover | null {
  if (!ofCover.test(text) || onlyThought.test(text)) return null;
  const found = (forms: readonly RegExp[]): RegExpExecArray | null =>
    forms.map((form) => form.exec(text)).find((each) => each !== null) ?? null;
  const newCard = found(ofCard);
  const first = newCard ?? found(ofFund);
  if (!first) return null;
  const end = first.index + first[0].length;
  const rest = [...text.matchAll(otherMatter)].find(
    ({ index }) => index >= end && !ofSame.test(text.slice(index)),
  );
  const span = [first.index, rest ? rest.index : text.length] as const;
  // The digits of a card are for the team to ask for.
  const isTold = newCard !== null || saysWhich.test(text.slice(...span));
  return { kind: newCard ? "card" : "fund", span, isTold };
}
