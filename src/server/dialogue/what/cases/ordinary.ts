import { moreOrdinarySentences } from "./ordinary-more.ts";

/** Everyday sentences on a dental clinic's line in which nothing is an emergency; one a line. Data for tests. */
const said = `
hi i'd like to book a check up
can i make an appointment for a scale and clean
my gums bleed a bit when i brush
my gums bleed when i floss is that normal
my gums have been bleeding a little when i brush my teeth
do you do emergency appointments
do you have emergency hours
my friend had an abscess and you guys were great
my friend had a tooth knocked out and came to see you
no swelling
no there's no swelling
no trouble breathing
i've no trouble breathing or swallowing
no no bleeding
it's not bleeding
it's not bleeding anymore
it isn't swollen
there's no swelling or bleeding
no pain at all
i'm not in any pain
i'm not in a lot of pain
it doesn't hurt
it's stopped bleeding now
the bleeding has stopped
the swelling has gone down
the pain has gone now
i had a root canal last year
i broke a tooth years ago and had it crowned
i knocked out my front tooth when i was a kid and i've got an implant
i chipped my tooth a few years ago and want it fixed
i had an abscess last year on that side
my son had a seizure once when he was little
what should i do if my tooth gets knocked out
what happens if it starts bleeding
what do i do if there's swelling after the extraction
how long does the swelling last after wisdom teeth
will there be a lot of pain after the extraction
is it going to be painful
does it hurt
will i be in pain afterwards
i'm scared of the pain
i'm worried it might become an abscess
how much to fix a chipped tooth
how much does it cost to fix a broken tooth
do you fix chipped teeth
do you treat abscesses
can you repair broken teeth
do you handle dental emergencies
what counts as an emergency
it's not an emergency
it's not urgent
it's nothing urgent just a check up
i have bad breath
i want to talk to someone about bad breath
my breath smells and i'm embarrassed
i breathe through my mouth at night
do you do sleep apnoea devices i stop breathing at night
i snore and my wife says i stop breathing in my sleep
i don't like needles i usually faint
i tend to faint at needles
i might faint when i see the needle
i nearly fainted when i saw the bill
the quote gave me a heart attack
i'm dying to get my teeth whitened
i think the tooth is dead
the dentist said i've got a dead tooth
the nerve is dying in that tooth
i'm on blood thinners is that a problem for an extraction
i take blood thinners
i have high blood pressure
i had a blood test this morning
i had a stroke two years ago do i need to tell you
i had a heart attack in 2019 and need clearance
i have a heart murmur
i've got a heart condition should i take antibiotics first
i'm allergic to penicillin
i'm allergic to latex just so you know
do i get knocked out for wisdom teeth
can you knock me out for it
will i be knocked out for the surgery
do you put people to sleep for wisdom teeth
my crown came off
my crown fell off
my filling fell out
i lost a filling
my filling's come out
my denture broke
i cracked my denture
i broke my retainer
my night guard's cracked
my temporary crown came off but it doesn't hurt
my mouthguard split
a bracket came off my braces
the wire's poking my cheek
my kid's baby tooth is wobbly
my daughter's baby tooth fell out
his first tooth fell out and the tooth fairy came
she's losing her baby teeth
i've got a bit of a toothache
i've got a toothache
i have a mild toothache
my tooth is a bit sensitive to cold
i've got sensitive teeth
my tooth's a bit sore
it's just a little bit sore
my wisdom teeth are coming through
my gums are a bit swollen
my gums are a little bit red
my jaw clicks when i eat
i grind my teeth at night
i clench my jaw
i've got an ulcer in my mouth
i need a mouth guard for footy
i need a filling
i think i need a filling
i've got a hole in my tooth
i need a crown
i want to get veneers
i want invisalign
i'm interested in implants
how much are implants
do you do whitening
how much is teeth whitening
is bleaching safe
i'd like an x ray
do i need an x ray
i need my wisdom teeth out
can you take a tooth out
i need a tooth pulled
i want a second opinion on a root canal
i need a follow up after my surgery
i'm due for my six month check up
it's been two years since my last visit
i got a text saying i'm due
i got a reminder message
i want to confirm my appointment
i need to cancel my appointment
i have to reschedule
can i move my appointment to next week
i'm running ten minutes late
i'm stuck in traffic
i can't make it tomorrow
i can't make it i've got a cold
i'm sick with the flu so i need to cancel
my son's sick can we move his appointment
i've come down with covid
my car broke down i'm going to be late
my phone's about to die
my phone is dying can you be quick
i broke my leg so i can't drive
i broke my arm and need to change my appointment
my dad passed away so i need to cancel
i lost my health fund card
where are you located
is there parking
can i park out the front
what time do you open
are you open on saturday
are you closed on public holidays
do you bulk bill
do you take medicare
are you with bupa
do i need a referral
what's the gap
do you have payment plans
do you take afterpay
how much is a check up
how much is a filling
how much does a crown cost
is the first visit free
who are the dentists
is doctor chen in today
can i see a female dentist
do you have a paediatric dentist
do you see kids
my three year old's first visit
my son needs his teeth checked
can i book the whole family
there are four of us
two adults and two kids
can i speak to a real person
can you put me through to reception
can someone call me back
can i leave a message
please tell the doctor i called
i'm returning a missed call
what's your email address
i want to email my x rays
can you send me my records
i need a receipt for my tax
i need an invoice for my health fund
i'd like to make a payment
i think i was overcharged
i want to make a complaint
i was very happy with the service
thank you so much you've been great
you were amazing with my daughter
thanks bye
have a good one
yes please
yeah nah that's all good
no worries
sounds good
tuesday works for me
the afternoon would be better
anything after three
as early as possible
next week some time
whenever you have something
the first one
half past two
my name is tom brennan
it's o'brien with an apostrophe
my number's oh four nine one five seven oh one five six
i'm calling for my husband
it's for my mum she's in a wheelchair
is the building wheelchair accessible
do you have a lift
which floor are you on
what's the nearest train station
how long does a clean take
how long will the appointment be
how long is the wait
can i eat before the appointment
can i drive home after
when can i exercise after an extraction
how do i look after my implant
can i have a coffee after whitening
what toothpaste should i use
should i use mouthwash
do you sell electric toothbrushes
my toothbrush broke can you recommend one
are you taking new patients
i'm a new patient
i've been coming to you for years
i've just moved to the area
my old dentist retired
i was referred by my doctor
i was referred by doctor singh
my specialist sent me for a check
i need a dental clearance before heart surgery
i need a letter for my insurance
i'm pregnant is it safe to have an x ray
i'm pregnant can i have a clean
i'm breastfeeding can i have anaesthetic
i'm a nervous patient
i'm terrified of the dentist
i have dental anxiety
i'd like to get my son in for a check before school starts
my tooth broke the fork ha
can you recommend something for sensitive teeth
how long before i can eat
my wisdom teeth are a bit sore
the left side is a bit tender
i get a bit of jaw pain when i yawn
hi i was in last week and you did my filling
my bite still feels a bit off
i had some bleeding after my clean but it was nothing
the gum around my implant is a bit red
can i have my teeth cleaned while i'm pregnant
my crown has come loose again
do i need to fast before sedation
are x rays safe
will the swelling go down by the weekend for my wedding if i get it done tuesday
could you tell me my balance
i never got my receipt
my insurance lapsed
do you need my medicare number
i forgot my appointment sorry
i slept through my appointment
is it okay if i breathe through my mouth during the clean
i hold my breath when the drill starts
i was short of time last visit
short notice i know but can i come today
hard to find a park near you
i'm having trouble with your website
i have trouble opening wide
it's hard for me to get there before five
`;

export const ordinarySentences: readonly string[] = [...said.trim().split("\n"), ...moreOrdinarySentences];
