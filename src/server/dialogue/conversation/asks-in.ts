/** Asked with a question mark, or with the verb before who it is about: 'does he', 'is that'. */
export const asksIn = (text: string): boolean => inverted.test(text);
const inverted =
  /\?|\b(?:is|does|do|can|could|should|will|would|am|are|may) (?:that|it|this|i|we|he|she|they|you|there)\b/i;
