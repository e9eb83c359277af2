import { type Found, sure } from "./found.ts";
import { has, type Light } from "./light.ts";

/** How the caller would like to hear back, where it is not by a call: 'just text me', 'e-mail it to me'. */

const ways = [
  [
    "text",
    /\b(?:text|sms) (?:me|us|her|him|them|back|it|is|would|works)\b|\b(?:by|via|just|a|send|only|rather) (?:text|sms)\b|\bnot (?:ring|call),? (?:just )?text\b/i,
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
