import type { Utterance } from "../../words.ts";

/** Somebody wants no more of our calls or texts: it is stopped, denied or taken off, and not only spoken of ('my name's wrong on the texts'). */

/** A no that answers, 'no no, I do want texts', denies nothing. */
const answering =
  /^\W*(?:(?:no(?! (?:more|calls?|texts?|phone|sms|messages?|reminders?|ringing|phoning|need|one|marketing|point)\b)|nah|nope|oh|sorry|wait|but|yes|yeah)\b\W*)+/i;
const ends =
  /\b(?:stop\w*|quit|cease|knock|cut|off|remove\w*|delete|unsubscribe|opt|lose|rid|out|alone|enough|not|never|without|no(?! (?:worries|problem|dramas))|none|nobody|(?:do|wo|does|ca|need|should|must)n['’]?t|cannot|any ?more|only|every|keep)\b/i;
const spelt = /\b(?:name|surname|spell\w*|spelt)\b/i;

export const wantsNoMore = ({ text }: Utterance): boolean => {
  const said = text.replace(answering, "");
  // 'You keep spelling my name wrong on the texts' wants them otherwise, and not ended.
  const isKept = /\bkeep\b/i.test(said) && spelt.test(said);
  return isKept ? /\b(?:stop\w*|unsubscribe|remove|off your list|no more)\b/i.test(said) : ends.test(said);
};
