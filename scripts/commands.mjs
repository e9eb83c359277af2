// What each command takes, and how it says so. Only Node's own modules here: it is answered before anything is installed or built.
import { parseArgs } from "node:util";

const flag = { type: "boolean" };
const value = { type: "string" };

/** By the file that runs it. `more`: it takes names besides its flags. */
export const commands = {
  "start.mjs": {
    usage:
      "npm start\n\nInstalls and builds what is missing, then starts the server. Settings: README.md, .env.example.",
  },
  "dev.mjs": { usage: "npm run dev\n\nThe server and the pages, which follow every change of a file." },
  "build.mjs": { usage: "npm run build\n\nBuilds the server and the pages into dist." },
  "demo.mjs": {
    usage: `npm run demo [-- --fresh]
npm run demo -- --simulate-week [--fast] [--seed NUMBER] [--minutes-a-second NUMBER]

The product with an example clinic in it, or a made-up week to watch, whose books are checked at its end.
  --fresh              begins again with a new clinic
  --fast               as quick as it goes, without pages
  --seed               another week
  --minutes-a-second   how fast its clock goes (150)`,
    options: { fresh: flag, "simulate-week": flag, fast: flag, seed: value, "minutes-a-second": value },
  },
  "backup.mjs": {
    usage: `npm run backup                          makes a backup into BACKUP_DIR and tries it
npm run backup -- list                  the backups that are there
npm run backup -- verify FILE           restores one into a scratch database and compares every row
npm run restore -- FILE [--overwrite]   puts one in the place of the data; what was there is kept aside

  --json   the same for programs`,
    options: { overwrite: flag, json: flag, copy: value },
    more: true,
  },
  "doctor.mjs": {
    usage: `npm run doctor             says what is wrong with the set-up; ends with 1 when something is
npm run doctor -- --json   the same for programs`,
    options: { json: flag },
  },
  "test.mjs": {
    usage: `npm test             what has to hold before anything is committed
npm run test:all     everything`,
    options: { all: flag },
  },
  "check-rooms.mjs": { usage: "npm run check:rooms\n\nHolds every file against the rules of its room." },
  "terminal-phone.ts": {
    usage: `npm run call [-- --real]

A telephone in the terminal: you are the caller. ENAMEL_URL, ENAMEL_EMAIL, ENAMEL_TOKEN and ENAMEL_FROM: README.md.
  --real   books into the real calendar, and the patient is written to`,
    options: { real: flag },
  },
  "eval.ts": {
    usage: `npm run eval [-- FOLDER] [--misses]

Measures what callers' words are understood as. FOLDER, or EVAL_CORPORA, holds the public corpora, one folder each, as
docs/evaluation.md describes; without it only what this repository holds is measured.
  --misses   prints what was misread`,
    options: { misses: flag },
    more: true,
  },
  "train.ts": {
    usage: `npm run train [-- FOLDER] [--cross] [--acts | --health] [--words] [--misses]

Learns callers' wordings again from the sentences in training/, with FOLDER from a part of the public corpora as well.
  --cross    also how each list is understood by what was learned from all the others
  --acts     only the acts, the dangers and the news of health
  --health   only the news of health
  --words    only the everyday words
  --misses   prints what was misread`,
    options: { cross: flag, acts: flag, health: flag, words: flag, misses: flag },
    more: true,
  },
  "simulate-callers.ts": {
    usage: `node scripts/with-typescript.mjs simulate-callers.ts [--rounds NUMBER] [--only KIND] [--misses] [--false]

Lets simulated callers ring the conversation and prints who got what they rang for.`,
    options: { rounds: value, only: value, misses: flag, false: flag },
  },
  "bench/model.ts": {
    usage: "npm run bench:model\n\nAnswers and tokens with a stand-in for a language model.",
  },
  "bench/voice.ts": {
    usage: "npm run bench:voice\n\nHow long a caller waits for an answer with 1, 100 and 500 calls at once.",
  },
  "bench/slots.ts": { usage: "npm run bench:slots\n\nHow long the free times of thirty days take." },
  "bench/stalls.ts": {
    usage: "npm run bench:stalls\n\nThe longest that anything a caller says keeps a thread busy.",
  },
  "bench/messages.ts": {
    usage: "npm run bench:messages\n\nWhether 10,000 messages go out once each while all around them fails.",
  },
  "bench/start.ts": {
    usage: `npm run bench:start [-- --save FILE] [-- --before FILE]

Start, memory, first call, and requests a second beside a bare Fastify, in one table.
  --save     keeps the figures
  --before   shows figures that were kept beside those of now`,
    options: { save: value, before: value },
  },
  "bench/import.ts": {
    usage: "npm run bench:import\n\nHow long 50,000 patients and 100,000 visits take to come in.",
  },
  "bench/web.ts": {
    usage: "npm run bench:web\n\nWhat the pages cost a browser, held against scripts/bench/web-budgets.json.",
  },
  "rights.ts": { usage: "npm run docs:rights\n\nWrites docs/rights.md: who may make which call." },
  "screens.ts": {
    usage:
      "npm run screens [-- NAME ...]\n\nPictures of every scene, or of those that are named, into docs/screens.",
    more: true,
  },
};

/** Answers `--help`, and ends a command that was asked for something that it does not know: with 0 and with 2. */
export function answerUsage(file, args = process.argv.slice(2)) {
  const { usage, options = {}, more = false } = commands[file];
  let faults = "";
  try {
    const help = { type: "boolean", short: "h" };
    const { values } = parseArgs({ args, options: { ...options, help }, allowPositionals: more });
    if (!values.help) return;
  } catch (error) {
    faults = error.message;
  }
  if (faults) console.error(`${faults}\n\n${usage}`);
  else console.log(usage);
  process.exit(faults ? 2 : 0);
}
