import { anyOfKin } from "#server/dialogue/who/kin.ts";

/** 'My husband passed away, he had an appointment': a patient who has died, of whose visit nothing is told any more. */

const gone =
  "(?:passed away|passed on|died|deceased|dead(?! (?:\\w+ )?(?:set|tired|keen|against|serious|sure|on|scared))|no longer (?:with us|alive))";
const aside = "(?:(?:has|have|had|is|just|sadly|recently|suddenly|now|'s|who) )*";
const died = new RegExp(
  `\\b(?:${anyOfKin}|patient|he|she)(?:'s)? ${aside}${gone}(?! (?:in|on|of) (?:my|the) (?:tooth|phone|battery))|\\b(?:we|i) lost (?:my|our) ${anyOfKin}\\b`,
  "i",
);
const visit =
  "(?:appointments?|bookings?|visits?|check-?ups?|clean(?:ing)?|reminders?|letters?|texts?|file|account|record)";
const theirs = new RegExp(
  `\\b(?:his|her|their) (?:\\w+ ){0,2}?${visit}\\b|\\b(?:he|she|they)(?:'s|'d)? (?:was |were |is |had |has |have |still |got )*(?:\\w+ )?(?:${visit}|booked|down|due|coming)\\b|\\b(?:cancel|sending|texting|ringing|calling) (?:him|her|them)\\b`,
  "i",
);

/** Whether somebody's death is told, and whether a visit or letters of theirs are spoken of. */
export function readDeath(said: string): { isOfTheirs: boolean } | null {
  const text = said.replaceAll("’", "'").replace(/[,.;!?]+/g, "");
  return died.test(text) ? { isOfTheirs: theirs.test(text) } : null;
}
