import { isBroken, type Line, token, word, wordSet, wordsBetween } from "../line.ts";
import { isTimeLike, type QualifiedMention } from "../qualified-mention.ts";

const rides = wordSet("bus train tram ferry flight plane taxi lift ride coach boat");
const duties = wordSet(
  "work school kinder preschool daycare uni tafe class lecture training shift meeting exam lesson assembly swimming church court",
);
/** 'Flight's at one', as a recogniser may write it. */
const ridesAre = wordSet("flights planes trains trams ferries coaches taxis");
/** 'School is at nine' needs no owner, 'my meeting is at nine' does. */
const ownerless = wordSet("work school kinder preschool daycare uni tafe church");
const owners = wordSet("my his her our their the a an next first last only another");
const having = wordSet(
  "on onto boards board have has got ive hes shes catch catching get miss missing make theres",
);
const runs = wordSet(
  "is s are was leaves leave goes departs comes gets arrives lands runs starts start begins",
);
/** 'The bus gets in at two' */
const particles = wordSet("in out off up");
const beforeHour = wordSet("at around about like roughly");
/** So far before the ride stands who has it: 'I've got to catch the last bus at nine'. */
const ownedWithin = 3;

/** 'My bus is at nine', 'I have a meeting at ten', 'the nine o'clock train': an hour of something else, and no wish. */
export function isHourElsewhere(line: Line, one: QualifiedMention, start: number): boolean {
  if (!isTimeLike(one) || one.meaning.kind === "part") return false;
  if (rides.has(word(line, one.to)) && token(line, one.to).stop === 0) return true;
  let k = one.from - 1;
  while (k > start && beforeHour.has(word(line, k))) k--;
  const hasHour = k < one.from - 1;
  if (particles.has(word(line, k)) && runs.has(word(line, k - 1))) k--;
  const hasVerb = runs.has(word(line, k));
  if (hasVerb) k--;
  const thing = word(line, k);
  if (hasHour && !hasVerb && k >= start && isOwnBusiness(line, k, start) && !isBroken(line, k, one.from))
    return true;
  if (hasHour && k >= start && ridesAre.has(thing) && !isBroken(line, k, one.from)) return true;
  if (k < start || !(rides.has(thing) || duties.has(thing)) || isBroken(line, k, one.from)) return false;
  if (hasVerb) return ownerless.has(thing) || isOwned(line, k, start);
  return hasHour && isOwned(line, k, start) && isHad(line, k, start);
}

/** 'You don't answer after four', 'nobody picks up before nine': when they were not answered, and no wish. */
export function isOfUnanswered(line: Line, { from }: QualifiedMention, start: number): boolean {
  for (let k = from - 1; k >= Math.max(start, from - mostToAnswer); k--) {
    if (!answering.has(word(line, k))) continue;
    const lead = wordsBetween(line, Math.max(start, k - mostOfDenial), k);
    const isDenied = lead.some((each) => denying.has(each));
    return isDenied && lead.some((each) => ours.has(each)) && !lead.some((each) => wishing.has(each));
  }
  return false;
}
const answering = wordSet("answer answers answered answering pick picks picked picking respond responds");
const denying = wordSet("dont never didnt doesnt wont nobody noone no not isnt arent wasnt");
const ours = wordSet("you yous youse they nobody noone one anyone anybody");
const mostToAnswer = 5;
const mostOfDenial = 4;

/** 'I've got the podiatrist at ten', 'I have school drop-off at half eight and a haircut at ten': whatever it is, it is not here. */
function isOwnBusiness(line: Line, at: number, start: number): boolean {
  for (let k = at; k >= Math.max(0, at - mostOfBusiness); k--) {
    const said = word(line, k);
    if (ofVisits.has(said) || wishing.has(said) || (k < start && !token(line, k))) return false;
    if (["ive", "weve", "hes", "shes"].includes(said)) return k < at;
    if (["have", "has", "got"].includes(said) && ["i", "we", "he", "she"].includes(word(line, k - 1)))
      return k < at && !asks.has(word(line, k - 2));
  }
  return false;
}
const mostOfBusiness = 12;
/** What is said behind one of these is wished for: 'I've got my whitening on Wednesday, could I do Thursday at four'. */
const wishing = wordSet("could can would may so then but instead want need make move change prefer rather");
const asks = wordSet("have do can could should may");
/** A visit here, or what is wished of it. */
const ofVisits = wordSet(
  "appointment appointments appt booking booked visit visits slot time one spot checkup check clean cleaning filling crown extraction canal you your anything something nothing it that this seen been to in come coming free down cleans hygienist dentist doctor tooth teeth kids",
);

const within = (line: Line, at: number, start: number, words: ReadonlySet<string>, most: number): boolean =>
  line.tokens
    .slice(Math.max(start, at - most), at)
    .some((_, k) => words.has(word(line, Math.max(start, at - most) + k)));
const isOwned = (line: Line, at: number, start: number): boolean =>
  within(line, at, start, owners, ownedWithin);
const isHad = (line: Line, at: number, start: number): boolean =>
  within(line, at, start, having, ownedWithin + 1) ||
  ["my", "his", "her", "our"].includes(word(line, at - 1));
