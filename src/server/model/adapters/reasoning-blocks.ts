/** Words of a stream without what a model thinks aloud between `<think>` tags, wherever the tags are cut. */
export interface ReasoningFilter {
  push(text: string): string;
  /** What was held back because it could have become a tag. */
  end(): string;
}

const openTag = /<(think|thinking|reasoning)>/i;
const closeTag = /<\/(?:think|thinking|reasoning)>/i;
const longestTag = "</reasoning>".length;

export function createReasoningFilter(): ReasoningFilter {
  let held = "";
  let isThinking = false;
  return {
    push: (text) => {
      held += text;
      let spoken = "";
      for (;;) {
        const tag = (isThinking ? closeTag : openTag).exec(held);
        if (!tag) break;
        if (!isThinking) spoken += held.slice(0, tag.index);
        held = held.slice(tag.index + tag[0].length);
        isThinking = !isThinking;
      }
      const cut = possibleTagAt(held);
      if (!isThinking) spoken += held.slice(0, cut);
      held = held.slice(cut);
      return spoken;
    },
    end: () => (isThinking ? "" : held),
  };
}

/** Where the text ends in what may be the beginning of a tag. */
function possibleTagAt(text: string): number {
  const at = text.lastIndexOf("<");
  return at >= 0 && text.length - at < longestTag && !text.includes(">", at) ? at : text.length;
}
