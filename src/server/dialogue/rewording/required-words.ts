/** Whatever they stand in: words about danger, and about who is speaking. */
export const requiredWords =
  /\b(?:000|13 11 14|13 11 26|poisons?|triple zero|ambulance|lifeline|emergency|bleeding|breathing|swelling|milk|automated|transcribed|recorded|a person|machine)\b/i;
