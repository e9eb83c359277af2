import { randomUUID } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { hostname, networkInterfaces } from "node:os";

/**
 * Who has the data folder, written anew at a steady beat: whoever finds it waits whether it still changes, so that no two
 * machines' clocks need agree.
 */
export interface Lease {
  release(): Promise<void>;
}

export interface LeaseOptions {
  beatMs?: number;
  /** Without a beat for so long, its holder is dead. */
  deadAfterMs?: number;
  here?: Place;
}

/** Where a process runs. A kernel's lock is seen by all of one `machine`, a process by its id in one `processes`. */
export interface Place {
  machine: string;
  processes: string;
}

interface Written extends Place {
  token: string;
  pid: number;
  beat: number;
}

/** Of two who take it at the same moment the last one has it; the first one sees that after so long. */
const settleMs = 500;

/**
 * Takes the lease in `file`; null where its holder lives. `isLocked` says that the kernel's lock is held, so that nobody else
 * of this machine can be alive on the folder.
 */
export async function takeLease(
  file: string,
  isLocked: boolean,
  onLost: () => void,
  { beatMs = 2_000, deadAfterMs = 15_000, here = thisPlace() }: LeaseOptions = {},
): Promise<Lease | null> {
  const isFree = await holderIsGone(file, { ...here, isLocked, beatMs, deadAfterMs });
  if (!isFree) return null;
  const own: Written = { ...here, token: randomUUID(), pid: process.pid, beat: 0 };
  await write(file, own);
  if (!isLocked) {
    await pause(settleMs);
    if ((await holderOf(file))?.token !== own.token) return null;
  }
  return keep(file, own, { beatMs, onLost });
}

interface Watch extends Place {
  isLocked: boolean;
  beatMs: number;
  deadAfterMs: number;
}

async function holderIsGone(file: string, watch: Watch): Promise<boolean> {
  const found = await read(file);
  if (found === null) return true;
  const holder = parse(found);
  if (holder !== null && isSurelyDead(holder, watch)) return true;
  for (let waited = 0; waited < watch.deadAfterMs; waited += watch.beatMs / 4) {
    await pause(watch.beatMs / 4);
    const now = await read(file);
    if (now === null) return true;
    if (now !== found) return false;
  }
  return true;
}

/** A process of this machine that the kernel's lock or its list of processes would show. */
function isSurelyDead({ machine, processes, pid }: Written, here: Watch): boolean {
  if (machine !== here.machine) return false;
  return here.isLocked || (processes === here.processes && !isAlive(pid));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, under another user.
    return (error as NodeJS.ErrnoException).code !== "ESRCH";
  }
}

function keep(file: string, own: Written, { beatMs, onLost }: { beatMs: number; onLost: () => void }): Lease {
  let beating: Promise<void> = Promise.resolve();
  const beat = async () => {
    const text = await read(file);
    const holder = text === null ? null : parse(text);
    if (holder !== null && holder.token !== own.token) {
      clearInterval(timer);
      onLost();
      return;
    }
    own.beat++;
    // In place: that needs no room on a full disk and makes nothing wait for it.
    if (text === null) await write(file, own);
    else await writeFile(file, textOf(own), { flag: "r+" });
  };
  const timer = setInterval(() => {
    // A disk that is full or away lets no beat through; the next one says the same, and the kernel's lock stands meanwhile.
    beating = beating.then(beat).catch(() => {});
  }, beatMs);
  timer.unref();
  return {
    release: async () => {
      clearInterval(timer);
      await beating;
      if ((await holderOf(file))?.token === own.token) await rm(file, { force: true });
    },
  };
}

async function read(file: string): Promise<string | null> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** Null for what a power cut has left, or a beat that is just being written. */
function parse(text: string): Written | null {
  try {
    return JSON.parse(text) as Written;
  } catch {
    return null;
  }
}

async function holderOf(file: string): Promise<Written | null> {
  const text = await read(file);
  return text === null ? null : parse(text);
}

/** Of one length, since a beat is written over the one before. */
const textOf = (written: Written): string => JSON.stringify(written).padEnd(writtenLength);
const writtenLength = 512;

async function write(file: string, written: Written): Promise<void> {
  const unfinished = `${file}.${written.token}`;
  try {
    await writeFile(unfinished, textOf(written), { mode: 0o600 });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Containers on one kernel share its boot id; process ids mean something within one namespace. */
function thisPlace(): Place {
  try {
    return {
      machine: readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim(),
      processes: readlinkSync("/proc/self/ns/pid"),
    };
  } catch {
    // Not a Linux: a machine is known by its name and its network cards.
    const cards = Object.values(networkInterfaces()).flatMap((all) => all?.map(({ mac }) => mac) ?? []);
    const machine = [hostname(), ...[...new Set(cards)].sort()].join(" ");
    return { machine, processes: machine };
  }
}
