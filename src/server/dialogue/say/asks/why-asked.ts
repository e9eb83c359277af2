import type { Ask } from "../../decide/ledger.ts";

const forTheVisit = "It's just so the right length of time is set aside for you.";
const forContact = "It's only so the clinic can reach you about your visit.";
const toFindIt = "It's so I find the right visit, and tell nobody else about it.";
const toBeSure = "It's just so nothing goes in that you haven't agreed to.";
const asARequest = "It goes in once you say yes: that time's then held for you, and the clinic confirms it.";
const toHelp = "It's just so I know how to help.";
const noNeed = "You don't have to; I'm only asking in case it helps.";

/** To 'why do you need that?' */
export const whyAsked: Readonly<Record<Ask, string>> = {
  how_can_i_help: toHelp,
  anything_else: toHelp,
  are_you_there: "I just wasn't sure you could still hear me.",
  is_it_you: "It's so I only talk about it with the right person.",
  treatment: forTheVisit,
  when: "It's so I can look for a time that suits you.",
  name: "It's so the clinic knows who's coming.",
  surname: "It's so you're not mixed up with anybody else.",
  first_name: "It's so you're not mixed up with anybody else.",
  spelling: "It's so the clinic finds you in the book.",
  phone: forContact,
  visit_day: toFindIt,
  what_to_change: "It's so I change the right thing.",
  offer: "It's so I can keep the one you'd like.",
  take_slot: "It's so I can keep that time for you.",
  agree_book: asARequest,
  agree_move: asARequest,
  agree_cancel: toBeSure,
  which_visit: "There's more than one, so I want the right one.",
  leave_which: "You're waiting for more than one thing, so I take off the right one.",
  whose_visit: "For privacy, I can only talk about a visit with the person it's for, or a child's parent.",
  book_instead: noNeed,
  move_or_cancel: "It's so I do the right thing with it.",
  move_or_second: "It's so you don't end up with two visits.",
  join_waitlist: noNeed,
  ask_team: noNeed,
  book_visit_due: "It's been a while since your last check-up, that's all.",
  look_at_it: "It's just that a dentist would have to see it.",
  pass_on: noNeed,
  complaint: noNeed,
  new_detail: "It's so the team can put it right on your records.",
  message_text: "It's so the team knows what it's about.",
  ring_when: "It's so they don't ring at a bad time.",
  danger_check: "It's because that would need an ambulance, and not a dentist.",
  after_danger: "It's because your safety comes first.",
};
