// The files that run Enamel elsewhere, held against what is in this repository.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { nodeFlags, root, serverEnvironment } from "./prepare.mjs";

const read = (path) => readFileSync(join(root, path), "utf8");
const compose = parse(read("compose.yaml"));
const documented = new Set([...read("README.md").matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name));

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

test("every setting in the compose file is one that the README explains [SYS-5]", () => {
  const names = Object.keys(compose.services.enamel.environment);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !documented.has(name))).toEqual([]);
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
