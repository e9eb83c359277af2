import * as answers from "#server/dialogue/conversation/phrases/answers.ts";
import { capital } from "#server/dialogue/conversation/phrases/booking.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { servicesMeant } from "#server/dialogue/what/read-treatments.ts";
import { toUtterance } from "#server/dialogue/words.ts";
import { notesAbout, ofMoney, wordsOf } from "./notes.ts";
import { known, type Told } from "./told.ts";

/** 'Do you do implants?' is answered from the clinic's own list; without a named one the list is told. */
export function service(state: LiveState, heard: Understanding): Told {
  const { facts } = state;
  const said = wordsOf(heard.text).filter((word) => !ofMoney.test(word));
  const matching = servicesAsked(state, heard);
  if (matching.length > 0 && isOfUnwrittenKind(state, heard.text))
    return {
      sentence: `Our services include ${matching.slice(0, 3).join(", ")}. ${answers.restNotKnown}`,
      isOpen: true,
    };
  if (matching.length > 0)
    return { sentence: `Yes, our services include ${matching.slice(0, 3).join(", ")}.`, isOpen: false };
  const mentioned = notesAbout(facts, said);
  if (mentioned !== "") return { sentence: mentioned, isOpen: false };
  if (heard.visit === null && asksForList.test(heard.text))
    return known(answers.services(facts), "our services");
  if (ofChildren.test(heard.text) && nameOf(heard) === "That")
    return { sentence: answers.childrenNotKnown, isOpen: true };
  return { sentence: answers.notOnList(nameOf(heard)), isOpen: true };
}
/** 'Do you see kids' names no service. */
const ofChildren =
  /\b(?:see|treat|do|take|accept|look after) (?:\w+ )?(?:kids|children|babies|toddlers|infants|teenagers|little ones)\b/i;

/** Those of the clinic's list that are named, by its words or by the patients'. */
export function servicesAsked({ facts }: LiveState, { text }: Understanding): readonly string[] {
  const said = new Set(wordsOf(text));
  const all = [...facts.services, ...facts.specializations];
  const named = all.filter((each) => wordsOf(each).some((word) => said.has(word)));
  return named.length > 0 ? named : servicesMeant(toUtterance(text), all);
}

/** 'Do you use mercury fillings': that there are fillings does not say of what. */
function isOfUnwrittenKind({ facts }: LiveState, text: string): boolean {
  const kinds = text.toLowerCase().match(ofKind) ?? [];
  const written = [...facts.services, ...facts.specializations, facts.additionalInfo].join(" ").toLowerCase();
  return kinds.some((kind) => !new RegExp(`\\b${kind}\\b`).test(written));
}
const ofKind =
  /\b(?:mercury|amalgam|silver|gold|porcelain|ceramic|zirconia|titanium|composite|white|metal|plastic|bpa|laser|painless|needle.?free|mobile)\b/g;

/** 'What do you do there': only whoever asks for everything hears the whole list. */
const asksForList =
  /\b(?:what|which|list|range|all)\b.*\b(?:services?|treatments?|procedures?|things|stuff|offer|have|got|provide|do|does|help|assist|ask|answer)\b|\bhow (?:can|could|may|do) you (?:help|assist)\b/i;

/** 'Braces is not on the list', but no 'pull teeth is not'. */
const nameOf = ({ visit }: Understanding): string =>
  visit?.certainty === "sure" && !/\b(?:tooth|teeth|out|pull|take|general|routine)\b/i.test(visit.heard)
    ? capital(visit.heard)
    : "That";
