import { type Html, html, type PublicPage, ringWords } from "#server/http/public-page.ts";
import { firstName, whenInWords } from "#server/outreach/appointments/rules.ts";
import type { OfferOfLink } from "./service.ts";

/** A page that needs no script: the time, and what can be said to it. */
export function offerView(found: OfferOfLink | null): PublicPage {
  if (!found)
    return { title: "This link is not in use any more", body: html`<p>Please ring the clinic.</p>` };
  const when = whenInWords(found);
  const ring = ringWords(found.clinicPhone);
  const what = html`<p class="what"><strong>${when}</strong>${firstName(found.patientName)}</p>`;
  const page = (title: string, body: Html): PublicPage => ({ title, clinicName: found.clinicName, body });
  const stays = found.visit && `Your appointment stays on ${whenInWords(found.visit)}`;
  const keeps = found.isWaiting
    ? html`<p>${stays ? `${stays}, and you` : "You"} keep your place on our waitlist.</p>`
    : stays && html`<p>${stays}.</p>`;
  if (found.isOpen)
    return page(
      "A time has come free",
      html`${what}<p>It is kept for you: please answer ${found.until}.</p>${
        found.visit && html`<p>Taking it moves your appointment there from ${whenInWords(found.visit)}.</p>`
      }<form method="post"><div class="row"><button name="answer" value="yes">Take this time</button><button class="plain" name="answer" value="no">No, thank you</button></div></form>
<p>Or ${ring}.</p>`,
    );
  if (found.status === "accepted")
    return page(
      "This time is yours",
      html`<p class="good" role="status"><strong>${when}</strong></p><p>See you then. To change it, ${ring}.</p>`,
    );
  if (found.status === "declined") return page("Thank you for your answer", html`${what}${keeps}`);
  return page(
    "Sorry, this time is not free for you any more",
    html`${what}${keeps}<p>For another time, ${ring}.</p>`,
  );
}
