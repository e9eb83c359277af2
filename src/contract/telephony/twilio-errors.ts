/**
 * What a person can do about a code of Twilio's (Twilio docs, "Error and warning dictionary"). Twilio's own words are shown beside it;
 * a code that is not here has those alone, and the link to its page.
 */
const remedies: Record<number, string> = {
  20003:
    "Twilio does not accept the account's name and password. Compare TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN with the first page of the Twilio Console, correct them and start the server again.",
  20005: "The account is not active. Sign in to the Twilio Console and see what it asks for.",
  20404: "Twilio knows no such thing in this account. Check that the settings name the right account.",
  20429: "Twilio has too many requests of this account just now. Wait a minute and try again.",
  21210: "The number that rings or writes is not one of your account. Choose one that the account holds.",
  21211: "This is not a number that Twilio can ring or text. Check it.",
  21214: "This number cannot be reached. Check it.",
  21215:
    "Calls to this country are switched off in your account. In the Twilio Console, open Voice, then Settings, then Geographic permissions, and tick Australia.",
  21219:
    "A trial account rings only numbers that you have verified. Verify this one in the Twilio Console, or upgrade the account.",
  21408:
    "Texts to this country are switched off in your account. In the Twilio Console, open Messaging, then Settings, then Geographic permissions, and tick Australia.",
  21606: "The number that writes cannot send texts. Use an Australian mobile number for texts.",
  21608:
    "A trial account texts only numbers that you have verified. Verify this one in the Twilio Console, or upgrade the account.",
  21610: "This person has written STOP, and Twilio sends them nothing more until they write START.",
  21614: "This is not a mobile number, so it takes no texts.",
  21615: "This number wants an address in Australia. Add one in the Twilio Console and try again.",
  21631: "This number wants an address in Australia. Add one in the Twilio Console and try again.",
  21651:
    "The address is not the one that the regulatory bundle was approved with. In the Twilio Console, hand in a bundle with the clinic's present address.",
  21649:
    "This number wants a regulatory bundle that Twilio has approved. Hand one in, in the Twilio Console under Phone Numbers, then Regulatory Compliance, and wait for the approval.",
};

/** Null = Twilio's own words have to do. */
export function remedyOf(error: { code: number | null; status: number }): string | null {
  const known = error.code === null ? undefined : remedies[error.code];
  if (known) return known;
  if (error.status === 401) return remedies[20003] ?? null;
  if (error.status === 429) return remedies[20429] ?? null;
  return error.status >= 500 ? "Twilio itself has trouble right now. Try again in a few minutes." : null;
}

/** What Twilio said, as it said it, with what can be done about it: for a notice of one line. */
export function sentenceOfTwilio(error: { code: number | null; status: number; message: string }): string {
  const remedy = remedyOf(error);
  const said = `Twilio says (error ${error.code ?? error.status}): ${error.message}`;
  const ended = /[.!?]$/.test(said) ? said : `${said}.`;
  return remedy ? `${ended} ${remedy}` : ended;
}
