import { describe, expect, test } from "vitest";
import { toUtterance } from "../../words.ts";
import { type NameContext, readBestName, readName } from "./read-name.ts";

const read = (text: string, expected: NameContext["expected"] = null) =>
  readName(toUtterance(text), { expected })?.value.full ?? null;

test.each([
  "its killing me",
  "it's waiting there",
  "its throbbing madly",
  "it's sitting wrong",
  "i'm paying cash",
])("'%s' names nobody", (said) => {
  expect(read(said)).toBeNull();
});

describe("introduced names", () => {
  test.each([
    ["my name is tom brennan", "Tom Brennan"],
    ["my name's tom brennan and i'd like a check up", "Tom Brennan"],
    ["the name is priya raghunathan", "Priya Raghunathan"],
    ["it's tom brennan", "Tom Brennan"],
    ["its xiaoling zhang i cant do friday now", "Xiaoling Zhang"],
    ["this is meiling li i need to move my appointment", "Meiling Li"],
    ["it's siqing wu", "Siqing Wu"],
    ["hi this is sarah o'brien calling", "Sarah O'Brien"],
    ["hi it's khadijah", "Khadijah"],
    ["i'm tom brennan", "Tom Brennan"],
    ["tom brennan here", "Tom Brennan"],
    ["it's booked under my husband's name tom brennan", "Tom Brennan"],
    ["change the name to tom brennan", "Tom Brennan"],
    ["hi this is doctor sarah chen i need a check up myself", "Sarah Chen"],
    ["myself rajesh kumar", "Rajesh Kumar"],
    ["oh lachlan svensson is my name", "Lachlan Svensson"],
    ["it's for my daughter lucy", "Lucy"],
    ["can i book my son tom in", "Tom"],
    ["it's tom here but it's for my daughter lucy brennan", "Lucy Brennan"],
    ["i have a booking under the name van der berg", "Van der Berg"],
    ["it's under anna van der berg", "Anna van der Berg"],
    ["my first name is tom and my surname is brennan", "Tom Brennan"],
    ["tom surname brennan", "Tom Brennan"],
    ["you can call me grace", "Grace"],
    ["an appointment for khadijah poteat on friday", "Khadijah Poteat"],
    ["book it for wei zhang", "Wei Zhang"],
    ["an appointment for Kim Park, on friday", "Kim Park"],
    ["my name is christmas humphreys", "Christmas Humphreys"],
    ["my name is nguyen van minh", "Nguyen Van Minh"],
    ["my name is mc donald", "McDonald"],
    ["my name is siobhan mcdonald", "Siobhan McDonald"],
    ["my name is sean oh brien", "Sean O'Brien"],
    ["this is Anne-Marie Smith-Jones", "Anne-Marie Smith-Jones"],
    ["my name is smith hyphen jones", "Smith-Jones"],
  ])("'%s' names %s [CALL-1]", (text, name) => {
    expect(read(text)).toBe(name);
  });

  test.each([
    ["my name is april", "April"],
    ["i'm april jones", "April Jones"],
    ["the name's will grant", "Will Grant"],
    ["my name is hope", "Hope"],
    ["my name is mark may", "Mark May"],
    ["name is rose summer", "Rose Summer"],
  ])("ordinary words are names when introduced as such: '%s'", (text, name) => {
    expect(read(text)).toBe(name);
  });
});

describe("what is no name", () => {
  test.each([
    "i'm in pain",
    "i'm running late",
    "i'm calling about an appointment",
    "i'm after a clean",
    "i'm a new patient",
    "i'm lactose intolerant",
    "it's tuesday",
    "it's april the fifth",
    "it's for tuesday",
    "it's for next week",
    "this is urgent",
    "that's fine",
    "that's crazy",
    "no worries",
    "can the dentist call me back",
    "can i leave a message for doctor chen",
    "my son has a toothache",
    "my wife rang earlier",
    "a clean on monday and my wife will drive me",
    "book my son in, my mum will bring him at ten",
    "my daughter finishes school at three",
    "my husband works till five on fridays",
    "is it free for kids under CDBS",
    "i'm under hcf and my son needs a clean",
    "book an appointment for invisalign",
    "will you be open tomorrow",
    "are you a preferred provider for Medibank though",
    "do you take bookings for HBF members",
    "book me in for Christmas Day",
    "book me in for Australia Day",
    "an appointment for Anzac Day arvo",
    "can I book for Labour Day",
    "an appointment for Surry Hills",
    "a booking for Gold Coast",
    "an appointment for porcelain crowns",
    "a booking for smile makeover",
    "book me in for sleep apnoea",
    "a slot for school holidays",
    "it's for workers compensation",
    "is it free for veterans though",
    "no rush though",
    "may i book a visit",
    "hello",
  ])("'%s'", (text) => {
    expect(read(text)).toBeNull();
  });

  test.each([
    "can you say that again",
    "what do you need my name for",
    "i'd rather not",
    "two thirty",
    "um yeah",
    "hello",
  ])("not even when a name was asked for: '%s'", (text) => {
    expect(read(text, "name")).toBeNull();
  });
});

describe("answers to 'your name?'", () => {
  test.each([
    ["tom brennan", "Tom Brennan"],
    ["yeah tom brennan thanks", "Tom Brennan"],
    ["um it's uh tom um brennan", "Tom Brennan"],
    ["sure it's priya", "Priya"],
    ["chen", "Chen"],
    ["Kim Park", "Kim Park"],
    ["lily beach", "Lily Beach"],
    ["april", "April"],
    ["xiao ming li", "Xiao Ming Li"],
    ["anne-marie smith-jones", "Anne-Marie Smith-Jones"],
    ["o'brien", "O'Brien"],
    ["no it's brennan with two n's", "Brennan"],
  ])("'%s' is %s", (text, name) => {
    expect(read(text, "name")).toBe(name);
  });
});

describe("spelled names", () => {
  test.each([
    ["b r e n n a n", "Brennan"],
    ["b r e double n a n", "Brennan"],
    ["b for bravo r e n for nelly n a n", "Brennan"],
    ["bravo romeo echo november november alpha november", "Brennan"],
    ["smith s m i t h", "Smith"],
    ["it's smyth s m y t h", "Smyth"],
    ["b as in bob e l l", "Bell"],
    ["that's tee oh em", "Tom"],
  ])("'%s' is %s", (text, name) => {
    expect(read(text, "spelling")).toBe(name);
  });

  test("the letters replace the word they spell", () => {
    expect(read("my name is tom brenan b r e n n a n")).toBe("Tom Brennan");
    expect(read("my name is jon smith that's j o n")).toBe("Jon Smith");
  });

  test("one run of letters may spell the whole name, apostrophe included", () => {
    expect(read("siobhan kearney s i o b h a n k e a r n e y", "name")).toBe("Siobhan Kearney");
    expect(read("tom o'leary t o m o apostrophe l e a r y", "name")).toBe("Tom O'Leary");
  });

  test("a spelled first name and surname are parted where the first name is known", () => {
    expect(read("a n n e t t e g o d d a r d", "spelling")).toBe("Annette Goddard");
  });
});

describe("letters of several words of a name [CALL-1]", () => {
  test.each([
    ["jean paul moreau j e a n p a u l", "Jean Paul", "Moreau"],
    ["anna maria rossi a n n a m a r i a then r o s s i", "Anna Maria", "Rossi"],
    ["ann marie smith a n n e m a r i e", "Anne Marie", "Smith"],
    ["omar el sayed e l s a y e d", "Omar", "El Sayed"],
    ["omar el sayed e l s a i e d", "Omar", "El Saied"],
    ["poppy de souza d e s o u z a", "Poppy", "de Souza"],
    ["john smith s m y t h", "John", "Smyth"],
    ["fatima el sayed s a y e d", "Fatima", "El Sayed"],
    ["tom brennan t o m b r e n n a n", "Tom", "Brennan"],
  ])("confirm them, or put right what they are like: '%s'", (said, first, last) => {
    expect(readName(toUtterance(said), { expected: "name" })?.value).toMatchObject({ first, last });
  });
});

test("another reading of the words is used where the first has no name, and is unsure", () => {
  const readings = ["yo webster", "yeah webster", "joe webster"].map(toUtterance);
  expect(readBestName(readings, { expected: "name" })).toMatchObject({
    value: { full: "Joe Webster" },
    certainty: "unsure",
  });
});

test("tells first name and surname apart and keeps the words heard", () => {
  const text = "hi my name is tom brennan thanks";
  const name = readName(toUtterance(text), { expected: null });
  expect(name).toMatchObject({
    value: { first: "Tom", last: "Brennan" },
    heard: "tom brennan",
    certainty: "sure",
  });
  expect(name && text.slice(...name.span)).toBe("tom brennan");
});

describe("how a name is written", () => {
  test.each([
    ["it's S for sugar, I, O B H A N, surname Ní Chonaill, N I C H O N A I L L", "Siobhan Ní Chonaill"],
    ["Xiu, X-I-U, last name Qian, Q for Queen I A N", "Xiu Qian"],
    ["first name A for apple N H, last name is Le, L E", "Anh Le"],
    ["Niamh Byrne, N for Nancy, I, A, M for Mike, H", "Niamh Byrne"],
    ["bjorn thorne, B for Bravo, J for Juliet, O, R, N for November", "Bjorn Thorne"],
  ])("letters spell the name they stand beside: '%s' [CALL-1]", (text, name) => {
    expect(read(text, "name")).toBe(name);
  });

  test.each([
    ["it's Stephen with a P H and Clarke with an E", "Stephen Clarke"],
    ["Katharine Smythe, that's Katharine with an A and Smythe with a Y", "Katharine Smythe"],
    ["no it's Kaitlyn with a K, K A I T L Y N", "Kaitlyn"],
    ["kaitlyn with a k k a i t l y n", "Kaitlyn"],
    ["sarah with an h connolly", "Sarah Connolly"],
    ["Jon without the H, Reid", "Jon Reid"],
    ["it's Philippa Browne with an E at the end", "Philippa Browne"],
    ["Aoife, that's A O I F E, Byrne with a Y", "Aoife Byrne"],
    ["it's Sean spelled S E A N not S H A U N", "Sean"],
    ["Marc Hughes, Marc with a C instead of a K", "Marc Hughes"],
  ])("a description of the writing is no name: '%s' [CALL-1]", (text, name) => {
    expect(read(text, "name")).toBe(name);
  });

  test.each([
    "Pete, Pete Walsh",
    "pete um pete walsh",
    "Walsh, Pete Walsh",
    "Righto, it's Pete... Pete Walsh",
  ])("a lone name that is said again with another one is meant in full: '%s' [CALL-1]", (text) => {
    expect(read(text, "name")?.toLowerCase()).toBe("pete walsh");
  });

  test.each([
    "yeah righto",
    "too easy",
    "okey dokey",
    "beauty",
    "no dramas",
    "fair enough",
    "lock it in",
    "yeah nah",
  ])("an assent is no name: '%s' [CALL-1]", (text) => {
    expect(read(text, "name")).toBeNull();
  });

  test.each(["Liz Quick", "it's Liz Quick", "yeah liz quick thanks"])(
    "an ordinary word beside a first name, and last, is the last name: '%s' [CALL-1]",
    (text) => {
      expect(read(text, "name")?.toLowerCase()).toBe("liz quick");
    },
  );
});

test.each([
  ["Priya Sharma 0401 222 333, can you push my appointment", "Priya Sharma"],
  ["Wei Zhang, 0412 345 678, I want to cancel", "Wei Zhang"],
  ["olga petrov oh four one two three four five six seven eight i need to move my booking", "Olga Petrov"],
  ["Medibank 0401 222 333", null],
  ["flat white at 2 pm", null],
  ["my mobile 0401222333", null],
])(
  "a name that opens the sentence, before a telephone number, is the caller's: '%s' [CALL-1]",
  (text, name) => {
    expect(read(text)).toBe(name);
  },
);

test.each([
  ["a clean for my son will needs to be on friday", "Will"],
  ["a clean for my son Will Hart", "Will Hart"],
  ["my daughter Agnes on tuesday", "Agnes"],
  ["under Ng", "Ng"],
])("what stands behind kin is a name where it says nothing of what they do: '%s' [CALL-1]", (text, name) => {
  expect(read(text, null)).toBe(name);
});

test.each([
  ["g'day daniel okafor here", "Daniel Okafor"],
  ["helen brandt oh four nine one five", "Helen Brandt"],
  ["beverley stanton bev's fine", "Beverley Stanton"],
  ["sinead oh brien", "Sinead O'Brien"],
  ["my toddler drank mouthwash", null],
  ["my wife helen needs to come in", "Helen"],
])("a greeting, a number, a verb and what friends say are no part of a name: '%s'", (text, name) => {
  expect(read(text, "name")).toBe(name);
});
