import { spokenContact, spokenEmail, spokenWebsite, withoutEnd } from "../spoken.ts";
import { type Fact, fromNotes, type TopicRows } from "./rows.ts";

/** Where the clinic is, how to get in, and how to reach it. */

const written = (text: string, wording: (text: string) => string): Fact | null =>
  text.trim() === "" ? null : { text: wording(text.trim()) };

/** 'Yes' where the sentence says that there is some. */
const withYes = (fact: Fact | null): Fact | null =>
  fact?.text.startsWith("There's ") && !fact.text.startsWith("There's no ")
    ? { ...fact, text: `Yes, t${fact.text.slice(1)}` }
    : fact;

const landmarks = [
  "opposite",
  "next to",
  "next door",
  "corner",
  "level",
  "floor",
  "upstairs",
  "entrance",
  "behind",
  "across from",
];
const ofMoney = ["free", "cost", "costs", "pay", "paid", "charge", "dollars", "ticket", "meter", "validate"];

export const place: TopicRows<
  "address" | "parking" | "transport" | "access" | "phone_number" | "email" | "website"
> = {
  address: {
    known(asked) {
      const address = asked.facts.address.trim();
      if (address === "") return null;
      const finding = fromNotes({ ...asked, about: {} }, { keys: landmarks.slice(0, -2) });
      const isParking = finding?.text.toLowerCase().includes("parking") ?? true;
      return { text: `We're at ${withoutEnd(address)}.${finding && !isParking ? ` ${finding.text}` : ""}` };
    },
    gap: () => "what the exact address is",
  },
  parking: {
    known: (asked) =>
      withYes(
        fromNotes(asked, {
          keys: [
            "parking",
            "car park",
            "carpark",
            "car parks",
            "parking spots",
            "park your car",
            "park behind",
            "park in",
          ],
          nouns: ["parking", "car", "park", "carpark", "parks", "spots", "spaces"],
          aspects: [{ asked: ofMoney, told: ofMoney, rest: "whether it's free" }],
        }),
      ),
    gap: () => "what the parking's like",
  },
  transport: {
    known: (asked) =>
      fromNotes(asked, {
        keys: [
          "train",
          "trains",
          "tram",
          "trams",
          "bus",
          "buses",
          "station",
          "ferry",
          "public transport",
          "light rail",
          "stop",
        ],
        nouns: ["train", "tram", "trams", "bus", "buses", "station", "stop", "stops", "transport"],
      }),
    gap: () => "which train or bus is best",
  },
  access: {
    known: (asked) =>
      withYes(
        fromNotes(
          { ...asked, about: {} },
          {
            keys: [
              "wheelchair",
              "wheelchairs",
              "step free",
              "ramp",
              "lift",
              "elevator",
              "stairs",
              "accessible",
              "pram",
              "prams",
              "ground floor",
              "steps",
            ],
            nouns: ["access", "wheelchair", "ramp", "lift", "elevator", "entry", "entrance"],
          },
        ),
      ),
    gap: () => "how easy it is to get in",
  },
  phone_number: {
    known: ({ facts }) => written(facts.phoneNumber, (number) => `Our number is ${spokenContact(number)}.`),
    gap: () => "what the number for reception is",
  },
  email: {
    known: ({ facts }) => written(facts.email, (email) => `Our email is ${spokenEmail(email)}.`),
    gap: () => "what the email address is",
  },
  website: {
    known: ({ facts }) => written(facts.website, (site) => `Our website is ${spokenWebsite(site)}.`),
    gap: () => "what the web address is",
  },
};
