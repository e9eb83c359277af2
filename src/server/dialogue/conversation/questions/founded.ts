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
