import { expect, test } from "vitest";
import { returnPath, signInPath } from "./return-path.ts";

test.each(["/logs", "/appointments?tab=calendar&view=week", "/clinic-knowledge-base", "/nonsense"])(
  "leads back to %s after signing in [ROUTE-7]",
  (wanted) => {
    expect(returnPath(new URL(signInPath(wanted), "http://clinic.example").search)).toBe(wanted);
  },
);

test("says nothing of the dashboard, which is where sign-in leads anyway", () => {
  expect(signInPath("/")).toBe("/auth");
  expect(returnPath("")).toBe("/");
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "/auth",
  "/auth?next=/x",
  "",
])("never leads to '%s'", (next) => {
  expect(returnPath(`?next=${encodeURIComponent(next)}`)).toBe("/");
});
