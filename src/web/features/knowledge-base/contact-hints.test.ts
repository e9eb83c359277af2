import { expect, test } from "vitest";
import { contactsWithoutEffect } from "./contact-hints.ts";

const contacts = (given: { phoneNumber?: string; website?: string; contact?: string }) => ({
  phoneNumber: given.phoneNumber ?? "(02) 5550 4410",
  website: given.website ?? "",
  emergencyHours: { available: given.contact !== undefined, contact: given.contact ?? "" },
});

test("says beside the field that a number cannot be rung, and nothing of one that can [KB-4]", () => {
  for (const phoneNumber of ["12", "5550 4410", "ring us", "02 5550 441"])
    expect(contactsWithoutEffect(contacts({ phoneNumber })).phoneNumber).toMatch(/cannot be put through/);
  for (const phoneNumber of [
    "(02) 5550 4410",
    "+61 2 5550 4410",
    "0491 570 156",
    "1300 975 707",
    "+64 9 555 0123",
  ])
    expect(contactsWithoutEffect(contacts({ phoneNumber }))).toEqual({});
});

test("says that a website does not open, and takes what people write of one [KB-4]", () => {
  for (const website of ["abc", "our page", "harbour street.example", "http://"])
    expect(contactsWithoutEffect(contacts({ website })).website).toMatch(/web address/);
  for (const website of ["", "harbour.example", "www.zähne.com.au/book?x=1", "https://harbour.example:8080/"])
    expect(contactsWithoutEffect(contacts({ website }))).toEqual({});
});

test("an emergency contact counts only while emergencies are taken [KB-4]", () => {
  expect(contactsWithoutEffect(contacts({ contact: "12" })).emergencyContact).toMatch(/as it is written/);
  expect(contactsWithoutEffect(contacts({ contact: "Dr Lee, 0491 570 156" }))).toEqual({});
  expect(
    contactsWithoutEffect({ ...contacts({}), emergencyHours: { available: false, contact: "12" } }),
  ).toEqual({});
});
