/** What people are told when no answer came: more often the line than the server. */
export const noAnswer = "Enamel did not answer. Check the internet connection.";
