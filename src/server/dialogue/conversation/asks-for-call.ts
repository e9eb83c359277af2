export const asksForCall = (text: string): boolean => ringBack.test(text) || isToRing.test(text);

const ringBack =
  /\b(?:call|ring|phone|buzz)\b.{0,12}\bback\b|\bcall ?back\b|\b(?:call|ring|phone) me\b|\bgive me a (?:call|ring|bell|buzz)\b|\bget back to (?:me|us)\b|\b(?:need|want|like|get|have|after) a (?:phone |quick )?call\b|\bmind (?:calling|ringing|phoning)\b|\b(?:be|get) (?:called|rung|phoned)\b/i;

/** 'Get somebody to ring about Mum's plate', 'could Dr Vance call her about it' */
const isToRing =
  /\b(?:someone|somebody|anyone|anybody|reception|they|them|(?:the|your) \w+|(?:dr|doctor)\.? \w+)(?: (?:to|can|could|please|just))* (?:call|ring|phone)\b/i;

/** A call back, and not a person now. */
export const wantsRung = (text: string): boolean =>
  ringBack.test(text) && asksPolitely.test(text) && !wantsNow.test(text);

const asksPolitely = /\b(?:can|could|would|will|please|like|want|need|get|have|love|may|hoping|prefer)\b|\?/i;

const wantsNow =
  /\b(?:speak|talk|put me|transfer|connect|right now|straight away|i(?:'?ll| will| can| could)|never|didn'?t|not|was|were|did|supposed)\b/i;
