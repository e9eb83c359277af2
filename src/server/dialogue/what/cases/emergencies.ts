import type { EmergencyDegree } from "../../understanding.ts";
import { urgent } from "./urgent.ts";

/** What callers say in an emergency, as speech recognition writes it; one a line. Data for tests. */
const said: Record<Exclude<EmergencyDegree, "violence">, string> = {
  breathing: `
my tongue feels thick and i can't talk
i can't breathe properly
my son can't breathe
he can not breathe help
she's having trouble breathing
i'm having difficulty breathing and my jaw is swollen
i'm struggling to breathe
i can hardly breathe
she can barely swallow
i can't swallow anything
it's getting hard to swallow
it's really hard to breathe
i'm finding it difficult to swallow my own saliva
i have difficulty swallowing since the extraction
my throat is closing up
my throat feels like it's closing
my throat is swollen
my throat's swelling up and my tongue too
my tongue is swelling up
my tongue is really swollen i can't talk properly
the swelling has gone down to my neck
the swelling is spreading to my neck
my neck is swollen
the swelling has reached my eye
my eye is swollen shut
my face is so swollen i can't open my eye
the swelling is moving up towards my eye
there's swelling under my tongue
i've got swelling under my jaw and i can't swallow
the floor of my mouth is swollen
my daughter's choking
he's choking on a tooth
i think he inhaled his crown
she's short of breath
i'm short of breath and my face is swelling
he's gasping for air
he's stopped breathing
she is not breathing
i feel like i'm suffocating
my airway feels blocked
i can't get enough air
i can't catch my breath
he's turning blue
her lips are going blue
breathing is getting harder
um my husband he's got an abscess and now he can't breathe properly
i can't breathe
cant breathe
hi sorry i had a wisdom tooth out yesterday and now i'm having trouble swallowing
i'm not well i can't breathe
no he can't swallow at all
the infection has spread to my throat
my neck's all swollen and hard
i'm wheezing after the antibiotics
my throat feels tight and i'm itchy all over
there's something stuck in her throat
my mum can't breathe and her face is huge
dad's not breathing right
i don't think she's breathing
my little boy is choking on something
i am having real trouble getting air in
my breathing's gone funny
it feels like my throat is shutting
he says his throat is getting tight
my throat's really tight
i feel like i can't get a breath
feels like something's stuck in my throat
the whole side of my neck has swollen up
swelling's gone into my neck and it's hard to open my mouth
the swelling is under my chin now
my eye's closing over from the swelling
his eye is puffed up and shut
i can't even swallow water
can't swallow my spit
i've got swelling everywhere and i'm struggling to swallow
she's making gurgling sounds and can't talk
he swallowed a drill bit and he's coughing and can't breathe
my kid is having trouble catching his breath
i can't get my breath
it's tight when i breathe
he's really struggling for breath
the swelling has spread right down my neck
my neck is puffing up
my jaw's so swollen i can hardly swallow
my throat has swollen up after the tablets
it hurts to swallow and my neck's swollen
i can't open my mouth and i can't swallow
my tongue's swollen and it's pushing up
he's swallowed his tongue
his face is swollen right up to his eye
my eye has almost closed from the swelling
she's choking on her crown
there's a piece of tooth stuck in his throat
my lips and tongue are swelling
i took the penicillin and i can't breathe
help my baby's choking and going red
i'm having a hard time getting my breath
feels like my throat is swelling shut
my neck is swelling on one side and it's hard to swallow
i have a huge lump under my chin and swallowing's agony
my left eye's nearly closed and my cheek is hot
she sounds raspy when she's breathing
i woke up and my whole face and neck had blown up
swelling's gone past my jaw down my throat
my son was stung and his face is swelling and he's wheezing
`,
  bleeding: `
it won't stop bleeding
my mouth won't stop bleeding
i can't stop the bleeding
the bleeding won't stop
it's been bleeding for three hours
i had a tooth out this morning and it's still bleeding
it keeps bleeding and bleeding
it's bleeding heavily
there's blood everywhere
my mouth is full of blood
blood is pouring out of my mouth
there's so much blood
i'm bleeding really badly
he's bleeding a lot from the mouth
she's bleeding profusely
i've soaked through four gauzes
it's gushing blood
he fell over and there's blood pouring everywhere
i've been bleeding since the extraction yesterday
i've been bleeding all night
the socket is bleeding non stop
it hasn't stopped bleeding since this morning
it has not stopped bleeding
it doesn't stop bleeding
i've lost a lot of blood
i'm on blood thinners and i can't stop bleeding
uncontrolled bleeding from the socket
heavy bleeding after the surgery
there's heavy bleeding from where the tooth was
my gum is bleeding like crazy
it's bleeding everywhere
i keep swallowing blood it won't clot
i'm spitting out mouthfuls of blood
he's haemorrhaging
his lip is gushing
the blood just keeps coming it won't stop
wont stop bleeding
it started bleeding again and i can't get it under control
my pillow was covered in blood
there's blood everywhere it's not stopping
i had an extraction and it just will not stop
the tooth hole is still bleeding after six hours
i've been biting on gauze for two hours and it's still bleeding
my husband's mouth is pouring with blood
blood keeps filling up my mouth
it bleeds every time i take the gauze out it won't clot
i'm dripping blood all over the floor
she's bleeding from the mouth after a car accident
he's bleeding quite heavily
the bleeding is getting worse
the bleeding's really bad
there is blood coming out nonstop
my bottom lip is bleeding and won't stop
it's been an hour and the bleeding hasn't stopped
the bleeding has started up again and it's heavy
i can't get the bleeding to stop
i can't get it to stop bleeding
blood's pouring out
so much blood coming out
he's covered in blood
bleeding hasn't slowed down at all
my mum's on warfarin and she's bleeding after her extraction
my gums won't stop bleeding
it's bleeding and i've tried everything
there's still a lot of blood after five hours
the hole won't quit bleeding
bleeding like a tap
i've gone through a whole box of gauze and it's still coming
blood keeps coming no matter what i do
it's pumping blood
he had a tooth out and he's been bleeding since lunchtime
my stitches have opened up and there's blood all over
i feel dizzy and there's been a lot of bleeding
`,
  collapse: `
he's collapsed
my wife just collapsed
my dad has collapsed in the bathroom
she's unconscious
he passed out
she just passed out on the floor
she fainted and won't wake up
he won't wake up
she's not responding
he's unresponsive
i've got chest pain
i have chest pains and my jaw hurts
there's pain in my chest
my chest feels tight
my chest hurts and my arm's numb
i think i'm having a heart attack
i think he's having a stroke
he's having a seizure
she's having a fit
i'm having a severe allergic reaction
she's having an allergic reaction
i think it's an allergic reaction my lips are swelling and i've got hives
he's in anaphylactic shock
anaphylaxis
i'm having a bad reaction to the antibiotics
he lost consciousness
she blacked out
i feel like i'm going to pass out
i'm about to faint
i need an ambulance
can you call an ambulance
he got knocked unconscious
he hit his head and he's been vomiting
i think i'm dying
she's convulsing
he's not moving
the side of his face is drooping
we had to use the epipen
she used her epi pen
he went unconscious after the injection
my wife's fainted
someone's collapsed in the waiting room
she has passed out and i can't wake her
he's out cold
she just dropped to the floor
my father is having chest pains
i've got a pain in my chest and down my arm
crushing chest pain
i feel faint and my heart is racing
he's fitting on the floor
i think she's had a stroke her mouth is drooping
i took amoxicillin and now i'm covered in hives and my face is swelling
my whole body is itchy and my lips are swollen after the antibiotics
he's gone into shock
call triple zero
can you call triple zero for me
please call an ambulance my son's hurt
i've overdosed on painkillers
she took too many panadol for the tooth
i want to kill myself
he's unresponsive after hitting his head
she can't feel one side of her face and her speech is slurred
i nearly passed out and i'm sweating and my chest is tight
i keep blacking out
my grandfather just fell down unconscious
she's gone all floppy and won't answer me
he's not waking up
my partner fainted after the anaesthetic
i'm getting chest pain and sweating
my left arm and my jaw are hurting and i feel sick and my chest is tight
there's a tightness across my chest
i think it's a heart attack
he's having convulsions
he's having some kind of seizure
my face has gone numb and i can't talk properly
i'm covered in hives and my throat's itchy
she's allergic to nuts and she's swelling up
he had a peanut and his lips are huge
i fell and blacked out and broke my teeth
he got hit in the face and he was knocked out for a minute
i've been hit by a car and my teeth are smashed
she's having a stroke
we need an ambulance
my husband's eyes rolled back and he's shaking
he's shaking all over and not talking
she's passed out cold
dad's on the floor and he won't wake
i've got a crushing feeling in my chest
my heart is pounding and i think i'm going to pass out
she's come out in a rash and her lips are swelling after the injection
i think i'm going into anaphylactic shock
he's been knocked unconscious at footy and lost two teeth
i took a heap of pills
`,
  ...urgent,
};

const lines = (block: string): string[] => block.trim().split("\n");

export const emergencies: readonly { degree: EmergencyDegree; text: string }[] = Object.entries(said).flatMap(
  ([degree, block]) => lines(block).map((text) => ({ degree: degree as EmergencyDegree, text })),
);
