import { change, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { handOver } from "./handing-over.ts";

/** Everyday words of the languages most often spoken at home in Australia beside English; no names among them. */
const foreign = new Set(
  "je voudrais bonjour merci vous rendez plait pour avec necesito quiero cita favor hola habla hablas español espanol parlez français francais parli italiano sprechen deutsch falas fala português gracias tengo dolor hablar una vorrei appuntamento grazie buongiorno dente parlo ich mochte möchte bitte einen termin habe schmerzen nicht xin chào tôi muốn hẹn mujhe chahiye namaste kripya gusto ko magpa salamat thelo efharisto marhaba shukran aleikum ingin buat janji tolong saya".split(
    " ",
  ),
);
const otherScript =
  /[\p{Script=Han}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hangul}\p{Script=Thai}\p{Script=Hiragana}]{2,}/u;

/** A caller who speaks no English is told so, with the emergency number, and passed on to people. */
export function answerForeign(turn: Turn, heard: Understanding): Turn | null {
  const words = heard.text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const known = new Set(words.filter((word) => foreign.has(word)));
  if (known.size < 2 && !otherScript.test(heard.text)) return null;
  const told = say(
    change(turn, { misses: 0 }),
    "Sorry, I only speak English. In an emergency, dial triple zero, 000.",
  );
  return handOver(told, `A caller who may not speak English said: ${heard.text.trim().slice(0, 200)}`);
}
