import { importLimits } from "#contract/patients/import-options.ts";
import { decodeBytes } from "./encoding.ts";

/** What is wrong with a cell or a row as text. */
export type TextFault = "too_long" | "nul" | "quote_not_closed" | "wrong_length";

/** A row of the file as it stands there, in strings of bytes. */
export interface RawRow {
  /** On which its text begins, from 1. */
  line: number;
  cells: string[];
  /** A quotation mark is opened in its last cell and never closed; the next row begins on the next line. */
  isUnclosed: boolean;
}

/** A mark that is not closed within so much is a slip, not a cell: what follows it is read as rows again. */
const longestQuoted = 1_048_576;

interface Read {
  cells: string[];
  isUnclosed: boolean;
  /** Where the next row begins. */
  next: number;
}

/**
 * Divides text into rows, part by part (RFC 4180, and what programs make of it). Nothing stops it: a mark that is never closed
 * costs its own row alone, and a cell may be as long as it likes.
 */
export function rowDivider(delimiter: string): (text: string, isLast: boolean) => RawRow[] {
  let waiting = "";
  let line = 1;
  return (text, isLast) => {
    waiting += text;
    const rows: RawRow[] = [];
    let at = 0;
    while (at < waiting.length) {
      const read = readRow(waiting, { at, delimiter, isLast });
      if (read === null) break;
      const { cells, isUnclosed, next } = read;
      if (cells.length > 1 || cells[0]?.trim() !== "") rows.push({ line, cells, isUnclosed });
      line += lineEndsIn(waiting, at, next);
      at = next;
    }
    waiting = waiting.slice(at);
    return rows;
  };
}

interface Place {
  at: number;
  delimiter: string;
  isLast: boolean;
}

/** Null = its end is not here yet. */
function readRow(text: string, { at, delimiter, isLast }: Place): Read | null {
  const cells: string[] = [];
  for (let from = at; ; ) {
    const cell =
      text[from] === '"'
        ? readQuoted(text, { at: from, delimiter, isLast })
        : readPlain(text, { at: from, delimiter, isLast });
    if (cell === null) return null;
    cells.push(cell.text);
    if (cell.isUnclosed || text[cell.end] !== delimiter)
      return endRow(text, cells, { end: cell.end, isUnclosed: cell.isUnclosed, isLast });
    from = cell.end + 1;
  }
}

/** Null = whether a line feed follows the carriage return is not known yet. */
function endRow(
  text: string,
  cells: string[],
  { end, isUnclosed, isLast }: { end: number; isUnclosed: boolean; isLast: boolean },
): Read | null {
  if (text[end] !== "\r") return { cells, isUnclosed, next: end + 1 };
  if (end + 1 === text.length && !isLast) return null;
  return { cells, isUnclosed, next: text[end + 1] === "\n" ? end + 2 : end + 1 };
}

interface Cell {
  text: string;
  /** Where its delimiter or line end stands. */
  end: number;
  isUnclosed: boolean;
}

function readPlain(text: string, { at, delimiter, isLast }: Place): Cell | null {
  let end = at;
  for (; end < text.length; end++) {
    const sign = text[end];
    if (sign === delimiter || sign === "\n" || sign === "\r") break;
  }
  if (end === text.length && !isLast) return null;
  return { text: text.slice(at, end), end, isUnclosed: false };
}

function readQuoted(text: string, place: Place): Cell | null {
  const { at, delimiter, isLast } = place;
  for (let from = at + 1; ; ) {
    const mark = text.indexOf('"', from);
    if (mark === -1) {
      if (!isLast && text.length - at < longestQuoted) return null;
      return (
        unclosed(text, at) ??
        (isLast ? { text: text.slice(at + 1), end: text.length, isUnclosed: false } : null)
      );
    }
    if (mark + 1 === text.length && !isLast) return null;
    if (text[mark + 1] === '"') {
      from = mark + 2;
      continue;
    }
    const content = () => text.slice(at + 1, mark).replaceAll('""', '"');
    const rest = readPlain(text, { at: mark + 1, delimiter, isLast });
    if (rest === null) return null;
    if (rest.text.trim() === "") return { text: content(), end: rest.end, isUnclosed: false };
    // Something follows the mark: it closed nothing. Where lines lie between, an earlier one was never closed.
    return (
      unclosed(text.slice(0, mark), at) ?? {
        text: text.slice(at, rest.end),
        end: rest.end,
        isUnclosed: false,
      }
    );
  }
}

/** The rest of the line on which the mark was opened; null = all of it is on one line. */
function unclosed(text: string, at: number): Cell | null {
  const ends = [text.indexOf("\n", at), text.indexOf("\r", at)].filter((end) => end !== -1);
  if (ends.length === 0) return null;
  const end = Math.min(...ends);
  return { text: text.slice(at, end), end, isUnclosed: true };
}

function lineEndsIn(text: string, from: number, to: number): number {
  let count = 0;
  for (let i = from; i < to; i++) if (text[i] === "\n" || (text[i] === "\r" && text[i + 1] !== "\n")) count++;
  return count;
}

const delimiters = [",", ";", "\t", "|"];

/** The sign that divides the first rows into the same number of cells, as many as possible. */
export function findDelimiter(start: string): string {
  const named = /^sep=(.)\r?\n/i.exec(start)?.[1];
  if (named !== undefined) return named;
  const scored = delimiters.map((delimiter) => {
    const lengths = rowDivider(delimiter)(start, false)
      .slice(0, 50)
      .map(({ cells }) => cells.length);
    const width = lengths[0] ?? 1;
    const alike = lengths.filter((length) => length === width).length / Math.max(1, lengths.length);
    return { delimiter, score: width > 1 ? alike * 100 + Math.min(width, 50) : 0 };
  });
  const best = scored.toSorted((a, b) => b.score - a.score)[0];
  return best && best.score > 0 ? best.delimiter : ",";
}

/** A row of the file as text. */
export interface TextRow {
  line: number;
  cells: string[];
  /** By the place of the column; of the whole row under `row`. Null = nothing is wrong. */
  faults: Record<string, TextFault> | null;
}

/** Whether the file names its delimiter, as spreadsheets do for each other: that line is no row. */
export const namesDelimiter = ({ cells }: RawRow): boolean => /^sep=/i.test(cells[0] ?? "");

/** The text of a row and what is wrong with it, below a heading of `width` cells. `sawEncoding` hears what it took to read it. */
export function textOf(
  { line, cells: raw, isUnclosed }: RawRow,
  width: number,
  sawEncoding: (as: "UTF-8" | "Windows-1252") => void,
): TextRow {
  const faults: Record<string, TextFault> = {};
  // Spreadsheets leave delimiters behind where a row once was longer.
  const isLonger = raw.slice(width).some((cell) => cell.trim() !== "");
  if (isUnclosed) faults.row = "quote_not_closed";
  else if (raw.length < width || isLonger) faults.row = "wrong_length";
  const cells = raw.slice(0, width).map((bytes, place) => {
    const fault = faultOf(bytes);
    if (fault !== null) {
      faults[place] = fault;
      return "";
    }
    const { text, as } = decodeBytes(bytes);
    if (as) sawEncoding(as);
    return text.trim();
  });
  return { line, cells, faults: Object.keys(faults).length > 0 ? faults : null };
}

function faultOf(bytes: string): TextFault | null {
  if (bytes.length > importLimits.cellLength) return "too_long";
  return bytes.includes("\0") ? "nul" : null;
}
