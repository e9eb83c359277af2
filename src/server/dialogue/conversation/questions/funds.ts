import * as answers from "#server/dialogue/conversation/phrases/answers.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { byName, listed, toldOf } from "./named.ts";
import { ofNewPatients } from "./new-patients.ts";
import { known, type Told } from "./told.ts";

/** Health funds and what the state pays for. 'All health funds' speaks of no scheme of the state's. */
const funds = listed(
  byName(
    "Medibank, Bupa, HCF, NIB, AHM, HBF, GMHBA, CBHS, HIF, Australian Unity, Teachers Health, Defence Health, Navy Health, Police Health, Latrobe, Westfund, Peoplecare, Phoenix Health, Health Partners, Doctors Health, Nurses and Midwives, Qantas Insurance, St Lukes, Mildura Health, Transport Health, RT Health, Frank Health, Budget Direct, GU Health, Allianz, ACA Health, Union Health, Queensland Country, see u, onemedifund, TUH",
  ),
);
const schemes = listed([
  ["The DVA card", /\bdva\b|\bveterans?\b|\bvets?\b|\bgold card|\bwhite card/i],
  ["Medicare", /\bmedicare\b|\bbulk.?bill/i],
  [
    "The child dental benefit",
    /\bcdbs\b|\b(?:child(?:ren)?|kids?)(?:'?s)? dental\b|\b(?:child(?:ren)?|kids?)\b.*\b(?:medicare|government)\b|\b(?:medicare|government)\b.*\b(?:child(?:ren)?|kids?)\b/i,
  ],
  ["The health care card", /\b(?:health ?care|pension(?:er)?|concession|seniors?) card/i],
  ["The NDIS", /\bndis\b/i],
  // A terminal and no fund: that funds are taken does not say that one claims on the spot.
  ["HICAPS for claiming on the spot", /\bhicaps\b|\bon[ -]the[ -]spot\b/i],
]);

const ofFunds =
  /insur|health fund|private health|medibank|bupa|\bhcf\b|\bnib\b|\bahm\b|hicaps|medicare|bulk.?bill|rebate|\bcdbs\b|\bdva\b|\bndis\b|preferred provider|child dental|\b(?:pension|concession|health ?care|seniors) card/i;
/** What one pays oneself depends on the fund and the treatment: no fund that is taken tells it. */
const ofGap = /\bgaps?\b|\bout of pocket\b|\bhow much\b.*\bback\b/i;

/** Whom a fund or a scheme covers, no clinic's word tells: 'is my daughter covered by the CDBS'. */
const ofCover =
  /\b(?:eligib\w+|qualif\w+|entitled)\b|\b(?:am|are|is) (?:\w+ ){1,3}?covered\b|\b(?:does|do|will|would) (?:\w+ ){1,4}?cover (?!all\b|everyone\b)\w+/i;

export const namesFund = (text: string): boolean =>
  [...funds, ...schemes].some(({ words }) => words.test(text));

const aboutOf = (text: string): string => {
  const named = schemes.find(({ words }) => words.test(text))?.name;
  return named === undefined ? "health funds" : named.replace(/^The /, "the ");
};

export function fundsAsked({ facts }: LiveState, { text }: Understanding): Told {
  const all = answers.fromAdditionalInfo(facts, (each) => ofFunds.test(each) && !ofNewPatients.test(each));
  const sentence = toldOf(all, text, { funds, schemes });
  if (sentence === "") return known(sentence, aboutOf(text));
  if (ofGap.test(text) && !ofGap.test(all))
    return { sentence: `${sentence} ${answers.gapNotKnown}`, isOpen: true };
  const isOfCover = ofCover.test(text) && !ofCover.test(all) && !answers.leavesToTeam(sentence);
  return isOfCover ? { sentence: `${sentence} ${answers.coverNotKnown}`, isOpen: true } : known(sentence, "");
}
