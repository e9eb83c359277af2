import { isLifeThreat, type Understanding } from "#server/dialogue/understanding.ts";
import { readEmergency } from "#server/dialogue/what/read-emergency.ts";
import { toUtterance } from "#server/dialogue/words.ts";
import { type LiveState, urgentTold } from "./state.ts";

/** What a blow to the head may do, told after the tooth that was knocked: 'he's very sleepy', 'she keeps throwing up'. */
const signs =
  /\b(?:sleepy|drowsy|dozy|groggy|dopey|lethargic|floppy|dazed|(?<!\b(?:i'?m|i am|am|getting) (?:\w+ ){0,2})confused|disorient\w*|dizzy|out of it|not (?:himself|herself|with it|making sense)|(?:won'?t|wont|hard to|can'?t) (?:stay awake|wake(?: up| him| her)?)|falling asleep|vomit\w*|threw up|throw(?:n|ing|s)? up|been sick|being sick|is sick|spew\w*|chuck(?:ed|ing|s) up|seeing double|blurry|headache|blacked out|passed out)\b/i;
const denied =
  /\b(?:not|no|never|isn'?t|isnt|hasn'?t|hasnt|wasn'?t|without|didn'?t|didnt|stopped)(?: \w+){0,2} (?:sleepy|drowsy|dozy|groggy|floppy|dazed|confused|dizzy|vomit\w*|throw(?:n|ing)? up|sick|headache|passed out|blacked out)\b/i;

/** The same words in one breath with the blow are a danger: told later they are asked about. */
export function withSignsAfterBlow(state: LiveState, heard: Understanding): Understanding {
  const trouble = urgentTold(state);
  const isAfterBlow =
    trouble === "knocked_out_tooth" || trouble === "broken_tooth" || trouble === "injured_jaw";
  const isTold = signs.test(heard.text) && !denied.test(heard.text);
  if (!isAfterBlow || !isTold || (heard.emergency && isLifeThreat(heard.emergency.value))) return heard;
  const whole = readEmergency(
    toUtterance(`he was hit in the mouth and knocked his tooth and now ${heard.text}`),
  );
  if (!whole || !isLifeThreat(whole.value)) return heard;
  const span: readonly [number, number] = [0, heard.text.length];
  return {
    ...heard,
    emergency: {
      ...whole,
      heard: heard.text,
      span,
      certainty: "unsure",
      assumed: ["after a blow to the mouth"],
    },
  };
}
