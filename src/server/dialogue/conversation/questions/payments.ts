import * as answers from "#server/dialogue/conversation/phrases/answers.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { byName, listed, toldOf } from "./named.ts";

export const payments =
  /\b(?:after ?pay|zip(?: ?pay| ?money)?|humm|klarna|payment (?:plans?|options?|methods?)|instal?lments?|pay (?:it )?off|interest free|lay-?by|eftpos|amex|american express|paypal|apple pay|google pay|openpay|laybuy|latitude|(?:credit|debit) cards?|(?:pay|take|accept)(?:ing)? (?:(?:you|it|with|by|in) )*(?:cash|cards?|cheques?)|pay(?:ing)? (?:by|with|in|via|using|through) \w+|how (?:do|can|would|should) (?:i|we|you|people) pay|payment is)\b/i;

const waysToPay = listed([
  ["Zip", /\bzip(?: ?(?:pay|money))?\b/i],
  ["Afterpay", /\bafter ?pay\b/i],
  ["American Express", /\bamex\b|\bamerican express\b/i],
  ["Cash", /\bcash\b/i],
  ["A cheque", /\bcheque\b/i],
  ["Paying by card", /\b(?:credit|debit)? ?cards?\b|\beftpos\b|\bvisa\b|\bmastercard\b/i],
  ...byName(
    "Humm, Klarna, PayPal, Openpay, Laybuy, Latitude, Apple Pay, Google Pay, DentiCare, TLC, MediPay, SuperCare",
  ),
]);

/** 'Do you take Afterpay', 'can I pay it off'. */
export const waysToPayTold = ({ facts }: LiveState, { text }: Understanding): string =>
  toldOf(answers.fromAdditionalInfo(facts, payments), text, { funds: waysToPay }) || answers.noPayments;

/** A way to pay is asked about, and no price. */
export const asksHowToPay = (text: string): boolean =>
  payments.test(text) && !/\bhow much\b|\b(?:cost|price|fee|charge)/i.test(text);
