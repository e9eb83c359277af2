import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { csvLine } from "#kernel/csv.ts";
import { bytesReader, decodeBytes } from "./encoding.ts";
import { findDelimiter, rowDivider, textOf } from "./rules.ts";

const inParts = (text: string, size: number, delimiter = ",") => {
  const divide = rowDivider(delimiter);
  const rows = [];
  for (let at = 0; at < text.length; at += size)
    rows.push(...divide(text.slice(at, at + size), at + size >= text.length));
  return rows;
};
const cellsOf = (text: string, delimiter = ",") =>
  inParts(text, text.length, delimiter).map(({ cells }) => cells);

describe("rows of a CSV file [PAT-2]", () => {
  test.each([
    [
      "plain",
      "a,b\n1,2\n",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "line ends of Windows and of old Macs",
      "a,b\r\n1,2\r3,4",
      [
        ["a", "b"],
        ["1", "2"],
        ["3", "4"],
      ],
    ],
    [
      "quotes, commas and lines within",
      'a,b\n"x, ""y""","1\n2"\n',
      [
        ["a", "b"],
        ['x, "y"', "1\n2"],
      ],
    ],
    [
      "empty cells and empty lines",
      "a,b,c\n\n,,\n1,,3\n",
      [
        ["a", "b", "c"],
        ["", "", ""],
        ["1", "", "3"],
      ],
    ],
    ["a quote within a word", 'a\n5" crown\n', [["a"], ['5" crown']]],
    [
      "spaces behind a closing quote",
      'a,b\n"x" ,1\n',
      [
        ["a", "b"],
        ["x", "1"],
      ],
    ],
  ])("%s", (_what, text, rows) => expect(cellsOf(text)).toEqual(rows));

  test("a quote that is never closed costs its own row alone", () => {
    const rows = inParts('a,b\n1,"open\n2,x\n3,"y"\n', 5);
    expect(rows.map(({ line, cells, isUnclosed }) => [line, cells[0], isUnclosed])).toEqual([
      [1, "a", false],
      [2, "1", true],
      [3, "2", false],
      [4, "3", false],
    ]);
  });

  test("a quote that is never closed in a long file costs its own row alone", () => {
    const after = Array.from({ length: 120_000 }, (_, i) => `${i},row number\n`).join("");
    const rows = inParts(`a,b\n1,"open\n${after}`, 512 * 1024);
    expect(rows).toHaveLength(120_002);
    expect(rows.filter(({ isUnclosed }) => isUnclosed).map(({ line }) => line)).toEqual([2]);
    expect(rows.at(-1)).toMatchObject({ line: 120_002, cells: ["119999", "row number"] });
  });

  test("a cell of 10 MB is passed over and the next row is on its line", () => {
    const long = "z".repeat(10_000_000);
    for (const cell of [long, `"${long}"`]) {
      const rows = inParts(`a,b\n1,${cell}\n2,x\n`, 512 * 1024);
      expect(rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
        [1, "a"],
        [2, "1"],
        [3, "2"],
      ]);
      const [, row] = rows;
      expect(row && textOf(row, 2, () => {}).faults).toEqual({ 1: "too_long" });
    }
  });

  test("however the file is cut into parts, and whatever its cells hold, the cells come out as they went in", () => {
    const cell = fc.string({ unit: fc.constantFrom("a", '"', ",", "\n", "\r", ";", " ", "1") });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 9 }),
        (rows, size) => {
          // A first column that a spreadsheet would not run, so that nothing is put in front of it.
          const written = rows.map((cells, i) => [`r${i}`, ...cells.map((text) => `x${text}`)]);
          const text = written.map(csvLine).join("");
          expect(inParts(text, size).map(({ cells }) => cells)).toEqual(written);
        },
      ),
      { numRuns: 300 },
    );
  });

  test.each([
    [",", "name,phone\nAda,1\nBen,2\n"],
    [";", "name;phone\nLow, Ada;1\nBen;2\n"],
    ["\t", "name\tphone\nAda\t1,5\n"],
    ["|", "name|phone|mail\nAda|1|x\n"],
    [";", "sep=;\nname;phone\n"],
    [",", "name\nAda\n"],
  ])("finds that %j divides the cells", (delimiter, text) => expect(findDelimiter(text)).toBe(delimiter));

  test("a row of another length than the heading says so, but for empty cells at its end", () => {
    const rows = inParts("a,b\n1\n1,2,3\n1,2,,\n", 100).slice(1);
    expect(rows.map((row) => textOf(row, 2, () => {}).faults)).toEqual([
      { row: "wrong_length" },
      { row: "wrong_length" },
      null,
    ]);
  });
});

describe("encodings [PAT-2]", () => {
  const read = (file: Buffer) => {
    const reader = bytesReader(file);
    return reader && decodeBytes(reader.read(file, true)).text;
  };
  const text = "Zoë Müller–Nguyễn";
  test.each([
    ["UTF-8", Buffer.from(text)],
    ["UTF-8 with a mark", Buffer.from(`\ufeff${text}`)],
    ["UTF-16 with a mark", Buffer.from(`\ufeff${text}`, "utf16le")],
    ["UTF-16 the other way round", Buffer.from(`\ufeff${text}`, "utf16le").swap16()],
  ])("%s", (_what, file) => expect(read(file)).toBe(text));

  test("Windows-1252, and UTF-16 without a mark", () => {
    expect(read(Buffer.from("Zo\xeb \x96 caf\xe9", "latin1"))).toBe("Zoë – café");
    expect(read(Buffer.from("name,phone\nAda,1\n", "utf16le"))).toBe("name,phone\nAda,1\n");
  });

  test("a file of two encodings is read cell by cell", () => {
    const file = Buffer.concat([Buffer.from("Zoë,"), Buffer.from("Ren\xe9e", "latin1")]);
    const [row] = inParts(bytesReader(file)?.read(file, true) ?? "", 100);
    const seen = new Set<string>();
    expect(row && textOf(row, 2, (as) => seen.add(as)).cells).toEqual(["Zoë", "Renée"]);
    expect([...seen]).toEqual(["UTF-8", "Windows-1252"]);
  });

  test("a workbook is no text", () => expect(bytesReader(Buffer.from("PK\x03\x04rest"))).toBeNull());
});
