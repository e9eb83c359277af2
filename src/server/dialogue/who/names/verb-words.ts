/**
 * Forms of verbs that stand right behind whoever does it, 'my toddler drank …', 'my wife Helen needs …'; they are no part of a
 * name that nobody introduced. The closed class of irregular pasts, and what callers say most of somebody. Left out are
 * those that are first or last names ('Drew', 'Rose', 'Wells').
 */
const irregularPasts =
  "ate began bent bit bled blew bought broke brought built burst came caught choked chose clung cost cracked crept cut dealt did dove drank drove dug fed fell felt flew forgot fought found froze gave got grew had heard held hid hit hurt kept knew knocked laid leapt left lent lied lost made meant met paid passed ran rang rode said sang sank sat saw scared sent shook shot shut slept slid smashed snapped sold spat spent split spoke spun stole stood stuck stung sucked swallowed swam swelled swore threw told took tore tripped understood vomited went woke wore wrote";
const present =
  "needs wants has hasn't is isn't was wasn't wants would will can could does doesn't cannot keeps says thinks goes gets takes lives works likes knows feels hurts";

const verbs: ReadonlySet<string> = new Set(`${irregularPasts} ${present}`.split(" "));

export const isVerbForm = (word: string): boolean => verbs.has(word);
