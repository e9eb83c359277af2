import { expect, test } from "vitest";
import { bodyOf, fieldsOf, isFilled, withVendor } from "./pms-form.ts";
import { problemOf } from "./send-request.ts";

const origin = "http://127.0.0.1:3000";
const asked = (endpoint: string, body = "", method: "GET" | "POST" = "GET") =>
  problemOf({ method, endpoint, body }, origin);

test("requests go to this server only: they carry the session [API-3]", () => {
  for (const path of ["/api/appointments", "/api/patients?search=a", "/api/../api/user"])
    expect(asked(path), path).toBeNull();
  for (const path of [
    "//elsewhere.example",
    "/\\elsewhere.example",
    "https://elsewhere.example/api",
    "api",
    "",
  ])
    expect(asked(path), path).toMatch(/on this server/);
});

test("a body must be JSON, but only where one is sent [API-3]", () => {
  expect(asked("/api/appointments", "{ oops", "POST")).toMatch(/not valid JSON/);
  expect(asked("/api/appointments", '{"a":1}', "POST")).toBeNull();
  expect(asked("/api/appointments", "{ oops", "GET")).toBeNull();
});

test("another vendor takes its own product; the version alone may stay empty [API-1]", () => {
  const empty = fieldsOf(null);
  expect(withVendor(empty, "zedmed").pmsProduct).toBe("zedmed");
  expect(withVendor({ ...empty, pmsProduct: "zedmed" }, "centaur").pmsProduct).toBe("");
  const place = { environment: "staging", deploymentType: "cloud", pmsId: "ZED-1", practiceName: "Harbour" };
  const filled = { ...withVendor(empty, "zedmed"), ...place };
  expect(isFilled(filled)).toBe(true);
  expect(isFilled({ ...filled, practiceName: "" })).toBe(false);
  expect(bodyOf({ ...filled, pmsId: "  " })).toBeNull();
});
