import { firstPlace, toPhrase } from "../phrase.ts";
import type { Utterance } from "../words.ts";

const phrases = (sources: readonly string[]) => sources.map((source) => toPhrase(source).match);

const said = phrases([
  "(suicide|suicidal|suicides)",
  "(kill|killing|hurt|hurting|harm|harming|cut|cutting) myself",
  "(end|ending|take|taking) my (own)? life",
  "self (harm|harming|harmed)",
  "selfharm",
  "(end|ending) it all",
  "want to (die|be dead)",
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
  "(something|anything) (stupid|silly|terrible) to myself",
  "(wish|want|hope|rather|hoping) ..6 (not|never) wake up",
  "(sleep|bed) and (not|never) wake up",
]);

/** Manners of speaking, and mishaps. */
const meantOtherwise = phrases([
  "(could|could just|could have|nearly|almost) (kill|killed|have killed) myself",
  "killing myself (trying|laughing|to|over|with)",
  "(cut|cutting|hurt|hurting) myself (on|shaving|cooking|slicing|chopping|opening|at|playing|when|with|by)",
  "not want to (hurt|cut) myself",
  "(kill|shoot|hang) myself if",
  "(makes|make|making|made) me want to",
  "(joking|kidding|(just joking)|(only joking))",
  "(people|patients|anyone|those) ..4 suicidal",
  "(not|never) (suicidal|(going to (kill|hurt|harm) (myself|anyone)))",
]);

/** Whether the caller may be about to harm themselves. */
export function readSelfHarm({ words }: Utterance): boolean {
  const isSaid = said.some((match) => firstPlace(match, words) !== null);
  return isSaid && !meantOtherwise.some((match) => firstPlace(match, words) !== null);
}
