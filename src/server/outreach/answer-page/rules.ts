import { formatPhone } from "#kernel/phone-numbers.ts";
import { firstName, whenInWords } from "../appointments/rules.ts";
import type { VisitToAnswer } from "./service.ts";

const marks: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? "");

/** A small page that needs no script: what stands, and what can be said to it. */
export function answerPage(found: VisitToAnswer | null): string {
  if (!found) return page("This link is not known", "<p>Please ring the clinic.</p>");
  const { visit, clinicName, clinicPhone, isToCome } = found;
  const ring = clinicPhone === "" ? "ring the clinic" : `ring ${escaped(formatPhone(clinicPhone))}`;
  const what = `<p>${escaped(firstName(visit.patientName))}, ${escaped(whenInWords(visit))}<br>${escaped(clinicName)}</p>`;
  if (visit.status === "cancelled")
    return page("This appointment is cancelled", `${what}<p>For another time, ${ring}.</p>`);
  if (!isToCome) return page("This appointment is over", `${what}<p>For another time, ${ring}.</p>`);
  const isConfirmed = visit.status === "confirmed";
  return page(
    isConfirmed ? "Your appointment is confirmed" : "Will you come to your appointment?",
    `${what}<form method="post">${isConfirmed ? "" : button("yes", "I will come")}${button("no", "I cannot come")}</form><p>If you cannot come, the time goes to somebody else. To change it, ${ring}.</p>`,
  );
}

const button = (answer: string, words: string): string =>
  `<p><button name="answer" value="${answer}">${words}</button></p>`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
