import { vi } from "vitest";

/** Waits until what is claimed is so, asking again and again; the last disappointment is what fails. */
export const eventually = <Result>(claim: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(claim, { timeout: 10_000, interval: 20 });
