import { describe, expect, test } from "vitest";
import type { Intent } from "../understanding.ts";
import { toUtterance } from "../words.ts";
import { freshWishes } from "./cases/fresh-calls.ts";
import { oddWishes } from "./cases/odd-wishes.ts";
import { readIntents } from "./read-intents.ts";

const read = (text: string): Intent[] => readIntents(toUtterance(text)).map(({ value }) => value);

const said: Partial<Record<Intent, string>> = {
  book: `
hi i was wondering if i could book an appointment for a check up
um hi id like to book in for a scale and clean please
can i get in to see the dentist tomorrow
could you squeeze me in today
i need to make a booking for my daughter
i'm due for a check up
can you fit my son in on friday
i'd like to come in next week
how do i make an appointment
i need to see someone about my tooth`,
  reschedule: `
i need to reschedule my appointment
can i move my appointment to thursday
i have an appointment tomorrow and i need to change it
could we push it back to next week
i'd like to change the time of my booking
can we switch my appointment to the afternoon`,
  cancel: `
i need to cancel my appointment
can you cancel my two o'clock
i can't make it tomorrow
i won't be able to make my appointment this afternoon
i have a booking on friday and i don't need it anymore
please take me off the list`,
  running_late: `
i'm running late
i'm going to be about fifteen minutes late
stuck in traffic be there in ten`,
  confirm_appointment: `
i'm calling to confirm my appointment for tomorrow
i got a text asking me to confirm`,
  check_appointment: `
what time's my appointment again
when is my appointment
do i have an appointment booked
can you check when i'm booked in`,
  ask_hours: `
what are your opening hours
are you open saturday
what time do you close
when do you open`,
  ask_address: `
where are you located
what's your address
how do i get to the clinic`,
  ask_parking: `
is there parking
where can i park`,
  ask_price: `
how much is a check up
what does a crown cost
do you have payment plans`,
  ask_insurance: `
do you take health insurance
are you a preferred provider with bupa
do you bulk bill`,
  ask_services: `
do you do invisalign
are you taking new patients
what services do you offer`,
  ask_practitioner: `
who are the dentists
do you have a female dentist
is doctor patel in on tuesday`,
  ask_availability: `
what times do you have on friday
do you have anything this afternoon
when's your next available
when can I come
ok great, when can she come
when's good for you
what time works for you
what day would be best for you
any openings tomorrow`,
  leave_message: `
can i leave a message for the dentist
can someone call me back`,
  want_person: `
can i speak to a real person
put me through to reception
i want to talk to a human please`,
  wrong_number: `
sorry wrong number`,
  sales_call: `
i'm calling on behalf of bright solar to offer your business a deal
are you the person in charge of your electricity bill`,
  abuse: `
you stupid machine
fuck off`,
  yes: `
yes
yep sounds good
nah yeah
lock it in
that works
perfect
yeah go ahead
that's right
too easy
no that's fine
sweet as`,
  no: `
no
nah
yeah nah
no thanks
not really
that's not right
not tuesday
none of those work`,
  maybe: `
i'm not sure
maybe
i don't know`,
  repeat: `
can you say that again
sorry what was that
pardon
i didn't catch that`,
  slower: `
can you slow down a bit
you're talking too fast`,
  wait: `
hang on a sec
just a minute i'll get my diary`,
  thanks: `
thanks so much
cheers mate`,
  greeting: `
hello
g'day
hi good morning`,
  goodbye: `
bye
that's all thanks
see you later`,
  are_you_human: `
are you a robot
am i talking to a real person`,
};

const cases = Object.entries(said).flatMap(([intent, block]) =>
  block
    .trim()
    .split("\n")
    .map((text) => ({ intent: intent as Intent, text })),
);

test.each(cases)("hears $intent in '$text' [CALL-1]", ({ intent, text }) => {
  expect(read(text)).toContain(intent);
});

test("hears wishes in wordings of later lists [CALL-1]", () => {
  expect(freshWishes.filter(({ intent, text }) => !read(text).includes(intent))).toEqual([]);
});

test("hears every wish in odd wordings, by senses where no phrase is known [CALL-1]", () => {
  expect(oddWishes.filter(([text, ...wishes]) => !wishes.every((wish) => read(text).includes(wish)))).toEqual(
    [],
  );
});

test("says that a wish is only likely when no phrase told it", () => {
  const certainties = (text: string) =>
    readIntents(toUtterance(text)).map(({ value, certainty }) => `${value} ${certainty}`);
  expect(certainties("please cancel my appointment")).toEqual(["cancel sure"]);
  expect(certainties("pulling the pin on thursday i'm afraid")).toEqual(["cancel unsure"]);
});

test.each<[string, Intent[]]>([
  ["book my son in for a clean and cancel mine on friday", ["book", "cancel"]],
  ["cancel my clean on friday and move my daughter's appointment to tuesday", ["reschedule", "cancel"]],
])("hears both wishes where two clauses tell them: '%s'", (text, wishes) => {
  expect(read(text)).toEqual(wishes);
});

describe("keeps what is not meant apart", () => {
  test.each<[string, Intent]>([
    ["i need to change my appointment to thursday", "book"],
    ["i'd like to cancel my booking", "book"],
    ["when is my appointment", "book"],
    ["yeah nah", "yes"],
    ["nah yeah", "no"],
    ["no worries", "no"],
    ["i don't want to cancel", "cancel"],
    ["is there a cancellation fee", "cancel"],
    ["i want to book a flight to perth", "book"],
    ["cancel my credit card", "cancel"],
    ["what's the weather like", "ask_hours"],
    ["how do i do it", "yes"],
    ["just a general check up", "wait"],
    ["just one person", "want_person"],
    ["can you fit me in late on tuesday", "running_late"],
    ["how much is the fee if i cancel", "cancel"],
    ["i am going away and need to rent a car", "book"],
    ["i'm such an idiot i missed my appointment", "abuse"],
    ["something is stuck in my tooth", "running_late"],
    ["do i have an appointment already", "book"],
    ["what's your website", "sales_call"],
    ["do i have to talk to a robot", "are_you_human"],
    ["i do not want to move my appointment", "reschedule"],
    ["my sister scrapped her wedding", "cancel"],
    ["the traffic was bad last week", "cancel"],
  ])("'%s' is not %s", (text, intent) => {
    expect(read(text)).not.toContain(intent);
  });
});

test("hears several wishes in one sentence, the task before the question", () => {
  expect(read("hi yeah i'd like to make a booking and also are you open saturday")).toEqual([
    "book",
    "ask_hours",
    "yes",
    "greeting",
  ]);
});

test("keeps the caller's words and their place", () => {
  const text = "Hi, I'd like to book an appointment, please.";
  const [book] = readIntents(toUtterance(text));
  expect(book && text.slice(...book.span)).toBe(book?.heard);
});
