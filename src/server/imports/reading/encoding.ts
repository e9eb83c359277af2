/**
 * A file is read as bytes: every sign that divides rows and cells is the same single byte in UTF-8 and in Windows-1252, so
 * each cell can be read in the encoding that it was written in, though a file hold both. UTF-16 is turned into UTF-8 first.
 * A string of bytes holds each byte as the character of the same number.
 */
export type FileEncoding = "UTF-8" | "UTF-16" | "Windows-1252" | "UTF-8 and Windows-1252";

const startLength = 4_096;

/** How the bytes of the file become a string of bytes, told from how it begins; null = it is no text. */
export function bytesReader(
  start: Buffer,
): { isUtf16: boolean; read(part: Buffer, isLast: boolean): string } | null {
  const utf16 = utf16Of(start);
  if (utf16 !== null) {
    const decoder = new TextDecoder(utf16);
    const read = (part: Buffer, isLast: boolean) =>
      Buffer.from(decoder.decode(part, { stream: !isLast }), "utf8").toString("latin1");
    return { isUtf16: true, read };
  }
  if (isBinary(start)) return null;
  let isFirst = true;
  const read = (part: Buffer) => {
    const hasMark = isFirst && part.subarray(0, 3).toString("latin1") === "\xef\xbb\xbf";
    isFirst = false;
    return part.toString("latin1", hasMark ? 3 : 0);
  };
  return { isUtf16: false, read };
}

/** By its mark; without one, by the zeros that every second byte of plain letters is. */
function utf16Of(start: Buffer): "utf-16le" | "utf-16be" | null {
  if (start[0] === 0xff && start[1] === 0xfe) return "utf-16le";
  if (start[0] === 0xfe && start[1] === 0xff) return "utf-16be";
  const looked = Math.min(start.length, startLength) & ~1;
  if (looked < 4) return null;
  let [even, odd] = [0, 0];
  for (let i = 0; i < looked; i += 2) {
    if (start[i] === 0) even++;
    if (start[i + 1] === 0) odd++;
  }
  const most = looked / 2;
  if (odd > most * 0.7 && even < most * 0.1) return "utf-16le";
  if (even > most * 0.7 && odd < most * 0.1) return "utf-16be";
  return null;
}

/** Workbooks (which are ZIP files), PDF, old Excel. */
const binaryStarts = ["PK\x03\x04", "%PDF", "\xd0\xcf\x11\xe0"];

const isBinary = (start: Buffer): boolean =>
  binaryStarts.some((mark) => start.subarray(0, mark.length).toString("latin1") === mark);

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
/** Bytes 80 to 9F; the platform's own decoder reads them as Latin-1 on Node 20. Those that mean nothing are left as they are. */
const windows1252 = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ";
const inWindows1252 = (byte: string) => windows1252[byte.charCodeAt(0) - 0x80] ?? byte;
const onlyAscii = /^[\0-\x7f]*$/;

/** The text of a string of bytes, and what it took to read it; null = plain letters alone, which are the same in both. */
export function decodeBytes(bytes: string): { text: string; as: "UTF-8" | "Windows-1252" | null } {
  if (onlyAscii.test(bytes)) return { text: bytes, as: null };
  const buffer = Buffer.from(bytes, "latin1");
  try {
    return { text: utf8.decode(buffer), as: "UTF-8" };
  } catch {
    // Not UTF-8: then it is what Windows wrote before.
    return { text: bytes.replace(/[\x80-\x9f]/g, inWindows1252), as: "Windows-1252" };
  }
}
