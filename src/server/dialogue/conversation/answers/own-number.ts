import type { Heard } from "#server/dialogue/conversation/heard.ts";
import { hasIntent, yesOrNo } from "#server/dialogue/conversation/reading.ts";
import { changeDraft, type Turn } from "#server/dialogue/conversation/turn.ts";

/** The answer to 'is the number you are ringing from the best one': the turn with the number settled, or declined. */
export function withOwnNumber(turn: Turn, { heard, news }: Heard): Turn | null {
  if (news.has("phone")) return turn;
  // 'No, Jon without the H' mends the name, and says nothing of the number.
  if (news.has("name") && heard.phoneDigits === null && !ofNumber.test(heard.text)) return null;
  const { callerNumber, step } = turn.state;
  // For looking somebody up, 'probably' is worth a try; for being reached it is not.
  const mayBe = step.kind === "identifying" && hasIntent(heard, "maybe");
  const answer = yesOrNo(heard) ?? (mayBe ? "yes" : null);

  if (answer === "yes" && callerNumber !== null) {
    return changeDraft(turn, {
      phone: {
        value: callerNumber,
        heard: heard.text.trim(),
        assumed: ["the number of this call"],
        unsure: false,
      },
    });
  }
  return answer === "no" || news.has("digits") ? changeDraft(turn, { declinedOwnNumber: true }) : null;
}
const ofNumber = /\b(?:numbers?|phone|mobile|cell|landline|that one|yes|yeah|yep)\b/i;
