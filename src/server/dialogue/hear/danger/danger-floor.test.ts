import { describe, expect, test } from "vitest";
import { boundSpeech } from "../../bounded-speech.ts";
import { toUtterance } from "../../words.ts";
import { floorSigns } from "./danger-floor.ts";

const signs = (text: string): readonly string[] =>
  floorSigns(toUtterance(boundSpeech(text))).map(({ kind }) => kind);

describe("the floor alone hears what is a danger by its own words [CALL-5]", () => {
  test.each([
    ["breathing", "i cant breathe"],
    ["breathing", "hes struggling to breathe"],
    ["breathing", "she cant swallow her own spit"],
    ["breathing", "my throat is closing up"],
    ["choking", "my husband is choking"],
    ["choking", "its stuck in his throat"],
    ["bleeding", "the bleeding wont stop"],
    ["bleeding", "theres blood pouring out of my mouth"],
    ["bleeding", "its soaked two towels with blood"],
    ["collapse", "shes unconscious"],
    ["collapse", "he wont wake up"],
    ["heart", "i have chest pain"],
    ["self_harm", "im suicidal"],
    ["self_harm", "i want to kill myself"],
    ["self_harm", "i cant go on like this"],
    ["self_harm", "the pills are counted out in front of me"],
    ["violence", "my partner punched me"],
    ["violence", "hes got a knife to me"],
    ["violence", "someone is breaking in right now"],
    ["poison", "she swallowed bleach"],
    ["poison", "he took the whole packet"],
    ["battery", "he swallowed a button battery"],
    ["allergic", "im having an allergic reaction"],
    ["fainted", "my mum has passed out"],
    ["head_injury", "he hit his head and hes vomiting"],
  ])("%s: %s", (kind, text) => {
    expect(signs(text)).toContain(kind);
  });

  test.each([
    "this tooth is killing me",
    "my wife is going to kill me if i miss it",
    "im allergic to penicillin and latex",
    "i fainted last year at the dentist",
    "i used to be suicidal but im fine now",
    "i cant do this time can you do another",
    "hes breathing fine",
    "no trouble swallowing at all",
    "i would die for a coffee",
    "i need a new battery for my toothbrush",
  ])("and nothing in: %s", (text) => {
    expect(signs(text)).toEqual([]);
  });
});
