import type { News } from "#server/dialogue/conversation/details.ts";
import type { Draft } from "#server/dialogue/conversation/state.ts";
import { lastDigits, spokenEmail, spokenList } from "./spoken.ts";

/** Details told while something else is asked are said back, so that nobody says them twice. */
const inWords = (draft: Draft, kinds: { [kind in News]?: boolean }): string => {
  const { name, phone, email, visit } = draft;
  const told = [
    ...(kinds.name && name ? [`the name as ${name.value.full}`] : []),
    ...(kinds.phone && phone ? [`the number ending in ${lastDigits(phone.value)}`] : []),
    ...(kinds.email && email ? [`the e-mail address as ${spokenEmail(email.value)}`] : []),
  ];
  const reason =
    kinds.visit && visit && visit.heard !== "" ? `I have noted ${visit.heard.toLowerCase()}.` : "";
  const details = told.length === 0 ? "" : `I have ${spokenList(told, "and")}.`;
  return `${details} ${reason}`.trim();
};

export const notedNow = (draft: Draft, news: ReadonlySet<News>): string =>
  inWords(draft, {
    name: news.has("name"),
    phone: news.has("phone"),
    email: news.has("email"),
    visit: news.has("visit"),
  });

/** Of what was said once more, and is known already. */
export const notedBefore = (draft: Draft, said: { [kind in "name" | "phone" | "email"]?: unknown }): string =>
  inWords(draft, { name: Boolean(said.name), phone: Boolean(said.phone), email: Boolean(said.email) });
