/** Numbers in words, to be read and to be said. */

export const cardinalWords: readonly string[] =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
export const ordinalWords: readonly string[] =
  "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** Number words of one word; tens and units are joined while reading ('twenty' 'fifth'). */
export const cardinals: ReadonlyMap<string, number> = new Map([
  ...cardinalWords.map((word, n) => [word, n] as const),
  ...tens.map((word, n) => [word, (n + 2) * 10] as const),
  ["fourty", 40],
]);

export const ordinals: ReadonlyMap<string, number> = new Map([
  ...ordinalWords.map((word, n) => [word, n] as const),
  ["nineth", 9],
  ["twelveth", 12],
  ["twentieth", 20],
  ["thirtieth", 30],
  ["fortieth", 40],
  ["fiftieth", 50],
]);

/** On the face of a clock, by the hour of the day modulo twelve. */
export const hourWords: readonly string[] = ["twelve", ...cardinalWords.slice(1, 12)];
