/** Letters of the Latin script, digits and plain marks: no markdown, no addresses, no tags, no other alphabet. */
const plain = /^[\p{Script=Latin}\p{M}\d\s.,;:?!'"()$%&@/+-]*$/u;
const repeated = /\b(\p{L}+)\s+\1\b/iu;
/** 'Ha ha' is none. */
const stammered = (text: string): boolean => {
  const [, word = ""] = repeated.exec(text) ?? [];
  return word !== "" && !/^h[ae]+$/i.test(word);
};

/** What makes a sentence none that can be spoken; null = nothing does. */
export function faultOfShape(sentence: string): string | null {
  if (!plain.test(sentence) || /\bhttps?:|\bwww\.|--|\/\/|\n/i.test(sentence)) return "not plain speech";
  return stammered(sentence) ? "it stammers" : null;
}

/** Typographic marks as a keyboard has them. */
export const inPlainMarks = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s*[–—]\s*/g, ", ")
    .replace(/…/g, ".")
    .trim();
