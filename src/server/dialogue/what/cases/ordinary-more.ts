/** The second half of ordinary.ts: what patients tell, ask and joke about. */
const said = `
i get panic attacks at the dentist
half past nine and my number is oh four nine one five seven seven six four four
the nineteenth at half past eleven my number is zero four nine one five seven two nine eight three
my son's number is on the other side of the card
there's a bit of blood around the filling on saturdays when i floss
is the tooth covered it's on the price sheet for him
i had an eleven o'clock appointment about my medication
my saliva tastes funny
i get dizzy at the sight of blood
my son's been vomiting all night so we have to cancel
i'm ten minutes away i can't talk she'll explain
he fell behind on the payments and i don't know who to ask
my crown keeps coming out and the pain won't stop coming back
i don't know if it's on the left side or the right side
are you close to the throat clinic
my mouth is numb on one side from the needle this morning
i gag easily
i've a strong gag reflex
i have asthma do i need to bring my puffer
i'm diabetic does that matter
i've got epilepsy should i mention it
do you do happy gas
do you do sedation
is the anaesthetic safe
does the needle hurt
will my face be swollen after
is it normal for it to be a bit swollen
is it normal to bleed a little after an extraction
the extraction site looks fine
everything has healed well
the stitches need to come out
i've one stitch that hasn't dissolved
my new denture is a bit loose
my denture is rubbing
can you adjust my bite
my bite feels high since the filling
the new crown feels fine
i love my new smile
i want a nicer smile for my wedding
my teeth are stained from coffee
i smoke and my teeth are yellow
i want straight teeth
are clear aligners expensive
how long do braces take
i've got a gap in my front teeth
my front tooth is crooked
my tooth has a dark spot
i think i've got a cavity
i've food stuck between my teeth
i keep biting my cheek
my tongue feels rough
my tongue has a white coating
my mouth is dry all the time
i've got dry mouth from my medication
i need to update my phone number
i've changed my address
i've changed my surname
my medicare number's changed
can i bring my baby
can my wife come with me
can i bring my dog
i'll be there in ten minutes
i'm outside the door's locked
i think i left my sunglasses there
did i leave my jacket there
hello is anyone there
can you hear me
sorry what was that
can you say that again
hang on a sec
let me check my calendar
just getting a pen
i'll call back later
never mind
wrong number sorry
is this the pizza place
i'm calling about your internet plan
we offer great rates on eftpos machines
am i speaking to a robot
are you a real person
you sound very human
what can you help me with
i've a question about my bill
i've a question about my treatment plan
the treatment plan says two crowns
how much longer is my treatment
i want to go ahead with the implant
i've decided not to go ahead with the crown
i'd rather wait on the root canal
the root canal was done last month
i need the second half of my root canal
i've got my whitening trays
can i get new whitening trays
the fluoride made my son's tummy sore
she's five and it's her first time
he's a bit scared of the dentist
my toddler knocked over the water sorry
the doctor told me to stop smoking
i stopped taking the antibiotics
do i need antibiotics before my appointment
the antibiotics worked really well
my swelling's much better thanks
my jaw pain's gone
i haven't had any pain since
it never hurt again
the tooth you fixed is perfect
it was a great appointment no pain at all
that price is hard to swallow
those pills were hard to swallow
i have trouble swallowing tablets is there a liquid
the wait is killing me
you guys are killing it
i'm bleeding money on dentists
could you fit me in on friday
can you fit my son in
could you squeeze us in
i'd kill for an appointment this week
my interview's tomorrow and i want whiter teeth
i read about people choking on dentures
i heard implants can get infected
what are the risks of infection
what are the signs of an infected tooth
is there a risk of heavy bleeding
can whitening cause pain
could it cause swelling
what if it hurts
if there's any swelling i'll call you
if the pain gets worse what should i do
i'll ring if it starts bleeding
they told me to call if it swells up
just calling to say the swelling's gone
hello can i get a booking for tomorrow morning
my tooth has been bothering me for a while
i've got a twinge when i bite down
my tooth hurts when i drink cold water
i had some pain last night but it's fine now
the pain comes and goes
it only hurts when i chew
it's not really painful just annoying
my jaw is stiff in the mornings
i want to get my gums checked
my gums are receding
the dentist said i have gum disease
i noticed a bit of blood when i floss
there was a tiny bit of blood on my toothbrush
there's a little blood when i spit after brushing
sometimes there's blood on the floss
i bled a bit after the clean is that ok
my gums are red and puffy
i want a deep clean
how often should i get an x ray
my health fund covers two cleans a year
do you know if hcf covers crowns
i have a crown that needs replacing
the crown feels loose
my bridge is wobbly
my implant is due for a check
can the dentist look at my son's teeth he fell over last week but they look fine
my daughter's adult teeth are coming in behind the baby teeth
my son needs a tooth out for braces
he needs four teeth out before braces
the orthodontist wants two teeth removed
i need two teeth extracted
is it better to pull it or do a root canal
i was told i need a root canal and a crown
i'd like a quote for a root canal
what does it cost to have a tooth pulled
how much for wisdom teeth under general
do you do wisdom teeth under sedation
can i have gas
i'm a bit nervous about the injection
i hate the sound of the drill
will it take long to heal
how long will i be numb
my lip was numb for hours last time
can i go back to work after
can i fly after an extraction
i've been told not to rinse for a day
i lost the sheet with the instructions
how do i stop my gums from bleeding
how do you stop bleeding gums
what causes bad breath
do you treat gum disease
do you treat bleeding gums
do you have anything for dry socket
what is dry socket
how would i know if i have an infection
what should i eat after surgery
can i take panadol before i come in
i've been taking panadol for it
the panadol helps
the painkillers are working fine
i'm feeling much better today
i'm not sick anymore
my cold has gone so i can come in
i was in hospital last month so i missed my appointment
i had surgery on my knee so i can't come in
i had chest surgery last year
my mum had a stroke last year so she's in a wheelchair
my dad collapsed last year so he's on medication
my husband had a heart attack a few years back
i used to have seizures as a child
i have a pacemaker
i've got sleep apnoea and want a splint
my physio says my jaw is tight
my neck is sore from my jaw
i've got a sore neck and headaches from clenching
i have a headache so i'd rather come tomorrow
my eye appointment is at the same time
i've an eye test that day
my throat is a bit sore should i still come
i have a sore throat
i've got a bit of a cough
i've lost my voice
there's construction outside is parking blocked
is the entrance on the side street
the lift wasn't working last time
i broke down on the freeway
my train has stopped so i'll be late
the traffic's not moving
my computer crashed so i couldn't book online
the website's not working
the online booking keeps failing
the line is breaking up
you're breaking up
you cut out
my battery's dying
i passed out flyers for you
i've passed out of school now so can i still get the child benefit
it's a matter of life and death just kidding
i'm choking up thinking about the bill just kidding
the kids are killing me today
it was killing me last week but it's fine now
the whitening made my teeth zing
my aligner cracked
my plate snapped
my veneer chipped
part of my filling chipped off
there's a rough edge on my filling
a bit of my crown broke
i've broken my mouthguard
my toothbrush head broke
is there a chip in my tooth can you check
can you shave down a tooth
i swallowed my crown is that bad
i swallowed some toothpaste
my toddler swallowed fluoride toothpaste a tiny bit
does swallowing toothpaste matter
is it okay to swallow after the extraction
i accidentally swallowed a bit of filling
my mouth feels full
my bite is off
i have a metallic taste
i've got a bump on my tongue that's been there for months
my lips are dry
my lips are cracked
i've got a cold sore
i have mouth ulcers
i bit my tongue last week
i bit my lip and it's healing
i burnt my mouth on pizza
my face is numb from the injection still
i've still got a numb lip from this morning
good afternoon i'd like to arrange a check up for my family
what's the soonest you could see me for a clean
i have had a sore gum for about a week
my tooth feels funny when i chew
i've got an old filling that needs redoing
i think my filling is coming loose
my retainer doesn't fit anymore
i've got a bit of swelling but it's going down
there was some swelling but it's gone
is swelling normal after a root canal
does a root canal hurt
will i need to take time off
how long is recovery
can i get the needle free option
i don't have any allergies
i don't have any pain at the moment
no not bleeding no
i'm not having trouble breathing or anything it's just a toothache
there's no blood
i had bleeding last week but it stopped
my gums used to bleed but not now
i sometimes get a bit of bleeding when i floss
i want to know about gum bleeding treatments
i need to pick up my mouthguard
my mouthguard's ready i got a text
do you have a payment plan for braces
my daughter fell over last month and chipped her tooth but we had it fixed
my son broke his tooth last year and it's gone grey
my husband snores so loud he stops breathing sometimes
could you post me the x rays
my dentist is away can i see someone else
could you tell doctor lee that i'm feeling great
the extraction went well no issues
everything's fine i just need a check
the stitches came out by themselves
i have had no bleeding since friday
am i allowed to swim after an extraction
can i have alcohol after an extraction
my mum passed away so please remove her from your list
my grandma died so we need to cancel
i passed my driving test so i can come by myself
i collapsed on the couch after work and forgot to call
work is killing me so i need a late appointment
i'm dead tired so the afternoon please
i'm dying for a coffee what time's my appointment
i nearly died laughing at your ad
the drill makes me faint hearted
do you have a dentist who's good with heart patients
i take heart tablets
i have a shunt in my chest
i had a chest infection so i cancelled
i've got hay fever and a blocked nose
can't breathe through my nose with this cold so can we reschedule
i've been sneezing all day so i might cancel
my throat's been scratchy
i lost my voice at the footy
my tongue piercing needs checking
i've a tongue tie
my baby has a tongue tie and trouble feeding
i bit my tongue
i burnt my tongue
my lip got stung by the whitening gel
my jaw locks sometimes
my ear hurts could it be my tooth
headaches from my bite
my tooth moved after braces
my front tooth is a bit wobbly
a crown that keeps coming off
how urgent is a cracked filling
is a chipped tooth an emergency
what's classed as a dental emergency
do you have after hours
what's your after hours number
are you the emergency dentist
do you have an emergency dentist
`;

export const moreOrdinarySentences: readonly string[] = said.trim().split("\n");
