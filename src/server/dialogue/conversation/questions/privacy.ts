import { fromAdditionalInfo } from "#server/dialogue/conversation/phrases/answers.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";
import { remembering } from "#server/dialogue/words.ts";
import type { Told } from "./told.ts";

/**
 * What becomes of what is said here: 'is this private', 'who sees my information'. Told is what this line does; what the clinic
 * does beyond that is the team's to say. Who wants their data shown or deleted asks for more than an answer.
 */

const recording =
  /\b(?:this|call|it|we|conversation) (?:is )?(?:being )?(?:record(?:ed|ing)|taped)\b|\b(?:are|is|am) (?:you|this|the call|it|i|we) (?:being )?(?:record(?:ing|ed)|tap(?:ing|ed))\b|\b(?:do|does|will|would|can) (?:you|yous|they|the clinic)(?: guys)? (?:always |also )?record (?:this|these|calls?|the|me|us|what|everything)\b|\b(?:keep|have|make|store) (?:an? |the |any )?recordings?\b/i;
export const asksOfRecording = remembering((text): boolean => recording.test(text));

export const ofRecording = ({ takesVoicemail }: LiveState["facts"]): string =>
  takesVoicemail
    ? "This call is transcribed, not recorded as sound. Only a voicemail would be recorded, for the team."
    : "This call is transcribed, not recorded as sound.";

const data =
  "(?:data|(?:\\w+ )?details|(?:\\w+ )?information|info|(?:\\w+ )?number|(?:\\w+ )?name|e-?mail|answers|records?|transcripts?|calls?|conversation|recordings?|medical history)";
const own = `(?:my|our|all my|all our|any of my|people'?s|patients'?|the|this|any) (?:own )?${data}`;
const what = `(?:${own}|what i (?:say|tell you|told you|said)|everything i (?:say|tell you|said)|all (?:of )?(?:this|that)|this|it)`;
const who = "(?:you|yous|youse|they|the clinic)(?: guys| all)?";

const asked: readonly RegExp[] = [
  `\\bwhat (?:happens|is done|gets done|'?s done|will happen|becomes)\\b[^.?!]*\\b(?:to|with|of) (?:${own}|what i (?:say|tell you|told you|said)|everything i (?:say|tell you|said))`,
  `\\bwhat (?:do|will|would|are|can) ${who} (?:going to |gonna )?(?:do|doing|use|using) (?:with )?${own}`,
  `\\bwho (?:else )?(?:(?:can|could|will|would|gets to|is able to) )?(?:sees?|gets?|reads?|hears?|looks? at|has access to|have access to|knows?) (?:to (?:see|read|hear) )?${what}\\b`,
  `\\b(?:does|do|can|could|will|would|is|are) (?:anyone|anybody|someone|somebody|other people|everyone|the government|the police)(?: else)? (?:else )?(?:be able to |allowed to )?(?:see|get|read|hear|listen(?:ing)?|looking|look at|find out|access)(?: (?:at|to|in|on)\\b)*(?: (?:${what}))?\\W*$`,
  "\\bwho(?:'?s| is| else is)? (?:else )?(?:listening|hearing this|on (?:this|the) call|in on this)\\b",
  `\\b(?:do|does|will|would|are|is|can|did|have) ${who} (?:going to |gonna |ever )?(?:share|sharing|sell|selling|sold|pass on|passing on|give out|giving out|give|hand over|store|storing|keep|keeping|save|saving|use|using) ${own}\\b(?! (?:again|so|for next|handy)\\b)`,
  `\\b(?:do|does|will|would|are|won'?t) ${who} (?:going to |gonna )?(?:pass|passing|give|giving|hand) (?:my|our|any of my) ${data} (?:on|out|over|away)\\b`,
  `\\b(?:is|are|will|would) ${what} (?:be )?(?:\\w+ )?(?:kept |stay |stays |going to be |all |really |completely )*(?:private|confidential|secure|safe|secret|encrypted|stored|saved|shared|sold|protected|anonymous|between us|used for)\\b`,
  `\\b(?:will|does|do) ${what} (?:stay|remain|get|be) (?:\\w+ )?(?:private|confidential|secret|between us|shared|sold|stored|deleted|passed on)\\b`,
  `\\b(?:where|how|how long|what for) (?:do|does|is|are|will|would) (?:${who} )?(?:${own}) (?:go|kept|stored|saved|used|end up|get stored|be kept|be stored|safe|protected)\\b`,
  `\\b(?:where|how|how long|how secure|what for) (?:do|does|will|would) ${who} (?:store|keep|save|use|protect|handle|look after|hold) (?:on to )?${own}\\b`,
  "\\b(?:is|are) (?:this|the|your) (?:line|call|phone|system)s? (?:\\w+ )?(?:private|confidential|secure|safe|encrypted|bugged|monitored)\\b",
  "\\bwhat(?:'?s| is| are) (?:your|the) privacy (?:polic(?:y|ies)|rules|statement)\\b|\\b(?:do|have) (?:you|they) (?:got |have )?an? privacy (?:policy|statement)\\b|\\bwhat about (?:my )?privacy\\b",
  "\\bwhat(?:'?s| is) (?:the|this|that) transcript for\\b|\\bwhy (?:is|are|do) (?:this|the call|it|you)\\b[^.?!]*\\btranscri\\w+",
].map((source) => new RegExp(source, "i"));

/** A fund, a room, or a visit that is talked about. */
const otherwise =
  /\bprivate(?:ly)? (?:health|insur\w*|cover|patients?|practice|clinic|funds?|fund|rooms?|or public|hospital|dentist|number)\b|\b(?:parking|car park|street|treatment|procedure|x-?rays?|used for (?:what|my (?:teeth|tooth)))\b|\b(?:delete|erase|wipe|destroy|remove)\b|\b(?:see|get|have|view|access) (?:a copy of )?my (?:own )?(?:file|records?|data)\b|\bsafe (?:to|for|if|while|when|during)\b/i;

export const asksOfPrivacy = remembering((text): boolean => {
  const words = text.replaceAll("’", "'");
  return asked.some((each) => each.test(words)) && !otherwise.test(words);
});

export function toldOfPrivacy({ facts }: LiveState): Told {
  const written = facts.permissions.provideInfo
    ? fromAdditionalInfo(facts, /\b(?:privacy|confidential\w*)\b/i)
    : "";
  const rest = "What else is kept, and for how long, the team can tell you.";
  const toldHere = `${ofRecording(facts)} The transcript and what you book or leave here go to the clinic's team.`;
  return { sentence: `${toldHere} ${written || rest}`, isOpen: written === "" };
}
