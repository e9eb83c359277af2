import { describe, expect, test } from "vitest";
import type { HearContext } from "../context.ts";
import { hear } from "../hear.ts";
import { openCall } from "../testing/hear-as.ts";
import type { ProposedAct } from "./proposal.ts";

const offered = [
  { id: "ten", kind: "time", date: "2026-08-11", time: "10:00" },
  { id: "half-two", kind: "time", date: "2026-08-11", time: "14:30" },
] as const;

/** The kinds of the acts that are heard with a proposal, each once. */
function heardWith(text: string, acts: readonly ProposedAct[], parsed: Partial<HearContext> = {}) {
  const { acts: heard } = hear(text, [], { ...openCall, ...parsed }, { acts });
  return heard;
}
const kinds = (...asked: Parameters<typeof heardWith>): readonly string[] => [
  ...new Set(heardWith(...asked).map((act) => (act.kind === "want" ? `want.${act.wish}` : act.kind))),
];

describe("what a model takes the words for", () => {
  test("is heard where the built-in reader makes out nothing [CALL-6]", () => {
    const odd = "me gnashers want a good scrub up";
    const acts: ProposedAct[] = [
      { does: "want.book", words: odd },
      { does: "treatment", words: "a good scrub up", which: "Teeth Cleaning" },
    ];
    expect(heardWith(odd, acts)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: "want", wish: "book" }),
        expect.objectContaining({ kind: "treatment", treatment: "Teeth Cleaning" }),
      ]),
    );
  });

  test("gives days and times their role, and our own reader reads them [CALL-6]", () => {
    const text = "thursdays no good now could it be tuesday week at quarter past two";
    const whens = heardWith(text, [
      { does: "want.move", words: "could it be" },
      { does: "when.visit", words: "thursdays" },
      { does: "when.wish", words: "tuesday week at quarter past two" },
    ]).flatMap((act) => (act.kind === "when" ? [act] : []));
    expect(
      whens.map(({ role, when }) => [
        role,
        ...when.days.map(({ value }) => value.from),
        ...when.times.map(({ value }) => (value.kind === "exact" ? value.time : "")),
      ]),
    ).toEqual([
      ["visit", "2026-08-13"],
      ["wish", "2026-08-18", "14:15"],
    ]);
  });

  test("leaves the waitlist in words of its own, and puts nobody on it who leaves it [CALL-5] [CALL-6]", () => {
    const odd = "scratch that list of yours for us its sorted elsewhere";
    expect(kinds(odd, [{ does: "want.leave_waitlist", words: odd }])).toContain("want.leave_waitlist");
    const plain = "take me off the waiting list";
    for (const does of ["want.waitlist", "want.cancel"] as const)
      expect(kinds(plain, [{ does, words: plain }])).toEqual(["want.leave_waitlist"]);
    const none = "whats the address please";
    expect(kinds(none, [{ does: "want.leave_waitlist", words: none }])).not.toContain("want.leave_waitlist");
  });

  test("is read by itself, whatever stands beside it [CALL-6]", () => {
    const text = "the call back tomorrow after four yeah ill be home by then";
    const [when] = heardWith(text, [
      { does: "want.callback", words: "the call back" },
      { does: "when.wish", words: "tomorrow after four" },
    ]).flatMap((act) => (act.kind === "when" ? [act.when] : []));
    expect(when?.days.map(({ value }) => value.from)).toEqual(["2026-08-11"]);
    expect(when?.times.map(({ value }) => value)).toMatchObject([{ kind: "part", from: "16:00" }]);
  });

  test("tells whose name it is, and leaves out whoever is only mentioned [CALL-6]", () => {
    const text = "its jodie marsh here ringing for my son theo my sister kath says youre lovely";
    const names = heardWith(text, [
      { does: "want.book", words: "ringing for my son" },
      { does: "name.caller", words: "jodie marsh" },
      { does: "patient", words: "my son" },
      { does: "name.patient", words: "theo" },
      { does: "mentioned", words: "my sister kath" },
    ]).flatMap((act) => (act.kind === "name" ? [`${act.name.full} ${act.role}`] : []));
    expect(names.toSorted()).toEqual(["Jodie Marsh caller", "Theo patient"]);
  });

  test("points at what was offered, in any words [CALL-6]", () => {
    const parsed = { prompt: "offer", wish: "book", candidates: offered } as const;
    const text = "ooh go on then ill have the one after me lunch";
    expect(
      heardWith(text, [{ does: "pick", words: "the one after me lunch", which: "half-two" }], parsed),
    ).toEqual(expect.arrayContaining([expect.objectContaining({ kind: "pick", candidate: "half-two" })]));
  });
});

describe("held against the words", () => {
  const readBack = { prompt: "read_back", wish: "book" } as const;

  test("words that were not said are nothing [CALL-6]", () => {
    const heard = hear(
      "what was that sorry",
      [],
      { ...openCall, ...readBack },
      {
        acts: [{ does: "yes", words: "yes please book it" }],
      },
    );
    expect(heard.proposed).toEqual({ acts: 1, standing: 0 });
    expect(heard.acts.some(({ kind }) => kind === "yes")).toBe(false);
  });

  test.each(["hang about is that the one with the parking", "yeah nah", "if that's okay with my wife"])(
    "a yes needs words of agreement: %s [CALL-6]",
    (text) => {
      expect(kinds(text, [{ does: "yes", words: text }], readBack)).not.toContain("yes");
    },
  );

  test.each(["yep thats the one oh but its for my daughter kaya", "yep but its for my daughter kaya"])(
    "what nobody pointed at agrees to nothing: %s [CALL-6]",
    (text) => {
      expect(kinds(text, [{ does: "correct", words: "its for my daughter kaya" }], readBack)).not.toContain(
        "yes",
      );
    },
  );

  test("nothing is safe that tells of a danger [CALL-6]", () => {
    const text = "shes gone all floppy and i cant wake her";
    expect(kinds(text, [{ does: "safe", words: text }], { prompt: "danger" })).not.toContain("safe");
  });

  test("a danger that was heard stands whatever is proposed, and one that only a model tells of is asked about first [CALL-6]", () => {
    const grave = "he cant breathe his throat is closing up";
    expect(heardWith(grave, [{ does: "chat", words: grave }])).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: "danger", degree: "life" })]),
    );
    const hinted = "everything tastes of metal and my cheeks are twice what they were";
    const [danger] = heardWith(hinted, [{ does: "danger", words: hinted, which: "allergic" }]).filter(
      ({ kind }) => kind === "danger",
    );
    expect(danger).toMatchObject({ danger: "allergic", degree: "perhaps_life" });
  });

  test("a yes stays one of its own, whatever the model hears begin behind it [CALL-6]", () => {
    const { clauses } = hear(
      "lovely one thirty for my sister",
      [],
      { ...openCall, ...readBack },
      {
        acts: [
          { does: "yes", words: "lovely" },
          { does: "want.book", words: "one thirty for my sister" },
        ],
      },
    );
    expect(clauses.map(({ words }) => words)).toEqual(["lovely", "one thirty for my sister"]);
  });

  test("no danger is made out of nothing [CALL-6]", () => {
    const text = "what time do you open on fridays";
    expect(kinds(text, [{ does: "danger", words: text, which: "breathing" }])).not.toContain("danger");
  });

  test.each<[ProposedAct["does"], string]>([
    ["bye", "id like a check up next week please"],
    ["drop", "can you do thursday at ten for me"],
    ["want.no_calls", "is there parking near you"],
    ["abuse", "could i get a clean in september"],
    ["wrong_number", "i need to see somebody about my filling"],
    ["other_language", "tuesday arvo would be beaut"],
    ["no", "half past nine sounds great"],
    ["want.cancel", "whats the address again please"],
  ])("nobody can be made to have said %s by “%s” [CALL-6]", (does, text) => {
    expect(kinds(text, [{ does, words: text }])).not.toContain(does);
  });

  test.each<[ProposedAct["does"], string, string]>([
    ["chat", "i want to cancel my appointment on thursday", "want.cancel"],
    ["noise", "could i book a check-up for next week please", "want.book"],
    ["tell", "how much is a clean", "ask"],
    ["chat", "no leave it as it is", "keep"],
  ])("a call cannot be made deaf by %s for “%s” [CALL-6]", (does, text, stays) => {
    expect(kinds(text, [{ does, words: text }])).toContain(stays);
  });

  test("only what was offered can be picked, and only where something may be chosen [CALL-6]", () => {
    const offer = { prompt: "offer", wish: "book", candidates: offered } as const;
    const point = (which: string, text: string): ProposedAct[] => [{ does: "pick", words: text, which }];
    expect(
      hear("that last one", [], { ...openCall, ...offer }, { acts: point("nine", "that last one") }).proposed,
    ).toEqual({
      acts: 1,
      standing: 0,
    });
    const more = "yes id like to book one for my daughter too";
    expect(
      kinds(more, point("ten", more), { prompt: "anything_else", wish: "book", candidates: offered }),
    ).not.toContain("pick");
    const otherHour = "two pm";
    expect(kinds(otherHour, point("ten", otherHour), offer)).not.toContain("pick");
    const elsewhere = "where do i park when i get there";
    expect(kinds(elsewhere, point("ten", elsewhere), offer)).not.toContain("pick");
  });

  test("a treatment that is named is not made another, nor is one made out of nothing [CALL-6]", () => {
    const treatments = (text: string) =>
      heardWith(text, [{ does: "treatment", words: text, which: "Root Canal" }]).flatMap((act) =>
        act.kind === "treatment" ? [act.treatment] : [],
      );
    expect(treatments("id like to book a clean")).toEqual(["Teeth Cleaning"]);
    expect(treatments("the fourth at ten please")).toEqual([]);
  });

  test.each<[ProposedAct["does"], string, string]>([
    ["that_is_all", "id like a check up next week please", "that_is_all"],
    ["reach.none", "can the dentist ring me about my bill", "reach"],
    ["beside", "its not a cleaning its a check up", "beside"],
  ])(
    "no call is ended, no ring back lost and no second visit made by %s for “%s” [CALL-6]",
    (does, text, kind) => {
      expect(kinds(text, [{ does, words: text }])).not.toContain(kind);
    },
  );

  test("a whole sentence is nobody's name [CALL-6]", () => {
    const text = "one for me and one for my daughter tilly on friday at three please";
    expect(
      heardWith(text, [{ does: "name.caller", words: text }]).some(
        (act) => act.kind === "name" && act.role === "caller",
      ),
    ).toBe(false);
  });
});
