import * as answers from "#server/dialogue/conversation/phrases/answers.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { remembering } from "#server/dialogue/words.ts";
import { payments, waysToPayTold } from "./payments.ts";
import { known, type Told } from "./told.ts";

/** 'Can I pay it off bit by bit', 'a bit each fortnight': asked of no price, and answered by no card that is taken. */

const amount =
  "(?:a bit|a little|some|so much|something|part of it|\\$?\\d+(?: dollars| bucks)?|(?:ten|twenty|thirty|forty|fifty|a hundred)(?: dollars| bucks)?)";
const inParts = new RegExp(
  [
    "\\bbit by bit\\b",
    "\\bin (?:bits|parts|stages|chunks|portions|two goes|a few goes|(?:small|weekly|fortnightly|monthly|smaller|regular) \\w+)\\b",
    `\\b${amount} (?:off )?(?:each|every|a|per) (?:week|fortnight|month|pay ?day|pay)\\b`,
    "\\bover (?:time|(?:(?:a|the next) )?(?:few|couple of|several|two|three|four|six|twelve|\\d+) (?:weeks|fortnights|months|pays))\\b",
    "\\b(?:weekly|fortnightly|monthly|week to week|by the (?:week|month))\\b",
    "\\b(?:half|some|part)(?: of it)? (?:now|today|first|up ?front|on the day)\\b",
    "\\b(?:have|need|got) to pay\\b.*\\b(?:at once|in one (?:go|hit)|in full)\\b",
  ].join("|"),
  "i",
);
const plan =
  /\bpayment plans?\b|\b(?:in|by|with|via|offer|have|do|take) instal?lments?\b|\bpay (?:(?:it|this|that|them|everything|the \w+) )?off\b|\binterest free\b|\blay-?by\b|\b(?:offer|have|do|get|any|is there|got|dental) (?:\w+ )?financ(?:e|ing)\b|\bspread (?:out )?(?:the |my )?(?:costs?|payments?|bill)\b|\bi (?:do )?half (?:now|today|up ?front)\b/i;
const isAsked =
  /\?|\b(?:can|could|may|do|does|is|are|would|will|possible|any|able|like to|want to|wanna|wondering|chance|if)\b/i;
const ofPrice = /\bhow much\b|\b(?:price|fee)s?\b/i;

export const asksToPayInParts = remembering(
  (text): boolean =>
    (plan.test(text) || (inParts.test(text) && /\bpay\w*\b/i.test(text))) &&
    isAsked.test(text) &&
    !ofPrice.test(text),
);

const ofParts =
  /\bpayment plans?\b|\binstal?lments?\b|\binterest free\b|\blay-?by\b|\bfinanc|\bafter ?pay\b|\bzip\b|\bhumm\b|\bklarna\b|\bopenpay\b|\blaybuy\b|\bdenticare\b|\bmedipay\b|\bsupercare\b|\b(?:weekly|fortnightly|monthly)\b.*\bpay|\bpay.*\b(?:weekly|fortnightly|monthly|off|over time)\b/i;

export function toldOfParts(state: LiveState, heard: Understanding): Told {
  const { facts } = state;
  if (!facts.permissions.provideInfo) return known(answers.mayNotAnswer, "");
  const written = answers.fromAdditionalInfo(facts, ofParts);
  if (written !== "") {
    const ofThese = { ...state, facts: { ...facts, additionalInfo: written } };
    return known(waysToPayTold(ofThese, heard), "");
  }
  const isAnyTold = answers.fromAdditionalInfo(facts, payments) !== "";
  return known(isAnyTold ? answers.noPlans : answers.noPayments, "");
}
