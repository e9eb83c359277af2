import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const { packages } = JSON.parse(readFileSync(new URL("../package-lock.json", import.meta.url), "utf8"));
const paths = Object.keys(packages);

// A registry that does not serve some platform's package makes npm leave it out; `npm ci` then refuses the lock file.
test("the lock file names the packages of every platform, so that `npm ci` accepts it anywhere", () => {
  const missing = Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !paths.some((path) => path.endsWith(`node_modules/${name}`)));
  expect(missing).toEqual([]);
});

test("the lock file names no registry", () => {
  expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
});

test("every package that the product asks for is pinned to one version", () => {
  const { dependencies, devDependencies } = packages[""];
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d/.test(version),
  );
  expect(loose).toEqual([]);
});
