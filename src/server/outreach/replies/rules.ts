/** What a text message answers to a question of ours. */
export type Answer = "yes" | "no" | "unclear";

const yesWords = new Set(
  "Y YES YEP YEAH YUP C CONFIRM CONFIRMED OK OKAY SURE YESPLEASE YESTHANKS YESTHANKYOU YESCONFIRMED ICONFIRM".split(
    " ",
  ),
);
const noWords = new Set(
  "N NO NOPE R RESCHEDULE NOTHANKS NOTHANKYOU NOSORRY SORRYNO CANTCOME CANNOTCOME CANTMAKEIT CANNOTMAKEIT".split(
    " ",
  ),
);

/** Short and plain answers only: 'yes but can we make it 3' is for a person to read. */
export function readAnswer(text: string): Answer {
  if (/\d/.test(text)) return "unclear";
  const word = text.toUpperCase().replace(/[^A-Z]/g, "");
  if (yesWords.has(word)) return "yes";
  return noWords.has(word) ? "no" : "unclear";
}
