/**
 * The words in which an answer may be told differently. Whoever adds one here asks: can a sentence made only of the
 * answer's own words and these ever promise, agree to or deny something? 'Yes', 'sure', 'done', 'set', 'see', 'will' and
 * 'no worries' can, so they are not here.
 */
export const words = (list: string): ReadonlySet<string> =>
  new Set(list.split(/\s+/).filter((word) => word !== ""));

/** May be added or left out anywhere: they carry no fact. */
export const padding = words(`
  a an the and or so for on at in of to with by as
  i me my we us our you your it its that this these those them there
  is are am be was were do does did have has had got get can could may might would should s d m re ve
  please thanks thank sorry let know tell say offer give like want prefer love wish
  suit suits suited work works working fit fits best better good well
  happy help helping about any either some kind sort hear hello hi oh um ah
  just also then here look looking looks but though
`);

/**
 * More that a question may hold: it states nothing. What is asked for is held fast by its other words.
 */
export const askingWords = words(`
  grab take jot catch check find ask first full whole going under put pop down note write
  he she him her they their them who whose speaking chatting how sound sounds see think reckon mind happen else all right okay now today
  quickly way reach back up out next go ahead
`);

/** One thing, several words: the left one stands for all. */
const sameThing: readonly string[] = [
  "what which",
  "appointment appointments booking visit visits",
  "phone mobile telephone",
  "cleaning clean",
  "checkup checkups",
  "name names called",
  "last family surname",
  "day days",
  "time times",
  "come coming pop",
  "person somebody someone",
  "team reception",
  "anything something",
  "free available",
];

export const meaningOf: ReadonlyMap<string, string> = new Map(
  sameThing.flatMap((line) => {
    const [meaning = "", ...others] = line.split(" ");
    return others.map((word) => [word, meaning] as const);
  }),
);

/** Say how things stand: in a question, too, they keep their order among the times and days. */
const weighty = words(`
  not no never none nothing nobody without only
  free taken full open closed booked book requested request cancelled cancel moved move changed change
  confirm confirmed passed now nearest
`);

/** With times, these sound like a booking; allowed only where the answer itself speaks of one. */
export const soundsBooked =
  /\b(?:you have|you've|have you|had you|got you|get you|you got|you are|you're|you were|is yours|it is for you|it's for you)\b/i;
export const speaksOfBooking = /\b(?:booked|requested)\b/i;
