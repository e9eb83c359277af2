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

/** Node's versions as packages name them: `>=22`, `^20.19.0 || >=22.12.0`, `>= 10 <25`, `18.x`, `*`. */
function allows(range, version) {
  const compare = (one, other) => one.map((part, i) => part - other[i]).find((by) => by !== 0) ?? 0;
  return range.split("||").some((way) => {
    const bounds = [...way.matchAll(/(>=|<=|<|>|\^|~|=)?\s*v?(\d+|\*)(?:\.(\d+|x))?(?:\.(\d+|x))?/g)];
    if (bounds.length === 0) throw new Error(`this range is not understood: ${range}`);
    return bounds.every(([, sign = "", ...parts]) => {
      if (parts[0] === "*") return true;
      const bound = parts.map((part) => Number(part) || 0);
      const by = compare(version, bound);
      if (sign === "^") return by >= 0 && version[0] === bound[0];
      if (sign === "" || sign === "=" || sign === "~") return by >= 0 && version[0] === bound[0];
      return { ">=": by >= 0, ">": by > 0, "<=": by <= 0, "<": by < 0 }[sign];
    });
  });
}

test("every package runs on the oldest Node that the product promises, so that npm warns of none", () => {
  const oldest = packages[""].engines.node.match(/\d+/g).map(Number);
  const version = [...oldest, 0, 0].slice(0, 3);
  expect(allows(">=22", version)).toBe(false);
  expect(allows("^20.19.0 || >=22.12.0", version)).toBe(true);
  const unfit = Object.entries(packages).filter(
    ([, { engines }]) => engines?.node !== undefined && !allows(engines.node, version),
  );
  expect(unfit.map(([path, { engines }]) => `${path} ${engines.node}`)).toEqual([]);
});
