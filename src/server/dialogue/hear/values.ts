import { capitaliseName } from "../who/names/capitalise.ts";
import { partOf, toUtterance, type Utterance, withoutSpans } from "../words.ts";
import type { ActLabel, Wish } from "./acts/labels.ts";
import { isQuestionForm, isRequestForm } from "./asked/question-form.ts";
import { asksWhoKnows } from "./asked/read-whether.ts";
import type { HearContext } from "./context.ts";
import { readAcknowledged } from "./danger/read-acknowledged.ts";
import { readAidSubjects } from "./danger/read-aid-subject.ts";
import { readDangers } from "./danger/read-danger.ts";
import { readDeniedAll } from "./danger/read-denied-all.ts";
import { readMisheard, readOwnBusiness, readPrivate, readTheirs, withWhose } from "./danger/read-despair.ts";
import { readHappening } from "./danger/read-happening.ts";
import { readHelpLines, readNoHelp, readNumbersOfLines } from "./danger/read-help-lines.ts";
import { readInstead } from "./danger/read-instead.ts";
import { readMeans } from "./danger/read-means.ts";
import { readMedicine } from "./danger/read-medicine.ts";
import { readMedicineQuestions } from "./danger/read-medicine-question.ts";
import { readReleased } from "./danger/read-released.ts";
import { readRinging } from "./danger/read-ringing.ts";
import { isOfQuestion, readSafetyQuestions, toldBeside, withSigns } from "./danger/read-safety-question.ts";
import { readSomewhat } from "./danger/read-somewhat.ts";
import { readBloodDown } from "./danger/read-swallowed-blood.ts";
import { readTroubleCorrected } from "./danger/read-trouble-corrected.ts";
import { readSmallBleed } from "./danger/signs/read-small-bleed.ts";
import { readSwollenFace } from "./danger/signs/read-swollen-face.ts";
import { breathSpans, isBreathWell, readVitalSigns } from "./danger/signs/read-vital-signs.ts";
import { type Found, overlaps, type Span, sure } from "./found.ts";
import { isOfGoodbye } from "./goodbye.ts";
import { labelActs } from "./labels/label-acts.ts";
import { leadInSpans } from "./lead-ins.ts";
import { clauseAt, has, type ParsedUtterance, wishOf } from "./parsed-utterance.ts";
import { readCompany } from "./people/read-comes-too.ts";
import { readDead } from "./people/read-dead.ts";
import { readDropsOut } from "./people/read-drops-out.ts";
import { readNobodyElse } from "./people/read-nobody-else.ts";
import { readOthersVisit } from "./people/read-others-visit.ts";
import { readAge, readPartySize, readPatients } from "./people/read-people.ts";
import { whoSpans } from "./people/read-who.ts";
import { pickActs } from "./picks/pick-acts.ts";
import { isIn, keepsTheirs } from "./picks/read-contrast.ts";
import { readShift } from "./read-shift.ts";
import { readSlower } from "./read-slower.ts";
import {
  askedWhetherOurs,
  personAskedFor,
  readMeantUs,
  readWrongNumber,
  wordsOfName,
} from "./read-wrong-number.ts";
import { numberRoles } from "./ringing/number-roles.ts";
import { asHedged, ringsOfOthers } from "./ringing/plain-ring-time.ts";
import { readExtension, readMine, readNotNumber } from "./ringing/read-not-number.ts";
import { isAnyRung, isRungElse, readNotRung, readWhomToRing } from "./ringing/read-whom-to-ring.ts";
import { hasVisit } from "./told/already-booked.ts";
import { readAmended } from "./told/read-amended.ts";
import { readComplaint } from "./told/read-complaint.ts";
import { readContactPreference } from "./told/read-contact-preference.ts";
import { readFear } from "./told/read-fear.ts";
import { readHealth, readNotUrgent } from "./told/read-health.ts";
import { readLatenessAnew } from "./told/read-lateness.ts";
import { likeNewDetail, readNewDetails } from "./told/read-new-detail.ts";
import { readPressing } from "./told/read-pressing.ts";
import { readSad } from "./told/read-sad.ts";
import { readSubject } from "./told/read-subject.ts";
import { readOrdeal, readUndecided } from "./told/read-undecided.ts";
import { readWithdrawn } from "./told/read-withdrawn.ts";
import { readWithout } from "./told/read-without.ts";
import { asUnable, isOfVisitTold } from "./told/visits-told.ts";
import { readDentists } from "./treatments/read-dentist.ts";
import { isAdded, treatmentActs } from "./treatments/treatment-acts.ts";
import { whenActs } from "./when-acts.ts";
import {
  besideOrInstead,
  cannotCome,
  readKept,
  readNextTo,
  readSameVisit,
  readSwap,
  readTakenBack,
  readThatIsAll,
} from "./wish-words.ts";

/** All but names and numbers: what was asked for a name and answered with one holds nothing of this. */
export function valuesIn(parsed: ParsedUtterance, ageless: Utterance): readonly Found[] {
  const { utterance, context, parts, who } = parsed;
  // 'Put it back' undoes what was done, and puts nothing off.
  const shift = has(parsed, "undo")
    ? null
    : readShift(utterance.text, { prompt: context.prompt, wish: wishOf(parsed) });
  const dentists = readDentists(utterance, context.practitioners);
  const ofLines = readNumbersOfLines(utterance);
  const elsewhere = [
    ...whoSpans(ageless, who),
    ...parsed.bystanders.spans,
    ...placesIn(parsed),
    ...ofLines.spans,
    ...leadInSpans(utterance.text),
    ...ringsOfOthers(parsed),
  ];
  // 'Ring me, not on my old phone' puts nothing right on their file.
  const isOnlyDenied =
    has(parsed, "want.callback") &&
    who.some(({ act }) => act.kind === "not_number") &&
    who.every(({ act }) => act.kind !== "phone");
  const newDetails = isOnlyDenied ? [] : readNewDetails(utterance, context);
  const told = readPatients(utterance, isOfOthers(parsed), parsed.bystanders.words);
  const patients = newDetails.some(({ act }) => act.kind === "patient") ? [] : told;
  const timed = withoutSpans(ageless.text, elsewhere);
  const comersTold = [...patients, ...parsed.each];
  // 'Something later in the morning, like ten thirty': by how much is told by the hour.
  const isTimed = shift !== null && isByHour(shift, whenActs(parsed, timed, [], comersTold).acts);
  const shifts = shift && !isTimed ? [shift] : [];
  const read = whenActs(parsed, timed, shifts, comersTold);
  const whens = { ...read, acts: asHedged(read.acts, utterance) };
  const treatments = treatmentActs(parsed);
  const timeIds = new Set(context.candidates.flatMap(({ id, kind }) => (kind === "time" ? [id] : [])));
  const picked = pickActs(
    { ...parsed, utterance: ageless, parts: parts.map((part) => sharedPart(ageless, part)) },
    whens,
    treatments,
  );
  const apart = changedApart(parsed);
  const comers = apart.length === 0 ? utterance : toUtterance(withoutSpans(utterance.text, apart));
  const party = readPartySize(comers, has(parsed, "more_people"));
  const nobodyElse = readNobodyElse(utterance, context.prompt);
  const numbers = notNumbers(parsed);
  const ofFirst = numberRoles(utterance, context).rest;
  const before = context.told ?? [];
  const named = [
    ...readVitalSigns(parts),
    ...readSwollenFace(utterance, parts, before),
    ...readSmallBleed(utterance, parts, before),
  ];
  const isOfDanger = context.prompt === "danger" || context.isOfDanger === true;
  const ofSafety = isOfDanger ? withSigns(readSafetyQuestions(parts), named) : [];
  const signs = toldBeside(named, ofSafety);
  const happening = readHappening(parts, has(parsed, ...ofBusiness));
  const ofMedicines = readMedicineQuestions(utterance, parts, context.isMedicated === true).filter(
    ({ span }) => !parts.some((part, at) => at === clauseAt(parsed.clauses, span) && asksWhoKnows(part)),
  );
  const ofHealth = readHealth(utterance, parts).filter(
    (each) => !isOfBystander(parsed, each) && !hasVisit.test(utterance.text.slice(...each.span)),
  );
  const taken = readMedicine(parts);
  const isSwap = readSwap(utterance.text).length > 0;
  const added = isAdded(parsed) ? treatments.acts.slice(-1) : [];
  const isOfAdded = ({ act, span }: Found): boolean =>
    act.kind === "ask" && added.some((each) => span[0] <= each.span[0] && each.span[0] < span[1]);
  return [
    ...labelActs(parsed, { treatments, whens, dentists })
      .map(asUnable(parsed))
      .filter(
        (each) =>
          !isOfAdded(each) &&
          !isOfQuestion(each, ofSafety) &&
          !(newDetails.length > 0 && isLikeNewDetail(each, parsed)) &&
          !(isSwap && each.act.kind === "want" && each.act.wish === "book") &&
          !(
            each.act.kind === "want" &&
            each.act.wish === "confirm" &&
            (isSwap || cannotCome(utterance.text) || has(parsed, "want.cancel"))
          ) &&
          !(each.act.kind === "keep" && isOfTheirs(parsed, each)),
      ),
    ...added.map(({ span }): Found => ({ act: { kind: "want", wish: "book" }, span, certainty: sure })),
    // A time that is picked is picked, however it was pointed at; a visit is where it is moved from.
    ...(picked.acts.some(({ act }) => act.kind === "pick" && timeIds.has(act.candidate)) ? [] : shifts),
    // When it is that is let be is no wish.
    ...whens.acts.filter(
      (when) =>
        !picked.settles(when) &&
        !isIn(parsed.letBe, when.span) &&
        !isReason(parsed, when.span) &&
        !isOfGoodbye(parsed.labels, clauseAt(parsed.clauses, when.span), context.prompt),
    ),
    ...(picked.acts.some(({ act }) => act.kind === "pick") ? [] : namedOfVisits(parsed)),
    ...picked.acts,
    ...treatments.acts.filter((each) => !isAddressed(parsed, each, dentists) && !isOfVisitTold(parsed, each)),
    ...treatments.told,
    ...dentists,
    ...parsed.each,
    ...patients,
    ...readOthersVisit(parsed),
    ...readAge(utterance, patients),
    ...(party ? [party] : []),
    ...besideOrInstead(utterance.text, has(parsed, "want.message", "want.callback")),
    ...readSameVisit(utterance.text),
    ...readWithout(utterance, context.wish),
    ...readNotUrgent(utterance.text),
    ...readPressing(parsed),
    ...readWithdrawn(utterance.text),
    ...(context.isRunningLate && !parts.some(isQuestionForm) ? readLatenessAnew(utterance) : []),
    ...swapActs(parsed),
    ...readThatIsAll(utterance.text),
    ...nobodyElse,
    ...readDropsOut(utterance, context),
    ...readCompany(utterance, context),
    ...readNextTo(utterance.text),
    ...readContactPreference(parsed),
    ...numbers,
    ...readSubject(utterance),
    ...newDetails,
    ...readMine(utterance, context.callerNumber, numbers),
    ...readExtension(utterance),
    ...readWhomToRing(ofFirst, context),
    ...(isAnyRung(ofFirst) ? [] : readNotRung(ofFirst)),
    // 'Don't bother ringing me, ring my partner' takes nothing out of what was told; 'should she leave off the thinner' asks.
    ...(isRungElse(utterance) || ofMedicines.length > 0 ? [] : readAmended(utterance, context.told ?? [])),
    ...readComplaint(parsed),
    ...readFear(parsed),
    ...(context.prompt === "danger"
      ? []
      : [...readSad(utterance), ...readDead(utterance), ...readOrdeal(utterance), ...slower(parsed)]),
    ...notOurs(parsed),
    ...(parsed.labels.some(({ label }) => label === "want.book")
      ? []
      : readUndecided(utterance, context.wish === "book")),
    ...(has(parsed, "undo") ? [] : readTakenBack(utterance.text, context.prompt === "anything_else")),
    ...(has(parsed, "keep", "want.cancel") ? [] : readKept(utterance.text, context.wish)),
    ...readHelpLines(utterance, has(parsed, "ask.help_number", "ask.emergencies", "ask.phone_number")).filter(
      ({ act }) => !ofLines.acts.some((of) => isSameLine(of.act, act)),
    ),
    ...ofLines.acts,
    ...readSomewhat(utterance, parts, context.prompt),
    ...readMeans(parts),
    ...readAcknowledged(parts, context.prompt),
    ...readRinging(parts, context.prompt),
    ...readInstead(parts, context.prompt),
    ...readNoHelp(utterance, context.prompt),
    ...signs,
    ...happening,
    ...ofHealth,
    ...taken,
    // What thins the blood of whoever bleeds is news, whatever it is told among.
    ...taken
      .filter(
        ({ act, span }) =>
          context.isOfDanger === true &&
          act.kind === "medicine" &&
          act.isThinner === true &&
          ofHealth.every((each) => clauseAt(parsed.clauses, each.span) !== clauseAt(parsed.clauses, span)),
      )
      .map(({ span }): Found => ({ act: { kind: "health", isTaken: true }, span, certainty: sure })),
    ...ofMedicines,
    ...readAidSubjects(utterance),
    ...ofSafety,
    ...(context.isAiling === true ? readTroubleCorrected(parts) : []),
    ...readBloodDown(utterance),
    ...readDeniedAll(parts, context.prompt),
    // 'Swallowing fine? No, it's a real struggle': what is told to be amiss in the same words takes nothing back.
    ...readReleased(utterance).filter(
      ({ span }) => !signs.some((sign) => sign.act.kind === "not_right" && overlaps(sign.span, span)),
    ),
    ...readMisheard(utterance),
    ...readPrivate(utterance),
    ...readOwnBusiness(utterance),
    ...readTheirs(utterance),
    ...withWhose(
      utterance,
      readDangers(utterance, parts, {
        prompt: context.prompt,
        told: context.told ?? [],
        asksForMore: ofMedicines.some(({ act }) => act.kind === "medicine_question" && act.about === "more"),
        asksOfMedicine: ofMedicines.some(({ act }) => act.kind === "medicine_question"),
        isBeside: context.isAiling === true || context.wish !== null,
        isAiling: context.isAiling === true,
        // Whoever is alone says so in the same words, but not when asked for a name.
        safe: [...spansOf(parsed, "safe"), ...nobodyElse.map(({ span }) => span)],
        well: [
          ...signs.flatMap(({ act, span }) => (act.kind === "all_right" ? [span] : [])),
          ...ofSafety.map(({ span }) => span),
        ],
        breath: breathSpans(signs),
        isBreathWell: isBreathWell(signs),
        elsewhere: happening.flatMap(({ act, span, certainty }) =>
          act.kind === "happens" && act.when !== "now" && certainty >= sure ? [span] : [],
        ),
      }),
    ),
  ];
}

/** Beside a detail that is to be changed: what it only sounds like, and the wish for it in other words. */
const isLikeNewDetail = ({ act, span, certainty }: Found, { parts, clauses }: ParsedUtterance): boolean => {
  if (act.kind === "ask") {
    const part = parts[clauseAt(clauses, span)];
    return likeNewDetail.has(act.topic) || (act.topic === "other" && !!part && isRequestForm(part));
  }
  return act.kind === "want"
    ? sameAsNewDetail.has(act.wish) || (act.wish === "book" && certainty < surelyBooked)
    : act.kind === "wrong_number";
};
const surelyBooked = 0.7;
const sameAsNewDetail: ReadonlySet<Wish> = new Set(["message", "no_calls", "person", "move", "check"]);
/** A visit, or what is asked of one: nobody who is frightened for somebody asks that in the same breath. */
const ofBusiness: readonly ActLabel[] = [
  ...(["want.book", "want.move", "want.cancel", "want.check", "want.confirm"] as const),
  ...(["ask.sedation", "ask.price", "ask.services", "ask.hours", "ask.availability", "ask.length"] as const),
];

/** Of times, 'not that one' is one of those that were offered. */
const notNumbers = ({ utterance, who, context }: ParsedUtterance): readonly Found[] =>
  who.some(({ act }) => act.kind === "not_number")
    ? []
    : readNotNumber(utterance, who, context.numbers ?? []).filter(
        // 'Don't ring that one', of a fax that is told with it.
        ({ act, span }) =>
          act.kind !== "not_number" ||
          (isOffered(context)
            ? ofPhone.test(utterance.text.slice(...span))
            : act.phone !== null ||
              act.relation !== null ||
              who.every((each) => each.act.kind !== "reference")),
      );
const isOffered = ({ prompt }: HearContext): boolean => prompt === "offer" || prompt === "one_offer";
const ofPhone = /\b(?:phone|number|mobile|landline|line)\b/i;

/** 'I can't do Tuesdays, my wife has dialysis' is no news of whoever is to be seen. */
const isOfBystander = ({ bystanders, utterance }: ParsedUtterance, { span }: Found): boolean =>
  [...bystanders.words].some((start) => span[0] <= start && start < span[1]) &&
  !/\bi(?:['’](?:m|ve))?\b/i.test(utterance.text.slice(...span));

const slower = (parsed: ParsedUtterance): readonly Found[] =>
  has(parsed, "slower") ? [] : readSlower(parsed.utterance);

const isByHour = (shift: Found, whens: readonly Found[]): boolean =>
  shift.act.kind === "shift" &&
  shift.act.shift.minutes === null &&
  whens.some(
    ({ act, span }) =>
      act.kind === "when" &&
      overlaps(span, shift.span) &&
      act.when.times.some(({ value }) => value.kind === "exact"),
  );

/** 'Book for me and my husband, and cancel my daughter's': whose visit is changed in a clause of its own is none of those who come. */
function changedApart(parsed: ParsedUtterance): readonly Span[] {
  const booked = new Set(spansOf(parsed, "want.book").map(([from]) => from));
  if (booked.size === 0) return [];
  return (["want.cancel", "want.move", "want.check", "want.confirm"] as const)
    .flatMap((label) => spansOf(parsed, label))
    .filter(([from]) => !booked.has(from));
}

/** 'Could you tell the hygienist …' wishes for no clean. */
const isAddressed = (
  { clauses, labels }: ParsedUtterance,
  { span }: Found,
  dentists: readonly Found[],
): boolean =>
  dentists.some((each) => overlaps(each.span, span)) &&
  labels.some(
    ({ label, clause }) =>
      (label === "want.message" || label === "want.callback") && clause === clauseAt(clauses, span),
  );

/** While the caller's own is spoken of, 'leave his alone' keeps nothing of that. */
const isOfTheirs = ({ context, clauses }: ParsedUtterance, { span }: Found): boolean =>
  context.isForOther !== true && keepsTheirs(clauses[clauseAt(clauses, span)]?.words ?? "");

const isSameLine = (one: Found["act"], other: Found["act"]): boolean =>
  one.kind === "help_line" && other.kind === "help_line" && one.line === other.line;

/** 'Yes, because I've got to be off by three', to what was read back: a day or a time in the reason is no other wish. */
const isReason = ({ parts, clauses, context }: ParsedUtterance, span: Span): boolean =>
  context.prompt === "read_back" && reasons.has(parts[clauseAt(clauses, span)]?.words[0]?.word ?? "");
const reasons: ReadonlySet<string> = new Set(["because", "cause", "cos", "cuz"]);

/** 'Now Hugo, the same day at four': whoever's visit stands is named, however short it is said. */
function namedOfVisits({ utterance, context, kept, who }: ParsedUtterance): readonly Found[] {
  if (context.prompt !== "anything_else" && context.prompt !== "read_back") return [];
  const isTold = who.some(({ act }) => act.kind === "name");
  const found = context.candidates.flatMap(({ kind, name = "", isOthers }) => {
    const at = utterance.words.find(({ word }) => word === name || word === `${name}s`);
    const isMeant = kind === "visit" && (isOthers ?? context.prompt === "anything_else");
    return at && isMeant && !isIn(kept, [at.start, at.end]) ? [{ name, at }] : [];
  });
  const [one, ...others] = found;
  if (!one || isTold || others.some(({ name }) => name !== one.name)) return [];
  const [first = one.name] = capitaliseName([one.name]);
  const name = { first, last: null, full: first };
  const act = { kind: "name", name, role: "patient", isUnsure: false, part: "first" } as const;
  return [{ act, span: [one.at.start, one.at.end], certainty: sure }];
}

/** Whatever else it sounds like, two visits are moved by it. */
function swapActs(parsed: ParsedUtterance): readonly Found[] {
  const [swap] = readSwap(parsed.utterance.text);
  if (!swap) return [];
  // Of one visit the wrong way round is something else: 'my crown's on back to front'.
  const visitors = parsed.context.candidates.filter(({ kind }) => kind === "visit");
  const { wish, bookings } = parsed.context;
  if (visitors.length < 2 && wish !== "move" && bookings < 2 && wish !== "book") return [];
  const isWished = parsed.labels.some(({ label }) => isChangeLabel.has(label));
  return isWished ? [swap] : [swap, { ...swap, act: { kind: "want", wish: "move" } }];
}

const isChangeLabel: ReadonlySet<ActLabel> = new Set(["want.move", "want.cancel"]);

/** Whom the assistant is, and whether whoever was named is there. */
const askedForPerson = (
  { text }: Utterance,
  { name, span }: { name: string; span: Span },
): readonly Found[] => [
  ...(isAskedOfUs.test(text)
    ? []
    : [
        {
          act: { kind: "ask", topic: "practitioner", about: { named: name } },
          span,
          certainty: sure,
        } as const,
      ]),
  { act: { kind: "ask", topic: "who", about: {} }, span, certainty: sure },
];
const isAskedOfUs = /\bam i (?:through|speaking|talking)\b/i;

/** Before anything is under way. */
function notOurs({ utterance, context, labels }: ParsedUtterance): readonly Found[] {
  const isOpen = context.prompt === "open" && context.wish === null;
  if (!isOpen || context.clinicName === undefined || has({ labels }, "wrong_number")) return [];
  // Whoever has asked us something already knows whom they rang: 'is it undercover' asks for nobody else.
  const isFirst = (context.told ?? []).length === 0;
  const ours = isFirst ? askedWhetherOurs(utterance.text, context.clinicName) : null;
  if (ours) return [{ act: { kind: "ask", topic: "who", about: {} }, span: ours, certainty: sure }];
  const person = isFirst ? personAskedFor(utterance) : null;
  if (person) return askedForPerson(utterance, person);
  if (context.isElsewhere) return readMeantUs(utterance);
  return readWrongNumber(utterance, isFirst ? wordsOfName(context.clinicName) : null);
}

const place =
  /\b(?:first|second|third)\b(?! (?:of|week|half|day|jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec))(?: one\b)?|\b(?:fourth|last|middle|other|earl(?:y|ier|iest)|lat(?:e|er|est)|that|this|which) one\b(?! (?:pm|thirty|fifteen))/gi;
const dayBefore = /day(?: the)? $/i;

/** 'The first', of several that were offered, is a place among them and no date. */
function placesIn({ utterance: { text }, context }: ParsedUtterance): readonly Span[] {
  if (context.prompt !== "offer" && context.prompt !== "which_visit") return [];
  return [...text.matchAll(place)].flatMap(({ 0: word, index }) =>
    dayBefore.test(text.slice(0, index)) ? [] : [[index, index + word.length] as const],
  );
}

/** Somebody else is told of as the one to be seen, by the wording or by name. */
/** 'He's ten': what is no word of the whole is none of its clauses either. */
function sharedPart(whole: Utterance, { words }: Utterance): Utterance {
  const starts = new Set(whole.words.map(({ start }) => start));
  return partOf(
    whole,
    words.filter(({ start }) => starts.has(start)),
  );
}

const isOfOthers = (parsed: ParsedUtterance): boolean =>
  has(parsed, "other_person", "more_people") ||
  parsed.who.some(({ act }) => act.kind === "name" && act.role === "patient");

const spansOf = ({ labels, clauses }: ParsedUtterance, told: ActLabel): readonly Span[] =>
  labels.flatMap(({ label, clause }) => {
    const span = clauses[clause]?.span;
    return label === told && span ? [span] : [];
  });
