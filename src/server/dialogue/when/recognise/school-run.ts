import { type Line, type Recogniser, token, word, wordSet } from "../line.ts";
import type { Found, Part } from "../mention.ts";

const at = (hour: number, minute: number) => hour * 60 + minute;

/** School begins at nine and is out at three, give or take, all over Australia; the way to the clinic comes after it. */
const afterDropOff: Part = {
  name: "morning",
  from: at(9, 15),
  to: at(12, 0),
  label: "after school drop-off",
};
const afterPickUp: Part = {
  name: "afternoon",
  from: at(15, 15),
  to: at(18, 0),
  label: "after school pick-up",
};
const beforePickUp: Part = {
  name: "afternoon",
  from: at(12, 0),
  to: at(14, 45),
  label: "before school pick-up",
};

const leads = wordSet("once after when before");
const fillers = wordSet(
  "i ive we weve have had just do done doing did the our my school kinder daycare kindy",
);
const children = wordSet(
  "kids kid children child son daughter boys boy girls girl grandkids grandson granddaughter them him her bub baby little one ones twins youngest eldest kids",
);
const owners = wordSet("the my our two");
const places = wordSet("school kinder kindy daycare preschool creche");
const drops = wordSet("drop dropped dropping dropoff");
const picks = wordSet("pick picked picking pickup collect collected collecting get grab");

/** 'Once I've dropped the kids off', 'after the school run', 'when the kids are at school', 'before I pick them up' */
export const schoolRun: Recogniser = {
  starts: [...leads],
  read(line, i) {
    const isBefore = word(line, i) === "before";
    let k = i + 1;
    const atSchool = isBefore ? 0 : kidsAtSchool(line, k);
    if (atSchool > 0) return found(afterDropOff, atSchool);
    while (fillers.has(word(line, k)) && k < i + 6 && token(line, k).stop < 2) k++;
    if (word(line, k) === "run" && word(line, k - 1) === "school")
      return isBefore ? null : found(afterDropOff, k + 1);
    const isDrop = drops.has(word(line, k));
    if (!isDrop && !picks.has(word(line, k))) return null;
    // 'After I dropped the kids off my crown came out' tells what was.
    if (/ped$|ked$|ted$/.test(word(line, k)) && word(line, k - 1) === "i" && word(line, i) !== "once")
      return null;
    const end = isDrop ? endOfDropOff(line, k) : endOfPickUp(line, k);
    if (end === 0) return null;
    if (isDrop) return isBefore ? null : found(afterDropOff, end);
    return found(isBefore ? beforePickUp : afterPickUp, end);
  },
};

const found = (part: Part, to: number): Found => ({
  meaning: { kind: "part", part, day: null, past: false },
  to,
});

/** 'the kids are at school', 'the kids go to school', 'he's at kinder' */
function kidsAtSchool(line: Line, at: number): number {
  const end = kidsAt(line, at);
  if (end === 0) return 0;
  let k = end;
  while (
    ["are", "is", "have", "has", "gone", "go", "goes", "get", "off", "safely", "all"].includes(
      word(line, k),
    ) &&
    k < end + 4
  )
    k++;
  if (k === end || !["at", "to", "in"].includes(word(line, k))) return 0;
  return places.has(word(line, k + 1)) ? k + 2 : 0;
}

/** First token after 'the kids', 'my two little ones', 'them'; 0 for somebody else. */
function kidsAt(line: Line, at: number): number {
  let k = at;
  while (owners.has(word(line, k)) && k < at + 2) k++;
  const first = k;
  while (children.has(word(line, k)) && k < first + 2) k++;
  return k > first ? k : 0;
}

/** 'drop off', 'dropped the kids off at school', 'drop him at kinder' */
function endOfDropOff(line: Line, at: number): number {
  if (word(line, at) === "dropoff") return at + 1;
  if (word(line, at + 1) === "off") {
    const kids = kidsAt(line, at + 2);
    return atPlace(line, kids > 0 ? kids : at + 2);
  }
  const kids = kidsAt(line, at + 1);
  if (kids === 0) return 0;
  if (word(line, kids) === "off") return atPlace(line, kids + 1);
  const end = atPlace(line, kids);
  return end > kids ? end : 0;
}

/** 'pick up', 'pick the kids up from school', 'get them from school' */
function endOfPickUp(line: Line, at: number): number {
  const isFetched = ["get", "grab"].includes(word(line, at)) || word(line, at).startsWith("collect");
  if (word(line, at) === "pickup") return at + 1;
  if (!isFetched && word(line, at + 1) === "up") {
    const kids = kidsAt(line, at + 2);
    if (kids > 0) return atPlace(line, kids);
    // 'After I pick up my plate'
    return isThing(line, at + 2) ? 0 : atPlace(line, at + 2);
  }
  const kids = kidsAt(line, at + 1);
  if (kids === 0) return 0;
  if (!isFetched) return word(line, kids) === "up" ? atPlace(line, kids + 1) : 0;
  const end = atPlace(line, kids);
  return end > kids ? end : 0;
}

const isThing = (line: Line, at: number): boolean =>
  token(line, at).stop === 0 && ["my", "the", "a", "our", "his", "her", "some"].includes(word(line, at));

function atPlace(line: Line, at: number): number {
  const next = ["at", "to", "from"].includes(word(line, at)) ? at + 1 : at;
  return next > at && places.has(word(line, next)) ? next + 1 : at;
}
