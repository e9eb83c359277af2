import { readFileSync } from "node:fs";

/** The value below which `share` of the numbers lie (nearest rank); NaN when there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Prints rows under headings, numbers to the right. */
export function printTable(
  headings: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  const cells = [headings, ...rows].map((row) =>
    row.map((cell) => (typeof cell === "number" ? cell.toFixed(2) : cell)),
  );
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  for (const [index, row] of cells.entries()) {
    const line = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(line.join("  "));
    if (index === 0) console.log(widths.map((width) => "─".repeat(width)).join("  "));
  }
}

/** Above these, a run tells of who else used the machine, not of the product. Shares, 0 to 1. */
const disturbedFrom = { stolen: 0.02, slowed: 0.15 };

export interface Run<Result> {
  result: Result;
  /**
   * What others took of the processor, 0 to 1: the time that a virtual machine's host kept for itself, or how much
   * slower than at its best the processor was just before and after, whichever is more.
   */
  lost: number;
}

/** Repeats a run until `wanted` of them were disturbed by nobody, `tries` times at most; gives back the least disturbed. */
export async function undisturbed<Result>(
  run: () => Promise<Result>,
  { wanted, tries }: { wanted: number; tries: number },
): Promise<Run<Result>[]> {
  const runs: (Omit<Run<Result>, "lost"> & { stolen: number; slowest: number })[] = [];
  const quickest = () => Math.min(...speedsSeen);
  const slowed = ({ slowest }: { slowest: number }) => 1 - quickest() / slowest;
  const isQuiet = (one: { stolen: number; slowest: number }) =>
    one.stolen < disturbedFrom.stolen && slowed(one) < disturbedFrom.slowed;
  while (runs.length < tries && runs.filter(isQuiet).length < wanted) {
    const speedBefore = timeFixedWork();
    const before = readProcessorTime();
    const result = await run();
    const after = readProcessorTime();
    const stolenTime = after.stolen - before.stolen;
    const asked = after.busy - before.busy + stolenTime;
    const slowest = Math.max(speedBefore, timeFixedWork());
    runs.push({ result, stolen: asked === 0 ? 0 : stolenTime / asked, slowest });
  }
  return runs
    .map((one) => ({ result: one.result, lost: Math.max(one.stolen, slowed(one)) }))
    .toSorted((a, b) => a.lost - b.lost)
    .slice(0, wanted);
}

/** Every speed that the processor has shown since the start, as milliseconds for the same work. */
const speedsSeen: number[] = [];

/** Milliseconds for a fixed piece of arithmetic, the median of nine: the same processor, shared with others, takes longer. */
function timeFixedWork(): number {
  const times = Array.from({ length: 9 }, () => {
    const start = performance.now();
    let value = 1;
    for (let i = 0; i < 3_000_000; i++) value = (value * 48_271) % 2_147_483_647;
    if (value === 0) throw new Error("A prime's generator never comes to zero");
    return performance.now() - start;
  });
  const time = percentile(times, 0.5);
  speedsSeen.push(time);
  return time;
}

/** Ticks of all processors since the start, from Linux's `/proc/stat` (proc(5)); zeros on other systems. */
function readProcessorTime(): { busy: number; stolen: number } {
  if (process.platform !== "linux") return { busy: 0, stolen: 0 };
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = readFileSync(
    "/proc/stat",
    "utf8",
  )
    .slice("cpu ".length, 200)
    .trim()
    .split(/\s+/)
    .map(Number);
  return { busy: user + nice + system + irq + softirq, stolen };
}
