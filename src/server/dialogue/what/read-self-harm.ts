import { dangerLikelihoodsOf } from "../learned/learned-dangers.ts";
import { grownKinWords } from "../who/kin.ts";
import type { Utterance, Word } from "../words.ts";
import { isBrief } from "./as-a-whole.ts";
import { anyIn, phrases } from "./emergency/phrase-list.ts";
import { isLastFarewell } from "./read-farewell.ts";
import { isMortalPain, wishesToBeDead } from "./read-mortal-pain.ts";

const onPurpose = phrases([
  "(suicide|suicidal|suicides)",
  "(kill|killing|hurt|hurting|harm|harming|cut|cutting) myself",
  "(end|ending|take|taking) my (own)? life",
  "self (harm|harming|harmed)",
  "selfharm",
  "(end|ending) it all",
  "(kill|hurt|harm|hang|top|neck|off) (himself|herself|themselves)",
  "(hang|hanging|topping|top|shoot|drown) myself",
  "do myself in",
  "no point ..12 not be (around|here|alive)",
  "(written|wrote|writing) ..1 (letters|((goodbye|suicide|farewell) (letter|note|letters|notes)))",
  "(driving|drive) (into|off) a (tree|wall|pole|truck|bridge|cliff)",
  "not ..3 want to (live|be alive|go on|exist|(be (here|around) (anymore|tomorrow|(any (more|longer)))))",
  "(end|ending) it (tonight|today|now|myself|tomorrow|$)",
  "(tablets|pills|meds|painkillers) ..2 (lined up|laid out|counted out)",
  "(no|any|what is the) (point|reason) ..2 (living|going on|being alive|being here|to live)",
  "not worth (living|being alive)",
  "enough of (life|living)",
  "(sick|tired|done|finished) (of|with) (life|living|being alive)",
  "better off (dead|without me)",
  "(jump|jumping) off (the|a) (bridge|building|balcony|cliff|roof)",
  "(will|going to|thinking of|thinking about|want to|might) ..1 (take|taking|swallow|swallowing) (all|every|the whole) ..3 (tablets|pills|meds|panadol|bottle|packet)",
  "(cannot|can not) go on (anymore|living|any longer|any more|$)",
  "not ..2 feel like (living|going on|being alive|existing|being (here|around)) (anymore|any longer|any more|$)",
  "(no|any) reason (to|for|i) ..2 (keep going|go on|keep living|keep on going)",
  "life ..1 not worth (it|anything) (anymore|any more|$)",
  "(something|anything) (stupid|silly|terrible) to myself",
  "(nobody|no one|noone) ..4 (care|cares|notice|notices|miss me) ..1 if i ..2 (take|took|die|died|jump|jumped|end|ended|do it|did it|disappear|disappeared)",
  "(wish|want|hope|rather|hoping) ..6 (not|never) wake up",
  "(sleep|bed) and (not|never) wake up",
  "(taken|took|grabbed|got|has|with) (his|her|the|my|dad) (rifle|gun|shotgun|pistol|rope) ..10 (sorry|goodbye|the shed|the bush|the back|not coming back)",
  "(sitting|sat|sit|standing|lying) ..2 (with|holding) ..2 (blade|razor|razors|knife|noose|rope|gun|rifle|((bottle|packet|pile|handful) of ..1 (pills|tablets)))",
]);

/** Where somebody stands who means to fall, and what is said there. */
const atTheEdge = phrases([
  "(on|over|at|outside|behind|(side of)|climbed|climbing|holding) ..2 (railing|railings|rail|barrier|ledge) ..4 (bridge|roof|balcony|cliff|building|overpass|lookout|carpark|(car park)|tower)",
  "(bridge|roof|balcony|cliff|building|overpass|tower) ..6 (railing|railings|barrier|ledge) ..12 (goodbye|jump|jumping|end)",
  "(standing|sitting|stood|(am|is) (up)? (on|at)) ..3 (edge|ledge|((wrong|outer) side)) of (the|a) (bridge|roof|balcony|cliff|building|overpass|tower|platform)",
  "(standing|sitting|lying|walking|(am|is)) on the (train|railway) (tracks|track|line|lines)",
  "(bridge|roof|balcony|cliff|overpass|tower) ..12 (say|said|saying) goodbye",
]);
const isView = phrases([
  "(view|photo|photos|working|work|painting|roofer|tiling|fishing|bungee|climb (for|to))",
]);

const forDeath = phrases(["want to (die|be dead)"]);

/** Who asks where to ring, or would have all of it end, may be near it. */
const asksForHelp = phrases([
  "(lifeline|lifelines|beyondblue|(suicide|crisis|mental health) (line|hotline|helpline|number))",
  "(beyond blue|(number|line) ..3 (crisis|suicide))",
  "(want|need|wish) ..1 (it all|everything) to (stop|end|be over|go away) (now|please|$)",
  "(want|wish|like) ..2 (disappear|vanish) (forever|for good|and never|$)",
]);
const otherLifeline = phrases([
  "(lifeline|beyond blue) (pharmacy|chemist|shop|store|op shop|insurance|health|bookfair|staff|team|volunteer)",
  "(work|works|volunteer|volunteers|working|volunteered|donate|donating|donated|donation) ..3 (lifeline|beyondblue)",
  // Where it stands and what is sold there.
  "(lifeline|beyond blue|beyondblue) ..3 ((next (door|to))|opposite|across|behind|beside|near|nearby|above|below|underneath|upstairs|downstairs|corner|street|building|centre|center|parking|carpark|car park|fundraiser|raffle|calendar|badge)",
  "((next (to|(door to)))|opposite|(across from)|(road from)|behind|beside|near|above|below|underneath|past|over|from) (the|a)? (lifeline|beyondblue)",
]);

/** Manners of speaking, and mishaps. */
const meantOtherwise = phrases([
  "(could|could just|could have|nearly|almost) (kill|killed|have killed) myself",
  "killing myself (trying|laughing|to|over|with)",
  "(cut|cutting|hurt|hurting) myself (on|shaving|cooking|slicing|chopping|opening|at|playing|when|with|by)",
  "not want to (hurt|cut) myself",
  "(kill|shoot|hang) myself if",
  "(makes|make|making|made) me want to",
  "(finished|finish|finishing|completed) ..2 (tablets|antibiotics|pills|course|medication|packet|script)",
  "(joking|kidding|(just joking)|(only joking))",
  "(job|work|works|working|worked|volunteer|volunteers|career|course|training|research|degree) (is|are|was)? (in|on|with|around) ..1 suicide",
  "suicide (prevention|awareness|research|bereavement) (work|worker|training|course|week|day|walk|officer|counsellor|group|team|job)",
  "knife and fork",
  "(would|will|could) jump off ..3 if (she|he|you|they|everyone|everybody|my ..1) (told|asked|said|did)",
  "(people|patients|anyone|those) ..4 suicidal",
  "(not|never) (suicidal|(going to (kill|hurt|harm) (myself|anyone)))",
]);

/** 'If I hear that music again I'll kill myself' is mostly, and not always, a manner of speaking. */
const conditional = phrases(["if ..20 (kill|shoot|hang|top|neck) myself"]);
/** From here on the wording as a whole tells it. */
const likely = 0.75;

/** 'I just said Elsie Vandermeer': talk about the talk, which shares its small words with the gravest. */
const saidBefore = phrases([
  "^ ..3 i (just|already|only|did|have|literally)? (just|already)? (said|told|gave|spelled|spelt|answered|explained)",
]);
const isSaidAgain = ({ words }: Utterance): boolean =>
  words.length < 8 &&
  anyIn(saidBefore, words) &&
  !words.some(({ word }) => /^(?:not|no|never|nothing|goodbye|sorry|done|over)$/.test(word));

/** A point, a goodbye or a weariness that is told of a thing. */
const ofElse = phrases([
  "(point|goodbye) ..5 (tooth|teeth|braces|denture|dentures|filling|crown|retainer|money|savings)",
  "tired of (waiting|holding|ringing|calling|(being (on hold|put|passed))|(everything (being|costing)))",
]);

/** What is said with it when it is not of the thing alone: 'no point saving the tooth, I won't be here'. */
const endsAll = phrases([
  "(tonight|die|dead|sorry|ending|enough|over)",
  "(not|never) ..2 (here|around|need|needing|alive)",
]);
const isOfElse = (words: readonly Word[]): boolean => anyIn(ofElse, words) && !anyIn(endsAll, words);

const prescribed = phrases([
  "(tablets|antibiotics|pills|medication|medicine|course) ..1 (you|he|she|dentist|doctor|(doctor ..1)) (prescribed|gave|ordered)",
]);
const usedUp = phrases(["(finished|finish|course|better|helped|worked|settled)"]);
const isFinal = phrases([
  "(once|whole|entire|bottle|packet|sleep|goodbye|sorry|end|ending|tonight|anymore|enough|die|dead|over)",
]);
/** 'I took the tablets you prescribed and finished them all' */
const isUsedUp = (words: readonly Word[]): boolean =>
  anyIn(prescribed, words) && anyIn(usedUp, words) && !anyIn(isFinal, words);

const asItWas = phrases([
  "used to (cut|hurt|harm|starve|burn) myself",
  "(cut|hurt|harmed|burned|burnt|self harmed|self harm) ..1 (myself)? ..3 ((when i was ..4)|(as a (kid|child|teenager|teen))|((years|decades) ago)|(in (high school|my teens|the past)))",
]);
const asItIs = phrases([
  "(again|still|now|tonight|today|lately|started|starting|want|wanting|thinking|think|feel|urge|relapsed|back|die|dead|end|kill|goodbye|scared|worse|anymore|help|myself too)",
  "(cannot|can not|could not) ..2 (go on|cope|live|bear|face|do this|without (him|her|them))",
]);
const bereaved = phrases([
  "(lost|losing) (my|our|a|his|her) ..3 to suicide",
  `(${grownKinWords}|friend|mate|son|daughter|nephew|niece) (who)? (had)? (died|dead|passed|passed away|gone) ..1 (by|of|from|through) suicide`,
]);
/** 'I used to cut myself, so I've scars on my arms': told as history, and with nothing of today. */
const isLongPast = (words: readonly Word[]): boolean => anyIn(asItWas, words) && !anyIn(asItIs, words);

function toldOutright(words: readonly Word[]): "sure" | "unsure" | "past" | null {
  if (isLongPast(words)) return "past";
  // Whoever mourns may be near it, and is not hung up on for having said so.
  if (anyIn(bereaved, words)) return anyIn(asItIs, words) ? "unsure" : "past";
  if (anyIn(atTheEdge, words) && !anyIn(isView, words)) return "sure";
  if (anyIn(onPurpose, words) || anyIn(forDeath, words)) return anyIn(conditional, words) ? "unsure" : "sure";
  return null;
}

/** Whether the caller may be about to harm themselves; `unsure` = tell where help is, and go on. */
export function readSelfHarm(utterance: Utterance): "sure" | "unsure" | null {
  const { words } = utterance;
  if (isMortalPain(utterance) && !anyIn(onPurpose, words)) return wishesToBeDead(utterance) ? "unsure" : null;
  if (anyIn(meantOtherwise, words)) return null;
  const told = toldOutright(words);
  if (told) return told === "past" ? null : told;
  if (isLastFarewell(words)) return "unsure";
  if (anyIn(asksForHelp, words) && !anyIn(otherLifeline, words)) return "unsure";
  if (isBrief(utterance) || isSaidAgain(utterance) || isOfElse(words) || isUsedUp(words)) return null;
  return dangerLikelihoodsOf(utterance).self_harm >= likely ? "unsure" : null;
}
