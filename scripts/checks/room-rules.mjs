// Who may import whom, decided over file texts and the table in rooms.json. Pure: no file is read here.

const importPatterns = [
  /(?:^|\n)\s*(?:import|export)\b[^"'`;]*?\bfrom\s*["']([^"'\n]+)["']/g,
  /(?:^|\n)\s*import\s*["']([^"'\n]+)["']/g,
  /\bimport\(\s*["']([^"'\n]+)["']/g,
];

/** Tests, and what a room keeps for tests alone in a folder `testing/`. */
const isTest = (path) => /\.test\.tsx?$|\/testing\//.test(path);
const isCode = (path) => /\.(tsx?|mjs)$/.test(path) && !path.endsWith(".d.ts");

/** The text without comments; with `keepStrings: false` also without what stands in quotes. */
export function withoutComments(text, { keepStrings = true } = {}) {
  return text.replace(
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g,
    (part) => {
      if (part.startsWith("/")) return " ";
      // Code inside `${…}` counts, so template strings stay.
      return keepStrings || part.startsWith("`") ? part : '""';
    },
  );
}

/** Specifiers of everything imported or re-exported; `typesToo: false` leaves out what is gone at run time. */
export function importsOf(text, { typesToo = true } = {}) {
  const code = withoutComments(text);
  return importPatterns.flatMap((pattern) =>
    [...code.matchAll(pattern)]
      .filter(([statement]) => typesToo || !/^\s*(?:import|export)\s+type\b/.test(statement))
      .map((match) => match[1]),
  );
}

/** Path in the repository that a specifier means, or null for a package. */
function targetOf(specifier, from) {
  const ours = specifier.match(/^#(contract|kernel|server|web)\/(.+)$/);
  if (ours) return `src/${ours[1]}/${ours[2]}`;
  if (!specifier.startsWith(".")) return null;
  const parts = from.split("/").slice(0, -1);
  for (const part of specifier.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
}

function roomOf(path, rooms) {
  for (const [name, room] of Object.entries(rooms)) {
    if (!path.startsWith(`${room.folder}/`)) continue;
    const rest = path.slice(room.folder.length + 1).split("/");
    return room.split && rest.length > 1 ? { name, part: rest[0], room } : { name, part: null, room };
  }
  return null;
}

const covers = (pattern, path) =>
  pattern.startsWith("*/")
    ? pattern.endsWith("/")
      ? path.includes(pattern.slice(1))
      : path.endsWith(pattern.slice(1))
    : pattern.endsWith("/")
      ? path.startsWith(pattern)
      : path === pattern;

const packageMatches = (specifier, name) =>
  specifier === name || specifier.startsWith(name.endsWith(":") ? name : `${name}/`);

function checkBans(path, text, specifiers, rules) {
  const code = withoutComments(text, { keepStrings: false });
  return rules.bans
    .filter((ban) => path.startsWith(ban.in) && !ban.except.some((pattern) => covers(pattern, path)))
    .filter((ban) => {
      if (ban.packages)
        return specifiers.some((specifier) => ban.packages.some((name) => packageMatches(specifier, name)));
      if (ban.imports) return specifiers.some((specifier) => new RegExp(ban.imports).test(specifier));
      return new RegExp(ban.code).test(code);
    })
    .map((ban) => ({ file: path, rule: ban.name, what: "is not allowed here" }));
}

function mayImport(from, to, rules) {
  if (to.name === "contract") return true;
  if (from.name === to.name) return from.part === to.part || to.part === null;
  const allowed = from.room.may.flatMap((name) => (name === "base" ? rules.base : [name]));
  return allowed.includes(to.name);
}

/** Files of a room that others must not reach for. */
function isPrivate(to, target, from, rules) {
  const inside = target.slice(to.room.folder.length + 1);
  const known = Object.keys(rules.privateFiles).find((name) =>
    name.endsWith("/") ? inside.includes(name) : inside === name || inside.endsWith(`/${name}`),
  );
  if (!known) return false;
  return !(from.name === "app" && rules.privateFiles[known] === "only app");
}

function checkImport(path, specifier, from, rules, files) {
  const problem = (rule, what) => ({ file: path, rule, what });
  const target = targetOf(specifier, path);
  if (target === null) {
    const packages = from.room.packages;
    const known = !packages || packages.some((name) => packageMatches(specifier, name));
    return known ? null : problem("a pure room uses no package but its own", `imports ${specifier}`);
  }
  if (!files.has(target.replace(/\?url$/, "")))
    return problem("imports must lead to a file", `imports ${specifier}`);
  if (isTest(target)) return problem("nobody imports a test", `imports ${specifier}`);
  const to = roomOf(target, rules.rooms);
  if (specifier.startsWith("../") && (to?.name !== from.name || to.part !== from.part))
    return problem("relative imports stay in their room", `imports ${specifier}`);
  if (!to) return problem("imports stay inside the rooms", `imports ${specifier}`);
  if (!mayImport(from, to, rules))
    return problem(`${from.name} may not import ${to.name}`, `imports ${specifier}`);
  if (from.name !== to.name && isPrivate(to, target, from, rules))
    return problem("stores, routes, jobs and adapters stay in their room", `imports ${specifier}`);
  return null;
}

const plainName = (path) =>
  path
    .split("/")
    .at(-1)
    .replace(/\.(test|stories|d)?\.?(tsx?|mjs|css|html|json|sql|svg|png|woff2|gz)$/, "");

/** Decides and touches nothing: what it needs at run time is the contract, the kernel and pure files beside it. */
function isPure(path, files, beingAsked = new Set()) {
  beingAsked.add(path);
  return importsOf(files.get(path) ?? "", { typesToo: false }).every((specifier) => {
    const target = targetOf(specifier, path);
    if (target === null) return false;
    if (/^src\/(contract|kernel)\//.test(target)) return true;
    const isBeside = target.startsWith(path.slice(0, path.lastIndexOf("/") + 1));
    return isBeside && (beingAsked.has(target) || isPure(target, files, beingAsked));
  });
}

function checkName(path, from, rules, files) {
  const { common, forbidden, nouns } = rules.vocabulary;
  const name = plainName(path);
  const problem = (what) => [{ file: path, rule: "file names", what }];
  if (!/^[a-z0-9]+([-.][a-z0-9]+)*$/.test(name) && !/\/migrations\//.test(path))
    return problem("is not in kebab-case");
  if (forbidden.includes(name)) return problem(`'${name}' says nothing about what is inside`);
  const own = nouns[from.name];
  if (!own || isTest(path) || path.includes("/adapters/")) return [];
  if (common.includes(name) || own.includes(name) || isPure(path, files)) return [];
  return problem(`is neither pure nor a word of the room's vocabulary (${[...common, ...own].join(", ")})`);
}

/** Groups of files each of which leads to every other of its group (Tarjan's algorithm). */
function findCycles(graph) {
  const order = new Map();
  const lowest = new Map();
  const stack = [];
  const cycles = [];
  const visit = (file) => {
    order.set(file, order.size);
    lowest.set(file, order.get(file));
    stack.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) lowest.set(file, Math.min(lowest.get(file), lowest.get(next)));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1 || graph.get(file)?.includes(file)) cycles.push(group);
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return cycles;
}

/**
 * Every breach of the table. `files` maps repository paths below `src/` to their text.
 * An exception that nothing needs any more is a breach too: the list may only shrink.
 */
export function checkRooms(files, rules) {
  const breaches = [];
  const graph = new Map();
  for (const [path, text] of files) {
    const from = roomOf(path, rules.rooms);
    if (!from) {
      if (!rules.alsoKnown.some((pattern) => covers(pattern, path)))
        breaches.push({ file: path, rule: "every file belongs to a room", what: "belongs to none" });
      continue;
    }
    breaches.push(...checkName(path, from, rules, files));
    if (!isCode(path) || isTest(path)) continue;
    const specifiers = importsOf(text);
    const atRunTime = importsOf(text, { typesToo: false });
    graph.set(
      path,
      atRunTime.map((specifier) => targetOf(specifier, path)).filter((target) => files.has(target)),
    );
    breaches.push(...checkBans(path, text, specifiers, rules));
    for (const specifier of specifiers) {
      const breach = checkImport(path, specifier, from, rules, files);
      if (breach) breaches.push(breach);
    }
  }
  for (const cycle of findCycles(graph))
    breaches.push({ file: cycle[0], rule: "no import cycles", what: cycle.join(", ") });
  return applyExceptions(breaches, rules.exceptions);
}

function applyExceptions(breaches, exceptions) {
  const excuses = (exception, breach) => exception.file === breach.file && exception.rule === breach.rule;
  const left = breaches.filter((breach) => !exceptions.some((exception) => excuses(exception, breach)));
  const stale = exceptions.filter((exception) => !breaches.some((breach) => excuses(exception, breach)));
  return [
    ...left,
    ...stale.map(({ file, rule }) => ({
      file,
      rule,
      what: "is excused in rooms.json but keeps the rule: remove it",
    })),
  ];
}
