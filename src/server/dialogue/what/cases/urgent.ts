/** What callers say when no life is at risk but the dentist is needed soon; one a line. Data for tests. */
export const urgent = {
  knocked_out_tooth: `
my tooth got knocked out
my son knocked his front tooth out
i've had a tooth knocked out
he got punched and his tooth came out
she fell off the trampoline and her tooth came right out
my daughter fell and knocked out her two front teeth
he lost a tooth playing footy
i got hit with a cricket ball and my tooth's been knocked out
i've got my tooth in a glass of milk
my front tooth just fell out
his tooth's been pushed back
she's knocked her tooth loose
an elbow at basketball knocked my teeth out
he kicked my tooth out
`,
  injured_jaw: `
i think i've broken my jaw
my jaw's stuck open i can't close it
jaw dislocated when i yawned
got punched last night and my teeth don't meet anymore
reckon my jaw's busted
my jaw popped out and won't go back
i copped an elbow to the jaw and i can't open my mouth properly
he was hit in the mouth with a hockey stick
`,
  severe_pain: `
i'm in agony
i'm in a lot of pain
i'm in so much pain
the pain is unbearable
i've got severe pain in my tooth
i've got excruciating pain
i've got a terrible toothache
really bad toothache
my tooth is killing me
the pain is killing me
i can't sleep because of the pain
the pain kept me up all night
i was up all night with this tooth
the pain is ten out of ten
painkillers aren't working
the painkillers aren't touching it
the pain is getting worse
i can't eat or sleep my tooth hurts so much
my jaw is absolutely throbbing
it hurts so bad
he's crying in pain
she's screaming in pain
i've got a throbbing pain in my back tooth
the pain's through the roof
i'm in extreme pain
my wisdom tooth is really painful
`,
  swelling: `
my face is swollen
my cheek has blown up
my jaw's swollen
my face has swelled up like a balloon
i've got a swollen face
i've got an abscess
i think it's an abscess
there's pus coming out of my gum
i've got facial swelling
one side of my face is swollen
my cheek's really puffy
i've got an infected tooth
there's a lump on my gum
the swelling is getting worse
my lip's all swollen
there's swelling in my cheek
`,
  broken_tooth: `
i've broken a tooth
i broke my tooth
i chipped my front tooth
my tooth just snapped in half
i've cracked a tooth
half my tooth came off
a piece of my tooth broke off
my tooth's broken
my back tooth has split
i think i've fractured a molar
a chunk of my tooth fell off eating nuts
i've got a chipped tooth
my tooth shattered
`,
};
