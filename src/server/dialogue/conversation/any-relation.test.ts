import { describe, expect, test } from "vitest";
import { clinicBook } from "./testing/clinic-book.ts";
import { callSaying, exampleFacts, mine, testCall } from "./testing/test-call.ts";
import { aVisit } from "./testing/visits.ts";

/** Whoever a caller speaks of, by whatever word, is understood as any other. */
const relations = (
  "my wife|hubby|the missus|my partner|mum|my stepson|my step-son|my mother-in-law|my mother in law|" +
  "my foster daughter|my great-grandson|my nan|my little one|my youngest|my boy|my flatmate|my carer|" +
  "my client|my ex|my fiancée|my other half|my bub|our toddler|my house mate|my old man|my best friend|" +
  "my pop|my eldest daughter|my elderly father|his wife|my nephew|our grandkid"
).split("|");

const booked = ["a clean for jill hart on tuesday at nine", "yes", "yes"];

describe.each(relations)("%s", (who) => {
  test("comes too once the caller is booked, under a name that is asked for [CALL-1]", () => {
    for (const line of [`and one for ${who} too`, `could you book ${who} in as well`]) {
      const { state } = callSaying([...booked, line]);
      expect(state).toMatchObject({ purpose: "book", draft: { name: null } });
    }
  });

  test("is counted beside the caller, in the same breath or later [CALL-1]", () => {
    expect(callSaying([`a clean for me and ${who} on tuesday at ten`]).state.queued).toEqual(["book"]);
    const { state } = callSaying(["a clean tuesday at nine", `and ${who} too`]);
    expect(state).toMatchObject({ queued: ["book"], draft: { name: null } });
  });

  test("is somebody else than the caller, and called by the name that follows [CALL-1]", () => {
    expect(callSaying([`i need a clean for ${who} greta olsen`]).state.draft).toMatchObject({
      name: { value: { full: "Greta Olsen" } },
      isForOther: true,
    });
  });
});

/** A child's visit is its parent's matter; everybody else's is their own. */
const youngOnes = /\b(?:step-?son|daughter|grandson|little one|youngest|boy|bub|toddler|nephew|grandkid)\b/;

// Of an ex nothing is looked up: see third-party.test.ts.
test.each(relations.filter((who) => who !== "my ex"))(
  "%s has a visit of their own, which is not the caller's [CALL-1] [APPT-14]",
  (who) => {
    const book = clinicBook(exampleFacts, [
      aVisit({ patientName: "Jill Hart", patientPhone: mine.callerNumber, date: "2026-08-12" }),
    ]);
    const call = testCall({ ...mine, book });
    call.say(`it's jill hart, cancel ${who}'s appointment`);
    const isChild = youngOnes.test(who);
    expect(call.state).toMatchObject(
      isChild
        ? { purpose: "cancel", step: { kind: "identifying", asked: "name" } }
        : { purpose: null, step: { kind: "offering_person" } },
    );
  },
);

test.each([
  ["could dave come friday as well", "Dave"],
  ["Book Tilly in as well", "Tilly"],
  ["can we get Archie in too please", "Archie"],
  ["i'd also like to bring Hugo in", "Hugo"],
  ["Dave needs a filling too", "Dave"],
])("whoever is named to come too is booked under that name [CALL-1]: %s", (line, first) => {
  const { state } = callSaying([...booked, line]);
  expect(state).toMatchObject({ purpose: "book", draft: { name: { value: { first } } } });
});

test("whoever is named to come too waits while the caller is booked [CALL-1]", () => {
  const call = callSaying(["a clean tuesday at nine", "jill hart", "could dave come too"]);
  expect(call.state).toMatchObject({ queued: ["book"], draft: { name: { value: { first: "Jill" } } } });
  call.say("yes");
  expect(call.say("yes")).toContain("Now Dave.");
});

test.each([
  [["my surname's ngata", "aroha"], "Aroha Ngata"],
  [["surname okafor", "it's grace okafor"], "Grace Okafor"],
  [["aroha", "last name nguyen"], "Aroha Nguyen"],
  [["grace", "the surname's okafor"], "Grace Okafor"],
  [["grace okafor", "the last name should be okeke"], "Grace Okeke"],
  [["grace okafor", "my second name is actually okeke"], "Grace Okeke"],
])("a last name said by itself is no first name [CALL-1]: %j", (lines, full) => {
  const call = callSaying(["a clean tuesday at nine", ...lines]);
  expect(call.state.draft.name?.value.full).toBe(full);
});

test("whoever gave the last name alone is asked for the first", () => {
  expect(callSaying(["a clean tuesday at nine"]).say("my surname's ngata")).toBe("And the first name?");
});

test.each([
  [
    ["book my partner in, not me, for a clean tuesday at nine", "my partner is ana lucia reyes"],
    "Ana Lucia Reyes",
  ],
  [["my wife is sarah reyes and she needs a clean tuesday at nine"], "Sarah Reyes"],
  [["i need to bring my mum in for a clean tuesday at nine", "my mum is elsie crane"], "Elsie Crane"],
  [["a clean for my son tuesday at nine", "my son is xavier hill"], "Xavier Hill"],
  [["a clean for my wife tuesday at nine", "my wifes sarah reyes"], "Sarah Reyes"],
  // Who rings is told beside it, and the visit is not theirs.
  [["a clean for my wife tuesday at nine", "my wife is sarah reyes", "im bob reyes"], "Sarah Reyes"],
  [
    ["a clean for my partner tuesday at nine", "ana lucia reyes", "and my name is dave reyes"],
    "Ana Lucia Reyes",
  ],
  [["a clean for my son tuesday at nine", "tom hill", "this is jenny hill his mum"], "Tom Hill"],
  [["a clean for my son tuesday at nine", "tom hill", "no sorry his name is tim hall"], "Tim Hall"],
])("whoever is named as what they are to the caller is whom the visit is for [CALL-1]: %j", (lines, full) => {
  expect(callSaying(lines).state.draft.name?.value.full).toBe(full);
});

test("who rings for the patient stands in the notes [CALL-1]", () => {
  const { draft } = callSaying(["a clean for my wife tuesday at nine", "sarah reyes", "im bob reyes"]).state;
  expect(draft.notes).toContain("Bob Reyes rings for the patient.");
});

test.each([
  "my son is keen",
  "my daughters wire is poking",
  "my sons plate broke",
  "my wife is sick",
  "my husband is a teacher",
  "my mum is here with me",
])("what is said of somebody is no name [CALL-1]: %s", (words) => {
  expect(callSaying(["a clean for them tuesday at nine", words]).state.draft.name).toBeNull();
});
