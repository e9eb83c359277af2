/** Calls worded by two strangers to the rules, measured before anything was mended by them (docs/evaluation.md); one a line. */
const lines = (block: string): readonly string[] => block.trim().split("\n");

/** A life at risk: answered with 000, or asked about first. */
export const strangersDangers: readonly string[] = lines(`
the lump under my tongue was painless for weeks and now I can't swallow
a lump in my throat for five weeks, doesn't hurt, but I'm struggling to breathe
oh god please he can't breathe he's had the tablet you gave him and his whole face has blown up
look I don't want to make a fuss love but I'm finding it a bit hard to get me breath since that swelling came up
um hi my face is really swollen and now I can't like swallow my own spit properly
my daughter's neck has gone hard under the jaw and she's drooling because she won't swallow
yeah g'day had a tooth out Tuesday and now me tongue's being pushed up to the roof of me mouth and I'm talking like I've got a spud in there
the swelling was just in his cheek last night and this morning his eye has closed over and he's hot as anything
I'm the carer for a gentleman in supported living he had an extraction this morning and the blood is still pouring out after two hours of biting on the gauze
it won't stop it just won't stop I've gone through three tea towels and there's clots falling out of my mouth
my husband is on warfarin and he is bleeding since yesterday the tooth and now he is white and cannot stand
she's gone floppy on the couch she was fine and then she just went she's not answering me
he's fitting he's on the bathroom floor fitting what do I do
I think mum's having a turn her mouth's dropped on one side and her words are coming out all jumbled
I've got this pain in my jaw and it's going down my left arm and I'm all sweaty so I thought maybe it's the tooth
it feels like an elephant sitting on my chest and my bottom teeth ache I rang you because of the teeth
my toddler put the little silver crown in his mouth and he's choking he's gone a funny colour
grandad's swallowed his partial plate and it's stuck he's clutching at his throat
I've had I don't know twenty maybe thirty Panadol since yesterday for this toothache and I feel really sick
can you take too much Nurofen and Panadeine because I've had the whole packet of both today and my head's spinning
I can't do this pain anymore I've got all my tablets lined up here and I just want it to be over
honestly I don't think I want to be here tomorrow the teeth are just the last straw
we're at the skate park and a kid's come off and his jaw is hanging sideways and there's blood coming out of his ear
I'm a PE teacher at the high school a student has taken a cricket ball to the face she was knocked out cold and she's vomiting now
he got king hit outside the pub his teeth are gone but he's also not making any sense keeps falling asleep on me
my wife take the antibiotic from you one hour ago now she have red spot all body and her throat is closing
lips like balloons tongue's too big for her mouth she's wheezing
I've come up in hives everywhere since I got home from the dentist and my chest's gone all tight and whistly
been shivering all night with this abscess can't get warm heart's going a hundred miles an hour and my wife reckons I'm talking rubbish
he's got an infected tooth and now he's really confused doesn't know what day it is and his skin's all blotchy and cold
hi sorry to bother you I know you're probably busy I had my wisdom teeth out on Monday with doctor Lim and it all went really well he was lovely and I've been doing the salt water but since about lunchtime my throat feels like it's getting narrower and I have to sit up to get air in
so we were just having dinner right and my nephew had a loose tooth and he's laughed and it's gone down the wrong way and now he's making this high squeaky noise every time he breathes in
I was wanting to make an appointment for my mother she's eighty six she's got a bad tooth she hasn't eaten since Sunday and she's not really waking up when I shake her
it's probably nothing but I can't open me mouth more than a finger and the lump's gone right down under me chin and I can't lie flat or I start choking
dad has collapse he was say tooth pain tooth pain then he fall down please what I do
I need an ambo I think I rang the wrong place he's stopped breathing
is this the dentist um sorry I found your number on the appointment card on the fridge my sister had her teeth done with you today and we picked her up about three and she was laughing and singing in the car and now she's turning blue around the lips
there's blood everywhere he's swallowing it and spewing it back up it's coming out like a tap
I had the back one out on Monday and the girl was lovely and gave me spare gauze and I've done everything on the sheet no straws no smokes no grog but the socket started up again at three this morning and I've filled an ice cream container with blood and I feel like I'm going to pass out
she just keeps dribbling blood and she's got that von Willebrand thing and nothing's holding it
I got hit by a car on me bike face first into the gutter I can feel the bones moving in me cheek and I can't see out of one eye
horse kicked him in the face his top jaw is loose all of it the whole thing moves
um my friend's at a party and she's taken a heap of her mum's Endone cause her tooth hurt and we can't wake her up
I work at an aged care place in Ballarat one of our residents has bitten down and the whole bridge has gone down her throat she's coughing and going purple
can somebody help my little bloke he's three he fell with a toothbrush in his mouth and it's gone through the back of his throat there's so much blood
the swelling is travel to my neck and my voice is change I sound like a duck
it's got a bit tricky to swallow water now it comes back out my nose and my neck's up like a bullfrog
my airways closing I think it's the a mocks a sillin the dentist put me on
she's having an ana flaxis I've used the epipen and she's still wheezing
I can't get air my face is fat like a football since I woke up
whole left side of me face has dropped and me arm's gone dead and I thought it was the needle you gave me yesterday but that was the other side
I've got a fever of forty point two and my jaw's swollen and I haven't weed since yesterday and I'm breathing really fast
he's been on the couch all day with a toothache and now he's got a stiff neck and he's screaming at the light
my boy has his head down and he is making noise like snoring but his eyes are open and he does not hear me he had sleeping medicine for teeth today
look mate I'm three hundred kays from anywhere and me offsider's jaw has swollen up so bad he's fighting for every breath
the eye's bulging out now it's not just swollen it's pushed forward and she's seeing two of everything
my eyelid is swollen shut from the tooth and the headache is the worst I've ever had
I just wanted to know if it's normal after an implant to have the floor of your mouth come right up so your tongue's got nowhere to go
hi um is it okay that I'm still bleeding I had it out at nine and it's four now and I'm kind of drinking it there's that much
I don't feel right love I've gone all clammy and there's a tightness across me chest and up into me jaw like a vice
the pain is in my teeth but only when I walk up the hill and today it's not going away and I feel sick and grey
I took all of them all the codeine he left me nothing for the pain so I took all of them
I'm fifteen and my tooth's been killing me and mum won't take me and I cut myself to make it stop and it's really deep
if no one can fix my teeth I'm gonna end it tonight I mean it I've written the letters
my partner has locked himself in the shed he's been in agony with his mouth for weeks and he's got a rope in there
he swallowed a drill bit thing at your clinic this arvo and now he's coughing blood and can't catch his breath
I think I breathed in my temporary crown I can feel it whistling when I breathe and I'm short of puff
something's lodged in her throat it's her bottom denture she can't speak
help my baby is choking on the teething ring bead she's not crying anymore
I'm ringing for my neighbour Stan he's come to the fence with a towel to his mouth soaked through and he's just slid down the palings
my wife she is pregnant seven month she has tooth infection now she shake and shake and very hot and the baby is not moving
we're on the school camp bus one of the boys has had a peanut cookie and his lips are huge I only had your number because you're on the excursion form
the kid's tongue is nearly bitten off it's hanging and it's gushing
he came off the ute at the farm and his face is sort of caved in on one side
took an elbow in the footy and now clear water's running out of me nose and me teeth don't meet and I keep chucking up
my mother is diabetic she's got pus coming out of her gum and she's gone drowsy and her breath smells like nail polish
hello yes I'm a bit worried about my husband he had a needle for a filling today and he's been ever so quiet and now his lips look blue and I can't get him to squeeze my hand
oh I'm a silly old thing but I've had a fall and I've hit my mouth on the step and it won't stop bleeding and I'm on those blood thinners and my head feels very strange
it's like breathing through a straw
throat's shutting
can't talk can't swallow neck big
I'm crook as a dog got the shakes me jaw's the size of a footy and I'm seeing things that aren't there
could I just get some advice my son had grommets and a tooth out under general today and he keeps swallowing and swallowing and he's just vomited up about a cup of bright red blood
I wanted to talk about the bill actually but while I've got you the antibiotics have made my tongue swell up and I'm having trouble getting a breath in right now
okay so I know you close at five and I'm not a patient but I was at the markets and a lady here bit on a bone and a bit of her tooth's gone down and now she's gagging and holding her neck and nobody knows what to do
I've been a patient with you for twenty years and I never complain but that lump under my jaw has doubled since breakfast it's red down to my collarbone and I can't get a cup of tea down
my flatmate took like forty ibuprofen because of her wisdom tooth and she says her ears are ringing and she's vomiting
I might have mucked up the dose for bub with the paracetamol I gave her the adult one four times today and she's really floppy and yellow
he ate half a box of the Mersyndol thinking it was mints he's got dementia he's barely breathing
the denture adhesive she swallowed the whole tube and she's foaming
kid's had a swig of the peroxide mouthwash concentrate and his mouth's burnt white and he's screaming and drooling
my heart keeps stopping and starting since the injection at your place and I've nearly blacked out twice
I fainted three times since the extraction and I've got blood running down my chin still
she hit her chin on the pool edge and she can't feel her hands now
I've got an ache right through my jaw and shoulder blades can't catch me breath and I've chucked up but it's just this back molar isn't it
the redness from my tooth has gone down my neck to my chest and it's spreading while I watch it
he says he can't feel his legs after he come off the trampoline and knocked his teeth
his gums just started bleeding on their own and his nose too and he's got purple bruises all over and he's so pale and he can't stay awake
sorry my English not good my son face big big and he sit like this forward and water come from mouth he cannot make the breath
they pulled four teeth out of him and sent him home and he's grey he's actually grey and he's cold and wet
what's the number for the ambulance from a mobile my husband's on the floor
I'd like to cancel mum's appointment for today because she's slurring and can't lift her arm and I'm not sure what to do with her
can I move my two o'clock I'm having these chest pains and I've gone all sweaty I should probably sit down
hi it's Mia's mum we had the four o'clock with the hygienist and I know you like a day's notice so charge me if you have to but we won't be in today she's had some sort of reaction she's wheezing and her eyes have puffed shut I'm just trying to find her puffer
we had a car prang on the way to you and my passenger's face has gone into the dash and she's in and out of it
this might sound dramatic but the inside of my mouth is swelling from under the tongue and every ten minutes there's less room
I can hear myself gurgling when I breathe and there's pus running down the back of my throat
she's been stabbed in the cheek it's gone right through into her mouth and it's spurting
my husband hit me and my jaw's broken I can't close it and I keep choking on the blood and he's coming back
there is a nail from nail gun in my workmate mouth it go up inside to the nose he is awake but so much blood
he's having one of his seizures and he's bitten through his tongue and it's been going ten minutes
yeah nah I'm not real flash I've had this abscess a week and now I'm freezing cold sweating buckets can't stand up without the room going black
does a tooth infection make you forget your kids' names because I just did and I'm burning up and my pulse is a hundred and forty
I bit me cheek and it's bled since last night and I've got no platelets from the chemo it's just running
I keep nodding off and my wife has to shake me to breathe I had two of them strong ones the oxy and then a couple more for the tooth
nobody's listening to me the hospital sent me home last night with the swelling and now I physically can't swallow a sip of water and I can't turn my head
it's me again I rang an hour ago about the puffiness well it's moved round to the front of my neck and I'm croaky and panicking for air
I've got a little girl here at the daycare who's fallen with a stick in her mouth and she's gone all quiet and pale and there's a lot of blood
his lips are tingling and his voice has gone hoarse and he's covered in welts we just did the fluoride stuff at school
one minute she's telling me about her filling next minute she's gone down like a sack of spuds and I can't find a pulse
right so it started as a bit of a niggle around Easter and my GP gave me something and it went away and then we went camping at Jervis Bay and I ran out and long story short it's come back and I've got the shivers and I can't stay awake and my hands have gone all mottled
good morning I'm ringing about my husband Neville he's a patient of doctor Hart he had two out at the bottom yesterday and he had a nice soup and watched the cricket and went to bed early and well I've brought him his tea and the pillow's red right through and I can't rouse him
he can't get a breath in
my husband's throat is closing up after that antibiotic you gave him
hi um I had a wisdom tooth out Tuesday and now I can't swallow my own spit, it just runs out
the swelling's gone down into me neck and it's getting hard to breathe mate
under my tongue it is come up very hard and pushing the tongue to the top
Good morning, sorry to trouble you, it's only that my wife's face has swollen right up to the eye and she can't open it any more
she's gone blue
my son have tooth infection and now eye close completely and he have fever forty
it won't stop bleeding, I've been biting on the gauze since four o'clock and the sink's full of it
blood everywhere blood everywhere what do I do
dad's on warfarin and he's been bleeding from the socket for six hours and now he's gone all white and wobbly
I'm filling a cup with blood every ten minutes love
lips are puffing up like balloons and I've got hives all over since I took the amoxicillin
I think I'm allergic to something, my tongue's getting fatter and my voice has gone funny
she's not waking up
he's just dropped on the floor in the car park out the front of your place and he's shaking all over
mum's having a fit in the chair
my client has an intellectual disability and he bit through his tongue, he's having a seizure that hasn't stopped
he's talking rubbish, doesn't know where he is, he had that abscess last week
I've got this pain in my jaw and down my left arm and I'm sweating like a pig, reckon it's a tooth?
tight feeling in the chest, bit short of puff, but I rang about my jaw
her mouth has dropped on one side and she can't lift her arm
my husband suddenly he speak like drunk and the face is fall down on left
I'm driving home from the extraction and I've gone all tight in the chest and dizzy
nan's slurring and the one side of her smile's gone
I'm burning up and shivering and my heart's going a hundred and forty since the root canal
he's got a fever, his skin's gone blotchy and he's breathing really fast, he had a tooth abscess
the baby's got something stuck in her throat, I think it's a bit of the dummy
he's swallowed his denture and he's choking
grandad's plate's gone down the wrong way and he can't talk
crown came off and I breathed it in, now I'm wheezing and can't stop coughing
my little boy got kicked by a horse in the face and his jaw's in bits and there's blood pouring down his throat
came off the motorbike, my mate's face is smashed in and he keeps passing out
she's taken the whole packet of Panadeine Forte for the toothache
how many Panadol is too many, I've had about thirty since last night
I took all the tablets because the pain wouldn't stop and now I feel really sleepy
I just don't want to be here anymore
there's no point fixing my teeth because I won't be around next week
I've got the pills lined up, I can't do this pain another night, I'd rather be dead
um can I talk to someone, I, I want to kill myself
my daughter said she's going to end it tonight because of her teeth and she's locked the bathroom door
can't breathe
help me please my throat
he is no breathing he is no breathing
I can only open my mouth a finger and my neck's hard as a board and I'm dribbling everywhere
it started as a little lump on the gum and now the whole side from my cheek to my collarbone is red and hot and tight
sounds like I've got a hot potato in my mouth and it hurts to swallow even water, and I have to sit up to get air
I can't lie flat or I choke
hello yes this is Maria calling from Sunnyside aged care, one of our residents had teeth removed this morning and he's now unresponsive
look I'm a nurse so I don't panic but I've got submandibular swelling crossing the midline and I'm starting to get stridor
sats are eighty six and he's drooling, he's got a dental abscess, I'm a carer at the group home
she is my mother she cannot answer me her eyes is open but not see
excuse me miss my wife pregnant she faint two times and bleeding from the tooth no stop
his eye's bulging out and he says he's seeing double, and it's all from that top tooth
the swelling went from my cheek to my eyelid overnight and now I can't see out of it
I got the needle at your clinic an hour ago and now my face is all swollen and I feel like I'm going to pass out and my chest's tight
my throat itchy, my body red, my breath small small, after the medicine
she's had her EpiPen and it's not working
used the epi pen already, she ate something after the dentist, she's gasping
I'm calling for my flatmate, he's collapsed in the bathroom, he was complaining about a tooth
he won't wake up properly from the sedation, it's been five hours and he's snoring funny and his lips look grey
kid's gone floppy after the sedation this morning
hi just wondering whether it's normal that I can't really swallow anything, and my neck's about twice the size it was at breakfast
bit embarrassing but I keep having to spit because nothing goes down and my breathing's a bit whistly
not sure if I should bother you but my tongue's swelled up so much I can hardly talk
how long should you bleed for after a tooth comes out because I've gone through three tea towels and I feel faint
I'm on Eliquis and I've been spitting out big clots like liver all night, won't stop
he's a haemophiliac and he's knocked his tooth and it won't clot
the stitches burst and it's squirting
squirting blood from the gum every heartbeat
copped a grinder disc to the face, cheek's hanging open
star picket through the chin, he's awake but he's coughing blood
bloke on site's fallen off the scaffold face first, teeth all over the place and he's not making sense
my son fell from the trampoline, he lost two teeth and he vomited three times and now he's very sleepy
got hit with a cricket ball in the mouth and blacked out and now I can't remember what day it is
my jaw's broken in two places I reckon, I can't close my mouth and I can't keep the blood from going down
you've got to send someone, my mum can't breathe, we're at 14 Rosella Street
ambulance please dentist please anybody
do I ring triple zero or you, his face is swelling while I'm looking at it
I don't want to call an ambulance cause it costs a bomb but I honestly can't get enough air
I rang the after hours line and nobody answered and now my throat feels like it's shutting
you lot stuffed up my tooth and now I've got a neck like a footballer and I can't bloody swallow
I told your receptionist yesterday it was swollen and she said wait and now he's in a fever and doesn't know his own name
can you cancel my two o'clock, I've got this crushing feeling in my chest and I need to lie down
I'd like to move Dad's appointment because he's just had some kind of turn and he can't move his right side
no worries if you're busy, just, I'm having a bit of trouble getting my breath since the filling
my wife she put clove oil many many, the baby drink the bottle, now baby is sleep and not wake
my toddler's drunk the mouthwash, the whole bottle, and he's all limp
he swallowed the fluoride tablets, all of them, and he's vomiting and shaking
my brother's autistic and doesn't talk but he's clutching his throat and going purple
the lady I look after is diabetic, she hasn't eaten because of her tooth and now I can't rouse her
I'm type one, haven't kept anything down for two days with this abscess, I'm breathing really fast and feel drunk
had a heart valve done in March, had a clean last week, and now I've got rigors and I can't stand up
I'm on chemo and my tooth's infected and my temp's thirty nine four and I'm shaking
he's immunosuppressed, jaw's swollen and he's gone cold and clammy and grey
his lips are blue and he's making this high pitched noise
there is a noise when she breathe like whistle and the neck is big
she's got her hands round her neck and can't cough
a bit of cotton roll went down and I can't, I can't
throat closing in can't talk much
my neck is swelling up and its hard two breathe and I cant swallow it
he cant breeze he cant breeze his tongue is very big
shes bleeding and bleeding from where the tooth was it wont stopping shes on blood finners
chess pain really bad chess pain and my jaw is sore
I feel like I'm going to die, my heart's racing, there's a rash coming up and my lips are numb and fat
um hi I'm fifteen, my mum's not home, my face is really swollen and it's kind of hard to breathe
please don't tell my mum but I took a lot of her painkillers for my tooth and I feel weird
I know this is the dentist but I don't know who else to ring, I've cut my wrists
nobody cares about me, I've written the letters, just cancel all my appointments forever
my husband's gone into the garage saying he can't live with this pain and I'm scared what he'll do
I've been awake four nights with this tooth and I keep thinking about driving into a tree, I'm in the car now
my headache's the worst of my life, neck's stiff, the light kills me, and I've had a tooth infection for a fortnight
it all started with a wisdom tooth, then he couldn't open his mouth, then the antibiotics didn't touch it, and this morning his neck was up like a football and now he's leaning forward just to breathe
well dear I had my bottom teeth out on Monday and I was quite alright but now I've gone very peculiar, I can't feel one arm and the words won't come
she's stopped bleeding but she's stone cold and I can't find a pulse
he looks dead
I am in the waiting room downstairs, a man fell down here, he is not moving
he's been sick all night with that jaw, he's hot as fire and hardly passing water and now he can't stand up or follow what I'm saying
she took one of the new antibiotic and now she scratch all over, the eyes closing, she vomit, she cannot talk
`);

/** The dentist is needed soon. */
export const strangersPressing: readonly string[] = lines(`
my son's front tooth has come clean out at footy we've got it in a cup of milk what do we do
knocked me tooth out on the bathroom tap and I've got it in me hand
hi a student at our school has lost an adult tooth in the playground we found it in the tanbark
I've snapped a molar on an olive pip and every breath of cold air goes right through me
I've been up since two with this toothache I'm climbing the walls
there's a gumboil the size of a pea over my tooth and it's throbbing with my pulse
my crown's fallen off and the stump underneath is screaming
I bit into a Mint Pattie and the cap came away and now I can't even drink water it hurts that much
the wire on me braces has pinged out and it's stabbing the inside of me cheek
had one out Friday it was fine and now it's a deep ache up to my ear and it tastes foul
lost a filling last night and oh my lord the nerve
I can't chew on the left at all it's like an electric shock
my daughter chipped her big tooth on the monkey bars and she's crying when the air hits it
the tooth's gone all wobbly since I copped an elbow at netball and it's pushed back a bit
is there any chance someone could see me today I've had nothing but Panadol and it's not touching the sides
I got an abscess I think there's pus coming out when I press the gum tastes like death but no swelling on my face
half my tooth just came off in a bit of toast and there's a sharp edge cutting my tongue to bits
my temporary's come off and it's killing me and the proper one isn't till the nineteenth
the post on my bridge broke and it's hanging by a thread and sore as
I'm a carer ringing for Beryl her tooth has broken at the gum and she won't eat for the pain
please I have very strong pain in tooth three days no sleep can doctor see me
my wisdom tooth's coming through and the flap of gum over it is swollen and I can only open halfway but I'm okay otherwise
it's throbbing like a drum in there I'd take the pliers to it meself if the missus let me
my orthodontic bracket's come off and the wire's dug into my gum and there's a hole there now
the baby's fallen on the coffee table and her front tooth has been shoved up into the gum she's settled now but it looks awful
had a root canal started last week and now the tooth feels like it's about to explode
dry socket I'm pretty sure I've googled it and it's exactly that
me plate snapped in two and the broken bit's digging a hole in me gum
I've a bit of a lump on the gum dear and it's ever so sore to touch
my husband's in tears and he doesn't cry it's the back tooth on the right
tooth's been pushed sideways from a fall off the scooter and it's an adult one
the stitches have come undone and there's food in the hole and it really aches
my filling dropped out in the shower and I nearly hit the floor with the pain when I breathed in
it's my veneer it's cracked right up to the gum and the tooth underneath is killing
our boy's tooth has gone grey since the knock and this morning he says it's hurting heaps
do you do emergencies like a same day thing because I've broken two teeth on a beer bottle
I need to see someone quick smart my tooth has split down the middle and the two halves move
the pain comes in waves and goes up into the temple and I can't work
gum's all puffed up round the implant and it's oozing
I put clove oil on it and whisky on it and nothing's working
she's got braces and the band at the back has come loose and it's pinching her gum something shocking
can you squeeze me in I've got a toothache that would kill a brown dog
what do I do with a tooth that's come out root and all it's in my mouth between my cheek and gum at the moment
I had an extraction four days ago and the pain's worse now than it was on day one
the gum's bleeding around my back tooth and there's a bad smell and it aches when I bite
my seven year old is holding his cheek and won't go to school he says his tooth has a heartbeat
cap off tooth sore need help today please
it's just the one tooth but it's got me beat I've rung in sick two days running
I've swapped sides chewing for weeks but now it's at the point where I can't touch my teeth together
the dentist said if it flared up to ring straight away and well it's flared up
I'm down from Cairns on holidays and my crown's come off in a caramel and it's really painful
my tooth broke below the gum line and it's tender and weeping a bit
there's a pimple thing above my front tooth that keeps popping and it's starting to hurt again
got a hockey stick to the mouth and my two front ones are loose and sore but I'm all good otherwise
I've just knocked me front tooth clean out at footy, I've got it in a glass of milk
my daughter's tooth came out whole when she fell off the scooter, it's an adult one
tooth's been pushed back into the gum, he's eight
I've snapped my front tooth in half on a Kettle chip and I've got a wedding Saturday
haven't slept in three nights with this tooth
it's throbbing so bad I'm crying in the ute
pain ten from ten, Panadol no help, Nurofen no help
I've got a bit of a fat cheek this morning, eating and breathing fine, just sore
there's a pimple on my gum and it's leaking pus
filling's fallen out and the nerve's killing me every time I breathe in cold air
dry socket I reckon, stinks and aches right up to the ear
half of the tooth is gone, very sharp, cutting my tongue
I can't bite down at all on that side, it's like an electric shock
wisdom tooth coming through and my jaw's getting stiff
my gum's swollen and it tastes foul
tooth is hanging by a thread and it's not a baby one
little fella's got toothache, he's been screaming all night, no fever
my toddler faceplanted on the tiles and his front tooth's gone wobbly, he's happy enough otherwise
doctor tooth very pain please today today
I can't close my jaw, it clicked when I yawned and it's stuck open
I'm pregnant and I've got the worst toothache, can I even be seen
the resident keeps holding his cheek and won't eat, he's non-verbal, we think it's a tooth
got elbowed at netball, tooth's bent backwards
been chewing on one side for a week but today it's unbearable
I'm on night shift at the hospital and I can't work with this pain, anything before two?
pain wakes me up at 3am and goes into my ear
I need someone to look at this tooth today or I'm getting the pliers out
big hole in back tooth food going in so so painful
my kid's got a lump on his gum above the baby tooth
ice cream, hot tea, anything, it sends me through the roof
I've got ulcers all over my mouth and I can hardly eat
my retainer's snapped and the sharp bit's jabbing my gum
bracket's come off and it's spinning round on the wire
sorry to be a nuisance but I think I've got an infection, my gum's weepy and very sore
I'm out at the mine site till Friday, tooth's split down the middle, what can you do for me when I land
can see something pink inside the broken tooth, is that the nerve
my grandson's chipped his big tooth at school, we've found the piece
after the deep clean my gums are on fire
I've got a terrible taste and a thumping ache where you put the crown
couldn't go to school today because my tooth hurts so much
I've been living on Nurofen for four days, can't do another weekend
the pain is come and go but now it is not go
`);

/** Past, denied, asked for, or a manner of speaking: 000 is not named. */
export const strangersTraps: readonly string[] = lines(`
the orthodontist says two of my teeth have to come out first, is that something you do
both bottom wisdom teeth need to come out according to the x-ray
there's been a lump on my tongue for about six weeks, no pain, I'd like it looked at
got a bump under my tongue going on two months now, it's not painful
I had an anaphylactic reaction to penicillin when I was twelve so I just want that put on my file
my husband had a heart attack last year and he's all good now but does he need a letter from the cardiologist before his clean
the bleeding's stopped now I just want to know when I can have a shower
he's breathing fine and there's no swelling we just want to book his check up
what would I do if it started bleeding over the weekend is there an after hours number
does your sleep dentistry have someone there in case a person stops breathing
I'm dying to get my braces off when's my last appointment
these prices are killing me is there a payment plan
my daughter's a paramedic and she can only come after her night shift
I'm a nurse in emergency so can I get something early before seven
I passed out flyers for your open day last year and someone said I'd get a free clean
I was choking up a bit last time because the hygienist was so kind I want to leave her a thank you
my dog swallowed my retainer so I'll need a new one made
the cat's knocked my aligner case off the bench and I can't find number seven
I watched that documentary where the man dies in the dentist's chair and now I'm a bit nervous about Thursday
is it normal to have a bit of pink in your spit the day after an extraction
how long does the numbness usually hang around after a filling
I've got a tiny bit of swelling from the wisdom teeth like they said I would just wondering when I can go back to the gym
can I have Panadol and Nurofen together or do I wait between them I haven't had any yet
no no chest pain or anything like that it's just a form I was filling out and it asked
the form says have you ever had a stroke and I have in twenty nineteen do I just tick yes
I collapsed into bed and slept through my alarm so I've missed my eight thirty
I nearly had a heart attack when I saw the quote can someone go through it with me
my little one has epilepsy it's well controlled does that matter for the happy gas
mum passed away in March and I need to cancel her appointments please
dad died a few weeks back and we're still getting reminder texts for him
I'd kill for an appointment before Christmas
I'm flat out choking on paperwork today can we push it to next week
what's your policy if someone faints during treatment I'm writing an assignment for my cert three
I do first aid training and wanted to know who looks after CPR courses for your staff
our company supplies defibrillators and emergency oxygen kits who'd I speak to
last time I had the needle I felt a bit faint for a minute so can I lie down for it this time
I swallowed a bit of toothpaste this morning is that going to stuff up my blood test
my son swallowed his baby tooth last night he's fine he's at school just wondering about the tooth fairy really
I accidentally swallowed the little rubber band off my braces it went down fine can I get some more
he did choke on a grape back in May but that's all sorted it's just his regular six monthly
I'm having trouble swallowing the cost of that implant to be honest
my gums bleed just a smidge when I floss should I keep going
do you use latex gloves because I come up in a rash with them
I'm allergic to amoxicillin and the script says amoxicillin I haven't taken it can the dentist swap it
I took my antibiotic with food and I've no reaction at all just checking if I can drink on it
if I had an allergic reaction to the numbing stuff what would happen is it common
my ambulance cover and my dental are with the same mob does that mean you take it
I called an ambulance for him last Sunday and they cleared him so now the hospital says see a dentist for the chip
she had a seizure in two thousand and eight nothing since and she's coming in for dentures
I'm breathless from running up your stairs do you have a lift for next time
I can't breathe through my nose very well because of hay fever can they still take the impression
I snore and my wife says I stop breathing so I want one of those sleep apnoea mouthguards
do you treat sleep apnoea or do I need a referral
the swelling's gone right down thanks so do I still need tomorrow's review
my face isn't swollen anymore and the tablets did the trick can I cancel
nothing's bleeding I just want someone to check the stitches dissolve on their own
I'm on blood thinners do I stop them before the extraction next month
how much blood is normal after they take a tooth I'm having mine out on Friday
what's the go with the gauze how long do I bite on it for
my tooth's dead according to the x-ray so I want a price on a root canal
it's a dead tooth and I want it whitened
the battery's dead on my phone so if you rang me this morning I missed it
I'm bleeding money with these kids' braces can we do fortnightly
are you on the bleeding edge with those 3D scanners or still the goop
my whole mouth burned on a hot pie last week it's healed but there's a rough bit on a tooth
I've got a bit of a cold and a cough should I still come in
I've got a mild headache from clenching I think I need a night guard
jaw clicks a bit when I yawn it doesn't hurt
it's a little bit sensitive with ice cream nothing dramatic
I've had a small ulcer for two days is that something you look at
I had a stroke of luck and got the day off so could I come in today
he'll have a stroke if he finds out what I paid so can you email the invoice to me not him
my horse needs his teeth floated do you know anyone
our labrador's bleeding from the gums do you do pets or is it only people
I'm playing a stabbing victim in a show and need fake blood that won't stain my veneers
my mate overdosed on lollies at Easter and now he reckons he's got six holes any chance of two appointments
what's the most ibuprofen a person's allowed in a day it's for the aftercare sheet I've lost mine
is it safe to have a filling when you're thirty weeks pregnant
I was unconscious for the last lot of wisdom teeth and I'd like the same again please
do you put people fully out or just woozy
I'm knocked out by how good my teeth look just wanted to say thanks
she's a knockout with that new smile tell doctor Patel from me
my boy knocked out his front tooth two years ago and the fake one's due for a check
I dislocated my jaw back in uni and they said tell every new dentist so I'm telling you
I broke my jaw in ninety four does that change the cost of a denture
we're the police rostering office ringing to move Constable Harris's check up
I work on the triple zero phones so I can't take calls during shift can you text me
I'm with Ambulance Victoria we've got a staff discount with you is that still going
Lifeline is who I volunteer for and I'm rostered on Tuesday so I'll have to swap
I was in a very dark place last year but I'm on top of it now and ready to get my teeth fixed
I'm not suicidal or anything I'm just sick of this denture rubbing
I'd rather die than miss the grand final so Saturday's out
if looks could kill the receptionist would've had me so I'd like to make a complaint
I'm suffocating in that waiting room every time can you put the aircon on
the x-ray plate makes me gag something chronic is there another way
I gag when I brush at the back any tips
my anxiety about dentists is through the roof it's not now it's just when I get there
she was wheezing with asthma as a kid but grew out of it do you still need her plan
does my child need his epipen with him at the appointment
we've got an epipen at school and the camp form wants a dentist's signature as well
I read that a tooth infection can go to your brain is that true
can a bad tooth give you sepsis eventually I've got no symptoms I'm just curious
my friend ended up in intensive care from an abscess in Bali so I thought I'd better book a clean
how would I know if it was an emergency or if I could wait till Monday I'm fine right now
what counts as an emergency for the Medicare kids thing
the emergency exit at your place was blocked on Tuesday just letting you know
there was a fire drill at work so I'm going to be ten late
my car's died on the freeway I won't make my eleven o'clock
he crashed on the couch after footy and forgot his mouthguard fitting
I cut my lip shaving it's stopped now can I still have the filling done today
I had a blood nose this morning gone now nothing to worry about will that matter for the whitening
no he's not confused he's just cheeky he wants the dinosaur toothbrush again
mum's a bit confused about which dentist she saw can you tell me
my lip is still numb two hours after the filling that's normal isn't it
I bit my tongue when I was numb it's a bit sore that's all
the bruise on my cheek from the wisdom tooth has gone yellow does that mean it's healing
the bone's poking like a tiny splinter where the tooth was it doesn't hurt is that okay
I was rushed to hospital on Saturday turned out to be gallstones so I need a new time for the crown
the ambos took my neighbour in an hour ago she asked me to ring and cancel her three o'clock
you lot saved my life with that root canal I just want to pay my account
my kid's got a speech on choking hazards and wants to know how many people swallow their fillings
I nearly choked when I saw the bill
last year I had an allergic reaction to penicillin, just want that on my file
no chest pain or anything, just a check-up
my dog's swallowed my retainer, he's fine, but I need a new one
I'm dying for a coffee, can I drink one before the appointment?
the swelling's gone right down now, thanks to you guys
it bled a bit on Monday but it stopped within the hour, do I still need the review?
if I couldn't breathe after hours, who would I ring?
what would you do if someone had a seizure in the chair? My son's got epilepsy but it's controlled
do your staff know CPR? Just asking because Mum's ninety
my grandfather died of a tooth abscess back in the village, so I always come on time
I had a stroke in 2019, does that change anything for a clean
I had a heart attack two years back and I'm on blood thinners, do I need to stop them before an extraction?
he's not bleeding any more
no no she's breathing fine, she's just a mouth-breather at night
I can't breathe through my nose, I've got a cold, can I still come in tomorrow?
have you got something for snoring, my wife says I stop breathing in my sleep
I'd rather die than have another root canal, haha
I'll kill myself if it's Dr Phil again, joking, he's lovely
honestly I could murder whoever booked me at seven am
I nearly had a heart attack when you told me I didn't need a filling
how much bleeding is normal after an extraction? I'm having mine out next week
the sheet says call if bleeding won't stop, but mine has stopped, so I just wanted to know about salt water
is it an extra charge if it's an emergency
do you bill an ambulance or does Medicare
what do you charge for a knocked out tooth? My boy plays under-twelves and I want to be ready
my sister's throat swelled up with latex, years ago, I'm fine with it but should I mention it?
I passed out last time I had a needle, so can I lie down for this one
I fainted at the sight of blood when I was a kid, so go easy
I'm drowning in paperwork, can you email the form instead
she's unconscious about her teeth, sorry, self-conscious I mean
watched a film last night where the bloke gets his teeth pulled and bleeds to death, so now I'm a bit nervous about Thursday
on the ABC they said gum disease can give you a stroke, is that true?
my cat had a seizure under anaesthetic at the vet, is it the same stuff you use?
my gums bleed when I floss
there's a bit of blood on the toothbrush of a morning
the receptionist told me "if you can't swallow go straight to hospital", but I can swallow alright so can I book the follow-up?
it said on the leaflet "difficulty breathing", but that's not me, I've just got a bit of a dry mouth
my throat's a bit scratchy, should I move my clean?
can't swallow tablets, never could, do you have the antibiotic as a liquid?
I have a strong gag reflex, I always feel like choking on the x-ray thing
does the mould choke you? I'm scared of impressions
neighbour's kid choked on a tooth once, so I'd like this wobbly one out before it falls
my baby's not choking or anything, just teething and dribbling
he's dribbling heaps but he's six months old and it's teeth, when do you see them first?
my husband is not having a stroke, it's just numb from your needle, when does it wear off?
half my face is numb from the filling this morning and I'm dribbling my tea, how long till it wears off
I can't feel my lip, I only left your place twenty minutes ago, that's normal yeah?
nobody's unconscious, I just want to know if you do sleep dentistry
knock me out please, I want to be completely unconscious for it
put me under, I don't want to know a thing about it
can you gas me
how much to be put to sleep for four wisdom teeth
I overdosed on lollies over Easter so it's time for a check-up
can you overdose on fluoride? Just asking about the toothpaste for kids
is it safe to take two Panadol and two Nurofen together
my mate's a paramedic and says hi
I'm calling from emergency, I work there, can I get a late appointment after my shift?
I'm an ambo, so my roster's all over the place
triple zero told me last month to see a dentist so finally I'm ringing, no pain now
I went to the hospital with the swelling in March, all better, they said get the tooth out
the abscess spread to my neck last time so I don't want to leave it, it's just a small ache at the moment
was in intensive care with Ludwig's in 2015, so yeah, I get my check-ups now
he had an anaphylaxis to bees, not to anything dental, do you need to know?
I carry an EpiPen for peanuts, do you need me to bring it along?
my wife passed away last month, I need to cancel her appointment
Mum died on Sunday, so could you take her off the reminders
the patient is deceased, I'm the executor, who do I send the letter to
I'm dead set keen for those veneers
my phone's dying, so be quick
my battery's about to die, can you text me the address
the car died on the freeway so I'll be late
the tooth is dead, Dr Lim said, so when do we do the crown?
killing two birds with one stone, can my son come in the same time as me
I'd give my right arm for a Saturday slot
you guys are a lifesaver, thanks for yesterday
that last dentist was a butcher, there was blood everywhere, but that was in the eighties
parking there's murder
your prices are daylight robbery, I nearly passed out
my kid says his tooth fairy had a stroke of luck
I'm bleeding money with these kids' braces
the hold music makes me want to shoot myself, anyway, can I book a clean
I was choking with laughter when I heard your message, anyway it's Bev, about Thursday
I've got high blood pressure but it's under control, can I have the adrenaline needle?
is it dangerous to have a tooth out on Eliquis?
would I bleed to death if I came off nothing and just had it pulled? What's the policy with warfarin?
I'm training at my work, they want to know what your clinic does in a medical emergency
I'm doing a uni assignment on dental emergencies, may I ask who handles them
do you have a defibrillator on site? It's for our NDIS risk assessment
for the group home's file, what number do we call if a resident has swelling?
my client sometimes has seizures, none for two years, is that OK with your dentist?
he gets very confused in new places because of his dementia, can we have a quiet room?
Dad's always confused these days, it's the Alzheimer's, I'd like to come in with him
nurse asked whether I had chest pain and I said no, do I need to fill that in again?
no fever, no swelling, no bleeding, just checking whether I can go back to the gym
how soon after a tooth out can I swim, I don't want to get it infected
can I eat steak two days after or will it start bleeding again
what if it starts bleeding while I'm on the plane next week?
suppose my face swelled up on the weekend, are you open Sundays?
do you treat people who've had suicidal thoughts, I'm well now but I'm on lithium and it dries my mouth
years ago I was in a dark place and let my teeth go, I'm good these days and want them fixed
my psychologist said to tell you I had a breakdown in 2020, so I might need extra time
my son got hit by a cricket ball last summer and the tooth's gone grey since
the goldfish choked but the kid's fine, sorry we're late
my dog's breath could kill a man, do you do dogs?
my bird's beak's bleeding, is this the vet
my cat's having trouble breathing, oh sorry, I thought I'd rung the animal hospital
my ankles swell up if I sit too long, can we keep it short
bruising's gone yellow and the swelling's nearly gone, do I still come for the stitches?
the oozing has stopped and I slept well, just letting the doctor know
in my country my uncle he die from the tooth, so I am little scared, how much for checking?
I used to get panic attacks and think I couldn't breathe in the chair, have you got happy gas?
I'm not going to harm myself or anyone, I'm just really angry about this invoice
my eldest's doing first aid and needs to know, what's the right thing when someone's choking on a tooth?
`);
