/** Said to whoever rings on another telephone than the one on file. */

export const notThatDay = "That is not the day I have.";
/** Before the team has it. */
export const onlyRungBack =
  "Without the day I cannot say or change anything on this line, so the team has to ring back on the number on file.";
/** Once the team has it. */
export const isWithTeam = "The team has that, to ring you back on the number on file.";
