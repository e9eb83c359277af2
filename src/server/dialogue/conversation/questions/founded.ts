import type { Intent, Understanding } from "#server/dialogue/understanding.ts";

/** What only the wording as a whole was taken for is asked when a word of the matter stands in it, too. */
export const isFounded = ({ intents, text }: Understanding, intent: Intent): boolean =>
  intents.some(({ value, certainty }) => value === intent && certainty === "sure") ||
  (ofMatter[intent]?.test(text) ?? true);
const ofMatter: Partial<Record<Intent, RegExp>> = {
  ask_parking:
    /\b(?:park\w*|car|cars|ute|van|bike|motorbike|vehicle|driv\w+|wheels|garage|meters?|drop off|street)\b/i,
  ask_hours:
    /\b(?:open\w*|clos\w+|hours?|shut\w*|late\w*|early|earl\w+|finish\w*|start\w*|knock|lock|work\w*|there|in|until|till|times?|week\w*|\w+days?|evenings?|nights?|mornings?|arvos?|holidays?|easter|christmas|now|home|trading|around)\b/i,
  ask_price:
    /\$|\b(?:much|costs?|price\w*|pricing|fees?|charg\w+|dollars|bucks|quote\w*|pay\w*|paid|expensive|cheap\w*|afford\w*|worth|dear\w*|pric\w+|damage|gap|free|deposit|discounts?|set (?:me|us) back|up for|owe|money|rates?|estimate|ballpark|specials?|deals?|how many|instal\w*|afterpay|zip)\b/i,
};

/** 'I don't care about the cost', 'I had a quote done, book me in': money is spoken of, and no price is asked for. */
export const onlyTellsOfPrice = (text: string): boolean => tellsOfPrice.test(text) && !asksHowMuch.test(text);
const tellsOfPrice =
  /\b(?:(?:don['’]?t|do not|doesn['’]?t|not|never) (?:really )?(?:care|mind|worried|fussed|bothered|fazed|matter)\b.*\b(?:cost\w*|prices?|pay|money|much)|whatever (?:it|the price|that) (?:costs?|is)|(?:had|got|have|given|gave me|sent me|happy with|accept) (?:a|the|my|your|that) (?:quote|price)|\b(?:quote|quotation|estimate|treatment plan)(?: that| which)? (?:you|yous|they|he|she|dr|doctor|the dentist)(?: \w+)? (?:gave|sent|wrote|did|made|e-?mailed)\b|(?:price|quote|cost)(?:['’]?s| is| was| sounds| looks| seems) (?:all )?(?:fine|good|ok|okay|great|right|fair|reasonable))\b/i;
const asksHowMuch =
  /\?|\bhow much\b|\b(?:what|whats|what['’]s)\b|\b(?:get|want|need|like) an? (?:quote|price|estimate)\b/i;
