import type { Understanding } from "#server/dialogue/understanding.ts";
import { otherMatter } from "./other-matter.ts";
import { type NewCoverKind, readNewCover } from "./read-new-cover.ts";

/**
 * 'I've moved, my new address is …', 'can you update my e-mail', 'you've got my old number': what the clinic keeps of
 * whoever comes is to be written anew, which only the team does.
 */

type Contact = "address" | "number" | "email" | "details";
export type NewDetailKind = Contact | NewCoverKind;

export interface NewDetail {
  kind: NewDetailKind;
  /** Where in the words it is told. */
  span: readonly [number, number];
  /** Whether the new one was told, and not only that there is one. */
  isTold: boolean;
}

const things: Readonly<Record<Contact, string>> = {
  email: "e-?mails?(?: address(?:es)?)?",
  address: "(?:(?:home|postal|mailing|street|residential|billing) )?address(?:es)?",
  number: "(?:(?:home|mobile|phone|telephone|contact|cell|work) )*(?:numbers?|mobile|landline)",
  details: "(?:(?:contact|personal) (?:details|info\\w*)|details|surname|last name|married name)",
};
const thing = `(?:${Object.values(things).join("|")})`;
const whose = "(?:my|our|his|her|their|the|(?:my |our )?(?!what|that|it|there|here|who|let)\\p{L}+['’]s)";
/** 'Change my appointment details' is another wish. */
const between =
  "(?:(?!appointments?|bookings?|visits?|treatment|card|price|insurance|medicare|fund|policy|account|reference|order)[\\p{L}'’]+ ){0,2}?";
const who = "(?:i|we|she|he|they|(?:my |our )?\\p{L}+)(?:['’]?ve|['’]s| have| has)?";
const lately = "(?:(?:just|recently|also|only|finally|actually) )*";
const isWrong = `(?:now|different|new|wrong|incorrect|changed|out of date|outdated|old|not right|no longer right)`;
const streets =
  "(?:street|st|road|rd|avenue|ave|drive|court|ct|lane|parade|pde|place|crescent|cres|close|terrace|tce|highway|hwy|boulevard|blvd|esplanade|grove|circuit|square|gardens|mews|parkway)";

const forms: readonly RegExp[] = [
  `\\b(?:updat(?:e|ing)|chang(?:e|ing)|correct(?:ing)?|amend|edit|replac(?:e|ing)|fix|swap) ${whose} ${between}${thing}\\b`,
  `(?<!\\b(?:your|the|its|this|that) )\\bnew ${thing}\\b(?! (?:for|of) (?:the clinic|your|you)\\b)`,
  `\\b${who} ${lately}(?:moved|shifted)\\b(?: (?:house|home|out|in|over))*(?: (?:to|into|in|at))?[^.?!]*?\\b\\d*[^.?!]*\\b${streets}\\b`,
  `\\b${who} ${lately}chang(?:ed|ing) (?:${whose} )?${thing}\\b`,
  `\\b${whose} ${between}${thing}(?:['’]s| has| have| is| are)? ${lately}${isWrong}\\b`,
  `\\bchanges? of ${thing}\\b|\\bchange of name\\b`,
  `\\b(?:got|have|has|using|use|is|were|was|to|on) (?:my|our|his|her|their|an?|the) (?:old|wrong|incorrect|previous) ${thing}\\b`,
  `\\b${thing} (?:(?:that )?you(?:['’]ve| have)?(?: got)?|on (?:my|the|our|his|her) (?:file|records?|system))[^.?!]*\\b${isWrong}\\b`,
].map((source) => new RegExp(source, "iu"));

/** 'What's your new address', and 'do I have to change my e-mail' wish for nothing to be written. */
const asksOfOurs =
  /^\W*(?:(?:hi|hello|hey|um+|uh+|oh|and|so|sorry|excuse me)\W+)*(?:what|where|when|why|who|is this|is that|are you|do i (?:need|have)|should i)\b|\byour new\b|\bwill (?:it|that) change\b/i;

/** 'I've moved, so …' before it is of it. */
const leadsIn = new RegExp(`\\b${who} ${lately}(?:moved|shifted|got married)\\b[^.?!]*$`, "iu");

/** Null when nothing is to be written anew. */
export function readNewDetail(heard: Understanding): NewDetail | null {
  const { text } = heard;
  if (asksOfOurs.test(text)) return null;
  return readNewContact(heard) ?? readNewCover(text);
}

/** Every one of the forms has one of these words. */
const mayBeNew = /mail|address|number|mobile|landline|details|info|name|moved|shifted/i;

function readNewContact(heard: Understanding): NewDetail | null {
  const { text } = heard;
  if (!mayBeNew.test(text)) return null;
  const [first] = forms
    .map((form) => form.exec(text))
    .filter((found) => found !== null)
    .toSorted((a, b) => a.index - b.index);
  if (!first) return null;
  const from = leadsIn.exec(text.slice(0, first.index))?.index ?? first.index;
  const rest = [...text.matchAll(otherMatter)].find(({ index }) => index >= first.index + first[0].length);
  const span = [from, rest ? rest.index : text.length] as const;
  const kind = kindOf(first[0]);
  return { kind, span, isTold: tells[kind](heard, text.slice(first.index, span[1])) };
}

/** An e-mail address is no address; whoever moved to a street has a new one. */
const kindOf = (words: string): Contact =>
  (["email", "number", "details", "address"] as const).find((kind) =>
    new RegExp(`\\b${things[kind]}\\b`, "i").test(words),
  ) ?? "address";

const saysStreet = new RegExp(
  `\\d|\\b${streets}\\b|\\baddress(?: is| to|['’]?s|:)(?: now)?(?: \\p{L}+){3}`,
  "iu",
);
const saysWhat =
  /\b(?:is|to|it['’]?s|now|:) (?:now )?(?!changed|different|wrong|old|out|new\b|update|change)\p{L}+/iu;
const tells: Readonly<Record<Contact, (heard: Understanding, words: string) => boolean>> = {
  email: ({ email }) => email !== null,
  number: ({ phone, phoneDigits }) => phone !== null || (phoneDigits?.value.length ?? 0) >= 6,
  address: (_, words) => saysStreet.test(words),
  details: ({ email, phone }, words) =>
    email !== null || phone !== null || saysStreet.test(words) || saysWhat.test(words),
};
