/** Made-up people. The numbers are set aside by ACMA for fiction. */
export interface Person {
  first: string;
  last: string;
  /** National form, ten digits. */
  mobile: string;
}

const names: readonly (readonly [string, string])[] = [
  ["Sarah", "Brennan"],
  ["Marlo", "Quist"],
  ["Ella", "Farraday"],
  ["Priya", "Nandakumar"],
  ["Tom", "O'Leary"],
  ["Mei", "Zhang"],
  ["Jack", "Wetherby"],
  ["Amelia", "Stanhope"],
  ["Nikos", "Pavlidis"],
  ["Grace", "Okafor"],
  ["Liam", "Castellan"],
  ["Hannah", "Lindqvist"],
  ["Omar", "Haddad"],
  ["Ruby", "Mackellar"],
  ["Declan", "Fitzroy"],
  ["Thuy", "Nguyen"],
  ["Isla", "Thornbury"],
  ["Mateo", "Silvera"],
  ["Bridget", "Harlow"],
  ["Anton", "Kovac"],
  ["Lucy", "Ashdown"],
];
const mobiles = [
  "0491570006",
  "0491570156",
  "0491570157",
  "0491570158",
  "0491570159",
  "0491571266",
  "0491571491",
  "0491571804",
  "0491572549",
  "0491572665",
  "0491572983",
  "0491573770",
  "0491573087",
  "0491574118",
  "0491574632",
  "0491575254",
  "0491575789",
  "0491576398",
  "0491576801",
  "0491577426",
  "0491577644",
] as const;

const people: readonly Person[] = names.map(([first, last], i) => ({
  first,
  last,
  mobile: mobiles[i] ?? "0491578957",
}));

export const personAt = (i: number): Person => people[i % people.length] as Person;
export const fullName = ({ first, last }: Person): string => `${first} ${last}`;
export const e164 = ({ mobile }: Person): string => `+61${mobile.slice(1)}`;
