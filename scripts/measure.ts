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
