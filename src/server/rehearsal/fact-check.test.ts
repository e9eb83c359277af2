import { describe, expect, test } from "vitest";
import { falseStatements, type JudgedCall } from "./fact-check.ts";

/** Tuesday 11 August 2026, 9:00 am in Sydney; open on weekdays from nine to five. */
const books: Omit<JudgedCall, "said"> = {
  at: Date.parse("2026-08-10T23:00:00Z"),
  ownWords: "A check-up is $180. Late appointments end at 7 pm.",
  calendar: {
    timeZone: "Australia/Sydney",
    businessHours: { weekdays: { start: "09:00", end: "17:00" }, weekends: { start: "", end: "" } },
    treatmentMinutes: { "Root Canal": 90 },
  },
  visits: [
    visit("Mia Chen", "2026-08-12", "10:00", { isBefore: true }),
    visit("Leo Chen", "2026-08-13", "11:00", { isBefore: true, isCancelled: true }),
    visit("Zoe Chen", "2026-08-14", "14:30"),
    visit("Tom O'Leary", "2026-08-14", "09:00", { isBefore: true }),
  ],
};

function visit(
  patientName: string,
  date: string,
  time: string,
  over: Partial<JudgedCall["visits"][number]> = {},
) {
  return {
    patientName,
    date,
    time,
    appointmentType: "Teeth Cleaning",
    isBefore: false,
    isCancelled: false,
    ...over,
  };
}

const judged = (sentence: string, over: Partial<JudgedCall> = {}) =>
  falseStatements({ ...books, ...over, said: [sentence] });

test.each([
  "You are now on the waitlist: the clinic will be in touch if a time comes free.",
  "I have put you on the waiting list.",
  "I've added Mia to our cancellation list.",
  "You're on the waitlist already.",
])("nobody is on the waitlist whom the call did not put there: %s [CALL-2] [APPT-16]", (said) => {
  expect(judged(said)).toMatchObject([expect.stringContaining("nobody was put on the waitlist")]);
  expect(judged(said, { waiting: 1 })).toEqual([]);
});

test.each([
  "You're off the waitlist now, Petra.",
  "I've taken you off the waiting list.",
  "Leo is now off our cancellation list.",
  "I have removed Mia from the waitlist.",
])("nobody is off the waitlist whom the call did not take off it: %s [CALL-2] [APPT-20]", (said) => {
  expect(judged(said)).toMatchObject([expect.stringContaining("nobody was taken off the waitlist")]);
  expect(judged(said, { offWaitlist: 1 })).toEqual([]);
});

test.each([
  "I can take you off the waitlist.",
  "Shall I take you off the waiting list?",
  "I can put you on the waitlist.",
  "Would you like me to put you on the waitlist?",
  "Yes, there is a waitlist for times that come free.",
  "Sorry, I could not put you on the waitlist just now.",
])("what is only offered claims nothing: %s [APPT-16]", (said) => expect(judged(said)).toEqual([]));

const priceList = "General Consultation $95\nTeeth Cleaning - $180\nTeeth Whitening from $450";

test.each([
  "The clinic lists Teeth Cleaning at $180.",
  "The clinic lists General Consultation at $95, Teeth Cleaning at $180 and Teeth Whitening from $450.",
  "Our services are General Consultation $95, Teeth Cleaning - $180 and Teeth Whitening from $450.",
])("a price that stands with its service in the clinic's list is true: %s", (said) => {
  expect(judged(said, { ownWords: priceList })).toEqual([]);
});

test.each([
  "The clinic lists Teeth Whitening at $180.",
  "The clinic lists Teeth Cleaning from $180.",
  "The clinic lists Teeth Whitening at $450.",
  "The clinic lists General Consultation at $180 and Teeth Cleaning at $95.",
  "The clinic lists Teeth Cleaning at $18.",
])("another service's price, or one without its 'from', is a falsehood: %s", (said) => {
  expect(judged(said, { ownWords: priceList })).toHaveLength(1);
});

describe("what the books bear out is no falsehood [CALL-2]", () => {
  test.each([
    "I have requested a teeth cleaning for Zoe Chen on Friday 14 August at 2:30 pm. The clinic will confirm it.",
    "The appointment is now requested for Friday 14 August at 2:30 pm.",
    "The appointment on Thursday 13 August at 11:00 am is cancelled.",
    "I have Tom O'Leary's teeth cleaning on Friday 14 August at 9:00 am.",
    "I have Mia Chen's teeth cleaning tomorrow, Wednesday 12 August at 10:00 am. Shall I cancel it?",
    "On Wednesday 12 August I have 9:00 am, 11:30 am or 2:00 pm. Which time would suit you?",
    "10:00 am on Wednesday 12 August is not free. The nearest free times are on Wednesday 12 August at 9:30 am or 10:30 am.",
    "7:30 pm is outside our opening hours; on Wednesday 12 August we are open from 9:00 am to 5:00 pm.",
    "The clinic is closed on Saturday 15 August. We are closed on Sunday 16 August.",
    "We are open Monday to Friday from 9:00 am to 5:00 pm, and closed on weekends.",
    "A check-up is $180. Late appointments end at 7 pm.",
    "A root canal appointment is booked for 90 minutes. A teeth cleaning is booked for 30 minutes.",
    "I have not booked anything. I will book both, one after the other. Is it booked for Friday?",
    "There is nothing free on Saturday 15 August. There is nothing free on Thursday 13 August before 9:00 am.",
    "8:30 am today, Tuesday 11 August has already passed.",
  ])("%s", (said) => {
    expect(judged(said)).toEqual([]);
  });
});

describe("what the books do not bear out is found, and told to staff with the reason [CALL-2]", () => {
  test.each([
    [
      "That is booked: a teeth cleaning for Zoe Chen on Friday 14 August at 3:30 pm.",
      "the booking is another",
    ],
    [
      "That is booked: a teeth cleaning for Ann Bell on Friday 14 August at 2:30 pm.",
      "the booking is another",
    ],
    ["The appointment on Wednesday 12 August at 10:00 am is cancelled.", "nothing was cancelled there"],
    ["On Wednesday 12 August I have 10:00 am or 2:00 pm.", "that time is taken"],
    ["I have 6:00 pm on Wednesday 12 August. Would that suit you?", "the clinic is closed then"],
    ["I have Saturday 15 August at 10:00 am.", "the clinic is closed then"],
    // The twelfth is a Wednesday.
    ["I have Thursday 12 August at 10:30 am.", "the clinic is closed then"],
    ["On Monday 10 August I have 10:00 am.", "that time has passed"],
    ["2:00 pm on Thursday 13 August is not free.", "that time is free"],
    ["There is nothing free on Thursday 13 August.", "9:00 am is free"],
    ["There is nothing free on Thursday 13 August in the afternoon.", "12:00 pm is free"],
    ["2:00 pm on Thursday 13 August is outside our opening hours.", "the clinic is open then"],
    ["We are open Monday to Friday from 9:00 am to 8:00 pm.", "8:00 pm is none of the clinic's hours"],
    ["We are closed on Friday 14 August.", "the clinic is open that day"],
    ["The clinic is closed now.", "the clinic is open now"],
    ["I have Mia Chen's teeth cleaning on Thursday 13 August at 2:00 pm.", "nothing stands there"],
    ["A clean is $99.", "the knowledge base does not say $99"],
    ["A root canal appointment is booked for 30 minutes.", "visits are booked for other lengths"],
    ["In an emergency ring 911.", "the emergency number is 000"],
  ])("%s", (said, why) => {
    expect(judged(said).join()).toContain(why);
  });

  test("a booking claimed without a time when there is none", () => {
    expect(judged("You are all booked.", { visits: [] }).join()).toContain("nothing is booked");
    expect(judged("You are all booked.")).toEqual([]);
  });

  test("closures and public holidays count as closed", () => {
    const closed = {
      calendar: {
        ...books.calendar,
        closures: [
          {
            fromDate: "2026-08-13",
            toDate: "2026-08-13",
            fromTime: "12:00",
            toTime: null,
            reason: "Training",
          },
        ],
      },
    };
    expect(judged("On Thursday 13 August I have 2:00 pm.", closed)).toHaveLength(1);
    expect(judged("On Thursday 13 August we are open from 9:00 am to 12:00 pm.", closed)).toEqual([]);
  });
});
