/**
 * Weekdays as recognisers and typists write them when they go by the sound or miss a key: 'thursdee', 'wensday', 'saterday'.
 * Each is a beginning of the name with an ending of 'day'. What is a word or a name of its own ('sundae', 'Mundy',
 * 'Wendy', 'Friedy') is none.
 */
const beginnings: readonly (readonly [string, string])[] = [
  ["monday", "mon monn mond mun muhn"],
  ["tuesday", "tues tews tuse teus tus tuees tuez tooz toos choos chews chooz tuesd tyues"],
  [
    "wednesday",
    "wednes wendes wens wenes wendns wednez wenz wednus wedns wednis wendnes wensd wennes wednees wednese wednse wedens wedness weddens whens wednesd",
  ],
  [
    "thursday",
    "thurs thers thirs thurz therz thrus thus thur thurst thursd thures thurrs turs thors thrs thuirs thursh tuhrs",
  ],
  ["friday", "fri frie fry frid firi frii frai"],
  [
    "saturday",
    "satur sater sattur satter sature satir sata satu satuur saturd satr satt satrur sarur satour",
  ],
  ["sunday", "sun sunn sund"],
];
const endings = "day days dee dees dey deys dy di die dae dai daye daay dya dayy ady dau daz".split(" ");
const others: readonly (readonly [string, string])[] = [
  ["tuesday", "tueday tuesay tusday tuesda"],
  ["wednesday", "wednsday wedsday wedday wednesay wednesda"],
  ["thursday", "thurday thurdsay thursay thursda thudsday thusday"],
  ["friday", "firday frday fridya firdee frida fridee fridy"],
  ["saturday", "satday satdee satdy satdi saturaday saturay saturda saturdsay"],
  ["monday", "moday mnday mondya monda"],
  ["sunday", "snday sudnay sundya sunda"],
];
/** Words and names that only look like one. */
const own: ReadonlySet<string> = new Set(
  "mundy munday mondi mondy monde mondae mondai monda sundae sundy sundi sundie sundai sunda frida wendy wendi".split(
    " ",
  ),
);
const names = new Set("monday tuesday wednesday thursday friday saturday sunday".split(" "));

const spellings: ReadonlyMap<string, string> = new Map(
  [
    ...beginnings.flatMap(([name, list]) =>
      list.split(" ").flatMap((start) => endings.map((end) => [start + end, name] as const)),
    ),
    ...others.flatMap(([name, list]) => list.split(" ").map((spelling) => [spelling, name] as const)),
  ].filter(([spelling]) => !own.has(spelling) && !names.has(spelling.replace(/s$/, ""))),
);

/** The weekday that a word is meant for; the word itself when it is none or is written as it should be. */
export const meantWeekday = (word: string): string => spellings.get(word) ?? word;
