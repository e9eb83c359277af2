import { type Html, html, type PublicPage, ringWords } from "#server/http/public-page.ts";
import { answerPath, timesPath } from "#server/messaging/outbox/rules.ts";
import { firstName, whenInWords } from "../appointments/rules.ts";
import type { VisitToAnswer } from "./service.ts";

/** A small page that needs no script: what stands, and what can be said to it or done with it. */
export function answerPage(found: VisitToAnswer | null, token: string): PublicPage {
  if (!found) return { title: "This link is not known", body: html`<p>Please ring the clinic.</p>` };
  const { visit, clinicName, clinicPhone, isToCome } = found;
  const ring = ringWords(clinicPhone);
  const what = html`<p class="what"><strong>${firstName(visit.patientName)}, ${whenInWords(visit)}</strong></p>`;
  const page = (title: string, body: Html): PublicPage => ({ title, clinicName, body });
  if (visit.status === "cancelled")
    return page("This appointment is cancelled", html`${what}<p>For another time, ${ring}.</p>`);
  if (!isToCome) return page("This appointment is over", html`${what}<p>For another time, ${ring}.</p>`);
  const isConfirmed = visit.status === "confirmed";
  return page(
    isConfirmed ? "Your appointment is confirmed" : "Will you come to your appointment?",
    html`${what}<form method="post"><div class="row">${
      !isConfirmed && html`<button name="answer" value="yes">I will come</button>`
    }<a class="button plain" href="${answerPath}/${token}${timesPath}">Move to another time</a><button class="danger" name="answer" value="no">I cannot come</button></div></form>
<p>If you cannot come, the appointment is cancelled and its time goes to somebody else.</p><p>Or ${ring}.</p>`,
  );
}
