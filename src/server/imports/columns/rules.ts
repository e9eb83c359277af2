import { fieldsOf, type ImportField, type ImportKind } from "#contract/patients/import-options.ts";

/** How practice systems and spreadsheets head their columns, in plain letters. The first that fits a column is its field. */
const headings: Record<ImportField, RegExp> = {
  firstName: /^(?:patient )?(?:first|given|christian|preferred|fore) ?names?$|^(?:first|forename)$/,
  lastName: /^(?:patient )?(?:last|family|sur) ?names?$|^last$|^surname$/,
  name: /^(?:patient |full |client |display )?names?$|^patient$|^client$/,
  otherPhone:
    /^(?:home|work|business|other|alternat\w*|secondary|after hours)(?: (?:tele)?phone| ph| tel| number| no)?(?: number| no)?$|^(?:phone|tel) ?2$|^landline$/,
  phone:
    /^(?:mobile|cell|contact|primary|patient|preferred)?(?: ?(?:tele)?phone| ?ph| ?tel| ?mobile| ?cell)?(?: ?number| ?no| ?1)?$/,
  email: /^(?:patient |contact |primary |home )?e ?mail(?: address)?$/,
  dateOfBirth: /^(?:patient )?(?:dob|d o b|date of birth|birth ?date|birth ?day|born)$/,
  endTime: /^(?:end|finish|to|until)(?: ?time| ?date ?time)?$|^appointment end$|^ends? at$/,
  durationMinutes: /^(?:appointment )?(?:duration|length|minutes|mins)(?: in)?(?: minutes| mins?)?$/,
  time: /^(?:appointment |appt |visit |start )?time$|^from$/,
  date: /^(?:appointment |appt |visit |start |service )?date(?: ?time| and time| of (?:visit|service|appointment))?$|^start(?:s)?(?: at)?$|^(?:appointment )?when$|^appointment start$/,
  treatment:
    /^(?:appointment |appt |visit )?(?:type|treatment|reason|procedure|service|description)(?: type| name)?$/,
  status: /^(?:appointment |appt |visit )?(?:status|state|outcome|attendance)$/,
  practitioner:
    /^(?:practitioner|provider|dentist|clinician|doctor|hygienist|seen by|booked with)(?: name)?$/,
  chair: /^(?:chair|room|surgery|operatory|resource)(?: name)?$/,
  notes: /^(?:patient |appointment |general )?(?:notes?|comments?|remarks?|alerts?)$/,
};

const plain = (heading: string) =>
  heading
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

/** What each column seems to hold, by its heading; each field once. */
export function guessMapping(kind: ImportKind, columns: readonly string[]): (ImportField | null)[] {
  const offered = fieldsOf[kind];
  const taken = new Set<ImportField>();
  const fits = (field: ImportField, heading: string) =>
    heading !== "" && offered.includes(field) && !taken.has(field) && headings[field].test(heading);
  return columns.map((column) => {
    const heading = plain(column);
    const field = (Object.keys(headings) as ImportField[]).find((one) => fits(one, heading));
    if (field === undefined) return null;
    taken.add(field);
    return field;
  });
}

/** Why these columns cannot be imported, for the person who chose them; null = they can. */
export function mappingFault(
  kind: ImportKind,
  mapping: readonly (ImportField | null)[],
  columnCount: number,
): string | null {
  const fields = mapping.filter((field) => field !== null);
  if (mapping.length !== columnCount) return "Say what each column of the file holds";
  const twice = fields.find((field, place) => fields.indexOf(field) !== place);
  if (twice !== undefined) return "Two columns cannot hold the same";
  if (fields.some((field) => !fieldsOf[kind].includes(field)))
    return "A column holds what this import has no use for";
  const has = (field: ImportField) => fields.includes(field);
  if (!has("name") && !has("firstName") && !has("lastName"))
    return "Choose the column with the patient’s name";
  if (kind === "appointments" && !has("date")) return "Choose the column with the date of the visit";
  return null;
}
