// The files that run Enamel elsewhere, held against what is in this repository.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readConfig, settingNames } from "#server/app/settings/config.ts";
import { nodeFlags, root, serverEnvironment } from "./prepare.mjs";

const read = (path) => readFileSync(join(root, path), "utf8");
const compose = parse(read("compose.yaml"));

test("the image copies only what is there, and what is built [SYS-5]", () => {
  const copied = [...read("Dockerfile").matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths]) =>
    paths.split(" "),
  );
  expect(copied.length).toBeGreaterThan(4);
  expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test("the image does not run as root, and is asked whether it is ready [SYS-5]", () => {
  const lines = read("Dockerfile").split("\n");
  const last = lines.lastIndexOf("USER node");
  expect(last).toBeGreaterThan(lines.findIndex((line) => /^FROM \S+$/.test(line)));
  expect(lines.slice(last).filter((line) => line.startsWith("RUN"))).toEqual([]);
  expect(lines.some((line) => line.startsWith("HEALTHCHECK") && line.includes("/api/ready"))).toBe(true);
});

test("image and unit start the server as `npm start` does [SYS-5]", () => {
  const [, command] = read("Dockerfile").match(/^CMD (\[.+\])$/m);
  expect(JSON.parse(command)).toEqual(["node", ...nodeFlags, "dist/server/main.js"]);
  expect(read("deploy/enamel.service")).toContain(`node ${nodeFlags.join(" ")} dist/server/main.js`);
  for (const [name, value] of Object.entries(serverEnvironment)) {
    expect(read("Dockerfile")).toContain(`ENV ${name}=${value}`);
    expect(read("deploy/enamel.service")).toContain(`${name}=${value}`);
  }
});

/** What follows from the image being an image: `.env` has no say in it. */
const fixedByImage = ["HOST", "PORT", "DATA_DIR"];

test("every setting that the server knows reaches the container, and no other [SYS-5]", () => {
  const passed = Object.keys(compose.services.enamel.environment);
  expect([...passed, ...fixedByImage].sort()).toEqual([...settingNames].sort());
  for (const name of fixedByImage) expect(read("Dockerfile")).toMatch(new RegExp(`^ENV .*\\b${name}=`, "m"));
});

test("a setting that `.env` leaves out is as good as not set, and one that it has is passed under its own name [SYS-5]", () => {
  const passed = Object.entries(compose.services.enamel.environment).filter(([name, value]) =>
    value.includes(`\${${name}:`),
  );
  expect(passed.length).toBeGreaterThan(settingNames.length - 9);
  const { AUTH_MODE, ...others } = Object.fromEntries(
    passed.map(([name, value]) => [name, value.slice(`\${${name}:-`.length, -1)]),
  );
  expect(AUTH_MODE).toBe("code");
  expect(readConfig(others)).toEqual(readConfig({}));
});

test("every setting stands in the README's table and in the example of `.env`, which the unit's service reads [SYS-5]", () => {
  const table = read("README.md").match(/\n\| Setting \|.*?\n\n/s)?.[0] ?? "";
  const explained = [...table.matchAll(/^\| (`.+?`) \|/gm)].flatMap(([, cell]) =>
    [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
  );
  expect(explained.sort()).toEqual([...settingNames].sort());
  const shown = [...read(".env.example").matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(shown.sort()).toEqual([...settingNames].sort());
  expect(read("deploy/enamel.service")).toContain("/opt/enamel/.env (see .env.example)");
});

test("only the proxy is reached from outside, and the server writes to its volume alone [SYS-5]", () => {
  const { enamel, ...others } = compose.services;
  expect(enamel).toMatchObject({ read_only: true, cap_drop: ["ALL"], volumes: ["enamel-data:/data"] });
  expect(Object.keys({ enamel, ...others }).filter((name) => compose.services[name].ports)).toEqual([
    "proxy",
  ]);
});

test("what the example of settings names is what the compose file asks for [SYS-5]", () => {
  const asked = new Set([...read("compose.yaml").matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name));
  const shown = [...read("deploy/compose.env.example").matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(shown.filter((name) => !asked.has(name))).toEqual([]);
  expect(shown).toEqual(expect.arrayContaining(["ENAMEL_DOMAIN", "POSTGRES_PASSWORD"]));
});
