import { matterWords, stem, wordsOf } from "#kernel/question-words.ts";
import type { ClinicFacts } from "../../events.ts";
import { capital, spokenList, withoutEnd } from "../spoken.ts";
import { aNamed, aVisit } from "../visit-names.ts";
import { mentions, sentencesOf, sharesWord } from "./notes.ts";
import { type Asked, type Fact, fromNotes, noted, type TopicRows } from "./rows.ts";
import { inWords, wantedStems } from "./treatment-words.ts";

/** What things cost and how they are paid: only what the clinic wrote. */

interface Price {
  service: string;
  /** As it stands there: `$180`, `from $450`. */
  price: string;
}

const leading = ["from", "at", "about", "around", "for", "is", "-", "–", "—", ":"];

/** 'Teeth Cleaning - $180', 'Whitening from $450': the services that bear a price in the clinic's list. */
export function listedPrices({ services, specializations }: ClinicFacts): readonly Price[] {
  return [...services, ...specializations].flatMap((entry) => {
    const at = entry.indexOf("$");
    if (at < 0) return [];
    const parts = entry.slice(0, at).replaceAll("(", " ").trim().split(" ");
    const isFrom = parts.at(-1)?.toLowerCase() === "from";
    while (leading.includes(parts.at(-1)?.toLowerCase() ?? "")) parts.pop();
    const service = withoutEnd(parts.join(" "));
    const price = withoutEnd(entry.slice(at).replaceAll(")", ""));
    return service === "" ? [] : [{ service, price: `${isFrom ? "from " : ""}${price}` }];
  });
}

const dollars = new Intl.NumberFormat("en-AU", {
  style: "currency",
  currency: "AUD",
  trailingZeroDisplay: "stripIfInteger",
});

/** What the clinic's list of treatments says, which its services in words do not overrule. */
function treatmentPrices({ treatments = [] }: ClinicFacts): readonly Price[] {
  return treatments.flatMap(({ name, priceCents, isFromPrice }) =>
    priceCents === null
      ? []
      : [
          {
            service: name,
            price: `${isFromPrice ? "from " : ""}${dollars.format(priceCents / 100)}`,
          },
        ],
  );
}

const say = ({ service, price }: Price): string => `${inWords(service)} is ${price}`;

function prices(asked: Asked): Fact | null {
  const { about, facts, words } = asked;
  const stems = wantedStems(about, words);
  const list = [...treatmentPrices(facts), ...listedPrices(facts)];
  const ofTreatment = treatmentPrices(facts).filter(({ service }) => sharesWord(service, stems));
  const fitting =
    ofTreatment.length > 0 ? ofTreatment : list.filter(({ service }) => sharesWord(service, stems));
  if (fitting.length > 0) return { text: `${capital(spokenList(fitting.slice(0, 3).map(say), "and"))}.` };
  const priced = sentencesOf(facts).filter(
    (sentence) => sentence.includes("$") || mentions(sentence, ["dollars", "no charge", "free consultation"]),
  );
  const ofIt = priced.filter((sentence) => sharesWord(sentence, stems));
  if (ofIt.length > 0)
    return {
      text: ofIt
        .slice(0, 2)
        .map((each) => `${capital(withoutEnd(each))}.`)
        .join(" "),
    };
  if (stems.length > 0 || list.length === 0) return null;
  const text = `${capital(spokenList(list.slice(0, 3).map(say), "and"))}.`;
  return list.length > 3 ? { text, rest: "what the rest would cost" } : { text };
}

const funds =
  "fund funds health private cover insurance insurer insurers rebate rebates preferred concession pension".split(
    " ",
  );
const fundNames = [
  ..."hicaps medicare cdbs dva veterans ndis medibank bupa hcf nib ahm hbf gmhba cbhs hif westfund latrobe".split(
    " ",
  ),
  ...["bulk bill", "bulk billing", "child dental", "health care card", "healthcare card", "seniors card"],
];
const ofAccounts = [
  "invoice",
  "invoices",
  "bill",
  "account",
  "receipt",
  "receipts",
  "refund",
  "statement",
  "charged",
  "overcharged",
];
const ofGap = ["gap", "out of pocket", "get back", "claim back", "how much"];
const ways = [
  "afterpay",
  "zip",
  "humm",
  "payment",
  "payments",
  "eftpos",
  "amex",
  "american express",
  "paypal",
  "cash",
  "card",
  "cards",
  "credit",
  "instalments",
  "interest free",
  "deposit",
  "deposits",
  "invoice",
  "invoices",
  "pay",
];

/** Out of the clinic's list of health funds; what would be left to pay stays open. */
function fromFunds({ about: { named }, facts: { healthFunds = [] }, words }: Asked): Fact | null {
  if (healthFunds.length === 0) return null;
  const rest = mentions(words, ofGap) ? { rest: "what would be left to pay" } : {};
  const all = `We take ${spokenList([...healthFunds], "and")}.`;
  const wanted = matterWords(`${named ?? ""} ${words}`).filter((word) => !fundStems.has(word));
  const taken = healthFunds.filter((fund) => sharesWord(fund, wanted));
  if (taken.length > 0) return { text: `Yes, we take ${spokenList(taken, "and")}.`, ...rest };
  // The list is the whole of it: whoever asks of another fund has heard that it is not taken.
  return { text: all, ...rest };
}
const fundStems: ReadonlySet<string> = new Set(funds.map(stem));

/** Who pays for children and the like is a scheme, and no fund that a clinic takes or not. */
const schemes = [
  ..."medicare cdbs dva ndis veterans".split(" "),
  ...["bulk bill", "bulk billed", "bulk billing", "child dental", "dental benefits", "benefits schedule"],
];

export const money: TopicRows<"price" | "insurance" | "payment" | "fee_cancel" | "guarantee"> = {
  price: {
    known: prices,
    gap: ({ about: { named, treatment } }) => {
      if (named !== undefined && treatment !== undefined) return `what ${aNamed(named)} costs`;
      if (named !== undefined && matterWords(named).length > 0) return `what ${named} would cost`;
      return treatment === undefined ? "what that would cost" : `what ${aVisit(treatment)} costs`;
    },
  },
  insurance: {
    known: (asked) => {
      if (mentions(asked.words, schemes)) return fromNotes({ ...asked, about: {} }, { keys: schemes });
      const noted = fromNotes(asked, {
        keys: funds,
        names: fundNames,
        aspects: [{ asked: ofGap, told: ["gap", "back"], rest: "what would be left to pay" }],
      });
      // Its list is the whole of what it takes; a note may be about one of them.
      return noted === null || noted.rest !== undefined ? (fromFunds(asked) ?? noted) : noted;
    },
    gap: ({ about, words }) => {
      if (mentions(words, schemes)) return "whether Medicare or a scheme like child dental covers it";
      return about.named === undefined ? "which funds we take" : `about ${about.named}`;
    },
  },
  payment: {
    known: (asked) =>
      fromNotes(asked, { keys: ways.filter((way) => way !== "pay" || wordsOf(asked.words).includes("pay")) }),
    gap: ({ words }) => (mentions(words, ofAccounts) ? "what's on your account" : "which ways you can pay"),
  },
  fee_cancel: noted(
    {
      keys: [
        "cancel",
        "cancelling",
        "cancellation",
        "cancellations",
        "notice",
        "no show",
        "missed",
        "late fee",
        "running late",
      ],
    },
    "whether there's a fee for that",
  ),
  guarantee: noted(
    { keys: ["guarantee", "guaranteed", "warranty", "guarantees"] },
    "whether it's guaranteed",
  ),
};
