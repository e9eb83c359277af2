import type { Safety } from "../../decide/plan.ts";
import { callBackNumber, lifelineNumber } from "./help-lines.ts";

/** What is said to whoever may harm themselves, while the call goes on listening. */

const orLifeline = `Lifeline's on ${lifelineNumber}, and in danger, dial triple zero, 000.`;
export const actNow = `Please hang up and dial triple zero, 000, now. They'll come to help, and you're in no trouble. Lifeline will talk with you, too, on ${lifelineNumber}. Until you do, I'm here.`;

export const moveBack = "Please move well back from there, to where there are people.";

export const moveAway = `I'm worried about you there. ${moveBack} Then hang up and dial triple zero, 000. They'll come to help, and you're in no trouble.`;

/** A plan, a means or a place was told: 000 is never left to whether they are in danger. */
export function firmly(said: string): string {
  const plain = said.replace(
    ` ${orLifeline}`,
    ` Please dial triple zero, 000, now. Lifeline's on ${lifelineNumber}.`,
  );
  return plain.includes("triple zero") ? plain : `${plain} And please dial triple zero, 000, now.`;
}

/** Said in several ways: whoever is in despair is not to hear a refrain. */
export function stillListening(safety: Safety | undefined): readonly string[] {
  switch (safety) {
    case "act_now":
      return [
        `I'm worried about you. ${actNow} And could you move away from whatever you might use?`,
        `I don't want you to be alone with this. Please dial triple zero, 000, now, and let somebody be with you.`,
      ];
    case "company":
      return [
        `I'm still here. ${orLifeline} Is anybody with you, or could somebody come over?`,
        "That's a lot to carry by yourself. Is there a neighbour or a friend you could have with you tonight?",
        `I hear you. The people at Lifeline are good at just this, on ${lifelineNumber}. Who could you ring to come and sit with you?`,
      ];
    case "out_of_reach":
      return [
        `Thank you for telling me. Could you put anything you might use out of reach for now? ${orLifeline}`,
        "It helps to have those things out of the house, or with somebody else. Could you do that now?",
        `One step at a time: put them somewhere you can't get at them, and then ring ${lifelineNumber}.`,
      ];
    case "away":
      return [
        `Can you walk away from there while we talk, and tell me once you have? Please dial triple zero, 000, now. Lifeline's on ${lifelineNumber}.`,
        "Is there a street or a shop with people that you can walk to, right now?",
      ];
    case "closed":
      return [
        `There's nobody at the clinic right now, and I don't want you to wait. Lifeline will talk with you this minute, on ${lifelineNumber}, and triple zero, 000, comes out to you.`,
      ];
    case "call_back":
      return [
        `I'm listening. ${orLifeline} Would you like somebody from here to ring you back?`,
        "Somebody from here could ring you, if you'd like that. Shall I ask them to?",
        `You matter to the people here. Would a call from one of them help? And Lifeline answers now, on ${lifelineNumber}.`,
      ];
    case "other_way":
      return [
        `I'm sorry they weren't there for you. There are others: the Suicide Call Back Service, on ${callBackNumber}, and triple zero, 000, right now. Would you try one of them?`,
        `I'm sorry that it was no help. Please dial triple zero, 000, now, or ring the Suicide Call Back Service, on ${callBackNumber}. Who could be with you today?`,
      ];
    case "promised":
      return [
        `I've asked the team to ring you back. It may be a while, so please ring Lifeline now, on ${lifelineNumber}.`,
      ];
    case "for_team":
      return [
        `I've left that with the team, so you needn't think about it. What matters is you: Lifeline's on ${lifelineNumber}.`,
        `The team has that. Will you ring Lifeline now, on ${lifelineNumber}, or triple zero if it gets too much?`,
      ];
    default:
      return [
        `Thank you for telling me. ${orLifeline} Is anybody there with you?`,
        `I'm here, and I'm listening. Stay with somebody if you can. Lifeline's there at any hour, on ${lifelineNumber}.`,
      ];
  }
}
