import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";
import { formatPhone, toE164 } from "#kernel/phone-numbers.ts";
import { publicStyle } from "./public-style.ts";

/** Markup that may stand as it is: everything else is escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Piece = Html | string | number | null | undefined | false | readonly Piece[];

const marks: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? "");

function written(piece: Piece): string {
  if (piece === null || piece === undefined || piece === false) return "";
  if (piece instanceof Html) return piece.text;
  if (typeof piece === "string") return escaped(piece);
  return typeof piece === "number" ? String(piece) : piece.map(written).join("");
}

/** Markup with values in it; what is not markup itself is escaped, absent values and `false` leave nothing. */
export const html = (parts: TemplateStringsArray, ...values: Piece[]): Html =>
  new Html(parts.reduce((text, part, index) => text + written(values[index - 1] ?? null) + part));

/** How to reach the clinic, by its number as it was given; with a telephone in the hand one press dials it. */
export function ringWords(phone: string): Html {
  if (phone === "") return html`ring the clinic`;
  return html`ring <a class="phone" href="tel:${toE164(phone) ?? phone.replace(/\s/g, "")}">${formatPhone(phone)}</a>`;
}

export interface PublicPage {
  /** Also the heading. */
  title: string;
  /** Whose page it is, above the heading. */
  clinicName?: string;
  body: Html;
  /** Something was refused: said in the title, where screen readers begin. */
  hasErrors?: boolean;
  /** May be found by search machines. */
  isListed?: boolean;
}

/** A page for people who are not signed in: no script, one request, nothing from elsewhere. */
const documentOf = ({
  title,
  clinicName = "",
  body,
  hasErrors = false,
  isListed = false,
}: PublicPage): Html =>
  html`<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
${!isListed && html`<meta name="robots" content="noindex">`}<meta name="description" content="${title}${clinicName && ` at ${clinicName}`}">
<title>${hasErrors && "Error: "}${title}${clinicName && ` · ${clinicName}`}</title><link rel="icon" href="/favicon.svg"><style>${new Html(publicStyle)}</style></head>
<body><main>${clinicName && html`<p class="clinic">${clinicName}</p>`}<h1>${title}</h1>${body}</main></body></html>
`;

const styleHash = createHash("sha256").update(publicStyle).digest("base64");

/** Sends the page: kept by no browser or proxy, framed by nobody but the named sites, and with no address told to others. */
export function sendPublicPage(
  reply: FastifyReply,
  page: PublicPage,
  { embedOrigins = [] }: { embedOrigins?: readonly string[] } = {},
): FastifyReply {
  const framedBy = embedOrigins.length === 0 ? "'none'" : `'self' ${embedOrigins.join(" ")}`;
  return reply
    .headers({
      "content-security-policy": `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors ${framedBy}`,
      "cache-control": "no-store",
      // Forms of a page without a referrer would come with the origin `null`.
      "referrer-policy": "same-origin",
      ...(embedOrigins.length === 0 && { "x-frame-options": "DENY" }),
    })
    .type("text/html; charset=utf-8")
    .send(documentOf(page).text);
}
