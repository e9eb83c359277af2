import { toFinder } from "../../phrase.ts";
import { findRuns } from "../../who/digit-runs.ts";
import { serviceOf } from "../../who/service-numbers.ts";
import { heardBetween, type Utterance } from "../../words.ts";
import type { PromptKind } from "../acts/labels.ts";
import type { HelpLineId } from "../acts/of-danger.ts";
import { type Found, type Span, sure } from "../found.ts";

/** Whose number is asked for: one of the lines that anybody may ring, or the clinic's own for emergencies. */

const way = "(line|lines|hotline|helpline|number|numbers|service|people|phone|support|centre|center)";
const afterHours = "(emergency|emergencies|after hours|afterhours|out of hours|on call|urgent)";
const emergencyServices = "(ambulance|ambos|paramedics|triple zero|police)";
const find = toFinder<HelpLineId>([
  {
    means: "lifeline",
    say: ["(lifeline|life line)", `(crisis|suicide|suicidal|mental health) ..2 ${way}`, "suicide prevention"],
  },
  {
    means: "poisons",
    say: [
      `(poison|poisons|poisoning) ..1 (info|information|control|${way.slice(1, -1)})`,
      "(ring|call|phone|dial|contact|number) ..3 (poison|poisons|poisoning)",
    ],
  },
  {
    means: "healthdirect",
    say: [
      "(healthdirect|health direct|nurse on call)",
      "(nurse|nurses) ..2 (line|hotline|helpline|phone|number)",
      `(health|medical) advice ..3 (over|${way.slice(1, -1)})`,
    ],
  },
  {
    means: "violence",
    say: [
      "(1800respect|1800 respect|eighteen hundred respect)",
      "(hundred|1800|eight hundred|double oh|oh oh) (and)? respect",
      `respect ..1 ${way}`,
      `(domestic|family|home) violence ..2 ${way}`,
    ],
  },
  {
    means: "emergency",
    say: [`(number|what|which) ..4 ${emergencyServices}`],
    // Another number than that.
    unless: [
      `(not|never|without|instead|besides|except|than|other|another|no) ..4 ${emergencyServices}`,
      "(another|other|different) ..2 number",
    ],
  },
  {
    means: "clinic_emergency",
    say: [
      `${afterHours} ..1 (number|contact|phone|mobile|line)`,
      `${afterHours} (dentist|doctor) ..1 (number|contact|phone|mobile)`,
      `(number|mobile|contact|phone|reach|ring|call|get hold of) ..8 ${afterHours}`,
    ],
    unless: [
      `${afterHours} ..1 (appointment|appointments|visit|visits|slot|slots|spot|spots)`,
      "my emergency contact",
    ],
  },
]);

const ways = toFinder<"asks" | "tells" | "number">([
  {
    means: "asks",
    say: [
      "(what|which|who|how|where|dial|give|repeat|again)",
      "(have|has) (you|we|i)? (got)? (a|an|the|any)",
      "(do|does|is|are|can|could|would|may) (you|there|i|we)",
    ],
  },
  // Somebody rang it already, or it is the caller's own number that is told of.
  {
    means: "tells",
    say: [
      "(i|we|he|she|they) (just|already)? (have|had)? (just|already)? (rang|called|phoned|rung|spoke|spoken|tried|talked)",
      "(told|said|says|sent|advised|referred) ..3 (me|us|to|you|call|ring)",
      "my ..2 (number|mobile|phone|contact) (is|was|has)",
    ],
  },
  {
    means: "number",
    say: ["(what|which|give|repeat|need|want|get|have|after|got) ..6 number", "number ..2 (again|please)"],
  },
]);

/** In so many words, whatever the reader of acts made of them. */
function asksInWords(utterance: Utterance): boolean {
  const said = new Set(ways(utterance).map(({ value }) => value));
  return said.has("number") || (said.has("asks") && !said.has("tells"));
}

/** `isAsked`: the reader of acts heard that a number is asked for; else only where it is asked in words, or little more than named. */
export function readHelpLines(utterance: Utterance, isAsked: boolean): readonly Found[] {
  if (!isAsked && utterance.words.length > fewWords && !asksInWords(utterance)) return [];
  const lines = new Map<HelpLineId, Found>();
  for (const { value, from, to } of find(utterance))
    if (!lines.has(value))
      lines.set(value, {
        act: { kind: "help_line", line: value },
        span: heardBetween(utterance, from, to).span,
        certainty: sure,
      });
  return [...lines.values()];
}
const fewWords = 5;

const findNoHelp = toFinder<true>([
  {
    means: true,
    say: [
      "(lifeline|life line|helpline|hotline|counsellor|counsellors|them|they|that) ..6 (nobody|noone|no one|not|never) ..2 (help|helped|helps|answer|answers|answered|listen|listened|care|cared|pick|picked)",
      "(lifeline|life line|helpline|hotline|they|them|that) ..4 (useless|hopeless|waste|no good|no help|no use|rubbish|on hold)",
    ],
  },
]);
/** A line that was named in a danger was tried, and was no help. */
export const readNoHelp = (utterance: Utterance, prompt: PromptKind): readonly Found[] =>
  prompt !== "danger"
    ? []
    : findNoHelp(utterance)
        .slice(0, 1)
        .map(({ from, to }) => ({
          act: { kind: "no_help" },
          span: heardBetween(utterance, from, to).span,
          certainty: sure,
        }));

interface NumbersOfLines {
  /** Where digits of a service stand: no number of the caller's, and no time of day. */
  spans: readonly Span[];
  /** Said to be sure of it: 'so that's thirteen eleven twenty six'. */
  acts: readonly Found[];
}

export function readNumbersOfLines(utterance: Utterance): NumbersOfLines {
  const found = findRuns(utterance.words).flatMap(({ chunks }) => {
    const line = serviceOf(chunks.map(({ digits }) => digits).join(""), []);
    const [first] = chunks;
    const last = chunks.at(-1);
    if (line === null || line === "clinic" || !first || !last) return [];
    return [{ line, from: first.from, to: last.to }];
  });
  const isTaken = (from: number, to: number): boolean =>
    utterance.words.length - (to - from) <= fewWords || asksInWords(utterance);
  return {
    spans: found.map(({ from, to }) => heardBetween(utterance, from, to).span),
    // 000 is said by whoever rings it, too.
    acts: found
      .filter(({ line, from, to }) => line !== "emergency" && isTaken(from, to))
      .map(({ line, from, to }) => ({
        act: { kind: "help_line", line },
        span: heardBetween(utterance, from, to).span,
        certainty: sure,
      })),
  };
}
