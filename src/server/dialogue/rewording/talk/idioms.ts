/**
 * Turns of phrase that a receptionist lives by, and that state nothing of the clinic, of a visit or of what was done. Whoever adds one asks: beside
 * anything else that may be said, can it ever be a promise, a price, a time, advice, a yes or a no?
 */
const who = "(?:you|him|her|them|us)";
const much = "(?: so much| very much| heaps)?";

const always: readonly string[] = [
  // Looking.
  "(?:let me|i'll)(?: just)? (?:see|look|check|have a(?: quick)? look|take a(?: quick)? look)(?: what (?:i|we)(?:'ve got| have| can (?:do|find)))?(?: for you| at that| into that)*",
  "let's (?:see|have a(?: quick)? look|take a look)(?: what (?:i|we)(?:'ve got| have| can (?:do|find)))?(?: for you)?",
  "bear with me(?: (?:a|one) (?:sec|second|moment))?|(?:just )?(?:one|a) (?:moment|sec|second)",
  // Thanks and praise.
  `(?:thanks|thank you)${much}(?: for (?:that|ringing|calling|waiting|asking|checking|holding|sharing that|your patience|(?:letting|telling) (?:me|us)(?: know)?|saying so|being so (?:patient|kind|honest)|bearing with (?:me|us)))?`,
  `good (?:on ${who}|for ${who})(?: for (?:ringing|calling|asking|checking|saying so|telling me|coming back|making the call))?`,
  "(?:that's (?:a )?|that is (?:a )?)?(?:really )?(?:good|great|fair|very good) (?:question|choice|point|one|idea|thinking)",
  "(?:that's )?(?:so |really |very )?(?:kind|sweet|nice|lovely|good) (?:of you|to hear)(?: to say)?|(?:you're|you are) (?:very |most )?(?:kind|welcome|a star|too kind)|my pleasure|any ?time|not at all",
  "good (?:morning|afternoon|to hear from you)|(?:hi|hello)(?: there| again)?|(?:lovely|nice|good) to meet you|welcome(?: back| to the area)?",
  // Feeling with somebody.
  "(?:you're|you are) (?:certainly |definitely |really )?not (?:the only one|alone)(?: (?:there|in that|with that|at all))?",
  "(?:lots|plenty|heaps) of (?:people|folks|us) (?:are|do|feel|say)(?: (?:exactly )?(?:that|that way|the same|the same way))?|(?:so )?many people (?:are|do|feel)(?: (?:exactly )?(?:that|that way|the same|the same way))?",
  "i (?:completely |totally |really |quite |do )*(?:understand|hear you|get (?:it|that)|(?:can )?(?:only )?imagine|can hear that|know the feeling|feel for you)(?: (?:completely|totally))?",
  "(?:that|it) (?:makes(?: perfect| complete| total)? sense|happens(?: to (?:the best of us|everyone|all of us))?)|(?:that's|it's) (?:life|how it goes|only human)",
  "tell me about it|i (?:bet|know)(?: you (?:do|are|have|get that a lot))?(?=\\s*(?:[,.!]|$))|fair enough|no wonder|no fun(?: at all)?|never mind|say no more",
  "oh no|oh dear|(?:what|such) a (?:\\p{L}+ )?(?:shame|pity|day|night|week|time|nuisance|pain|mess|story|relief|worry|bother|rotten luck)",
  "sorry (?:about|for) (?:that|the wait|the mix-up|keeping you)|(?:that's )?my mistake|sorry to keep you(?: waiting)?",
  "(?:i )?hope (?:you|he|she|it|they)(?: all)? feels? (?:a bit )?better soon|hope it all goes well|hang in there",
  "(?:please )?don't (?:be|feel) (?:too )?(?:embarrassed|silly|shy|bad|sorry)|not (?:silly|rude) at all|no need to apologise|(?:nothing|no need) to be (?:embarrassed|sorry) about",
  // Congratulating.
  "(?:happy|merry) (?:birthday|easter|christmas|new year)|congratulations(?: to you(?: both)?)?|congrats|how (?:very )?(?:exciting|lovely|sweet|nice|funny|annoying|frustrating|stressful|awful)|fingers crossed|good luck(?: with that)?",
  "ha(?:ha)*|aww?|ooh|bless(?: (?:you|him|her|them))?|crikey|goodness me|my goodness|you (?:made|make) me (?:laugh|smile)",
  // Time to spare.
  "(?:there's )?no (?:rush|hurry)(?: at all)?|(?:you )?take (?:your time|all the time you need)|whenever you're ready",
  // Going on.
  "all right|alright|anyway|now then|right then|righty|so|well|okay|ok|right|now",
];

/** They take up a wish, and agree to it: only where the answer does so as well. */
const agreeing: readonly string[] = [
  "(?:i'd be |i'm |i would be )?(?:more than )?happy to(?: help(?: you)?(?: (?:out|with that))?)?|i can (?:certainly |definitely |absolutely )?help(?: you)?(?: with)? that|my pleasure",
  "not (?:a problem|to worry)|don't (?:you )?worry|absolutely|certainly|definitely|for sure|easy(?: done| peasy)?|too easy|that's (?:fine|okay|all right|no (?:problem|trouble|worries))(?: at all)?|let's (?:get|sort) (?:that|you|him|her|them)(?: all)?(?: sorted)?(?: out)?(?: for you)?",
];

const pattern = (list: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}'])(?:${list.join("|")})(?![\\p{L}'])`, "giu");
const [free, ofAgreement] = [pattern(always), pattern(agreeing)];

/** The text without the turns of phrase that may stand in it, and how many there were. */
export function withoutIdioms(text: string, mayAgree: boolean): { rest: string; count: number } {
  let count = 0;
  const take = (all: string) => {
    count += 1;
    return " ".repeat(all.length);
  };
  const agreed = mayAgree ? text.replace(ofAgreement, take) : text;
  return { rest: agreed.replace(free, take), count };
}
