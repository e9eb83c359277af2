import { changeDraft, type Turn } from "./turn.ts";

const pointsBack = /\b(?:that|it|one|this)\b/i;
/** 'OK, book us in', 'great, can I come on Tuesday', to the answer. */
const goesOn =
  /^\W*(?:(?:um|uh|oh|well|so|and)\W+)*(?:ok(?:ay)?|great|good|grand|perfect|lovely|alright|all right|right(?:o|y?o)?|cool|awesome|fine|sweet|excellent|no worries|sounds good|yes|yep|yeah)\b|\bbook (?:me|us|him|her|them) in\b|^\W*(?:and |so |then )*(?:can|could|may) (?:i|we|he|she|they) come\b/i;
const namesAnother =
  /\b(?:appointments?|visits?|booking|something|someone|somebody|but|actually|instead|another)\b/i;

/**
 * 'How much is a root canal? – Can I book that for Tuesday': what was asked about is what is wished for, as long as
 * nothing else is named and nothing was booked since.
 */
export function withTopic(turn: Turn, text: string): Turn {
  const { topic, draft, justBooked } = turn.state;
  if (!topic || draft.visit) return turn;
  const goesOnWithIt = justBooked === null && goesOn.test(text) && !namesAnother.test(text);
  return pointsBack.test(text) || goesOnWithIt
    ? changeDraft(turn, { visit: { ...topic, assumed: ["as asked about before"] } })
    : turn;
}
