/** Names by which friends call somebody: 'Davo' of a Dave, 'Wozza' of a Warren, 'Bec' of a Rebecca. */

/** Those that are like nothing in the name they stand for. */
const unlike: Readonly<Record<string, string>> = {
  sue: "susan suzanne susanna",
  suzie: "susan suzanne susanna",
  bill: "william",
  billy: "william",
  bob: "robert",
  bobby: "robert",
  dick: "richard",
  jack: "john jackson",
  peggy: "margaret",
  meg: "margaret",
  ted: "edward theodore",
  teddy: "edward theodore",
  tony: "anthony antonio",
  harry: "henry harold harrison",
  mick: "michael",
  jim: "james",
  jimmy: "james",
  chuck: "charles",
  libby: "elizabeth",
  polly: "mary",
  molly: "mary margaret",
  sally: "sarah",
  dot: "dorothy",
  trish: "patricia",
  bert: "albert robert herbert",
  sasha: "alexander alexandra",
  xander: "alexander",
  nell: "eleanor helen",
  nellie: "eleanor helen",
  kit: "christopher katherine",
  babs: "barbara",
  shelly: "michelle rochelle",
};
/** 'Wozza', 'Shazz': only the first letter is left of the name. */
const ofFirstLetter = /[aeiou]zz?a?$/;
const ending = /(?:ers|[oiey]+|s)$/;
const fewestLetters = 3;

export function isShortFor(one: string, other: string): boolean {
  const [short, full] = [one.toLowerCase(), other.toLowerCase()];
  if (short === full || full.length < fewestLetters) return false;
  if ((unlike[short] ?? "").split(" ").includes(full)) return true;
  if (ofFirstLetter.test(short)) return short[0] === full[0];
  // 'Johnno' and 'Timmy' double what stands once.
  const stem = short.replace(ending, "").replace(/(\p{L})\1$/u, "$1");
  return stem.length >= fewestLetters && stem.length <= full.length && full.includes(stem);
}
