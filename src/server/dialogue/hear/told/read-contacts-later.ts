/** 'I'll', 'let me', 'I'm gonna have to': what the caller means to do themself. */
const means =
  "(?:(?:i|we)(?:['’]?ll| will| might| may| can| could|['’]?d better| had better| better| should| need to|['’]?m (?:going to|gonna)|['’]?re (?:going to|gonna)|['’]?ll have to|['’]?ve got to| have to| gotta)|let me|lemme)";
/** Between, as in 'I'll check my roster and ring you back'; neither another who rings nor what would take it back. */
const between =
  "(?: (?!you\\b|she\\b|he\\b|they\\b|somebody\\b|someone\\b|if\\b|when\\b|not\\b|never\\b)\\w+){0,9}?";
const contacts =
  "(?: (?:ring|call|phone|give|text|email)(?: (?:you|yous|youse|ya|yas)(?: (?:guys|lot|all))?)?(?: (?:a (?:ring|call|buzz|bell)))?(?: (?:back|again|later|another|next|when|once|after|tomorrow|tonight|this|in a)\\b)| get back to (?:you|yous|youse|ya)| (?:be|get) (?:back )?in touch| let (?:you|yous|youse|ya) know| (?:think|sleep) (?:about|on|over) it)";
const later = new RegExp(`\\b${means}${between}${contacts}`, "i");

/** Whether the caller says that they will ring or write again, or think about it first: nothing is to be done about it now. */
export const contactsLater = (text: string): boolean => later.test(text);
