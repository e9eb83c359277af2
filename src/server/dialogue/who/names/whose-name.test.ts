import { describe, expect, test } from "vitest";
import { toUtterance } from "../../words.ts";
import { readName } from "./read-name.ts";

const answer = (text: string) => readName(toUtterance(text), { expected: "name" })?.value.full ?? null;

describe("whoever rings for somebody else [CALL-1]", () => {
  test.each([
    ["margaret tan but she's mum i'm lisa", "Margaret Tan"],
    ["it's for nikos papas i'm his wife elena", "Nikos Papas"],
    ["he is called tariq aziz and i'm his dad imran", "Tariq Aziz"],
    ["priya nair i'm ringing for her i'm her sister anjali", "Priya Nair"],
    ["i'm the mum, kerry, it's for jayden scott", "Jayden Scott"],
    ["i'm joyce and i'm calling on behalf of wiremu parata", "Wiremu Parata"],
    ["the patient is oluwaseun adeyemi", "Oluwaseun Adeyemi"],
    ["i'm lisa tan", "Lisa Tan"],
    ["noah park is my son and i'm helen park", "Noah Park"],
    ["sally hay is our eldest daughter i'm brooke hay", "Sally Hay"],
    ["it's for him len len morrow", "Len Morrow"],
    ["for her joan tully", "Joan Tully"],
  ])("names the patient: '%s'", (text, name) => {
    expect(answer(text)).toBe(name);
  });
});

describe("what is said around a name [CALL-1]", () => {
  test.each([
    ["it's mrs armitage beth armitage", "Beth Armitage"],
    ["mr nguyen tuan nguyen", "Tuan Nguyen"],
    ["van der merwe hendrik van der merwe", "Hendrik van der Merwe"],
    ["kylie brannigan two n's b r a double n i g a n", "Kylie Brannigan"],
    ["two l's philippa mallory m a double l o r y", "Philippa Mallory"],
    ["fatima al sayed that's al space s a y e d", "Fatima Al Sayed"],
    ["poppy surname de souza d e space s o u z a", "Poppy de Souza"],
    ["fatima's my first name al sayed is the last name", "Fatima Al Sayed"],
    ["my first name is yiorgos and papadakis is my surname", "Yiorgos Papadakis"],
    ["smith is my surname john's my first name", "John Smith"],
    ["oh for heaven's sake joyce penhaligon", "Joyce Penhaligon"],
  ])("is no part of it: '%s'", (text, name) => {
    expect(answer(text)).toBe(name);
  });

  test.each([
    "oh for heaven's sake",
    "for goodness sake",
    "jesus christ",
    "holy moly",
    "good day",
    "crikey",
    "sorry that was my name check up",
    "fissure sealants",
    "area code oh three",
  ])("is no name by itself: '%s'", (text) => {
    expect(answer(text)).toBeNull();
  });
});

describe("words around an answer [CALL-1]", () => {
  test.each([
    "yes it is dear",
    "yes it is love",
    "it's only a small chip",
    "no nothing like that it's just a little lump",
    "no no i don't want another one i want to move the one i've got",
    "the main problem is my son",
    "ive got a bill here for a filling i never had",
    "i have a mark here beside the crown",
  ])("name nobody where no name was asked for: '%s'", (text) => {
    expect(readName(toUtterance(text), { expected: null })).toBeNull();
  });

  test.each([
    ["dear", "Dear"],
    ["little", "Little"],
    ["tom dear", "Tom Dear"],
    ["jane little", "Jane Little"],
    ["my name is courtney love", "Courtney Love"],
  ])("are a name all the same where one was asked for and nothing else said: '%s'", (text, name) => {
    expect(answer(text)).toBe(name);
  });
});
