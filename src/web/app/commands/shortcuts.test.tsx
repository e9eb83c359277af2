import { afterEach, expect, test } from "vitest";
import { lettersAreTaken, shortcutsAreOn, turnShortcuts } from "#web/lib/page/single-keys.ts";
import { frontDeskItems, mainItems } from "../navigation.ts";
import { actionOf, pageKeys } from "./shortcuts.ts";

const press = (key: string, at = 0) => ({ key, at });
afterEach(() => {
  document.body.innerHTML = "";
  localStorage.clear();
});

test("every page of the sidebar has a key of its own after G", () => {
  const paths = [...mainItems, ...frontDeskItems].map(({ path }) => path);
  expect(Object.keys(pageKeys).sort()).toEqual([...paths].sort());
  expect(new Set(Object.values(pageKeys)).size).toBe(paths.length);
});

test("G and a letter within a second and a half lead to a page, later they do not", () => {
  expect(actionOf(press("p", 1_500), press("g"))).toEqual({ do: "go", path: "/patients" });
  expect(actionOf(press("P", 10), press("G"))).toEqual({ do: "go", path: "/patients" });
  expect(actionOf(press("p", 1_501), press("g"))).toBeNull();
  expect(actionOf(press("p"), null)).toBeNull();
});

test("N after G leads to the phone numbers, alone to a new appointment", () => {
  expect(actionOf(press("n", 10), press("g"))).toEqual({ do: "go", path: "/phone-numbers" });
  expect(actionOf(press("n"), null)).toEqual({ do: "new-appointment" });
});

test("letters rest in fields, menus and dialogs, and while one is open [WCAG 2.1.4]", () => {
  document.body.innerHTML = `
    <button>b</button><input><textarea></textarea><div contenteditable="true"><b>x</b></div>
    <div role="listbox"><div role="option">o</div></div><div role="menu"><a>m</a></div>`;
  const at = (selector: string) => lettersAreTaken(document.querySelector(selector));
  expect(at("button")).toBe(false);
  for (const selector of ["input", "textarea", "[contenteditable] b", "[role=option]", "[role=menu] a"])
    expect(at(selector), selector).toBe(true);
  document.body.insertAdjacentHTML("beforeend", `<div role="dialog" data-state="open"></div>`);
  expect(at("button")).toBe(true);
});

test("stay off in this browser once turned off [WCAG 2.1.4]", () => {
  expect(shortcutsAreOn()).toBe(true);
  turnShortcuts(false);
  expect(shortcutsAreOn()).toBe(false);
});
