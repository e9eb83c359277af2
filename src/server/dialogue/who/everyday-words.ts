import words from "./everyday-words.json" with { type: "json" };

/** Words that callers use, and hardly ever as names: counted in the sentences of `training/` by `npm run train`. */
export const everydayWords: ReadonlySet<string> = new Set(words);

/** Surnames of Australians that are everyday words as well: behind a first name they are one. */
export const surnamesThatAreWords: ReadonlySet<string> = new Set(
  `
  young king white green brown black gray grey hill hills wood woods stone rose field fields banks bank cook baker carter mason fisher hunter
  turner walker ward page bell bird fox wolf lamb bishop pope knight lord noble price cash money bond rich best good goodman strong long
  short small little large hardy sharp swift quick wise savage sweet love loving joy bliss day may june summer summers winter winters
  spring frost snow rain storm flood rivers lake brook brooks pond marsh moore heath moss bush forest park parks gardener gardiner
  street lane rhodes bridge bridges castle church temple hall house cross west north south east england french german ireland holland
  welsh scott wales paris london york lincoln ford shaw marshall major sargent chambers court law judge constable butler porter potter
  cooper smith archer bowman shepherd farmer miller mills weaver taylor draper glover tanner skinner cutler spencer steward stewart page
  foster parker power powers payne penny pound shilling silver gold golden diamond pearl ruby ivory steel iron copper bacon rice berry
  cherry peach plum lemon pepper salt sage olive root branch leaf flowers reed rush barley wheat oakes ash beach burns bright
  blunt bold brand bull buck hart hare crane drake swan finch wren hawke sparrow martin robins nightingale crow rook pike salmon herring
  bass roach whale head foot hand hands legg chin cheek beard case box bolt key keys lock locke chase hunt race rider carr wheeler
  driver walls gates post pole rope cable sands banner flag booth stall new newman old oldman early friend friends child childs
  cousins husband self mann guy boys mayor singer piper harper fiddler dancer player fortune luck moody merry jolly gay grave graves coffin
  dean abbott monk nunn priest parsons deacon close high lowe upton downs hopper jumper speed light beam day dale vale glen cliff
  french
`
    .trim()
    .split(/\s+/),
);
