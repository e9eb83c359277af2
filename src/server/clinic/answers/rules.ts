import { isAlike, likenessOf, matterWords, wordsOf } from "#kernel/question-words.ts";

/** A question that a caller put in vain. */
export interface AskedQuestion {
  id: string;
  /** The caller's own. */
  words: string;
  /** What it asks of and of nothing besides; null where that is not known. */
  topic: string | null;
  askedAt: number;
  callId: string;
}

/** What several asked in words of their own. */
export interface QuestionGroup<Asked extends AskedQuestion> {
  /** The last of them. */
  latest: Asked;
  /** As most of them put it. */
  words: string;
  /** How else it was put, the commonest first. */
  otherWords: string[];
  ids: string[];
  /** How many calls it was asked on. */
  calls: number;
}

interface Wording {
  words: string;
  times: number;
}

interface Gathering<Asked extends AskedQuestion> {
  all: Asked[];
  topic: string | null;
  /** Of the one that it began with. */
  matter: readonly string[];
  /** By their bare words, in the order of the questions. */
  wordings: Map<string, Wording>;
}

/**
 * Puts together what asks the same, in the order of the questions. The same as for an answer of the clinic's own, so that one
 * answer serves all of a group: the same topic alone, or most of the words that carry the matter.
 */
export function groupQuestions<Asked extends AskedQuestion>(
  questions: readonly Asked[],
): QuestionGroup<Asked>[] {
  const groups: Gathering<Asked>[] = [];
  for (const question of questions) {
    const matter = matterWords(question.words);
    const bare = wordsOf(question.words).join(" ");
    const group = groups.find((each) => each.wordings.has(bare)) ?? closestTo(groups, question.topic, matter);
    const into = group ?? { all: [], topic: question.topic, matter, wordings: new Map<string, Wording>() };
    if (!group) groups.push(into);
    into.all.push(question);
    into.topic ??= question.topic;
    const wording = into.wordings.get(bare);
    if (wording) wording.times++;
    else into.wordings.set(bare, { words: question.words, times: 1 });
  }
  return groups.map(presentGroup);
}

function closestTo<Asked extends AskedQuestion>(
  groups: readonly Gathering<Asked>[],
  topic: string | null,
  matter: readonly string[],
): Gathering<Asked> | undefined {
  const [closest] = groups
    .map((group) => ({ group, likeness: likenessOf(group.matter, matter) }))
    .filter(({ likeness }) => isAlike(likeness))
    .toSorted((one, other) => other.likeness - one.likeness);
  return closest?.group ?? (topic === null ? undefined : groups.find((group) => group.topic === topic));
}

function presentGroup<Asked extends AskedQuestion>({
  all,
  wordings,
}: Gathering<Asked>): QuestionGroup<Asked> {
  const [commonest, ...others] = [...wordings.values()].toSorted((one, other) => other.times - one.times);
  const latest = all[0] as Asked;
  return {
    latest,
    words: commonest?.words ?? latest.words,
    otherWords: others.map(({ words }) => words),
    ids: all.map(({ id }) => id),
    calls: new Set(all.map(({ callId }) => callId)).size,
  };
}
