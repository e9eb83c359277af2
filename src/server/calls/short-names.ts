/** Everyday forms of first names that do not simply begin like the whole name. */
const forms = [
  "abigail abby",
  "alexander alexandra sandy lex",
  "andrew andy drew",
  "anthony tony",
  "barbara barb barbie",
  "catherine katherine kathryn kate katie kathy cathy kath",
  "charles charlie chuck",
  "christine christina chris tina chrissy",
  "daniel danny",
  "david dave davey",
  "deborah debra debbie deb",
  "edward ed eddie ted ned",
  "eleanor ellie nell",
  "elizabeth liz lizzie beth betty eliza libby",
  "geoffrey jeffrey geoff jeff",
  "gerald gerard gerry jerry",
  "harold henry harry",
  "james jim jimmy jamie",
  "jennifer jenny",
  "john jack johnny",
  "joseph joe joey",
  "judith judy",
  "lachlan lachie",
  "lawrence laurence larry laurie",
  "margaret maggie meg peggy marg",
  "michael mick mike mickey",
  "nicholas nicolas nick nicky",
  "oliver ollie",
  "patricia pat trish tricia patty",
  "rebecca becky bec",
  "richard rick ricky dick",
  "robert rob bob robbie bobby bert",
  "ronald ron ronnie",
  "stephen steven steve",
  "susan suzanne sue susie",
  "theodore theo ted",
  "thomas tom tommy",
  "timothy tim timmy",
  "victoria vicky tori",
  "william will bill billy liam",
].map((line) => line.split(" "));

/** Whether two first names, in lower case, can be the same person's: 'tom' and 'thomas', 'ben' and 'benjamin'. */
export function isSameFirstName(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short === long || (short.length >= 3 && long.startsWith(short))) return true;
  return forms.some((family) => family.includes(a) && family.includes(b));
}
