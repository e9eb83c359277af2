import { fromAdditionalInfo, mayNotAnswer, notKnown } from "#server/dialogue/conversation/phrases/answers.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";
import { anyOfKin } from "#server/dialogue/who/kin.ts";
import { remembering } from "#server/dialogue/words.ts";

/**
 * Questions about the house and those who work in it, which have no topic of their own: told from the clinic's own words, or
 * owned up to and offered to the team.
 */

interface HouseTopic {
  asked: readonly RegExp[];
  /** What a sentence of the clinic's that answers it speaks of. */
  told: RegExp;
}

const clinic =
  "(?:you|u|yous|youse|they|(?:the|your) (?:clinic|practice|place|dentist|surgery))(?: (?:guys|all|still))?";
const trade =
  "(?:receptionist|reception|nurse|dental nurse|hygienist|dentist|assistant|dental assistant|therapist|cleaner|manager|trainee|apprentice|graduate|student|staff)";
const animal =
  "(?:dogs?|dogg(?:o|y|ie)s?|pupp(?:y|ies)|pups?|cats?|kittens?|pets?|animals?|birds?|parrots?|rabbits?|labradors?)";
const companion = `(?:${anyOfKin}|interpreter|support (?:person|worker)|someone|somebody)`;

const companions = `(?:${companion}|kids|kid|child|children|bub|bubs|baby|babies|toddlers?|newborn|little (?:one|ones|boy|girl)|friend|mate|son|daughter)`;

/** 'Can I bring my kids', of whom nothing else is wished. */
const toBring = new RegExp(
  `\\b(?:can|could|may|should|is it (?:ok|okay|alright|fine)|would it be (?:ok|okay|alright|fine)|do you mind|mind) (?:if )?(?:i|we|to)?(?: just)? ?bring (?:(?:my|a|our|the|an|both|all|two|three) ){0,3}(?:\\w+ )?${companions}(?: (?:along|with me|with us|in|inside|there|and \\w+))*\\W*$`,
  "i",
);
export const asksToBring = (text: string): boolean => toBring.test(text);

/** Who comes for one of these comes for themselves. */
const visit = "(?:book\\w*|appointments?|check-?ups?|cleans?|cleaning|fillings?|both|too|as well)\\b";

const home =
  "(?:(?:my|our|his|her|their|the|a|an|someone'?s|mum'?s|dad'?s|(?:my|our) \\w+'?s) )?(?:home|homes|house|houses|place|unit|flat|hostel|(?:nursing|care|retirement) (?:homes?|village)|aged care(?: homes?| facilit(?:y|ies))?|bedside|door)";
const comesOut = "(?:come|comes|coming|go|goes|going|travel|drive|get|visit|visits|visiting|call)";

const topics: readonly HouseTopic[] = [
  {
    asked: [
      /\b(?:is|are|will|does|do) (?:the (?:dentist|doctor|hygienist|clinic|team)|(?:dr|doctor)\.? \w+|you|yous|they|he|she|things|appointments)(?: guys)? (?:be |usually |often |normally |always |get |today )*(?:running )?(?:late|behind(?: schedule)?|on time|running to time)(?: today| usually| at the moment| much)?\W*$/i,
    ],
    told: /\b(?:running (?:late|behind)|on time|waiting times?)\b/i,
  },
  {
    asked: [
      /\b(?:are|is|how) (?:clean |sterile |safe )?(?:is |are )?(?:your|the|all your|all the) (?:\w+ )?(?:instruments?|tools?|equipment|needles|drills?|surger(?:y|ies)|rooms?|chairs?|gloves)\b(?: \w+){0,2}? ?(?:clean(?:ed)?|sterile|sterili[sz]ed|safe|hygienic|disinfected)?\W*$/i,
      /\b(?:do|does|will|would|are) (?:you|yous|they|the (?:dentist|staff|team))(?: guys| all)? (?:\w+ )?(?:sterili[sz]e|disinfect|wear(?:ing)? (?:masks?|gloves|ppe)|wash (?:your|their) hands|reuse|re-use)\b/i,
      /\b(?:do|should|must|will|would) (?:i|we|people|patients) (?:\w+ ){0,3}?(?:wear|bring) (?:an? |my |our )?(?:face )?masks?\b/i,
    ],
    told: /\b(?:sterili[sz]\w*|hygien(?:e|ic)|infection control|masks?|gloves|disinfect\w*)\b/i,
  },
  {
    asked: [
      new RegExp(
        `\\b(?:can|could|may|is it (?:ok|okay|alright|fine)|should) (?:if )?(?:he|she|they|${anyOfKin}|(?:my|our|the) (?:\\w+ )?(?:${anyOfKin}|kids?|child(?:ren)?)|(?:a|an) \\w+ year old) (?:still )?(?:comes?|goes?|go|turns? up|be seen|attends?) (?:(?:in|there|along) )?(?:alone|(?:by|on) (?:him|her|them)(?:self|selves)|on (?:his|her|their) own|without (?:me|us|an? (?:parent|adult)|mum|dad))\\b`,
        "i",
      ),
      /\b(?:do|does|should|must) (?:i|we|a parent|an adult|someone|somebody) (?:have to |need to )?(?:come (?:in )?with (?:him|her|them|my \w+)|be there|stay with (?:him|her|them)|accompany)\b/i,
    ],
    told: /\b(?:parents?|guardians?|accompan\w+|under (?:16|18|sixteen|eighteen)|minors?)\b/i,
  },
  {
    asked: [
      new RegExp(
        `\\b(?:is|are) (?:it|this|that|${clinic}) (?:an? )?(?:private|public|government|family|corporate|franchise|chain|teaching)(?: or (?:an? )?(?:private|public|government))?(?: (?:clinic|practice|place|dentist|surgery|hospital|owned|run|one))?\\W*$`,
        "i",
      ),
    ],
    told: /\b(?:private(?:ly)?|public|government|family|corporate|franchise) (?:clinic|practice|dentist\w*|dental|owned|run|surgery)\b/i,
  },
  {
    asked: [
      new RegExp(
        `\\b(?:(?:do|does|can|could|would|will|is|are) (?:${clinic}|anyone|anybody|someone|somebody|a dentist|dr \\w+|there)|any|have you got|is there|offer|about) (?:\\w+ ){0,3}?(?:home[- ]?(?:visits?|calls?|appointments?|service|dentist(?:ry|s)?)|house[- ]?(?:calls?|visits?)|home ?care|mobile (?:dentist(?:s|ry)?|clinic|service|dental)|domiciliary\\b)`,
        "i",
      ),
      new RegExp(
        `\\b(?:do|does|can|could|would|will|is|are) (?:${clinic}|anyone|anybody|someone|somebody|a dentist|the (?:dentist|doctor)|dr \\w+) (?:\\w+ ){0,2}?${comesOut}(?: (?:out|round|over|along))?(?: (?:and|to) (?:see|treat|visit|look at) (?:him|her|me|us|people|patients|my \\w+))?(?: (?:in|at|to|at the|out to))* (?:people at |people in |patients at |patients in |(?:him|her|me|us|them|my \\w+) (?:at|in) )?${home}\\b`,
        "i",
      ),
      new RegExp(
        `\\b(?:do|can|could|would|will) ${clinic} (?:see|treat|visit) (?:people|patients|him|her|me|us|them|my \\w+) (?:at|in) ${home}\\b(?!['’]s)`,
        "i",
      ),
      /\b(?:do|can|could|would|will) (?:you|yous|they|the dentist)(?: guys)? (?:ever )?(?:come|go|travel) (?:out )?to (?:people|patients|you|us|me|him|her|mum|dad)\b(?! (?:if|for|about)\b)/i,
    ],
    told: /\b(?:home visits?|house calls?|mobile (?:dent\w+|service|clinic)|nursing homes?|aged care|domiciliary|at home)\b/i,
  },
  {
    asked: [
      new RegExp(
        `\\b(?:are|is) ${clinic} (?:\\w+ ){0,3}?(?:hiring|recruiting|employing|(?:taking|putting) (?:on )?(?:any )?(?:new )?(?:staff|people|${trade}s?)(?: on)?|(?:looking for|after|short of|needing) (?:\\w+ ){0,2}${trade}s?)\\b`,
        "i",
      ),
      /\bany (?:[\w-]+ ){0,3}?(?:jobs?|employment|work experience|apprenticeships?|traineeships?|internships?|placements?)\b(?: (?:going|available|open|there|at|with|for|you)\b|\W*$)/i,
      /\b(?:a|an|the|your) (?:[\w-]+ ){0,2}?job (?:going|available|opening|vacanc\w+|ad|advert\w*)\b|\b(?:is there|you got|(?:calling|ringing|enquiring|asking|here) about) a (?:[\w-]+ ){0,2}?job\b(?! done)/i,
      new RegExp(
        `\\b(?:any|some) (?:\\w+ ){0,2}?(?:vacanc(?:y|ies)|positions?|openings?|roles?) (?:\\w+ )?(?:for|as) (?:an? )?(?:\\w+ )?${trade}`,
        "i",
      ),
      /\b(?:any|some) (?:\w+ )?(?:job |staff )(?:vacanc(?:y|ies)|positions?|openings?|opportunities)\b|\b(?:any|some) (?:positions|roles|work) (?:going|available|vacant|open)\b/i,
      /\b(?:apply|applying|application) (?:for|to) (?:\w+ ){0,4}?(?:job|work|position|role|vacancy)\b|\b(?:job|position|vacancy|role) (?:you )?(?:advertised|posted|listed)\b/i,
      /\b(?:my|a|your|the|his|her) (?:cv|resume|resumé|résumé)\b/i,
      /\b(?:i'?m|i am|am|is) (?:\w+ ){0,4}?(?:looking for|after|seeking) (?:a |some )?(?:job|work|work experience|employment|position)\b(?! (?:done|to be|on)\b)/i,
      /\b(?:looking for|after|seeking) (?:an? )?(?:[\w-]+ ){1,2}?(?:job|position|traineeship|apprenticeship)\b(?! (?:done|to be|on)\b)/i,
      /\bdo (?:you|they) (?:hire|employ|recruit|(?:\w+ ){1,2}work experience)\b/i,
    ],
    told: /\b(?:jobs?|vacanc|hiring|recruit|career|employ|resum|work experience|join (?:our|the) team)/i,
  },
  {
    asked: [
      new RegExp(
        `\\b(?:can|could|may|is it|would|do|does|will)\\b(?:\\W+\\w+){0,5}?\\W+(?:bring|bringing|allow\\w*|accept|let|welcome)(?: \\w+){0,2}? ${animal}\\b`,
        "i",
      ),
      new RegExp(
        `\\b(?:(?:can|could|may|is|are|will|would|must|does|do)|(?:problem|okay|ok|alright|fine|mind|allowed|matter) if) (?:(?:my|our|the|a|an|any|your|it a) )?(?:\\w+ )?${animal}\\b(?:\\W+\\w+){0,2}?\\W+(?:comes?|waits?|sits?|stays?|in|inside|allowed|welcome|okay|ok|friendly|permitted)\\b`,
        "i",
      ),
      new RegExp(
        `\\b(?:guide|assistance|service|therapy) ${animal}\\b.*\\b(?:with me|allowed|okay|ok|come|bring|in)\\b`,
        "i",
      ),
    ],
    told: /\b(?:dogs?|pets?|animals?)\b/i,
  },
  {
    asked: [
      new RegExp(
        `\\b(?:can|could|may|(?:ok|okay|alright|fine) if|mind if) (?:my|our|the|a|an) (?:\\w+ )?${companion} (?:\\w+ ){0,2}?(?:comes?|sits?|stays?|waits?|is|be)\\b(?:\\W+\\w+){0,4}?\\W+(?:with me|with us|(?:in|into) the (?:room|surgery)|while i|during|next to me)\\b(?!.*\\b${visit})`,
        "i",
      ),
      toBring,
      new RegExp(
        `\\bbring (?:(?:my|a|our|the|an) )?(?:\\w+ )?${companion}\\b(?:\\W+\\w+){0,3}?\\W+(?:with me|for support|to wait|while i|in the room)\\b(?!.*\\b${visit})`,
        "i",
      ),
    ],
    told: /\b(?:support person|carers?|accompan|family|partners?|waiting room|companions?)\b/i,
  },
  {
    asked: [
      /\b(?:do you have|have you got|you got|is there|are there|got any)\b(?:\W+\w+){0,4}?\W+(?:wi-?fi|toilets?|bathrooms?|rest ?rooms?|change (?:table|room)|tv|television|tvs|air ?con\w*|play (?:area|room)|toys|waiting room|vending machine)\b/i,
      /\bcan i (?:use|listen|watch|charge)\b(?:\W+\w+){0,4}?\W+(?:wi-?fi|toilet|bathroom|music|headphones|earphones|tv|movie|phone)\b/i,
    ],
    told: /\b(?:wi-?fi|toilets?|bathrooms?|change table|tvs?|television|air ?con\w*|play (?:area|room)|toys|music|headphones)\b/i,
  },
];

/** A toilet is no answer to whoever asks for a play area. */
const fittings: readonly RegExp[] = [
  /\bwi-?fi\b/i,
  /\b(?:toilets?|bathrooms?|rest ?rooms?|change (?:table|room))\b/i,
  /\b(?:tvs?|television|movie|music|headphones|earphones)\b/i,
  /\bair ?con/i,
  /\b(?:play (?:area|room)|toys)\b/i,
  /\bvending/i,
];

const topicOf = remembering((text): HouseTopic | undefined =>
  topics.find(({ asked }) => asked.some((each) => each.test(text))),
);

/** 'Are you hiring', 'can my dog come in'. */
export const asksOfHouse = (text: string): boolean => topicOf(text) !== undefined;

/** What the clinic wrote of it, else that it is not known here. */
export function toldOfHouse({ facts }: LiveState, text: string): string {
  const topic = topicOf(text);
  if (!facts.permissions.provideInfo) return mayNotAnswer;
  const kinds = fittings.filter((each) => each.test(text));
  const isOfKind = (sentence: string): boolean =>
    kinds.length === 0 || kinds.some((each) => each.test(sentence));
  const written = topic ? fromAdditionalInfo(facts, (each) => topic.told.test(each) && isOfKind(each)) : "";
  return written || notKnown;
}
