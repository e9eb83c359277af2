/** Something that the clinic relies on did not work. */
export interface Failure {
  /** What it was: `Text messages`, `Payments`. */
  area: string;
  /** Why, as staff read it, with the code that support asks for. Names nobody and quotes nobody. */
  cause: string;
  /** It lies with the one who was to be reached, such as a wrong number: nothing of the clinic's is out of order. */
  isRecipients?: boolean;
}

/** What did not work in some time. */
export interface Trouble {
  area: string;
  /** How often. */
  count: number;
  /** Whether all of it lies with those who were to be reached. */
  isRecipients: boolean;
}
