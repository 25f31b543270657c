// Written by `npm run teach-acts`; change the sentences, not this.
export const ENGLISH_STEMS = `
0 10 50 a about absolut accept access accord achiev act add admin admir ador advic afraid after again against agre
ahoy ai all allow alon alreadi alright amaz an and angri ani annoy anoth answer anyon anyth api apolog apologis
appreci as ask assist at attack author auto automat aw awesom back backend bad banana bastard battl be beat beauti
befor beg begin believ best bet better big bit bitcoin blame blockhead boat bore bot brain brat brave bravo break
brilliant burger burn but by bye call calm can care catch certain chanc chang charm chatbot cheat cheer choic choos
claim clever clown clue clueless code come command complet condit confus continu convinc cool correct could counsel
count cours cow coward crazi creativ creatur creep cri crook crush cut cute damag day deaf deal dear debug decid
defeat definit delight destroy develop die difficulti dimwit direct disgust do donkey door down dragon drown dumb
dummi earth easi eleg els end enemi equip even ever everybodi everyon everyth exampl excel excus expect explain eye ez
face facet faintest fall fan fantast farewel fast fat fault feel fight file filthi find fine first fool footbal for
forget forgiv fortnit forward from full funni game genius get gg gimm give go goal god golden good goodby gorgeous
grant grate great greet grumpi guess guid guidanc hag hand handsom happen hard hat hate have he health hear heartless
hello help her here hey hi him hint his hit hiya hmm hold home homework hopeless horribl how hp html hug huh hundr
hurt i idea idiot if ignor imbecil import impress in incred inde instruct it item jerk job join json judg jump just
keeper key kick kill kind knife know lame lamp last later lazi lean learn leav let level liar light like list listen
littl live lizard load look loot lose loser loss louder love lunch machin magnific make man mani manner mark marvel
mate max maximum may mayb me mean meet melt menu might mind mine minecraft miser miss mission mode model moment
monster more morn moron most move much mum must my name narrat need netflix never new next nice night nitwit no nobodi
nod noob nope not noth now npc nudg obey object of off ok okay old on onc one oop open opinion oppon option or order
out over overrid pardon part pass past pathet pay peopl percent perfect person persuad persuas phone pick piec pig
pizza place plan play player pleas pleasur plus point pompous poor precis pretend pretti previous proceed prompt psst
punch quest question quick quit rais rank rat rather realli reckon recommend regret rememb remind repeat requir
restart return reveal reward ridicul right roll rotten rude rule run rusti s sad safe save say scene score script
second secret see selfish send senil set she should shout show shut sick silli skip slap slower slowli smart smartest
smash smell snob so soccer solut some somebodi someon someth sorri spaghetti speak splendid stab start step stop stori
strangl strong stuck stupid succeed success such suck suggest superb suppos sure sushi system take talent talk task
tast teacher team tear tell ten terribl test thank that the them themat then there these they thing think this three
through throw ticket tiktok time tip to tomorrow tonight too traitor trash tri trial true trust turn tutori twenti
twit two ugli uh um understand unlimit unlock until up us use useless variabl veri victori video voic wait walk want
warn watch way we weak well whaddya what where whi which whisper who will win windbag wise witch with without wonder
word work worm worri worst worthless would xml xp yeah yes yo you your yourself youtub zero zone
`;

export const ENGLISH_CUES = `
#=a4c-2d3e-6g-3h-5i-5j-3k-3l-4m-2n-4p-2;#?=a10c8d-13e-15f-24g-8h-18i-16j-9k-3l-15m-8n-12o-18p-14
#blank 0=c-2d2e-6g-2h-3i-4j-2k-3l-3m-2n-5p-2;#blank 1=e-3g-3o-2p-6
#blank 2=a3b-4c-14d2e-2h-10i-11j-14k-12l-5m-2n-11o-8p4;#blank 3=a4b-9c-4d-3e-3f-5g-9h-3i-4j-2k-2l-4m-6n-2p4
#length 0=a-2b-8d-15e-20g-13k-6l-9m4n-2o5p4;#length 1=b-3c-4e-10h-2i-2m-3p-17
#length 2=a5b-5c-4e-7f2g-4h-5i-2l-3m-3o-5p-3;#length 3=a3c-2d2f-5h-3i-2k-3l-2m-5n-9o-24
#length 4=b2c-2d5f-6h-2i-6j-13k-5m-8n-10o-15p2;#length 5=b4c-2f-6g-3h-3i-3j-3k-5m-2n-2p-8
#share 0=c-2d2e-2g-2h-4i-4j-2k-3l-3m-2n-5p-2;#share 1=a2d2e-5g-3h-5i-4j-9k-8m-3n-20o-14p4
#share 2=a3b-6c-4d-3e-4f-3g-3h-5i-3j2l-3m-2o-17;#share 3=b-8c-3d3e-3f5g-8h-3i-3j-3k-4l-3m2n-4o-3p-6
#share 4=d-5e-6f-6g2h3i2k-2l-9o2p-25;0 $=a-2d2;0=a-2d3;10 . $=d3;10 attack=d3;10=a-2d4;50 $=a-3b-2c-3d6f-3j-2m-3o-4p-3
50=a-3b-2c-3d6f-3j-2m-3o-4p-3;^ 10=d3;^ 50=a-3b-2c-2d6f-3j-2m-3o-4p-3;^ _=a-2d4e-12f-6g-3h2j2l-18m-5p-9
^ a=a7b4c-4d-9e-2f-10g-4i-5j-3k-4l-5m-3n-2o-2p-3;^ absolutely=a-4b-2c-3d-2f-3j-2k-2m-3n3o4p-3;^ according=b-2d2
^ achievement=d2;^ act=d3;^ add=a-3d4;^ admin=a-2d3;^ after=a4d-2p-2;^ again=a-2c6m-2o-2p-2
^ agreed=a-2c-2d-3f-2m-2o5p-2;^ ahoy=a-4b-3c-3d-2f-3g-2j-2m6o-4p-2;^ all=a3b-3c-2e-2f-3g-3j-2l-3m-2n-2o2p-3
^ alright=a-2c-2d-2f-2m-2o5p-2;^ am=a-6b7p-2;^ an=a3b5c-2d-5f-2k-2m-2p-2;^ and=b-3c-2d3f-3l-2m-2;^ answer=b-4d5f-2o-3
^ any=a-4b6c-2d-3f-2m-2o-2;^ anything=a2;^ are=a5b-7c-5d-4e-3g-4i-2l-5m-6p3;^ as=d2;^ ask=c2;^ assistance=b3c-2d-2
^ auto=a-2d3;^ bananas=a-5d-2p5;^ battle=d2;^ be=a8b-3d-2f-2g-5j-2k-3m-2;^ beats=a-3b-3d-3h-2k5;^ begin=a2;^ being=a3
^ bitcoin=a-4b-2c-2d-2f-2g-2j-2m-4o-3p6;^ bravo=a-5b-3c-3d-4f-4g-3h-2i-3j-3k-2l8m-5n-2o-4p-4
^ burger=a-2c-2d-2f-2m-2o-3p5;^ by=a-2c-3d2o4;^ bye=a-3b-2c-2d-2f-3j6m-2o-4p-3;^ calm=a2b-2d-2g2
^ can=a-3c3d-3e-2f-6g-3i-2j2k-3l-2p3;^ certainly=a-3b-2c-3d-2f-3j-2k-2m-3n3o4p-3;^ change=a3b-2
^ cheat=a-2c-2d-3f6j-2m-2o-3p-2;^ cheer=a-4b-2d-3f-2g5m-2;^ cheers=a-4b-3c-3d-3f-3g-2h-2i7j-3k-2l-2m-4n-2o-5p-4
^ clown=a-3b-2c-2d-2f5j-2m-3o-3p-3;^ clue=a-4b6c-3k-5m-2o-2;^ come=b-2c4j-2;^ correct=a-3c-2d-3f-2m-2o5p-2
^ could=a-6b4c2d-2f-2g-2k4l-2;^ count=a-4d4;^ creativity=a-2d3;^ deal=a4d-4;^ dear=a2;^ defeats=a-2d4l-2m-2
^ definitely=a-4b-2c-3d-2f-3j-2k-2m-3n3o4p-3;^ did=b3c2d-3e-2g-4n-2p2;^ difficulty=a-3d4
^ do=a-3b-4c-5d-2e2f2g3h-3i-2j-3l-6m-5n-8o-4p4;^ does=a6b-2k-2;^ down=a5c-2m-2o-3p-2;^ dumb=a-4d-2f5m-2n-2
^ easy=a6c-2d-4f-2m-2o-3p-2;^ end=a-3d4f-2;^ enemy=d3;^ equip=a-4d4f-2p-2;^ evening=a-6b-2c-2d-2f-2j-3m7o-4p-2
^ everybody=a4b-2d-3f-2l2;^ everyone=a4e-2m-2p-2;^ everything=b-2g3;^ excuse=a-3c-2d-2h4;^ expected=a5
^ explain=b4c-2d-5;^ ez=d2;^ facets=d2;^ farewell=a-5b-2c-2d-4f-2g-3h-2j7m-3o-3p-3;^ fast=a-2d4;^ fat=d-2f3;^ find=a3
^ fine=a-2c-2d-2f-2m-2o5p-2;^ football=a-2c-2f-2m-2o-3p5;^ for=a8d-4f-2i-2l-2p-5;^ forget=a4c-3d2f-3k-3m-2o-2p-3
^ forgive=a-2b-2d-3g-2h5k-2n-2o-2;^ fortnite=a-3c-2d-2f-2m-3o-3p5;^ from=a3d-2;^ full=a3d-2f-2;^ game=a-2d3
^ get=a3c-3d-6f4g-2j-3l-2m-2o-2p-4;^ gg=a-2d4;^ gimme=a-2b3d-2f-2;^ give=c-4d3f-2g-4h-2i-2j-2l-2m-2n-2o-2p-5
^ go=a2b-6f5g-2i-2j-9k-2m-4n-2o-4p-4;^ god=a-2d3;^ golden=b-2c-2d3
^ good=a-9b-7c-2d-5e-2f-3g-4h-2i-3j2k-4l2m9n-3o-4p-4;^ goodbye=a-3b-2c-2d-2f-3j6m-3o-4p-3;^ got=a-5d-2j4
^ great=a-3d-2l3;^ greetings=a-4b-2c-3d-3f-3j-2m6o-3p-2;^ guide=a-2b4d-3k-2;^ hard=a2b-4c-2d-3f-2j-2k4m-2o-3p-2
^ has=a2;^ have=b-8c-2d-4e-2f-2g-3i-2j5k4l-5m-3;^ he=a5b-5c-5d2f-3g-3h-2i-2j-2k-4l-2m-2o-3p-4;^ hear=a4b-3c-3d-3k-2
^ hello=a-6b-4c-5d-5f-4g-3h-2i-2j-3k-2l-2m10n-2o-4p-4;^ help=a2b4c-4d-6f-3g-2h-2i-4j-3k-2m-4n-2o-5p-3
^ here=a6b-3j-3m-2o-2p-3;^ hey=a-3b-3c-3d-4f-3g-3h-2i-2j-3k-2l-2m8n-2o-4p-4
^ hi=a-5b-3c-3d-3f-3g-2h-2i-2j-2k-2l-2m8n-2o-3p-3;^ hint=a-3b5c-4d-2m-2o-2;^ hiya=a-4b-2c-2d-3f-3j-2l-2m7o-3p-3
^ hmm=k2;^ hold=b-2d-3g3p-3;^ homework=a-2c-2f-2m-2o-3p5;^ how=a-3b3c-4d-8e-6g-11h-4i2j-5m3n-3o-4
^ hugs=a-4b-2c-3d-3f-3g7h-2i-2j-3k-2m-4n-2o-4p-4;^ huh=a-5b-2c7d-2f-2j-2k-2m-3o-7p-3
^ i=a-2b-3d-3e-2f-3g-5h2j2k2m-11o2p3;^ idiot=a-3c-2f5m-2o-3p-2;^ if=c-2d2e2;^ ignore=a-4d4
^ in=a5b2c-3d-3f-2g-2m-2o-3p-5;^ indeed=a-4b-2c-2d-2f-2m-2o6p-2;^ is=a4b3c-6d-6f-3g-5i-2j-2k-2l-3m-4o-3
^ it=c-5d-3e-4f-6g3h-3i-5j-3k5l-4n-2o-8p-2;^ jump=d2;^ just=a6b2c-2d-6f-2m-2p-4;^ last=b-2c-3d-3e5f-2j-2m-2n-2o-2p-2
^ later=a-3b-2c-2d-2f-2j6m-3o-4p-3;^ leave=a5d-2;^ left=a-3d6f-2j-2m-2n-2o-2p-2
^ let=a5b-6c-2d-8f-3g2h-2i-2j2l-3m-2n-2o-2;^ level=a-3b-2d5f-2m-2;^ light=a2;^ lights=a4d-2;^ like=a8f-2l-3p-4
^ list=a-3b3c2d-2h-2;^ little=a-3b3;^ lizard=a-4d-2f5m-2n-2;^ load=a-2d3;^ look=a3p-2;^ loot=a-2b-3c-3d5o-2
^ loser=a-2c-2f5j-2m-2o-3p-2;^ louder=a-3b-3c6d-2f-2j-2m-2o-3p-3;^ made=a2;^ make=a7p-3;^ many=i3;^ mark=a-4d5o-3
^ max=d2;^ may=a3;^ maybe=a-2b-3c-3d-3f-4h-2i-2j-3k7l-2m-4n-2o-4p-4;^ me=a3b-2;^ menu=b3
^ minecraft=a-3c-2d-2f-2m-2o-3p5;^ mission=a-4b-2d6f-2m-2;^ moment=d3;^ more=c2;^ morning=a-2c-2d-2f-2m5o-3p-4
^ moron=a-3b-2c-2d-2f5j-2m-2o-3p-2;^ much=a-6d-2f-2i6l-2m-2n-2p-2;^ mum=a-2b2;^ must=a4b-3
^ my=a-6b-3d-4e-2f-4g4h4i-3j-7k-2l-6m-9n-3o-3p6;^ narrator=a-4d5g-2m-2;^ need=a-3b3
^ netflix=a-3b-2c-2d-2f-2j-2m-3o-3p5;^ never=a7b-2c-2d-3f-2k-2m-2o-3;^ new=a3b-3;^ next=a-6b2c-2d3e2g-2j-3n-2
^ nice=b-4c-2d-4e-2f-3g-2h-2i-3j-6k-2l7n-2o-3p-2;^ night=a3;^ no=b-4c-6d-7e-4f-5g-2h-5i-6j-5k2l-4m-6n8o-6p-5
^ nobody=a3b-5c-3d-5e-3g2h-2i-3j-3k-2m-4n-2o-3p-4;^ noob=a-3b-2c-2d-2f5j-2m-3o-3p-3
^ nope=a-5b-3c-4d-3f-3g-2h-2i-2j-2k-3m-3n8o-4p-3;^ not=a5b-6c-6d-5e-2f-5g-6h-3i-2k2m-2n4o-6
^ nothing=a3b4c-3d-5f-3g-3h-2i-2j-2k-3m-3n-2o-3p-2;^ now=b4c-3d-2;^ obey=a-4e4f-3p-2;^ objective=d2
^ of=a5b-5c-3d-5f-6g-2i-2j-2k-3l-2m-2o2p-2;^ ok=a-4b2c-2d-3f-2g-2j-2k-2m-2o6p-2;^ okay=a-4b-3c-2d-3f-2g-3j-2m-2o6p-2
^ once=a-4b-2c5d-2;^ one=a3c2e2f-2g-3i-2j-2l-3m-4p-3;^ oops=a-4b-3c-3d-3f-3h7i-2j-3k-2m-3n-2o-4p-4
^ open=a4b-3c-3d-4e3f-3g-3m-2p-2;^ or=a-3b-2e5f-3l-2;^ out=a4;^ pardon=a-3b-3c6d-3f-3g-3h2j-2k-2m-3o-4p-3;^ people=a3
^ piece=a-5f5;^ pizza=a-3b-4c-4d-3f-2m-2o-3p6;^ play=b-3d-2m-2p2;^ please=b-7c3d-4h4k-2p-3;^ plus=d3;^ point=a2d-2f-2
^ poor=b-2d-3f-2g5j-2k-2m-2n-2o-3;^ pretend=a-2b-2d3;^ quest=d2;^ quick=a3d-2;^ quit=d3;^ raise=a-2d3
^ remind=a-2b-3c5d-2k-2p-3;^ repeat=a-2b-4c7d-4f-2g-2h-2m-2o-3p-3;^ restart=a-3b-2c-3d6f-3j-2m-3o-4p-3;^ return=d3o-3
^ reveal=a-3d4;^ right=a3b-3c-2d-5m-2o2p-2;^ roll=a-4d6m-2;^ run=a5c-2d-2o-2;^ s=a5b-3d-2;^ save=a-3d4
^ say=a4b-7c3k-4m-4;^ scene=d3;^ secret=a-2b-2c-2d3;^ see=a-7b-2c-2d-3e-2f-5g-3i-2j9l-4m-6p-3;^ set=d3p-2
^ she=a3b-5c-3d4f-2g-2l-2m-2p-3;^ should=a-2b3;^ show=a2c-3d3e-2k-2p-3;^ shut=a-7b-3c-2d-3e-2f8g-3i-2k-2l-2m-3o-2p-2
^ silly=f2;^ skip=a-6b-3c-3d9f-3i-2j-2k-2l-2m-3n-2o-3p-3;^ slower=a-2b-3c4d-2o-2;^ slowly=a2
^ so=a2b3c-4d-6e-2f-7g2h-3i-5j6k-2l-5m-3n-4o-4p-6;^ soccer=a-4b-2c-2d-2f-2j-2m-3o-3p7;^ somebody=b3d-2e-3;^ someone=a2
^ something=a6b-3f-2;^ sorry=a-9b-2c5d-4e-3f-4g-4h7i-2j-3k-4l-2m-4n-2o-4p-3;^ spaghetti=a-5b-2c-2d-3f-2m-3o-3p7
^ speak=a-2b-3c6d-3f-2g-2m-2;^ start=a2b-2;^ stop=a7c-2d-3f-2j-3m-2o-3p-2;^ stupid=a-4f4;^ success=a-2d5f-2m-2o-3p-2
^ such=b-2d-3f-2l4o-2p-2;^ sure=a-3b-2d-2f-3k-3m-2o6p-2;^ system=a-2d4;^ take=b-4c-2e-2f-4g3h-2i-2j4k-2l-2m-3o-3p-3
^ takes=a2;^ talk=a3d-2;^ tell=a4b-5c2d-4e-5f-2g-2h-2i-2k-4l-2p3;^ test=d2;^ thank=a-3b-3c-2d-3e-2f-4g-2i6l-3m-2n-2
^ thanks=a-6b-4c-3d-4f-3g-3h-2i10j-2k-2l-2m-3n-3o-4p-4;^ that=b-4c-7e-2f-5g3h-4i2k-3m-2n-3o2p-3
^ the=a6b-14c-6e-5f-10g-5h-2i-4j-3k-4m-4n-3o-3;^ then=a-2b4c-4d2;^ there=b-8c-2d-3g5m-3p-4;^ they=a4d-2;^ think=a2
^ this=e2f3g-3p-3;^ three=a4d-2p-2;^ through=a4d-2;^ throw=a-2b4d-2p-4;^ tiktok=a-3c-2d-2f-2m-2o-3p5
^ to=a12b-4d-8f-3m-2p-5;^ too=a-3b-2c4d-2;^ trash=a-3b-2c-2d-2f5j-2m-3o-3p-3;^ true=a-4c-2d-4f-2m-2o5p-2
^ trust=a3b-2k-2;^ try=a4p-2;^ turn=a7b-3c-2d-5f-2j-2m-2o-3p-2;^ tutorial=a-5b6c-4d-2m-2o-2p-2;^ two=a4p-2
^ uh=c-3d-2n-2o4;^ um=a4c-2;^ unlimited=a-3d5m-2;^ unlock=a-2d4;^ until=b-2c-3d-5j5m-2p-2;^ up=a6b-2c-2d-2f-3m-4p-2
^ use=a2;^ used=a3b-2c-2;^ very=a-3j-2l-3o4;^ wait=b-2c3d-3f-2h-2k2m-2o-2p-2;^ walk=a2;^ want=a-2b-3g4p-2;^ was=a2
^ watch=a-3d-2e5f-2p-4;^ we=a3c-2d2e-2f-3g2h-2i-2j-3k-2l-3m-2o-2p-8;^ well=b-5c-3d-6f-3g-3h-2i-2j-6k-2l5m3n-2p-2
^ were=a2;^ whaddya=a-2b5d-2k-3o-2;^ what=b2d-2e-10g-13h-9i-6j-7k-5n-4o-5;^ where=b6d-5e-2g-2j-3m-2p-9
^ which=b3c-2d-4f-2g-3j-3k-2l-2m-3p-3;^ whisper=a-2b3d-3;^ who=b2c-5d-6e-3f-5g-5h-2i-3j-4k4l-4m-5n-2o-3
^ why=a2c-4d-3f-2g-2j-2k-2l-2m-2n-4o5p-3;^ will=b-2p3;^ with=a7b-4c-3d-2p-2;^ without=a2;^ would=a-2c3
^ yeah=b-2c-2d-3f-3m-2o5p-3;^ yes=b-5c-3d-7f-3g-3h-2i-2j-2k-2l-2m-3n-2o7p-2;^ yo=a-4c-2d-2f-2j-2m6o-3p-3
^ you=b-13c-5d-6f7h-9i-6j-17k-9l4m-16n-7o-7p-22;^ your=b4e-5g-8h-2i-3j-2k2m-6n-2p-7;^ youtube=a-3c-2d-2f-2m-2o-3p5
_ $=a3b-4c-5d-6e2f-2h-4j-4m2n-2p2;_ . $=c2e-9f4g-7h-2i-16l-18m-7n-3o-12p2;_ . 0=a-2d3
_ . _=a2b-4c-9f-4g3h-5i-7j-6k-5l-7m-3n-4o-3p3;_ . a=b-4d-5g-2l-3p4;_ . again=a-2c4;_ . all=a4;_ . am=a-2b3
_ . an=a4b-2d-3;_ . and=c-2d2;_ . another=a-3c3;_ . are=a3b-5d-3f-11l4p-3;_ . as=d2;_ . at=a-2b-4p4;_ . back=a2
_ . bad=a-2p3;_ . be=a2;_ . beautiful=a-2d-2l3;_ . better=a2;_ . boat=a2d-2;_ . broken=a2;_ . can=a2;_ . code=d2
_ . come=a3;_ . coming=a2;_ . convinced=a-2d2;_ . correct=a2;_ . dear=a-2b2;_ . did=a2;_ . do=a3b-2;_ . door=a-3d3
_ . dragon=a3d-2i-2;_ . eyes=a2;_ . feelings=a3;_ . for=a3p-4;_ . found=a2;_ . from=a2;_ . game=a-5d5
_ . gave=b-2d2i-2;_ . go=a2;_ . good=b-3m-2p3;_ . has=a2;_ . have=a5b-5;_ . hear=a2c-2;_ . her=a-2d2;_ . here=b2p-3
_ . him=a2d-3;_ . i=d-2h-2k-3p2;_ . idiots=a-3d-2f4;_ . in=d-2p2;_ . instructions=a-2d2;_ . is=a4b-2d-5g-2
_ . it=b3c-2d-3f-2g3p-6;_ . left=a2;_ . let=a2d-2;_ . like=a5p-2;_ . little=a2;_ . look=a3;_ . made=a2
_ . me=a3c-2d-3e-2i-2p-4;_ . mode=d2;_ . monster=a2;_ . moved=a2;_ . my=a2b-2g-2m-3;_ . no=a6b-3d-3;_ . nobody=a2
_ . not=a6b-2g-2;_ . now=a4b-2d-2;_ . on=b-4g-2l2;_ . once=a3c-2d-2;_ . one=b-2f-2g-2i4l-3;_ . out=a-2b3
_ . over=a4d-3;_ . people=a3b-2p-2;_ . perfect=a3l-2;_ . please=a7b-4c-3d-5;_ . right=a4d-2;_ . rules=a-3b-2d4
_ . said=d2;_ . saw=a2;_ . say=a-3b2;_ . says=a2d-2;_ . see=b2;_ . so=d2;_ . somebody=a2;_ . sorry=a-4c-3d-3g-2h5
_ . tell=a-3b3;_ . that=a7b-3c-5;_ . the=a2b3c-4e-2l-3p-6;_ . them=a2d-2;_ . then=a7d-6;_ . there=a5b-3g-4m-2
_ . they=a2;_ . thing=b2;_ . things=a3p-2;_ . this=b-4d-5f3;_ . three=a-2p2;_ . through=a2;_ . to=a3b-4d3e-3p-4
_ . tomorrow=a-3p3;_ . too=a2;_ . try=a2c-2;_ . up=a-2d3;_ . us=a6p-4;_ . was=a4d-2;_ . we=a3b-2;_ . well=a4l-2p-2
_ . what=a-2f-2p2;_ . with=a2d2e-2p-3;_ . won=a-4d5;_ . would=b2;_ . you=a3e-6f-4g-6i-5j-2l-2m-3
_ . your=a8b-2e-2g-2l-2p-3;_ . |=b-2c2d2j-2l-2m-2p-4;_ _=b-4c-8d2e-6f2g-11h-6i-5j-9k-8l-7m-2n-8o-6p5;_ a=a4b-2d-3f-3
_ about=a3c-2;_ after=a-2p2;_ again=a-5c4d-3p4;_ all=a2;_ alone=a2;_ an=a3d-2;_ and=b-2p-3;_ any=a3b-3;_ anyone=a3f-2
_ are=b-3d-3p2;_ as=a6d-4k-2p-2;_ asks=a2;_ at=a-2b-3d-2f3p2;_ be=a2;_ before=a2;_ broke=a-3d-2p4;_ by=a3d-2
_ bye=a-3d-3j4;_ called=e-2p2;_ can=a-2c-2f3;_ changed=a-3d3;_ cheat=d2;_ come=a3d-2;_ command=a-2d3;_ completed=a-3d4
_ damage=a-3b-2d4p-3;_ dead=d-2p2;_ did=c2;_ dies=a-3d3;_ do=a3p-3;_ does=a2b-3c2;_ door=a2;_ down=a3b2d-4;_ dragon=a3
_ dragons=a3;_ everybody=a-2d3;_ excuse=a2;_ eye=a2;_ falls=a-4d4;_ felt=a2;_ fooled=a3d-3;_ for=a2c-3d-4e-2g-2i-3l-2
_ from=a4d-3p-2;_ game=a7d-6;_ gives=b-2;_ go=a2;_ god=d2;_ good=a5b-5;_ had=a2;_ has=d-3p2;_ have=a2;_ he=a5d-3
_ help=a-6b6d-3;_ her=a2;_ here=a2d-3f-3j-6l-2p3;_ him=a-4b2f2;_ hit=d2;_ hp=a-2d3;_ i=a-3b2d3p-4;_ in=a3d-6e-2l-2
_ is=b-2c2d-9f-2g-5k-2l2m-3p2;_ it=a6b-2c4d-7f-4g-2k-3p-6;_ keeper=a-2l3;_ key=a2;_ kill=a-3d4;_ light=a3d-3
_ like=b2c-2f-2l-3;_ makes=a-3p3;_ maxed=a-3d5j-2;_ me=b-8c-4d-7f-5h-3k6n-5p4;_ mean=p-2;_ means=a4d-2;_ menu=a-3d5j-2
_ moved=a2;_ my=a5b-2d-4g-3;_ name=a3p-2;_ names=a3c-2;_ next=a3e-2;_ now=b-3d3p-2;_ of=c-4d-2e-2f2g3i-2l-3
_ off=a7d-3j-5;_ on=b-6c2d-6g-2j-2k-2n-2p4;_ one=a3b-7c-2d-2l3p-2;_ ones=a2;_ open=a-3d3;_ or=a-3b2f2
_ out=a-3b-4d-5j6m-2p-2;_ over=a4d-3;_ passed=a-2d3;_ people=b2;_ person=a-3f3;_ persuasion=a-2d3p-3;_ pizza=a-3p3
_ please=b4d-10f-2h-2j-3n-2p-5;_ points=a-3d4;_ right=a2;_ runs=a-2d3;_ s=a4b-3d-2;_ say=a2c-4;_ says=d4l-2p-3
_ score=a-2d3;_ sent=a2;_ she=a5d-4;_ should=a-4b4;_ shut=a2;_ skip=a-2d2;_ slowly=a5c-2d-2;_ smells=a-3d-2f4
_ so=a4p-2;_ some=a5p-5;_ something=a5f-4;_ step=a2;_ steps=a2;_ stops=a-4d5;_ story=a2;_ stuck=a-5b6d-4f-2j-2n-2
_ talk=a2b-2;_ tell=a2b2;_ tells=b-4;_ that=a-5b2c6g-3h-3j-2l-2n-3;_ the=a3c-5e-2f-3l-2p-5;_ them=a2;_ then=a6d-4j-4
_ there=m2;_ thing=a3;_ this=d-3p-4;_ three=a6c-3d-2p-2;_ through=a-2d3;_ to=a2b-4d5f-4g-3m-2p-9;_ tomorrow=a-3p3
_ tonight=b-2d-3j-2p3;_ too=a6b-4c-3p-2;_ uh=a-4b-2c-2d-4f-2j-3k-2n6;_ unlimited=a-3d4;_ unlocked=a-3d4
_ up=a4b-3d-3e2f-2p-4;_ us=a5b-2p-4;_ want=b2p-2;_ was=a-4d-4f3g-2p3;_ way=a7b-3c-3d-3n-3p-3;_ we=b-4d-3p4
_ well=a-6c-2d-4j6m-2n-2;_ what=a3;_ where=b-2d-2f-4l-2p3;_ who=a2;_ will=a3;_ with=a11b-7d-4e-2p-2;_ without=p-2
_ words=a2;_ work=a4b-3;_ would=b3;_ you=a-5c-8d-8e-8f5g-6h5i2j2k-2m-4n-2p-10;_ your=a-3b3d3e3f-5g-3h-2i-2l-3m-2p-4
_ yourself=d2;_ |=a4b-4c-4d-6e-3g4h3j-4k-4l-7n-3;_=a2b-2c-3e-4f-2g-3h-4i-2j-3k-2l-2n-2o-4;a $=a4b-2d-3
a . $=c-8d-2e2f2h-4j-9k2l-6m-6n-5o-3;a . _=a-2c-3d-8e-2f-4g-2i-3l7m-5;a . about=a-3b4p-2;a . at=a-3p3
a . called=a-2e-2p3;a . day=j3l-2p-4;a . for=a2b4l-2p-6;a . game=a3b-2d-2;a . in=a4p-4;a . is=a3p-2;a . like=a3l-3
a . man=a3p-3;a . of=a5b-6f-2l2p-3;a . one=a-3j2;a . out=a2m-2;a . please=a-3b2c-2p3;a . story=a5b-2p-2;a . times=a2
a . to=a-3m4;a . too=a2;a . with=a5b-2;a . you=f2l-3p-2;a . |=a-2f-3g-2i2l-3;a _=a3b-6c-6f-2g-8h-2i2j-5k-7l-5m-6n-3
a beautiful=a-3l3;a bit=a-3c2;a burger=a-2b-3p4;a cheat=a-2d2;a clue=a-5b4d-2f-2k2p-2;a coward=a3l-3;a donkey=a-3f3
a dragon=a4b-2;a fool=f2l-3;a genius=a-2f-4l4;a good=a-2b3f-3j3m-6;a great=f-3l4;a hand=b2k-2;a handsome=l2
a hint=a-4b6p-3;a hug=a-5b-3g5;a hundred=b-2d2p-2;a is=a3p-2;a keeper=a2;a knife=a-3b-3d-2e4j-2l-2p-3;a liar=b-2
a light=a3;a loser=a-2b-2f3l-2;a loss=a-2b3;a lovely=a-3f-2l4p-2;a magnificent=a-2l3;a man=a3;a manner=a2b-2
a monster=a2;a nice=a-2j3p-3;a nudge=a-3b4d-2;a pompous=a-2f3l-2;a right=a2;a sad=a2l-2;a secret=b3e-3;a story=a3
a terrible=a-2f3l-2;a thing=a4b-3f-2;a time=a3;a tip=a-5b5d-2p-2;a true=a3;a warning=a4;a word=a4b-3;a |=a3d-2
a=c-5d-3g-3h-7l2m-4n-6o-6;about $=a3k-3p-4;about . $=c-4d-3e-3f3i-2k4p-6;about . _=b3c2d-2g2l-3p-8;about . lamp=a2
about . step=a2;about _=a4c-2l-2p-6;about it=a-4b2g2k2;about that=b-2c-2g-2h2k3;about the=b3c2d-2l-2p-5;about to=b-2p2
about you=a-2b-2f3g-3;about your=a-3b-2e-2g2h-2p4;about=d-6e-5i-3j-2k3l-2m-3n-2
absolutely $=a-3c-2d-2f-2j-2m-2n-2o5p-2;absolutely . $=a-2n4o-4;absolutely not=a-2n4o-4
absolutely=a-4b-2c-3d-2f-3j-2k-2m-3n3o4p-3;accept $=a3b-2h-3j-2k-2n-2o-4;accept=a2b-3j-2k-2n-2o-4;accepted $=a-3d3
accepted=a-3d3;access $=d2;access=d3;according . the=b-2d2;according to=b-2d2;according=b-2d2;achievement . $=d2
achievement unlocked=d2;achievement=a-4b-2d5;act . won=d2;act=d2;add ten=a-3d3;add=a-2b-2d3;admin $=a-2d4
admin . |=a-2d2;admin=a-3b-2d5;admire . $=a-3e-2f-2l4;admire . _=a3;admire the=a2;admire you=a-3e-2f-3j-2l5
admire=d-2e-2f-3j-2l5p-2;adorable=f-4l4;advice $=a-6b6c-2d-2g-2;advice=a-6b6c-2d-2g-2;afraid $=a3b-2f-3g2k-4l-2
afraid . and=a2d-2;afraid . will=a3;afraid i=a-2b2k2;afraid of=a4b-3;afraid to=a2;afraid |=a3d-2g-2
afraid=a4b-2c-3d-3e-2f-4j-2l-2o-2;after $=a-4b4;after . $=p2;after . _=a3;after . |=a4b-2c-3;after it=a2
after me=a3c-3;after you=a3;after=b3c-4f-2g-2l-2;again $=a-5b-7c9d-7e-2f-4g-4h-3i-3k-4l-3n-3o-4;again . $=a-2b-2c4
again for=c2;again please=a-2b-2c4;again |=a2b-3c2p-2;again=a-6b-9c10d-8e-3f-4g-4h-3i-3k-5l-3n-4o-5;against . $=b2
against=a-4b5;agree $=a-2b-2h-2k-2o4;agree=a-2b-2h-2k-2o4;agreed $=a-4c-2d2f-2m-2o5p-3;agreed=a-4c-2d2f-2m-2o5p-3
agrees $=a-3d3;agrees=a-6d6;ahoy $=a-2c-2d-2f-2m5o-3p-2;ahoy . $=a-3g-2m3;ahoy there=a-3g-2m3
ahoy=a-4b-3c-3d-2f-3g-2j-2m6o-4p-2;ai $=a-2d4;ai=a-3d4;all $=b-3g-2n2;all . $=a2d-4e-2f-3j-4k-2l-5n-3o4;all . _=a-2d4
all . are=a-3d4;all . done=a-2d3;all . fault=a4g-3;all . found=a-2d3;all . it=a2;all . once=a-2d2;all . time=a2
all . to=d-2g2;all . way=a2d-2;all . you=a-2g2;all . |=l3;all _=d2f-2l-4;all about=a-3b4;all at=a-2d2;all day=a3b-2
all facets=a-2d3;all goals=a-2d2;all items=a-2d3;all means=a-4d-2o4;all night=p2;all objectives=a-2d3;all of=a2
all questions=a-2d2;all right=a4b-2d-7g3o2;all the=a2;all this=a3d-2;all three=a-3d5;all your=a3g-3;all |=a-2d-3j3
all=b-5c-6d4e-5f-7g-2h-4i-4k-5m-5o2p-2;allowed $=a-4b5;allowed . be=a3g-2;allowed to=a4b-2g-2;allowed=b2g-2
alone $=a4b-5d-2f-2g3j-2k-2p-2;alone . this=a-3g3;alone=a3b-5c-2d-3e-2f-2g4j-2k-2p-2;already $=b-2c3p-2
already . $=a-3d3;already won=a-2d2;already=b-5c2d2e-2g-2j-2k-2p-3;alright $=a-4b-2c-2d-2f-2g2j-2m-2o5p-2
alright=a-4b-2c-2d-2f-2g2j-2m-2o5p-2;am $=b-5d-3h-3j-4k-5o6;am . $=d-7e-6f-3g-7i2j4l-8m-2o-10p-11
am . _=a5b-7c-2d-2e-3g-3h-2i-4j-4k-3;am . a=a-2b3;am . about=g-2h2;am . afraid=a4k-2;am . allowed=a2b-2;am . asking=a2
am . at=a4h-2j-2p-4;am . bad=a3;am . bit=a-3c2;am . doing=b2;am . for=a-2b-3g4h-3i-2;am . going=a4b-2;am . good=a4b-3
am . grateful=a-3b-2g-2i4l-3;am . here=b-3j3p-3;am . home=a-2b-2j2;am . i=a-3e-2h3k2;am . meant=a-2b2
am . missing=a-5b5;am . new=a4d-2;am . now=a4b-2j-2;am . of=b2l-2p-3;am . on=a-2b2;am . sorry=a-2b-3h3
am . supposed=a3b-2;am . sure=a-3b2k2;am . the=a4p-2;am . to=a-5b3e2g-3p3;am . too=a3;am . with=b-2g2
am . you=a-2b-2e4g2i-2j-4l-3;am . your=a4g-2;am . |=a-3p3;am _=a5b-11d-4e-2g-3i-6j-6k5l-5p-4;am a=a-2i-2j-3k-2l4p-4
am afraid=k2;am at=a-2b3;am bad=a2;am clueless=a-3b4j-3k-2;am confused=a-2b4j-2;am doing=a2;am from=a2
am going=a-5b-4e2g-2j3p2;am grateful=a-3b-3i5j-3k-3o-2;am here=a3b-6e-2g3i-2j-6k-2l-2p-2;am i=b2c-2d-2j-2k-2p-3
am leaving=b-2j2;am listening=a3j-2;am lost=b3j-3k-2;am not=a3b-3c-4e-2g-4h-3j-2k3;am off=a-5b-3j5;am on=a4g-2
am out=a-5j4;am so=a-2e-2h2j-5l-4p2;am sorry=b-5c-5e-3g3h3i-2j-3k-6o-2;am stuck=a-4b5j-3;am supposed=a-2b3
am sure=a3b-2;am the=b-3c-2d3p-2;am very=a3g-2;am with=g2;am your=e-2;am=b2c-5d-8f-9h-3j2k2l-3n-2p-7
amazing $=a-3f-4l5;amazing=a-3f-5l5;an . $=b2c-3d2e-3g-4j-2k-4l-6m-3n-2o-2;an . _=a4b-2f-2p-2;an . please=b3
an _=a5b-6d-7f-2m-2p2;an ai=d2;an example=a-3b5d-3;an idea=a-5b5d-3k-2;an idiot=a-5b-3d-4f6g-2;an old=a2
an=b2c-4e-3g-5h-2j-3k-4l-6m-4n-2o-2;and . $=a9c-3d-5e-2f-5j-3m-2p-2;and . _=a3;and . are=d-3f2;and . is=a2;and . it=a2
and . knew=a2;and . me=a-2d2;and . say=a2d-2;and . the=a-6d6;and . us=a-2d2;and . what=a-2b2;and . win=a-5d5
and . |=a2b-2;and _=a7c-2d-4f-4m-2p-2;and hands=a-3d3;and how=b-2c2;and i=b-2e2;and let=a-2d2;and lights=a-3d3
and me=a4d-3f-2;and opens=a-2d2;and quit=a-2d3;and say=a2;and see=a3j-2;and so=a-3f3;and then=a-3b2d3;and what=f-2
and you=a-3b-2d3f2;and=a2b-4c-4d5g-4h-2i-3j-4k-3l-5m-4n-2o-2p-6;angry $=b-2e3p-2;angry=b-3e3p-2;annoying $=a-2f4l-4
annoying=a-2f4l-4;another . $=a-2c4d-2;another _=a3p-2;another way=a-4c4;another=b-2c4d-3p-2;answer $=a-4b6d-2p-2
answer . $=c-2d5o-3;answer . the=a5b-2d-2p-2;answer _=a3;answer accepted=d3;answer is=a2b-2p-3
answer right=a-3b-2d4o-2;answer |=a2b-2d-2;answer=a-3b4c-3d5e-2f-3g-3j-2k-2l-2m-2o-3p-5;answered=b-2d2
any . $=a4b3c-3d-3e-2f-3g-4j-2k-2l-2m-2n-2o-2;any _=a4b-4;any advice=a-2b2;any good=a3b-3;any help=a3b-3
any hint=a-3b3;any hints=a-2b3;any more=a3g-2;any of=a3b-2;any suggestions=a-3b3;any tips=a-3b3
any=b5c-4d-4e-2f-3g-4j-2k-3l-2m-2n-2o-2p-2;anyone $=a5b-2d-2f-2;anyone . $=a2;anyone . have=a2
anyone=a3c-2d-2e-2f-2p-2;anything $=a5c-3d-3f-2g-3h-2j-2n-2o-2p-2;anything . _=k3;anything but=a2;anything you=a2
anything=a4c-4d-3e-2f-3g-4h-2j-2k3l-2m-2n-2o-2p-3;api $=a-3d4;api=a-3d4;apologies $=a-2b-2d-3g-3h4
apologies=a-2b-2c-2d-3g-3h5;apologise $=a-2b-2d-3h5j-2k-3n-2o-4;apologise for=a-2h3;apologise=a-3b-3d-4h6j-3k-3n-2o-4
apologize $=a-2b-2d-3h5j-2k-3n-2o-4;apologize=a-2b-2d-3h5j-2k-3n-2o-4;appreciate . $=a-4b-3c-2d-2h-2i6k-3o-2p-2
appreciate it=a-4b-2i5k-2o-2p-2;appreciate=a-4b-3c-2d-2h-2i6k-3o-2p-2;are $=a-5b-2c-2d-4f8g-2i-3m-6p2
are . $=a4c-2d-3e-5f-3g-9h-3i-2j-3k-3l2n-2o-2p-2;are . _=b-7d-6f-3g-4i3l3m-2p2;are . a=a4d2f-5g-2l-4
are . afraid=a3g-2;are . after=a-3b3;are . again=a-2b-3p4;are . ai=d2;are . all=a2;are . alone=a-4f-2g5;are . at=a-2f3
are . best=d-3f-3g-2l2;are . boring=f2l-2;are . brave=a2f-3g-2l2;are . clever=f-3l3;are . cool=f-2l2
are . coward=a4f-3l-2;are . doing=a-4m4;are . even=b3;are . fool=a2;are . genius=a-2f-4l4;are . going=a2
are . good=f-2l2;are . great=f-4l5;are . heartless=f3l-3;are . horrible=f3l-3;are . idiot=a3d-2;are . in=d2
are . jobs=a3b-3;are . kind=a-2f-2i-3l4;are . liar=b-2;are . looking=a2;are . more=a3;are . nice=f-2l2
are . now=a-5d2f-3g3l-2;are . options=b2;are . pompous=a-2f4l-3;are . pretty=f-3l3;are . smart=f-3l3;are . sorry=a2
are . stupid=a-2f3;are . supposed=b2;are . terrible=a-2f4l-4;are . there=a2g-2;are . to=b-2d-4e3f-3g-4l-3p2
are . useless=a-2f3l-2;are . waiting=a-2b2;are . wise=a-2f-2l3;are . wonderful=a-3f-2l4;are . worst=a-3d-2f4l-4
are . |=a2;are _=a4b-4f-2g-3i-2l-11m-2p2;are a=a-4b-3d-5e-2f4g-4p-2;are all=d-2f-2;are amazing=a-3f-3l4
are an=a-6d8f-7g-2l-5;are annoying=a-2f3l-2;are awesome=a-3f-3l4;are beautiful=a-2f-2l2;are boring=f2l-2
are brilliant=a-3d-2f-3l4;are called=a2b-2;are coming=a3d-2;are convinced=a-2d2f-2;are cool=a-3f-3l4;are doing=l2
are dumb=a-2f3l-2;are going=a-3d-3e3f-2g-2l-2p2;are handsome=a-2f-2l3;are hurt=a4f-3l-3;are in=a6f-2g-2l-4
are just=d3f-2l-2;are kind=a2d-3l-2;are mean=f2l-2;are met=a-3d4;are my=a-4b2g-2l4;are no=a4f-4;are not=e-2f-5g4l-3
are on=a4l-2p-2;are pathetic=a-3f3l-2;are safe=a-2d-2f-3g4l-2;are so=a-5b-3c-2d-5e-3f2g-7i-4l3;are sorry=a4
are stuck=a-4b4;are stupid=f3l-2;are the=c-2d-6g-2l4p-4;are there=c-3m-3;are trash=f2l-2;are ugly=a-2f3
are useless=a-3f3;are very=f-2i-3l2;are we=a-2b3;are wonderful=a-2f-3l3;are you=a2c-7d2e-4f-4g-6i-4j-2l-12m3p3
are your=a2;are=c-11d2e-4g-3h-7i-4j-9k-7l3n-4o-4;as . $=b-3c-2d4e-2f-2g-2j-5k2l2m-2p-2;as . _=d2;as . as=d-4k3l3
as . like=a3;as _=a7d-6p-2;as a=a-2d3;as good=a-2k3;as i=a3k-2;as mine=a-2k3;as the=a3d-2;as well=a4j-4;as you=a-3l3
as=a2b-6d4e-2f-3g-3h-2i-2j-5m-2o-2p-5;ask $=c3;ask . $=a-2c2;ask . _=a5c-4;ask . about=a-3b3;ask . again=c2
ask . anything=a3;ask _=a-3b3;ask for=a-2b3;ask me=b-3c3;ask the=a5c-4;ask us=a4b-4;ask you=a3c-2;ask |=a2
ask=b2c4d-3e-2g-2l-2p-2;asked $=a2c2;asked . |=a2;asked you=a2;asked=a4b-3;asking $=a-2c2;asking=c2;asks $=a3c-2
asks |=a2;asks=a4c-3;assistance $=b3;assistance . please=b3c-2d-2;assistance |=b3c-2d-2;assistance=a-2b5c-3d-3
at $=a5b-5;at . $=c-2d-6e-3f2g-3h2i-2j-3k-3l-3m-2n2p2;at . loss=a-2b3;at . time=a2;at . |=d2;at _=a4d-2f-3p-6
at a=b2f-2;at all=b-2d-2n3;at anything=a2;at once=d2;at the=a3b-2d-4;at this=a-3b2f4;at what=a2p-2;at you=g-2h3
at your=a2;at=a4c-4d-3e-4g-5i-3j-4k-4l-5m-3n2o-2;attack $=d3;attack . a=d2;attack=a-3d4;author=a-4d4;auto . $=d2
auto complete=d2;auto=a-2d3;automatically . $=d3;automatically succeed=d2;automatically=a-2d3;awesome $=a-3f-4l5
awesome=a-3f-5l5;awful=b-2f5g2l-4;back $=a3b-3c-2d-4e5f-3g-3j-3k-2l-2m-2o-2p-2;back . $=b-2d-2e-3j3;back now=a2
back to=a2;back |=a-2h2;back=a3b-6c-2d-5e3f-3g-4i-2j2k-3l-2m-2n-2o-2p-3;backend $=a-3d4;backend=a-3d4
bad $=a2b-3d-4g-3h4j-2l-2m-2o-2p-4;bad . $=a-4p4;bad . _=a5f-2;bad at=a6b-2f-2;bad=b-4c-2d-4g-4h4j-2k-2l-3m-2o-2p2
badly $=b-2p4;badly=b-2p4;bananas $=p3;bananas . _=a-5d-2p5;bananas are=a-5d-2p5;bananas=a-5d-2l-2p6
bastard $=a-2f4l-2;bastard=a-2f4l-2;battle $=d3;battle . $=d2;battle won=d2;battle=a-3d4;be $=a5b-5
be . $=b-3c-5d-6g3i-2k2l-6m-3n-2o-3p-5;be . _=b-4f3g3j-2l-4;be . about=a3;be . at=a2;be . for=b3e-4g-3;be . good=b2
be . of=a-2g4;be . to=a3b-3;be _=a6b-4d-2e-2f-4l-2p-2;be a=a2;be afraid=a2b-2f-2g2k-2;be anything=a-4b-2k4
be fine=a-2g2;be good=a-3b3;be sad=a-4g4;be so=a-2e2g3j-3l-2;be sorry=a2e2f-2g-6;be the=a-4f3
be=b-3c-3d-9f2g4i-5m-5n-3o-4p-8;beat . $=e2f-2;beat you=e2;beat=e2f-2;beats . $=b-3c-2d-4h-2k4;beats me=a-3b-3d-3h-2k5
beats=b-3c-2d-4h-2k4;beautiful $=a-3d-2f-3l5;beautiful . $=b-2;beautiful . you=a-2l3;beautiful _=a2b-2
beautiful eyes=a-3l3;beautiful you=f-3l3;beautiful=a-3b-4c-2d-4f-5l7p-3;been . $=g2;been . _=a5g-2l-2p-3
been . before=a2;been _=a3;been a=a3p-2;been hard=a-3g3;been here=a4;been so=f-3g-3i4l-3;been through=a2
been=a3b-4f-4i4j-2l-6p-5;before $=a6b-3d-2;before the=a2;before=a2c-2d-4e3g-2;beg . pardon=a-2c2
beg your=a-4c2d-2e-2h4l-2;beg=a-4c2d-2e-2h4l-2;begin $=a-2b2;begin with=a2;begin=b2;being . $=g-2h3;being . _=a3
being _=a-2h3;being a=a3;being=a2b-3c-2d-3f-2g-2h3p-3;believe . $=a4c-2e-2f-2l-2;believe you=a3d2e-2f-3l-3
believe=a4b-2c-2d2e-2f-3g-2l-3;believes . $=a-2b-2d4;believes me=a-5b-2d5;believes you=a4d-3;believes=b-2d3
best $=b-2e-2f-3g3l3p-2;best . $=b-2p2;best . _=a-6b6p-3;best _=a2b-6p3;best for=a-3b4p-2;best=a-2b2c-3e-2f-4g2
bet $=a2b3k-3n-5;bet=a3b3k-3n-5p-2;better $=a-3b4;better . the=a-3b3;better _=a6b-2c-2f-2g-2;better |=a-4b2g4
better=a-4c-3d-3e5f-3g3l-2p-3;big . $=b-2j-2l2;big _=l-3;big=a2b-4j-2l2p-2;bit $=a2c2d-2;bit . $=c2;bit . the=a-2c2
bit about=a-2c2;bit=c3d-3o-2p-2;bitcoin $=a-4b-3c-2f-2i-2m-2o-3p6;bitcoin . up=a-3m-3p4;bitcoin is=a-3m-3p4
bitcoin=a-5b-4c-2d-2f-3g-2i-2j-2l-2m-4o-3p7;blame . $=b-3e-2g2k-2;blame you=a3b-3e-3k-2;blame yourself=a-2g2
blame=a2b-4d-2e-4g2k-2l-2n-2;blames . $=a-5f-4g5l-2;blames you=a-5f-4g5l-2;blames=a-5f-4g5l-2;blockhead $=a-2f4l-2
blockhead=a-2f4l-2;boat $=a4d-2;boat=a2b-2l2;boats $=a4d-2f-3p-2;boats=a4d-2f-3p-2;boring $=d-2f4l-3;boring . $=a-5p5
boring=a-5d-4f5l-4p4;bot $=a-3d4;bot=a-3d4;brat $=a-2f4l-2;brat=a-2f4l-2;brave $=a2f-3g-2l2;brave=a3f-4g-2l3
bravo $=a-3b-2c-3d-2f-3h-2j-2k-2l6m-3n-2o-4p-3;bravo . everyone=d-3l3;bravo . you=a-3f-2l3;bravo to=a-3f-2l3
bravo |=d-3l3;bravo=a-5b-3c-3d-4f-4g-3h-2i-3j-3k-2l8m-5n-2o-4p-4;break . $=a-2e3;break . down=a2e-2;break you=e2
break your=a-2e2;break=e2;brilliant $=a-3d-2f-4l5;brilliant=a-3d-2f-4l5;broke $=a-3d-2p4;broke=a-3d-2p4;broken $=a3b-2
broken=a4b-2;burger $=a-2c-2d-2f-2m-2o-3p5;burger . $=a-2b-3p4;burger please=a-2b-3p4
burger=a-4b-4c-3d-2f-2j-2m-3o-3p6;burn $=a3;burn . $=e2;burn . _=e2;burn you=e2;burn your=a-2e2;burn=e4;burned=a3
burning $=a3;burning=a4b-2;burns $=a2d-2;burns point=a2;burns=a4d-3;but . $=a3d-2;but _=a2;but what=b2
but=a2c-2d-3f3g-2;by . $=a5b-2d-3f-2o-2;by . _=p-3;by . means=a-4d-2o4;by _=a4c-3;by a=a3p-2;by all=a-4d-2o4;by the=d2
by=a4b-3c-2e-2f-3g-2j-2k-2l-2m-2o3p-4;bye $=a-5b-3c-3d-5f-3g-2h-2i-2j8k-2l-2m-4n-2o-4p-3;bye . $=d-2j3;bye bye=d-2j3
bye=a-5b-3c-3d-5f-3g-2h-2i-2j8k-2l-2m-4n-2o-4p-3;call $=c3k-3;call . $=a4b-3;call . _=a-4e4;call the=a-4e4
call you=a4b-3;call=b-3c2e4k-3p-2;called $=a3b-2p-2;called . $=e-3p3;called . _=a2;called _=e-3p3;called the=a2
called=a3b-2e-3p2;calling=b-2p2;calm . $=a2;calm _=a-3b3;calm down=a2e-2g2;calm=a2b2d-3e-2g2;came . $=a3;came alone=a3
came to=a2;came=a6b-2;can $=a-3f3;can . $=a2b-3c-4f-3k3n2p-3;can . _=a2b-2c-6f4k-4p-3;can . ask=a-3b3;can . call=a4b-4
can . choose=k-3;can . come=a2;can . convince=a3b-3;can . do=a4b-2g-2;can . even=a3b-2;can . find=a2b-2
can . go=a-5c2j4;can . have=a3;can . hear=b-4c4;can . here=a2b-2;can . it=a2;can . make=a-4b4;can . me=a3b2c-2e-3g-2
can . on=a-3g3;can . pick=a-4b4;can . play=b-3k-2p3;can . repeat=a-2c4f-3;can . say=a-2k3;can . see=a4b-3j-2
can . wait=a4k-2;can . you=a5b-2j-4;can _=a10b-5f-4k-2p-4;can do=a2;can hear=a3c-2;can help=a2b-2
can i=a2c-4d-2g-2j2k-4p-4;can lean=a-3g3;can not=a-2b3d-2f4g-5h-3n-2;can say=a-3b-3c-2k4;can see=a4j-4;can tell=a5e-3
can they=a2c-2;can trust=a2;can wait=a3;can we=a3b-3;can you=a-4b2c2d-2f-5g-2l-2p3;can=b2c-2d-9e-8h-6i-5l-7m-3n-3o-4
care $=a-5d-3g-2j5k3;care . $=a3k-3;care . _=a2;care . you=a4b-3;care about=a5k-3;care what=a4b-3
care=b-5c-2d-3f-2g-3j4n-2o-2;cares . you=a-3f4;cares=a-3f4;catch that=c2;catch the=a-2c2;catch=a-3c3;caught us=a2
caught=a3;certainly $=a-2c-2d-2f-2j-2m-2n-2o5p-2;certainly . $=n4o-4;certainly not=n4o-4
certainly=a-3b-2c-3d-2f-3j-2k-2m-3n3o4p-3;chance $=a-5b-2c-2d-3e5f-2g-2j-2k-3m-2n3o-3
chance=a-5b-2c-2d-3e5f-2g-2j-2k-3m-2n3o-3;change $=a4k-2n-3;change . $=a2;change . _=a2;change . mind=a-4b3
change my=a2;change your=a-4b3;change=a4b2c-2k-2n-3;changed . mind=a2b-5h-2j-2;changed=a2b-5h-2j-2;charming=f-4l5
chatbot $=a-4d5f-2l-2;chatbot=a-4d5f-3l-2;cheat $=a-5b-2c-2f6g-2j-2l-2m-3o-3p-3;cheat . $=a-2d3f-2;cheat code=a-2d3
cheat=a-6b-3c-3d4f6g-2h-2i-2j-2k-2l-2m-3o-4p-3;cheer . $=a-4b-2d-3f-2g5m-2;cheer up=a-4b-2d-3f-2g5m-2
cheer=a-4b-2d-3f-2g5m-2;cheers $=a-3b-2c-3d-2f-3h-2i6j-2m-3o-4p-3;cheers . $=a-2d-2i4;cheers mate=a-2d-2i4
cheers=a-5b-3c-3d-3f-3g-2h-2i7j-3k-2l-2m-4n-2o-5p-4;choice $=a-2b4p-3;choice=a-2b4p-3;choices $=a-4c2;choices=a-4b2c2
choose $=a-3b5c-2k-4n-2;choose . _=a5b-2d-4;choose from=a-3b3;choose the=a4b-5d2;choose=a-2b4c-3k-4n-2p-2
claim=a-4b-2d5p-2;clever $=f-3l3;clever . you=a-4f-3l4;clever=a-4f-5l6;clown $=a-4b-2c-2d-2f6j-2l-2m-3o-3p-3
clown=a-4b-2c-2d-2f6j-2l-2m-3o-3p-3;clue $=a-6b4c-4d-3f-2g-2j-2k4m-3n-5o-3p-2;clue . $=a-3b2k3n-2;clue . the=a-2b2
clue about=a-2b2;clue please=b2;clue sorry=a-2b-2k3n-2;clue=a-7b6c-5d-3f-3g-3h-2j-2k5m-3n-6o-3p-4
clueless $=a-3b4j-3k-2;clueless=a-3b6c-2d-2h-4j-3k-3;code $=a-3d3;code=a-3d3;come $=a5b-2d-2;come . $=c3j-3
come . _=a3p-2;come again=a-3c4j-2;come back=e-2j2;come from=a2;come here=a2;come in=d2;come on=b2p-2;come out=a3
come to=a2;come with=a2;come you=a2;come=a4b-2c2d-2f-2g-3h-2k-2l-2m-2n-2o-2p-3;comes . $=a2;comes to=b3;comes=b2
coming $=a8b-5d-3o-2p-2;coming . this=a2;coming to=a-3b3;coming=a5d-4o-2p-2;command $=a-3d3;command=a-4d5
complete $=a-3b-3c-2d6f-2j-2m-2o-3;complete=a-3b-3c-2d6f-2j-2m-2o-3;completed $=a-3d5;completed=a-3d5
completely=b3c-2f2g-2h-4;confused $=a-4b7d-2f-2g-2i-2j-4k-2l-2o-3;confused=a-4b7d-2f-2g-2i-2j-4k-2l-2o-3
confusing $=a-3b4d-2;confusing=a-3b4d-2;continue $=a-3b3;continue=a-3b3;convince . $=a-2b3c-2f-2l-2
convince you=b2c-2f-2l-2;convince=b3c-2f-2l-2;convinced $=a-3d4;convinced . $=a-2d3f-2;convinced . true=d2
convinced=a-6b-2d7f-2g-2l-2p-2;cool $=a-3f-4l4;cool=a-3f-4l5;correct $=a-4c-2f-2m-2o5p-2;correct . $=a3;correct . _=a2
correct it=a3;correct the=a2;correct=b-3c-2d2f-2g-2j-2m-2o5p-3;could . $=b2;could . _=a-2b2c2
could . anything=a-4b-2k4;could . have=a3g-2;could . help=a-2b2;could . it=a2;could . repeat=c2;could . say=c-3k2
could . tell=a-4k4;could . you=a2;could be=a-4b-2k4;could correct=a2;could do=a4g-2;could go=a3b-2;could have=g2l-2
could i=b3;could not=a-2b-4c2g-3k3n-2;could use=a4b-2l-3;could you=a-5b4c2d-2l-2
could=a-3b3d-6e-5f-6h-3i-3j-2k5m-2n-2o-2p-5;counsel=a-4b5c-2d-3e-2g-2l-2p-2;count $=a6b-3d-3;count . $=a4d-3
count . _=a4d-3;count . as=a-5d5;count _=a2;count=a2b-4g-2p-2;course $=a-3b-2d-3f-2n-2o5;course . $=o-4;course not=o-4
course=b-2c-2d-3f-3g-2k-2o4;cow $=a-2f4l-2;cow=a-2f4l-2;coward $=a2g-2l-4;coward=a3g-2l-4;cowardly=a-2f5l-4
crazy=f5l-4;creativity=a-3b-2d4;creature=a-3d-2f3;creep $=a-3f4;creep=a-3f4;crook $=a-2f4l-2;crook=a-2f4l-2
crush=a-2e2;cry $=b-2e-3g5k-2n-2;cry=a-3b-3e-3f-2g6k-2n-2;cut=e3;cute=f-4l4;damage $=a-3b-2d4p-3;damage=a-3b-2d4p-3
day $=b-3d-2j3l-2p3;day=a-5b-4d-3e-2g-2j2l-4m3p6;dead $=a3b-2f-2p2;dead . $=a4p-2;dead _=a4l-2p-2
dead=a5b-2c-2d-3f-2l-3;deaf=a-4b-2c2f3;deal=a2b-2p-2;dear $=a-6c2f-2g3l-2;dear . |=a2;dear _=a2;dear=a-2c2d-3f-2g3l-2
debug . $=d2;debug mode=d2;debug=d2;decide $=b2;decide=b2;defeated $=a-3d4;defeated=a-3d4;defeats . $=a-2d4l-2m-2
defeats everyone=a-2d4l-2m-2;defeats=a-2d4l-2m-2;definitely $=a-3c-2d-2f-2j-2m-2n-2o5p-2;definitely . $=a-2n4o-3
definitely not=a-2n4o-3;definitely=a-4b-2c-3d-2f-3j-2k-2m-3n3o4p-3;delightful=f-5l4;destroy . $=e2;destroy you=e2
destroy=e2;developer $=d2;developer=a-3b-2d4;did $=b-3c-2e2;did . $=a4b-2;did . _=a5b-3p-3;did . ask=a-2b-2c3
did . call=a-3c3;did . catch=a-3c3;did . come=a2;did . do=a3;did . fall=a2;did . find=a2c-2;did . get=c2
did . have=a3b-2p-2;did . hear=a2b-2;did . just=a-3c3;did . last=a2;did . like=a2;did . lose=a2c-2;did . mate=a2c-2
did . mean=a-3b-2c-2h4;did . quite=a-2c2;did . say=a-5b-3c6;did . see=p3;did . start=a2;did . take=a2;did . want=a3c-3
did . you=a-3c-3g3;did _=a3;did all=g2;did i=a-4b4;did it=a2;did not=a-4b-4c6d-2e-3f-2g-5h3k-3n-3;did she=a-2c3
did something=a3;did the=a4b-2c-2;did they=c2;did this=a3b-2;did you=a3b-8c2d-3e-3f-3g-3l-3m-3p2
did your=c-2e-2f-2g3l-3;did=b-7c5d-7e-2f-7g3h3i-2j-3k-5l-9m-4n-4o-2;die $=b-2e3p2;die . $=a-4e4f-3l-2
die tonight=a-4e4f-3l-2;die=a-2b-3c-2d-2e5f-4g-2l-2m-2p2;dies . you=a-2d2;dies=a-3d3;difficulty . $=a-2d3
difficulty . easy=a-3d4;difficulty easy=a-3d3;difficulty |=a-3d4;difficulty=a-4d5;dimwit $=a-2f3l-2;dimwit=a-2f3l-2
direction $=a-2b2;direction=a-2b2;disgusting=f5l-4;do $=a-3c-3d-3e-2f-3g-3h-3j-2k-4l2m4n-3o5
do . $=b2c-2d-2e-4g-3k-4n2p-3;do . _=a2c-4d-2e-3f-4g-4l-2;do . a=b2;do . all=a-2d2;do . alone=a3
do . be=a-5b-3e-2f5k-3;do . beat=b2;do . believe=a3b-2;do . bet=b2;do . blame=a-2g3;do . calm=b3e-2;do . care=a3b-4k2
do . come=a2;do . convince=a-3b3;do . cry=a-5b-2g5k-2;do . do=f-2l-2m4p-2;do . even=a-2b2;do . feel=a2;do . get=a-2b2
do . give=a2g-2;do . go=a3g-2;do . hate=a2;do . have=e-4g-3l-2p3;do . it=a4b-4;do . job=a3
do . know=c-2e-4f-2g-6h-2k5l-2n-3;do . light=a2;do . like=b-3p3;do . live=a4b-2;do . lose=a4b-4;do . love=a2
do . make=a-3b-2e4g-2m-2;do . miss=a4b-2;do . need=k-2;do . of=a2b-2;do . people=a-2b2;do . play=a-2b3n-3p2
do . really=a-4b2k2;do . reckon=a-4b4;do . remember=b-3k3;do . run=a2;do . say=a4b-2c-2k-2;do . see=a-2b3
do . shout=a-3b3;do . speak=b2;do . talk=a2b-4e2;do . tell=k-2;do . the=a2b-2;do . think=a2f-4k-2n3o-2;do . this=a-4b4
do . understand=b2;do . want=a2b-2e2g-3;do . win=a2d-2;do . without=a4b-3;do . worry=a-3b-2g5k-4n-2;do . you=a4e-2g-4
do _=b2;do all=a2;do anything=a4b-4;do for=a5b-5;do here=a-2b2;do i=a-2b5c-3d-4e-4g-3h-2j-2k-5l-3p-8;do in=a-2b2
do it=b4d2g-3p-2;do not=b-2c-7d-4e3f2g4h-8i-2j-2k2l-3m-2o-5p-7;do nothing=a4b-3;do now=a-5b5;do that=a4b-3
do the=b-2c-2d-2p2;do they=a2;do what=b-2e3;do with=a2b-2;do you=a4c-6d-2e-6f-9g-9i-2k-4l-8m2p5;do your=a5g-2
do=b3c-17d-9f-3h-5i-7j-9l-6n-2o2p3;does $=a-2b-2c2;does . $=a-3b4c-2;does . _=a4c-2d-3;does . do=a2b-2;does . know=a2
does . say=a6b-5c-3;does . take=a-3b3;does . use=a2;does . want=a-2b3;does . work=a2b-2;does _=a4b-2c-3;does he=a-3b3
does not=b3f-2g-2k-2;does one=a-5b5;does that=b3c-3;does the=a6b-4c-2;does what=a-3b4c-2;does your=a-3b-3c-2d4
does=b4c-5e-2f-4g-4h-2k-4l-3m-2n-2p-4;doing $=b-2m4p-2;doing . $=a3b-2c-2;doing . right=a-4b4;doing here=a2b-2
doing it=a-3b3;doing=c-4f-2m4p-3;done $=a-2b-4c-2d2j-3l4m-3o-4p2;done . $=b-4d-2j4l2p-3;done . _=a2;done . before=b2
done . next=b-2d3;done everyone=a-2l3;done it=a2;done this=d-2;done |=a-3b-2g-2l2
done=b-6c-4e-4f-2h-3i-2j2k-3l5m-5o-5p-2;donkey $=a-4f5l-2;donkey=a-4f5l-2;door $=b-3c-2d2e-2;door . $=a4d-4e2
door=a2b-4c-3e2g-2p-3;doors $=a2d-2;doors were=a2;doors=a4d-3;down $=a5c-3d-2e2f-3g-3h-2j-3k-3m-3n-3o-4p-3;down . $=a2
down . _=a-2e2;down there=a2;down |=a-2g2;down=a5b-2c-3d-3e2f-3h-2i-2j-3k-3l-2m-3n-3o-4p-4;dragon $=a7b-3d-5f-2p-2
dragon . $=d2;dragon . _=a2;dragon . now=a-2d2;dragon agrees=a-3d3;dragon is=d2;dragon |=a3i-2
dragon=a5b-4c-2f-2i-2p-3;dragons are=a3d-2;dragons=a3d-2;drown $=a4c-2d-2;drown . $=e2;drown you=a-2e2
drown=a3c-2d-2e2;drowned . $=a3;drowned here=a3;drowned=a3;dumb $=a-2f4l-3;dumb . $=a-4d-2f6m-2n-2
dumb _=a-4d-2f5m-2n-2;dumb=a-5d-3f8l-4m-2n-2;dummy $=a-2f4l-2;dummy=a-2f4l-2;earth . i=a-2b3;earth=a-2b3
easy $=a4b-2c-2f-2g-2j-2m-3o-3p-2;easy . $=a4d-4;easy one=a2;easy |=a4d-3;easy=a7b-3c-3f-3g-2h-2i-2j-2k-2m-3o-3p-2
elegance $=a-3d-2l4o-2;elegance=a-3d-2l4o-2;elegant $=a2d-2f-3l3;elegant=d-2f-4l3;else $=a-2b-2d-2e3;else . i=a-2b3
else . you=a4b-3;else is=a-2b3;else=c-2d-2e3g-2p-2;end $=a-3b-2c2d2;end . $=a2d2;end . _=a-2d2;end . scene=a-2d3
end . the=a4d-3;end of=b-2d2f-2;end scene=d2;end=a-2b-4d4f-3g-2o-2p-2;ending $=a-2d3;ending . $=b-2c-2d3
ending please=a-2b-2c-2d3;ending=a-2b-3c-2d4;enemy . $=d3;enemy defeated=d3;enemy=a-3d4;equip . _=a-4d4f-2p-2
equip _=a-4d4f-2p-2;equip=a-4d5f-2p-2;even . $=b2f-2;even . _=a2;even the=a2;even=b3d-2f-2
evening $=b-4c-3d-3f-3g-2h-2i-2k-2l-2m7n-2o-4p-3;evening . $=m2;evening . _=a-2m2;evening _=m2;evening to=a3b-2
evening |=a-2m2;evening=b-5c-4d-5e-2f-3g-2h-2i-2k-2l-3m7n-2o-4p-4;ever $=a2d-2f2l-3;ever . $=a-3d-2f-3i2l4
ever . you=a3;ever _=a3;ever so=i2;ever=b-2c-2g-2l2o-2p-2;everybody . $=a2;everybody . _=a2;everybody . come=a2
everybody should=a2;everybody was=a3;everybody=a3b-3e-2f-2j-2p-2;everyone $=a-2b-3c-2f-3g-3h-2j-3k-2l3m3n-2o-3
everyone . _=a3;everyone . the=a-2d2;everyone . you=a-3e3;everyone |=a2
everyone=b-5c-3e2f-4g-4h-2i-2j-4k-2l3m3n-2o-3p-4;everything $=a3b2g-2j-2k-2p-2;everything . $=d2;everything . be=a-2g2
everything . done=a-2d4;everything _=a-3d3;everything is=a-4g2;everything will=a-2g2;everything |=a-2d2
everything=c-3d2e-3f-3g2h-2i-2j-4k-3l-3m-2o-2p-4;example $=a-2b4d-3;example . $=b3;example please=b3;example=a-3b5d-3
excellent=f-4l4;excuse . manners=h2;excuse my=h2;excuse=b-2c-2d-2h4;expect $=a-4b4;expect . $=a4b-3;expect me=a2
expect=a-2b4d-2;expected . $=a3b-3;expected . _=a3;expected . me=a-2b2;expected is=a2;expected means=a5b-4
expected of=a-2b2;expected=a7b-3d-2p-3;explain $=a2;explain . rules=a-4b4d-3;explain . to=b2;explain the=b2d-4
explain=a2b3c-2d-5;eye $=a4b-2;eye . $=a3b-2;eye see=a2;eye=a6b-3d-2p-2;eyes=l3;ez $=d3;ez . $=d2;ez win=d2;ez=a-2d4
face $=b-2d-2f3;face=b-2d-2f3;facet=a-2d2;facets . $=a-2d3;facets . all=d2;facets found=a-2d3;facets |=d2;facets=a-4d5
faintest . $=b-2k2;faintest idea=b-2k2;faintest=b-2k2;fall . $=a2;fall _=a2;fall=a3;falls=a-4d4;fan $=a-4b-2j-2l5
fan=a-5b-3j-2l6;fantastic=f-4l4;farewell $=a-3b-2c-3d-2f-5i-2j7l-3m-2o-3p-3
farewell=a-6b-3c-3d-4f-5g-3h-2i-3j8l-3m-3o-3p-3;fast $=b-2c5d-5f-2o-2;fast . $=d4;fast forward=a-2d4
fast=b-3c5f-3g-2j-2l-2m-2o-3;fat . $=d-2f3;fat lizard=d-2f3;fat=a-2d-2f6l-4;fault $=b-2d-2g2;fault=b-2d-2g2
feel $=b-4g3l-2;feel . for=a4g-2h-4;feel sorry=a4g-2h-4;feel=a2b-5c-2e-2f-2g5l-3p-3;feelings $=a4d-2;feelings=a4d-2
feels=a-3g4k-2;fell in=a2;fell=a3;felt $=a3;felt=a3;fight $=a-4b2d3;fight=a-4b2d4;file $=d2;file=d2;filthy=f5l-4
find . $=a2c-2;find . _=a3b-2;find _=a2;find out=a-2b2;find the=a3b-2;find=a3c-2;fine $=a-3b-2c-2d-3f-2g3j-2m-3o5p-3
fine |=a-2d2;fine=a-4b-2c-2f-2g3j-2m-3o5p-3;first $=a3f-2;first . $=a4b-2;first . was=a2;first _=a2;first job=a2
first name=a2;first time=a-2b3;first trial=a3b-3;first word=a2;first=a5d-3f-2g-2p-3;fool $=f3l-2;fool=f4l-4
fooled me=a3d-3;fooled=a3d-3;football $=a-3b-2c-2d-2f-2j-2l-2m-2o-3p6;football=a-3b-2c-2d-2f-2j-2l-2m-2o-3p6
for $=a10b-10c-4p-5;for . $=e-2f-4i-3j-3k-4m-2n-3o-2;for . _=a-2d-3e-2g-3h2;for . at=a-3h3;for . count=a2
for . loss=g3h-3;for . to=a-3i2;for . |=a2;for _=d-3e2g-4h-4i-2l3;for a=a3b-3l-2p2;for being=a-2h3;for everything=a2
for her=a2;for him=a3;for it=a5e-3;for lunch=a-2b-2p3;for me=a-2c3d3g-3h-3i-2k-2n-2p-3;for my=a2g-2p-2
for persuasion=d2;for someone=a3;for that=a-3b-2c-3g-2h4;for the=c-2d-5e-2i2l-2;for this=a2b2d-2f-2g-5;for three=a2
for tonight=a2;for us=a-2b2;for what=b-2c-3g3;for words=a-2b2;for you=b-4d-2e-4g5i-3l-4p-3;for your=a-2b-2g2h-3i2
for=a2b-3c-3d-3e-4f-7g2h3i3j-5k-5l-2m-4n-4o-3;forget $=a4b-4c-3d-4f-2h-3j-3k5m-2n-2o-4p-2;forget . _=a3
forget . instructions=a-3d4;forget the=a2;forget your=a-2d3;forget=a5b-5c-3e-2f-3g-2h-3i-2j-3k4l-2m-3n-3o-5p-4
forgive . $=a3b-4c-3d-4e-3f-3g-2h5i-2j-2k-3l-3n-2o-2;forgive . rudeness=a-2h2;forgive . |=a-2b2
forgive me=a-8b-2c-2d-3h6k-2;forgive my=a-2h2;forgive us=a3h-2;forgive you=a5e-2f-2h-3l-2
forgive=a2b-3c-3d-4e-3f-3g-3h6i-2j-3k-3l-3m-2n-2o-2p-2;forgot $=a-2b-3c-2d-3h-2j-2k5n-2o-4;forgot . _=a-2c3d-3
forgot . i=b2;forgot my=a4p-4;forgot the=a-3c4d-2;forgot what=a-2b2;forgot=a-3c3d-5h-3j-2k5n-2o-4
fortnite $=a-4b-2c-2d-2f-2j-3m-3o-3p6;fortnite=a-4b-2c-2d-2f-2j-3m-3o-3p6;forward $=d4;forward=a-2d4;found=a2
from $=a2;from . $=b3d-2;from . _=a5b-3p-2;from . doors=a2;from _=a3d-2;from me=a-3b3;from now=a2;from the=b-2
from your=a2;from=a2b2c-2p-3;full . $=a-2d2;full . _=a3d-2f-2;full marks=a-2d2;full of=a3d-2f-2;full=d2f-2;funny=f-4l4
game $=c-3d4f-3g-2i-2j-3k-2l-2m-2n-2o-3p-5;game . $=a-2d3;game . _=a3d-3;game . let=d2;game . me=a2b2d-3
game is=a4b-4d-3;game of=a3d-3;game over=a-2d3;game=c-4d5e-2f-4g-3h-2i-2j-3k-3l-3m-3n-3o-4;games $=b-4p3;games=b-4p3
gave . $=a2i-2;gave . order=a2;gave the=b-2;gave us=p2;gave you=a3b-2;gave=a3b-4c-2i-2p2;genius $=f-4l4;genius=f-4l4
get . $=a2b-3d-4f4g-3h-2j-4k-2m-2n-2o-2p3;get . _=a5b-2p-3;get . last=c2;get . of=a4b-3;get . started=a-2b3d-2
get . the=a3b-2d-2;get . this=a-4g4;get . to=a-3b3;get . you=a-4b3f2;get _=a-2b3p-3;get in=a3b-3;get it=a-4b4
get lost=a-4b-4d-2f5;get me=a-2b3d-2;get out=a7b-5d-2f-3j-4;get past=a-3b3;get that=c3;get the=a4p-2;get through=a-4g4
get to=a3b-2d-2;get=d-2e-3f4h-3i-2j-6k-4l-3m-3n-2o-3;gets . _=a-3d3;gets=a-4b-2d3g4;getting . $=a2b3f-4l-4
getting _=a2b3f-4l-4;getting=a2b3f-4l-4;gg . $=d3;gg . win=d2;gg ez=d3;gg i=d2;gg=a-2d4;gimme . example=b3d-2
gimme . hint=b2;gimme a=b2;gimme an=b3d-2;gimme=a-2b3d-2f-2;give . $=a-4b5d-3;give . _=a2;give . a=a-4b4d-7k3p-2
give . admin=d2;give . ai=d2;give . an=b4d-3;give . api=d2;give . back=a4;give . backend=d2;give . bot=d2
give . chatbot=d2;give . hp=d2;give . html=d2;give . json=d2;give . loot=d2;give . my=a2b-2d2;give . npc=d2
give . points=d2;give . something=a2;give . the=a4b-6c-2d-3;give . to=a-2;give . variable=d2;give . xml=d2
give . xp=d2;give . your=a4b-2d-3;give . |=a-2b2;give it=a3b-2;give me=b-4c-4d4e-3f-2g-3h-2i-2p-4;give the=a-2d2
give them=a2;give up=b4d-3e-2g-2p-2;give us=a-4b5d-2;give you=b-2d-2;give=b3c-5d3e-3f-4h-3i-3j-3l-3m-2n-2o-3p-7
gives . $=a-5d4;gives . the=a3b-2d-2;gives in=a-5d4;gives me=a4b-2d-3;gives the=a2b-2;gives=a-2b-4d3
go $=a4c-2e-2f-7g-4j6k-2l-3n-2p-3;go . $=a5b-2c-3d-7e-2f-5g-3j4k-2l-2m-2n-2o-4p-2;go . _=a-4b-3d-6f6p-2;go . it=a-2b3
go . see=a3j-2;go . settings=a-3b-2d4f-2j-2;go . the=a-4b3c2;go _=a7b-3d-2j-3;go about=a-3b3;go and=a3j-2
go back=a2j-2;go first=b2f-2;go home=b-2;go in=a2;go left=a3d-2j-2;go now=a-4b-4j4;go on=a-2b3;go over=a2
go to=a-8b2d2f6j-2m-2p-2;go=a2b2d-2e-6g-7h-3i-4j5k-5l-6m-5n-4o-5p-9;goals=a-2d2;god . $=d2;god . on=a-2d3
god mode=a-2d4;god=a-2d4;goes . $=b3;goes where=a-3b3;goes=b2c-2;going $=a-2b-2g-2j2m2;going . $=a-3j3p-2
going . _=a-2b-2p3;going . be=a-3g3;going home=a-2b-2j2;going on=a-2b3;going to=a-2b-8d-4e4f-2g2h-2i-2k-2l-2p3
going=a-4b-7c-2d-5e4f-3h-2i-2j4k-2l-3p2;golden . $=d2;golden . please=b-2c-2d3;golden ticket=a-2b-2c-2d4
golden=a-2b-2c-2d4;gone . $=a2;gone=a2;good $=a3b-3;good . $=b-2c-3d-4e-2f-4g-3h-2i-2j4k-4l3n-3o-3
good . _=a-4b3l-2m3p2;good . mine=a-2k3;good . then=a-3j3;good . to=a2j-2l-2;good . |=a-4j-2m5
good _=a-2d-2f-2j-5l-2m4p3;good as=a-2d-2k3l-2;good at=p-2;good bye=j3m-2;good day=a-2j-3l-2m3
good evening=b-4c-2d-2l-3m3p-2;good for=a-3b3;good job=a-4j-4l5m-4;good morning=j-2l-2m4;good night=a-4b-2j5l-2m-4o-2
good=a-5c-5d-8e-4f-6g-6h-4i-5j3l2m6n-3o-5;goodbye $=a-4b-2c-3d-3f-3g-2i-2j7m-3o-4p-3
goodbye=a-4b-2c-3d-3f-3g-2i-2j7m-3o-4p-3;gorgeous . $=a-4b-3c-2l5;gorgeous _=a-4b-3c-2l5;gorgeous=a-4b-3c-2f-4l6
got $=b2l2;got . $=a3b3d-2e-5f-2g-2j-4p-3;got . _=a-3b-5d-2e3l-2p2;got . day=a3b-2;got . go=a-4b-3d-2j4;got . in=a4p-3
got . suggestions=a-2b2;got . tips=a-2b2;got _=a5l-2p-3;got a=a-5b-5e5l-2p2;got all=a3b-2;got any=a-3b3
got nothing=a-5b5;got stuck=b2;got there=a2b-2;got time=a5b-3e-3j-3p-2;got to=a-3b-4d-2j4
got=b3c-4d-6e3f-4g-4h-2i-2j2k-3n-2o-2p-2;grants . $=d2;grants access=d2;grants=d2;grateful $=a-3b-3i5j-3k-3o-2
grateful . you=a-3b-2g-2i4l-3;grateful to=a-3b-2g-2i4l-3;grateful=a-5b-4e-2g-2i7j-4k-3l-3o-2;great $=f-3l4
great . $=a-3d-2f-2l5;great _=l2;great job=a-3d-2l3;great=a-4d-2f-5g-2l6;greetings $=a-2c-2d-2f-2m5o-3p-2
greetings=a-4b-2c-3d-3f-3j-2m6o-3p-2;grumpy=f5l-4;guess . $=a2c-2k-2n-2o3;guess . as=a-2k3;guess is=a-2k3
guess so=a-2o3;guess=a2b-2c-2d-3g-2j-2k2l-2n-2o3;guidance=a-3b4c-2p-2;guide . $=a-2b4d-3k-2;guide me=a-2b4d-3k-2
guide=a-2b4d-3k-2;had . _=a3;had . for=a-4p4;had . learn=a2;had _=a-3p4;had a=a3;had it=a2;had to=a2;had=a2b-2d-2f-2p2
hag $=a-2f4l-2;hag=a-2f4l-2;hand $=b3d-4e-2f-2g3h-2k-2;hand . it=a-2g2;hand is=a3p-2;hand=a2d-6e-2f-2g3h-2k-2l-2p-4
hands $=a5b-3d-3g-2;hands . the=a-3d3;hands=a2b-3g-2h-2p-2;handsome $=a-2f-3l3;handsome . $=a-4f-4l5
handsome _=a-4f-4l5;handsome=a-5d-2f-6l6;happen $=a2b-2;happen=a2b-2;happened $=a3b-3;happened . night=a2c-2
happened . you=a-2g3;happened that=a2c-2;happened to=b-2g3h-2;happened=a3b-4c-3g3h-2;happening $=a-4b5;happening=a-4b5
happens if=a3;happens=a4b-3;hard $=a2b2c-3d-2f-3j-2k-3l-2m-2o-3p-2;hard . $=a3b-2d-2;hard . say=a-5b-3d-3k4
hard one=b2;hard to=b-4d-3k4;hard=a2c-4d-6f-3g2h-2i-3j-3k3l-2m-3o-3p-3;hardly=a4k-2;has . $=d2;has . _=d-2
has . be=a2b-2;has . happened=a2;has _=a4b-2;has a=a-2p3;has been=d2;has moved=a2;has never=a2;has the=d2;has to=a3b-2
has=a2b-5d2g-2;hat $=d-4l4;hat=d-4l4;hate . $=b-2d-2e-2f4j-2l-3o-2p-2;hate you=a-4e-2f5l-2
hate=b-2c-2d-3e-3f5h-2i-2j-2k-2l-3o-2p-2;have $=l3;have . $=b-3c-2e-3f-4i-2j-3k-2p3
have . _=a2b-5d-7e2f-3g-4i-2j-2k-2l-7p3;have . a=a-2e4l-3p-4;have . all=d2;have . answer=a-3b2;have . been=a3
have . choose=a-2b2;have . do=p-2;have . ever=a2;have . everything=a-5b4;have . go=a-3b-2j3;have . good=a-2b-2j4m-2
have . got=a2;have . hard=a-3g3;have . here=l2;have . hint=b2p-2;have . idea=h-2k3;have . it=a3;have . lost=a4b-4d-3
have . me=a-3b4;have . met=l2;have . nothing=a-2b3f-2;have . off=a2;have . open=a3d-2;have . out=a-2b2
have . say=a2b-2;have . so=f-3g-3i3;have . tell=a-2b3e-2;have . the=a-3k2;have . this=b-2d3;have . time=a5b-3e-3j-3p-2
have . to=b-6d-2e-2g4p3;have . what=a2;have . won=g-2;have _=b-2d-3e-2l4;have a=a-4b-2d-4e2f-3g-2i-2j4k-2l-4m-3p4
have all=a2;have already=a2b-3;have an=a2p-2;have been=b-2d-2f-4i5l-5;have done=a5b-3d-3e-2g2l-3p-3
have got=d-3e3f-2g-2i-2j-4l2p-3;have i=a-2b3;have known=a3g-2;have learned=a-2d3;have lost=a-2b4f-3g-2
have my=a4g-2p-2;have never=d-2l2p-2;have no=h-2k3p-2;have not=a2c-2d-3e-2g-3;have nothing=b-3g4;have passed=a-3d4
have run=a-2b2;have seen=a4p-4;have succeeded=a-2d4l-2p-2;have taken=a2;have the=a-4f4l-2;have to=a3e-4f-2g-3j3l-3p-5
have tried=b3d-3;have we=a2;have won=a4d-3f-2l-2;have you=b-5c-4e4f-2l-3p3;have=c-6d-2f-4h-2m-6n-5o-4;he . $=b-4c3d-4
he . _=a6d-3p-2;he . a=a2;he . about=a2c-2;he . and=a-3d3;he . got=a2;he . in=a-5d4;he . it=a2;he . me=a-4d4
he . the=a2;he . to=a2;he . yes=a-2d3;he . you=a5d-4f-2;he . |=a3d-3;he _=a3b-2d-3;he believes=d3;he does=a3d-3
he gives=a-5d4;he has=a2;he is=a3b-2p-2;he knows=a2;he nods=a-3d3;he said=a2;he say=b-3c2;he says=a-2d3
he=a6b-5e-2f-4g-4h-2i-2j-2k-4l-3m-3n-2o-3p-6;health=a-2d2;hear $=a-2b3k-4n-2;hear . $=a4b-6c2d-3e-2f-2h-2k-3
hear . _=a4;hear . again=c2;hear it=a-2c2;hear me=a6b-5c-5d-3k-2;hear you=a-2b-2c4e-2f-2
hear=b2c4d-4e-3f-3g-3h-3k-6l-2m-2n-3o-2p-2;heard $=a2;heard . it=a-3k3;heard of=a-3k3;heard=a-2b-2k3;hears=a4b-2
heartless . $=f2;heartless=a-2f5l-4;hello $=a-4b-2c-2d-2m6o-3p-2;hello . $=a-3b-2c-4d-2f-2j-2m6o-2
hello . _=a-3d-2f-2m4p-2;hello _=a-4d-2f-2m5p-2;hello again=c-3m3;hello everyone=m2;hello hello=m3;hello there=a-2m3
hello=a-6b-4c-5d-5f-4g-3h-2i-2j-3k-2l-2m10n-2o-4p-4;help $=a-2b8c-4d-6e-2f-4g-3h-3j-4k-4l-3m-4n-3o-5p-5
help . $=a2c-2e-2g-2h-2i-2k-2;help . _=a6b-6;help . answer=b2;help . decide=b2;help . please=a-4b4;help . the=a-5b5
help . up=a2b-2;help . with=a3;help her=a2b-2;help him=a5b-6;help me=a2c-3d-2h-2k-2;help please=a-3b3;help the=a3b-3
help with=a-5b5;help you=a5b-3e-2g-2;help=b8c-8d-6e-5f-6g-6h-5j-6k-7l-4m-6n-5o-7p-7;her $=a4c-2d-2;her . $=d2p-2
her _=a5d-2p-2;her that=a2;her up=a2b-2;her=a7c-3g-2l-2p-4;here $=b3c-5d-7e-2f-5g-6h-2i-2j4k-3m-3n-2o-4
here . $=b-2g-2p4;here . _=a2;here . the=a3b-2;here . you=a-2b-2g3j-2;here . your=a2;here _=a-3p4;here alone=a3g-2
here before=a2;here for=g2;here to=a5b-3g-2;here with=g2;here |=a-2d2;here=c-6d-4e-4f-6h-4i-5j3k-5l-3m-4n-2o-4p2
hey $=a-3c-2d-2f-2j-2m6o-3p-2;hey . $=a-5d-2m5;hey _=d-2m3p-2;hey there=a-2m3;hey |=m2
hey=a-3b-3c-3d-4f-3g-3h-2i-2j-3k-2l-2m8n-2o-4p-4;hi $=c-2m4o-2p-2;hi . $=a-4b-2d-3f-2g-2m6n-2;hi _=a-4d-2f-2m5
hi there=m2;hi=a-5b-3c-3d-3f-3g-2h-2i-2j-2k-2l-2m8n-2o-3p-3;him $=a4c-2d-6f-2g-3k-2p-2;him . $=a2d2j-2;him go=a2
him |=f2;him=a4d-2e-2g-4h-2j-3k-3l-2m-2o-2p-4;hint $=a-5b6c-2d-2m-2p-2;hint . $=b3d-2;hint . _=a-2b3p-2
hint . the=a-4b4;hint about=a-3b4p-2;hint for=a-2b3;hint please=b3d-2;hint=a-7b10c-5d-4f-2g-2j-2k-2l-2m-2o-2p-4
hints $=a-2b3;hints=a-2b3;his . $=a3b-2;his _=a5d-2p-2;his fault=a2;his=a3b-2p-3;hit . $=a-4d2e3;hit kill=a-2d3
hit you=a-3e3;hit=a-2b-2c-2d3e3p-2;hiya $=a-3c-2f-2m5o-3p-2;hiya . $=a-2d-2l-2m4;hiya everyone=a-2d-2l-2m4
hiya=a-4b-2c-2d-3f-3j-2l-2m7o-3p-3;hmm=k2;hold $=a2;hold . $=a-2f-2g3;hold . _=a6p-3;hold . hand=a-4g4;hold . |=g-2
hold it=a4f-2g-3;hold my=a-4g4;hold on=a3g-2p-2;hold=b-3d-4e-2f-3g5h-2l-2p-3;holding=a2b-2;holds . $=a4b-4c-3
holds=a5b-4c-3;home $=b-3c-2d-2e-3f-2j3p2;home=a2b-4c-3d-2e-3f-2g-2j2p2;homework $=a-3b-2c-2d-2f-2j-2m-2o-3p5
homework=a-4b-4c-2d-4f-2g-2h-2j-2m-3o-3p7;hopeless=f5l-4;horrible=f4l-4;how $=a5d-3k-5;how . $=a2b-5f-2i5k-2l-3m-3o-2
how . _=a4b-4c2k-3;how . are=a5f-2m-3;how . can=a-3b4;how . do=a3b-2;how . earth=a-2b3;how . feel=b-4g3
how . feels=a-3g4k-2;how . go=a-3b4;how . i=b2c-2d-2e-2f-4g-3h-2i-2k3l-3m-2p-4;how . is=a4b-3;how . it=p-2
how . of=f-2l3;how . one=a-4b5;how . play=a-6b6f-2m-2;how . questions=a3b-3;how . say=b2;how . should=a-4b4
how . the=a-3b-3p5;how . time=a2;how . we=a-2b3d-2;how . will=a2;how . you=a-4b-4c-6d-3e-2f3g-4i-6j-2k-2m5p-6
how _=a5b-4;how am=a-3b4;how are=a-2f-8l-5m5;how beautiful=f-3l3;how big=a2;how can=a3b-2c-2;how clever=a-2f-3l3
how come=a2;how did=a7b-2c-2m-2;how do=b4d-2e-2f-4g-3k-3l-5m3p-6;how does=b2d-2;how i=a2;how is=a-3p4
how kind=a-2b-4f-2i5l-2m-3;how many=b-2c3k-2m-2;how much=a2i-2;how old=a4m-2;how on=a-2b3;how should=b-3f-2k3
how to=b2f-2k-5m-2p-3;how wise=f-2l3;how would=a-7b4k2;how you=b-4c-2g3;how |=a2;how=b3c-4d-11e-8h-6j-7k-2m3n-5o-5p-2
hp $=a-2d3;hp . $=a-2d2;hp 0=a-2d3;hp=a-3b-2d4f-2;html $=a-3b-2d4;html=a-3b-2d4;hug $=a-5b-3g5;hug=a-5b-3g5
hugs $=a-4b-2c-3d-3f-3g7h-2i-2j-3k-2m-4n-2o-4p-4;hugs=a-4b-2c-3d-3f-3g7h-2i-2j-3k-2m-4n-2o-4p-4
huh $=a-5b-4c7d-3f-3g-2h-2i-2j-3k-2l-2m-4n-3p-3;huh=a-5b-4c7d-3f-3g-2h-2i-2j-3k-2l-2m-4n-3p-3;hundred . $=b-2d3
hundred percent=a-2d2;hundred times=a2;hundred=b-3d3p-2;hurt $=a4f-4l-3;hurt . $=b3g-2;hurt you=g-2
hurt=a3b2d-2f-4g-2l-3;i $=a4b-4;i . $=a-2b-4c-13e-3f-8h5i-9j-4k3l-12m-3n6o4p-14
i . _=a-4b4d-5e-2f-9g-6h-3i-8j-9k4n-3o-2p5;i . a=a-2b-2e2f-2g-2i-3j-5k-4l2p2;i . about=k-2;i . afraid=d-2k2
i . alone=a3;i . already=a2b-3;i . assistance=b3;i . at=b2p-3;i . badly=b-2p4;i . bananas=p3;i . be=b-3e-2g-2j4
i . beat=e2;i . been=a3;i . burn=a-4e4;i . call=a-4e4;i . clueless=a-3b4j-3k-2;i . come=a-2e-2j2;i . confused=a-2b4j-2
i . convinced=a-3d3;i . do=a-3e-2p3;i . doing=a2;i . done=b-3d-2e-2j4l-3p-3;i . drown=a-2e2;i . football=p2
i . for=a-3g4p2;i . from=b2;i . give=a3b-2;i . go=b-2d-2j2;i . going=a-5b-4e2g-2j3p2;i . got=d-2e4j-4l-3p-2
i . grateful=a-3b-3i5j-3k-3o-2;i . have=a-3e4;i . heard=a-4k3l2;i . help=a-4b5;i . her=b4p-2
i . here=a3b-3e-2g3i-2j-6k-2l-2p-2;i . him=a-2b5d-2p-2;i . how=a-3b-3g6k-2;i . hurt=a-3e3;i . i=j2;i . in=b-4p4
i . it=d-3e3g-2i5k-6o-2p-5;i . learned=d3;i . leave=a-3e-2j3;i . leaving=b-2j2;i . like=a3p-5;i . listening=a3j-2
i . look=a2;i . lost=b4c-2i-2j-3k-2o-2;i . make=a4e-2j-2;i . melt=a-2e2;i . minecraft=p2;i . more=a3
i . my=a4b-8c-3d4g-3h-4j-3l-2p-8;i . never=a2d-2e-2p-2;i . new=a-2p4;i . no=a2b-3h-2k3p-2
i . not=c4d-5e-11f2g-7i-3j-7l-4n2o-6p-7;i . nothing=j-2k3;i . now=a-5j4;i . off=a-5b-3j5;i . on=b3g-2p-2
i . out=a-4c3h-3j3k-2;i . passed=a-3d3;i . pay=a4e-2;i . pizza=p4;i . rather=b-3c-2e-2j2k-2p2;i . really=a-3b4k-2
i . rude=c-2h2;i . run=a-2b2;i . say=b3c-2e-2;i . smash=e2;i . so=a-2c-3e-3f-2j-7k-3l-5n-3o6;i . some=a2b4p-5
i . something=b4c-3p-2;i . sorry=a2b-5c-5e-3g3h2i-2j-3k-6l-2o-2p-2;i . speak=a4b-2;i . stuck=a2b2j-3k-2;i . succeed=d2
i . succeeded=a-2d4p-2;i . supposed=a-2b3;i . sure=a3b-2;i . sushi=l-2p3;i . take=j2;i . tear=a-2e2
i . tell=a4b-2l-2p-2;i . that=a2b-3c3h-2;i . the=a2c4e-4j-2k-2l-5p-13;i . this=a-3b4;i . three=a5d-3p-4;i . tiktok=p2
i . to=b-2d-6e-4g-2h-2i-2j3k3l-2p2;i . tried=b3d-3;i . two=b2;i . understand=a-3b5g-2k-3n-3p-2;i . up=a-2b5d-3p-4
i . use=a4b-2l-3;i . very=a5b-2g-3l-3p-2;i . wait=a4e-2;i . want=a5b-3p-2;i . what=a2d-2e-4h2l-3p-3;i . where=a-2e3
i . with=g2;i . won=a-3d4;i . you=b-6d-8f2g-8k-3l2m-2n-3p-7;i . your=a-3d-3e-8g-4h3i-3j-2k-3l7p-7;i . youtube=p3
i . |=a2p-3;i _=a-4c-3d-7e-8f2i2k-9l-11m-2n9o-4;i admire=a-3e-2f-3j-2l5;i agree=b-2d-4h-2k-2o4;i allowed=a2b-2
i already=d2;i am=c-4d-7f-9h-3j2k2l-3n-2p-6;i answer=b2;i apologise=a-2b-3d-3h6j-2k-3n-2o-4
i apologize=a-2b-2d-3h5j-2k-3n-2o-4;i appreciate=a-4b-2i5k-2o-2p-2;i ask=a-2b4c-4;i automatically=d2;i beat=b2
i beg=a-4c2d-2e-2h4l-2;i believe=a5d-2e-2f-2l-2;i bet=b3d-2;i break=a-2e2;i call=a6b-5;i calm=a-3b3;i came=a4
i can=a2b2c-2d-2e-2f4g-5h-4j-5k-2l-2n-2p-6;i choose=a4b-2d-4;i claim=a-4b-2d5p-2;i come=a3p-2;i convince=a2
i could=c2d-2e-2g-2l2p-3;i did=a-4b-4c4e-2h3k-2p-2;i do=c-5d-4e-8f-6g-3i-2j-3l-4o5p-5;i doing=b2;i even=b2
i feel=b-3g4p-2;i forget=a-4b-2d-3h-2j-2k5n-2o-3;i forgive=a5e-2f-2h-3l-2;i forgot=a-5c3d-5h-2j-2k5n-2o-4p3
i get=a3b-4d4p-2;i give=a-7b6d-3;i go=a-6b2j3;i got=a-5b4;i guess=a-2o3;i had=a-4p3
i hate=b-2c-2d-2e-3f5h-2j-2k-2l-3o-2p-2;i have=d2e2f-3g-7h-7i-6j-3k-2l2n-4o-3p-2;i help=a3b-3;i hit=d-2e3p-2
i hurt=a-4b3;i just=a3b-2;i kick=a-3e4;i knew=a-2b3;i know=a2b-8c-3d-2g3h-2i-2j-2k5l-4p-5
i like=a-7b-3c-2d-3e-3f-4h-2i-2j-2k-2l6o-2p5;i look=a2;i lose=a4b-4;i lost=a-4b3c4d-2e-2f-2p-3
i love=a-3b-2c-2d-3e-2h-2j-2k-2l4o-2p3;i made=a2;i make=a-4b4;i meant=a-2b2;i miss=a-2b4;i missed=a-5b-2c7d-3h-2
i missing=a-5b5;i must=a-3c-2d-2g-2j5;i need=c-3d-3e-2h-2j-3k3l-2;i never=k3;i no=a-5b5k-3n-3;i on=a-2b2;i once=a5p-4
i pass=b-2d4h-2k-2o-3;i passed=d4o-2;i persuade=a-4b4;i pick=a-2b4;i play=b-2p2;i quit=b-2d-5h-2j6k-3n-2o-4
i ran=a-2b2;i really=a-3b-2c-2e-2h-2i3k2;i require=b3;i said=a-4b-2c-3d2h4;i saw=a3;i say=a3c-5d-3e2k-4;i see=a5b-3j-3
i should=a-4c-2h2k-2p4;i shout=b2p-3;i shouted=h2;i speak=a4b-2c-3d-2k-2;i succeed=b-2d5h-2j-2k-2o-3;i suppose=o3
i supposed=a3b-2;i take=c-2d2j-2k-2p-2;i talk=a2;i tell=a-5b5;i think=b-3n-2o3p-4;i to=a-5b5;i trust=a2
i understand=a2b-3e-2f-3g3j-2l-3;i use=a-5d4;i want=a2b-3d-4e-4g-2h-2i-2k-2l-3p2;i was=b-3c3d-4h2p-6
i watch=a-2b-2d-2p4;i watched=a-3p3;i will=b-9c-5d-3e6f-4g-8h-5i-3j2k-5l-7n2o-2p-8;i win=a4b-7d6h-2o-2
i won=a-2b-2d6o-2;i would=a6b-5c-3d-3e-3h-2j2k-3l-2p-2;i zoned=b-2c3h-2j-2;i |=a-3b3;i=a-4b2d-3e3f-6g-3i-2m-12n2
idea $=a-6b3d-3k6n-4;idea . to=a2k-3;idea how=a3b-3;idea what=b2k-3;idea |=a-2k2;idea=a-3b2c-2d-4g-2h-2k6n-4
ideas $=a-4b5j-3k-3n-2;ideas=a-4b5j-3k-3n-2;idiot $=b-4c-3d-5f7g-3j-2l-2m-3o-3p-3;idiot=b-4c-3d-5f7g-3j-2l-2m-3o-3p-3
idiots $=a-3d-2f4;idiots=a-3d-2f4;if . _=a3;if . asks=a3;if . do=b-3e2;if . get=a5b-5;if . like=a2;if . want=a-2g3
if . would=c2;if _=a-2b3;if i=a6b-5;if it=a3b-2;if she=a2;if we=a4b-4;if you=a-4b4d-2f-2g2;if=a3b-3c-2f-3i-2l-3p-3
ignore . _=a-3d3;ignore . instructions=d2;ignore everything=a-3d3;ignore previous=d2;ignore=a-4d4;imbecile $=a-2f4l-2
imbecile=a-2f4l-2;important $=a-2b2;important=a-2b2;impressive=f-4l4;in $=a5b-4c-3d2e-2f-2g-3h-2j-3k-4m-2n-2o-3p-5
in . $=a3b-5d-2f-2g3l-2p2;in . _=a-2d-6e2f-2p3;in . felt=a2;in . i=e2;in . manner=b3;in . of=a3p-2;in . opinion=a-2b3
in . place=a-2b2;in . right=b2;in . |=a3g-2;in _=b-2d-4f-2l-2p4;in a=a2;in for=a2;in his=a3d-2;in my=b3p-3
in the=e2l2p-6;in there=a4b-2g-2;in this=a-2g3p-2;in use=a5b-3d-3;in |=a4d-2;in=a4b-2c-5f-6h-3i-3j-4k-5l-2m-4n-3o-4p2
incredible=f-4l4;indeed $=a-2c-2f-2m-2o5p-2;indeed . is=a-3o3;indeed it=a-3o3;indeed=a-4b-2c-2d-2f-2m-2o6p-2
instructions $=a-4d5f-2;instructions=a-4d5f-2;is $=b-7c3d-4f-2g-3k-3l-4m-2o5p-5
is . $=a3b-2d-3e-3f-7g3h-3i-6j-5k-5m4n-2p-2;is . _=b-7c-11d-8f-4g2i-3k-2l-4m-5p6;is . a=a-2d4p-6;is . about=b2
is . all=a-3b4;is . an=a3;is . and=a-3f3;is . answer=a2d-2;is . any=a2;is . at=a-3b4;is . best=a-2p2;is . end=a2
is . excuse=a2;is . eye=a2;is . fault=a4g-3;is . for=a4b-2;is . going=m2;is . good=b2d-2k3l-4m-4p-4;is . hard=a-3b4
is . here=a-2b-2g-2p5;is . i=a4b-3;is . it=a2;is . job=a3b-2;is . keeper=a3b-2;is . like=a4b-3p-2;is . me=b-2g-2p2
is . moment=a3b-3d-3;is . my=a-2b4g-2p-2;is . name=a2b-2c2p-2;is . next=b2;is . now=a3b-4d2p-2;is . of=a-3b3i3l-2
is . old=a2;is . on=a-5b3p4;is . one=b-2d2;is . order=b-2;is . out=a3b-2;is . place=a3b-3;is . plan=b2c-5p-2
is . plus=a-3b-3d-3p4;is . point=a-3b3;is . really=a2;is . right=a-4b4;is . something=a-2b2;is . system=a-2d2
is . that=a-3b2d4g-3p-4;is . the=a3b-7p2;is . there=a3b-4;is . thing=a2;is . this=a-2b2;is . to=d-2g3p-2
is . tonight=a-3p4;is . too=a2;is . true=a4d-2;is . use=a-3b4;is . used=a4b-2;is . with=a-4b3g2p-2;is . work=a4b-2
is . you=a-3b3c3d-2l-2p-3;is . your=a3b-3;is . |=a3b-2g-5j3p-3;is _=b-3c-4f-2g-6i-2j-2k-2l-3m2p3
is a=b-3d2g-4i-3l2m3p-2;is about=a5g-3;is all=a3d-4j3;is allowed=a-4b5;is an=a2b-4p-2;is angry=a-2g2;is as=a-3d-2k3l2
is at=a-4d2p4;is bad=a-3p3;is beautiful=a-2d-2l3;is been=a2;is being=a-2b2;is best=g-2p-4;is better=a-3b4
is broken=a3b-2;is burning=a3;is called=p2;is calling=b-2p2;is coming=b2o-2;is confusing=a-3b4d-2;is convinced=a-3d3
is done=a-2b-2d2g-2p3;is expected=b2;is fine=g2;is for=a3b-4g-2p2;is going=g3p-2;is good=a-4b4;is got=a2
is happening=a-4b5;is he=a2;is here=a3b-3;is his=a2;is in=a4b-3p-2;is it=a-3c-3d-4g-4i-2k-2l-2p5;is kind=i3l-2
is left=a3b-2;is looking=a2;is me=a2;is mine=a2;is missing=a4b-4p-2;is my=a2c-3g-2;is next=a-5b5;is no=a-2b-4g4
is not=a2b2c-2d-2g-2k-3n-2;is nothing=a3b-2g-3;is now=a2d-2;is okay=a-2b-3g4k-3o-4;is on=a-3b-4p4;is out=a5b-4
is over=d-4g3;is perfect=a2l-2;is perfectly=a3p-2;is right=b-4g-4o3;is saved=a-2d3;is she=a3b-2;is so=a3g-3
is somebody=a4m-3;is stuck=a3d-2;is that=a4b-6c2d-3l-2p-2;is the=b3c-5d-8l-2p2;is there=a-4b6g-2m-2
is this=a4c-2d-5p-5;is three=p2;is too=a-4b5p-2;is true=a2;is up=a-6b-6c-2d-3g-2m6p2;is very=i2;is with=a2
is your=b-5e2g-5l-2m-2;is yours=a5b-3p-2;is=b3c-9e-3f-7g-2h-11i-2j-3k-6l-4n-6o2p6;it $=a5c-8d-6e-4g-5i3j-3l-5m-4n-3o-6
it . $=b-4f-4g-9h-3i-5j-3k5l-3m-2n-2o3p-5;it . _=a-3b2c-2d3f-2g-4k-2m-2p4;it . a=a2b-5g-2l-2m3p-6;it . about=a5g-3
it . all=a4d-3;it . an=a3;it . and=a4d-3;it . at=a-2d2;it . back=a2;it . been=a2p-2;it . fine=a-2g2
it . for=a2b-2g-2p-2;it . good=a4b-3;it . hard=a2;it . i=a-2b2;it . in=a3;it . looking=a2;it . me=d-2;it . mine=a3
it . my=p3;it . no=a2;it . not=b3f-2k-2;it . nothing=a3g-2;it . now=a3b-2g-2;it . okay=a-2b-3g4k-3o-4;it . on=a2b-2
it . over=a-4g4;it . right=a-2b-3d4g-2;it . so=a4c-2g-3;it . the=a6b-3p-3;it . too=a-3b3;it . turn=a-4b4;it . up=a2b-2
it . way=a-4c4;it . where=a-4p4;it . with=a2;it . you=a6b-2c-2e-2g-2;it . your=a7g-5;it . yours=a2;it . |=b-3h2
it _=a-3b-8c-3d-8e-2f-3g-4i-2k7l-2m-4p5;it a=a7b-4p-4;it again=a-5b-2c5;it all=g-2;it alone=a3;it another=a-4c4
it back=a3b-2d-2h2;it before=a2;it burn=a2;it can=a2;it do=a3b-3;it does=a3f-2;it for=a3;it from=a2;it goes=a3
it has=a2;it in=a3b-2;it is=b-2c-4e-3f-3h-2i-4j-2k-9l-4m2o3p-2;it like=a2b-2;it means=a2;it must=a3p-2;it my=a-4b4
it now=a5b-3d-3;it or=a-2b-2e3;it out=a-2b2;it over=a2;it right=a-4b2d4o-3;it say=a2b-2;it should=a3;it that=b2
it to=a-3b4d-2;it up=a3b-2;it used=a4b-2;it was=a2c-2p-2;it went=a4d-2;it will=a-3g3;it with=a2;it without=a2
it work=a-4b5;it works=a-2d3;it you=a-4b4;it your=a2;it |=a5b-2d-2g-2;it=a3c-2d-4e-3f-5h-2j-10k2l-5m-3n-7
items $=a-2d3;items=a-3d4;jerk $=a-2f4l-2;jerk=a-2f4l-2;job $=a4b-5c-2d-3e-2f-2g-4j-4k-2l6m-5o-2;job here=b2
job=a5b-4c-3d-4e-2f-2g-4j-4k-2l6m-5o-2p-3;jobs $=b-2;jobs . $=a2;jobs . there=a-3b3;jobs again=a2;jobs are=a-3b3
json $=a-3d4f-2;json=a-3b-2d4f-2;judge $=a2;judge . $=a2;judge you=a2;judge=a2b-2d2e-2;jump . the=d2;jump to=d2
jump=d2;just . $=a2b-2c2d-3;just . _=a-2b-3d4p-3;just . a=a2;just . me=a-3b3;just . my=a-3p3;just . to=a3b-2
just _=d-3p3;just a=a-4b-2d6f-2l-2p-2;just ask=c2;just say=a-2;just tell=a-2b3;just the=a2
just=b-2d2e-2f-4g-4i-2j-3k-2l-4m-3;keeper $=a7b-3d-4g-2l-2m2p-2;keeper . $=a2f2l-2;keeper . _=a2;keeper . the=a-4l4
keeper of=a2;keeper=b-4c-3g-2l2m2p-4;key $=a2;key . $=a2;key=a2b-2;kick . $=e2;kick you=e2;kick=a-4e4;kill $=a-4d5j-2
kill . $=e2;kill you=e2;kill=a-4b-2c-2d5e2j-3;killed . $=a5d-2f-4g-2l-2;killed you=a4d-2f-3g-2l-2
killed=a5d-2f-4g-2l-2;kind $=a-3b-4c-2d-4f-4g-2i6k-2m-3o-2;kind . you=i2;kind of=a-2b2c-2i2l-2
kind=a-3b-2d-5f-5g-3i7j-2k-2m-4o-2;kindly $=f-2i2;kindly=f-2i2;knew=b3f-2l-2;knife $=a-3b-3d-2e4j-2l-2p-3
knife=b-3d-3e4j-2l-2p-3;know $=a-2b-5d-2f-2g-6k8n-2p-3;know . $=a3b-6l3;know . _=a9b-5k-5;know . about=a-5k4
know . are=a3g-2;know . i=a2;know . is=a2p-2;know . it=a2;know . one=a-4b4;know . place=a4b-2e-2;know . stories=a2
know . that=a-4g4k-2;know . to=k-7;know . you=a-3b4c-2e2g-2l-2p-2;know _=a3;know about=a4k-2;know any=a4b-3
know how=a3b-3g4k-8;know it=a2p-2;know that=a-2l3;know the=a3;know this=a4b-2e-2;know what=c-2e-4g-2k-4l-2p-2
know where=a-2e3k-2;know who=a-2b4k-4;know you=a3g-2;know your=a2;know |=a-3b3
know=a2b-2c-5d-5f-6g-2h-4i-3j-3k7l-2m-2n-4o-2p-3;known $=a3g-2;known=a3g-2;knows $=a-4b-2k4;knows everything=a4d-3
knows how=a2;knows=a3b-4c-2d-5k4o-2;lame=f5l-4;lamp $=a3b-3g-2;lamp . $=a5b-2c-2d-2;lamp=a6b-4c-3g-2p-2
last . $=a-3b-3d-2e6f-3g-2h-2j-2k-2l-2m-2n-3o-2;last bit=c2;last chance=a-2c-2d-3e5f-2j-2m-2n-2o-2;last night=a-2p3
last part=c2;last=a-2b-4d-3e6f-3g-2h-2j-2k-2l-2m-2n-3o-2;later $=a-4b-2c-3d-2e-2f-3h-2j7m-3o-4p-3
later=a-3b-3c-3d-3e-2f-3h-2i-2j7m-3o-4p-3;lazy=f5l-4;lean . me=a-3g3;lean on=a-2g3;lean=b-2d-2g3;learn $=a2
learn=a4b-2d-2;learned . _=d2;learned _=a2;learned all=a-2d2;learned to=a2;learned=b-2d3l-2p-2;leave $=a-5e-2j4
leave . $=a-2j3;leave . _=a4;leave . alone=a2;leave it=a2;leave now=a-2j3;leave the=a2;leave you=e-2j2
leave=b-3d-3e-3j6p-2;leaving $=a-4b-2j6k-3;leaving=a2b-3j2k-4;left $=a9b-2c-2d-7f-2j-4m-2o-3p-2;left . $=a-5d6
left _=a-6d6;left eye=a2;left one=a2d-2;left |=a2;left=a4b-5c-3d3f-3g-2i-2j-5k-2l-2m-3n-2o-3p-3;let . $=a2d-2
let . _=a6d-2p-3;let . get=a-3d-2g-2j-2p4;let . give=g2;let . go=a4d-2j-3;let . hear=c2;let . hold=a-4g4
let . in=k-3p-2;let . me=a-4d4;let . not=a2;let . pass=a3d-3;let . say=d2;let . see=a4p-2;let . talk=a2
let . think=a-4b-2d-3k4;let go=a2d-2;let him=a3;let it=a5;let me=b-5g3h-2k3p-4;let us=b-3c-2d2e-2f-2g-5j3k-2n-2p2
let=a2b-8c-3e-2f-4g2h-3i-3j2k2l-3m-3n-3o-2;level $=a-2d4;level . $=a-3b-2d5f-2m-2;level completed=d2
level up=a-3b-2d4f-2m-2;level=a-4c-2d7f-3g-2j-2m-2o-2;liar $=b-2f3l-3;liar=b-2f3l-3;light $=a5b-2d-2n-2
light . $=a4b-2;light . lamp=a3;light it=a4;light the=a3;light=a9b-4c-3d-5f-2g-2k-2n-2p-2;lights . $=a3
lights . lamp=a-3d3;lights it=a3;lights the=a-2d2;lights=d2;like $=a5c-3f-2l-2
like . $=a-2b-2c-2d-3e-3f-5g-2h-2i-2j-3k-2m-2n-2o-2p6;like . _=a2b-4d-2l4p-6;like . do=b-4l3;like . happen=a2b-2
like . hear=a-2b2;like . to=a-3b3;like _=d-2f-2l-4p3;like a=a7f-2p-6;like bananas=p3;like best=a2;like football=a-2p3
like him=a2;like me=a-3b3;like minecraft=p2;like the=a4p-2;like this=a2b-2;like to=a5b-4p-3;like you=a-2e-2f-4l5p-4
like your=a-5l5p-2;like |=a2;like=a3b-3c-6d-6e-5f-3g-4h-3i-3j-4k-4l4m-3n-2o-2p4;likes . $=a-4f5g-2l-2
likes you=a-4f5g-2l-2;likes=a-4f5g-2l-2;list . again=a-2c2;list . options=b3d-2;list my=b3d-2;list them=a-2c2
list=a-2b3c2d-2g-2h-2;listen $=b3;listen to=a-3b-2l4p-2;listen=a-3b2f-2l3p-2;listening $=a5b-2d-2j-2o-2
listening |=a-2c2;listening=a4b-3d-2j-2o-2;listens $=a3b-2;listens . you=a2;listens=a4b-2;lit=a2;little . $=b3
little . |=a-2;little _=a3b-2;little help=a-4b4;little=b2d-2g-2p-2;live $=b-3e3;live . $=a2;live here=a3;live=b-3e3
lizard $=a-2d-2f4;lizard . $=a-4d-2f5m-2n-2;lizard _=a-4d-2f5m-2n-2;lizard=a-5b-2c-2d-4f7g-2i-2j-2k-2l-3m-3n-2o-2
load . $=d3;load game=d3;load=a-2d3;look $=a-5b-3c-2d-2f-6i-2l8m-4;look . $=a3f-2;look . and=a2;look . it=a2
look . the=a2;look . tonight=l2;look . what=a2p-2;look _=a4l-4;look at=a4p-2;look lovely=a-2l2;look splendid=a-2l3
look up=a2;look wonderful=l2;look=b-5c-3d-4e-2f-7g-3i-3k-2l7m-4p-4;looking . $=a2;looking at=a3;looking for=a2
looking=a5b-2c-2;looks=a2;loot $=d2;loot . $=a-2b-3c-3d5o-2;loot please=a-2b-3c-3d5o-2;loot=a-2b-4c-3d5o-2
lose $=a6b-4c-3;lose . $=a2;lose=a7b-5c-3e-2;loser $=a-4b-3c-3d-2f7j-2l-2m-3o-3p-3;loser=a-4b-3c-3d-2f7j-2l-2m-3o-3p-3
losing . you=a2;losing=a2;loss $=a-2g3h-3;loss . words=a-2b2;loss for=a-2b2;loss=a-3b3g2h-3
lost $=c-6f4i-2j-3k-3o-3p-3;lost . $=b5c-2d-4e-2f-3g-2i-2j-2l-2p-2;lost . _=a-3b4c-4d-3;lost . |=c2;lost _=a-3b3
lost me=a-4b3c2d-2;lost my=a4b-3p-2;lost the=a-5b5c-3;lost you=a-4b-3c4e-2
lost=a-3b5c2d-4e-5f3g-5h-3i-4j-5k-4l-5m-2o-3p-2;louder $=a-4c6d-2f-3j-2m-3o-3p-2;louder . $=b-2c3;louder please=b-2c3
louder=a-3b-4c7d-3f-3g-2h-2j-2k-2m-3n-2o-4p-3;love . $=l-2p4;love . _=l3p-4;love pizza=p2;love sushi=l-2p3
love the=a4l-2p-2;love your=a-4e-2l5p-3;love=b-3c-2d-3e-3h-2j-2k-2l4o-2p2;lovely $=f-3l3;lovely . $=a-3l4
lovely _=a-2l3;lovely=a-2b-2f-4l5p-2;lunch $=a-2b-2p3;lunch=a-2b-2p3;machine $=a3b-2c-2d-3f3;machine . $=a4b-2
machine=a4b-4c-3d-4f3l2p-2;machines $=a2;machines=a4d-2;made $=f-2l2;made . $=a5b-2f-2l-2;made . _=a3p-2;made it=a4
made of=a3;made you=a4c-4;made=a8b-4c-4f-4p-3;magnificent _=a-2l3;magnificent=a-3f-4l5;make . $=a3b-2
make . _=a2b-5e-2f-2m4p-3;make . listen=a-3b4;make . say=a-2b3;make . sick=a-2d-2e-3f3;make it=a5
make me=a-5b-4d-2e4f3g-2;make you=b2c-2e-2f-3;make=c-4d-4e2g-4i-2j-2k-3l-3m3p-5;makes . _=a-3p3;makes you=a2b-2
makes=b-2m-2p3;man $=a2b-3d-2g-3k3p-3;man=a3b-3d-2g-3k3p-3;manner $=a5b-5;manner=a6b-4c-3d-2
manners $=a-2b-2c-2d-3g-2h4;manners=a-2b-2c-2d-3g-2h4;many . $=a2b-2d-2f-2i3l-2;many . are=a5b-3;many . did=a-2c2
many . i=a-3b4;many . were=a2;many _=c2;many can=b2;many people=a2;many questions=a3b-3;many thanks=i3
many=a2b-2c3d-2f-2g-2i3j-2k-2l-3m-3n-2;mark . as=d2;mark . right=a-4d4o-2;mark all=a-2d2;mark it=a-4d4o-2
mark=a-5d5o-3;marks $=d2;marks=a3;marvellous=f-4l4;mate $=a-2b-2d-3f-2i4o-2;mate . $=a2c-2;mate say=a2c-2
mate=a2b-3c-3d-4f-2g-2i4o-2;max $=d2;max . $=d2;max score=d2;max=a-2d3;maxed $=a-3d5j-2;maxed=a-3d5j-2
maximum . $=a-2b-2d3;maximum=a-2b-2d3;may . $=a-2d2;may . _=a2;may . ask=a3c-2;may i=a3b-2c-2;may=a3b-2c-3
maybe $=a-5b-2c-3d-3f-3h-2i-2j-2k7m-3n-2o-4p-3;maybe=a-2b-2c-3d-3f-4h-2i-2j-3k7l-2m-4n-2o-4p-4
me $=b2c-3d-3f-10g-4h3j-4k3l-4m-4n3o-5p-11;me . $=a-7b4d5g-6h-4i-3j-3l-3m-3n-4o-3p-3;me . _=a-2b2d-5e-3g-3i-2k-3p4
me . a=a4b-3;me . answer=a-3b4d-3;me . ask=a-4b4;me . clue=b3k-3;me . do=a-4b4;me . example=b2d-2;me . here=a2b-2
me . i=a-2b3;me . is=b2;me . key=a4d-4;me . reward=a-2b-2d3;me . story=a2;me . that=d-2h3;me . the=a-2b-2c4p-4
me . this=b-2e2;me . to=a-3b4c-2;me . what=a2p-2;me . would=a5b-6;me . you=b-5c-3e2f-2g4k-2l-2p-3;me . your=a-3p4
me . |=a3b-3;me _=a2b-2c-2;me a=a-7b3d-6e-3f-2k3p5;me about=a5b-7c-5d-2e-2k-4;me admin=d2;me again=a-4b-2c4p-2
me ai=d2;me an=b4d-3;me angry=a-3e3;me answer=b2;me anything=a2;me api=d2;me backend=d2;me bot=d2;me chatbot=d2
me decide=b2;me for=b-4c-2d-2h3p2;me full=d2;me give=g2;me hear=c2;me how=a-6b6d-3;me hp=d2;me html=d2;me in=k-3p-2
me json=d2;me loot=d2;me npc=d2;me of=a-3c3;me one=a2;me or=a2;me please=a-4b4;me points=d2;me sick=a-2d-2e-3f3
me started=a-2b3d-2;me the=a4c-5d-2p-4;me think=a-4b-2d-3k4;me through=a-3b3d2;me to=b2;me too=a3b-2;me variable=d2
me what=d-2e-2p-5;me where=a3b-3;me who=b-3c3p-2;me why=a4b-2;me with=a2;me xml=d2;me xp=d2;me your=a5b-2d-4e-2
me |=a6b-4d-3e2g-4p-3;me=a-2b3e2f-8g-4h2i-4j-10k3l-11m-9o-9;mean $=a2c-3d-2f3l-4p-2;mean . $=a-3b3c-2h3;mean . _=h2
mean _=a2;mean anything=a2;mean it=a-2h2;mean to=a-2h2;mean you=f2;mean=a-2c-4d-3f4g-2h4k-2l-5p-2;means $=b-3d-2o4
means . $=a5b-2d-2;means _=a4;means=a5b-5d-4f-3o4p-2;meant to=a-4b3;meant=a-4b3;meet . $=a-4c-3d-2e-2g-2j3l-2m4
meet you=a-2l-2m4;meet=a-4c-3d-2e-2g-2j3l-2m4;melt . $=e2;melt you=a-3e4;melt=a-2e3;menu $=a-3d5j-2;menu . $=b3
menu help=b3;menu=a-4b2d4f-2j-2;met $=b-2d2f-2j-3l-2m5o-3;met . _=a3p-2;met=a-2b-2d2f-2j-3m5o-3p-3;might=a-3b4
mind $=b2c-2h-3j-2;mind . that=c2;mind=b4g-2h-3j-2l-2p-3;mine $=d-2k3l-2;mine=b-2g-2k3l-2
minecraft $=a-3b-2c-2d-2f-2j-2l-2m-3o-3p6;minecraft=a-3b-2c-2d-2f-2j-2l-2m-3o-3p6;miserable=f4l-4;miss $=a4b-4c-2
miss . $=c-2;miss=a2c-4f-2p-2;missed . $=a-2c4h-2;missed that=a-2c4h-2;missed the=a-5c6d-3;missed=a-3b-3c6d-3h-2l-2p-2
missing $=b2;missing . $=a3b-2p-2;missing=a3c-2p-3;mission . $=a-4b-2d6f-2m-2;mission _=a-4d5m-2;mission complete=d2
mission=a-4b3d5f-2m-2p-2;mode $=a-3d4f-2l-2;mode . $=a-2d3;mode on=a-2d3;mode=a-3b-2d5f-2l-2;model=a-6b-4d6f-2l-3m-2
moment $=b-2;moment . $=a-2d5;moment complete=d3;moment passed=d2;moment=a2b-4d2;monster $=f2g-2l-3
monster=d-2f2g-2l-3;more $=b-3c4d-2g-3;more . $=a-5b3c3g-2k-2n-2;more . _=a3;more . please=a-2c3;more _=a3
more ideas=a-3b4k-2n-2;more questions=a2;more slowly=c2;more time=a-4b-2c5;more |=a-3c2
more=a-2c7d-5f-4g-5h-2i-2j-3k-4l-3m-2n-4o-3p-3;morning $=a-4b-2c-3d-2f-2j-3m6o-3;morning . $=m2;morning _=m2
morning=a-5b-2c-3d-3f-2j-3l-2m7o-3;moron $=a-3b-2c-2d-2f7j-2l-2m-3o-3p-2;moron=a-3b-2c-2d-2f7j-2l-2m-3o-3p-2
most . $=a-2b3;most=c-2d-2i3l2;move $=b3;move=b3;moved $=a3d-2;moved=a4d-2;much $=a5b-3k-2n-3
much . $=a-6b-2d-3f-2i6j-2l-2m-2n-2;much . do=a3b-3;much . i=a-4b4;much _=a-5b-2d-2f-2i6l-2m-2n-2p-2;much do=a-2b3
much is=a2b-2;much time=a2;much=b-2c-3d-4f-4g-3h-2i6j-3k-4m-3n-4o-2;mum $=a3e-2;mum . what=a-2b2;mum |=a-2b2
mum=a2e-2p2;must . $=a-4c-2d2j3;must . _=a4p-2;must . been=f-2g2i-2l-2;must . the=a-4f2;must be=a-5b-2d-2f2g2j2l2
must go=a-2b-2d-2j3;must have=a2f-2g2i-2l-3;must i=b2;must say=b2;must you=a2;must=a-3c-4e-3g3h-2i-3j3k-2p-4
my . $=a-2c-3d-2e-4f-6g5h6i-4k-5m-2n-4o-5p-6;my . _=a2b-3d-5g-2m-3;my . are=a3p-5;my . automatically=d2
my . broke=a-3d-2p4;my . gave=p2;my . has=a-3p3;my . here=a-3b4j-2;my . in=a4b-4;my . is=b-4d2g-6h-2m2;my . name=a2
my . on=a-2p3;my . s=a-5b3g-2p2;my . time=a-2b2;my . trial=a3b-3;my . was=a4p-4;my _=b-5c-4d-2e-3f-4g4h-11i-3k-2m-2n-2
my answer=d2;my apologies=a-2b-2d-3g-3h4;my attack=d2;my bad=a-3b-2d-3g-3h5;my choices=c3;my first=p-2
my hand=a-2b-2d-2g4p-3;my hands=a4b-2p-2;my manners=a-3b-2c-2d-2g-2h4;my mind=b3d-5g-2h-3j-2p-3
my name=a4b-3d-3g-2h-2m2p-3;my options=a-2b4d-2h-2;my phone=a-2b-2d-2p3;my rank=a-3b-2d4p-2;my rudeness=a-2h2
my score=a-2b-4d5p-2;my teacher=p2;my team=a-3b-2d2p2;my turn=a-4b4;my=a-2c-3e-6f-8g3h5i-6k-6l-3m-2n-5o-6
name $=a8b-4d-3e-2g-2h-2p-2;name . $=c2p-2;name . _=m3p-4;name again=a-3c3;name is=d-2m2p-4
name=a7b-5c2d-5e-2f-2g-3h-2j-2l-2m2p-6;names $=a4c-2d-2;names=a4b-2d-2;narrator . _=a-3d4;narrator . the=a-2d2
narrator says=a-2d3;narrator |=a-4d5g-2;narrator=a-5d6g-2m-2;need $=a3b-3;need . $=b4k-2;need . _=b-3p3
need . help=a5b-5;need . hint=a-2b2;need . say=a-2b3;need . tell=a3b-2k-2;need . think=a-3b-4k4;need . |=b2c-2
need any=a4b-4;need help=a-4b4;need some=a-2b4p-2;need something=a3b-2;need to=a-4b2k4;need your=a5b-5
need=a3c-4d-5e-4f-3g-4h-2i-2j-3k3l-3n-2;needs . $=a-3p4;needs _=a-2p4;needs=a-2p4;netflix $=a-3b-2c-2d-2f-2j-2m-3o-3p5
netflix=a-4b-2c-2d-2f-2j-3m-3o-3p6;never $=a4o-2;never . $=a5b-2d-2f-2;never . _=a2;never . a=a2;never . anyone=a-2l2
never . of=a-3k3;never . to=a4d-2;never _=a2;never ever=a3;never heard=a-3k3;never learned=a2;never look=a2
never mind=a3;never=a8b-3c-3d-6e-3f-4g-3h-2i-2j-3k2m-3o-3p-5;new . $=a-2b-3d3l-2p4;new _=a-3p4;new game=a-3d4
new keeper=a4;new=c-2e-2f-2g-2h-2j-2k-2l-3p5;next $=b3c-2g-2p-2;next . $=a-8b3c-2d3g-2j3m-2o-2;next . please=b-3d3
next . you=a3e-2;next level=b-2d3;next question=d2;next scene=b-2d3;next step=a-5b5d-3;next time=a-4b-2d-2e2j3
next to=a3e-2;next=a-2b3c-5d3f-3g-5h-2i-2j2k-3l-3m-3n-3o-2p-4;nice $=e2f-2
nice . $=b-4c-2d-4f-3g-2h-2i-3k-3l6m-5n-2o-3p-4;nice . _=a2;nice . meet=l-2m2;nice . you=a-4l3;nice . |=a2
nice _=a-5d-2j-2l6m-3;nice hat=l3;nice to=l-2m2;nice work=a4b-3d-2j-3m-2o-2;nice=a-2b-7c-4d-6f-4g-4h-2k-3l7n-3o-3p-5
night $=a2b-3c-4d-3e-2j4l-2m-4p3;night . $=d-2j3m-2;night _=a3;night then=a-3j3
night=a3b-4c-5d-4e-2f-2g-2j5k-2l-3m-5o-2p3;nitwit $=a-2f4l-2;nitwit=a-2f4l-2;no $=b-4c-2d-4f-2g-3j-2k-6m-2n7o-3p-2
no . $=c-3d-6e-3f-6h-2i-4j-4k4l-4m-4n3o-4p-4;no . at=a5b-2n-3;no . do=a-2n3;no . for=a4b-2;no . how=a3b-3
no . ideas=a-3b4k-2n-2;no . no=a-4k-2n4;no . really=a-3k-2n3;no . sorry=a-2b-2k3n-2;no . to=a4b-2g-2k-2
no . tonight=a2;no . what=b2k-3;no . you=b-2g-2i-4n3;no . |=b-2h-2k2;no _=a3b-4d-2g3k-7n-3p-2;no chance=a-3k-2n3
no change=a4k-2n-3;no clue=a-4b-5g-2k6n-5;no i=a-5b-2k-3n5;no idea=g-2h-2k6n-4;no light=a2n-2;no more=a-2b4k-2n-2
no need=a4b-2k-2;no no=a-7g-2k-3n6;no not=a-3n3;no one=a-2b-3g3;no thank=b-2g-2i-4n3;no thanks=a-2i-2k-2n3
no understand=a-5b5k-3n-3;no use=a2;no way=a-5b-2k-2n4;no |=a5c-2g-3n-2;no=a4b-3c-8d-11e-6f-9h-7i-7j-7k2l-7m-7n8o-7p-8
nobody $=a6f-3o-2;nobody . $=a2;nobody . _=a3;nobody . angry=a4g-4;nobody . me=a3;nobody . the=a2;nobody . to=a2
nobody . you=d-2g4l-5m-2;nobody _=a5f-4;nobody blames=a-5f-4g5l-2;nobody cares=a-3f4;nobody else=a2;nobody is=a3g-5l2
nobody knows=a2;nobody likes=a-4f5g-2l-2;nobody s=a4;nobody told=a2;nobody=a6b-7c-4d-6e-4h-2i-3j-4k-3m-4n-2o-4p-5
nodded . $=a3;nodded off=a3;nodded=a3;nods . lights=a-3d3;nods . she=a2;nods _=a2;nods and=a-3d3;nods=a-2d3
noob $=a-3b-2c-2d-2f6j-2m-3o-3p-3;noob=a-3b-2c-2d-2f6j-2m-3o-3p-3;nope $=a-3b-2c-2d-2f-3h-2j-2m-3n6o-4p-3
nope . that=a-2c-2n3;nope not=a-2c-2n3;nope=a-5b-3c-4d-3f-3g-2h-2i-2j-2k-3m-3n8o-4p-3
not $=a-5b-7c-5d-4e-4f-5g-5h-4j-3k-8m-2n9;not . $=a2b-5e-7f-10h-8i-3j-4k6l-4m-4o-8p-3
not . _=a3b-3c3e-3f-4g-4k-4n-2p-2;not . a=a4b-2;not . about=b-2g2;not . afraid=a-4g4;not . all=b-2n3;not . an=a-2f2g-2
not . any=a7b-6g-2k-2;not . anyone=a2;not . anything=b-4k2;not . at=a3b-2;not . clue=a-3k3;not . faintest=b-2k2
not . fault=a-3g3;not . hear=c2;not . him=b-2f2;not . how=a3k-8;not . i=b-3e2h-2;not . in=a-2g3
not . it=a-2b4c-2e-2g-3h2k-4;not . know=g-4;not . me=a-2b-4e5g-2k-2;not . my=a3b-2;not . of=a-3b4k-3;not . said=c-2h3
not . so=a-4b-3e2k-2n3o-2;not . that=b-2g-2k-2;not . the=a-2c3;not . this=a-2b4;not . to=a4b-8g-4h2k-3;not . up=a2g-2
not . what=a-2b3e-2g-2k-4;not . where=b2;not . who=a-2b4k-4;not . why=a3b-2;not . work=a-3b3
not . you=b-7c3e-7h-2k2l-2n-5;not . your=a5b-2g-2;not . |=b2d-4k-2;not _=a4c-5d3e-2f4g-6k-10n-11p-2;not a=a2f-4g-3k3
not about=a3;not afraid=a4g-2k-2;not alone=a-5g5;not ask=a2c-2;not at=a-3n3;not be=a-5b-3f5k-4n-2;not believe=a3b-2
not bet=a3n-2;not blame=a-3g3;not care=a4b-4g-2k2n-2;not catch=a-3c3;not come=a3;not cry=a-5b-2g5k-2;not do=a3g-2
not even=a3b-3;not fall=a2;not feel=a3b-2;not for=a2;not get=a-4b4c2;not give=a3b-3g-2;not go=a5b-2g-2;not going=a4b-2
not good=a2;not got=a3b-2;not have=a5b-2c-3e-3g-4h2k-3;not hear=a-7b-3c8f-2g-2k-4n-2;not here=a2;not it=a-3b4g-2
not know=a-2b2e-4g-5h-2k5n-3;not leaving=a3k-3;not like=a2b-2;not make=a-3e4f-2g-2;not me=a-3b-4c-3d-2g-3k-8n7
not mean=a-2b-3c-2h4;not need=a6b-5k-2;not play=a5b-3k-2n-3;not quite=a-2c2;not really=g-2n3;not remember=a-4b-2k4n-2
not run=a2;not say=a4b-3c-5e-2g-2h-2k3n-2;not see=a-2b4;not sure=a-5b3c-2k5n-3o-4;not talk=a-2e2;not tell=b-5g-2k3n-2
not that=c-2g-3n3;not the=b-3c-2k2;not think=f-4k-5n3o-2;not this=a-2b2;not tonight=a4k-2n-2;not understand=a-2b2
not wait=a5k-2;not want=b-5e2;not worry=a-3b-2g5k-4n-2;not you=a7c-2g-4;not your=a-2b-2g3;not yours=a2
not=b-2d-9e-2f-2i-9j-12k2l-12m-9n8o-4p-15;nothing $=a7c-2d-3e-2f-5g-3j-3k-3l-2m-2o-4p-2;nothing . $=a2b2d-3
nothing . be=a-4g4;nothing . burning=a3;nothing . to=a-3b3;nothing . |=a2;nothing _=a4b-3;nothing but=a-4f4
nothing comes=a-3b3;nothing i=b2;nothing is=a-2b3;nothing to=b-5g3;nothing works=a-3b3
nothing=a4b3c-4d-7e-4h-4i-3j-5l-5m-4n-3o-6p-5;now $=a2b2c-4d-2e-3f-4h-2i-2j3k-2l-4m-2o-2p-5;now . $=a-4b4c-3
now . me=a-3d4;now . the=a3d-3;now what=a-5b5c-3;now |=a2;now=b3c-7e-4f-5h-3i-2j3k-3l-5m-3n-2o-3p-6;npc $=a-3b-2d4
npc=a-3b-2d3f-2;nudge=a-3b4d-2;obey . _=a-3d-2e4f-3;obey . developer=d2;obey or=a-3d-2e4f-3;obey the=a-2d3
obey=a-4d2e4f-3l-2p-2;objective . $=d2;objective complete=d2;objective=a-4b3d2;objectives . $=a-2d3
objectives done=a-2d3;objectives=a-2d3;of $=a-3b-3g4;of . $=b-4c-7d-2e-3f2g-6h-3m-4n-5o3;of . _=c2d-6f3j-2l-3p-8
of . a=a2;of . game=a-5b3d4p-2;of . is=a3d-3p-2;of . night=a2;of . not=o-4;of . to=a-2b2;of . with=a-2d2
of . would=a-4b4;of . you=a3;of . |=a2;of _=a2b-5c-3d-2f3i-2j-3l-3;of a=a-3b-2f4l-2;of anything=a-3b4k-3;of being=a4
of course=b-2c-2d-3f-3g-2k-2o4;of felt=a2;of here=b-3j3;of ideas=a-2b3j-2;of idiots=a-3d-2f4;of it=b-4d-2f-2k3
of listening=a3o-2;of me=a-2b3;of scene=a-2d3;of the=c2d-2p-7;of them=b2f-2o-2;of thing=a-2b2;of things=b2p-2
of this=b-3d2;of us=a2;of you=b-3d-2f-3g-2i2;of your=a3;of yours=a-2b-2l3;of=d-2e-5f3h-4j-3m-6p-4
off $=a2c-3d-4f-3g-2h-2i-2j4k-3l-2p-2;off . _=a2;off the=a2;off=a3c-3d-5f-3g-2h-2i-2j4k-3l-2p-2
ok $=a-3b-3c-2d-2f-2m-2o5p-2;ok . $=b-2d-2o4;ok . what=a-2b3;ok now=b3;ok sure=o2;ok yeah=o2
ok=a-3c-3d-4f-3h-2j-2k-2l-2m-3n-2o6p-3;okay $=a-5b-3c-2d-2e-3f-3g6m-3o3p-3;okay . $=a-2b-2d-2j-2o4
okay then=a-2b-2d-2j-2o4;okay=a-4c-3d-4e-3f-3g5i-2j-3k-4l-2m-3o5p-3;old $=a2
old . $=a-2b-4c-2d-5e-2f6g-3i-2j-2l-3m2p-2;old . you=a3m-2;old _=a5b-2;old are=a3m-2;old fool=f2
old=b-3c-2d-5e-2f6g-3i-2j-2l-4p-3;on $=a2b4c-3d-2f-2g-2j-4k-3n-2p-4;on . $=b-5c-2d-3g3l-3p4
on . _=a5b-2c-2d-4f-2g-4p-3;on . of=a3p-2;on . the=b-2d2;on . way=a2p-2;on . |=a3;on _=b-3d-2g-2p4;on a=a2p-2
on earth=a-2b3;on it=a3b-2;on me=a-3g3;on that=a4p-3;on the=c-2d-3l3;on them=a2;on to=d2;on you=a3;on your=a6g-3l-3
on |=a-4c3;on=c-2d-4e-3f-5h-3i-3j-5m-3n-3p3;once $=a5c-3d-2;once . $=a-2b-2c4d-2;once . |=a-3c2;once _=a2
once more=a-3b-3c5d-2;once |=d2;once=a3b-5c4d-2f-2g-3h-2l-2m-2o-2p-6;one $=c-2d-3e-2f-4g-2i4l-4m3p-2
one . $=a2d-3g-2i-2j-2l3m-4;one . _=b3d-3g-3l-2m-3p-2;one . best=a3b-3;one . better=a-3b4;one . i=a3b-3;one . is=a3
one . kill=a-2d3;one . percent=a-2d2;one . the=b2;one . thing=a2;one . time=a-4b-2c5;one . word=a-2e2;one . you=a2
one . |=b2c-2d-2;one _=a10b-3c-2d-4p-2;one again=a-2c2;one do=a-3b3;one hit=a-2d3;one hundred=a-2d2;one is=b-3g4
one more=a-4b-3c4e2;one of=a2;one s=a-4b5;one should=a3b-3;one step=a2;one thing=a4g-2;one with=a3b-3;one would=a-2b2
one=a2b2d-3f-7h-3i2k-5m-2n-3o-3p-9;ones=a2;oops $=a-4b-2c-3d-2f-3h6i-2j-2m-3o-4p-3;oops . bad=h2;oops my=h2
oops=a-4b-3c-3d-3f-3h7i-2j-3k-2m-3n-2o-4p-4;open $=a2e-2;open . $=d3e-2m-2;open . _=a2;open . command=a-2d3
open . door=b-2;open _=a-2d3;open door=a-3d4;open the=b-2;open up=a2b-2d-5e3f-2m-2
open=b-3c-3d3e3f-5g-4i-2j-2k-2l-3m-3p-3;opened=d2;opens . door=a-3d3;opens the=a-3d3;opens=a-3d4;opinion . which=a-2b2
opinion |=a-2b2;opinion=a-3b3;opponent has=a-3d3;opponent=a-3d3;options $=a-2b4d-2h-2;options=a-2b4d-2h-2
or . $=a-2b-4c-2d-5e4f3g-2k-2l-2m-2o-2p-3;or . _=a-2b2;or . break=a-2e2;or . will=a-3e3;or _=a-3d-2e4f-3
or else=a-3b-2e3;or i=a-5b-3d-2e7f-3g-2l-3;or the=a-2b2;or=a-6b-2c-3d-6e9f2g-4h-2i-3j-2k-2l-4m-3n-2o-2p-4
order $=a3b-2d-3p-2;order . $=a-4c2d-2p4;order again=a-2c2;order=a-2b-4c2p5;orders $=a3b-2;orders=a4b-2
out $=a-2b2d-7e-2f-4g-3h-3i-2j6k-3m-2n-2o-2p-2;out . $=a5b-3m-2;out . _=a7b-3j-2;out . here=b-3j3;out . i=a-3d3
out . ideas=a-2b3j-2;out . it=a3b-3;out . the=a3;out here=a2;out of=b2d-2f-2p-2;out there=a4b-4m-2
out=a2d-6e-2f-6g-5h-4i-3j6k-5l-3m-4n-3o-3p-5;over $=b-2c-2d2g3o-2;over . $=e2g-2;over . _=c2;over _=a3
over the=a-3c2d2;over there=a-2e2;over with=a2;over |=a3d-3;over=a-2b-4d2e2f-2g2m-2o-2p-4;override $=d2;override=d3
pardon $=a-5b-3c7d-2f-2h-3j-2k-2m-3o-3p-3;pardon . manners=h3;pardon . |=a2;pardon me=a2;pardon my=h3
pardon=a-4b-2c7d-3f-3g-3h2j-2k-2m-3o-4p-3;part $=c2;part . $=a-3b3;part=b-3;pass $=b-2d4h-2j-2k-2n-2o-3;pass . _=a3d-4
pass . questions=a-2d2;pass . the=a4d-4;pass all=a-3d4;pass the=a2;pass to=a2;pass=b-3c-2d4h-2j-3k-2n-2o-4p-3
passed $=a-4b-2c-2d7h-2j-2k-2n-2o-3;passed the=a-2d2;passed=a-5b-3c-2d9f-2g-2h-2j-2k-2n-2o-3;past . $=a-3b3;past=a-3b3
pathetic $=d-2f4l-4;pathetic=d-2f4l-4;pay . it=a2;pay . this=a-4e4g-2;pay for=a-3e3g-2;pay you=a4e-2;pay=e3g-2p-2
people $=a4b-2p-2;people . here=b2;people are=a3;people say=a-2b2;people=a3b2c-2d-3p-3;percent $=a-2d2;percent=a-2d2
perfect $=a3f-3l2;perfect . $=a-2d2;perfect=d3f-4l3;perfectly _=a3p-2;perfectly=a3p-2;person $=a3b-2m-3
person=b-3d-2f4m-3;persuade=b4d-4;persuasion $=d2;persuasion=a-2d4p-3;phone $=a-2p2;phone=a-3b-2d-2p4;pick $=a-4b4
pick . one=a3b-2;pick the=a4b-3;pick=a-3b5c-2;piece . _=a-2d-2f4p-2;piece of=a-2d-2f4p-2;piece=b-2d-4f4p-2
pig $=a-2f3l-2;pig=a-2f3l-2;pizza $=a-4b-2c-2d-2f-2j-2l-2m-2o-2p7;pizza . $=a-2b-3c-3d-2o-2p5
pizza please=a-2b-3c-3d-2o-2p5;pizza=a-5b-5c-5d-4f-2g-2h-2j-3k-2l-2m-2n-2o-4p9;place $=a3e-2g-2;place . $=a-2e2
place=a2d-2g-2l2;plan $=a-2b2;plan . $=a3c-5p-2;plan=b2c-5p-2;play $=a4f-2g-2k-2m-2n-4p-3;play . $=b2d-2f-2j-2k-2
play . _=a-4b-3c-2p6;play _=a2;play some=a-6b-2p6;play the=p2;play with=a4p-4;play=d-4e-2f-4g-3h-2i-2j-3k-4l-2m-4n-4p6
played $=a4l-3m-3o-3;played=a4l-3m-3o-3;player . $=d2;player . the=a-3d3;player=a-5d6
please $=a-4b6c4d-3e-3f-7g-4h-8i-4j-7k-6l-5m-6n-6o-2p3;please . $=a2c-3;please . i=a2c-2;please . it=a2
please . me=a3b-5c-3h3;please . slowly=a-4c4;please . you=a2c-2;please _=a-3b4c-2;please forgive=a-4b-2c-2h4
please help=a5b-5;please say=a-4c4;please you=a6b-6c-2;please |=a4c-4d2;please=b2c5d-3e-4f-8g-3i-5j-8k-7l-6m-7n-6o-2p2
pleasure to=a-5m5;pleasure=a-3d-2f-2m5;plus . $=a-4b-4c-2d4p3;plus _=a-3d3;plus ten=a-2d4;plus=a-4b-4c-2d4p3
point $=a2d-3;point . _=a-2b2c-2;point . in=a-2b2;point at=a3f-2;point me=a-3b4c-2d-2;point=a2b3c-3d-4f-2p-2
points $=a-3b-3d5;points . me=a-2d3;points for=a-2b-2d3;points=a-5b-4d7h-2j-2;pompous . $=a-2f3l-2;pompous _=a-2f3l-2
pompous=a-3f5l-4;poor . $=a2b-2c-2d-3f-6g5i-2j-2k-2l-3m-2n-2o-3;poor _=a4g-3;poor dear=a-2d-2f-2g4;poor man=a3g-3
poor thing=d-2f-5g4o-3;poor=a3b-2c-3d-4f-6g5i-2j-2k-2l-3m-2n-2o-3;precisely=a-2b2;pretend i=a-2b-2d3;pretend=a-3b-2d4
pretty $=f-3l3;pretty=f-3l3;previous . $=d2;previous instructions=d2;previous=d2;proceed $=a-3b3;proceed=a-3b3
prompt $=a-2b-2d4;prompt=a-5b-4c-3d7;punch . $=e2;punch you=e2;punch=e2;quest . $=d2;quest complete=d2
quest=a-3b2d2p-2;question $=a-6b-3c6d-3;question . $=c2;question again=c2;question please=d2;question=a-6b-3c7p-2
questions $=c-2d2;questions . i=a2;questions=a3b-2c-3d2;quick $=a2;quick . $=a2;quick hands=a2;quick=a5d-4p-2
quickly=a-3c3;quit $=a-3b-3d-2h-3j6k-3n-2o-4;quit . $=d3;quit game=d3;quit=a-4b-3h-3j6k-3n-3o-5;quite hear=c2
quite=a-2c2;raise . rank=d3;raise my=d3;raise=a-2d3;ran=b2;rank $=d3;rank=a-3b-2d4p-2;rat $=a-2f4l-2;rat=a-2f4l-2
rather . $=b-2j2;rather not=a2b-2j-2k-2;rather=b-4c-2e-2j2k-2p2;really $=a3b-5d-2g-2k-7n3;really . $=k4n-2
really . _=a3b-2;really . not=a-3b-2k3;really . that=a2c-4i3;really _=a3c-3;really a=a2;really is=a2
really know=a-4b2k2;really=c-6d-4e-2f-2g-3h-3i2j-2l-2n3o-2p-3;reckon=a-4b4;recommend . do=a-4b4;recommend i=a-4b4
regret . $=a-3e4f-2g-2l-2;regret this=a-2e2;regret=b-5c-2d-3e4f-2g-2h3l-2;remember $=a-4b-2k4n-2;remember _=a2
remember=b-4c-2f-2k4n-2;remind . of=a-3c3;remind . what=a-3c3;remind me=a-2b-3c5d-2k-2p-3;remind=a-2b-3c5d-2k-2p-3
repeat $=a-4b-2c6d-2f-3m-2o-2;repeat . $=b-2c3;repeat . _=a-2c3;repeat . me=a3c-3;repeat . order=a-2c3
repeat after=a3c-3;repeat please=c2;repeat that=c2;repeat the=a-4c5d-3p-2
repeat=a-6b-5c10d-5e-2f-4g-3h-2i-2j-2k-2l-3m-3o-3p-4;require . $=b3;require assistance=b3;require=b3
restart $=a-3b-2c-2d6f-3j-2m-3o-4p-3;restart=a-3b-2c-3d6f-3j-2m-3o-4p-3;return . $=a3b-2d3g-2k-2o-3;return it=a5d-3g-2
return true=a-3d4o-2;return=a2b-2d3g-2k-2o-3;reveal=a-3d4;reward $=a-2d3;reward=b-2d4;ridiculous=f5l-5
right $=a2c-4e-2f-5g-2h-3i-3j-4k-3l-4m-4n-3o4p-4;right . $=a-2b3g-2p-2;right . be=a-3g3;right . you=a3d-3
right _=a-2b4d-3p-2;right answer=b-3d2;right direction=a-2b2;right now=a4b-4;right one=a-3b3;right to=a-2g3
right |=a3d-2;right=a2c-6e-3f-6h-3i-4j-5k-4l-5m-5n-3o4p-7;roll . $=a-2d4m-2;roll . persuasion=d2;roll _=a-4d5m-2
roll for=d2;roll=a-3b-2c-2d6f-2j-2m-2p-3;rotten . $=a-2f2;rotten=a-3f4l-5;rude $=c-2h2;rude=a-2c-2h3;rudeness $=a-2h2
rudeness=a-2h2;rule . this=b2;rule=b2;rules $=a-6b5c-3d2f-2;rules . $=a2b-3;rules=a-4b3d2f-2p-2;run $=a6b-3d-3o-2
run . $=a2;run _=a2;run out=a-2b2;run=a7c-2d-4f-2g-2j-2k-2m-2o-3p-2;running $=a2;running=a3;runs . $=a2;runs=d3
rusty=f4l-4;s . $=a2b3d-2p-3;s . _=a-3b3p-3;s . to=b-2p2;s . you=a3;s _=a3d-2p-3;s a=a-3b3p-3
s=a2b4c-2d-5e-2f-3g-4h-2i-2k-2l-2m-2;sad $=a2b-3c-2d-2f-5g3l-2;sad . $=a2l-2;sad=a3b-3c-2d-3f-5g3l-3p-2
safe . $=d-3f-2g4;safe . us=a-2g3;safe=b-2d-4f-3g4l-2;said $=b-4c2d-3h3;said . $=a-4d2h3;said . would=a2
said what=a-2c3;said=b-5c2e-2f-2g-2h5k-2l-2;save . $=d3;save . quit=a-2d3;save and=a-2d3;save file=d2;save game=d2
save=a-2b-2d5;saved . $=a3f-2;saved . the=d2;saved you=a3f-2;saved |=a-2d3;saved=a3d3f-2;saw $=b-2c-2d-3l3;saw . $=a3
saw . _=a2;saw it=a2;saw the=a2;saw=a4b-3c-3d-4f-2l2p-2;say $=a-6c2e2f-2g-2h-2j-2k7l-2p-2;say . $=a2d-2e-3g-3h-2k-6
say . _=a-3b4c2d-2;say . again=a-2c3;say . am=a3h-2;say . are=a3;say . her=a-3b5;say . i=a4b-5d3;say . is=b-2c2
say . it=a2b-2;say . that=a-3b3c-2;say . the=b2;say . you=a4b-4;say . |=a2;say _=a-2b3;say about=a-2b4;say again=a-2c2
say here=a-4b4;say i=a3b-3d2e-2h-2k-3;say if=a5b-5;say it=a4b-4d-5g-2k-5;say no=a2b-2;say slowly=a-4c4;say so=a2c-2d-2
say something=a-3b3;say that=a4b-3c-3d2g-2k-2;say to=b2c-2;say what=a-3b-3c4d-2;say yes=a-3b2;say you=a3
say=c3f-5g-7h-7i-4j-4k4l-6m-6n-4o-3p-6;saying $=a-4b-2c4d-2l-2;saying=a-3c3d-2l-2;says . $=d3;says . are=a6d-6f-2p-2
says . the=a-2d2;says . you=a-3d3;says . |=a3d-2;says _=d2;says no=a3d-3;says that=a-4d4;says yes=a-4d4
says you=a4d-2f-3p-2;says |=a-6b-2d7;says=a-2b-4c-4d7f-4g-2i-2o-2p-3;scene $=a-3d5;scene . $=a-2b-2d4
scene . over=a2d-2;scene is=a2d-2;scene over=d3;scene please=b-2d3;scene=b-3c-2d6f-2g-2o-2p-2;score $=a-6b-4c-2d8
score=a-6b-4c-3d8g-2p-4;script you=a-2b-2d3;script=a-3b-2d4;second . $=a-2c2;second one=a-3c3;second=a-4b-5c2d-4k5
secret $=b3e-3;secret . please=a-2b-2c-2d3;secret ending=a-2b-2c-2d3;secret=b2c-2d3e-3p-2;see $=a8b-4d-2j-4k-2
see . $=b-4c-2d-2e-3f-4g-3i-2j5l-4;see . _=p2;see . is=b2;see . it=a3b-3;see . later=a-2j2;see . to=a-3b3
see . tomorrow=a-2f-2j3;see how=a-3b3;see me=b-2e3;see the=a-2b2p2;see through=a3b-3
see you=a-5b-2c-2d-2e-3f-5g-3i-2j7l-4p-2;see=a2b-2c-4d-5f-6g-5h-2i-3j6k-4l-6n-2o-2;seen . _=a4p-4;seen=d-2p2;sees=a2
selfish=f5l-4;send $=a-4b4;send=a-2b4e-2;senile=f5l-4;sent . $=a3d-2;sent me=a4b-2d-2;sent=a5b-3d-3;set . _=a4b-2
set . easy=a-3d3;set difficulty=a-3d3;set=b-3c-2d3p-2;settings $=a-3b-2d4f-2j-2;settings=a-3b-2d4f-2j-2;she $=a3
she . $=b-4c3d-3;she . _=a4d-2;she . been=a2;she . convinced=a-3d3;she . good=a4b-2;she . it=a3;she . not=a2
she . the=a-2d2;she . us=a-2d3;she . you=a5c-2d-3f-2;she . |=a2;she _=a-2d3;she a=a2;she ask=b-3c3;she asked=a3b-3
she asks=a3c-3;she is=a3b-2p-2;she knew=a2;she knows=a3;she let=a-3d3;she nods=a2;she says=a2d-2;she trusts=a4d-3f-2
she want=a2b2c-3;she wants=a-2b3;she=a4b-5c2d2e-2f-3g-3i-2k-2l-3m-3p-5;should . $=b2d2f-3k-2l-2p-2;should . _=a7b-5f-3
should . ask=a-2b4;should . call=a3b-2;should . choose=a-3b3;should . do=a-5b5;should . go=a-2b3
should . have=b-2c-2h3k-2;should . know=a-4b-3k4;should . pick=a-2b2;should . say=b2k-2;should . talk=a-6b5
should . the=a-5b2p3;should _=a6b-2f-3;should be=a3;should come=a2;should do=a-6b3p3;should have=a3
should i=c-3d-3e-2f-3h-2j-2k2l-2p-3;should know=k-2;should not=b-2c-2h3k-2;should we=a-2b3
should=b4c-6e-4f-7g-4i-3j-3l-5m-2n-2o-2;shout $=a2;shout at=a3;shout=a5p-3;shouted $=h2;shouted=h2;shouting=a-3h3
show $=a3b-3;show . how=a-5b5d-3;show . one=a2;show . the=a-3b-2c-2d5p-2;show . your=a3d-2;show me=c-3d2e-2k-2p-3
show the=d2;show them=a2;show=a3c-3d2e-2f-2g-2k-2p-3;shut $=a3d-2;shut . $=a-4b-2d-2f5g-2k-2o-2;shut . _=a-4f5l-2
shut . face=f2;shut it=a-2b-2f4k-2o-2;shut up=a-4f5;shut your=a-4f5l-2;shut=a-5b-4c-3d-5e-2f8g-3i-2k-2l-2m-3o-2p-2
sick $=a-2d-2e-3f3;sick=a-2d-2e-3f3;silly . fool=f2;silly old=f2;silly=a-2f5l-4;skip $=a-2c-2d5f-2j-2m-2o-2p-2
skip . $=a-3b-2d5f-2m-2;skip . _=a-3d3;skip _=a-2d4;skip the=a-3d3;skip this=d3;skip tutorial=d2
skip=a-6b-4c-3d9e-2f-3g-2h-2i-2j-3k-2l-2m-3n-2o-4p-3;slap . $=e2;slap you=e2;slap=e2;slower . $=a-2b-3c4d-2o-2
slower please=a-2b-3c4d-2o-2;slower=a-4b-3c5d-2o-2;slowly $=a4b-2c2d-5f-2j-2;slowly . $=a-3c3;slowly please=a-3c3
slowly |=a2;slowly=a4b-4c4d-5f-3g-3j-2k-2l-2p-2;smart $=f-3l3;smart=f-3l3;smartest=a-2f-2l2;smash . $=e2;smash you=e2
smash your=e2;smash=a-2e3;smell $=f2;smell . $=a-2f2;smell bad=a-2f2;smell=a-3f4l-2;smells $=a-4f4;smells=a-3d-2f4
snob $=a-2f4l-2;snob=a-2f4l-2;so $=a-3b-6c-2f-2g-2h-3j-4k-3l-3n2o5p-2;so . $=a-6c-4d-7g-3h2j4k-3l2m-4n-4o-5p-7
so . _=a2b3c-2i-2p-4;so . can=a2;so . for=a2h-2;so . i=a2;so . now=a-3b3;so . you=a-2d-2f3
so _=b-5c-2d-3f-5h-2i-6j6l-6m-2n-3p2;so bad=a2;so boring=f2l-2;so clever=f-3l3;so confused=b4f-2j-2o-2;so cool=f-2l2
so it=b-2d2p-2;so kind=f-2l2;so many=a3l-2;so nice=a-2e2f-2;so nobody=a2;so pretty=f-3l3;so smart=f-3l3
so sorry=a-3b-4g4h2l-2;so that=a2;so the=a2c-2p-2;so they=a3;so well=a-3l3;so what=a-2b3;so you=a2
so=a-4c-4d-5e-3h-2i2j2k-7l2m-5o4p-3;soccer $=a-2c-2d-2f-2j-2m-2o-3p5;soccer . _=a-3p4;soccer is=a-3p4
soccer=a-4b-2c-2d-2f-2j-2m-3o-3p7;solution $=a-3b3;solution=a-3b3d2;some . $=b3c-2d-4f-3g-2k-2l-2m-2p2
some _=a3b-5c-2d-4f-3l-2m-2p2;some help=a-4b4;some=b4c-2d-4f-3g-2k-2l-2m-2;somebody $=a3d-2;somebody . $=a3m-3
somebody . me=a-4b4;somebody . you=a3;somebody help=a-4b4;somebody s=a2b-2;somebody there=a3m-3
somebody=a6b2c-2d-4e-3f-2g-2l-2m-3p-3;someone $=a3b-2;someone . is=a2;someone . you=l-3;someone like=l-3
someone=a4g-2l-3p-2;something $=a-4b5c-2e-2;something . $=a4d-2f-2p-2;something . about=a3b-3;something . would=a2b-2
something _=a2b2p-2;something i=a-2b3;something to=a4b-3;something true=a2;something you=a2b-2
something=a4b4c-4d-5e-3g-3h-2i-2j-2k-3l-3m-2o-2p-4;sorry $=b-2d-5e2f-3g-9h6i-4j-6l-3m-4n-3o-5p-3;sorry . $=b-2c2
sorry . _=b-2f-3g-3h3;sorry . being=a-2h3;sorry . him=a2;sorry . shouted=h2;sorry . the=a2;sorry . what=a-3g3
sorry . your=a-4g5h-3;sorry about=a-4g3h2;sorry for=a2b-3c-2d-2e-5g2h2i-2p-2;sorry i=a-5c3e-2g-2h3j-2
sorry to=c-2f-2h3;sorry what=b-2c2;sorry |=c2;sorry=a-4b-3c3d-7f-7h9i-6j-8l-7m-5n-4o-6p-6
spaghetti $=a-2c-2f-2m-2o-3p5;spaghetti . _=a-4d-2p4;spaghetti with=a-4d-2p4;spaghetti=a-5b-2c-2d-3f-2j-2m-3o-3p7
speak $=a4b-4;speak . $=c2;speak . _=a-2b4;speak . please=a-2c2;speak . the=a3b-2;speak . |=a-3b-2c3g-2
speak louder=a-2c3;speak slowly=c2;speak to=a3d-2e-2j-2;speak up=a-3b-2c3g-2
speak=a2b-4c6d-5e-3f-3g-3h-2i-2j-3k-3l-2m-2o-2p-3;splendid $=a-2f-3l4;splendid=a-2f-3l5;stab . $=e2;stab you=e2
stab=e2;start $=a2;start with=a2b-2;start=b3c-2;started $=a-2b3d-2;started=a-2b3d-2;starting=a3;starts=a3d-2
step $=b4d-4;step |=a2;step=a3b3c-2d-4j-2;steps $=a3;steps=a4d-2;stop $=a5d-2f-2j-2m-2o-2;stop . $=a-4j4;stop _=a2
stop=a3b-2c-2d-4f-2g-2j4m-2o-3p-3;stopped $=a3b-2;stopped=a3b-2;stops $=a-4d4;stops=a-4d4;stories $=a3l-2
stories . you=c-3l4;stories=c-3f-2l3;story $=a6b-3p-2;story . you=a2;story for=a2;story=a8b-3e-2f-2g-2k-2l-2p-3
strangle . $=e2;strangle you=e2;strangle=e2;strong $=a-2f-3l3;strong=a-2f-6l6
stuck $=a-3b7c-3d-6f-3h-2j-4k-3m-2n-2o-2p-2;stuck . the=a2;stuck=a-2b7c-3d-6f-3g-2h-2i-2j-5k-3l-2m-2n-2o-2p-3
stupid $=b-2c-2d-2f5g-4k-2l-3;stupid . $=a-5f5;stupid machine=a-4f4
stupid=b-5c-4d-6e-3f8g-5h-2i-2j-2k-3l-4m-2n-2o-3p-2;succeed $=a-2b-2d6h-2j-2k-2n-2o-3;succeed=a-2b-2d6h-2j-2k-2n-2o-3
succeeded $=a-2d4p-2;succeeded=a-2d4l-2p-2;succeeds $=d2;succeeds=d2;success $=a-4b-3c-3d8f-3g-2h-2i-2j-2k-2m-3o-4p-3
success=a-4b-3c-3d9f-3g-2h-2i-2j-2k-2m-3o-4p-3;such . $=a-3d-2l4o-2;such . _=a3;such . thing=a2b-2;such a=a4b-3p-2
such elegance=a-3d-2l4o-2;such=a2b-4c-2d-4f-3g-2i-2j-2k-2l5m-2o-2p-2;suck $=a-2d-2f4;suck=a-2d-2f4;suggestions $=a-3b3
suggestions=a-3b3;superb $=f-3l3;superb=f-4l4;suppose . $=o3;suppose so=o3;suppose=o3;supposed . be=a4b-3
supposed . say=a2;supposed to=a2;supposed=a2;sure $=a-3b-6c-2d-3f-2g-2h-2j-2k5m-2n-4o4p-2;sure . $=a-2f-2o4
sure . to=a-3b3;sure about=b-3;sure how=a-2b3;sure thing=a-2f-2o4;sure what=a-2b3
sure=a-5c-4d-4f-4g-4h-2i-2j-2k5l-2m-3n-5o6p-3;sushi $=a-4b-2d-3l-2p6;sushi=a-4b-2d-3l-2p6;system $=a-2d2
system . $=a-2b-2d4;system . access=d3;system grants=d2;system override=d2;system |=d2;system=a-4b-3c-2d6f-2p-2
take $=a3c-3k-2;take . $=b-4d-4g-2j4p-2;take . _=a9b-2d-5g-3p-2;take . items=a-2d3;take . of=a-2d2;take . steps=a2
take . the=a3d-2;take . three=a-3d3;take . time=d-4f-2g3j-2;take . to=a2;take _=a4b-2p-2;take a=a2;take all=a-4d5
take care=a-4d-3j5;take it=a-2h2;take my=d-3;take that=a2;take the=b-3d2;take with=a-4b4;take your=b-2d-4e-2f-2g3j-2
take=c-5e-2f-5g2i-3j4k-4l-4m-3n-2o-3p-6;taken=a3b-2;takes . _=a2;takes the=a2;takes=a4d-2;taking=a4j-3;talented=f-4l5
talk $=a4b-2;talk . $=a-3b3;talk . _=a2;talk . the=a5b-4;talk . will=a-2e2;talk . you=a2;talk about=b2;talk i=a-2e2
talk to=a3d-2p-2;talk=d-4e2f-3g-2j-2k-2l-2p-3;talking . $=a4b-4;talking to=a4b-4;talking=a4b-4;task $=a-4b3c-3d3
task=a-4b3c-3d3;tasks=a-3d3;taste $=a-2l2;taste=a-2l2;teacher . us=p2;teacher gave=p2;teacher=p2;team $=b-2d-2l2
team=a-3b-3l2p2;tear . $=e2;tear . _=e2;tear you=a-2e3;tear=a-2e3;tell . $=a-3b2c-2d-2e2g-2k3l-3n-2p-2;tell . _=a4e-2
tell . a=b-5e-3p4;tell . about=e-2k-2;tell . again=a-2c3p-2;tell . mum=a2e-2;tell . my=a2;tell . or=a3e-2
tell . the=b2d-2;tell . what=b2c-3e3p-4;tell . where=a3b-3;tell . who=a2b-2;tell . why=a4b-2;tell . you=a3
tell . |=a-3b2e2p-2;tell _=a-4b4;tell her=a3;tell him=a2;tell it=a-3l3;tell me=a3b-2d-6f-3g-4h-2i-2k-7l-3n-2p2
tell them=b2;tell you=c-2e-5k4l-2;tell your=a4e-4;tell=a2d-8f-5g-7h-4i-4j-3m-2n-4o-2;telling . $=i2;telling . _=a3l-2
telling=a2i2l-2;tells=a-3b-4l4;ten $=a2d2;ten . $=a4d-3;ten . _=a-4d4p-3;ten _=a-2d3p-3;ten points=d3
ten=b-2d4f-2g-2p-4;terrible . $=a-2f3l-2;terrible=f5l-4;test $=a-2d2;test . $=d2p2;test passed=d2;test=a-2d3
thank . $=a-6d-2e-2f-3g-3i3l-2m-2n4;thank . for=i2;thank . kindly=f-2i2;thank . |=i3n-3
thank you=a-4b-3c-2d-3e-3f-5g-4i6j-2k-2l-4m-3n3;thank=a-2b-4c-3d-4e-3f-5g-4i6j-2k-2l-4m-3n3p-4
thanks $=a-5b-2c-2d-3f-3g-2i6j-2k-3l-3m-2n2o-3;thanks . $=i2;thanks . _=a-3f-2i4p-2;thanks . so=i2;thanks . that=i2
thanks . the=a-3b-2i4;thanks a=a-3f-2i4p-2;thanks ever=i2;thanks for=a-5b-3d-2g-2i6;thanks mate=i2;thanks |=i2
thanks=a-8b-5c-4d-6e-2f-5g-4h-3i11j-3k-4l-4m-3o-5p-4;that $=a-3b-5c6d-6f-4g-5h3i2j-6m-3o-4p-3
that . $=a6b-6d-5g3h-2i-2j-2k-3l-3m-2p-5;that . _=a7b-3c-2d-3;that . a=a-4b2l3;that . all=d-3g-2j3;that . an=a-2d2
that . are=c2;that . be=a-3b2g3j-2l-2;that . have=a-4b2g3;that . is=a2;that . mean=a-2b3c-2;that . my=a3b-2
that . never=a2;that . not=a4b-2c-2g-2;that . of=a2f-2;that . part=c2;that . right=a-2g-2o3;that . was=a-2
that . win=d2;that . your=a2;that _=a10b-3c-5d-5i-2l-2p-5;that about=a-2c2;that again=a-4c3;that has=a2
that i=a-3c-2d2;that is=b-3c-4d-2g-8h-2i3j2k-2l2n-2o3p-2;that last=c2;that must=a-4g5i-2j-3l-2;that night=a4c-4
that the=a3c-2;that was=c-2d3f-2;that you=a-7c2d5g2l-2;that=b-6c5e-2f-10h2i2j-2k-3l-2m-7p-12
the . $=a2b3c2f-7g-8h-5j-5k-8m-6n-5o-5p-3;the . _=a2d-5f-3l-2;the . a=a3p-2;the . again=a2b-4d-2p-5;the . agrees=a-3d3
the . alone=a2;the . and=a2;the . answer=b-3d3;the . are=a-3p3;the . bit=c2;the . can=a2c-2;the . changed=a-3d3
the . come=a2;the . dies=a-2d2;the . direction=a-2b2;the . do=a3b-2;the . down=a3d-2;the . dragon=a2
the . for=a2c-2d-2i-2p-6;the . game=a7d-6;the . gives=a-4d4;the . has=a-2d3;the . here=b3f-2l-2p-2;the . i=a2b-2
the . idea=b-2k2;the . in=a2p-2;the . is=a-2b-5g-2l-2p2;the . keeper=a-3d-2f2l3;the . key=a2;the . last=a-2p2
the . like=b-4;the . machine=f-2l2;the . moved=a2;the . of=c-2d-3f3l-3;the . on=a5b-2p-4;the . one=a3d-7p-2
the . or=a-3b2e2;the . person=a-3f3;the . please=a5b-2d-3p-2;the . runs=a-2d3;the . s=a4p-2;the . say=a5b-3c-2
the . says=a-5d6;the . scene=d2;the . she=a4c-2d-2;the . stops=a-4d5;the . that=b2;the . the=a-2d3;the . thing=d2
the . ticket=a-2d2;the . to=a2b-3d-3p-2;the . up=a2;the . was=a-2d-3p2;the . way=p-2;the . we=a3d-3;the . were=a2
the . who=a2;the . will=a2;the . with=a4b-3;the . word=a3d-2;the . words=a2;the . work=a3b-2;the . you=a-2b-2d5i-2
the . |=a3b-2;the _=a3c2d-9f-4g-7h-3i-3j-4k-6m-5n-4o-2p2;the a=a2;the admin=a-2d2;the answer=a-3b5p-3;the author=a-4d4
the battle=a-2d2;the best=a-2c-2f-3g-2l2p2;the bit=c2;the boat=a3;the burns=a4d-2;the choices=a-3b4c-2
the count=a4b-3d-2;the developer=a-2b-2d3;the door=a3b-4c-3p-2;the doors=a4d-2;the dragon=a2b-2p-2;the easy=a2
the end=b-2c2p-2;the ending=a-2d3;the faintest=b-2k2;the fight=a-2d3;the first=a2;the game=a-6b3d5;the games=a4b-3p-2
the golden=a-2d2;the hard=a2;the jobs=a3b-3;the judge=d2;the keeper=a2b-3;the lamp=a4b-3c-2;the last=c2;the left=a5d-5
the light=a2;the machine=a7b-3c-2d-4;the manner=a2;the marks=a5d-3;the moment=a4b-3d-3;the monster=a2
the most=a-4b2d-2l3;the name=c2;the narrator=a-2d2;the new=a-2d-2p3;the night=a3d-2;the old=a4b-2;the one=a6b-4d-2p-2
the opponent=a-3d3;the order=c2d-2;the piece=a5d-3f-2;the plan=a4b-2c-5p-2;the player=a-5d6;the point=a2d-2
the question=a-5b-5c7d-3;the reward=d2;the right=a-2b4d-2p-2;the rules=a-3b4d-2;the safe=a3d-3;the script=a-3b-2d4
the second=a-3c3;the smartest=a-2f-2l2;the solution=a-3b3d2;the step=a3b-2;the system=a-2d3;the task=a-3b4c-3
the team=b-2;the test=a-2d2;the thing=a2;the things=a2d-2;the three=a-3b-2c3;the time=a3d-2;the trial=a-3d3
the true=a3;the two=a-2c2;the watch=a3d-2;the way=a3c-3d-2;the words=d2;the worst=a-3d-2f4l-4
the=a3d3e-2f-3g-7h-9i-5j-10k-4l-3m-10n-8o-8;them $=a3b4c-2d-5f-3i-3k-2l-2o-2p-2;them . $=a4b-4c2d-2e-3j-2;them . _=a2
them . a=a-2d2;them . the=a-2b2;them _=a2;them a=a2;them again=a-2c2;them is=a-2b2;them something=a2
them=a6d-3e-3f-5g-4h-2i-3j-3k-3l-3m-2n-2o-3p-4;thematic=a-2d3;then $=a4b-2d-7f-2g-2j2k-2l-2m-2n-2o3p-2;then . $=b4c-4
then . _=a-3d3;then the=a-3d3;then what=a-5b5c-4;then=a2c-6f-3g-3h-2j2k-2l-2m-3n-2o3p-3
there $=d-6f-5g2h-3i-2j-4k-3l-4m3n-2o-3p-3;there . $=a2c2g-2l-4;there . _=a6b-3;there . a=a4m-2;there . do=a2g-2
there . i=a-5b5;there . no=a-3g4;there . nothing=a2b-2;there . there=a-4d-2g4m-2;there . you=a4b-3;there a=a-4b4
there anything=a-2b3;there are=a3b-2;there is=a2b-6g3l-4m-2p-3;there more=a3;there really=a2;there something=a-2b2
there |=b-3d-2g3;there=a2d-8f-7g3h-3i-4j-5k-4l-7m3n-3o-4p-8;these $=a-2b2;these . $=a3;these _=a3;these=a2b2
they . $=c3;they . drown=a2;they . in=a2;they . me=a2c-2;they . not=a2;they . to=a2;they . you=a-2d2;they admire=a2
they are=a2;they can=a2;they will=a3d-2;they=a5b-5e-2f-2g-3l-2p-4;thing $=b-7c-3d-3e-2f4g3h-2i-2j-2k-3l-4m-2n-2o2p-3
thing . i=a-2b2;thing=b-3c-3d-4e-3f4g2h-2i-2j-2k-3l-4m-2n-2o2p-4;things $=b-2c2p-2;things i=a3b-2;things=a3c2d-3k-2p-3
think $=a-5b2c-2d-4g-2j-2k5o-3;think . $=a-3b-4j-2k-2n3o3;think . _=a4b-3p-3;think . are=a4b-2f-4;think . is=a2
think . it=a-2k2;think . the=a4b-3;think . which=a-2b2;think about=a-2k2;think i=a-2j2;think it=a3b-2;think of=k-3
think so=a-3b-4j-2k-2n3o3;think the=a3p-3;think you=a4b-2f-4;think |=a-2b2
think=a-2b3c-3d-5e-3f-5g-4h-3i-2k5l-3m-2o2p-5;thinks=a2;this $=c-2d-2e2h-2i-2j-2k-3l-3m-2n-2p-5
this . $=c-3d3e-4f-2g2j-2k-3l-2m-2;this . _=a7b-2d-4p-2;this . and=a-2f2;this . confusing=a-3b4d-2;this . for=a2b-2
this . is=a3b-3;this . not=a4b-3;this . the=a3b-2d-2;this . to=a-3b3d-2;this . too=a-4b3;this . work=a-3b3
this . you=a3b-2;this . your=b-2e3;this . |=a-3b2;this _=a2d-5g3p-6;this a=a2;this about=a-4b4;this as=d2
this before=b2;this game=a-3;this is=a-4b2e2f2g-2p-3;this one=b-3d3;this part=a-3b3;this place=a5b-4
this question=a-3b3;this to=a2b-2;this way=a3;this without=a3b-2;this work=a5b-4
this=b2c-7e2h-4i-5j-5k-6l-7m-6n-4o-4p-7;three $=p2;three . $=a2b-3p-5;three . _=p2;three . are=a2;three . them=a2
three . us=a2;three _=c3d3p-5;three of=a3;three people=a2;three steps=a2;three times=a4c-4d-2
three=a3b-6f-2g-2j-2l-2m-2;through . $=a-2b2g2;through . _=b-3d-5g4p-3;through . door=a-3d3;through that=g2
through the=b-2d2p-2;through this=a-3g4;through=a-2c-3d2g4p-4;throw . _=a5p-3;throw the=a4;throw=a-2b4d-2e2p-5
ticket $=d2;ticket . $=b-2c-2d3;ticket please=b-2c-2d3;ticket=a-2b-2c-2d4;tiktok $=a-3b-2c-2d-2f-2h-2j-2m-3o-3p6
tiktok=a-3b-2c-2d-2f-2h-2j-2m-3o-3p6;time $=a2b-7c3d-6e-5f-3h-2j2k-2l-3m-2o-2p-4;time . it=a-2b-4p4;time . we=b2
time . will=e2;time . |=a-5d4;time do=a3b-3;time i=e2;time is=b-4d-2g-2p4;time you=a2;time |=a-4b2g2
time=b-3c2f-3h-2k-3l-3m-2n-2o-2;times $=a5c-4d-3;times=a5c-4d-3;tip $=a-4b5;tip . $=b2;tip please=b2;tip=a-5b5d-2p-2
tips $=a-3b3;tips=a-3b3;to $=a2d-2k-2;to . $=c-9d2e-7f3g-4h-8i2j2l-2m-3n-4o-3p-3;to . _=a3b2c-3d-10e-2f-3l-3m-2
to . a=a5b-3p-2;to . against=a-5b5;to . all=a-2g2l2;to . and=a3d-2;to . but=a2;to . dragon=a3d-3;to . end=a-3d3
to . ending=a-2d3;to . face=a2;to . for=a-6b-2e2g-2l3p3;to . from=a-3b3;to . here=a-2b4;to . home=b-2;to . it=a-5b6p-2
to . judge=a2;to . left=a2d-2;to . me=b-4d2e2k-2;to . my=a3;to . next=a-3b-2d4;to . now=j2;to . on=a-2b3
to . right=a2d-2;to . sad=a-4g3;to . something=a-4b4;to . that=e3g-2l-2;to . the=a-3b-3p4;to . this=a3b-2;to . to=b2
to . with=a4b-4;to . you=c-3d-3f-6g-5h3i-3j-5k-2l-5m5p-2;to . your=a-3b-2g-2m4;to _=a-3c-3d2e-3f5g-4h3i-3j-3k-6l-3m-6
to a=a2;to answer=a-3b2;to ask=a2;to be=b-4c-2d-3f-3g5l-2p-2;to blame=a3;to call=b3k-2;to change=a2;to choose=a-2b3
to come=a2;to convince=a-3b3;to correct=a2;to die=b-2p2;to do=d-2p2;to explain=a2;to fight=a-2b2;to find=b2
to forget=a4b-3;to get=p-2;to go=a-4d-3j5p-2;to happen=a2b-2;to hear=a-5b5;to help=a4b-4;to her=a2;to him=a2d-2
to it=a3;to judge=a2;to know=a6b-2g-4k-3;to learn=a3b-2d-2;to leave=a-4j4;to look=a2;to lose=a2;to make=a-3m4
to max=d2;to me=a-4b4d-4;to meet=a-2l-2m4;to nobody=a2;to open=a4d-3e-2;to play=b2f-2m-2p-3;to save=a2
to say=a-3b3c-3d-4k3;to see=e2j-4m3;to settings=a-3b-2d4f-2j-2;to shout=a3b-3;to show=a3b-3;to somebody=a2
to take=b2d-2;to talk=a-4b4;to tell=a2b2e-4k-2l-2;to that=a-2b3;to the=c-3e-2l-2;to them=a-2b2;to think=a-3b-4k4
to turn=a3d-2;to understand=a3b-2;to us=a2b-2;to wait=a2;to win=a-6b5d-2p3;to you=a2b-6d-4e-4f-5h-2i2j-3l5m2p-3
to your=a3b-3;to zero=a-4d4;to=c-6f-2k-2l-3m3n-6o-6;told . $=a3;told . to=a2;told me=a2;told you=a4d-2;told=a7b-3d-3
tomorrow $=a-3b-2d-2e-2f-2j4p2;tomorrow=a-5b-2d-2e-2f-2j4p4;tonight $=b-3c-2d-5e3f-4g-3j-2k-3l-2n-4p4
tonight=b-3c-3d-5e3f-4g-3i-2j-2k-3l-2m-2n-4p4;too $=a7b-5c-3d-2p-3;too . $=c4d-3e-2f-3g-2l-3m-2o-2;too . for=a-6b4c3
too . i=a2b-2;too . to=a4b-3;too _=a-3b4;too fast=a-5b-2c5d-2f-2;too hard=b2c-2f-2;too |=a3b-2
too=a2c5d-5e-3f-4g-4h-2i-2j-3k-3l-4m-2o-2p-2;took . $=a2;took a=a2;took it=a2;took=a4b-2;traitor $=a-2f4l-2
traitor=a-2f4l-2;trash $=a-4b-2c-2d-2f6j-2l-2m-3o-3p-3;trash=a-4b-2c-2d-2f6j-2l-2m-3o-3p-3;trial $=a-2d2
trial . help=a3b-3;trial |=a3b-3;trial=a4b-5d2;tried=b3d-3;true $=b-3c-3d3f-3g-2j-2k-2l-2m-3o5p-3;true . $=a2
true . for=a2;true _=a2;true story=a3;true=b-5c-3d3e-2f-3g-3h-2i-2j-2k-2l-3m-3o4p-4;trust . $=a5b-3d-4k-2;trust . _=a2
trust . ten=d2;trust me=a4b-3d-2k-2;trust plus=d2;trust the=a2;trust=a3b-4c-2d2e-2f-2g-2k-2p-2;trusts . $=d3f-2
trusts me=a-4d4;trusts you=a4d-3f-2;trusts=d3f-2;try $=a-2b2;try . |=a2p-2;try again=a3c-2p-2;try=a4c-3p-2
trying to=a-2b2;trying=a-2b2;turn $=a2b2c-2f-2m-2o-2p-2;turn . $=a3d-2;turn . now=a2;turn . the=a2;turn back=a3
turn left=a3d-2;turn=a2b2c-3d2e-2f-3g-2h-2i-2j-3k-2l-2m-3o-3p-3;tutorial $=a-5b6c-4j-2m-3o-2p-2
tutorial=a-5b6c-4j-2m-3o-2p-2;twenty $=a-2d3p-2;twenty=a-2d3p-2;twit $=a-2f4l-2;twit=a-2f4l-2
two $=a2c-2d-2f-5g-2l-3p3;two . $=b-2c2d-2p-2;two . are=a2;two _=a5d-2p-2;two of=a2b-2;two people=a3
two=a5d-4f-5g-2l-4p2;ugly $=a-2f4l-3;ugly . $=b-2f3;ugly _=b-2f3;ugly=b-2d-2f5l-5p-2;uh $=a-4b-2c-2d-4f-2j-3k-2n6
uh . $=c-3d-2n-2o4;uh huh=c-3d-2n-2o4;uh=a-6c-4d-5f-3g-2h-2j-4k-3m-2n6o4;um . please=a4b-2c-2;um _=a4b-2c-2;um=a4c-2
understand $=b4d-2g-2k-3n-3;understand . $=a2b2e-2f-2g-2l-2;understand . i=b2;understand . you=a-2b-3g3
understand why=a2b-2;understand you=a4b-2e-2f-2l-2;understand=b4d-3e-4f-4g2h-2i-2j-3k-4l-4n-4p-3;unlimited $=a-3d4
unlimited . $=a-3d5m-2;unlimited _=a-3d5m-2;unlimited=a-5d7f-2j-2m-2n-2;unlock . $=a-2b-2d4;unlock everything=d4
unlock=a-3b-2d4;unlocked $=a-3d5j-2;unlocked=a-3d5j-2;until . $=a4;until . _=a5d-3;until . end=a2
until . time=a-4d-2j4;until _=a4;until next=a-4d-2j4;until the=a6d-4;until we=c-2j3;until=a4b-3c-3d-6f-2j5m-2p-3
up $=b-2c-7d-3g3h-3i-3j-4k-4l-3m3n-3o-5;up . $=b2d-2f2g-2;up . _=a4d-3;up . i=a-4c2e4;up . say=a2;up . you=b-2d3e-2
up _=f2;up and=d2;up now=a3b-3d-2g-2;up on=a4p-3;up the=a2;up there=b2;up to=a3b-2;up with=a2;up |=c3d-4g-2m-2
up=a3d-4e2h-4i-4j-6k-5l-5m2n-4o-6p-2;us $=a8b-3c-2d-6e-2f-4g2h-3j-2l-3o-2p-6;us . $=a9b-5d-5j-2;us . _=a4p-3;us . a=p2
us . go=d2;us . in=a-2d2;us . it=a4;us . the=a3p-2;us _=a3;us a=a-4b5d-2;us get=a-3d-2g-2j-2p4;us go=a3j-2;us me=a-4d4
us not=a2;us pass=a3d-3;us say=d2;us see=a2p-2;us talk=a2;us |=b2;us=a2c-5e-3f-5h-4i-2j2k-4l-4m-3n-2o-3;use $=a2
use . $=b-3e2;use . _=a-3b-2d4p-2;use it=a2b-2;use my=a-5b-2d4;use the=a2;use=a2c-3d2g-3h-2k-3l-4p-4;used $=a3b-2
used . $=a3b-3;used for=a3b-2c-2;used to=a2;used=a7b-5c-2d-2m-2p-2;useful $=a-3b3;useful=a-5b4;useless $=d-2f5g-2l-4
useless=b-2d-2f5g-2l-4p-2;uses . $=a2;uses it=a2;uses=a2;variable $=a-3d4;variable=a-3d5
very . $=b-2c-2d-3f-4g-3i2j-3m-2o4p-2;very _=a2l-2;very kind=a-4i3;very well=b-2i-2j-2l-4o4p-2
very=a2b-3c-2d-3e-2f-4g-5i2j-4m-2o4p-3;victory=d2;video . $=a-4p4;video games=a-4p4;video=a-4p4;voice $=a2c-3l2
voice |=a2;voice=a4b-3c-4d-2l3;wait $=a8b-3c-4j-2k-4n-2o-2p-2;wait . $=a-2b-3c4;wait . _=a2;wait . me=a3b-2c-2d-2
wait . you=a3;wait for=a4b-2c-2d-2;wait until=a2;wait what=a-4b-3c4;wait |=b2k2
wait=a6b-4c2d-4e-3f-3g-3h-3i-2j-3l-2m-3n-3o-3p-3;waiting . someone=a3;waiting for=b2;waiting=b2;walk $=a2
walk . the=a2;walk=b2c-2p-2;want $=b2c-5f-2g2p-2;want . $=a-6d-2j-2p7;want . _=a8b-2p-5;want . hear=a-3b2
want . help=a2b-2;want . hug=a-4b-2g4;want . see=e2;want . talk=a3b-2;want . to=a3d-2p-5;want . understand=a3b-2
want _=a-3b-3p4;want a=a-4g4;want help=a-3b4;want pizza=p2;want the=a3;want to=a3b-2d-3g-3h-2j2k-2p-8
want=a3b-2c-3d-7f-4g4h-3i-3k-4l-5m-2o-2;wanted . _=a2;wanted to=a3d-2;wanted=b3d-2;wants=a-3b3d2;warn . $=a3
warn them=a3;warn=a3;warned . $=a4f-3;warned you=a3f-2;warned=a4f-3;warning $=b-2d-2e3;warning . $=a-3e4g-2j-2l-2
warning=a-2b-3d-2e5g-3j-2l-2p-2;was . $=a7b-2c-2d-5f-3g-2o-2p-2;was . _=a5b-3c-4d-4f-2g-3;was . about=a-2c2
was . again=a-3p3;was . by=a3p-2;was . it=a2;was . keeper=a2;was . last=a-2c2;was . on=a2;was . question=c2
was . second=a-2c2;was . you=a3g-3;was . your=a-2g3;was . |=a-3b-2d3g-2;was _=c-3d-2p2;was a=a4d-2f3p-7
was afraid=a2d-2;was it=a4c-2;was not=a-5c5g2;was on=a2;was right=a-2d2;was rude=c-2h2;was so=a2;was that=a-5c5
was the=b-3;was there=a3c-2;was you=a2;was your=a3g-2;was=b-8c5d-3e-2i-3j-3k-3l-5m-3o-2;watch $=a3d-2
watch . $=a-2b-2d-2p4;watch . _=a4p-3;watch . back=a-5e5f-2;watch the=a2;watch tiktok=p2;watch your=a-5e5f-2
watch youtube=p3;watch=b-3c-3d-5e4f-2g-2h-2j-2k-2l-2o-2p3;watched=a-3p3;watching=a2;way $=b-4c3d-5f-2g-2j-2k-3n3p-3
way . $=a2;way . do=a-3b3;way . you=b2;way to=a-4b4;way up=a2;way=b4c2d-6f-2g-2j-2k-3l-2n3p-4;we $=a2
we . $=d4j-2m-2p-2;we . _=a6b-3d-2;we . all=a2;we . going=a2p-2;we . got=a2;we . here=a2;we . if=a3b-3;we . it=a5b-4
we . not=a5b-4;we . pass=a3d-2;we . sorry=a3;we . stuck=a-4b4;we . the=a3;we . to=b2;we _=a4;we are=a2b3d-3g-3h-2p-4
we came=a2;we can=a4b-2;we even=a-4b4;we found=a3d-3;we get=a3b-3;we have=a7b-3d-2j-2;we met=a3;we run=a3b-2;we say=a3
we supposed=b2;we talk=a2;we will=d-3g3;we win=a-7b4d5;we won=a-5d4;we=a4b2c-6d-2e-3f-4h-3i-3k-3l-4m-5n-2o-3
weak=f5l-4;well $=b-4c-2d-5f-3h-2i-2j4k-2m-3n-2o4p-2;well . $=a2b-4c-2d-4f-2g-2h-2j-5k-2m3n-2;well . everyone=a-2l3
well done=a-5b-2d-3g-2j-3l7m-4o-4;well met=a-3d-2j-2l-5m5o-3;well yes=l-2o4
well=b-3c-5d-8e-2f-5g-4h-4i-4j2k-4l5m2n-4o2p-4;went . $=a3;went _=a3;went=a-3d-2g2p4;were . $=a2b4c-2d-2f-3l-2
were . _=b-2c2f-3;were . a=a2;were . again=a-3c3;were . choices=b-3c3;were . doing=a3c-3;were . that=a2
were . three=a-4c4;were . to=a3b-2;were . |=a2c-2;were _=a5c-2f-4l-2;were afraid=a2;were my=b-3c3;were the=a-7b-2c7
were there=c2;were they=a-2c2;were you=a3b-4;were=a2b-4c7d-5e-2f-8g-4i-2l-6m-2p-4;whaddya . $=a-2b4d-2k-3o-2
whaddya think=a-2b5d-2k-3o-2;whaddya=a-2b5d-2k-3o-2;what $=a-7c11d-7f-3g-3h-2j-2k-2l-4m-4o-3p-4
what . $=a5b2c-7d-4f-2j-2l-2m-2;what . _=a2c-5d-4f-4l2m-3p-12;what . a=a2p-5;what . admire=a2;what . allowed=a-4b5
what . am=k-2;what . are=a-5b3c-2d5f-3l-4m-3p-2;what . be=a-3b2;what . best=a-4b5;what . can=a-5b6
what . convince=a-3b4c-2l-2;what . could=a-4c-3g4;what . did=a2b-3c-4e2;what . do=a-6b7p-3;what . does=b-3c2
what . expected=a-2b3;what . for=b-4p3;what . going=a-2b3;what . happening=a-4b5;what . have=a-3b3;what . he=c2
what . i=a2c-6d-4e-2h-2l-3p-5;what . idiot=a-4b-3f4;what . if=a3;what . in=a2b-3c2p-2;what . is=a-4c-5p6
what . it=a5b-2c-2p-7;what . loser=a-2b-2f3;what . lost=a4b-4c-3;what . lovely=a-2l3;what . magnificent=a-2l3
what . make=c-2;what . means=a3b-3;what . miss=a3;what . missing=a5b-4p-2;what . must=b2c-2;what . my=a2b-2c2p-6
what . need=b2;what . next=a-5b5;what . of=b2c-2;what . on=a-3b-2p3;what . please=a2c-3;what . said=a-3b-3c2d-2h3
what . saw=a3b-2c-2d-2;what . say=c-2e2k-4;what . she=a-3b-2c4;what . should=a-2b3;what . that=a-5c6d-2l-2
what . the=d-5l-2p2;what . there=a2c-2;what . they=c2;what . this=b2p-2;what . to=b-3g3;what . up=a-6b-5m6p-5
what . want=a5b-2p-4;what . wanted=a-3b4;what . we=b2;what . where=a-3b3;what . work=a-4b4;what . would=b2
what . you=a3b2c-3d-3e-3f-8g-4l-8m-5p-8;what . your=b-6c-2d4l-2p2;what _=b2p-4;what a=a-3b-7c-3d-2f3l6p-6
what about=a8b-8c-7f-2l-2;what am=a2b-2;what an=a2b-4c-2d-2f3p-2;what are=b4c-4d-3f-4l-4m-2p-3;what beautiful=a3b-2l-2
what can=a-2b3c-2;what did=b-7c2l-2p-2;what do=a2c-6d-3e-2f-2g-2l-3m-2p-7;what does=c-8d3p-2;what else=b2
what expected=a3b-3;what goes=a-3b3;what gorgeous=a-4b-3c-2l5;what happened=b-2c-2g3;what happens=a4b-3;what has=a3b-3
what have=a4c-3;what i=c-5d-2e2h3k-2p-5;what if=a6b-6;what is=a-3b2c-3d-3f-3g-5h-2j-2l-7m4p3;what it=a4b-3
what kind=b2c-2;what made=a4c-4;what must=a-4b5;what now=a-8b8c-2d-3j-2;what should=c-2;what time=a-2b-4p4
what to=a-4b6c-2k-4;what was=a-2b-3c5l-2p-2;what were=a-5b-6c8;what works=a-2b3;what would=b2c-2d-2e-2f-3l-3m-2p-3
what you=f-4g2h-2l-5p-4;what=a-2b5c4d-5e-4f-4g-4h-2i-8j-10k-14m-2n-7o-8;where $=a-3b3;where . $=a-5b5
where . _=a6b-3p-3;where . are=d-2f-4l-2p3;where . i=a-5b6j-2;where . is=a4b-3;where . it=a6b-5p-2;where . the=b2p-5
where . we=b2;where . you=a2b-3;where . your=a4b-2;where are=a3b-2;where can=a2b-2;where do=b2;where is=a3d-2p-7
where it=a5b-3;where should=a-2b3;where the=a4b-2p-2;where to=a-4b5d-2;where you=a-2b-2d-2e3f-4l-2p3
where=b5c-2d-3e2f-5g-3i-2j-3k-3l-4m-3;which . $=a4;which . _=a-2b2;which . are=a4b-4;which . best=a2b-2;which . did=a2
which . i=a-2b2;which . s=a-5b5;which . should=a2;which . the=a-3b3;which . would=a-3b3c-2;which _=a-3b5p-2
which of=a-5b5;which one=b2c-2;which should=a-2b2;which way=a-3b4;which=b5c-2d-4f-2g-4i-2j-3k-3l-2m-3p-4
whisper=a-2b3d-3;who . $=b-4k4p-2;who . _=a4k-2p-6;who . do=a-4b4p-2;who . here=a4b-3;who . i=a6b-3k-5
who . is=a-2b-4c3k-2p-2;who . it=a5b-2k-2;who . on=a4b-2p-2;who . say=a-5b-2c-2k4;who . she=a2;who . that=a2
who . the=a-4c-4d-2p5;who . there=a5b-5;who . they=a-2c2;who . this=a4b-3;who . we=a5b-4;who . what=a-2b2
who . you=b2f-2p-2;who _=a3b-6c3k-3p-3;who am=a5b-4;who are=a7b-4;who can=a2b-8c-2k4;who could=a2b-2;who did=b-2c3
who does=a-3b3c-2;who else=a3b-2;who gave=a3b-2;who holds=a4b-4c-3;who is=a-2b3c-4d-2k-2m-2p2;who knows=a-4b-2k4
who listens=a3b-2;who made=a4;who should=a-5b6k-2p-3;who to=a-4b5k-3;who was=a4p-2;who would=a-6b6
who=b3d-7e-4f-5g-5h-3i-3j-4k3l-4m-5n-2o-3;why $=a6b-3;why . $=a-4b-2n-4o5;why . _=a2;why . i=a4b-4;why . not=a-4b4
why . you=a6b-4;why _=a4;why are=a3b-2;why did=a2;why do=a4b-4;why does=a-4b4;why is=b2;why not=a-5b-2n-4o5
why you=a3b-2;why=a4c-4d-3e-3f-3g-3j-2k-4l-2m-2n-5o5p-4;will . $=d-4e-2f-2k-2n4o-2;will . _=e-2p3;will . and=a2j-2
will . ask=a2;will . back=a-3e-3j3;will . be=e2g-2;will . bet=a3n-2;will . do=a2b-2;will . fine=a-2g2;will . for=e2
will . help=a3b-3;will . hurt=a3e-2;will . it=a3e-2;will . my=j2;will . sorry=a2e2f-2g-6;will . tell=a3
will . the=a-4e4;will . this=a-3e3;will . to=a2;will . with=a2;will . you=a-2c-2d-3e5f-2g-3i-2j-2l-4p-3
will . your=a-3e4;will . |=a3;will _=a4d-2f-2l-2p-3;will be=b-2d-2f-3g2;will beat=e2;will burn=a-4e4;will call=a-4e4
will come=a-2e-2j2;will do=a3;will drown=e2;will get=a-4g4;will go=a2j-2;will have=a-4e4;will it=a-2p3
will leave=a-3e-2j3;will make=a2b2e-3j-2;will melt=a-2e2;will never=a2;will not=a7b-3c-3e-5f-2g-3h-3j-2k-3n2
will pass=d-2;will regret=a-2e2;will say=a3e-2;will smash=e2;will take=j2;will tear=a-2e2;will tell=a3b-2
will wait=a3e-2;will=b-5c-9d-7e7f-8g2h-7i-5k-7l-6m-3o-4p-3;win $=b-2c-2d5f-5g-2h-2j-2k-2l-3m-2n-2o-3p-2;win . $=a-3b3
win . _=a-2d-2p3;win against=b2;win the=a-3p3;win=b-3c-3d5e-2f-5g-4h-2i-2j-2k-3l-4m-2n-2o-3;windbag $=a-2f5l-2
windbag=d-2f5l-2;wins the=a-3d3;wins=a-3d4;wise $=a-2f-2l3;wise . you=a-2l2;wise you=f-2l3;wise=a-4f-3l5
witch $=a-2f3l-2;witch=a-2f3l-2;with $=a6b-5;with . $=a3c-6e-5f-3g3h-2i-3j-2k-3l-4m-2;with . _=b3p-6;with . lamp=a2
with . to=a-2b2;with _=b2d-4g-2p2;with a=a4p-3;with it=a5b-4;with me=a5b-4c-2g-5p-2;with the=a-2b3d-5p-2;with this=b2
with us=b-2d-2g2;with what=a4b-3c-3;with you=a-2b2e-4g3l-2;with=a2c-3e-6f-5g2h-3i-4j-3k-3l-5m-3n-2p-2
without . $=a3b-3d2;without . _=a2;without you=a3b-2;without=a2p-2;won $=b-3c-2d5f-4g-3h-2i-2j-2k-2l-3n-2o-3p-2
won=b-4c-2d5e-2f-4g-4h-2i-2j-3k-2l-3n-2o-3;wonderful $=f-3l4;wonderful . $=l2;wonderful . you=a-3l3
wonderful tonight=l2;wonderful=a-4f-4l6;word $=a4b-2;word |=a2;word=b2c-3d-3e2;words=a2c-2n-2
work $=a2b2c-2d-3f-2g-3j-3k-2m-3o-2p-2;work in=a-4p4;work=a2b2c-4d-6e-3f-3g-4h-2i-2j-3k-2m-3o-3p3;working $=a-5b6g-3
working=a-5b6g-3;works $=a-5b6c-2d2;works=a-5b6c-2d2;worm $=a-2f4l-2;worm=a-2f4l-2;worry $=a-3g4k-3n-2
worry=a-3b-2g5k-4n-2;worst=a-3d-2f4l-4;worthless=f5l-4;would . $=a3b-2;would . _=a-5b6c-3;would . a=b2;would . back=a2
would . be=a2b-2;would . choose=a-3b3;would . do=e2;would . done=a2;would . go=a-5b3j3;would . good=a-3b3
would . have=a2;would . leave=a-2j2;would . like=p-3;would . mind=c2;would . miss=a4b-5c-2;would . not=a2b-2j-2k-2
would . pick=a-2b2;would . say=a-3c2;would . take=a2;would . the=a2;would . to=a2p-2;would . you=a2c-4p-2
would _=a-2b3c-2p-3;would be=a-3b4;would do=a2;would have=a3b-2;would i=a2b-4k2;would like=p-3;would not=a2
would please=a2c-3;would rather=b-4c-2e-2j2k-2p2;would she=b-3c3;would work=a-4b4;would you=a-2b5c-2e-2f-3g-2l-2p-2
would=b4d-7f-7g-6h-3i-3l-7m-4o-2p-5;xml $=a-2d5;xml=a-3d5;xp $=a-3d4;xp=a-3b-2d4;yeah $=a-3b-2c-2d-2f-2m-2o5p-2
yeah . $=o2;yeah . _=a3;yeah . thing=o2;yeah ok=o2;yeah sure=o2;yeah the=a3;yeah=b-3c-3d-3f-3g-2j-2m-2o6p-3
yes $=a-6c-3f-2j-2l-3m-3o5;yes . $=a-2b-3c-2d-3o5;yes . _=a4d-2;yes . course=o2;yes . i=a3;yes . is=a-3o3;yes it=a-3o3
yes of=o2;yes please=b-2c-2d-2o3;yes yes=d-2o3;yes |=a6b-2d-3g-2;yes=a-4b-2c-5e-2f-3g-4h-2i-3j-3k-3l-4m-4n-2o8p-3
yo $=a-3b-3c-2d-2f-2j-2m6o-3p-2;yo=a-4c-2d-2f-2j-2m6o-3p-3;you $=b-7c-8d-6g4h2j-2m3o-5p-18
you . $=d-11f4g-4h-6j2k-8n-6o-4p-7;you . _=b-6c-5d-6e-4f4g-5l-2m-3;you . a=a-2d-5e-3f2g-6;you . about=a-4c6
you . afraid=a2;you . after=b2;you . all=d-2f-2g2;you . amazing=a-3f-3l4;you . an=a-6d8f-7g-2l-5
you . annoying=a-2f3l-2;you . anything=a2;you . awesome=a-3f-3l4;you . be=b-2d-2g-3l2;you . beautiful=a-2f-2l2
you . been=a-2f-2g-3i5l-4;you . best=a2;you . better=b-2e3;you . boring=a-2f3;you . brilliant=a-3d-2f-3l4
you . called=a2b-2;you . can=a-4f4;you . change=a2;you . come=a2;you . convinced=a-2d2f-2;you . cool=a-3f-3l4
you . correct=a2;you . dear=a-4f-2g4;you . do=a5g-2;you . doing=l2;you . dumb=a-2f3l-2;you . first=a2f-2;you . for=e2
you . from=a2;you . go=d2;you . going=a-3e4f-2g-2l-2;you . got=e-2f-2l3;you . great=a-2l2;you . handsome=a-2f-2l3
you . have=a5d-2f-3i-2l-4;you . help=b2;you . here=a9b-7;you . hurt=a4f-3l-3;you . i=b4g-2n-3
you . in=a-3b2f-2g-2l-4p4;you . is=a-4b4;you . it=a4b2e-6f-6g-3l2;you . just=d3f-3l-2;you . kind=a2d-3l-2
you . lean=a-3g3;you . looking=a2c-2;you . lost=b3f-3g-2;you . lovely=a-2l2;you . me=a-2b3e-5g-4i-2k-2l-2
you . mean=f2l-2;you . much=i2;you . my=a-4g-2l4;you . name=a2;you . never=a2f-2;you . no=a5f-5g-2l-2
you . not=a3b-4c-3d-3e2f-8k-2l-4;you . nothing=a-4f2g4;you . of=a7b-5f-2;you . off=a3;you . on=a4l-3;you . open=d2
you . or=a-4e-2f5;you . order=a2;you . out=a5b-2c-2;you . passed=a-2d2;you . pathetic=a-3f3l-2;you . people=a2
you . regret=a-2e2;you . right=a5d-2f-3l-3;you . safe=a-2d-2f-3g4l-2;you . saying=a-2c3;you . secret=a4e-3
you . so=a-4b-2d-5e-3f2g-7i-5j-2l3;you . some=a-2p3;you . sorry=a2;you . splendid=a-2l3;you . stupid=f3l-2
you . tell=b-3c-2e3f-2;you . that=b-2d-2f-2g-2l2;you . the=a-8f3i-3l3p5;you . them=a4i-2;you . there=a5b-3c-2
you . these=a2;you . thing=a-2c-2d-2f7g-8l-3;you . things=a2;you . this=p-2;you . through=b-3g2
you . to=a5c-2e-2f-4g-3l-3p-3;you . tonight=a-4e4f-3l-2;you . too=a-2b-3c4e-2f-2g-2l-2;you . trash=f2l-2
you . true=a4b-2d-2;you . trust=d2;you . ugly=a-2f3;you . up=a-2e3;you . us=a4f-3;you . useless=a-3f3
you . very=f-2i-3l2;you . video=a-4p4;you . want=a3b-3;you . what=b-3f-2g3l-2;you . who=a-2b3;you . wonderful=a-3f-3l4
you . yes=a-3b2;you . you=a-2i2;you . your=a-3b2e-3f-2g3l-4;you . |=a6b-3f-3g-3l-2;you _=c-2d-8e2g-7i-5j-2m-5
you a=a3b-2d-2e-4;you afraid=a2;you alone=a2;you and=a5d-3f-4;you answer=a3b-2;you anything=a2
you are=a-3b-10c-5e-2f2h-3i-2j-5k-4l5m-11n-2o-2p-3;you ask=a-2b-3c3;you asking=a-2b-2c3;you bastard=f3;you beat=a2f-2
you believe=a-2d2;you blockhead=f3;you brat=f3;you can=a3c-3d-2e-4f-7g4l-2;you caught=a2;you change=a-3b3;you cheat=f2
you choose=a-5b5;you clown=f2;you come=a3b-2;you could=a3b-2c-4d-2e-2f-3g3l-4;you cow=f3;you coward=a-3f5
you creep=a-3f4;you crook=f3;you did=b-5c-5d-2f-3g5l-5;you die=a-4c-2e5f-3l-2;you dimwit=f2;you do=a-2c-2f-3g-4l2m4p-2
you doing=a-2b-4c-3m4;you donkey=f2;you down=a-2e2;you dummy=f3;you ever=a2;you expect=a-4b4;you feel=b-2g3
you find=a2c-2;you fool=a-2f3;you for=e-4g-2l3p-2;you get=a4c-2;you go=a6b3c2f-7g-2j-3l-3;you got=a4b-2f-2;you hag=f3
you handsome=a-3f-4l4;you hate=a2;you have=a-4c-4d-2e-7g2i4j-2l2p3;you hear=a7b-4c-6;you heard=a2;you help=b-2d2
you hold=a3f-2;you home=a5e-2j-3;you idiots=f2;you imbecile=f3;you in=a-2e3;you jerk=f3;you kindly=f-2i2;you knew=a2
you know=a5b-5f-3g-2k-3;you last=a3;you later=a-2j2;you liar=a-3f4;you like=a4b-5c-2l-2p3;you listen=b3;you live=b-3e3
you lizard=f2;you look=a-4b-3c-2d-2e-2f-7g-2i-3l7m-4;you lose=a2c-2;you lost=a5b-5f-2;you love=a4p-2;you made=a4f-2l-2
you make=b-3d-2e-3f3m-2;you mind=c2;you miss=a7b-6c-3;you monster=a-3f4;you moron=f2;you must=a-2d3g-4i-2l2;you my=a2
you need=b3f-2;you nitwit=f3;you noob=f2;you now=a-4d3e-2j2;you old=a-6d-2f6g-2l-2;you one=a-4b-2f-2i5l-3
you open=a-3b-2d4;you out=a4b-3;you pick=a-2b2;you pig=f3;you play=a-6b2p4;you poor=a2f-5g2l-2;you rat=f3
you really=a3c-3;you reckon=a-4b4;you regret=a3b-3;you remember=a5b-3f-2;you repeat=a-2b-2c4f-3;you said=a-4b-2c5
you saw=a4b-2f-2;you say=a-5b2c4e-2l-2;you see=a2b-4c-2p2;you should=a4b-2d2f-5g-3l-3;you shout=a2;you show=a-2b2
you smell=a-3f4l-2;you snob=f3;you something=a5b-4;you speak=a-3c3;you start=b3c-2;you stupid=f2;you suck=a-2d-2f4
you take=a2c-2;you talk=a-3c3;you tell=a-2l3p-2;you ten=a3;you that=a2c-2;you there=a-4b-3c4e-2f-2;you think=a-3b4
you this=a2b-2;you to=a2b-4d2e2l-2;you tomorrow=a-2f-2j3;you took=a2;you traitor=f3;you twit=f3;you two=a5f-5l-3
you ugly=a-3f3;you waiting=a-2b2;you walk=b3c-2;you want=c-3e-2f-2g2p-2;you wanted=a-3b3;you were=a6b3c-2d-2f-7g-2l-4
you what=a-5b-2c5f-3l-2;you will=a2d-2e3f-4g-2;you win=a3f-4l-2;you windbag=f3;you witch=f3;you won=a4d-3;you worm=f3
you would=b-2e2f-2g-2;you |=c-2d-3f4g-5i3l-3n-3;you=b-5c-2d-5e2f6h-7j-4k-10l4m-2n-7o-14p-2
your . $=b-3c-4d-2e3f-3g2j-7k-9n-5o-4p-4;your . _=a2;your . again=a-3c4;your . and=a3d-2;your . eye=a2
your . is=a-2b-3d3g-3k3l2m-2p-5;your . name=a2;your . now=a2;your . pizza=a-3p3;your . say=b-3c-3d4
your . smells=a-3f4;your . with=b2;your . |=a-2b4c-2d-2;your _=a2b-8c-4d-13e2f3g-2h-4i-5j-2k-4l4n-2p-3
your advice=a-5b5d-2;your back=a-5e5f-2;your counsel=a-4b5c-2d-3e-2g-2l-2p-2;your door=e2;your eye=a3;your face=f2
your fault=g2;your first=a2;your guess=a-2k3;your hand=a4b-2d-3g-2;your help=a3b-5;your instructions=a-4d4
your job=a5g-3l-3;your lamp=e2;your loss=g3h-3;your mate=a4b-2c-2d-2;your mind=a-4b3;your mum=a2e-2;your name=c2
your opinion=a-3b3;your order=p-2;your pardon=a-2c2;your place=a3b-2;your rules=a-3b-2d4;your story=a2
your time=c-2d-5e-2f-2g3j-2;your turn=a-4b-2d4;your voice=d-2l2;your work=a6b-2e-2g-2l-3
your=b-3c-5e3h-2i-2j-9k-3m-2n-6o-6p-3;yours $=a4b-4g-2l3p-2;yours=a4b-5d-2g-3l3p-2;yourself $=a3b-2c-2d-3f-2g2k-2p-2
yourself . $=b-2d2;yourself convinced=a-2d2;yourself=a3b-4c-2f-2g2k-2p-2;youtube $=a-3b-2c-2d-2f-2h-2j-2k-2m-3o-3p6
youtube=a-3b-2c-2d-2f-2h-2j-2k-2m-3o-3p6;zero $=a-4d4;zero=a-5d5;zoned out=b-2c3h-2j-2;zoned=b-2c3h-2j-2
| . $=a-4e-3f-8g4k-2m-2n-4o-4p-6;| . _=b-3c-5e-2f-3h-3i-3j3k-2l-3m2;| . a=b-3d-2f4l-2;| . again=a4c-3;| . am=a-2c3k-3
| . and=d-3;| . are=a-3d-3f3g-2i2;| . at=a2;| . can=a2b-2;| . do=n-3;| . does=a-2b2;| . end=a-2d2;| . get=a2c-2
| . has=a3p-3;| . have=d2;| . i=c-2;| . in=d2;| . is=a-3c-2d-3g4;| . it=d3g-3;| . know=a-3l3;| . man=a2
| . me=a-3b-2d2g-2n2;| . mean=a2;| . more=c2;| . not=a4b2c-2g-4;| . of=d2;| . off=a2;| . one=a-3b2c-2m3;| . out=a4
| . over=a2;| . scene=a2d-2;| . should=a-2b2;| . slowly=a3c-2d-2;| . that=a2;| . the=c2d-2;| . they=a2;| . thing=a2g-2
| . three=a2;| . us=a3;| . will=e-2;| . with=a2;| . won=a3d-3;| . you=d-2f-2g-3;| . your=a2;| . |=a2g-6i-3
| _=a2b-6c-5d-4f-4g5h-2j-3k-2l-4p-4;| a=a5b-3d-2;| again=a2;| and=a7b-2c-3d-6;| be=a3d-2;| but=a3d-2;| come=a-3b3
| coming=a2;| dear=a-3c2g-2;| did=a2;| do=a2g-3;| done=a2g-2;| doors=a2;| dragon=a2i-2;| easy=a2;| everyone=d-3l3
| get=a2;| give=a-4d3;| go=a3b-3;| here=a2;| hold=a3g-2;| how=a-3b2m2;| i=b-6c2d-5e-3f-2g3i-3j-2l-2n-4p2;| if=a-2b2
| in=a3;| it=a-2b-3d-3g4;| just=a2;| keeper=m2;| let=a-2b-2d2;| like=a2;| look=a2;| moment=a-2d2;| my=d-4g-4j4p-3
| next=a3b-5c-2g-2;| no=a4;| not=b-3c-2d2g-3k-2n2;| nothing=a2;| now=a4d-2g-2;| old=d-2f-2m3;| on=a2;| once=d-2
| one=a4g-2;| open=d2;| please=a4b2d-7p-2;| really=a3;| say=b-2;| so=b-2d2;| sorry=a-6b3c-4d-3g-4h3
| success=a-2b-2c-2d5g-2;| take=a2;| thank=i2;| thanks=a-2f-2i3l-3;| that=a3;| the=a-2d3p-2;| then=a5d-3
| there=a-2d-2g4m-4;| they=a-2d2;| this=a2b-2;| to=a3;| was=a2;| we=a3;| what=a-6b4c4d-2f-2p2;| which=a-3b4
| who=c2p-3;| with=c2;| won=a-3d4;| would=a4b-4;| you=a-3b2c-4f3g-4l2;|=d2e-7f-2g3k-3l-2n-6o-8p-7;~0=a-2d3;~10=a-2d4
~50=a-3b-2c-3d6f-3j-2m-3o-4p-3;~_=a2b-2c-3e-4f-2g-3h-4i-2j-3k-2l-2n-2o-4;~a=c-5d-3g-3h-7l2m-4n-6o-6
~about=d-6e-5i-3j-2k3l-2m-3n-2;~absolut=a-4b-2c-3d-2f-3j-2k-2m-3n3o4p-3;~accept=b-4c-2d3g-2j-3k-3n-2o-4;~access=d3
~accord=b-2d2;~achiev=a-5d5;~act=d2;~add=b-2d3g-2p-2;~admin=a-3b-2d5;~admir=b-2c-2d-4e-4f-3i-2j-2l6p-4;~ador=f-4l4
~advic=a-6b6c-2d-2g-2;~afraid=a4b-2c-3d-3e-2f-4j-2l-2o-2;~after=b3c-4f-2g-2l-2
~again=a-6b-9c10d-8e-3f-4g-4h-3i-3k-5l-3n-4o-5;~against=a-4b5;~agre=a-8b-4c-3d5f-3g-2h-3j-3k-3l-2m-3n-2o7p-3
~ahoy=a-4b-3c-3d-2f-3g-2j-2m6o-4p-2;~ai=a-3d4;~all=b-5c-6d4e-5f-7g-2h-4i-4k-5m-5o2p-2;~allow=b2g-2
~alon=a3b-5c-2d-3e-2f-2g4j-2k-2p-2;~alreadi=b-5c2d2e-2g-2j-2k-2p-3;~alright=a-4b-2c-2d-2f-2g2j-2m-2o5p-2
~amaz=a-3f-5l5;~an=b2c-4e-3g-5h-2j-3k-4l-6m-4n-2o-2;~and=a2b-4c-4d5g-4h-2i-3j-4k-3l-5m-4n-2o-2p-6;~angri=b-3e3p-2
~ani=b5c-4d-4e-2f-3g-4j-2k-3l-2m-2n-2o-2p-2;~annoy=a-2f4l-4;~anoth=b-2c4d-3p-2
~answer=a-3b3c-3d5e-2f-3g-4h-2i-2j-2k-3l-3m-2o-4p-6;~anyon=a3c-2d-2e-2f-2p-2
~anyth=a4c-4d-3e-2f-3g-4h-2j-2k3l-2m-2n-2o-2p-3;~api=a-3d4;~apolog=a-4b-4c-2d-5g-3h8j-3k-3n-3o-4
~apologis=a-3b-3d-4h6j-3k-3n-2o-4;~appreci=a-4b-3c-2d-2h-2i6k-3o-2p-2;~as=a2b-6d4e-2f-3g-3h-2i-2j-5m-2o-2p-5
~ask=c5d-5e-3f-3g-3h-2k-2l-3n-2p-4;~assist=a-2b5c-3d-3;~at=a4c-4d-3e-4g-5i-3j-4k-4l-5m-3n2o-2;~attack=a-3d4
~author=a-4d4;~auto=a-2d3;~automat=a-2d3;~aw=b-2f5g2l-4;~awesom=a-3f-5l5
~back=a3b-6c-2d-5e3f-3g-4i-2j2k-3l-2m-2n-2o-2p-3;~backend=a-3d4;~bad=b-5c-3d-5g-5h4j-2k-2l-3m-2o-2p4
~banana=a-5d-2l-2p6;~bastard=a-2f4l-2;~battl=a-3d4;~be=d-2e-6f-2h-2i-2j-2k-2n-11;~beat=c-2d-4f-2g-2h-2k4n-2
~beauti=a-3b-4c-2d-4f-5l7p-3;~befor=a2c-2d-4e3g-2;~beg=c2d-4e-2f-3h4l-3;~begin=b2
~believ=a3b-3c-3d4e-3f-4g-2h-2i-2j-2k-2l-3p-2;~best=a-2b2c-3e-2f-4g2;~bet=a3b3k-3n-5p-2;~better=a-4c-3d-3e5f-3g3l-2p-3
~big=a2b-4j-2l2p-2;~bit=c3d-3o-2p-2;~bitcoin=a-5b-4c-2d-2f-3g-2i-2j-2l-2m-4o-3p7
~blame=b-4c-2d-4e-4f-5g6i-2j-2k-2l-4n-2p-2;~blockhead=a-2f4l-2;~boat=a5b-3d-2f-3l2p-3;~bore=a-5d-4f5l-4p4;~bot=a-3d4
~brain=a-4f4l-2;~brat=a-2f4l-2;~brave=a3f-4g-2l3;~bravo=a-5b-3c-3d-4f-4g-3h-2i-3j-3k-2l8m-5n-2o-4p-4
~break=b-3d-4e2g-2p3;~brilliant=a-3d-2f-4l5;~burger=a-6b-4c-3d-3f-3g-2j-3m-3o-3p8;~burn=a6b-5c-3d-4e4p-2
~but=a2c-2d-3f3g-2;~by=a4b-3c-2e-2f-3g-2j-2k-2l-2m-2o3p-4;~bye=a-5b-3c-3d-5f-3g-2h-2i-2j8k-2l-2m-4n-2o-4p-3
~call=a2b-5d-3e3k-3l-3p2;~calm=a2b2d-3e-2g2;~can=b2c-2d-9e-8h-6i-5l-7m-3n-3o-4
~care=a4b-6c-4d-4e-2f2g-4h-2j4l-3m-4n-3o-5p-3;~catch=c3;~certain=a-7b-4c-3d-2f-3g-2h-2j-2k4m-3n2o4p-3
~chanc=a-5b-2c-2d-3e5f-2g-2j-2k-3m-2n3o-3;~chang=a4c-2g-2h-3j-2k-2n-3p-2;~charm=f-4l5;~chatbot=a-4d5f-3l-2
~cheat=a-6b-3c-3d4f6g-2h-2i-2j-2k-2l-2m-3o-4p-3;~cheer=a-7b-4c-4d-4f-5g4h-3i7j-4k-3l-2m-5n-3o-5p-4
~choic=a-4b4c2d-2p-3;~choos=a-2b4c-3k-4n-2p-2;~claim=a-4b-2d5p-2;~clever=a-4f-5l6;~clown=a-4b-2c-2d-2f6j-2l-2m-3o-3p-3
~clue=a-7b6c-5d-3f-3g-3h-2j-2k5m-3n-6o-3p-4;~clueless=a-3b6c-2d-2h-4j-3k-3;~code=a-3d3
~come=a8d-6f-4g-6h-3i-3k-3l-5m-4n-2o-4p-7;~command=a-4d5;~complet=a-3c-4d7e-2g-3h-5i-2j-3k-3l-2m-2n-2o-3;~condit=a-3d3
~confus=a-5b8c-2d-4f-3g-2i-2j-5k-3l-2o-4p-2;~continu=a-3b3;~convinc=a-6b2c-3d7e-2f-3g-3j-2k-2l-4m-2p-3;~cool=f-4l5
~correct=b-4c-3d2f-3g-2i-2j-2l-2m-3o5p-4;~could=a-3b3d-6e-5f-6h-3i-3j-2k5m-2n-2o-2p-5;~counsel=a-4b5c-2d-3e-2g-2l-2p-2
~count=a2b-5d2g-2p-2;~cours=b-2c-2d-3f-3g-2k-2o4;~cow=a-2f4l-2;~coward=a2d-2f2g-2l-6;~crazi=f5l-4;~creativ=a-5b-2d6
~creatur=a-3d-2f3;~creep=b-3d-4f4;~cri=a-3b-3e-3f-2g6k-2n-2;~crook=f4l-2p-2;~crush=a-2e2;~cut=e3l-3;~cute=f-4l4
~damag=a-3b-2d4p-3;~day=a-5b-4c-2d-3e-2g-2j2l-4m3p6;~deaf=a-4b-2c2f3;~deal=b-2d2p-3;~dear=a-2c2d-3f-2g3l-2;~debug=d2
~decid=b2;~defeat=a-4b-2d6f-2l-2m-2o-2;~definit=a-4b-2c-3d-2f-3j-2k-2m-3n3o4p-3;~delight=f-5l4;~destroy=e2
~develop=a-3b-2d4;~die=b-4c-3e5f-5g-3l-4m-2p2;~difficulti=a-4d5;~dimwit=a-2f3l-2;~direct=a-2b2;~disgust=f5l-4
~do=c-2d-5f-7i-11j-3k-3n-4;~donkey=a-4f5l-2;~door=a3b-4c-4e2f-2g-2p-3
~down=a5b-2c-3d-3e2f-3h-2i-2j-3k-3l-2m-3n-3o-4p-4;~dragon=a6b-5c-2f-2i-2l-2p-3;~drown=a5b-2c-2d-3e2j-2p-2
~dumb=a-5d-3f8l-4m-2n-2;~dummi=a-2f4l-2;~earth=a-2b3;~easi=a7b-3c-3f-3g-2h-2i-2j-2k-2m-3o-3p-2;~eleg=b-2c-2d-3f-4l6o-2
~els=c-2d-2e3g-2p-2;~end=b-6d5e-2f-3g-3j-2k-2l-2m-2o-2p-4;~enemi=a-3d4;~equip=a-4d5f-2p-2
~even=c-5d-6e-2f-5g-3h-2i-3k-3l-4m7n-2o-4p-5;~ever=b-2c-2g-2l2o-2p-2;~everybodi=a3b-3e-2f-2j-2p-2
~everyon=b-5c-3e2f-4g-4h-2i-2j-4k-2l3m3n-2o-3p-4;~everyth=c-3d2e-3f-3g2h-2i-2j-4k-3l-3m-2o-2p-4;~exampl=a-3b5d-3
~excel=f-4l4;~excus=b-2c-2d-2h4;~expect=b5c-3d-4f-3g-2l-2m-2p-4;~explain=a2b3c-2d-5;~eye=a5b-3c-2d-3g-2l3p-3;~ez=a-2d4
~face=b-2d-2f3;~facet=a-5c-2d5p-2;~faintest=b-2k2;~fall=a-2d3;~fan=a-5b-3j-2l6;~fantast=f-4l4
~farewel=a-6b-3c-3d-4f-5g-3h-2i-3j8l-3m-3o-3p-3;~fast=b-3c5f-3g-2j-2l-2m-2o-3;~fat=a-2d-2f6l-4;~fault=b-2d-2g2
~feel=a3b-6c-3d-4e-2f-3g7i-2j-2k-3l-3m-2p-4;~fight=a-4b2d4;~file=d2;~filthi=f5l-4;~find=a5c-3p-2
~fine=a-4b-2c-2f-2g3j-2m-3o5p-3;~first=a5d-3f-2g-2p-3;~fool=a2b-2d-3f4g-2l-4;~footbal=a-3b-2c-2d-2f-2j-2l-2m-2o-3p6
~for=a2b-3c-3d-3e-4f-7g2h3i3j-5k-5l-2m-4n-4o-3;~forget=b-5c3d-3e-3f-4g-3h-5i-2j-5k7l-3m-3n-4o-7
~forgiv=a3b-4c-4d-5e-4f-6g-4h8i-3j-3k-4l-6m-2n-2o-2p-3;~fortnit=a-4b-2c-2d-2f-2j-3m-3o-3p6;~forward=a-2d4
~from=a2b2c-2p-3;~full=d2f-2;~funni=f-4l4;~game=b-3c-5d5e-3f-4g-4h-3i-2j-4k-3l-3m-3n-3o-4;~genius=f-4l4
~get=a-2b2c-4d-3e2f2g3h-5i-5k-7l-3m-4n-4o-4;~gg=a-2d4;~gimm=a-2b3d-2f-2;~give=c-7d5e-4f-4g-2h-4i-5j-4l-4m-2n-3o-3p-2
~go=c-5d-5e2h-6i-6j7k-8l-8m-2n-4o-6;~goal=a-3b3d2p-2;~god=a-2d4;~golden=a-2b-2c-2d4
~good=a-5c-5d-8e-4f-6g-6h-4i-5j3l2m6n-3o-5;~goodby=a-4b-2c-3d-3f-3g-2i-2j7m-3o-4p-3;~gorgeous=a-4b-3c-2f-4l6;~grant=d3
~grate=a-5b-4e-2g-2i7j-4k-3l-3o-2;~great=a-4b-2d-3f-5g-2l7;~greet=a-4b-2c-3d-3f-3j-2m6o-3p-2;~grumpi=f5l-4
~guess=a4b-2c-2d-3f-3g-2j-2k2l-3n-2o3;~guid=a-2b4d-3k-2;~guidanc=a-3b4c-2p-2;~hag=a-2f4l-2
~hand=a3b-2c-2d-2e-3f-2g3h-3j-2k-3l-2m-2p-5;~handsom=a-5d-2f-6l6;~happen=a3c-4d-2g2h-2p-2
~hard=a4c-4d-6f-4g2h-2i-3j-3k3l-3m-4n-2o-4p-3;~hat=d-4l4;~hate=b-2c-2d-3e-3f5h-2i-2j-2k-2l-3o-2p-2
~have=a2b-2c-7d-2f-5h-3k-2m-7n-6o-5p2;~he=a6b-5e-2f-4g-4h-2i-2j-2k-4l-3m-3n-2o-3p-6;~health=a-2d2
~hear=c4d-5e-3f-4g-5h-3i-2j-2m-2n-4o-2p-3;~heartless=a-2f5l-4;~hello=a-6b-4c-5d-5f-4g-3h-2i-2j-3k-2l-2m10n-2o-4p-4
~help=b8c-8d-7e-6f-7g-7h-6i2j-7k-7l-6m-6n-5o-7p-7;~her=a7c-3g-2l-2p-4;~here=c-6d-4e-4f-6h-4i-5j3k-5l-3m-4n-2o-4p2
~hey=a-3b-3c-3d-4f-3g-3h-2i-2j-3k-2l-2m8n-2o-4p-4;~hi=a-5b-3c-3d-3f-3g-2h-2i-2j-2k-2l-2m8n-2o-3p-3
~him=a4d-2e-2g-4h-2j-3k-3l-2m-2o-2p-4;~hint=a-7b10c-5d-4f-3g-2j-2k-2l-2m-3o-3p-4;~his=a3b-2p-3;~hit=a-2b-2c-2d3e3p-2
~hiya=a-4b-2c-2d-3f-3j-2l-2m7o-3p-3;~hmm=k2;~hold=a3b-6c-4d-4e-2f-4g5h-2l-2m-2p-4;~home=a2b-4c-3d-2e-3f-2g-2j2p2
~homework=a-4b-4c-2d-4f-2g-2h-2j-2m-3o-3p7;~hopeless=f5l-4;~horribl=f4l-4;~how=b3c-4d-11e-8h-6j-7k-2m3n-5o-5p-2
~hp=a-3b-2d4f-2;~html=a-3b-2d4;~hug=a-6b-4c-4d-4f-4g9h-2i-2j-3k-3l-2m-4n-2o-5p-4
~huh=a-5b-4c7d-3f-3g-2h-2i-2j-3k-2l-2m-4n-3p-3;~hundr=b-3d3p-2;~hurt=a3b2d-2f-4g-2l-3;~i=a-4b2d-3e3f-6g-3i-2m-12n2
~idea=a-5b6c-3d-4g-3h-2j-4k5l-2n-6o-2p-2;~idiot=a-3b-4c-3d-6f8g-3i-2j-2k-2l-3m-3o-3p-3;~if=a3b-3c-2f-3i-2l-3p-3
~ignor=a-4d4;~imbecil=a-2f4l-2;~import=a-2b2;~impress=a-3b2f-4l4;~in=a4b-2c-5f-6h-3i-3j-4k-5l-2m-4n-3o-4p2
~incred=f-4l4;~inde=a-4b-2c-2d-2f-2m-2o6p-2;~instruct=a-4d5f-2;~it=a3c-2d-4e-3f-5h-2j-10k2l-5m-3n-7;~item=a-6d7p-2
~jerk=a-2f4l-2;~job=a3b-3d-4e-2f-2g-5j-4k-2l6m-5o-2p-3;~join=d2;~json=a-3b-2d4f-2;~judg=a4b-2c-2d2e-2g-2k-2;~jump=d2
~just=b-2d2e-2f-4g-4i-2j-3k-2l-4m-3;~keeper=b-4c-3g-2l2m2p-4;~key=a2b-3;~kick=a-6e4p4
~kill=b-2c-2d5e2f-5g-3i-2j-3l-3m-2n-2;~kind=a-3b-2d-5f-5g-3i8j-2k-2m-4o-2p-2;~knife=b-3d-3e4j-2l-2p-3
~know=a3b-2c-8d-9e-2f-8g-3h-5i-4j-4k8l-4m-4n-5o-4p-3;~lame=f5l-4;~lamp=a6b-4c-3g-2p-2
~last=b-4d-3e6f-3g-2h-2j-2k-2l-2m-2n-3o-3;~later=a-3b-3c-3d-3e-2f-3h-2i-2j7m-3o-4p-3;~lazi=f5l-4;~lean=b-2d-2g3
~learn=a4b-4c-2g-2l-2p-3;~leav=a4b-8c-6d2e-4f-5g-4h-3i-3j5k-6l-3m-4n-4o-5p-5
~let=a2b-8c-3e-2f-4g2h-3i-3j2k2l-3m-3n-3o-2;~level=a-4c-2d7f-3g-2j-2m-2o-2;~liar=b-2f3l-3
~light=a9b-5c-4d-2f-2g-3k-2l-2n-3o-2p-2;~like=a2b-3c-6d-7e-5f2g-5h-3i-4j-4k-4l4m-3n-3o-3p4;~list=a-2b3c2d-2g-2h-2
~listen=a5d-4e-2f-4g-4j-2k-2o-3p-3;~littl=b2d-2g-2p-2;~live=b-4e3;~lizard=a-5b-2c-2d-4f7g-2i-2j-2k-2l-3m-3n-2o-2
~load=a-2d3;~look=a5b-7c-5d-5e-3f-7g-4i-3j-2k-2l7m-5p-5;~loot=a-2b-4c-3d5o-2
~lose=a2b3d-4e-6f3g-6h-3i-5j-6k-4l-5m-2n-2o-3p-2;~loser=a-4b-3c-3d-2f7j-2l-2m-3o-3p-3;~loss=a-3b3g2h-3
~louder=a-3b-4c7d-3f-3g-2h-2j-2k-2m-3n-2o-4p-3;~love=a-2b-4c-3d-4e-3f-4g-2h-2i-2j-2k-2l7o-2p2;~lunch=a-2b-2p3
~machin=a6b-5c-3d-5f2l2o-2p-3;~magnific=a-2f-4l5;~make=a3c-7d-5f-2g-5h-2i-3j-3k-5m2n-2o-2;~man=a3b-3d-2g-3k3p-3
~mani=a2b-2c3d-2f-2g-2i3j-2k-2l-3m-3n-2;~manner=a5b-5c-5d-4g-2h4p-2;~mark=a-3b-2c-2d5o-3;~marvel=a-4f-4l4p3
~mate=a2b-3c-3d-4f-2g-2i4o-2;~max=a-4b-2d6f-2j-2;~maximum=a-2b-2d3;~may=a3b-2c-3
~mayb=a-2b-2c-3d-3f-4h-2i-2j-3k7l-2m-4n-2o-4p-4;~me=a-2b3e2f-8g-4h2i-4j-10k3l-11m-9o-9
~mean=c-5d-7e-2f3g-3h4i-2j-2k-3l-6m-2n-2o3p-5;~meet=a-3b-4c-4e-3f-4g-3i-2j2k-2m6o-3p-4;~melt=a-2e3;~menu=a-4b2d4f-2j-2
~might=a-3b4;~mind=b4g-2h-3j-2l-2p-3;~mine=b-2g-2k3l-2;~minecraft=a-3b-2c-2d-2f-2j-2l-2m-3o-3p6;~miser=f4l-4
~miss=a2b-2c4d-5e-3f-4g-2h-3i-2j-2k-2l-4o-2p-5;~mission=a-4b3d5f-2m-2p-2;~mode=a-3b-2d5f-2l-2;~model=a-6b-4d6f-2l-3m-2
~moment=a2b-4d2;~monster=d-2f2g-2l-3;~more=a-2c7d-5f-4g-5h-2i-2j-3k-4l-3m-2n-4o-3p-3;~morn=a-5b-2c-3d-3f-2j-3l-2m7o-3
~moron=a-3b-2c-2d-2f7j-2l-2m-3o-3p-2;~most=c-2d-2i3l2;~move=a2b3d-3p-2;~much=b-2c-3d-4f-4g-3h-2i6j-3k-4m-3n-4o-2
~mum=a2e-2p2;~must=a-3c-4e-3g3h-2i-3j3k-2p-4;~my=a-2c-3e-6f-8g3h5i-6k-6l-3m-2n-5o-6
~name=a8b-6d-6e-2f-2g-3h-3j-2k-2l-2o-2p-7;~narrat=a-5d6g-2m-2;~need=a3c-4d-6e-4f-3g-4h-2i-2j-3k2l-3n-2o-2p2
~netflix=a-4b-2c-2d-2f-2j-3m-3o-3p6;~never=a8b-3c-3d-6e-3f-4g-3h-2i-2j-3k2m-3o-3p-5;~new=c-2e-2f-2g-2h-2j-2k-2l-3p5
~next=a-2b3c-5d3f-3g-5h-2i-2j2k-3l-3m-3n-3o-2p-4;~nice=a-2b-7c-4d-6f-4g-4h-2k-3l7n-3o-3p-5
~night=a3b-4c-5d-4e-2f-2g-2j5k-2l-3m-5o-2p3;~nitwit=a-2f4l-2;~no=a4b-3c-8d-11e-6f-9h-7i-7j-7k2l-7m-7n8o-7p-8
~nobodi=a6b-7c-4d-6e-4h-2i-3j-4k-3m-4n-2o-4p-5;~nod=d2;~noob=a-3b-2c-2d-2f6j-2m-3o-3p-3
~nope=a-5b-3c-4d-3f-3g-2h-2i-2j-2k-3m-3n8o-4p-3;~not=b-2d-9e-2f-2i-9j-12k2l-12m-9n8o-4p-15
~noth=a4b3c-4d-7e-4h-4i-3j-5l-5m-4n-3o-6p-5;~now=b3c-7e-4f-5h-3i-2j3k-3l-5m-3n-2o-3p-6;~npc=a-3b-2d3f-2;~nudg=a-3b4d-2
~obey=a-4c-2d2e4f-3l-2p-2;~object=a-5b3c-2d4;~of=d-2e-5f3h-4j-3m-6p-4;~off=a3c-3d-5f-3g-2h-2i-2j4k-3l-2p-2
~ok=a-3c-3d-4f-3h-2j-2k-2l-2m-3n-2o6p-3;~okay=a-4c-3d-4e-3f-3g5i-2j-3k-4l-2m-3o5p-3;~old=b-3c-2d-5e-2f6g-3i-2j-2l-4p-3
~on=c-2d-4e-3f-5h-3i-3j-5m-3n-3p3;~onc=a3b-5c4d-2f-2g-3h-2l-2m-2o-2p-6;~one=a2d-3f-7h-3i2k-5m-2n-3o-3p-9
~oop=a-4b-3c-3d-3f-3h7i-2j-3k-2m-3n-2o-4p-4;~open=b-3c-4d4e3f-5g-4i-2j-3k-2l-3m-3p-3;~opinion=a-3b3;~oppon=a-3d3
~option=a-2b4d-2h-2;~or=a-6b-2c-3d-6e9f2g-4h-2i-3j-2k-2l-4m-3n-2o-2p-4;~order=b-6d-2f-2p5
~out=a2d-6e-2f-6g-5h-4i-3j6k-5l-3m-4n-3o-3p-5;~over=a-2b-4d2e2f-2g2m-2o-2p-4;~overrid=d3
~pardon=a-4b-2c7d-3f-3g-3h2j-2k-2m-3o-4p-3;~part=b-3;~pass=a-2b-5c-4d9e-3f-3h-4i-2j-5k-4l-3m-2n-4o-6p-4;~past=a-3b3
~pathet=d-2f4l-4;~pay=a-5b-2c4d-2e3f-2g-3p2;~peopl=a3b2c-2d-3p-3;~percent=a-2d2;~perfect=a3b-2d2f-4g-2l3p-3
~person=b-3d-2f4m-3;~persuad=b4;~persuas=a-2d4p-3;~phone=a-3b-2d-2p4;~pick=a-3b5c-2;~piec=b-2d-4e3f4p-2;~pig=a-2f3l-2
~pizza=a-5b-5c-5d-4f-2g-2h-2j-3k-2l-2m-2n-2o-4p9;~place=a2d-2g-2l2;~plan=b2c-5p-3
~play=d-5e-2f-5g-4h-2i-3j-5k-5l-5m-6n-5o-5p5;~player=a-5d6;~pleas=a-2b2c5d-3e-5f-8g-3i-6j-8k-7l-6m-2n-6o-2p2
~pleasur=a-3d-2f-2m5;~plus=a-4b-4c-2d4p3;~point=b2c-4d4f-3g-2h-2j-2k-2p-3;~pompous=a-3f5l-4
~poor=a3b-2c-3d-4f-6g5i-2j-2k-2l-3m-2n-2o-3;~precis=a-2b2;~pretend=a-3b-2d4;~pretti=f-3l3;~previous=d2;~proceed=a-3b3
~prompt=a-5b-4c-3d7;~punch=e2;~quest=a-3b2d2p-2;~question=a-3b-4c6l-2p-2;~quick=c2d-4g-2k-2p-2
~quit=a-5b-4c2h-3j5k-3n-3o-5;~rais=d3p-3;~rank=a-3b-2d4p-2;~rat=a-2f4l-2;~rather=b-4c-2e-2j2k-2p2
~realli=c-6d-4e-2f-2g-3h-3i2j-2l-2n3o-2p-3;~reckon=a-4b4;~regret=b-5c-2d-3e4f-2g-2h3l-2;~rememb=b-4c-2f-2k4n-2
~remind=a-2b-3c5d-2k-2p-3;~repeat=a-6b-5c10d-5e-2f-4g-3h-2i-2j-2k-2l-3m-3o-3p-4;~requir=a-2b4
~restart=a-3b-2c-3d6f-3j-2m-3o-4p-3;~return=a2b-2d3g-2k-2o-3;~reveal=a-3d4;~reward=b-2d4;~ridicul=f5l-5
~right=a2c-6e-3f-6h-3i-4j-5k-4l-5m-5n-3o4p-7;~roll=a-3b-2c-2d6f-2j-2m-2p-3;~rotten=a-3f4l-5;~rude=a-2b-2c-2d-2g-2h4
~rule=a-3b4d2f-2g-2p-2;~run=a7c-3d-2f-2g-3h-2i-2j-3k-3l-2m-2n-2o-3p-3;~rusti=f4l-4
~s=a2b4c-2d-5e-2f-3g-4h-2i-2k-2l-2m-2;~sad=a3b-3c-2d-3f-5g3l-3p-2;~safe=b-2d-4f-3g4l-2;~save=b-3c-2d6f-3g-2l-2
~say=a-2b-2c5d5e-2f-9g-10h2i-6j-6k4l-5m-7n-6o-5p-9;~scene=b-3c-2d6f-2g-2o-2p-2;~score=a-6b-4c-3d8g-2p-4
~script=a-3b-2d4;~second=a-4b-5c2d-4k5;~secret=b2c-2d3e-3p-2;~see=a4b-3c-6d-8f-7g-6h-3i-4j6k-5n-3o-2;~selfish=f5l-4
~send=a3b3c-2d-3e-2k-2;~senil=f5l-4;~set=a-2b-4c-2d5f-3j-2p-2;~she=a4b-5c2d2e-2f-3g-3i-2k-2l-3m-3p-5
~should=b4c-6e-4f-7g-4i-3j-3l-5m-2n-2o-2;~shout=b-2c-2d-2g-2h4p-3;~show=a4c-3d2e-2f-2g-2k-2p-4
~shut=a-5b-4c-3d-5e-2f8g-3i-2k-2l-2m-3o-2p-2;~sick=a-2d-2e-3f3;~silli=a-2f5l-4
~skip=a-7b-5c-3d10e-2f-4g-2h-2i-2j-3k-2l-3m-3n-2o-4p-4;~slap=e2;~slower=a-4b-3c5d-2o-2
~slowli=a4b-4c4d-5f-3g-3j-2k-2l-2p-2;~smart=f-3l3;~smartest=a-2f-2l2;~smash=a-2e3;~smell=a-4d-3f6l-3;~snob=a-2f4l-2
~so=a-4c-4d-5e-3h-2i2j2k-7l2m-5o4p-3;~soccer=a-4b-2c-2d-2f-2j-2m-3o-3p7;~solut=a-3b3d2;~some=b4c-2d-4f-3g-2k-2l-2m-2
~somebodi=a6b2c-2d-4e-3f-2g-2l-2m-3p-3;~someon=a4g-2l-3p-2;~someth=a4b4c-4d-5e-3g-3h-2i-2j-2k-3l-3m-2o-2p-4
~sorri=a-4b-3c3d-7f-7h9i-6j-8l-7m-5n-4o-6p-6;~spaghetti=a-5b-2c-2d-3f-2j-2m-3o-3p7
~speak=a3b-4c6d-5e-3f-3g-3h-2i-2j-3k-3l-2m-2o-2p-4;~splendid=a-2f-3l5;~stab=e2;~start=a3b5c-4d-5f-3g-2k-2l-2m-2p-3
~step=a5b2c-2d-6f-2j-2p-2;~stop=b-4c-3d2f-3g-3j4m-2o-3p-4;~stori=a5b-4c-4d-2e-3f-3g-2k-2l2p-3;~strangl=e2
~strong=a-2f-6l6;~stuck=a-2b7c-3d-6f-3g-2h-2i-2j-5k-3l-2m-2n-2o-2p-3
~stupid=b-5c-4d-6e-3f8g-5h-2i-2j-2k-3l-4m-2n-2o-3p-2;~succeed=a-4b-4c-2d8e-2h-3j-3k-3l-3n-2o-4p-3
~success=a-4b-3c-3d9f-3g-2h-2i-2j-2k-2m-3o-4p-3;~such=a2b-4c-2d-4f-3g-2i-2j-2k-2l5m-2o-2p-2;~suck=a-2d-2f4
~suggest=a-7b7;~superb=f-4l4;~suppos=a2d-2j-2k-2o3;~sure=a-5c-4d-4f-4g-4h-2i-2j-2k5l-2m-3n-5o6p-3
~sushi=a-4b-2d-3l-2p6;~system=a-4b-3c-2d6f-2p-2;~take=a4c-7e-3f-6g2i-5j3k-5l-6m-4n-3o-4p-8;~talent=f-4l5
~talk=a2d-4e2f-3g-2j-2k-2l-2p-3;~task=a-5b3c-3d4;~tast=a-2l2;~teacher=p2;~team=a-3b-3l2p2;~tear=e3
~tell=a3d-6f-6g-8h-5j-3l2m-2n-4o-2;~ten=b-2d4f-2g-2p-4;~terribl=f5l-4;~test=a-2d3
~thank=a-7b-7c-6d-8e-4f-8g-8h-4i13j-5k-5l-7m-6n3o-5p-8;~that=b-6c5e-2f-10h2i2j-2k-3l-2m-7p-12
~the=a3d3e-2f-3g-7h-9i-5j-10k-4l-3m-10n-8o-8;~them=a6d-3e-3f-5g-4h-2i-3j-3k-3l-3m-2n-2o-3p-4;~themat=a-2d3
~then=a2c-6f-3g-3h-2j2k-2l-2m-3n-2o3p-3;~there=a2d-8f-7g3h-3i-4j-5k-4l-7m3n-3o-4p-8;~these=a2b2
~they=a5b-5e-2f-2g-3l-2p-4;~thing=a2b-3d-6e-3f4g2h-3i-2j-3k-4l-4m-3n-2o2p-6
~think=b3c-4d-6e-3f-6g-4h-3i-2k5l-3m-2o2p-5;~this=b2c-7e2h-4i-5j-5k-6l-7m-6n-4o-4p-7;~three=a3b-6f-2g-2j-2l-2m-2
~through=a-2c-3d2g4p-4;~throw=a-2b4d-2e2p-5;~ticket=a-2b-2c-2d4;~tiktok=a-3b-2c-2d-2f-2h-2j-2m-3o-3p6
~time=a2b-3d-3f-4h-3k-3l-4m-3n-3o-3;~tip=a-6b6c-2d-3k-2p-2;~to=c-6f-2k-2l-3m3n-6o-6;~tomorrow=a-5b-2d-2e-2f-2j4p4
~tonight=b-3c-3d-5e3f-4g-3i-2j-2k-3l-2m-2n-4p4;~too=a2c5d-5e-3f-4g-4h-2i-2j-3k-3l-4m-2o-2p-2;~traitor=a-2f4l-2
~trash=a-4b-2c-2d-2f6j-2l-2m-3o-3p-3;~tri=a2b4c-3d-4k-2p-3;~trial=a4b-5d2
~true=b-5c-3d3e-2f-3g-3h-2i-2j-2k-2l-3m-3o4p-4;~trust=a2b-5c-3d4e-2f-3g-3h-2k-3l-2m-2n-2p-2
~turn=a3b2c-3d2e-2f-3g-4h-2i-2j-3k-2l-2m-3o-3p-4;~tutori=a-5b6c-4j-2m-3o-2p-2;~twenti=a-2d3p-2;~twit=a-2f4l-2
~two=a5d-4f-5g-2l-4p2;~ugli=b-2d-2f5l-5p-2;~uh=a-6c-4d-5f-3g-2h-2j-4k-3m-2n6o4;~um=a4c-2
~understand=b4d-3e-4f-4g2h-2i-2j-3k-4l-4n-4p-3;~unlimit=a-5d7f-2j-2m-2n-2;~unlock=a-5b-3c-2d7f-2g-2j-2n-2o-2
~until=a4b-3c-3d-6f-2j5m-2p-3;~up=a3d-4e2h-4i-4j-6k-5l-5m2n-4o-6p-2;~us=a2c-5e-3f-5h-4i-2j2k-4l-4m-3n-2o-3
~use=a3b3c-5f-2g-4h-2i-2j-2k-3l-5m-3p-6;~useless=b-2d-2f5g-2l-4p-2;~variabl=a-3d5
~veri=a2b-3c-2d-3e-2f-4g-5i2j-4m-2o4p-3;~victori=d2;~video=a-4p4;~voic=a4b-3c-4d-2l3
~wait=a6b-2c2d-5e-3f-4g-4h-3i-2j-3l-3m-3n-3o-3p-4;~walk=b2c-2p-2;~want=a2c-4d-2f-5g3h-4i-3k-5l-5m-2o-2
~warn=a3b-4c-2d-4e5f-4g-4i-2j-2l-3p-2;~watch=a-2b-4c-3d-6e4f-3g-2h-2i-2j-3k-2l-3o-2p5;~way=b4c2d-6f-2g-2j-2k-3l-2n3p-4
~we=a4b2c-6d-2e-3f-4h-3i-3k-3l-4m-5n-2o-3;~weak=f5l-4;~well=b-3c-5d-8e-2f-5g-4h-4i-4j2k-4l5m2n-4o2p-4
~whaddya=a-2b5d-2k-3o-2;~what=a-2b5c4d-5e-4f-4g-4h-2i-8j-10k-14m-2n-7o-8;~where=b5c-2d-3e2f-5g-3i-2j-3k-3l-4m-3
~whi=a4c-4d-3e-3f-3g-3j-2k-4l-2m-2n-5o5p-4;~which=b5c-2d-4f-2g-4i-2j-3k-3l-2m-3p-4;~whisper=a-2b3d-3
~who=b3d-7e-4f-5g-5h-3i-3j-4k3l-4m-5n-2o-3;~will=b-5c-9d-7e7f-8g2h-7i-5k-7l-6m-3o-4p-3
~win=b-4c-5d9e-4f-8g-7h-4i-4j-5k-5l-6m-4n-4o-6;~windbag=d-2f5l-2;~wise=a-4f-3l5;~witch=a-2f3l-2
~with=a2c-3e-6f-5g2h-3i-4j-3k-3l-5m-3n-2p-2;~without=a2p-2;~wonder=a-4f-4l6;~word=a2b3c-4d-2e2g-2n-3
~work=a-2b7c-5e-4f-4g-6h-2i-2j-4k-4m-4n-2o-3p3;~worm=a-2f4l-2;~worri=a-3b-2g5k-4n-2;~worst=a-3d-2f4l-4
~worthless=f5l-4;~would=b4d-7f-7g-6h-3i-3l-7m-4o-2p-5;~xml=a-3d5;~xp=a-3b-2d4;~yeah=b-3c-3d-3f-3g-2j-2m-2o6p-3
~yes=a-4b-2c-5e-2f-3g-4h-2i-3j-3k-3l-4m-4n-2o8p-3;~yo=a-4c-2d-2f-2j-2m6o-3p-3
~you=b-5c-2d-5e2f6h-7j-4k-10l4m-2n-7o-14p-2;~your=b-4c-5e3h-2i-2j-9k-3m-2n-6o-6p-3;~yourself=a3b-4c-2f-2g2k-2p-2
~youtub=a-3b-2c-2d-2f-2h-2j-2k-2m-3o-3p6;~zero=a-5d5;~zone=b-2c3h-2j-2;~|=d2e-7f-2g3k-3l-2n-6o-8p-7
`;
