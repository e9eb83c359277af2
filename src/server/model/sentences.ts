/** Cuts a stream of words into sentences as soon as each is whole. */
export interface SentenceCutter {
  push(text: string): string[];
  /** What came last, without its full stop. */
  end(): string[];
}

/** The next word shows that the sentence is over: the `.` of `2.30` and of a cut `a.m.` does not. */
const endOfSentence = /[.?!]["')]*\s+|\n+/;
/** Without an end to it, it is no sentence. */
const longestSentence = 600;

export function cutSentences(): SentenceCutter {
  let rest = "";
  return {
    push: (text) => {
      rest += text;
      const whole: string[] = [];
      for (let end = endOfSentence.exec(rest); end; end = endOfSentence.exec(rest)) {
        whole.push(rest.slice(0, end.index + end[0].length).trim());
        rest = rest.slice(end.index + end[0].length);
      }
      if (rest.length > longestSentence) {
        whole.push(rest);
        rest = "";
      }
      return whole.filter((each) => each !== "");
    },
    end: () => (rest.trim() === "" ? [] : [rest.trim()]),
  };
}
