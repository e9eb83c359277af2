/**
 * A statement that takes longer than this holds up nobody who asks later: nearly every one is over before, and where it is not, the
 * database has something else in hand, which more connections may get past.
 */
const waitAtMostMs = 20;

/**
 * Answers with one statement what is asked within one turn of the event loop, or while the statement before is under way: with many
 * requests at once, the wire costs more than the answer. Who asks alone waits for nobody. Everybody is answered by what the database
 * says after they have asked, and questions that are the same to `keyOf` share an answer.
 */
export function batchQueries<Question, Answer>(
  keyOf: (question: Question) => string,
  ask: (questions: readonly Question[]) => readonly Promise<Answer>[],
): (question: Question) => Promise<Answer> {
  let waiting = new Map<string, Gathering<Question, Answer>>();
  let isHeldUp = false;
  // What fails before there is a promise fails for whoever asked, and not for the process.
  const answersTo = (questions: readonly Question[]): readonly Promise<Answer>[] => {
    try {
      return ask(questions);
    } catch (error) {
      return questions.map(() => Promise.reject(error));
    }
  };
  const askSoon = () => setImmediate(askAll);
  const askAll = () => {
    const asked = [...waiting.values()];
    waiting = new Map();
    const answers = answersTo(asked.map(({ question }) => question));
    for (const [place, { resolve }] of asked.entries()) resolve(answers[place] as Promise<Answer>);
    isHeldUp = true;
    let isOver = false;
    const goOn = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(late);
      isHeldUp = false;
      if (waiting.size > 0) askSoon();
    };
    const late = setTimeout(goOn, waitAtMostMs);
    Promise.allSettled(answers).then(goOn);
  };
  return (question) => {
    const key = keyOf(question);
    const same = waiting.get(key);
    if (same) return same.answer;
    if (waiting.size === 0 && !isHeldUp) askSoon();
    const gathering = gatheringOf<Question, Answer>(question);
    waiting.set(key, gathering);
    return gathering.answer;
  };
}

interface Gathering<Question, Answer> {
  question: Question;
  answer: Promise<Answer>;
  resolve(answer: Promise<Answer>): void;
}

function gatheringOf<Question, Answer>(question: Question): Gathering<Question, Answer> {
  const gathering = { question } as Gathering<Question, Answer>;
  gathering.answer = new Promise((resolve) => {
    gathering.resolve = resolve;
  });
  return gathering;
}
