import { type Rule, toFinder } from "../../../phrase.ts";
import { heardBetween, type Utterance } from "../../../words.ts";
import { type FloorSign, type Sign, told } from "./harm-signs.ts";
import { deniedOf } from "./well-sign-words.ts";

/** Of the floor, what a mouth shows: a swelling, a fever with it, what fell out, and what bleeds a little. */

const bitten = "(bit|bitten|bite|bites|biting|chewed|chewing|split) ..4 (lip|lips|cheek|cheeks|tongue)";
const torn =
  "(blood|bloody|bleed|bleeds|bleeding|bled|gash|gashed|hole|open|gaping|torn|chewed|ripped|swollen|fat)";

export const mouthSigns: readonly Rule<Sign>[] = [
  {
    // Beside a tooth, to hospital at once, whether it is hard to breathe or not.
    means: { kind: "swelling", degree: "perhaps_life" },
    say: [
      "(swollen|swelling|puffy|puffed|spread|spreading) ..7 (eye|eyes|eyelid|neck)",
      "(eye|eyelid) ..4 (closing|closed|shut|swollen|swelling)",
      "neck ..3 (swollen|swelling|puffy|puffed)",
      "(swollen|swelling|swelled|puffed|puffy|blown|hard) ..4 (under|beneath) ..2 (jaw|chin|tongue)",
      "lump ..4 (under|beneath) ..2 (jaw|chin)",
    ],
    unless: [
      ...told,
      "(no|not|without) ..3 (swelling|swollen|eye|neck)",
      "eyes (are|were|get|go)",
      "(eyes|eye) (when|for|while|if)",
    ],
  },
  {
    // By itself a lump under the tongue is seen today: with a fever, a tongue that is lifted or trouble swallowing it is more.
    means: { kind: "swelling", degree: "urgent" },
    say: ["(lump|bump) ..4 (under|underneath|beneath|below) ..2 tongue"],
    unless: [...told, "(no|not|without) ..3 (lump|bump)", "(since|from) ..4 (kid|child|birth|baby|boy|girl)"],
  },
  {
    // What an abscess looks like to whoever has no name for it.
    means: { kind: "swelling", degree: "urgent" },
    say: [
      "(lump|bump|bubble|boil|pimple|blister|ball) ..10 (pus|pussy|yellow|ooze|oozing|burst|popped|weeping)",
      "(pus|gumboil|gum boil) ..8 (gum|gums|tooth|teeth|mouth|jaw|coming)",
      "(gum|gums|tooth|teeth|mouth|jaw) ..8 (pus|gumboil|gum boil)",
    ],
    unless: [...told, "(no|not|without|never|nothing) ..3 (pus|lump|yellow|ooze)"],
  },
  {
    // With a fever it is for the hospital.
    means: { kind: "swelling", degree: "urgent" },
    say: [
      "(face|cheek|jaw|jawline) ..6 (swollen|swelling|swelled|swole|puffed|puffy|ballooned|blown|blew)",
      "(face|cheek|jaw|jawline) (is|looks|has|gone|went) ..2 (massive|huge|enormous)",
      "(swollen|swelling|puffy) ..2 (face|cheek|jaw|jawline)",
      "facial swelling",
    ],
    unless: [
      ...told,
      "(no|not|without) ..2 (swelling|swollen)",
      ...deniedOf("(facial|face|cheek|jaw|gum|visible|obvious|more)? (swelling|swollen)"),
      "(gone down|going down|went down|settled)",
    ],
  },
  {
    means: { kind: "fever", degree: "urgent" },
    say: [
      "(swollen|swelling|abscess|infected|infection|puffy|puffed|lump|socket|extraction|tooth|pus|gum|cheek|face|jaw) ..14 (fever|temperature|feverish|febrile|shivering|shivery|chills|shivers|burning up|sweats|hot and cold|hot fever)",
      "(fever|temperature|feverish|febrile|shivering|shivery|shivers|chills|burning up|sweats|hot and cold) ..14 (swollen|swelling|abscess|infected|infection|puffy|puffed|lump|socket|extraction|tooth|pus|gum|cheek|face|jaw)",
      "(fever|feverish|temperature|temp) ..6 (thirty eight|thirty nine|forty|38|39|40)",
      "(the|with|have) fever",
    ],
    unless: [
      ...told,
      "(no|not|without) ..2 (fever|temperature)",
      "room temperature",
      "(hay|yellow|dengue|glandular|cabin) fever",
      "(cancel|school|cold|flu|covid|virus|gastro)",
    ],
  },
  {
    means: { kind: "lost_crown", degree: "urgent" },
    say: [
      "(crown|cap|filling|veneer|bridge|inlay|onlay) ..3 (fell|fallen|came|come|coming|dropped|popped|pinged|broke|broken) ..1 (out|off|loose)",
      "(crown|cap|filling|veneer|bridge) ..8 (it|its|thing) ..2 (fell|fallen|came|come|dropped|popped|pinged) ..1 (out|off|loose)",
      "(lost|losing|lose) (my|a|the|his|her|our|another|one of my) ..2 (crown|cap|filling|veneer|bridge)",
    ],
    unless: [
      ...told,
      "(if|when|case) ..6 (comes|falls|fell|came) (out|off)",
      "(crown|filling|bridge) ..2 (appointment|booking|visit)",
    ],
  },
  {
    // Lips and tongues bleed a great deal and stop when they are pressed.
    means: { kind: "bitten_lip", degree: "urgent" },
    say: [
      `${bitten} ..16 ${torn}`,
      `${torn} ..12 ${bitten}`,
      `(fell|fall|tripped|tumbled|slipped|knocked) ..8 ${bitten}`,
      "(bit|bitten|went|gone|gnawed) ..2 through ..2 (lip|lips|cheek|tongue)",
    ],
    unless: [
      ...told,
      "(last|a) week",
      "(keep|keeps|always) ..1 biting",
      "(the|a|little|jagged|sharp|any|this|that|one) bit ..3 (lip|lips|cheek|cheeks|tongue)",
      "(not|never|no) ..2 bit",
      "(heal|healed|healing|healer)",
    ],
  },
  {
    means: { kind: "oozing", degree: "urgent" },
    say: [
      "(still|keeps|slowly|bit) ..2 (oozing|ooze|seeping|weeping)",
      "(oozing|seeping|weeping) ..4 (blood|socket|gum|hole|since|from)",
      "(socket|extraction|hole|gum) ..6 (still|keeps) ..2 (bleeding|bleed|oozing)",
      "(bleeding|bleeds) ..3 (after|since|from|where) ..5 (extraction|socket|took|taken|pulled|removed)",
    ],
    unless: told,
  },
];

const findShivers = toFinder<true>([
  {
    means: true,
    say: [
      "(shivers|shivering|shivery|chills|sweats|fever|feverish|febrile|rigors)",
      "(had|have|got|running|a) ..2 (temperature|temp)",
      "(hot and cold|burning up)",
      // By whoever is at home in another language, or has no thermometer.
      "(body|skin|forehead|whole|everywhere|he|she|i|we) ..2 (hot|burning|boiling)",
      "(hot|burning|boiling) ..5 (shake|shakes|shaking|shaky|shivers|body|all over|touch)",
      "(shake|shakes|shaking|shaky) ..5 (hot|burning|cold|night|since|bed|blanket)",
    ],
    unless: [
      ...told,
      "(no|not|without|never) ..3 (fever|temperature|shivers|shivering|chills|sweats)",
      "(hay|yellow|dengue|glandular|cabin) fever",
      "(gives|give) me the shivers",
      "hot ..1 (drink|drinks|food|tea|coffee|water|pack|packs|soup|chips|things|stuff|cold|or|weather|day|outside)",
      "(to|with|something|anything|eat|drink|drinks|bite|sensitive) ..1 hot",
    ],
  },
]);
const findSwollen = toFinder<true>([
  {
    means: true,
    say: [
      "(swollen|swelling|swelled|swole|lump|abscess|pus|puffy|puffed|infected|infection|balloon|ballooned)",
      "(face|cheek|jaw|jawline|gum|chin|neck) ..4 (big|bigger|huge|massive|enormous|fat|double|twice|size|blown|golf|tennis|hamster|chipmunk)",
      "(big|huge|massive|enormous|fat|blown up) ..2 (face|cheek|jaw|chin|neck)",
    ],
    unless: ["(no|not|without|never) ..3 (swollen|swelling|lump|abscess|pus|infection)"],
  },
]);

/** A fever is told after the swelling as often as beside it, and before it: in whatever order, the two belong together. */
export function feverBeside(now: Utterance, before: readonly Utterance[]): FloorSign | null {
  const [shivers] = findShivers(now);
  const [swollen] = findSwollen(now);
  const wasSwollen = before.some((each) => findSwollen(each).length > 0);
  const wasFeverish = before.some((each) => findShivers(each).length > 0);
  const found = shivers && (swollen || wasSwollen) ? shivers : swollen && wasFeverish ? swollen : undefined;
  if (!found) return null;
  return { kind: "fever", degree: "urgent", span: heardBetween(now, found.from, found.to).span };
}
