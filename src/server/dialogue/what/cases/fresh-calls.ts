import type { Intent } from "../../understanding.ts";

/**
 * Calls worded in five lists, each measured before the rules were mended by it (docs/evaluation.md has the figures);
 * one a line. As tests they show what must not be lost.
 */
const lines = (block: string): readonly string[] => block.trim().split("\n");

/** A life at risk: answered with 000, or asked about first. */
export const freshDangers: readonly string[] = lines(`
I had my wisdom teeth out this morning and I can't seem to get any air
mum's face has blown up and she's gasping
my husband's tongue is so swollen he can't talk properly and he's panicking
her throat feels tight since she took the amoxicillin and she's come out in welts
he's gone blue around the lips
it hurts so much to swallow that I'm dribbling because I can't get my saliva down
the swelling has gone from my jaw down into my neck and it's getting hard to swallow
the lump under my chin is pushing my tongue up I can hardly get a word out
I'm struggling for breath after that injection you gave me
my breathing's gone funny since the antibiotic
hello um my dad he is not breath good after the tooth operation please
my baby she not breathe please help
my wife cannot to swallow nothing and her neck very big
can you send somebody he's choking on his denture
my little boy swallowed a crown and now he's coughing and can't breathe
I think a bit of tooth went down the wrong way and he's wheezing badly
she's making this awful whistling noise every time she breathes in
I feel like my airways are closing up
my throat is closing app and my lips are tingling
I've swollen up like a balloon and I can't get a full breath
me mouth's that swollen I can't hardly breathe love
the floor of my mouth is hard and swollen and I'm drooling everywhere
my eye has swollen shut from the tooth abscess and I'm burning up
the infection's spread up to my eye and I can't see out of it
the swelling from my tooth has reached my eye now
since last night the swelling moved from cheek to throat
her face is swelling more by the minute
every minute my tongue gets bigger
I got stung at the barbie and my lips and throat are puffing up
I think I'm having an allergic reaction to the anaesthetic
he's going into anaphylaxis
she's used her epipen but she's still not right
come out in hives all over and my chest feels tight
there's blood just pouring out of the hole where the tooth was
I've soaked through six lots of gauze and it's still coming
been biting on the gauze for two hours and it's still gushing
the bleeding hasn't let up since they pulled it at nine this morning
blood keeps filling up my mouth
I'm spitting out big clots and it just keeps running
it won't stop bleeding and I'm on warfarin
I'm on blood thinners and my socket is bleeding like crazy
dad takes eliquis and he's been bleeding from the gum all night
my pillow's drenched in blood and it's still dripping
we can't get the bleeding under control
nothing I do stops the blood
she bleed and bleed since extraction no stop
tooth pulled out yesterday blood not finish whole night I afraid
the blood is spurting out of her cheek
he's cut his tongue right through and there's blood everywhere
my toddler's split her lip wide open and it's pumping blood
he fell off the scooter and his mouth is bleeding and I can't make it stop
its been six hours and im still bleeding heaps from the extraction
the stitches have come apart and it is bleeding really heavily
blood is coming out my mouth so much i have to keep spitting in a bucket
she passed out in the kitchen after her tooth surgery
he just dropped to the floor
my son fell off his bike hit his teeth and he was out cold for a minute
she's not waking up properly after the sedation
he's unconscious
I can't wake him
mum's collapsed in the bathroom and there's blood round her mouth
he's having a fit
my daughter is shaking all over and her eyes rolled back
she keeps fainting every time she stands up since the extraction
he got hit with a cricket ball in the face and now he's vomiting and confused
she hit her face on the dash in a car accident and she doesn't know where she is
I came off my motorbike and my jaw is hanging and I keep blacking out
my chest hurts and my jaw is aching down the left side
I've got crushing pain in my chest going up into my jaw
pain in my chest and down my arm as well as the tooth
my left arm's gone numb and my jaw hurts
half of her face has dropped and she's slurring her words
dad's talking gibberish and one side of his mouth is drooping
I think my husband's having a heart attack
could be a stroke, mum's face has gone lopsided
I've got a raging fever, my jaw's swollen and I can barely open my mouth or swallow
my temperature is forty and the whole side of my face is hot and swollen and I'm shivering
the abscess has burst and now I've got the shakes and I feel like I'm going to pass out
he's got a tooth infection and he's gone all floppy and won't respond to us
my boy has fever thirty nine and swelling under jaw and he is very sleepy cannot wake him good
I've taken way too many panadol for the tooth pain
she's swallowed a whole box of nurofen because of her tooth
my kid drank the mouthwash the whole bottle and he's gone limp
the nurse next door said to ring you, my neighbour's bleeding bad from his mouth and he's nearly passing out
hi I'm a teacher at the primary school one of the kids has come off the monkey bars and she was knocked out and her teeth are through her lip
it's the aged care home here, one of our residents is short of breath and her face is swollen after the dentist yesterday
I'm calling for my flatmate his throat's that swollen he can't even swallow water
I don't want to bother you but I'm finding it a bit hard to breathe
sorry to be a pain but my mouth's been bleeding nonstop since lunchtime
not being dramatic but I honestly can't breathe through this swelling
I know you'll say wait but my throat is closing over
I want to cancel my appointment because I'm in the car going to hospital I can't breathe
I was going to book a check-up but actually my lips and tongue have just swollen up
can I get an appointment today because I can't swallow my own spit
do you have anything this arvo my face is that swollen my eye's closed and I'm vomiting
is it normal that I can't breathe properly after having my tooth out
is it normal for it to still be pouring blood ten hours later
it isn't just swelling any more I can't breathe
no I don't want an appointment I need help he's stopped breathing
he wasn't breathing properly before and now he's gone all grey
it stopped bleeding yesterday but it's started again and it won't stop
hes bleeding out what do i do
having trouble to breath after the needle in gum
cant breathe
she can't catch her breath
can hardly swallow
there's so much blood
I'm choking
he's turned purple
can't breed properly my throat swollen
I swallowed the temporary crown and I'm choking
my airway feels blocked
yeah hi look my partner had four wisdom teeth out on tuesday and tonight his neck's come up massive and he's making weird noises when he breathes
it's my daughter she's six she put a bead in her mouth at your waiting room and now she's gagging and going red
my old man's bleeding like a stuck pig from where you took the tooth
I've been through a whole box of tissues and the blood's still running down my chin
he went down like a sack of spuds in the carpark outside your place
grandpa's gone all grey and sweaty after his injection
she's lying on the bathroom floor and won't answer me
my throat's got that tight feeling and I'm covered in red lumps
breathing's getting harder by the minute
I can only take little sips of air
he can't get a word out he's fighting for air
the swelling's under my jaw both sides and my tongue's lifted up
my whole neck has gone rock hard and I can't turn it and I'm running a temperature
can't swallow can't talk dribbling everywhere
water comes back out my nose when I try and swallow and my throat's huge
he's bringing up blood
mouthful after mouthful of blood
blood clots the size of my fist keep coming out
we've tried the gauze and the tea bag and it won't quit
the bleeding from my extraction site is out of control
bleeding has been going since eight this morning and it's five now
socket bleed too much no stop please what I do
my mother she fall down no talk eyes close
he have pain in chest and the jaw very strong
please my brother throat closing he eat prawn
my kid's had a tooth out and she's so sleepy I can't get her to open her eyes
she's drifting in and out after the gas
he banged his head when he fell off the swing, knocked a tooth out and now he keeps being sick
I got king hit last night, my jaw's crooked and I can't remember anything and I keep vomiting
horse kicked me in the face and I think I blacked out
my son's been hit by a car, his mouth's a mess
my heart's pounding and I've got this tightness across my chest since the needle
there's an elephant sitting on my chest
dad's left side's gone weak and his mouth's hanging
mum can't lift her arm and she's talking rubbish
I feel like I'm dying I can't get my breath
fever of forty point one, face like a football and I'm seeing things
the infection's gone to my blood I think, I'm shaking and freezing and my jaw's huge
I've got a tooth abscess and now I can't open my mouth and it's hard to swallow
my eye's bulging from this tooth infection
swelling's gone right up to my eye and it's shutting
she took about thirty panadol for her toothache
my two year old's eaten a tube of numbing gel and he's floppy
nurse here from the school, we've got a boy who's unconscious after a fall in the playground, tooth through his lip
it's reception at the aged care, resident choking on her partial plate
I don't need a dentist I need help my wife's stopped breathing
before I book anything my tongue's swelling up
look I hate to make a fuss but there's blood coming out faster than I can spit it
probably nothing but my chest has gone really tight since that antibiotic
can I change my appointment because I've just collapsed at work
quick question is it ok that my throat feels like it's closing
should I be worried that I can't swallow at all
what do I do my husband's fainted and he's not coming round
how do I stop it there's blood everywhere
we're on our way to you but he's stopped responding
not sure if it's the tooth but my left arm and jaw are killing me and I'm sweating
the swelling went down yesterday but now it's back and it's in my throat
yesterday he was just sore but today he can't breathe lying down
she was fine until ten minutes ago and now her lips are blue
I said no swelling before but now my tongue is swelling
help
ambulance
call an ambulance
hes not breeding
she cant breath propery
my through is swelling shut
there's blood purring out of my mouth
i think i'm going into shark anaphylactic
his face ballooned after the pena cillin and hes wheezing
g'day, me brother's just had a molar yanked and he's spraying blood all over the ute
it's been bleeding on and off since the extraction and now it's just not stopping at all
my mouth fills with blood every couple of minutes
there's that much blood she's gone white and shaky
I'm on xarelto and the hole won't clot
the blood's soaking through everything we put on it
I can't get enough oxygen
my son's making a squeaky noise when he breathes in and he's dribbling
there's something lodged in my throat from the filling and I can't breathe right
every breath is a struggle
he's hardly breathing
her tongue has doubled in size
my neck and throat are blowing up
swallowing feels impossible now and the lump is growing
I cannot open mouth and cannot swallow and have fever
the bump on my jaw has spread down to my collarbone
it's spread to my eye, I can't see properly out of it
she reacted to the local, she's wheezing and covered in welts
ten minutes after the tablet my lips went huge
my husband ate something at lunch and his face is swelling up and he's itchy all over
she's not conscious
he won't wake up from the sedation
I found dad on the floor and he's not making sense
she keeled over in your waiting room
he's convulsing
she had some kind of fit after the injection
my girlfriend passed out twice this morning after the surgery
he fell off the roof and landed on his face
she went headfirst into the windscreen and her teeth are everywhere
he was hit with a bat, his nose and mouth are pouring and he's dazed
my jaw hurts and my chest is tight and I feel clammy
I've got this heavy pressure in my chest and my teeth ache
my mum's speech has gone slurry and her smile's crooked
sudden weakness down one side and she can't talk
he's shivering with a temp of thirty nine five and his jaw's swollen solid
my face is infected and now I'm confused and burning up
I've taken a heap of nurofen and panadeine for this tooth and I feel really unwell
my toddler got into my pain tablets
she drank hydrogen peroxide thinking it was water
I'm a carer, my client's choking on a broken denture
my boss has collapsed and he was complaining about his jaw
there is a child here bleeding very bad from mouth after fall
my friend she no breathe good after injection
grandma very swollen neck and no can swallow
don't hang up, he's stopped breathing
I was just going to ask about prices but my throat's closing up
I've got an appointment tomorrow but I don't think I'll make it, I can't breathe
is it bad that I'm coughing up blood after my tooth was pulled
he had a tooth out last tuesday and this morning he can't open his mouth or swallow
I don't have a fever but my throat's swelling and I can't swallow
dad keeps nodding off and we can't keep him awake since the sedation
I can feel my throat getting smaller
she's clutching her throat and can't speak
he sounds like he's breathing through a straw
there's a pool of blood on the kitchen floor and it's still coming
the dressing's soaked and I'm lightheaded
blood's just running out of his mouth, he took a fall at the pub
I've had this nosebleed and mouth bleed for three hours now and nothing works
he's gone limp in my arms
he just went stiff and started jerking
she hasn't come to since the needle
I blacked out in the shower after the tooth came out, twice now
my chest feels like it's being squeezed and my jaw's aching
my hubby's got pins and needles down his arm and crushing chest pain
one side of nan's mouth isn't moving and she can't get her words out
I've broken out in a rash and my breathing's wheezy after your mouthwash
she's had a reaction to the antibiotic, eyes swollen shut and struggling
my face went up like a balloon straight after the prawns and my throat's itchy
I can't swallow even water and I've got a temperature
the swelling has crossed over to the other side and it's under my tongue
I'm burning up, shaking, and my neck is red and hot and swollen from the tooth
my kid's got a fever and his eye is puffed shut from a tooth infection
she fell down the stairs, smashed her teeth and now she's vomiting and sleepy
he got bashed and he's bleeding from the ears and mouth
my daughter inhaled her baby tooth and she's wheezing
a bit of the drill broke off and I think I've breathed it in
my husband swallowed his partial denture and can't swallow now
she's swallowed heaps of tablets because of the pain
this pain's so bad I want to end it
please come quick he's not moving
he no wake up, tooth medicine make him sleep
my face big, no can breathe, please
child hit by car, teeth broken, blood much
he's not responding to me properly
I don't want to wait for an appointment, I can't breathe
she isn't better, she's worse, her lips are purple
two days ago it was a small lump, now I can't open my mouth and my neck's swollen
I'm his teacher, he's been knocked out and there's teeth on the ground
I'm having real difficulty getting air in since the swelling started
my mouth won't stop bleeding after the tooth extraction this morning
my daughter has hit her head and she's not talking properly, her front tooth's broken too
I've had an extraction and I'm bleeding a lot, it's been four hours
my face is so swollen that my left eye won't open
he's collapsed, he had dental surgery yesterday
I think my wife is having an allergic reaction to the antibiotics, her throat is swelling
dad had a tooth out and he's on blood thinners and it's bleeding constantly
she's lost a lot of blood from her mouth
I'm struggling to swallow my own saliva
the swelling has spread to my neck and I've got a fever
my chest is really hurting and so is my jaw
my little girl's choking on something
my partner's lips are swelling up and he's having trouble talking
there's swelling under my tongue and it's hard to breathe
my baby fell and there's blood everywhere, she won't stop screaming
he got punched and lost consciousness for a bit
he's had a seizure in the car
she's got a high fever and a swollen jaw and she's confused
I feel faint and my socket is still bleeding heavily
my tooth infection is making it hard to breathe
my neighbour has fallen and he's unconscious
my gums haven't stopped bleeding for twelve hours
I can feel my airway closing
my son's face is swelling rapidly
my husband can't open his mouth and he's got trouble swallowing
I took too many tablets for the pain
he's bleeding from the mouth really badly after a car accident
she's turning blue
my throat is so swollen I can hardly talk
`);

/** The dentist is needed soon, and nobody dies of it. */
export const freshPressing: readonly string[] = lines(`
my boy's front tooth has come clean out, he was on the trampoline
I've got my tooth here in my hand, what do I do
copped an elbow at footy and lost a tooth
kid fell over at school and his big tooth is gone we found it in the grass
tooth come out whole with root after fall
I put the tooth in milk like they say, how quick can you see us
she fell and one of her front teeth got pushed up into the gum
his adult tooth has been knocked sideways
my tooth got bashed and it's hanging by a thread
got punched in the mouth last night two teeth are loose
I think my jaw's busted, I can't close my teeth together
my jaw's locked open and it won't shut
can't open my mouth more than a finger's width since the wisdom tooth
I walked into a pole and smashed my two front teeth
I tripped on the stairs and snapped my tooth at the gum
my tooth's cracked in half and I'm in agony
worst pain I've ever had in my life, I've been up all night with this tooth
I'm climbing the walls with this toothache
the pain is killing me, panadeine forte isn't touching it
my tooth is throbbing so bad I can't sleep
one side of my face has puffed up overnight
I've woken up looking like a chipmunk and it hurts
my cheek's the size of a golf ball
I've got pus coming out of my gum and a temperature
there's a big swollen lump on my gum and I feel feverish
my son has a swelling face from tooth
the baby's fallen on the coffee table and her tooth is bleeding and wobbly
my daughter banged her mouth and her tooth has gone grey and is loose
the socket is killing me three days after the extraction I think it's dry socket
my tooth broke on an olive pit and it's sharp and really sore
I have very strong pain in tooth I cannot eat I cannot sleep
my wife have big pain tooth all night cry
nan's bridge snapped and the tooth under it broke off
ten out of ten pain
I've been in agony since Friday
an abscess has come up and it's really swollen
my jaw got dislocated yawning
the dog headbutted me and my tooth's half out
cracked me tooth on a chop bone and it's killing me
it feels like someone's stabbing a knife in my gum
my little fella's gone over the handlebars and his front tooth's snapped in half
tooth's come out, root and all
my nine year old got whacked with a hockey stick, her front tooth is gone
kid's tooth is sitting in a cup of milk, can you put it back
her tooth's been rammed up into her gum
he's copped a knee to the mouth and two teeth are all wobbly
my teeth don't line up since I got hit
think me jaw's out of its socket
I can't open wide since Saturday and it's swollen
I've split a molar right down the middle eating ice
half my front tooth's broken off, I look like a pirate
this toothache's sending me round the bend
haven't slept in three nights with this tooth
crying with pain here
strongest painkillers and it's still unbearable
it's agony when anything touches it
my gum's blown up and it's throbbing like crazy
my jaw's swollen like a tennis ball
there's a lump full of pus above my tooth
woke up with a fat face
my daughter cheek swell and she crying
big hole tooth very pain cannot eat
socket smells and it's killing me four days after they pulled it
toddler tripped and her front teeth are pushed back
he's chipped his tooth badly on the pool edge and the nerve's showing
my wisdom tooth's infected, I can taste it, and my jaw's stiff
I bit down and heard a crack and now I can't chew on that side it hurts so much
my eight year old's knocked a big tooth clean out at the skate park
I fell on the netball court and my tooth is just hanging there
took a ball to the mouth, tooth is pushed right back
tooth got knocked out half an hour ago, I've kept it in my cheek
cracked a tooth, it's killing me
my jaw clicked and now it's stuck open
I've been hit in the jaw and can't bite properly
front tooth snapped off at the gumline
toothache so bad I've been vomiting
I've got a swollen cheek and a throbbing tooth
there's an abscess on my gum that's burst
wisdom tooth's playing up, my face is puffy
I'm in so much pain I could scream
paracetamol does nothing for this tooth
my kid cries all night from the tooth pain
`);

/** Past, denied, asked for, or a manner of speaking: no emergency at all. */
export const freshTraps: readonly string[] = lines(`
I'm dying to see you guys again about my whitening
we're after a clinic on the bleeding edge of implant technology
my gums bleed a bit when I brush
is it normal to bleed a little after an extraction
how long should the bleeding last after a tooth is pulled
I'm not having trouble breathing, just a sore tooth
no trouble swallowing or anything, it's just tender
no fever no swelling, only sensitive to cold
you did a killer smile on my sister
the price nearly gave me a heart attack
my last bill nearly made me faint
I nearly choked when I saw the quote
my husband snores, he stops breathing in his sleep, do you do those mouthguards
do you make sleep apnoea splints for people who stop breathing at night
I had a stroke two years ago, does that matter for an implant
I had a heart attack in March, can I still have my teeth cleaned
dad's got a pacemaker, is that ok with the scaler
I'm allergic to penicillin, just letting you know
I've had anaphylaxis to latex before so please use the other gloves
my daughter has asthma and carries a puffer, is that a problem
I carry an epipen, is that something you need on file
last year I had a bad reaction to the anaesthetic and couldn't breathe, so I'm a bit nervous
when I was a kid I passed out at the dentist
I faint at the sight of needles
what should I do if I start bleeding after the extraction
if my face swells up after the surgery who do I call
if there's bleeding tonight do I call you or the hospital
what happens if someone has an allergic reaction in your clinic
do you have a defibrillator on site
do you handle emergencies
how much is an emergency appointment
what's the fee for after hours emergencies
do you do emergency appointments on sundays
are your staff trained in CPR
what number do I ring in an emergency
is this the emergency line
I don't need an ambulance or anything, I just want a check-up
it's not an emergency but I'd like to come in soon
I wouldn't call it an emergency, it's only a chip
not urgent, whenever suits
the bleeding stopped yesterday, I'd just like someone to look
it bled a bit last night but it's fine now
the swelling has gone down, can I cancel
she was having trouble swallowing last week but the antibiotics fixed it
he knocked his tooth out ten years ago and wants an implant
I lost a tooth years back, looking at a bridge
my tooth was knocked out as a teenager and the crown needs replacing
I broke my jaw in 2012, is that a problem for braces
there's a little blood when I floss
I see a bit of pink when I spit after brushing
my gums have been bleeding on and off for months
how do you stop gums bleeding
do you treat bleeding gums
my toothbrush makes my gums bleed
I've got bad breath, can you help
I can't breathe through my nose at the moment, I've got a cold, should I still come
I've got a cold and a bit of a cough, do I need to reschedule
I'm out of breath, just ran up the stairs, sorry, hi
hang on let me catch my breath
give me a second to breathe
it takes my breath away how expensive it is
I'm choking on the traffic here, running ten minutes late
I'm stuck behind an accident on the freeway so I'll be late
my car broke down and I can't make it
my daughter's in hospital so I have to cancel
I was in hospital last week and missed my appointment
mum passed away so please take her off the list
my father died, could you cancel his appointment
I'm dead tired, can we move it to the afternoon
I'd kill for an earlier appointment
my kid would rather die than go to the dentist
the wait is killing me
you guys are lifesavers
my phone's dying so be quick
the baby is teething and dribbling everywhere, when should she first come in
my son lost his first baby tooth, so exciting
her baby tooth is wobbly and about to fall out
the tooth fairy came last night
he swallowed his baby tooth, is that ok
I swallowed some toothpaste, is that bad
I accidentally swallowed a bit of filling, I feel fine
my throat's a bit scratchy, should I wear a mask
do you use numbing gel because I gag easily
I've got a strong gag reflex and choke on the x-ray thing
the x-ray tabs make me choke
I hate the drill, it makes my heart race
my heart's set on a friday
my chest of drawers fell, sorry I'm late
my jaw clicks when I chew
my jaw is a bit sore from grinding
my lips were numb for hours after the injection, that's normal right
my face was numb for a while after the filling but it's fine
does the injection make your face droop
how long will my lips be swollen after fillers
do you do lip fillers or botox
how long does swelling last after wisdom teeth
will there be much swelling after the implant
will I bleed a lot if you take it out
I'm on blood thinners, do I stop before the extraction
I take warfarin, do you need my INR
dad's on eliquis and needs a clean
can you put me to sleep for it
I want to be unconscious when you do it
I want to be knocked out for my wisdom teeth
does it knock you out, the happy gas
do I need someone to drive me home after sedation
my wisdom teeth were taken out on Monday and everything's fine, just the follow-up
no more bleeding and no pain, so do I still need the review
neither bleeding nor swelling, thanks for checking
he isn't unconscious or anything, he's just being quiet, he's fifteen
I'm not choking, I'm eating a sandwich
she never had any trouble with breathing
without any bleeding so far, touch wood
I'm breathing fine, my tooth is just sore
I can swallow okay
the bleeding is under control
my blood pressure is a bit high, is that an issue
I've got a blood test on Thursday so can't do that day
blood type O if you need it
I'm writing a paper about dental emergencies, can I talk to someone
I sell emergency response kits to clinics
we supply oxygen and defibrillators, who does your purchasing
I'm calling from the ambulance service billing department about an invoice
is there a Blood Bank near your clinic
we're next to the hospital emergency department, where do I park
I'm calling about the heart on my appointment card
the stroke of midnight, ha, no, midday is fine
a fever pitch of excitement about my new smile
I've had a gutful of the swelling prices
your prices have swollen
the swelling crowd at the footy means I'll be late
I'm bleeding money on these implants
that cost an arm and a leg
you'll have to knock me out first, haha
that movie last night, so much blood
I was watching a show where a guy can't breathe, anyway, I need a clean
my dog can't breathe well, he's a pug, sorry he's loud
the cat knocked over my aligners
my denture fell out and the dog chewed it
my crown came off but it doesn't hurt
my filling fell out
a veneer came off before a wedding
my retainer is broken
a bracket came off my braces
my tooth's a little sensitive to ice cream
can I eat before the anaesthetic
what if I can't breathe with the rubber dam on
do people ever stop breathing under sedation
has anyone ever died at your clinic
can you die from a tooth infection
my friend told me about a guy who bled to death after a tooth extraction
I read that fluoride makes you collapse
my nephew fainted last time, should he eat first
could you tell the dentist I had a seizure when I was five
I have epilepsy but it's well controlled
I had chest pains last year and they checked me out, all clear
I have a heart murmur, do I need antibiotics before
my nan died last month so I'm tidying up her accounts
I'm literally dying of embarrassment about my teeth
breathe easy mate, I just want a check-up
the dentist told me to breathe through my nose and it was great
do you offer breathing space between appointments for anxious people
I'm gasping for a coffee so can we make it quick
this is a pain in the neck but can I change my booking
I've got a stiff neck so I can't lie flat, is that ok
my wife says I grind my teeth and choke on my snores
I've got reflux and sometimes choke at night, will a splint help
I swallowed a bit of water during the clean and coughed, all fine
no blood no drama, just checking in
not bleeding any more, do I still need to come
there was a lot of blood when I had it done last year, can I go to sleep this time
it's stopped now, thanks to the gauze
the swelling's pretty much gone and I feel good
my lip's still numb from this morning
half my face is numb from the needle, when does that wear off
my tongue's a bit numb after the injection
my daughter fainted last time she had a needle, what can you do
I had a seizure disorder as a child
I take blood pressure tablets
my father in law had a stroke in June and needs his dentures adjusted
mum's had a triple bypass, do you need a letter from her cardiologist
I get hives from latex gloves
he's anaphylactic to peanuts, please note that down
I'm allergic to codeine, can you put it on my file
does the clinic have an epipen
what happens if I stop breathing under the gas
is it dangerous if you swallow a filling
could an abscess kill you
can wisdom teeth cause swelling in the neck
would a knocked out tooth be something you'd treat
if my kid knocks a tooth out at footy what should I do
in case of heavy bleeding what's the number
do you have an emergency dentist on call
what counts as an emergency with you
how much do you charge for emergencies on the weekend
is there an emergency fee
my emergency contact has changed to my sister
I just need the emergency number for my fridge
I'd like to book my mum in for a knocked out tooth implant she lost it years ago
I lost two teeth in a car crash when I was eighteen and want implants
my jaw was broken playing rugby back in the nineties
they said my heart is fine and I can go ahead with the extraction
the cardiologist cleared me after my chest pain so I can rebook
I was in emergency last night with a toothache and they gave me antibiotics, can I see you this week
he was knocked out cold in the second round but that was boxing last year, teeth are good
I'd bleed for this football team
it's bleeding obvious you people can't read a calendar
oh bleeding hell I missed my appointment
my wallet is bleeding after that bill
that quote took my breath away
I nearly fell off my chair when I heard the price
I nearly had a stroke when I saw your fees
heart attack material that invoice
my phone's about to die
the line keeps dying
my car's died so I can't get there
my battery collapsed
the baby's asleep on my chest so I'm whispering
I've hurt my back so can't make thursday
I've got chest infection so I need to postpone
I have asthma but it's under control
I've got a head cold, am I still right to come
I have a fever and a cough so I'd better move my appointment
my son has gastro and has been vomiting all night so we can't come
I've got covid
he's got chicken pox spots on his face, should we still come
is it ok to drive after the local
will I be unconscious
I was out cold the whole time, the sedation was great
does anaesthetic spray stop you gagging
I gag when you put the trays in
just a bit of blood on the floss
blood in the sink when I brush, should I get a clean
pink toothpaste spit, is that gum disease
my gums get puffy before my period
ulcer on my tongue, been there three weeks
little lump inside my cheek that doesn't hurt
my lips are chapped
I bit my cheek and it's a bit sore
his first tooth fell out at school today and he wants to show the dentist
my son's top tooth is loose, he's six
we found her tooth under the pillow
he's breathing down my neck to book this
I want a smile that's drop dead gorgeous
you guys are to die for
I'm calling about the first aid course you ran, the CPR one
we service fire and emergency equipment
there's been a stabbing on your street on the news, are you open
the movie about the guy choking was on, sorry what were you saying
no one's hurt, I just scratched a car in your car park
my arm is in a sling, can I still lie in the chair
I've broken my arm so I need to move my appointment
my leg's broken
do you stop the bleeding with stitches
how do you treat swelling
my son can't breathe through his nose very well so he mouth breathes, can an orthodontist help
I was choking back tears when I saw my new smile
the swelling after my implant has settled nicely
I've stopped bleeding now so I don't think I need to come
no he's breathing normally, it's only his lip that's a bit puffy
she isn't in any pain and there's no swelling
two weeks ago I had an allergic reaction to amoxicillin, so can you prescribe something else
I nearly passed out when I heard the cost
I'm scared I'll choke on the impression stuff
will I be able to breathe with the mouthguard in
how do I know if it's an emergency
is a broken crown an emergency
do you take emergencies without appointment
is there an after hours emergency number
can you see emergencies today or only bookings
what's the procedure if a kid knocks out a tooth
is bleeding normal the day after
is it normal to have swelling three days after wisdom teeth
how do I stop my gums from bleeding when I floss
bit of blood on my pillow this morning, nothing major
a tiny speck of blood on the gauze
I'm on aspirin, is that a problem for an extraction
my mum takes warfarin and needs a tooth out
I have high blood pressure
can I have the gas so I'm out to it
I want to be asleep for the whole thing
the anaesthetic made my heart flutter last time
my eyes water when I floss
my eye is twitching from stress, do you do botox
I've had a sore throat so can we move it
got a bad cough, rather come next week
my son has hand foot and mouth
my mum's in intensive care so I have to cancel
my wife's in labour so we need to cancel today
someone crashed into our fence so I'm running late
I've fallen behind on my payments
I fell in love with your clinic
my computer crashed so I lost the appointment time
my hip is killing me so I can't sit long
this hold music is killing me
you're killing me with these prices
the footy was a bloodbath on the weekend, anyway can I book
bloody hell what a wait
bloody good job on my crown thanks
I could murder a coffee while I wait
my boss will have a fit if I'm late
my daughter is having a meltdown about the dentist
our cat collapsed so we're at the vet and can't come
he lost his front tooth, the tooth fairy is busy
my baby has two teeth coming through and a bit of a temperature
it's numb from the needle still, is that ok
do you use latex
she's allergic to strawberries
I'd like to know about choking risk with baby teeth
does a root canal stop the swelling
can a bad tooth give you chest pain
is heart disease linked to gum disease
our kids are running us off our feet so we're exhausted, can we do a later time
I pass out flyers for a living, do you need any
I need a root canal so I'm freaking out a bit
I've had my tonsils out so I'm a bit sore to swallow, should I postpone
is swallowing supposed to hurt a little after wisdom teeth
my throat was sore after the tube but it's good now
I had emergency surgery on my appendix so I couldn't make it
my son had a seizure last year and takes medication
I fainted once as a kid at the dentist
does whitening make your gums bleed
what if the bleeding starts again tonight
what do you do if someone faints
would you call an ambulance if something happened
do you have oxygen there
my dad uses oxygen at home, can he come in with the tank
mum has dementia and gets confused, can I come with her
he's autistic and doesn't talk, is that alright
my daughter won't open her mouth for the dentist
she won't wake up before ten so make it after lunch
he never answers his phone so call me
my baby won't stop crying, she's teething
I can't stop eating lollies
my gums are a bit red and puffy round the braces
ulcer's bleeding a bit
bled for five minutes after flossing then stopped
there was blood when the temporary crown came off but only a bit
does it bleed much when you get an implant
I donated blood this morning, can I still come
I've got low blood sugar so I need a morning appointment
I get short of breath on stairs, are you on the ground floor
mum can't do stairs, she gets breathless, do you have a lift
my chest is sore from the gym, is the chair comfy
broke my collarbone so need to reschedule
my car got hit by a truck so I have no lift today
there's an ambulance blocking the driveway so I can't park
is the ambulance bay free for parking
I was knocked back by my insurance
the price knocked me out
I'd like to book a check-up, nothing urgent
my tooth hurts a bit when I drink cold water
my gums bleed sometimes when I floss
the bleeding has stopped but I'd like it checked
I'm not in pain and there's no swelling
I had swelling last week but it's all gone
what should I do if my tooth gets knocked out
how much is an emergency visit
do you see emergency patients on the weekend
I knocked a tooth out when I was a kid and I need a new crown
I'm scared of dentists, I feel sick just thinking about it
my heart races when I hear the drill
I have a heart condition, is sedation safe
I'm allergic to penicillin
my son has asthma
will I bleed after the extraction
is it normal for my face to be a bit swollen after surgery
my jaw's a bit stiff after the filling
the numbness hasn't worn off yet
I'm dying for a coffee
traffic's murder, I'll be late
your prices are killing me
I couldn't breathe with laughter when I saw the photo
I lost my retainer
my filling fell out while I was eating
my baby tooth never fell out
I have a sore throat and a runny nose, should I come
my dad passed away so please cancel his appointment
I'm in hospital for my knee so need to cancel
my daughter fainted at school yesterday but she's fine, can we still come
`);

const said: Partial<Record<Intent, string>> = {
  book: `
g'day just after a check-up sometime next week
could you squeeze me in for a clean on thursday
I haven't been in ages, probably about time I had the teeth looked at
I'd like to get something in the diary for my teeth
is there any chance of getting in tomorrow
put me down for tuesday arvo
we need to set up a time for mum's dentures
need a dentist
hi I got a text saying I'm due
can somebody have a look at a tooth for me
me teeth need a going over
I like to see dentist, any day is okay
yeah just wondering if youse have got room for me and the missus to get our teeth done
I was hoping to organise something for my son before school goes back
need to get me choppers looked at
`,
  reschedule: `
something's come up at work, could we do a different day
can I push my appointment back a week
I need to shift my booking from monday to wednesday
I'm meant to come in at ten but can it be after lunch instead
I want change day of appointment
swap my thursday one to friday please
any chance of coming in earlier than what I'm booked for
could we delay it a fortnight
postpone my clean please
the kids are sick so we'll need a different day
I'd like to switch my appointment to the afternoon
can I come a day later
got a clash on the fifteenth, any chance of the sixteenth
can we swap to another day, my babysitter bailed
is it too late to change my appointment to the morning
`,
  cancel: `
I won't be needing the appointment any more
please take me off the list for friday
scrap my three o'clock
call off my booking
give my slot to somebody else, I can't use it
forget my appointment, found another dentist
not going to make it on monday, don't need another one
we'd like to withdraw mum's appointment
drop the appointment on the ninth
can you remove me from next tuesday
let my spot go
I've changed my mind about the whitening, cancel please
I won't be there tomorrow, please take me out
cancel everything I've got with you
don't worry about my appointment on friday, I'm sorted
`,
  confirm_appointment: `
just ringing to confirm for tomorrow
I got the message to confirm, so yes I'm coming
confirming my daughter's appointment
yep I'm still coming in at nine
I'm calling to say I can make it thursday as booked
I had a missed call about confirming an appointment
I pressed the wrong button on the text, but yes I am coming
calling to confirm my son's two thirty
the text said to ring and confirm
yes I'm ringing to say we'll be there friday
got your reminder, I'll be there
I'd like to confirm my appointment for the fourth
`,
  check_appointment: `
what time am I in tomorrow
when's my next appointment
I've forgotten what day I'm booked
I lost the card with my appointment time
do I have anything booked with you
did my booking go through online
remind me what time it was
I think I have an appointment this week, can you check
when is it again that I see the hygienist
did I book for the tenth or the eleventh
is it next week that I'm in
what day did I say I'd come
have I got an appointment with you at all
who am I seeing on friday
what time did you say my appointment was
`,
  running_late: `
I'm stuck in traffic I'll be ten minutes late
the train's cancelled so I'm going to be a bit behind
won't get there till quarter past
can't find a park so I'll be a few minutes
I'm just leaving work now, will that be ok for my three o'clock
I slept in, can I still come
is it alright if I get there a little after ten
missed my tram, five minutes away
hold my spot I'm nearly there
I've hit every red light, be there in ten
my meeting's gone over, I'll be a tad late
I'll be a few minutes behind
can you let the dentist know I'm running about fifteen behind
sorry I'm late, is it still ok to come
had a flat tyre, be there by half past
`,
  ask_hours: `
what time do you knock off
are you open saturdays
what are your hours
when do you shut
you guys open on the public holiday
how early do you start
do you do late nights
what's your opening times
are you open now
when are you guys around over Easter
you open tomorrow
what time's closing
is the clinic shut over new year
what days are you open
you still open
`,
  ask_address: `
where abouts are you
what street are you on
how do I get to you from the station
where is the clinic
what suburb are you in
what tram do I catch to get there
I'm looking for your building and can't see it
what's the closest train station
I've never been there before, how do I find the place
which level do I go to
can you send me a map
is the clinic on the corner with the servo
I'm standing out the front of a bakery, where are you from here
do you have more than one location
where do I come
`,
  ask_parking: `
where do I leave the car
is there parking out the back
do I have to pay to park
is it easy to get a park
have you got a car park
where should I put my ute
any parking at your place
do you validate parking
is the parking free
is there a drop off spot for someone in a wheelchair
where's the best place to park
have you got your own car park
`,
  ask_price: `
how much for a clean
what's a crown going to set me back
what would I be up for if I got two fillings
is whitening expensive
how many dollars one filling
what's the damage for a root canal
do you take afterpay
can I pay it off
is there a fee for the first visit
what's the gap on that
roughly what are we talking for dentures
is the consultation free
could you give me a rough idea what a denture costs
what's a check-up and clean worth
any discount for students
`,
  ask_insurance: `
are you with Bupa
do you take HCF
can I claim on the spot
I've got private health, does that cover it
do you accept veterans gold card
are you a preferred provider for Medibank
will my extras cover a crown
what are the item numbers so I can ask my health fund
I'm with NIB, is that ok
is it free for kids under medicare
can I use my private cover
are you in the Bupa network
I've got a health care card
do you swipe the card for rebates
which health funds do you take
`,
  ask_services: `
do you do braces
do you guys pull wisdom teeth
can you fix dentures
do you do invisalign
is there someone there who does root canals
do you offer sedation
is sleep dentistry something you provide
are you able to replace old amalgam fillings
do you treat people with special needs
do you fit nightguards
do you handle nervous people
is laughing gas available
do you do dentures there
do you treat gum disease
can I get my wisdom teeth out there or do you refer
`,
  ask_practitioner: `
who are the dentists there
do you have a lady dentist
who will I be seeing
who's the best one with nervous patients
is the same dentist there as last time
which dentist does implants
what's the name of the new dentist
has anyone there got experience with implants
is it possible to see the same hygienist again
can I see the dentist I saw last time
does the owner still practise
`,
  ask_availability: `
what have you got on friday
when's the soonest
got anything free this week
is there a spot on the weekend
when can you fit me in
what times do you have monday
what's the next free one
do you have any time for tomorrow afternoon
how soon could someone see me
what does your week look like
is there anything going on saturday morning
anything earlier
what's the earliest you can do
anything on the ninth
`,
  leave_message: `
could you tell them I rang
I'd like to leave a message
get her to give me a call back
just tell the nurse the mouthguard fits great
please have someone return my call
can you take down a note for the manager
tell them the invoice is paid
can you write down a message for me
have the practice manager email me
could I leave my number for someone to call
can you get a message to reception
`,
  want_person: `
can I speak to a human
put me through to the front desk
I don't like talking to machines
I want to talk with somebody
can you transfer me to reception
is the practice manager about
operator
can I talk to the lady at the desk
could I have a word with someone
you're not helping, is there anyone else
human please
I don't want the computer
is anyone real there
can you get one of the staff
let me speak to the boss
`,
  wrong_number: `
sorry wrong number
is this the pizza shop
oh I thought this was the chemist
oops dialled the wrong one
I was trying to get my mum
is that not the physio
I think I've got the wrong place
I wanted the dental supply shop not you
have I rung the hairdresser
sorry love, dialled wrong
`,
  sales_call: `
I'm calling about your electricity bill, we can save you money
we help dental practices get more patients through google
who looks after your website
we're offering a special on gloves and masks
it's about your merchant terminal rates
I'd like to talk to the owner about SEO
I represent a recruitment agency for hygienists
can I tell you about our new software for clinics
hi there, I'm ringing from a marketing agency that works with dentists
can I send someone to quote on your cleaning contract
we noticed your Google reviews could be better
we're running a promotion for local businesses
who do I talk to about supplying toilet paper to the clinic
congratulations your business qualifies for a rebate on solar
I wanted to talk to the owner about their energy plan
`,
  yes: `
yeah no worries
yep that'll do
sounds good
sure thing
that works
spot on
that's the one
righto
can do
perfect thanks
yep yep that's me
that'd be great
okay then
that suits me fine
I'd love that
`,
  no: `
nah mate
not really
no that's wrong
that won't work
not that one
negative
no not that day
that's not right
nah that's too early
can't do that one
definitely not
no that doesn't suit
`,
  maybe: `
I'm not sure
could be
let me think about it
hard to say
depends
I don't know yet
I'll have to check my roster
no idea to be honest
hmm I'm not certain
`,
  repeat: `
sorry what was that
say again
I didn't catch that
can you run that by me once more
what did you say
you cut out there
one more time please
I can't hear you properly
huh
sorry say that once more
what was that last part
`,
  slower: `
you're talking too fast
can you slow down a bit love
a bit slower please my english is not good
too fast for me
take it slow I'm writing this down
whoa slow down
slower please
can you talk slower
`,
  wait: `
hang on a tick
just a sec
hold on I'll get my diary
give me a minute
wait I need a pen
let me just grab my card
hold the phone a sec
just getting my glasses
two ticks
one second please
let me find my calendar
`,
  thanks: `
cheers
ta
thanks heaps
you've been very helpful
you're a star
appreciate it
`,
  greeting: `
hello there
g'day
good morning
afternoon
hello anyone there
`,
  goodbye: `
catch you later
see ya
bye now
I'm all done
hooroo
that'll be all
no that's it thanks bye
nope we're all good, see you then
okay bye bye
`,
  are_you_human: `
am I talking to a robot
are you a real person
is this one of those AI things
are you human
are you actually a person
you sound like a robot
is this a machine
am I talking to an actual human
`,
};

export const freshWishes: readonly { intent: Intent; text: string }[] = Object.entries(said).flatMap(
  ([intent, block]) => lines(block).map((text) => ({ intent: intent as Intent, text })),
);
