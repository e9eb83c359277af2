import { toFinder } from "../../phrase.ts";
import { heardBetween, type Utterance } from "../../words.ts";
import type { PromptKind } from "../acts/labels.ts";
import type { Instead } from "../acts/of-danger.ts";
import { type Found, sure } from "../found.ts";
import { medicineNamed } from "../learned/health-words.ts";

/**
 * What somebody would do, or wait for, in place of ringing 000, and what keeps them from it: each is answered by its name, because whoever
 * hears only the number again has not been answered.
 */
const them =
  "(me|him|her|us|them|myself|himself|herself|mum|dad|nan|pop|he|she|husband|wife|son|daughter|boy|girl|kid)";
const may =
  "(can|could|will|would|should|shall|may|might|gonna|going to|better|rather|let me|let us|want to|if|just)";
const help =
  "(nurse|nurses|nurse line|healthdirect|gp|hotline|helpline|telehealth|pharmacist|chemist|pharmacy|family doctor|my doctor|his doctor|her doctor|our doctor|home doctor)";
const hospitals =
  "(hospital|hospitals|emergency|ed|casualty|ambulance|ambulances|ambos|paramedics|triple zero)";

const find = toFinder<Instead>([
  {
    means: "visit",
    say: [
      `(fit|squeeze|slot|pop|book|see|get) ..1 ${them} ..3 in`,
      "(spot|spots|slot|gap|chair|free|anything|time) ..4 (today|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday)",
      "(appointment|appointments|booking|opening|cancellation|time slot|spare spot)",
      `${may} ..2 (dentist|doctor|you|youse) ..3 (see|look at|fix|pull|treat|fit) ..1 ${them}`,
      "(what|which) (time|day)",
      `(bring|pop|come|coming|get) ..1 ${them}? ..2 (to you|to youse|to the clinic|to the dentist|down there|in there|to see you)`,
      "(what|when|have you got|got anything|anything) ..4 (today|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|this arvo|this afternoon|next week)",
    ],
    unless: [`${hospitals} ..3 (appointment|booking)`, "(your|the) (last|other) (appointment|booking)"],
  },
  {
    means: "drive",
    say: [
      `${may} ..4 (drive|run|take|bring|get|rush) ..1 ${them} ..4 (myself|there|in|up|down|hospital|emergency|ed|casualty)`,
      `${may} ..4 drive`,
      // 'I'll', as a speech recogniser writes it.
      "ill ..1 (drive|take|run|jump|hop)",
      "(quicker|faster|sooner|easier) ..4 (drive|driving|car|taxi|uber|take)",
      `${may} ..4 (taxi|uber|cab|lift|bus|walk)`,
    ],
    unless: ["(can not|cannot|do not|never|no one to|nobody to) ..2 (drive|take)"],
  },
  {
    means: "far",
    say: [
      "(hour|hours|kilometres|kilometers|kays|ks|km|kms|minutes|mins|miles) ..3 (from|out of|away from|to) ..3 (town|anywhere|anything|hospital|help|civilisation|city|nearest|closest|ambulance|station|road)",
      "(hour|hours|kilometres|kays|ks|kms|miles) (away|out|off)",
      "(ambulance|ambulances|ambo|ambos|they|paramedics) ..4 (take|takes|took|taking|be|is|are|wait) ..3 (forever|ages|yonks|hour|hours|long|too long|day)",
      "(no|not) ..3 (ambulance|ambulances|ambos|hospital) ..3 (here|out here|round here|around here|out this way|nearby|for miles)",
      "(middle of nowhere|back of beyond|back of bourke|out bush|in the bush|in the sticks|out the back of|very remote|pretty remote|miles from)",
      "(closest|nearest) (one|hospital|place|emergency|ed|casualty)",
      "(on|at) ..2 (property|station|farm) ..4 (hour|hours|out|from|away)",
    ],
    unless: ["(clinic|dentist|you|youse) ..3 (hour|hours|minutes) ..1 (away|from)"],
  },
  {
    means: "nurse",
    say: [
      `${help} ..4 (first|before|instead|then|rather)`,
      `(ring|call|phone|ask|try|text|check with|speak to|talk to|speak with|talk with|see) ..4 ${help}`,
      `(rather|prefer) ..4 ${help}`,
    ],
    unless: [
      `(am|is|was|are) ..1 (a|an|the)? ..1 (nurse|pharmacist|chemist)`,
      `${help} ..2 (is|are|has|have) ..2 (ringing|calling|rung|called|here)`,
      "(rang|rung|called|spoke|asked) ..5 (said|told|says)",
      // A number that is asked for is given, beside 000.
      "(number|numbers)",
    ],
  },
  {
    means: "medicine",
    say: [
      "(leave|write|give|send|get|need|needs|want|wants) ..5 (script|prescription|antibiotic|antibiotics|painkiller|painkillers)",
      "(something|anything) for (the|his|her|my) (pain|swelling|infection)",
    ],
  },
  {
    means: "wait",
    say: [
      "(see|seeing|watch) how ..2 (goes|go|is|are|feels|gets|looks)",
      "(leave|give|wait|hold) ..2 (it|off|on)? ..2 (hour|hours|morning|tomorrow|night|bit|while|minutes|lunch|later|monday|weekend)",
      "sleep ..1 (it off|on it)",
      "(have|having|let) ..2 (lie|sleep|rest|nap|lie down|bit of a lie down)",
      "(wait|waiting) ..2 (until|till|and see|for)",
      "(can|could|will|should) ..3 wait",
      "(go|ring|call|do|see|take|drive) ..4 (in the morning|tomorrow|later|tonight|after work|after lunch|after tea|after dinner)",
    ],
    unless: ["(can not|cannot|not|no) ..1 wait", "wait (a|one|on|hang)"],
  },
  {
    means: "unwilling",
    say: [
      `(hate|hates|scared of|frightened of|terrified of|refuses|refusing) ..4 ${hospitals}`,
      `(not|never) ..3 (go|going|want|wants|wanna|get in|like|likes|set foot) ..4 ${hospitals}`,
      "(make|making|kick up|want) ..2 (fuss|scene)",
      "(bother|trouble|waste|wasting|drag) ..2 (them|their|people|ambos|paramedics|anybody|anyone)",
    ],
    unless: ["no bother"],
  },
  {
    means: "who",
    say: [
      "(until|till|before) who",
      "who ..1 (comes|coming|they|them|is that|do you mean)",
      "(what|which) (operator|ambulance|people)",
    ],
  },
  {
    means: "doubt",
    say: [
      "you (think|reckon) ..1 (so|it|that|$)",
      "(you|youse) ..1 (sure|serious|certain|positive|joking|kidding)",
      "(bit|little) ..1 (much|dramatic|over the top|extreme|drastic)",
      "(overkill|over the top|surely not|over reacting|overreacting)",
      "(that|it|as) (bad|serious) ..1 $",
      "is it (really|honestly|truly)",
    ],
  },
]);

const findGiving = toFinder<true>([
  {
    means: true,
    say: [
      "(can|could|should|shall|may|might|do|will|would|let|lets|just) ..4 (give|take|have|try|pop|swallow|get|use)",
      "(give|take|try) ..5 (first|before)",
      "(need|needs|want|wants|got any|okay|ok|all right)",
    ],
    unless: ["(took|taken|had|gave|given|been|is on|am on|was on) ..3"],
  },
]);

/** In answer to a danger alone: nobody else would do anything in place of 000. */
export function readInstead(parts: readonly Utterance[], prompt: PromptKind): readonly Found[] {
  if (prompt !== "danger") return [];
  const seen = new Set<Instead>();
  return parts.flatMap((part) => {
    const all = find(part).map(({ value, from, to }) => ({
      value,
      span: heardBetween(part, from, to).span,
    }));
    const [giving] = medicineNamed(part.words) === null ? [] : findGiving(part);
    const given = giving
      ? [{ value: "medicine" as const, span: heardBetween(part, giving.from, giving.to).span }]
      : [];
    return [...all, ...given].flatMap(({ value, span }): readonly Found[] => {
      if (seen.has(value)) return [];
      seen.add(value);
      return [{ act: { kind: "rather_than_ring", of: value }, span, certainty: sure }];
    });
  });
}
