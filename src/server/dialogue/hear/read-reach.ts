import { type Found, sure } from "./found.ts";
import { has, type Light } from "./light.ts";

/** How the caller would like to hear back, where it is not by a call: 'just text me', 'e-mail it to me'. */

const ways = [
  [
    "text",
    /\b(?:text|sms) (?:me|us|her|him|them|back|it)\b|\b(?:by|via|just|only|rather|prefer) (?:a )?(?:text|sms)\b|\bsend (?:me |us |her |him )?(?:a |an )?(?:text|sms)\b|\b(?:text|sms) (?:works|would (?:do|be)|is (?:fine|good|best|better|ok|okay|easier|easiest))\b|\bnot (?:ring|call),? (?:just )?text\b/i,
  ],
  ["email", /\be-?mail (?:me|us|it|them|her|him|back)\b|\b(?:by|via) e-?mail\b/i],
] as const;

/** A question of what the clinic sends asks for nothing. */
export function readReach(light: Light): readonly Found[] {
  if (has(light, "ask.messages") && !has(light, "want.message", "want.callback", "yes", "no", "tell"))
    return [];
  for (const [by, pattern] of ways) {
    const found = pattern.exec(light.utterance.text);
    if (found)
      return [
        { act: { kind: "reach", by }, span: [found.index, found.index + found[0].length], certainty: sure },
      ];
  }
  return [];
}
