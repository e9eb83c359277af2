import type { Utterance } from "../../words.ts";
import { type Found, sure } from "../found.ts";

/** Whoever says that they are not booking, or may not: they ask, or are only thinking of it, or somebody else has to. */
const visit =
  "(?:book(?:ing)?|com(?:e|ing)(?: in)?|do(?:ing)? (?:it|this)|go(?:ing)? (?:ahead|through)|an? (?:appointment|booking))";
const undecided = new RegExp(
  [
    `(?:(?:not|un) ?(?:sure|certain|decided)|\\w*n['’]?t (?:even )?(?:know|sure|decided?)|dunno)(?: yet)?(?: (?:if|whether)(?: or not)?)? (?:i|we)(?:['’]?m| am|['’]?ll| will| even| want| wanna| should|['’]?d| would)\\b[^.?!]{0,20}?\\b${visit}(?! (?:in the|on|at|this|next|tomorrow|today|before|after)\\b)`,
    `(?:not|never|(?:do|wo) ?n['’]?t) (?:(?:actually|really|going to|gonna|ready to|looking to|here to|trying to|wanting to|want to|wanna|need to|up to|be|bother) )*(?:booking|book|commit(?:ting)?|make an? (?:appointment|booking))(?! (?:on|online|through|out|for|it for)\\b)`,
    `(?:(?:have|has) ?n['’]?t got|do ?n['’]?t have|work(?:ed|ing)? up|pluck(?:ed|ing)? up|lost) (?:(?:the|my|enough) )*(?:guts|nerve|courage)`,
    "(?:do ?n['’]?t|do not|no) (?:(?:really|actually|even) )?(?:want|need|require) (?:an?|any|the|to make an?) (?:appointments?|bookings?|visits?)\\b(?! (?:on|at|for|in|with|before|after|until|till|this|next|tomorrow|today)\\b)",
    "(?:not|\\w*n['’]?t)\\b[^.?!]{0,14}\\bready to (?:book|come|commit)",
    "(?:only|just) (?:asking|enquiring|inquiring|shopping around|ringing (?:a)?round|thinking about it)(?! (?:if|whether|for)\\b)",
    `thinking (?:about|of) (?:booking|coming)`,
    `(?:ca ?n['’]?t|cannot|not allowed to|am ?n['’]?t allowed to) (?:\\w+ )?(?:book|do it)\\b[^.?!]{0,24}?\\b(?:mum|mom|dad|parents?|carer|wife|husband|she|he|they) (?:has|have|needs?|does|will|would|gotta|got)`,
  ]
    .map((each) => `\\b${each}`)
    .join("|"),
  "i",
);

/** 'Just tell them', 'they'll sort out a time': while a visit is being booked, somebody else is to see to when it is. */
const leftToThem =
  /\b(?:(?:just|only) (?:tell|let) (?:them|['’]?em|her|him|the (?:girls|team|desk))\b|they(?:['’]?ll| will| can) (?:sort|work|figure|find|give|book|arrange|organi[sz]e)\b[^.?!]{0,16}?\b(?:time|day|date|it|that|one|me in)\b)/i;

export function readUndecided({ text }: Utterance, isBooking = false): readonly Found[] {
  const found = undecided.exec(text) ?? (isBooking ? leftToThem.exec(text) : null);
  return found
    ? [{ act: { kind: "undecided" }, span: [found.index, found.index + found[0].length], certainty: sure }]
    : [];
}

/** What was done to somebody in a dentist's chair, told of: fear is no word for it. */
const ordeal =
  /\b(?:(?:held|pinned|strapped|tied) (?:me|him|her|us) down|forced (?:me|my mouth)|(?:would ?n['’]?t|did ?n['’]?t) stop (?:when|even|drilling|while)|without (?:any )?(?:numbing|anaesthetic|(?:an )?injection)|(?:while|and) i was (?:crying|screaming|sobbing|begging)|(?:slapped|hit) me|traumati[sz](?:ed|ing)|scarred me|butchered)\b/i;

export function readOrdeal({ text }: Utterance): readonly Found[] {
  const found = ordeal.exec(text);
  return found
    ? [{ act: { kind: "ordeal" }, span: [found.index, found.index + found[0].length], certainty: sure }]
    : [];
}
