import type { Finding } from "#contract/telephony/go-live.ts";
import type { FindingCode } from "#contract/telephony/go-live-options.ts";
import { dateTimeOf, formatPhone, shortDateOf } from "#web/lib/formatting.ts";

export interface FindingWords {
  says: string;
  /** What a person can do about it. */
  toDo?: string;
}

interface Facts {
  /** As the finding has it, and as a telephone number on the screen. */
  about: string;
  number: string;
  other: string;
  timeZone: string;
}

const operator = "Whoever runs this server";
const consoleWay = "In the Twilio Console";

const words: Record<FindingCode, (facts: Facts) => FindingWords> = {
  simulator: () => ({
    says: "This server is the simulator: no telephone provider is set up.",
    toDo: `${operator} sets TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN and starts it again.`,
  }),
  account_unnamed: () => ({
    says: "Calls come in, but this server may not ask the Twilio account about itself.",
    toDo: `${operator} sets TWILIO_ACCOUNT_SID as well and starts it again.`,
  }),
  provider_refused: ({ number }) => ({
    says: number ? `Twilio refused what it was asked about ${number}.` : "Twilio refused.",
  }),
  provider_silent: ({ number }) => ({
    says: number ? `Twilio did not answer about ${number}.` : "Twilio did not answer.",
    toDo: "Check again in a minute. If it stays so, this server may not reach the internet.",
  }),

  no_public_url: () => ({
    says: "This server has no public address.",
    toDo: `${operator} sets PUBLIC_URL to its https address and starts it again.`,
  }),
  not_https: ({ about }) => ({
    says: `${about} is not https. Twilio talks to an assistant over https alone.`,
    toDo: `${operator} puts a proxy with a certificate before it and sets PUBLIC_URL to the https address.`,
  }),
  local_only: ({ about }) => ({
    says: `${about} leads to this machine alone; Twilio cannot reach it.`,
    toDo: `${operator} sets PUBLIC_URL to an address that the internet knows.`,
  }),
  not_reached: ({ about, other }) => ({
    says: `${about} was not reached: ${other}.`,
    toDo: "Check the name, the certificate, the proxy and the firewall.",
  }),
  answered_by_another: ({ about }) => ({
    says: `Another server answers at ${about}.`,
    toDo: "Check that PUBLIC_URL and the proxy lead to this one.",
  }),
  reached: ({ about }) => ({
    says: `${about} leads to this server over https. It was asked from here; that Twilio gets through, the first call shows.`,
  }),
  socket_not_reached: ({ other }) => ({
    says: `A WebSocket does not get through: ${other}.`,
    toDo: "Let the proxy pass on the headers Upgrade and Connection for everything below /telephony/.",
  }),
  socket_reached: () => ({ says: "A WebSocket gets through, so calls can be carried." }),

  account_active: () => ({ says: "The account is active." }),
  account_suspended: () => ({
    says: "Twilio has suspended the account. No calls and no texts go through.",
    toDo: `${consoleWay}, see why, and pay or answer what it asks.`,
  }),
  account_closed: () => ({
    says: "The account is closed.",
    toDo: "Open another one and put its SID and token into the settings.",
  }),
  account_trial: () => ({
    says: "It is a trial account: it rings and texts only numbers that you have verified, and plays a notice first.",
    toDo: `${consoleWay}, upgrade the account.`,
  }),
  balance: ({ about }) => ({ says: `${about} on the account.` }),
  balance_low: ({ about }) => ({
    says: `Only ${about} left. At nothing, patients reach nobody.`,
    toDo: `${consoleWay}, top it up and switch on auto-recharge.`,
  }),
  balance_none: ({ about }) => ({
    says: `The account has ${about}: Twilio stops calls and texts.`,
    toDo: `${consoleWay}, top it up and switch on auto-recharge.`,
  }),
  balance_unknown: () => ({
    says: "Twilio does not say how much money is on the account.",
    toDo: "A subaccount has none of its own: look at the main account.",
  }),

  address_missing: () => ({
    says: "The account has no Australian address.",
    toDo: `${consoleWay}, under Phone Numbers, then Regulatory Compliance, add your clinic's address.`,
  }),
  address_found: () => ({ says: "The account has an Australian address." }),
  bundle_missing: () => ({
    says: "There is no regulatory bundle for Australia.",
    toDo: `${consoleWay}, under Phone Numbers, then Regulatory Compliance, make one with your ABN and address.`,
  }),
  bundle_draft: () => ({
    says: "The regulatory bundle is a draft that was never handed in.",
    toDo: `${consoleWay}, finish it and submit it.`,
  }),
  bundle_pending: () => ({
    says: "Twilio is looking at the regulatory bundle.",
    toDo: "That takes some working days. Check again then.",
  }),
  bundle_rejected: () => ({
    says: "Twilio has rejected the regulatory bundle.",
    toDo: `${consoleWay}, see what it wants changed, and hand it in again.`,
  }),
  bundle_approved: () => ({ says: "A regulatory bundle for Australia is approved." }),
  bundle_ends: ({ about, timeZone }) => ({
    says: `The approved regulatory bundle ends on ${about && shortDateOf(about, timeZone)}.`,
    toDo: `${consoleWay}, renew it before that day.`,
  }),

  said_by_person: () => ({ says: "No program can check this, so a person says so." }),
  not_said: () => ({
    says: "No program can check this, so a person has to say so.",
    toDo: `${consoleWay}, open Voice, then Settings, then General, accept the AI addendum, and say so here.`,
  }),

  number_none: () => ({
    says: "No number of Twilio's is yours yet.",
    toDo: "Add one with Add Phone Number.",
  }),
  number_unproven: ({ number }) => ({
    says: `Nobody has shown that ${number} is yours.`,
    toDo: `Prove it above with a code, or ask whoever runs this server to give it to you.`,
  }),
  number_not_held: ({ number }) => ({
    says: `The Twilio account does not hold ${number}, so its calls do not come here.`,
    toDo: "If it is your own line, have your telephone company forward it to a Twilio number; then it need not stand in this list.",
  }),
  number_ready: ({ number }) => ({ says: `${number} sends its calls, texts and reports here.` }),
  voice_impossible: ({ number }) => ({
    says: `${number} takes no calls.`,
    toDo: "Buy a number with voice.",
  }),
  voice_elsewhere: ({ number, other }) => ({
    says: `Calls to ${number} go ${other ? `to ${other}` : "nowhere"}.`,
    toDo: "Press Set at Twilio.",
  }),
  voice_overruled: ({ number }) => ({
    says: `A TwiML application or a SIP trunk takes the calls of ${number}, whatever its addresses say.`,
    toDo: "Press Set at Twilio to take the number out of it.",
  }),
  text_impossible: ({ number }) => ({
    says: `${number} sends and takes no texts.`,
    toDo: "For texts, buy an Australian mobile number beside it.",
  }),
  text_elsewhere: ({ number, other }) => ({
    says: `Texts to ${number} go ${other ? `to ${other}` : "nowhere"}, so answers and STOP do not arrive.`,
    toDo: "Press Set at Twilio.",
  }),
  status_elsewhere: ({ number, other }) => ({
    says: `How calls of ${number} ended is told ${other ? `to ${other}` : "to nobody"}.`,
    toDo: "Press Set at Twilio.",
  }),

  fallback_missing: ({ number }) => ({
    says: `Callers of ${number} hear Twilio's own error when this server does not answer.`,
    toDo: `${consoleWay}, make a TwiML Bin that dials your reception, and paste its address here.`,
  }),
  fallback_here: ({ number }) => ({
    says: `The fallback of ${number} is this server, which helps little when it does not answer.`,
    toDo: `${consoleWay}, make a TwiML Bin that dials your reception, and paste its address here.`,
  }),
  fallback_broken: ({ number, other }) => ({
    says: `The fallback of ${number} does not work: ${other}.`,
    toDo: "Open its address in a browser: it should show instructions with a Dial in them.",
  }),
  fallback_works: ({ number, other }) => ({ says: `Callers of ${number} are sent to ${other} then.` }),

  public_missing: () => ({
    says: "The knowledge base has no telephone number of your clinic.",
    toDo: "Write it down under Knowledge base.",
  }),
  public_is_carrier: ({ number }) => ({
    says: `Patients ring ${number}, which is at Twilio: nothing needs to be forwarded.`,
  }),
  public_not_forwarded: ({ number, other }) => ({
    says: `Patients ring ${number}, and no call has come from there yet.`,
    toDo: `Have your telephone company forward it to ${other ? formatPhone(other) : "your number at Twilio"}, then ring it from a mobile and check again. Some companies do not say who forwards; then the first call tells.`,
  }),
  public_forwarded: ({ number, other, timeZone }) => ({
    says: `${number} is forwarded here: a call came from it on ${dateTimeOf(other, timeZone)}.`,
  }),
  texts_from: ({ number }) => ({ says: `Texts come from ${number} too.` }),
  texts_from_another: ({ number }) => ({
    says: `Texts come from ${number}, and each names your clinic and the number that patients ring. Tell patients beforehand, so that nobody takes the first one for a scam.`,
  }),
  texts_from_none: () => ({
    says: "No number of yours can send texts, so confirmations and reminders go by email alone.",
    toDo: "Buy an Australian mobile number at Twilio and add it.",
  }),

  handset_missing: () => ({
    says: "No handset rings when a caller wants a person.",
    toDo: "Give reception a number in the receptionist's settings under Agents.",
  }),
  handset_is_here: ({ number }) => ({
    says: `Reception's number ${number} is answered by the assistant, so callers would go in a circle.`,
    toDo: "Give reception another number in the receptionist's settings under Agents.",
  }),
  handset_not_rung: ({ number }) => ({
    says: `${number} rings when a caller wants a person. Nobody has tried it yet.`,
    toDo: "Stand beside it and press Ring it now.",
  }),
  handset_rings: ({ number }) => ({
    says: `${number} rings now. Pick up and press 1.`,
    toDo: "If it does not ring, or nothing happens when you press 1, Twilio does not get through to this server.",
  }),
  handset_loop: ({ number }) => ({
    says: `${number} is forwarded to the assistant: the test call came back here.`,
    toDo: "Take the forwarding off that handset, or give reception another number.",
  }),
  handset_mailbox: ({ number }) => ({
    says: `A mailbox picked up at ${number}.`,
    toDo: "Let it ring longer before the mailbox answers, and try again.",
  }),
  handset_unanswered: ({ number }) => ({
    says: `Nobody picked up at ${number} and pressed 1.`,
    toDo: "Stand beside it and press Ring it now again.",
  }),
  handset_answered: ({ number }) => ({ says: `Somebody picked up at ${number} and pressed 1.` }),

  state_missing: () => ({
    says: "No state is chosen, so public holidays can be booked.",
    toDo: "Choose it under Knowledge base, Business hours.",
  }),
  state_chosen: ({ about }) => ({ says: `The public holidays of ${about} are kept free.` }),
  outside_australia: ({ about }) => ({
    says: `In ${about} no public holidays are known: add them as closed days.`,
  }),

  sign_in_by_address: () => ({
    says: "Whoever knows an email address is signed in without a proof.",
    toDo: `${operator} sets AUTH_MODE=code, and SMTP_URL for the codes.`,
  }),
  sign_up_open: () => ({
    says: "Anybody can open an account on this server.",
    toDo: `${operator} sets SIGN_UP=closed. Colleagues come in by invitation.`,
  }),
  sign_up_closed: () => ({ says: "Accounts are opened by invitation alone." }),
  operator_unnamed: () => ({
    says: "Nobody is named as the one who runs this server: it is the owner of its first clinic.",
    toDo: "Set OPERATOR_EMAILS to the address of whoever that is.",
  }),

  mail_on_console: () => ({
    says: "There is no mail server, so codes and reminders reach nobody.",
    toDo: `${operator} sets SMTP_URL and MAIL_FROM.`,
  }),
  mail_from_nowhere: ({ about }) => ({
    says: `Mail would come from ${about}, which mailboxes refuse.`,
    toDo: `${operator} sets MAIL_FROM to an address of your clinic's own domain.`,
  }),
  mail_not_sent: ({ about }) => ({
    says: `Mail comes from ${about}. Nobody has tried it yet.`,
    toDo: "Press Send a test email.",
  }),
  mail_refused: ({ other }) => ({
    says: `The mail server did not take the test email (${other}).`,
    toDo: "Check the name, the password and the port in SMTP_URL.",
  }),
  mail_accepted: ({ about }) => ({
    says: `The mail server took the test email to ${about}.`,
    toDo: "Open the link in it: only that shows that it arrived. Look in the spam folder too.",
  }),
  mail_arrived: ({ about }) => ({ says: `The test email arrived at ${about}.` }),

  call_none: () => ({
    says: "No call has come in by telephone yet.",
    toDo: "Ring your number from a mobile.",
  }),
  call_unheard: ({ about, timeZone }) => ({
    says: `A call came in on ${dateTimeOf(about, timeZone)}, and nothing that its caller said was understood.`,
    toDo: "Ring again and say a sentence. If the assistant stays silent, look at the AI addendum and the WebSocket.",
  }),
  call_answered: ({ about, timeZone }) => ({
    says: `A call came in on ${dateTimeOf(about, timeZone)} and its caller was understood.`,
    toDo: "If you heard the assistant well, say so: that no program can check.",
  }),
  call_heard: ({ about, timeZone }) => ({
    says: `A call came in on ${dateTimeOf(about, timeZone)}, its caller was understood and heard the assistant.`,
  }),
};

export function wordsOf({ code, about, other }: Finding, timeZone: string): FindingWords {
  const number = about !== null && /^\+\d+$/.test(about) ? formatPhone(about) : "";
  return words[code]({ about: about ?? "", number, other: other ?? "", timeZone });
}
