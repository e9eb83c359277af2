import { fromNotes, noted, type TopicRows } from "./rows.ts";

/** Before and after a visit, and what is on file. */
export const visits: TopicRows<"bring" | "referral" | "records" | "messages" | "done" | "jobs" | "lost"> = {
  bring: noted(
    {
      keys: [
        "bring",
        "forms",
        "form",
        "paperwork",
        "come early",
        "arrive",
        "minutes early",
        "minutes before",
      ],
    },
    "what you'd need to bring",
  ),
  referral: noted({ keys: ["referral", "referrals", "referred", "refer", "letter"] }, "about referrals"),
  // What is on file only the team can see.
  records: {
    known: (asked) => {
      const fact = fromNotes(asked, {
        keys: ["records", "record", "x rays", "x ray", "transfer", "results"],
      });
      return {
        text: `${fact === null ? "" : `${fact.text} `}I can't see anybody's records from here, sorry.`,
        leavesOpen: true,
      };
    },
    gap: () => "what's on file",
  },
  // As `outreach/appointments` sends them.
  messages: {
    known: (asked) =>
      asked.about.isUntexted
        ? { text: "Nothing will be texted to you, as you asked, and the team knows that." }
        : asked.about.isTextedToOther && asked.facts.writesOfVisits
          ? { text: "Texts about a visit only go to whoever the visit is for." }
          : asked.facts.writesOfVisits
            ? {
                text: "You'll get a text to confirm it, and a reminder the day before if there's time. Without a mobile number they go by email.",
              }
            : fromNotes(asked, {
                keys: ["reminder", "reminders", "text", "texts", "sms", "confirmation", "confirmations"],
              }),
    gap: () => "which messages the clinic sends",
  },
  // What this call has done is told by 'so far'; this is what is left of it.
  done: { known: () => null, gap: () => "whether that's gone through" },
  jobs: noted(
    {
      keys: [
        "job",
        "jobs",
        "hiring",
        "careers",
        "recruiting",
        "vacancies",
        "vacancy",
        "join our team",
        "work experience",
      ],
    },
    "whether there's a job going",
  ),
  lost: noted({ keys: ["lost", "lost property", "left behind"] }, "whether it's been handed in"),
};
