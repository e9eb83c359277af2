/**
 * Calls worded without a look at the rules, half of them emergencies and half of them traps; one a line. They measured
 * the rules before they became tests: 92 of 111 dangers were
 * heard, and 6 of 117 traps taken for one, before there were signs.
 */
const lines = (block: string): readonly string[] => block.trim().split("\n");

/** A life at risk: answered with 000. */
export const dangers: readonly string[] = lines(`
she can hardly get any air in and her lips have gone a funny colour
my husband's tongue has blown up like a balloon and he's wheezing
i took one of the amoxicillin you gave me and now my throat's closing over
my little boy is gasping after the needle
dad had an extraction this morning and he's choking on the blood
I'm struggling to swallow my own spit and my jaw is the size of a grapefruit
it's swollen right down into my neck and I can't turn my head or breathe easy
the swelling's come up around my eye it's shut completely and I've got the shakes
me mouth won't stop pouring blood it's been four hours
there's blood everywhere and the gauze just fills up straight away
i have bitten on the gauze for two hours and is still coming a lot of blood
mum's on warfarin and she had two teeth out and it just keeps gushing
he's soaked through three towels
my daughter just passed out in the bathroom
she fainted and she's not coming round
he is on the floor and he does not wake up
my mate's collapsed in your car park
nan's having a fit i think she had a tooth infection all week
she's gone all limp and won't answer me
I reckon I've had about twenty panadol since last night for this tooth
i swallowed the whole packet of nurofen plus because the pain was killing me
my wife's taken way too many of the painkillers she doesn't know how many
my toddler ate the numbing gel the whole tube
the dentist numbed me an hour ago and now my heart is racing and I feel like I'm going to die
I've got this crushing feeling in my chest and it's going up into my jaw
pain in my jaw and down my left arm and I'm all sweaty
chest's really tight and me jaw aches
he copped a cricket ball in the face and he's been knocked out cold
my son came off his bike hit his head and he keeps vomiting and his teeth are smashed
she fell down the stairs bashed her mouth and she's confused now doesn't know where she is
i can't breathe properly
hello yes um i am not able to breathing good after the medicine
help my kid is turning blue
my face has swelled up and I'm burning up and I can't open my mouth
the infection has gone to my neck I have temperature thirty nine and a half and shaking
i'm having an allergic reaction to something you lot gave me my lips and tongue are huge
hives all over and my throat feels tight since the antibiotic
she's got an epipen but we haven't used it her face is puffing up after lunch
he swallowed his crown and now he's coughing and can't catch his breath
baby has something stuck in his throat a tooth i think
i've been bleeding since the extraction yesterday and I feel dizzy and weak
blood's running down my chin and it will not stop doc
can not stop the bleeding from the hole where tooth was
it hasn't stopped bleeding since last night and I'm light headed
they pulled my wisdom tooth and now my mouth keeps filling up with blood
my breathing's gone all funny
um look I don't want to make a fuss but I'm finding it a bit hard to breathe
probably nothing but my tongue's swelling and it's getting tricky to swallow
he's not breathing
she stopped breathing for a bit after the sedation
we think our boy has had a stroke his face drooped and he can't talk
one side of my dad's face has dropped and his words are slurred
grandad clutched his chest and went down
i cant brief my throat is swole up
my floor of my mouth is swollen hard and my tongue is pushed up
something's wrong with my wife she's making a rattling noise and her face is swollen
i can barely get a breath in mate
each time i try to swallow it feels like my airway is blocked
my throat is getting narrower and narrower since that tablet
son aged six had dental gas today and now his breathing's really shallow
short of breath since the injection and itchy everywhere
her eyes are swelling shut and she's got a rash up her neck after the penicillin
bleed is not stopping from my mouth since morning please
it's still bleeding heaps after five hours and I've gone through two packs of gauze
my socket's haemorrhaging
I woke up and the pillow was drenched in blood and it's still going
there is a lot of blood coming and I am feeling to faint
bloody thing won't quit bleeding
the extraction site keeps bleeding no matter how hard I bite
spitting up big clots and fresh blood non stop
bub fell and cut his tongue nearly in half it's bleeding like crazy
my grandmother is unconscious in the chair
he had a seizure right after he hit the ground
my partner blacked out twice today she's had a bad tooth for a week
i keep blacking out
he's gone grey and clammy and says his chest hurts
my chest feels like an elephant's sitting on it and my teeth ache
heart attack i think
i've had maybe sixteen panadeine forte today is that bad
our two year old got into the ibuprofen and we don't know how much she drank
i have overdosed on paracetamol because tooth pain
she's had double the dose of the oxy and she's really hard to wake
since the local anaesthetic I have twitching and ringing ears and I'm confused
husband got hit by a car his jaw's hanging and he's bleeding from the ear
he got king hit outside the pub he's out cold and teeth everywhere
she hit her head on the pool edge broke two teeth and she's really drowsy now
my boy was kicked by a horse in the face
thirty nine fever, neck all swollen from the bad tooth, can't swallow water
the abscess has spread to my neck and I'm shivering and feel really crook
my jaw's locked from the infection and the swelling's under my chin now and it's hard to talk
me eye's swollen shut from the tooth and I'm seeing double
under my tongue is swollen and I'm drooling can't swallow
lips tingling throat itchy tongue fat it's an allergy i think
I'm going into anaphylactic shock
she's had an anaphylaxis before and it's happening again
my flatmate is not responding to me he took strong pain tablets for his tooth
he inhaled a piece of tooth and can't stop coughing and he's going purple
my kid choked on a bracket and he's making no sound
i feel like i'm gonna pass out and blood's dripping out of me mouth
after tooth remove very much blood no stop
my baby not wake up
is hard for me breath and my face is big swelling
I know you're probably busy but I'm having a spot of bother breathing
it's a bit of a worry the bleeding's been going since tea time yesterday
can't catch my breath
she is struggling for air
he cannot breathe through the swelling
i coughed up blood clots and it keeps coming can't stop it
mum's slurring her words and her mouth is drooping on one side
i've swallowed a heap of mouthwash and i feel really sick and woozy
my son drank the bleach from the whitening kit
`);

/** The dentist is needed soon: answered by the emergency route. */
export const pressing: readonly string[] = lines(`
my tooth's been knocked clean out
the kid's front tooth got knocked out at footy
my daughter fell off the trampoline and her tooth came out roots and all
tooth popped out when i got elbowed at basketball what do i do
he's lost his adult tooth in a fall I've got it in a glass of milk
a tooth has been pushed right up into the gum after she fell
i think i've broken my jaw
my jaw's stuck open i can't close it
jaw dislocated when i yawned
got punched last night and my teeth don't meet anymore
my front tooth snapped in half
my face is really swollen on the left side
big lump on my gum with pus and my cheek's blown up
the pain is unbearable I haven't slept for two nights
i'm in agony
worst pain of my life nothing touches it
my tooth is killing me
my cheek is as big as a tennis ball
abscess burst and I feel sick with a fever
i chipped my tooth really badly and the nerve is showing
tooth got knocked out
knocked me front tooth out on the kerb
her big tooth's come right out, fell off the monkey bars
hockey stick to the mouth two teeth are gone
a whole tooth came out when he fell it's in my hand
tooth is hanging by a thread after a fall
my tooth's been pushed backwards after I got hit
I copped an elbow to the jaw and I can't open my mouth properly
reckon my jaw's busted
my jaw popped out and won't go back
my face has puffed up like a chipmunk overnight
swollen cheek and really sore tooth
there's an abscess and my face has come up
i'm crying with the pain it's ten out of ten
can't sleep can't eat the toothache is horrendous
excruciating pain in my lower right
broke my tooth on an olive pip half of it's gone
tooth cracked right down to the gum
my kid's in so much pain with his tooth he's screaming
throbbing unbearable toothache please help
`);

/** Trouble that is never answered with 000. */
export const mild: readonly string[] = lines(`
is the swelling normal three days after getting my wisdom teeth out
there's a tiny bit of blood on the gauze is that okay
my gums are a bit swollen
my toothache is getting worse and I can't see anyone till monday can you help
the stitches came out and it's oozing slightly
i've got a bit of swelling after the filling is it normal
it's bleeding just a little bit where you cleaned
my tooth's a bit sore when I drink cold water
a filling's come out and it's a bit tender
my lip is still numb four hours after the injection is that normal
`);

/** No emergency at all, though its words are there. */
export const traps: readonly string[] = lines(`
my gums bled a little when I brushed last month
do you do breathing exercises for nervous patients
i don't want to bleed money on this can you give me a quote
I'm not in any pain I just want a clean
no swelling no bleeding all good just the follow up please
what should I do if my tooth ever gets knocked out
my dentist died years ago so i'm looking for a new one
i nearly fainted when i saw the bill
I'm allergic to penicillin just so you know
last year I had an allergic reaction to latex can you note that
i need a mouthguard so my son doesn't get his teeth knocked out
can you knock out a quote for me by friday
I had a heart attack two years ago do I need antibiotics before a clean
my daughter swallowed some toothpaste last week but she's fine
i get out of breath on your stairs is there a lift
is there parking or will i be choking on traffic again
i'm dying to get my teeth whitened
it's killing me not knowing the price
I collapse my week into one day so can you do everything on tuesday
i'm on blood thinners is that a problem for an extraction next week
he has epilepsy and takes tablets does he need anything before the filling
we had a stroke of luck getting the last appointment
my chest of drawers is being delivered so i can't come tuesday
the kids knocked over a vase can we come half an hour later
I'd like to book a check up my gums sometimes bleed when I floss
do you use sedation because i tend to pass out with needles
i don't have trouble swallowing or anything it's just a rough edge
my name is Bleddyn Collapso
can I bring my baby to the appointment
the bleeding stopped ages ago I just want the review
do you treat sleep apnoea because my husband stops breathing in his sleep
how many panadol can I take after the filling
I took two panadol and it's fine now
can I have a drink before the anaesthetic
the crown fell out three months ago no pain
i'd love to see someone about a missing tooth i lost it as a kid
should I be worried about swelling after an implant i'm thinking of getting one
my son has asthma will that be an issue with the gas
i need something for snoring
head office asked me to ring about the invoice
i fell in love with the smile you gave my sister
please don't hit me with another fee
my wife passed away so please cancel her appointments
she's passed out flyers for your open day and wants to know what to do with the rest
fit me in anywhere on thursday
will the aligners fit my jaw
would it bleed much when you take a tooth out
i'm short of time and short of breath from running for the bus so just quickly can I book
what painkillers do you recommend after an extraction
we're drowning in work so can we move it to next month
my tooth was knocked out when I was twelve and I'd like an implant
i can't swallow the cost all at once do you do plans
is it normal for gums to bleed when you start flossing
my heart's set on thursday
he's unresponsive to my emails is dr lee still there
i lost my appointment card
can't open my email can you text me
my gums bleed sometimes when I brush
can i book in for a chest x ray there
i've been holding my breath waiting for your call back
i had a fall last year and chipped a tooth can someone look at it
my son got his tooth knocked out in 2019 we want a bridge
I don't have any bleeding or swelling just want to change the time
what happens if someone has an allergic reaction at your clinic
is there a doctor if I faint
i fainted at the dentist when i was a kid so i'm nervous
what are the signs of infection after an extraction
can't breathe a word of this but i'm planning a surprise
oh you'll choke when you hear this but I forgot my appointment
the traffic is a bloody nightmare i'll be late
bloody hell that's expensive
it's not an emergency
this isn't urgent at all
not bleeding not swollen just a bit of a chip
i've got blood pressure tablets do I need to tell you
can I give blood after a filling
i'm having a blood test that morning so make it later
do I need to stop my aspirin before you pull the tooth
if the bleeding comes back who do I ring
what do i do in case of bleeding after hours
how long does swelling last after implants usually
my jaw clicks sometimes
i grind my teeth and my jaw's tired in the mornings
do you do jaw surgery
we've got chest infections in the house so need to cancel
my husband's in hospital with heart failure we need to move his appointment
mum had a stroke in june and she's in a wheelchair is there access
he's had a concussion so the doctor says no dentist for two weeks
i've got a cold and a bit of a temperature should I still come
i overdosed on chocolate at easter probably need a check up
is the overdose clinic next door to you
can you knock a bit off the price
my head's all over the place today what time was it again
the appointment fell through can i rebook
it hit me that I haven't had a clean in two years
is it the blue building
i'm not choking up cash without a quote
do you stock child ibuprofen
i passed my exam so I'm moving away cancel my recall
i used to have trouble breathing through my nose but not now
the pain has gone completely can I cancel
i had terrible swelling last time so I'd like a longer appointment
do you have emergency appointments on weekends
is there an emergency number i can keep on the fridge
my insurance covers emergency dental is that right
I saw an ambulance out the front is everything okay
i want to complain about the bleeding obvious lack of parking
i can take wednesday or thursday
i took the day off so any time works
tablets make it hard to come in the morning
i'm allergic to mornings ha ha make it three pm
would you do a root canal or take it out
my tooth doesn't hurt anymore
will I be able to swallow after the procedure
my little one has a wobbly tooth is that normal at six
the tooth fairy needs help he lost his baby tooth at school
my retainer is stuck in my dog's throat joke i just need a new one
`);
