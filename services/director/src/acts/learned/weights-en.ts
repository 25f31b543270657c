// Written by `npm run teach-acts`; change the sentences, not this.
export const ENGLISH_STEMS = `
0 10 50 a about absolut accept access accord achiev act add admin admir ador advic afraid after again against agre
ahoy ai all allow alon alreadi alright amaz an and angri ani annoy anoth answer anyon anyth api apolog apologis
appreci as ask assist at attack author auto automat aw awesom back backend bad bastard battl be beat beauti befor beg
begin believ best bet better big bit blame blockhead boat bore bot brain brat brave bravo break brilliant burn but by
bye call calm can care catch certain chanc chang charm chatbot cheat cheer choic choos claim clever clown clue
clueless code come command complet condit confus continu convinc cool correct could counsel count cours cow coward
crazi creativ creatur creep cri crook crush cut cute damag day deaf deal dear debug decid defeat definit delight
destroy develop die difficulti dimwit direct disgust do donkey door down dragon drown dumb dummi earth easi eleg els
end enemi equip even ever everybodi everyon everyth exampl excel excus expect explain eye ez face facet faintest fall
fan fantast farewel fast fat fault feel fight file filthi find fine first fool for forget forgiv forward from full
funni game genius get gg gimm give go goal god golden good goodby gorgeous grant grate great greet grumpi guess guid
guidanc hag hand handsom happen hard hat hate have he health hear heartless hello help her here hey hi him hint his
hit hiya hmm hold home hopeless horribl how hp html hug huh hundr hurt i idea idiot if ignor imbecil import impress in
incred inde instruct it item jerk job join json judg jump just keeper key kick kill kind knife know lame lamp last
later lazi lean learn leav let level liar light like list listen littl live lizard load look loot lose loser loss
louder love machin magnific make man mani manner mark marvel mate max maximum may mayb me mean meet melt menu might
mind mine miser miss mission mode model moment monster more morn moron most move much mum must my name narrat need
never new next nice nitwit no nobodi nod noob nope not noth now npc nudg obey object of off ok okay old on onc one oop
open opinion oppon option or order out over overrid pardon part pass past pathet pay peopl percent perfect person
persuad persuas pick piec pig place plan play player pleas pleasur plus point pompous poor precis pretend pretti
previous proceed prompt psst punch quest question quick quit rais rank rat realli reckon recommend regret rememb
remind repeat requir restart return reveal reward ridicul right roll rotten rude rule run rusti s sad safe save say
scene score script second secret see selfish send senil set she should shout show shut sick silli skip slap slower
slowli smart smartest smash smell snob so solut some somebodi someon someth sorri speak splendid stab start step stop
stori strangl strong stuck stupid succeed success such suck suggest superb suppos sure system take talent talk task
tast team tear tell ten terribl test thank that the them themat then there these they thing think this three through
throw ticket time tip to tomorrow tonight too traitor trash tri trial true trust turn tutori twenti twit two ugli uh
um understand unlimit unlock until up us use useless variabl veri victori voic wait walk want warn watch way we weak
well whaddya what where whi which whisper who will win windbag wise witch with without wonder word work worm worri
worst worthless would xml xp yeah yes yo you your yourself zero zone
`;

export const ENGLISH_CUES = `
#=a3c-2d2e-6g-3h-6i-5j-3k-3l-4m-3n-5p-3;#?=a11c9d-12e-15f-24g-9h-17i-16j-9k-5l-14m-12n-12o-19p-12
#blank 0=a2d2e-4g-2h-3i-4j-2k-2l-3n-4p-10;#blank 1=e-3g-3o-2p-5;#blank 2=a2b-5c-17e-3h-11i-12j-13k-12l-7m-2n-11o-9p4
#blank 3=a4b-9c-4d-3e-3f-6g-9h-3i-4j-2k-2l-4m-6n-2p4;#length 0=b-6c2d-13e-19g-11k-6l-7m5n2o6p-17
#length 1=a-2b-3c-5e-12l-2m-4p-25;#length 2=a4b-4c-4e-7f2g-4h-5i-3j-2l-2m-3n-2o-4p-2
#length 3=a3c-3d2f-6h-3i-2j-2k-2l-2m-8n-9o-24;#length 4=b3d5f-6h-2i-6j-17k-5m-7n-12o-14p3
#length 5=b5c-2f-5g-2h-3i-3j-3k-4m-3p-7;#share 0=c-2d3e-3g-2h-4i-4j-2k-2l-3m-2n-4p-11
#share 1=a2e-4g-3h-5i-3j-7k-6m-4n-9o-14p2;#share 2=a3b-4c-4d-3e-3f-3g-5h-7i-4j3m-2n2o-16
#share 3=b-7c-4d4e-3f4g-9h-3i-3j-3k-4l-2m2n-4o-3p-2;#share 4=d-5e-5f-7h3i2l-9o3p-16;0 $=a-2d2;0=a-2d3;10 . $=d3
10 attack=d3;10=a-2d4;50 $=a-4b-2c-3d6f-3j-2m-3n-2o-4;50=a-4b-2c-3d6f-3j-2m-3n-2o-4;^ 10=d3
^ 50=a-3b-2c-2d6f-3j-2m-3n-2o-4;^ _=d4e-12f-6g-2l-19m-3p-4;^ a=a9b5c-3d-8f-10g-2i-3j-3k-4l-4m-2p-10
^ absolutely=a-4b-2c-3d-2f-3g-2j-2k-2m-3n3o4;^ according=b-2d2;^ achievement=d3;^ act=a-2d3;^ add=a-4d4p-2
^ admin=a-2d3;^ after=a4;^ again=a-2c6m-3o-2;^ agreed=a-2c-2d-4f-2m-2o5;^ ahoy=a-4b-3c-3d-3f-3g-2j-2m6n-2o-4
^ all=a3b-4c-2e-2f-3g-3j-2k-2l-3m-2n-2o2p-2;^ alright=a-2c-2d-2f-2m-2o5;^ am=a-6b6p-2;^ an=a3b4c-2d-6f-2k-2
^ and=a4b-3c-4d2f-6g-2h-2i-2j-2k-2l-2m-4n-2o-5;^ answer=b-3d5f-2o-3;^ any=a-4b6c-2d-3f-2o-2;^ anything=a2
^ are=a5b-7c-4d-4e-3g-4i-2j-2l-5m-5p3;^ as=d2;^ ask=c2;^ assistance=a-2b3c-2d-2;^ auto=a-2d4;^ battle=d2
^ be=a9b-3d-2f-2g-5j-2k-3l-2m-2;^ beats=a-3b-3d-3h-2k4;^ begin=a2;^ being=a2
^ bravo=a-5b-3c-3d-4f-4g-2h-2i-2j-3k-2l8m-5n-2o-4;^ by=a-2c-3o4;^ bye=a-3b-2c-2d-2f-2j6m-2o-4;^ calm=b-2d-2g2
^ can=a-2b2c2d-3e-2f-6g-3i-2j2k-3l-2p3;^ certainly=a-3b-2c-3d-2f-3j-2k-2m-3n3o4;^ change=a3b-2
^ cheat=a-2c-2d-4f6j-2m-3o-3;^ cheer=a-4b-2d-2f-2g5m-2;^ cheers=a-4b-3c-3d-4f-4g-3h-2i7j-3k-2l-2m-4n-2o-5
^ clown=a-3b-2c-2d-2f5j-2m-3o-4;^ clue=a-4b6c-4k-4m-2o-2;^ come=a-2b-2c4;^ correct=a-3c-2d-3f-2m-2o5
^ could=a-7b4c2d-3f-2g-2k4l-2p-2;^ count=a-4d4;^ creativity=a-2d3;^ deal=a3d-3;^ dear=a2;^ defeats=a-2d4m-2
^ definitely=a-4b-2c-3d-2f-3j-2k-2m-3n3o4;^ did=a-2b3c2d-3e-2g-3n-2p2;^ difficulty=a-3d3
^ do=a-3b-4c-6d-2e3f2g3h-3i-2j-3l-5m-4n-8o-4p4;^ does=a6b-3;^ down=a5c-2f-2m-2o-3;^ dumb=a-4d-2f5j-2
^ easy=a6c-2d-4f-2m-2o-3;^ end=a-3d4f-2;^ enemy=d3;^ equip=a-4d4f-2p-3;^ evening=a-6c-2d-2f-2j-2m6o-3
^ everybody=a4b-2d-3f-2;^ everyone=a2b-2e-2f-2m-2;^ everything=b-2g3;^ excuse=a-3c-2d-2h4;^ expected=a5
^ explain=b4d-5;^ ez=d2;^ facets=d2;^ farewell=a-4b-2c-2d-4f-2g-3h-2j7m-3o-3;^ fast=a-2d4;^ fat=d-2f3;^ find=a2
^ fine=a-3c-2d-2f-2g-2m-2o5;^ for=a8d-4f-2l-3p-5;^ forget=a4c-3d2f-3k-3l-2m-2o-2;^ forgive=a-2b-2d-4h5k-2n-2o-2
^ from=a3d-2;^ full=a3f-2;^ game=a-2d3;^ get=a4c-3d-6f5g-2j-4o-2p-3;^ gg=a-2d4;^ gimme=a-2b3d-2
^ give=c-4d2f-2g-4h-2i-2j-2l-2m-2n-2o-2p-4;^ go=a3b-7f4g-2i-2j-10k-2l-2m-3n-2o-3p-3;^ god=d3;^ golden=b-2c-2d3
^ good=a-10b-7c-2d-5e-2f-3g-4h-2i-3j2k-4l2m8n-3o-3p-3;^ goodbye=a-3b-2c-3d-2f-3j5m-3n-2o-4;^ got=a-5d-2j3
^ great=a-3d-2l4;^ greetings=a-4b-2c-2d-3f-3j-2m6o-3;^ guide=a-2b4d-3k-2;^ hard=a2b-3c-2d-3f-2j-2k4m-2o-3;^ has=a2
^ have=b-7c-2d-4e-2f-2g-2i-2j5k3l-5m-3;^ he=a5b-6c-5d3f-3g-3j-2k-4l-2m-2o-3p-4
^ hello=a-6b-3c-5d-5f-4g-3h-2i-2j-3k-2l-2m9n-2o-4p-3;^ help=a2b4c-4d-6f-3g-2h-2i-4j-3k-3m-4n-3o-5
^ here=a6b-3j-4m-2o-2;^ hey=a-2b-3c-3d-4f-3g-3h-2i-2j-2k-2m7n-2o-4p-2;^ hi=a-5b-3c-3d-3f-3g-2i-2j-3k-2l-2m7n-2o-3
^ hint=a-3b6c-4d-2o-2;^ hiya=a-4b-2c-2d-4f-3j-2k-2l-2m6n-2o-4;^ hmm=k2;^ hold=a2b-2d-3f-2g3p-3
^ how=a-3b2c-3d-8e-6g-11h-4i2j-5k2m4n-3o-4p-2;^ hugs=a-4b-2c-3d-3f-3g7h-2i-2j-3k-2m-4n-2o-5
^ huh=a-5b-3c7d-2f-2j-2m-3o-7;^ i=a-2b-3d-3f-3g-5h2k2m-12o2p2;^ idiot=a-3c-2f4m-2o-3;^ if=c-2d2e2g-2;^ ignore=a-3d4
^ in=a7c-3d-3f-2g-2m-2o-3p-3;^ indeed=a-5b-2c-2d-2f-2m-2o6;^ is=a3b4c-7d-6f-3g-5i-2j-2k-2l-3m-4o-3
^ it=c-6d-3e-4f-6g3h-3i-5j-3k6l-5n-2o-8p-3;^ jump=d2;^ just=a6c-2d-6f-2m-2p-3;^ last=b-2c-3d-3e5f-2j-2m-2n-3o-2
^ later=a-3b-2c-2d-2f-2j6m-3n-2o-4;^ leave=a4d-2;^ left=a-4d6f-2j-3m-2o-2;^ let=a4b-6d-8f-3g2h-2i-2j2l-2m-2n-3o-2p2
^ level=a-3d6f-2g-2m-2;^ light=a2;^ lights=a4d-2;^ like=a8f-2l-3p-5;^ list=a-3b3c2d-2h-2;^ little=a-3b3
^ lizard=a-4d-2f5j-2;^ load=a-2d3;^ look=a2p-2;^ loot=a-2b-3c-3d5o-2;^ loser=a-2c-2d-2f5j-2m-2o-3
^ louder=a-3b-3c6d-3f-2j-2m-3o-3;^ made=a2;^ make=a6d-2f-2p-3;^ many=i3;^ mark=a-4d5o-3;^ max=d2;^ may=a2
^ maybe=b-3c-3d-3f-4g-2h-2i-2j-3k7l-2m-4n-2o-4;^ me=a3b-2;^ menu=a-2b3;^ mission=a-4b-2d5f-2j-2;^ moment=d3;^ more=c2
^ morning=a-2b-2c-2d-2f-2m5o-3;^ moron=a-3b-2c-2d-2f5j-2m-2o-3;^ much=a-6b-2d-3f-2i6j-2l-2m-2;^ mum=a-2b2;^ must=a4b-3
^ my=a-5b-2d-5f-4g4h4i-2j-8k-2l-5m-8n-2o-2p6;^ narrator=a-4d6g-2m-2;^ need=a-3b3
^ never=b-4c-3d-3f-3i-2j-2k-3l-2m-3n6o-4;^ new=a3b-3f-2;^ next=a-6b3c-2d3e2g-2j-3n-2
^ nice=a-2b-5c-2d-5e-2f-3g-2h-2i-3j-6k-3l7n-2o-3;^ no=b-4c-6d-6e-3f-6g-2h-5i-6j-5k2l-4m-6n8o-6p-3
^ nobody=a3b-5c-3d-5e-3h-2i-3j-3k-2m-4n-2o-3p-2;^ noob=a-3b-2c-2d-2f5j-2m-3o-4
^ nope=a-5b-3c-4d-3f-3g-2h-2i-2j-2k-2m-3n7o-4;^ not=a5b-7c-7d-5e-2f-6g-6h-3i-2m-2n4o-6
^ nothing=a3b4c-3d-5f-3g-3h-2i-2j-2k-4m-3n-2o-3;^ now=b3c-3d-2;^ obey=a-3e4f-3p-2;^ objective=d3
^ of=a5b-5c-3d-4f-6g-2i-2j-2k-3l-2m-2o2;^ ok=a-4b2c-3d-3f-2g-2j-2k-2m-2o6;^ okay=a-3b-3c-2d-3f-2g-3j-2m-2n-2o6
^ once=a-3c5d-2;^ one=a4b-2c3f-2g-3i-2j-3l-3m-4o-2p-3;^ oops=a-4b-3c-3d-3f-3g-2h7i-2j-3k-2m-3n-2o-4
^ open=a5b-3c-2d-5e4f-3g-3m-2;^ or=a-3e6f-4l-2;^ out=a4;^ pardon=a-3b-3c6d-3f-3g-3h2j-2m-3n-2o-4;^ people=a3
^ piece=a-5f5;^ play=b-3d-3f-2j-2p4;^ please=a2b-6c2d-4h4k-2;^ plus=d3;^ point=a2d-2f-2;^ poor=b-2d-3f-3g5j-2k-2m-2o-3
^ pretend=a-2b-2d3;^ quest=d3;^ quick=a4d-2;^ quit=d3;^ raise=a-2d3;^ remind=a-3b-3c5d-2k-2p-3
^ repeat=a-3b-4c7d-4f-2g-2h-2i-2j-2m-2n-2o-3p-2;^ restart=a-4b-2c-3d6f-3j-2m-3n-2o-4;^ return=d3o-3;^ reveal=a-3d3
^ right=a3b-3c-2d-6m-2o2;^ roll=a-4d6f-2;^ run=a5c-2d-2o-2;^ s=a4b-3d-2;^ save=a-3d4;^ say=a5b-7c3k-4m-3;^ scene=d3
^ secret=a-2b-2c-2d3;^ see=a-7b-2d-3e-2f-5g-3i-2j8l-4m-6;^ set=d3p-2;^ she=a2b-5c-4d4f-2g-2m-2p-3;^ should=a-3b3
^ show=c-3d3e-2k-2p-2;^ shut=a-7b-2c-2d-3f9g-3i-2k-2l-2m-2o-2;^ silly=f2;^ skip=a-5b-3c-3d8f-3g-2j-2k-2l-2m-3n-2o-3
^ slower=a-2b-3c4d-2o-2;^ slowly=a2;^ so=b2c-3d-7e-2f-7g2h-3i-6j6k-2l-6m-3n-4o-4p-6;^ somebody=a2b3d-2e-3;^ someone=a3
^ something=a6b-2f-2;^ sorry=a-9b-3c5d-3e-2f-4g-5h7i-2j-3k-4m-3n-2o-4p-2;^ speak=b-3c5d-3f-2g-2m-2o-2;^ start=a3b-2
^ stop=a7c-2d-3f-2j-3m-2o-3p-2;^ stupid=a-3f3;^ success=a-2c-2d5f-2m-2o-3;^ such=b-2d-3f-2l4o-2p-2
^ sure=a-2b-2d-2f-3k-3m-2o5;^ system=a-2d5;^ take=b-4c-2e-2f-4g3h-2i-2j3k-2l-2m-2o-2p-3;^ takes=a2;^ talk=a4b-2d-2e2
^ tell=a3b-5c2d-5e-3f-2g-2h-2i-2k-4l-3p3;^ test=d2;^ thank=a-2b-3c-2d-3e-2f-4g-2i6j-2l-3m-2n-2
^ thanks=a-6b-4c-3d-4f-3g-3h-3i9j-2k-2l-2m-3n-4o-4p-3;^ that=b-4c-7d-3e-2f-5g3h-3i2k-3m-2n-3o2p-3
^ the=a7b-14c-5e-5f-9g-4h-2i-5j-3k-4l-2m-4n-3o-3;^ then=a-2b4c-4;^ there=a2b-6c-2d-3g5m-3p-5;^ they=a5
^ this=e2f2g-3p-3;^ three=a4d-3p-2;^ through=a4d-2;^ throw=a-2b4d-2p-4;^ to=a10b-5d-7f-3j-2m-4o-2p-5;^ too=a-3b-2c4d-2
^ trash=a-3b-2c-2d-2f5j-2m-3o-3;^ true=a-4c-2d-4f-2m-2o5;^ trust=a4b-2d-2k-2;^ try=a4p-2
^ turn=a7b-3c-2d-4f-2j-2m-2o-3;^ tutorial=a-5b6c-4d-2m-2o-2;^ two=a6p-2;^ uh=c-3d-2n-2o4;^ um=a4b-2c-3
^ unlimited=a-3d5;^ unlock=a-2d4;^ until=b-2c-3d-5f-2j5m-2;^ up=a6b-2c-2d-2f-2g-2m-5;^ use=a3;^ used=a4b-2c-2
^ very=a-4l-3o4;^ wait=a2c4d-3f-2h-2m-2o-2;^ want=a-2b-3g4p-2;^ was=a3b-2;^ watch=a-3d-2e5f-2p-2
^ we=a4c-2d2e-2f-3h-2i-2j-3k-2l-3m-2n-2o-2p-9;^ well=b-4c-3d-6f-3g-3h-2i-2j-3k-3l5m3n-2;^ were=a2
^ whaddya=a-2b5d-2k-3o-2;^ what=b2e-10f-2g-14h-8i-6j-7k-5n-4o-5;^ where=b7d-5e-2g-2j-3m-2o-3p-6
^ which=b3c-2d-4f-2g-3i-2j-2k-2l-2m-2p-3;^ whisper=a-2b4d-3;^ who=b2c-5d-6e-3f-5g-5h-3i-3j-4k4l-4m-5n-2o-4p2
^ why=c-4d-3f-2g-2j-2k-2l-2n-4o5p-3;^ will=b-2p3;^ wins=d2;^ with=a5b-4c-3d-2;^ without=a2;^ would=a-2c3
^ yeah=b-2c-2d-3f-3j-2m-2o5;^ yes=b-5c-4d-6f-3g-3h-2i-2j-2k-2l-2m-3n-2o8;^ yo=a-4c-3d-2f-2j-2m5o-4
^ you=a-2b-14c-4d-6f7h-11i-5j-16k-9l4m-15n-7o-6p-19;^ your=b4e-4g-8h-2i-3j-2k2l-2m-6n-2o-2p-6
_ $=a2b-3c-4d-6f-2h-5j-3l-2n-2o-2p3;_ . $=c2e-7f3g-6i-16j-2k-2l-17m-5o-12;_ . 0=a-2d3
_ . _=b-8c-10f-5g3h-5i-7j-6k-5l-7m-5n-4o-3p4;_ . a=b-4d-5g-2l-3p4;_ . about=b-2p3;_ . after=d2;_ . again=a-2c3
_ . all=a4;_ . am=b2;_ . an=a4b-2d-3p-2;_ . and=b-2d2;_ . another=a-3c3;_ . are=b-5d-3f-2l5p-6;_ . at=a-2b-4p4
_ . back=a2;_ . bad=a-2p3;_ . be=a3;_ . beautiful=a-2d-2l3;_ . better=a2;_ . boat=a2d-2;_ . can=a2;_ . code=d2
_ . come=a4;_ . coming=a2;_ . convinced=a-2d2;_ . correct=a2;_ . could=c2;_ . dear=a-2b2;_ . do=a-2b-4p4;_ . done=d2
_ . door=a-3d4;_ . down=d2;_ . dragon=a3i-2;_ . eyes=a2;_ . feelings=a3;_ . for=a2p-4;_ . from=a2;_ . game=a-5d5
_ . gave=a2b-2d2i-2;_ . go=a2;_ . good=b-3p2;_ . has=a2;_ . have=a6b-5;_ . hear=a4c-2d-2;_ . her=a-2d3;_ . here=b2p-4
_ . him=a3d-2;_ . how=a2;_ . i=d-2h-2k-3p2;_ . idiots=a-3d-2f4;_ . in=d-2e-2p2;_ . instructions=a-2d2
_ . is=a5b-2d-4g-2;_ . it=b3c-2d-4g3p-8;_ . left=a2;_ . let=a3d-2;_ . like=a4b-2p-2;_ . little=a2;_ . look=a3
_ . made=a2;_ . me=a2c-2d-2e-2i-2p-5;_ . mode=d2;_ . moved=a2;_ . my=a2b-2g-2m-3;_ . no=a7b-3d-3;_ . not=a6b-2g-2p-2
_ . now=a4b-2d-2;_ . of=c2d-2;_ . on=b-3g-2l3;_ . once=a4c-2;_ . one=b-2f-2g-2i4l-3;_ . out=a-2b3;_ . over=a4d-3
_ . people=a4b-2;_ . perfect=a3l-2;_ . please=a6b-4c-2d-5;_ . right=a4d-2p-2;_ . rules=a-3b-2d4;_ . s=a2;_ . safe=a2
_ . say=a-2b2;_ . says=a3d-2;_ . so=d2;_ . somebody=a2;_ . sorry=a-4c-2d-3g-2h5;_ . tell=a-4b4;_ . that=a4b-3c-5
_ . the=a2b3c-4e-2l-3p-5;_ . them=a2d-2;_ . then=a7d-6;_ . there=a6b-3g-5m-2;_ . they=a2;_ . thing=b2;_ . things=a3p-2
_ . this=a2b-4d-5f3;_ . three=a-2p2;_ . through=a2;_ . to=a3b-4d3e-3p-5;_ . tomorrow=a-4b-2p3;_ . too=a2;_ . try=a2c-2
_ . up=a-2d3;_ . us=a3b-2;_ . was=a4d-2;_ . we=a3b-2;_ . well=a3l-2;_ . with=b-2d2e-2p-3;_ . won=a-4d5;_ . would=a-2b2
_ . you=a4c2e-5f-5g-5i-4m-2p-2;_ . your=a8e-2g-2l-2p-4;_ . |=c2d2h-2l-2m-2p-5
_ _=b-4c-8d3e-7g-11h-7i-5j-8k-8l-6n-8o-6p4;_ a=a5b-2d-4f-3p-2;_ about=a2c-2;_ after=p2;_ again=a-4c4d-3p3;_ all=d-2
_ alone=a2;_ an=a4d-2p-2;_ and=a2b-2f-2p-4;_ any=a3b-3;_ anyone=a4f-2;_ are=a-4b-3d-5p6;_ as=a7b-2d-5k-2p-3;_ asks=a2
_ at=a-2b-3d-2f3p2;_ be=a2;_ before=a2;_ broke=a-4d-3p4;_ by=a3d-2;_ bye=a-3d-3j4;_ called=e-2p2;_ can=a-2c-2f4p-2
_ changed=a-3d3;_ cheat=d2;_ come=a3d-2;_ command=a-3d3;_ completed=a-3d4;_ damage=a-3b-2d4p-2;_ dead=d-2p2;_ did=c3
_ dies=a-3d3;_ do=a3p-4;_ does=b-4c2;_ door=a2d-2;_ down=a3b2d-3;_ dragon=a3;_ dragons=a3;_ everybody=a-2d3
_ excuse=a2;_ eye=a2;_ falls=a-3d3;_ fooled=a3d-3;_ for=a2c-3d-5e-2g-2i-3l-2;_ from=a5d-3p-2;_ game=a7d-6
_ games=a-5p5;_ gave=a-4p4;_ gives=b-2;_ go=a2;_ god=d2;_ good=a4b-4;_ had=a2;_ has=d-2p2;_ have=a2p-2;_ he=a5d-3
_ help=a-6b6d-3;_ her=a2;_ here=a2d-3f-3j-5l-2p2;_ him=a-3b3f2;_ hit=d2;_ hp=a-2d3;_ i=a-2b3c-2d3p-5
_ in=a3d-7e-2f-2g-2l-2;_ is=c2d-7f-3g-6i-2k-2l2m-3p3;_ it=a6b-2c4d-8f-4g-2k-3p-9;_ keeper=a-2l3;_ key=a2;_ kill=a-4d4
_ last=p2;_ light=a4d-3;_ like=b3f-2l-3p-2;_ makes=a-2p2;_ maxed=a-3d4;_ me=b-8c-4d-7f-5h-3k7n-5p3;_ mean=p-2
_ means=a5d-2;_ menu=a-3b-2d5;_ moved=a2;_ my=a5b-2d-4g-3p-3;_ name=a5p-2;_ names=a4;_ next=a3e-2;_ nobody=a2
_ not=b-4c-2k-2n2;_ now=b-3d3p-2;_ of=c-4d-2f2g3i-2k-2l-3;_ off=a6d-3j-4;_ on=b-5c2d-6g-2p4;_ one=a3b-7c-2d-3l3p-2
_ open=a-3d4;_ or=a-3b2f3;_ out=a-2b-4d-5j6m-2p-2;_ over=a4d-3;_ passed=a-2d3;_ people=b2;_ person=a-4f3
_ persuasion=a-2d3p-2;_ please=b3d-9f-2h-2j-2n-2p-2;_ points=a-3d4;_ right=a2;_ runs=a-2d2;_ s=a3b-4d-2p2;_ say=a3c-4
_ says=d4l-3p-3;_ score=a-2d3;_ sent=a3;_ she=a6d-4;_ should=a-4b4;_ shut=a2;_ skip=a-2d3;_ slowly=a5c-2d-2
_ smells=a-3d-2f4;_ so=a4p-2;_ some=a5p-4;_ something=a5f-4;_ step=a3;_ steps=a2;_ stops=a-5d5;_ story=a2
_ stuck=a-6b6d-4f-2j-2n-2;_ talk=a3b-2;_ tell=a2p-2;_ tells=a3b-4;_ that=a-4b2c6g-4h-3i-2j-2n-3p-2
_ the=a4c-4e-2f-2l-2p-6;_ them=a2;_ then=a5b-2d-4;_ there=d-2;_ thing=a3;_ this=d-3p-4;_ three=a6c-4d-3p-3
_ through=a-3d3;_ to=a3b-5d5f-4g-2j-2l-2m-2p-4;_ tomorrow=a-2p3;_ tonight=d-3p3;_ too=a7b-4c-2p-2
_ uh=a-5b-3d-4f-2j-2k-2n6;_ unlimited=a-3d4;_ unlocked=a-3d4;_ up=a4b-2d-2e2f-2p-3;_ us=a3p-5;_ want=b2p-3
_ was=a-3d-4f3g-2p2;_ way=a7b-3c-3d-3n-3p-3;_ we=b-4d-2p3;_ well=b2;_ were=c2;_ what=a3;_ where=d-2f-3l-2p3;_ will=a3
_ with=a10b-6d-5e-2p-2;_ without=b2p-2;_ words=a2;_ work=a4b-3;_ would=a-2b3
_ you=a-5c-8d-8e-7f5g-6h4i3j2k-2m-3n-2p-12;_ your=a-3b3d2e3f-5g-3h-2l-3m-2p-7;_ yourself=a-2d2
_ |=a4b-6c-5d-6e-2f2g5h3j-4k-3l-6m-2n-2;_=a3b-2c-2e-5g-3h-4i-3j-3k-3l-2m-2n-3o-4;a $=a5b-3d-3
a . $=c-8d-2e2f3h-3j-9k2l-5m-5n-4o-3;a . _=a-2c-3d-9e-2f-4g-2i-2j-2k-2l8m-4;a . about=a-3b4p-2;a . at=a-3p3
a . called=a-2e-2p3;a . day=j3l-2p-3;a . for=b3l-2p-6;a . game=a3d-2;a . in=a5p-4;a . is=a3p-2;a . like=a4l-3
a . man=a3p-2;a . of=a6b-5f-2l2p-3;a . one=a-3j2;a . out=a2m-2;a . please=a-2b3;a . story=a5b-2;a . times=a2d-2
a . to=a-3m4;a . too=a2;a . with=a4b-2d-2;a . you=f2l-2;a . |=f-3i3l-3;a _=a3b-7c-6f-2g-7h-2i2j-5k-8l-5m-5n-2p2
a beautiful=a-3l3;a bit=a-2;a cheat=a-2d2;a clue=a-5b4c-2d-3f-2k2;a coward=a4f-2l-3;a donkey=a-3f3;a dragon=a3b-2
a fool=f3l-3;a game=a2;a genius=a-2f-4l4;a good=a-2b2f-3j3m-5;a great=f-3l3;a hand=b2d-2k-2;a handsome=a-2l2
a hint=a-4b6d-2p-3;a hug=a-5b-3d-2g5;a hundred=b-2d2;a is=a3p-2;a keeper=a2;a knife=a-3b-3d-2e4j-2l-2;a liar=a2b-2
a light=a2;a loser=a-2b-3f4l-2;a loss=a-2b3;a lovely=a-4b-2f-2l5p-2;a magnificent=a-2b-2l3;a man=a2;a manner=a3b-3
a monster=a2;a nice=a-3j3;a nudge=a-3b4d-2k-2;a pompous=a-2f3l-2;a right=a2;a sad=a3l-2;a secret=b2e-3;a story=a3
a terrible=f2l-2;a thing=a4b-3f-2;a time=a3;a tip=a-5b5d-2;a true=a3;a warning=a3;a word=a4b-3;a |=a4d-3
a=b2c-4d-2g-3h-6l2m-3n-6o-6;about $=a2k-3;about . $=c-3d-2e-3f2i-2j-2k3p-6;about . _=b2d-2g2l-3p-9;about . lamp=a2
about . machine=a2;about . step=a3;about _=a4c-2p-7;about it=a-3b2g2;about that=a-2b-2c-2g-2h2k3;about the=b2d-2l-2p-5
about to=b-2p2;about you=a-2b-2f3g-3;about your=a-3b-2e-2g2h-2p4;about=d-6e-6i-3j-2k2l-2m-2n-2
absolutely $=a-3b-2c-2d-2f-2j-2m-2n-3o5;absolutely . $=a-2n3o-3;absolutely not=a-2n3o-3
absolutely=a-4b-2c-3d-2f-3g-2j-2k-2m-3n3o4;accept=b-2c-2h2;accepted $=a-3d4;accepted=a-3d4;access $=d2;access=d3
according . the=b-2d2;according to=b-2d2;according=b-2d2;achievement . $=d3;achievement unlocked=d3
achievement=a-4b-2d5;act . won=d2;act |=d2;act=d2;add ten=a-3d3;add=a-2d4p-2;admin $=a-3d4;admin . |=a-2d2
admin=a-4b-2d5;admire . $=a-3e-2f-2l4;admire . _=a3;admire the=a2;admire you=a-3e-2f-3j-2l5
admire=b-2d-2e-2f-3j-2l5p-3;adorable=f-4l5;advice $=a-6b6c-2d-3;advice=a-6b6c-2d-3;afraid $=a3b-2f-3g2k-4l-2
afraid . will=a3b-2;afraid i=a-2k2;afraid of=a4b-3;afraid |=a3d-2g-2;afraid=a4b-2c-2d-3e-3f-4j-2l-3o-2;after $=a-4b4
after . $=p2;after . _=a3;after . |=a4b-2c-3;after it=a2;after me=a3c-3;after you=a3;after=b3c-4f-2g-2l-2
again $=a-4b-8c9d-7e-2f-4g-3h-3i-3k-4l-3n-3o-4;again . $=a-2b-2c4;again . _=a-3c3;again for=a-2c2
again please=a-2b-2c3;again |=b-3c3p-3;again=a-5b-10c10d-8e-3f-4g-4h-3i-3k-4l-3n-4o-5;against . $=b2;against=a-4b5
agree $=a-2b-2h-2j-2k-2o4;agree=a-2b-2h-2j-2k-2o4;agreed $=a-4c-2d2f-2m-2o5;agreed=a-4c-2d2f-2m-2o5;agrees $=a-3d3
agrees=a-6d6;ahoy $=a-2c-2d-2f-2m5o-3;ahoy . $=a-2g-2m3;ahoy there=a-2g-2m3;ahoy=a-4b-3c-3d-3f-3g-2j-2m6n-2o-4
ai $=a-2b-2d4;ai=a-2b-2d3;all $=b-3g-2n2;all . $=d-3e-2f-3j-3k-2l-5n-3o4;all . _=a-3d4;all . are=a-4d5
all . done=a-2d3;all . fault=a4g-3;all . found=a-2d2;all . it=a2;all . once=a-2d2;all . time=a2;all . to=d-2g2
all . way=a3d-2;all . you=g2;all . |=l3;all _=d3f-2l-4;all about=a-3b3;all at=a-2d2;all day=a4b-2;all facets=a-2d2
all goals=a-2d2;all items=a-2d3;all means=a-4d-2o4;all objectives=a-2d3;all of=a2;all questions=a-2d3
all right=a3b-2d-8g2o2;all the=a2;all this=a3;all three=a-3b-2d4;all your=a3g-3;all |=a-2d-3j3
all=b-4c-6d4e-5f-7h-4i-4k-5l-2m-5o2p-2;allowed $=a-4b4;allowed . be=a3g-2;allowed to=a4b-2g-2;allowed=b2g-2
alone $=a4b-5d-3e-2f-2g3j-2k-2;alone . this=a-3g3;alone=a3b-6c-2d-3e-2f-3g4j-2k-2l-2;already $=b-2c3k-2
already . $=a-3d4;already won=a-2d2;already=b-5c2d2e-2g-2j-2k-2p-2;alright $=a-4b-2c-2d-2f-2g3j-2m-2o5
alright=a-4b-2c-2d-2f-2g3j-2m-2o5;am $=b-4d-3h-3j-4k-6o6;am . $=d-6e-6f-3g-8i3j5l-7m-2o-11p-9
am . _=a5b-7c-2d-2e-2g-3h-2i-4j-4k-3;am . a=a-2b3;am . about=a2g-2h2;am . afraid=a4k-2;am . allowed=a3b-2
am . asking=a2;am . at=a5b-2h-2j-2k-2p-3;am . bad=a3;am . bit=a-2;am . doing=a-2b2;am . for=b-2g4h-3i-2l-2
am . going=a4b-2;am . good=a3b-3;am . grateful=a-2g-2i3l-2;am . here=b-2g-2j3p-3;am . i=a-3e-2g-2h3k2;am . meant=a-2b3
am . missing=a-5b5;am . new=a4d-2l-2;am . now=a4b-2j-2;am . of=k-2l-2p-3;am . on=b2;am . sorry=a-2b-3h3
am . supposed=a2b-2;am . sure=a-4k2;am . the=a3;am . to=a-4b3c-2e2g-3p3;am . too=a3;am . with=b-2g2
am . you=a-2b-2e4g2i-2j-4l-3;am . your=a3g-2;am . |=a-3p2;am _=a4b-12d-3e-2g-4i-4j-6k5l-4p-8;am a=d-2e-2j-2k-2l4p-3
am afraid=k2;am at=a-2b3;am bad=a2;am clueless=a-3b4j-3k-2;am confused=a-2b3j-2k-2;am doing=a2b-2;am from=a2
am going=a-5b-4e2g-2j3p3;am grateful=a-4b-3i5j-3k-3o-2;am here=a3b-6e-2g2i-2j-7k-2l-2;am i=b2c-3d-2j-2k-3p-3
am leaving=b-3j2k-2;am listening=a3j-2;am lost=b3j-3k-2o-2;am never=a2;am not=a4b-3c-4e-2f-2g-5h-3j-2k3
am off=a-5b-3j5k-2;am on=a3g-2;am out=a-4j4k-2;am so=a-2e-2h2j-5l-4p2;am sorry=b-4c-5e-3g3h3i-2j-3k-7l-2o-2
am stuck=a-4b5j-3k-2;am supposed=a-3b4;am sure=a4b-2;am the=a2b-3c-2d3p-3;am very=a3g-2;am with=a-2g2;am your=a2b-2e-2
am=c-5d-8f-9h-2l-3m-2n-3p-6;amazing $=a-3f-4l5;amazing=a-3f-5l5;an . $=a-2b2c-3d3e-3g-4j-2k-4l-5m-3n-2o-2
an . _=a4b-2p-2;an . mode=d2;an . please=a-2b2;an _=a4b-7d-8f-2;an ai=d2;an example=a-3b5d-4;an eye=a2
an idea=a-4b5d-3k-2;an idiot=a-5b-4d-3f6g-2;an old=a2;an order=a-2d2;an=a2b2c-4d2e-3f-2g-5h-2j-3k-5l-6m-3n-2o-3
and $=a9b-3c-3d-8f-5h-2i-2j-2m-3n-2o-4;and . $=a5b2c-3d-2f-2j-2p-2;and . _=a2;and . are=d-3f2;and . it=a2
and . knew=a2;and . me=d2;and . say=a2d-2;and . the=a-6d6;and . us=a-2d2;and . what=b2;and . win=a-6d6;and . |=a2
and _=a5d-2f-2p-2;and hands=a-4d3;and how=b-2c2;and i=b-2e2p-2;and let=d2;and lights=a-3d3;and opens=a-2d2
and quit=a-2d3;and say=a2;and see=a3j-2;and so=a-3f2;and then=a-3b2d3;and they=d2;and what=b2;and you=a-3b-2d3f2
and=a3b-4c-5d5g-4h-3i-3j-5k-3l-5m-5n-3o-6p-6;angry $=b-2e3;angry=b-2e3;annoying $=a-2f4l-4;annoying=a-2f4l-4
another . $=c4d-2;another _=a3p-2;another way=a-4c4;another=b-2c4d-3p-2;answer $=a-4b5c-2d-2;answer . $=c-2d4o-3
answer . the=a4b-2d-2p-2;answer _=a3;answer accepted=d2;answer her=a2;answer is=a3b-2p-2;answer right=a-3b-2d4o-2
answer |=a2b-2d-2;answer=a-3b3c-2d5e-2f-3g-3j-2k-2l-2m-2o-3p-4;answered=b-2d2
any . $=a4b3c-3d-3e-2f-3g-4j-2k-2l-2m-2n-2o-2;any _=a5b-4;any advice=a-2b2;any good=a3b-3;any help=a2b-2
any hint=a-2b2;any hints=a-2b3;any more=a3g-2;any of=a2b-2;any suggestions=a-3b4;any tips=a-2b4
any=b5c-4d-3e-2f-3g-4j-2k-3l-2m-2n-2o-2p-2;anyone $=a5f-2;anyone . $=a2;anyone . have=a2;anyone=a3d-2e-2f-2
anything $=a4c-3d-3e-2f-2g-3h-2j-2n-2o-2;anything . _=a-2b-2k3;anything but=a2;anything you=a2;anything |=a2
anything=a4c-4d-3e-3f-3g-4h-2j-2k3l-2m-2n-2o-2p-2;api $=a-2b-2d4;api=a-3b-2d5;apologies $=a-2b-2d-3g-3h4
apologies=a-2b-2c-2d-3g-3h5;apologise $=a-2b-2d-3h5j-2k-3n-2o-4;apologise for=a-2h3
apologise=a-3b-3d-3g-2h6j-3k-3n-3o-4;apologize $=a-2b-2d-3h5j-2k-3n-2o-4;apologize=a-2b-2d-3h5j-2k-3n-2o-4
appreciate . $=a-4b-3c-2d-2e-2h-3i6k-3n-2o-2;appreciate it=a-4b-2d-2i5k-2o-2;appreciate=a-4b-3c-2d-2e-2h-3i6k-3n-2o-2
are $=a-5b-6c-3d-4f7g-3i-2m-6p2;are . $=a3e-4f-4g-10h-2i-5j-3k-3l2m2o-2;are . _=a-2b-8c2d-7e-2f-3g-4i3l4
are . a=a4d3f-5g-2l-4;are . afraid=a3g-2;are . after=a-3b3;are . again=b-3p3;are . ai=d2;are . alone=a-4f-2g5
are . at=a-2f3;are . best=d-3f-3g-2l2;are . boring=f2l-2;are . brave=a2f-3g-2l2;are . clever=f-3l3;are . cool=f-2l2
are . coward=a4f-3l-3;are . crying=a2;are . doing=a-4m4;are . even=b3;are . genius=a-2f-4l4;are . going=a3
are . good=f-3l2;are . great=a-2f-3l4;are . heartless=f3l-3;are . horrible=f3l-3;are . idiot=a3d-2l-2;are . in=d2
are . jobs=a5b-2c-4;are . kind=a-2f-3i-3l4;are . liar=a2b-2;are . looking=a2;are . more=a2;are . nice=f-2l2
are . now=a-5d2f-3g3l-2;are . on=a2;are . options=b2;are . pompous=a-2f4l-3;are . pretty=f-3l3;are . smart=f-3l3
are . sorry=a2;are . stupid=f2;are . supposed=b2;are . terrible=f4l-4;are . there=a2g-2;are . to=b-2d-4e3f-3g-4l-3
are . useless=f4l-2;are . waiting=a-2b3;are . wise=a-2f-3l3;are . wonderful=a-3f-2l3;are . worst=a-3d-2f4l-4
are . |=a5m-4;are _=a4b-3f-2g-3i-2l-12m-2p3;are a=a-5b-3d-4e-2f5g-4i2p-2;are all=f-2;are amazing=a-3f-3l4
are an=a-5d8f-6g-2l-5;are annoying=a-2f2l-2;are awesome=a-3f-3l4;are beautiful=a-2f-2l2;are boring=a2d-2f2l-2
are brilliant=a-3d-2f-3l4;are called=a2b-2;are coming=a3;are convinced=a-2d3f-2;are cool=a-2f-3l4;are doing=l2
are dumb=a-2f3l-2;are going=a-2d-2e3f-2g-2l-2p2;are handsome=a-2f-2l3;are here=a2;are hurt=a4f-3l-3;are in=a5f-2g-2l-4
are just=a-2d3f-2l-2;are left=a2;are mean=f3l-2;are met=a-3d3;are my=a-4b2g-2l4;are no=a4f-4;are not=e-2f-6g4l-3
are on=a4l-2p-3;are pathetic=a-2f3l-2;are safe=a-2d-2f-2g3l-2;are so=a-6b-2d-5e-3f2g-7i-5l2;are sorry=a4
are stuck=a-4b4;are stupid=f3l-2;are the=c-4d-6g-2l4p-3;are there=c-2m-2;are trash=f2l-2;are ugly=a-2f3l-2
are useless=a-2f3;are very=f-2i-2l2;are we=a-2b3;are wonderful=a-2f-3l3;are you=c-6d2e-4f-4g-6i-3j-2l-12m4p3
are your=a2;are=b-2c-12d2e-5g-3h-6i-5j-9k-7l3n-4o-5;as . $=a-2b-4c-2d3e-2f-2g-2j-3k2l2m-2p-2;as . _=d2p-2
as . as=a-2d-4k3l3;as . like=a3l-2;as _=a7d-7p-2;as a=a-2d3;as good=a-2d-2k3;as i=a3k-2;as mine=a-2d-2k3;as the=a3d-2
as well=a3j-3;as you=a-2l3;as=a2b-5d3e-3f-3g-3h-2i-2j-4m-2o-2p-5;ask $=c3;ask . $=a-2c2;ask . _=a4c-4
ask . about=a-2b2;ask . again=c2;ask . anything=a3c-2;ask _=a-2b3;ask for=a-3b3;ask me=b-3c3;ask the=a4c-4
ask us=a3b-3;ask you=a3c-2;ask=a-2b2c4d-3e-2g-2l-2p-2;asked $=a2c2;asked . |=a2;asked you=a2;asked=a4b-2d-2
asking $=b-2c3;asking . $=b2;asking me=b2;asking=c2;asks $=a2c-2;asks |=a2;asks=a3c-3;assistance $=b3
assistance . please=a-2b3c-2d-2;assistance |=a-2b3c-2d-2;assistance=a-3b5c-3d-2o-2;at $=a5b-5
at . $=c-2d-5e-3f2g-3i-2j-3k-3l-3n2o-2;at . loss=a-2b3;at . time=a2;at . |=d2;at _=a3d-2f-3l-2p-7;at a=a2b2f-2
at all=b-2d-2n2;at anything=a2;at once=d2;at the=a3b-2d-4;at this=a-3b2f4;at what=a2p-2;at you=h2;at your=a2
at=a3c-5d-3e-4g-6i-3j-4k-5l-5m-2n2o-3;attack $=d3;attack . a=d2;attack=a-3d4;author=a-4d4;auto . $=d2;auto complete=d2
auto=a-2d4;automatically . $=d3;automatically succeed=d3;automatically=a-2d4;awesome $=a-3f-4l5;awesome=a-3f-5l5
awful=b-2f5l-5;back $=a3b-4c-2d-4e4f-3g-3j-3k-2l-2m-2o-2;back . $=a2b-2d-2e-3j3;back now=a2;back to=a2;back |=a-2h2
back=a3b-5c-2d-5e3f-3g-4i-2j2k-3l-2m-2o-3p-2;backend $=a-3b-2d3f-2;backend=a-3b-2d4f-2
bad $=a2b-3d-4g-3h4j-2l-2m-2o-2p-3;bad . $=a-3p3;bad . _=a5f-2p-2;bad at=a6b-2f-2p-2
bad=a2b-5c-3d-4g-4h5j-2k-2l-3m-2o-2p2;badly $=a-2b-2p4;badly=a-2b-2p4;bastard $=a-2f4l-2;bastard=a-2f4l-2;battle $=d2
battle . $=d2;battle won=d2;battle=a-4d4;be $=a5b-5;be . $=b-3c-4d-5g3i-2k2l-6m-3n-2o-3p-4;be . _=b-3f3g3j-2l-4p-2
be . about=a2;be . for=b4e-4g-3;be . good=b2;be . of=a-3g4;be . to=a3b-3;be _=a5b-3e-2f-4j-2k-2l-2p-3
be afraid=f-2g2k-2;be anything=a-3b-2k4;be fine=a-2g2;be good=a-4b4;be sad=a-4g5;be so=a-3e2g3i-2j-3l-2
be sorry=a2e2f-2g-7;be the=a-3f3;be=b-4c-4d-7f2g5i-5m-5n-3o-4p-7;beat . $=e2f-2;beat you=e2;beat=b2e2f-2
beats . $=b-3d-3h-2k4;beats me=a-3b-3d-3h-2k4;beats=b-3d-3h-2k4;beautiful $=a-3d-2f-3l5;beautiful . $=b-2
beautiful . you=a-2l3;beautiful _=a2b-2;beautiful eyes=a-3l3;beautiful you=f-3l3;beautiful=a-3b-4c-2d-4f-5l8p-3
been . $=d2g2;been . _=a5f-2g-2l-2p-4;been . before=a2;been _=a4;been a=a3p-3;been hard=a-3g3;been here=a4
been so=f-2g-3i4l-4;been through=a2;been=a3b-3e-2f-4i4j-2l-6p-5;before $=a6b-3d-2;before the=a2;before=a2c-2d-4e2g-2
beg . pardon=a-2c2;beg your=a-4c2d-2e-2h4l-2;beg=a-4c2d-2e-2h4l-2;begin $=a-2b2;begin with=a2;begin=b2
being . $=g-2h4p-2;being . _=a3p-2;being _=a-2h3;being a=a3;being=a3c-2d-2f-2g-2h4p-3;believe . $=a4c-2e-2f-3j-2l-3
believe you=a3b-2e-2f-3j-2l-3;believe=a4b-2c-2e-3f-4g-2j-2l-3p-2;believed . $=a-2d2;believed=a-2d2;believes . $=b-2d4
believes me=a-5d5;believes you=a4d-3;believes=b-2d4;best $=b-2c-2e-2f-3g3l2;best . $=b-2p3;best . _=a-6b6p-3
best _=a2b-6p3;best for=a-4b4p-3;best=a-2b2c-3e-2f-4g2;bet $=a2b4k-3n-4;bet=a4b3k-3n-4;better $=a-3b3
better . the=a-3b3;better _=a6b-2c-2f-2g-3;better |=a-5b2g4;better=a-4c-3d-3e5f-2g3l-2p-2;big . $=b-2f-2l2;big _=l-3
big=a2b-4l2;bit $=a2d-2o-2;bit . the=a-2c2;bit about=a-2c2;bit=c3d-3o-2;blame . $=b-3e-2g2;blame you=a3b-3e-3
blame yourself=a-2g3;blame=a3b-3e-4g2k-2l-2;blames . $=a-5f-4g5l-2;blames you=a-5f-4g5l-2;blames=a-5f-4g5l-2
blockhead $=f4l-2;blockhead=f4l-2;boat $=a3d-2;boat=b-2l2;boats $=a4f-3o-2;boats=a4f-3o-2;boring $=d-2f3l-4
boring . $=a-4p4;boring=a-5b-2d-4f5l-5p4;bot $=a-2d4;bot=a-2d5;brat $=f4l-2;brat=f4l-2;brave $=a2f-3g-2l2
brave=a3f-3g-2l3;bravo $=a-3b-2c-3d-2f-3h-2j-2k-2l6m-3n-2o-4;bravo . everyone=d-2l3m-2;bravo . you=a-3f-2l3
bravo to=a-3f-2l3;bravo |=d-2l3m-2;bravo=a-5b-3c-3d-4f-4g-2h-2i-2j-3k-2l8m-5n-2o-4;break . $=a-2e3;break . down=a3e-2
break you=e2;break your=a-2e2;break=e2;brilliant $=a-3d-2f-4l5;brilliant=a-3d-2f-5l5;broke $=a-4d-3p4;broke=a-4d-3p4
broken $=a3b-2;broken=a3b-2;burn $=a3;burn . $=e2;burn . _=e2;burn you=e2;burn your=a-2e2;burn=b-2e4;burned=a3
burning $=a3b-2;burning=a3b-2;burns $=a2d-2;burns point=a2;burns=a4d-3;but . $=a4d-2;but _=a2;but what=b2
but=a2c-2d-2f3g-2;by . $=a6b-2d-3f-2o-2;by . _=p-3;by . means=a-4d-2o4;by _=a4c-2;by a=a3p-2;by all=a-4d-2o4;by the=d2
by=a4b-3c-2e-2f-3g-2k-2l-2o3p-3;bye $=a-5b-3c-3d-5f-4g-2h-2i-2j8k-3l-2m-4n-3o-4;bye . $=d-2j3;bye bye=d-2j3
bye=a-5b-3c-3d-5f-4g-2h-2i-2j8k-3l-2m-4n-3o-4;call $=b-2c2k-3;call . $=a5b-3;call . _=a-4e4;call _=a2;call the=a-4e4
call you=a4b-3;call=b-3c2e4k-3p-2;called $=a4b-2p-2;called . $=a-2e-2p3;called . _=a2;called _=a-2e-2p3;called the=a2
called=a3b-3e-3p2;calling=b-2p2;calm . $=a2;calm _=a-3b3;calm down=a2e-2g2;calm=b2d-3e-2g2;came . $=a3;came alone=a3
came to=a2;came=a5b-2;can $=a-3f4;can . $=a2b-3c-4f-3k4n2p-4;can . _=a2b-2c-6f4g-2k-5n-2p-4;can . ask=a-4b4
can . call=a4b-4;can . choose=k-3n-2;can . come=a2;can . convince=a3b-3;can . do=a4b-2g-2;can . even=a3b-2
can . go=a-6j4;can . have=a2;can . hear=b-4c3f-2;can . here=a2b-2;can . it=a2;can . make=a-4b4;can . me=a3b2c-2e-3
can . on=a-3g3;can . pick=a-4b3;can . play=b-3k-2p3;can . repeat=a-2c4f-3;can . say=a-3k3;can . see=a4b-3j-2
can . talk=b3;can . wait=a3c-2k-2;can . you=a6b-2j-4;can _=a9b-5f-4k-2p-6;can do=a2;can hear=a2c-2;can help=a2b-2
can i=c-6d-2g-2j2k-4p-2;can lean=a-3g3;can not=a-3b3d-2e-2f4g-5h-3n-2p-2;can say=a-4b-3c-2k5;can see=a4j-4
can tell=a5c-2e-3;can they=a2c-2;can trust=a2;can wait=a3;can we=a2b-2;can you=a-3b3c2d-2f-5g-2j-2l-2p3
can=b2c-2d-9e-8h-6i-5l-7m-3n-4o-4;care $=a-4d-3g-2j5k3;care . $=a3k-3;care . _=a2;care . you=a4b-3;care about=a4k-3
care what=a4b-3;care why=a2;care=b-5d-3f-2g-3j4n-2;cares . you=a-3f4;cares=a-3f4;catch . $=c2;catch that=c2
catch the=a-3c2;catch=a-3c3;caught us=a2;caught=a3;certainly $=a-2c-2d-2f-2j-2m-2n-3o5;certainly . $=n4o-3
certainly not=n4o-3;certainly=a-3b-2c-3d-2f-3j-2k-2m-3n3o4;chance $=a-5b-2c-2d-3e5f-2g-2j-2k-3m-2n3o-3
chance=a-5b-2c-2d-3e5f-2g-2j-2k-3m-2n3o-3;change $=a3k-2n-3;change . _=a2;change . mind=a-4b3;change my=a2
change your=a-4b3;change=a4b2c-2d-2k-2n-3;changed . mind=a2b-5h-2;changed=a2b-5h-2;charming=f-4l4
chatbot $=a-4d5f-3l-2;chatbot=a-4d5f-3l-2;cheat $=a-5b-2c-2d2f6g-2j-2l-2m-3o-4;cheat . $=a-2d3f-2;cheat code=a-2d3
cheat=a-6b-3c-3d4f6g-2h-2i-2j-2l-2m-3n-2o-4;cheer . $=a-4b-2d-2f-2g5m-2;cheer up=a-4b-2d-2f-2g5m-2
cheer=a-4b-2d-2f-2g5m-2;cheers $=a-3b-2c-3d-2f-3g-2h-2i6j-2m-3n-2o-4;cheers . $=a-2d-2i4;cheers mate=a-2d-2i4
cheers=a-5b-3c-3d-3f-4g-3h-2i7j-3k-2l-2m-4n-2o-5;choice $=a-2b3;choice=a-2b3;choices $=a-4c2;choices=a-4b2c2
choose $=a-3b5c-2k-4n-2;choose . _=a5b-2d-4;choose from=a-3b3;choose the=a5b-5d2;choose=a-2b4c-4k-4n-2
claim=a-5b-2d5p-2;clever $=f-3l3;clever . you=a-4f-3l5;clever=a-4f-5l6;clown $=a-4b-2c-2d-2f6j-2l-2m-3o-4
clown=a-4b-2c-2d-2f6j-2l-2m-3o-4;clue $=a-7b4c-4d-3f-2g-2j-2k4m-2n-5o-3;clue . $=a-3k2n-2;clue . the=a-2b2
clue about=a-2b2;clue please=b2;clue sorry=a-2b-2k3;clue=a-8b6c-5d-4e-2f-3g-3h-2j-2k5l-2m-3n-6o-3
clueless $=a-3b4j-3k-2;clueless=a-3b6c-2h-4j-3k-3o-2;code $=a-3d3;code=a-3d3;come $=a4b-2d-2;come . $=c2j-2
come . _=a3p-2;come . |=a-3c3;come again=a-4c4;come back=e-2j2;come from=a2;come here=a2;come in=d2;come on=b2d-2p-2
come out=a3;come to=a2;come you=a2;come=a3b-3c2d-2f-2g-3h-2k-2l-2m-2p-3;comes . $=a2;comes to=b3;comes=b2
coming $=a7b-5d-3m-2o-2;coming . this=a2;coming to=a-4b4;coming=a4d-4g-2m-2o-2;command $=a-3d3;command=a-4d4
complete $=a-3b-3d6f-3j-2k-2m-2o-3;complete=a-3b-3d6f-3j-2k-2m-2o-3;completed $=a-3d5;completed=a-3d5
completely=b3c-2g-2h-3;confused $=a-4b7d-2f-2g-2i-2j-4k-3l-2o-3;confused=a-4b7d-2f-2g-2i-2j-4k-3l-2o-3
confusing $=a-2b3d-2;confusing=a-2b3d-2;continue $=a-3b3;continue=a-3b3;convince . $=b4c-2f-2l-2
convince you=b2c-2f-2l-2;convince=b4c-2f-2l-2;convinced $=a-4d4;convinced . $=a-2d3f-2;convinced . true=d2
convinced=a-7b-2d8f-2g-2l-2;cool $=a-3f-4l5;cool=a-2f-4l4;correct $=a-3b-2c-2f-2j-2m-2o5;correct . $=a3;correct . _=a2
correct it=a3;correct the=a2;correct=b-3c-2f-3g-2j-2l-2m-2o5p-2;could . _=a-2b2c2;could . anything=a-3b-2k4
could . have=a3g-2;could . help=a-2b2;could . it=a2;could . repeat=c2;could . say=c-2k2;could . tell=a-4c-2k4
could . you=a2;could be=a-3b-2k4;could correct=a2;could do=a4g-2;could go=a3b-2;could have=g2;could i=b2
could not=a-2b-4c2g-3k3n-2;could use=a3b-2l-3;could you=a-6b5c3d-2l-2;could=a-3b3d-6e-5f-6g2h-3i-3j-2k4m-2n-2o-2p-5
counsel=a-4b5c-2d-3e-2g-2l-2;count $=a5b-3d-3;count . $=a4d-3;count . _=a3d-3;count . as=a-5d5;count _=a2
count=a3b-4g-2;course $=a-4b-2d-3f-2n-2o5;course . $=n2o-5;course not=n2o-5;course=b-2c-2d-3f-3g-2k-2o4;cow $=a-2f4l-2
cow=a-2f4l-2;coward $=a2g-2l-4;coward=a3g-2l-4;cowardly=f4l-4;crazy=f5l-4;creativity=a-3b-2d4;creature=a-3f3
creep $=a-3f3;creep=a-3f3;crook $=a-2f4l-2;crook=a-2f4l-2;crush . $=e2;crush you=e2;crush=e2;cry $=a-2b-2e-2g4k-2
cry=a-3b-3e-2f-2g6k-2n-2;crying $=a2;crying=a2;cut=e3;cute=f-4l4;damage $=a-3b-2d4p-3;damage=a-3b-2d4p-3
day $=a-2b-3d-2e-2j3k-2l-3p4;day=a-5b-4d-3e-2g-2j2k-2l-4m3p6;dead $=a2f-2p2;dead . $=a4p-2;dead _=a5l-2p-3
dead=a5b-2d-2f-2l-3;deaf=a-3b-2f3;deal=b-2p-2;dear $=a-5c2f-2g3l-2;dear . |=a2;dear _=a2;dear=a-3c2d-3f-2g3l-2
debug . $=d2;debug mode=d2;debug=d2;decide $=b2;decide=b2;defeated $=a-3d4;defeated=a-3d4;defeats . $=a-2d4m-2
defeats everyone=a-2d4m-2;defeats=a-2d4m-2;definitely $=a-3c-2d-2f-2j-2m-2n-3o5;definitely . $=a-2n4o-3
definitely not=a-2n4o-3;definitely=a-4b-2c-3d-2f-3j-2k-2m-3n3o4;delightful=f-4l5;destroy . $=e2;destroy you=e2
destroy=e2;developer $=d2;developer=a-3b-2d4;did $=b-3c-2e2;did . $=a3b-2;did . _=a5b-2c-2p-3;did . ask=b-2c3
did . call=a-3c3;did . catch=a-3c3;did . come=a2;did . do=a3;did . fall=a2;did . find=a2c-2;did . have=a2p-3
did . hear=a3b-2;did . just=a-3c3;did . know=a2;did . last=a2;did . like=a3p-2;did . lose=a3c-2;did . mate=a2c-2
did . mean=a-3c-3h4;did . quite=a-2c2;did . say=a-6b-3c6;did . see=a-2p3;did . start=a2;did . take=a2;did . want=a3c-3
did . you=a-2c-3g3;did _=a3;did all=g2;did i=a-5b4;did it=a3;did not=a-4b-4c5e-2g-5h3k-3n-3;did she=a-2c2
did something=a3;did the=a3b-2c-2;did they=a-2c2;did this=a3b-2;did you=a3b-7c2d-3e-3f-3g-2l-3m-2p2
did your=c-2e-2g3l-3;did=b-7c4d-8e-2f-7g2h2i-2j-3k-5l-10m-4n-4o-2;die $=a-2b-2c-2e3p3;die . $=a-4e4f-3l-2
die tonight=a-4e4f-3l-2;die=a-3b-3c-2d-2e5f-3g-2l-2p2;dies . you=a-2d2;dies=a-3d3;difficulty . $=a-2d3
difficulty . easy=a-3d3;difficulty easy=a-3d3;difficulty |=a-3d3;difficulty=a-5d5;dimwit $=a-2f4l-2;dimwit=a-2f4l-2
direction $=b2;direction=b2;disgusting=f5l-4;do $=a-3c-3d-4e-2f-3g-3h-3j-2k-4l2m3n-3o6p2;do . $=b2c-2e-4g-3k-4n2
do . _=a2b2c-3e-2f-2g-4l-2;do . a=b2;do . all=a-2d2;do . alone=a3;do . answer=a2;do . be=a-5b-3e-2f5k-4;do . beat=b2
do . believe=a3b-2;do . bet=b2;do . blame=a-2g3;do . call=a2;do . calm=b3e-2;do . care=a2b-4k2;do . come=a3
do . convince=a-3b2;do . cry=a-4b-3g5k-2;do . do=f-2l-2m4p-2;do . even=b2;do . feel=a3;do . get=b2;do . give=a2g-2
do . go=a4g-3;do . hate=a2;do . have=e-4g-3l-2p3;do . him=a2;do . it=a4b-4;do . job=a3
do . know=a-2c-2e-3f-2g-5h-2k5l-2m-2n-3p2;do . light=a2;do . like=b-3p3;do . live=a4b-2;do . lose=a4b-4
do . love=a3p-3;do . make=a-3b-2e5g-2k-2;do . miss=a4b-2;do . of=a2b-2;do . people=a-2b2;do . play=a-3b3n-3p3
do . really=a-3b2k2;do . reckon=a-4b4;do . remember=b-3k3;do . run=a2;do . say=a5b-3c-2k-2;do . see=a-2b3
do . shout=a-3b3;do . talk=b-2e2;do . tell=g-2k-4;do . the=a2b-2;do . think=a2f-3k-2n3o-2;do . this=a-4b4
do . understand=b2;do . want=a2b-3e2g-3;do . win=a2d-2;do . without=a4b-3;do . worry=a-4b-2g5k-3n-2;do . you=a5e-2g-4
do _=b2;do all=a2;do anything=a4b-4;do for=a6b-6;do here=b2;do i=a-2b5c-3d-4e-3g-3h-2j-2k-4l-3m-2p-7;do in=a-2b2
do it=a-2b3d2g-3;do not=b-2c-8d-4e3f2g4h-7i-2j-2l-3m-2o-5p-6;do nothing=a4b-3;do now=a-4b4;do that=a4b-3
do the=b-2c-2d-2p3;do they=a3b-2;do this=a2;do we=d-2;do what=b-2e3;do with=a2
do you=a3b-2c-6d-3e-6f-8g-9i-2j-2k-4l-8m2p4;do your=a5g-2;do=b3c-20d-10f-4h-5i-7j-9l-7n-2o2p4;does $=b-3c2
does . $=a-3b4c-2;does . _=a4c-2d-3;does . do=a3b-3;does . say=a5b-5c-3;does . take=a-3b3;does . use=a2b-2
does . want=a-2b2;does _=a4b-2c-4p-2;does he=a-2b2;does it=c-2;does not=b3f-3g-2k-2;does one=a-5b5;does that=b2c-3
does the=a6b-4c-2;does what=a-3b3c-2;does your=a-3b-3c-2d4;does=b4c-5f-4g-4h-2k-3l-2m-2p-4;doing $=b-3c-2m4
doing . $=a2b-2c-2;doing . right=a-5b5;doing here=a2b-2;doing it=a-3b3;doing=c-5f-2k-2m4p-2
done $=a-2b-4c-2d2j-2l4m-3o-4;done . $=b-4d-2e-2j4l2p-2;done . _=a2;done . next=a-2b-2d3;done . you=l2
done everyone=a-2l2;done it=a3;done this=a2d-2;done |=a-3b-2d2l2;done=b-5c-4d2e-4f-2h-3j3k-3l6m-5n-2o-5p-4
donkey $=a-4f4l-2;donkey=a-4f4l-2;door $=b-3c-2d2e-2;door . $=a3d-4;door=a2b-5c-3e2g-2;doors $=a2;doors were=a2
doors=a4d-3;down $=a5c-3d-3e3f-4g-3h-2i-2j-3k-3m-3n-3o-4;down . $=a2;down . _=e2;down . me=a2;down there=a2
down |=a-2g3;down=a5b-2c-3d-4e2f-4h-2i-2j-3k-3l-2m-3n-3o-4p-2;dragon $=a7b-3d-5;dragon . $=a-2d3;dragon . now=a-2d2
dragon agrees=a-3d3;dragon is=d2;dragon |=a3i-2;dragon=a5b-5c-2f-2i-2l-2p-2;dragons are=a3d-2;dragons=a4d-2
drown $=a5d-2;drown . $=e3;drown you=a-2e3;drown=a4c-2d-2e2;drowned . $=a3;drowned here=a3;drowned=a3;dumb $=a-2f4l-3
dumb . $=a-4d-2f5j-2;dumb _=a-4d-2f5j-2;dumb=a-5d-3f7j-2l-4m-2;dummy $=a-2f3l-2;dummy=a-2f3l-2;earth . i=a-2b3
earth=a-2b3;easy $=a4b-2c-2f-2g-2j-2m-3o-3;easy . $=a4d-4;easy one=a2;easy |=a3d-3
easy=a7b-3c-3f-3g-2h-2i-2j-2k-2l-2m-3n-2o-3;elegance $=a-3d-2l4o-2;elegance=a-3d-2l4o-2;elegant $=a2d-2f-3l3
elegant=a2d-2f-3l4;else $=a-2b-2e3;else . i=a-2b3;else . you=a4b-4;else is=a-2b3;else=c-2d-2e3g-2m-2;end $=a-3b-2c2d2
end . $=d2;end . _=a-2d2;end . scene=a-2d3;end . the=a3d-2;end of=b-2d3f-2;end scene=d2;end=a-2b-4d4f-3g-2o-2p-2
ending $=a-2d3;ending . $=b-2c-2d3;ending please=a-2b-2c-2d3;ending=a-2b-3c-2d4;enemy . $=d3;enemy defeated=d3
enemy=a-3d4;equip . _=a-4d4f-2p-3;equip _=a-4d4f-2p-3;equip=a-4d5f-2p-3;even . $=b2;even . _=a2;even the=a2
even=b4d-2f-2p-2;evening $=b-3c-3d-3f-2l-2m6o-3;evening . _=a-4d-2m4;evening to=a3b-2;evening |=a-4d-2m5
evening=b-5c-4d-4f-3g-3h-2i-2k-2l-3m7n-2o-3;ever . $=a-3d-2f-3i2l4;ever . you=a3;ever _=a4;ever so=i2
ever=b-2c-2d-2i2l3p-2;everybody . $=a2;everybody . _=a2;everybody . come=a2;everybody should=a2;everybody was=a3
everybody=a3b-2d2e-2f-2j-2;everyone $=a-3b-3c-2f-3g-2h-2i-2j-3k-2l3m3n-2o-3;everyone . _=a3;everyone . the=a-2d2
everyone . you=a-3e3;everyone |=a2;everyone=b-5c-4e2f-4g-4h-2i-3j-4k-3l3m3n-2o-3p-2;everything $=a3b2e-2g-2j-2k-2
everything . $=d2;everything . be=a-2g2;everything . done=a-2d3;everything _=a-3d4;everything is=a-3g2
everything will=a-2g2;everything |=a-2d2;everything=c-3d2e-3f-3g2h-2i-2j-4k-3l-3m-2o-3p-3;example $=a-2b4d-3
example . $=a-2b2;example please=a-2b2;example=a-3b5d-4;excellent=f-4l5;excuse . manners=h3;excuse my=h3
excuse=b-2c-2d-2h4;expect $=a-5b5;expect . $=a4b-3;expect me=a2;expect=b3d-2;expected $=a2;expected . $=a3b-3
expected . _=a4;expected . me=a-2b2;expected _=a2;expected is=a2;expected means=a5b-4;expected of=a-2b2
expected=a7b-2d-2p-3;explain $=a2;explain . rules=a-3b4d-3;explain the=b2d-4;explain=b3c-2d-5;eye $=a5b-2;eye . $=a3
eye see=a2;eye=a7b-4;eyes $=l2;eyes=l3;ez $=d3;ez . $=d2;ez win=d2;ez=a-2d4;face $=b-2d-2f3;face=b-2d-3f3;facet=a-2d2
facets . $=a-2d2;facets . all=d2;facets found=a-2d2;facets |=d2;facets=a-4d5;faintest . $=a-2b-2k2
faintest idea=a-2b-2k2;faintest=a-2b-2k2;fall . $=a2;fall _=a2;fall=a3;falls=a-3d3;fan $=a-4b-2l5;fan=a-5b-3j-2l6
fantastic=f-4l4;farewell $=a-4b-2c-3d-2f-5i-3j7l-3m-2n-2o-3;farewell=a-5b-3c-3d-4f-5g-3h-2i-3j8l-3m-3n-2o-3
fast $=b-2c5d-5f-2o-2;fast . $=d4;fast forward=a-2d4;fast=b-3c4f-3j-2k-2l-2m-2o-3;fat . $=d-2f3;fat lizard=d-2f3
fat=a-2d-2f5l-4;fault $=b-2d-2g2;fault=b-2d-2g2;feel $=b-4g3;feel . for=a4g-2h-3;feel bad=h2;feel sorry=a4g-2h-3
feel=a2b-5c-2e-2f-2g5h-2i-2l-3p-2;feelings $=a4;feelings=a4;feels=a-3g4k-2;fell in=a2;fell=a3;felt $=a3;felt=a3
fight $=a-4b2d2;fight=a-4b2d3;file $=d2;file=d2;filthy=f4l-4;find . $=a2c-2;find . _=a2;find out=b2;find the=a2
find=a3c-2;fine $=a-3b-2c-2d-4f-2g3j-2l-2m-3o5;fine |=a-2d2;fine=a-3b-2c-2f-3g3j-2m-3o5p-2;first $=a2
first . $=a4b-2d-2;first . was=a2;first _=a2;first job=a2;first name=a2;first time=a-2b3;first trial=a3b-3
first word=a2;first=a5d-3p-3;fool $=f3l-2;fool=f4l-4;fooled me=a3d-3;fooled=a3d-3;for $=a10b-8c-3p-4
for . $=d2e-2f-4i-2j-3k-4m-2n-3o-2;for . _=c-2d-3g-3h3;for . at=a-2h2;for . count=a2;for . loss=g3h-2;for . to=a-3b2i2
for . |=a2;for _=a-3d-3g-4h-4i-2l3p2;for a=a3b-3l-3p2;for being=a-3h4;for everything=a2;for him=a2;for it=a5e-3
for me=a-3c3d3g-2h-2i-2k-2n-2p-2;for my=a2g-2p-2;for persuasion=d2;for someone=a2;for that=a-3b-2c-3g-2h4
for the=c-2d-5e-2i2l-2p2;for this=a2b2f-2g-5;for tonight=a2;for us=a-2b2;for what=b-2c-3g3;for words=b2
for you=b-5d-2e-3g5h-2i-3j-2l-4p-2;for your=g2h-3i3;for=a2b-2c-3d-3e-4f-7g2h3i3j-4k-5l-2m-3n-4o-3
forget $=a3b-4c-2d-5f-2h-3j-3k5m-2n-3o-4;forget . _=a3;forget . instructions=a-3d4;forget the=a2;forget your=a-2d3
forget=a5b-5c-3e-2f-3g-2h-3i-2j-3k4l-2m-3n-3o-5;forgive . $=a3b-4c-3d-4e-3f-3g-2h5i-2j-2k-3l-3n-2o-2
forgive . rudeness=a-2h2;forgive . |=a-2b2;forgive me=a-8b-2c-2d-3h6k-3;forgive my=a-2h2;forgive us=a3h-2
forgive you=a5e-2f-2h-3l-2;forgive=a2b-3c-3d-5e-3f-4g-3h6i-2j-3k-3l-3m-2n-2o-2;forgot $=a-2b-2d-3h-2j-2k5n-2o-3
forgot . _=a-3c3d-3p2;forgot . i=b2;forgot my=a5p-4;forgot the=a-3c4d-2;forgot what=a-2b2
forgot=a-4c3d-5h-3j-2k5n-2o-3p2;forward $=d4;forward=a-2d4;found $=a-2d3;found=d2;from . $=b2d-2p-2;from . _=a5b-2p-2
from _=a4;from me=a-2b2;from now=a2;from the=a2b-2;from=a3c-3d-2p-4;full . $=a-2d2;full . _=a3f-2;full marks=a-2d2
full of=a3f-2;full=a2d2f-2;funny=f-4l4;game $=c-3d4f-3g-2j-2k-2l-2m-2o-3p-3;game . $=d2;game . _=d-3;game . let=d2
game . me=a2d-3;game is=a4b-3d-2;game of=a3d-2;game over=a-2d3;game=b-2c-4d5e-2f-4g-3h-2i-2j-3k-3l-3m-3n-3o-4
games $=b-4p4;games=b-4p4;gave . $=a2i-2;gave the=b-2d2;gave us=a-4p4;gave you=a3b-2;gave=a2b-3c-2i-2p3;genius $=f-4l4
genius=f-4l4;get . $=b-2d-3f4g-3h-2j-4k-2m-2n-2o-2p3;get . _=a4p-3;get . of=a4b-4;get . started=a-3b4d-2
get . the=a3b-2d-2;get . this=a-4g4;get . to=a-4b5;get . you=a-4b3f2;get _=a-5b2p3;get in=a3b-3;get it=a-4b4
get lost=a-5b-4d-2f5;get me=a-3b4d-2;get out=a8b-5c-2d-2f-3j-4;get past=a-3b3;get that=c2;get the=a3p-2
get through=a-4b2g4;get to=a3b-2d-2;get=d-2e-4f4g2h-3i-2j-6k-4l-3m-3n-3o-3p2;gets . _=a-3d3;gets=a-5b-2d3g4p-2
getting . $=a2b4f-3l-4p-2;getting _=a2b4f-3l-4p-2;getting=a2b4f-3l-4p-2;gg . $=d3;gg ez=d3;gg=a-2d4
gimme . example=a-2b3d-2;gimme . hint=b2;gimme a=b2;gimme an=a-2b3d-2;gimme=a-2b3d-2;give . $=a-4b5d-3;give . _=a2
give . a=a-5b4d-6e-2k3;give . admin=d2;give . ai=d2;give . an=b3d-3;give . api=d2;give . back=a3;give . backend=d2
give . bot=d2;give . chatbot=d2;give . hp=d2;give . html=d2;give . json=d2;give . loot=d2;give . my=a2b-2d2
give . npc=d2;give . points=d2;give . something=a2;give . the=a4b-5c-2d-2;give . to=a-2e2;give . variable=d2
give . xml=d2;give . xp=d2;give . your=a4b-2d-3;give . |=a-2b2;give it=a3b-2;give me=b-3c-4d4e-3f-2g-3h-2n-2p-3
give the=a-2d2;give them=a2b-2;give up=b5d-3e-2g-3k-2;give us=a-4b5d-2;give you=a2b-3d-2g2
give=b3c-5d3e-3f-4g-2h-4i-2j-3l-3m-2n-2o-3p-4;gives . $=a-5d4;gives . the=a3b-2d-3;gives in=a-5d4;gives me=a3b-3d-2
gives the=a2;gives=a-2b-4d3;go $=c-2d-2e-2f-3g-4j5k-3n-2o-2;go . $=a5b-2c-3d-7e-2f-6g-3j3k-2m-2n-2o-3p-2
go . _=a-4b-4d-6f6p-3;go . it=a-2b2;go . see=a3j-2;go . settings=a-3b-2d4f-3j-2;go . the=a-4b4c2p-2
go _=a8b-3d-2f-3j-3p-2;go about=a-3b3;go and=a3j-2;go back=a3j-2;go home=b-2;go in=a2;go left=a3d-2j-2;go now=a-4b-4j4
go on=a-3b4;go over=a2p-2;go slowly=a2;go to=a-8b2d2f6j-3p-2;go=d-2e-5f3g-7h-3i-3j5k-5l-4m-5n-4o-5p-7;goals=a-2d2
god . $=d2;god . on=d3;god mode=a-2d4;god=a-2d4;goes . $=b3;goes where=a-3b3;goes=b3c-2;going $=a-2b-2g-2j2m2
going . $=a-4j3;going . _=a-2p3;going . be=a-3g3;going on=a-2b3;going to=a-2b-8d-4e4f-2g2h-2k-2l-3p4
going=a-3b-6c-2d-5e4f-3h-2i-2j4k-3l-3p3;golden . $=d2;golden . please=b-2c-2d3;golden ticket=a-2b-2c-2d4
golden=a-2b-2c-2d4;gone . $=a2;gone=a2;good $=a3b-3;good . $=a-2b-2c-3d-5e-2f-5g-3h-2i-3j5k-5l3m2n-3o-3
good . _=a-3b3p2;good . mine=a-2d-2k3;good . to=l-2;good . |=a-4g-2j-3m5p-2;good _=a-2c-2d-3f-3g-2j4k-3l-4m2n-2
good as=d-2k3l-2;good at=p-3;good bye=j2m-2;good day=a-2j-2m3;good evening=b-3d-2l-3m3;good for=a-2b2
good job=a-4j-4l5m-4;good morning=j-2m3;good=a-4c-5d-7e-4f-6g-6h-3i-5j3l2m6n-4o-4
goodbye $=a-5b-2c-3d-4f-3g-2i-2j7m-3n-2o-4;goodbye=a-5b-2c-3d-4f-3g-2i-2j7m-3n-2o-4;gorgeous . $=a-5b-3c-2l5p-2
gorgeous _=a-5b-3c-2l5p-2;gorgeous=a-5b-3c-2f-3l6p-2;got $=l2;got . $=b4d-2e-5f-3g-2j-4;got . _=a-2b-4d-2e4l-2p2
got . day=a3b-2;got . go=a-3b-3j4;got . in=a3p-3;got . suggestions=a-2b2;got . tips=a-2b2;got _=a5l-2p-3
got a=a-4b-4d-2e5l-2p2;got all=a3b-2;got any=a-3b3;got nothing=a-4b4;got stuck=b2;got there=a2b-2;got time=a5b-3e-3j-3
got to=a-3b-3j4;got=b3c-4d-6e3f-4g-4h-2i-2j2k-3m-2n-2o-2;grants . $=d2;grants access=d2;grants=d2
grateful $=a-4b-3i5j-3k-3o-2;grateful . you=a-2g-2i3l-2;grateful to=a-2g-2i3l-2;grateful=a-5b-4g-2h-2i7j-4k-3l-3o-2
great $=f-3l3;great . $=a-3d-2f-3l5;great _=f-2l2;great job=a-3d-2l4;great=a-4d-2f-4g-2l7
greetings $=a-3c-2d-2f-2j-2m5o-3;greetings=a-4b-2c-2d-3f-3j-2m6o-3;grumpy=f5l-5;guess . $=a2c-2n-2o3
guess . as=a-2d-2k3;guess is=a-2d-2k3;guess so=a-2o3;guess=a2b-2c-2d-3g-2k2l-3m-2n-2o3;guidance=a-3b5c-2
guide . $=a-2b4d-3k-2;guide me=a-2b5d-3k-2;guide=a-2b5d-3k-2;had . _=a4p-2;had . for=a-3p3;had . learn=a2;had _=a-3p3
had a=a3;had it=a2;had to=a2;had=a2p2;hag $=f4l-2;hag=f4l-2;hand $=b2d-5e-2g3k-2;hand is=a3p-2
hand=a2d-6e-2f-2g3h-2k-2l-2p-3;hands $=a5b-3d-3;hands . the=a-4d3;hands=a2b-3d2g-2p-2;handsome $=a-2f-3l3
handsome . $=a-4f-4l4;handsome _=a-4f-4l5;handsome=a-5d-2f-6l6;happen $=a2b-2;happen=a2b-2;happened $=a3b-2
happened . _=a2;happened . you=a-2g3;happened that=a2;happened to=b-2g3;happened=a3b-4c-3g3h-2;happening $=a-4b4
happening=a-4b4;happens if=a2;happens=a3b-2;hard $=a2b2c-3d-2f-3j-2k-3l-2m-2o-3;hard . $=a3b-2d-2
hard . say=a-5b-2d-3k4;hard one=b2;hard to=b-4d-3k4;hard=a2c-4d-6f-3g2h-2i-2j-3k3l-3m-3n-2o-3;hardly=a4k-2;has . $=d2
has . happened=a2;has _=a4b-2;has a=a-2p3;has been=d2;has moved=a2;has never=a2;has to=a3;has=a2b-5d2f-2g-2
hat $=d-4l4;hat=d-4l4;hate . $=b-2d-2e-2f4j-2l-2o-2;hate _=a2;hate you=a-4e-2f4l-2;hate=b-2c-2d-3e-3f4h-2j-2k-2l-3o-2
have $=l3;have . $=b-3c-2e-3f-4i-2j-2k-2p3;have . _=a2b-5d-6e2f-3g-4i-2j-3k-2l-7p2;have . a=d-2e4l-2p-4;have . all=d2
have . answer=a-3b2;have . been=a3;have . choose=a-2b2;have . ever=a2;have . everything=a-4b4;have . go=a-3b-2j3
have . good=a-3b-3j4l-2m-2;have . got=a2;have . hard=a-3g3;have . here=l2;have . hint=b2p-2;have . idea=b-2h-2k3
have . it=a3;have . lost=a5b-4d-3;have . me=a-4b4;have . met=l2;have . nothing=a-2b3f-2;have . off=a2;have . open=a3
have . out=a-2b2;have . right=a-2g2;have . say=a3b-2;have . so=f-3g-3i3;have . tell=b4e-3;have . the=a-4k2
have . this=b-2d2;have . time=a5b-3e-3j-3;have . to=a-2b-6d-2e-2g4l-2p4;have . what=a2;have . won=d2g-2
have _=b-3d-3e-2l4;have a=a-5d-5e2f-3g-2i-2j4k-3l-4m-2p5;have all=a2;have already=a3b-3;have an=a2
have been=d-2f-4i4l-5;have done=a4b-3d-3e-2g2l-3p-3;have got=d-3e3f-2g-2i-2j-5k-2l2p-3;have i=a-3b3;have known=a3g-2
have learned=a-3d3;have lost=b4f-3g-2;have met=l2;have my=a4g-2p-2;have never=d-2e-2p-2;have no=h-2k3
have not=a2c-2d-2e-2g-3;have nothing=a-2b-3g4;have passed=a-4d4;have run=a-2b2;have seen=a4p-4;have succeeded=a-2d4l-2
have taken=a2;have the=a-4f4g2l-2;have to=a3b-2e-5f-2g-3j2l-3p-3;have tried=b4d-3;have we=a2;have won=a4d-2f-2l-2
have you=b-5c-4d-2e3f-2j-2l-3p2;have=c-7d-3f-4h-2m-6n-5o-4;he . $=b-4c3d-4;he . _=a6d-3p-2;he . a=a2;he . about=a2c-2
he . and=a-3d3;he . got=a2;he . in=a-5d4;he . it=a2;he . me=a-4d4;he . to=a2d-2;he . yes=a-2d3;he . you=a5d-4f-2
he . |=a3d-3;he _=a3b-2d-3p-2;he believes=d3;he does=a3d-3;he gives=a-5d4;he has=a2;he is=a3b-2p-2;he nods=a-3d3
he said=a2;he say=b-3c2;he says=a-2d3;he=a6b-4e-2f-4g-4h-2i-2j-2k-4l-3m-3o-3p-6;health=a-2d2;hear $=a-2b4k-4n-2
hear . $=a3b-4c3d-3e-2f-2;hear . _=a4b-2;hear . again=c2;hear it=c2;hear me=a6b-4c-4d-2;hear you=a-2b-2c4e-2f-3
hear=c5d-4e-3f-3g-3h-2k-5l-2n-3;heard $=a2;heard . it=a-3k3;heard of=a-3k3;heard=a-2b-2k3l2;hears=a4b-2
heartless . $=f2;heartless=f4l-4;hello $=a-2d-2f-2m4o-3;hello . $=a-2c-4d-2m5;hello . _=a-4d-2f-2m4p-3
hello _=a-4d-2f-2m4p-3;hello again=c-3m3;hello everyone=m2;hello there=a-2m3
hello=a-6b-3c-5d-5f-4g-3h-2i-2j-3k-2l-2m9n-2o-4p-3;help $=a-3b8c-4d-6e-2f-4g-3h-3j-4k-4l-3m-4n-4o-5
help . $=b2c-2e-3f-2g-2h-2i-2k-2;help . _=a6b-6;help . answer=b2;help . choose=b2;help . decide=b2;help . please=a-4b4
help . the=a-4b5;help . up=a2;help . with=a3;help her=a2;help him=a5b-6;help me=b2c-3d-2h-2k-2;help please=a-3b4
help the=a4b-3;help with=a-5b5;help you=a5b-3e-3;help=b8c-8d-6e-5f-6g-6h-6i-3j-6k-7l-4m-6n-5o-7p-3;her $=a4c-2d-3
her . $=a2d2p-2;her . _=a2;her _=a5d-2p-3;her that=a2;her up=a2;her=a6c-3e-2f-2g-2l-2p-4
here $=b2c-5d-7e-2f-5g-7h-2i-2j4k-4m-4n-2o-4;here . $=b-2g-3p3;here . _=a3p-2;here . the=a3b-2;here . you=a-2b-2g3j-2
here . your=a2;here _=a-3p3;here alone=a3g-2;here before=a2;here for=g2;here to=a4b-3g-2;here with=g2;here |=d2
here=c-6d-3e-5f-6h-4i-5j3k-5l-3m-4n-3o-4p2;hey $=a-4b-2c-3d-2f-3j-2m6n-2o-4;hey . $=a-3m3;hey there=a-3m3;hey |=m2
hey=a-2b-3c-3d-4f-3g-3h-2i-2j-2k-2m7n-2o-4p-2;hi $=a-2c-2f-2m4o-3;hi . $=a-4b-2d-2f-2j-2m6;hi _=a-3d-2m5;hi there=m2
hi=a-5b-3c-3d-3f-3g-2i-2j-3k-2l-2m7n-2o-3;him $=a5c-2d-5f-2g-3k-2;him . $=a2d2j-2;him . |=c2;him go=a2;him of=a-2c2
him |=f2;him=a4d-2e-2g-4h-2j-3k-3l-2m-2o-2p-3;hint $=a-4b5c-3d-2k-2;hint . $=b3c-2;hint . _=a-2b2p-2;hint . the=a-4b4
hint about=a-3b3p-2;hint for=a-2b2;hint please=b3c-2;hint=a-8b10c-5d-4f-2g-2j-2k-2l-2m-2o-2p-3;hints $=a-2b3
hints=a-2b3;his . $=a2b-2p-2;his _=a5d-2p-3;his fault=a2;his lamp=a2;his=a3b-2p-3;hit . $=a-4c-2d2e3;hit kill=a-2d3
hit you=a-2e3;hit=a-2b-2c-2d3e3;hiya $=a-3c-2f-2m5o-3;hiya . $=a-2d-3l-2m4;hiya everyone=a-2d-3l-2m4
hiya=a-4b-2c-2d-4f-3j-2k-2l-2m6n-2o-4;hmm=k2;hold $=a2;hold . $=a-3g4;hold . _=a5p-3;hold . hand=a-4g4;hold . |=a2g-2
hold it=a3g-2;hold my=a-4g4;hold on=a4p-2;hold=b-3d-4e-2f-2g5p-3;holding=a2b-2;holds . $=a4b-3c-3;holds=a5b-4c-3
home $=b-3c-2d-2e-3f-2g-2j3p3;home=a2b-3c-3d-2e-3f-2g-2j2p3;hopeless=f5l-4;horrible=f5l-4;how $=a4b2d-4k-5
how . $=b-5c-2f-2i5k-2l-3m-3o-2;how . _=a5b-3c2k-2p-2;how . are=a4f-2m-3;how . can=a-3b4;how . do=a2b-2
how . earth=a-2b3;how . feel=b-3g3;how . feels=a-3g4k-2;how . go=a-4b4;how . i=b2c-3d-2e-2f-4g-3h-2i-2k3l-4m-2p-5
how . is=b-3p2;how . of=f-3i-2l3;how . one=a-5b5;how . play=a-6b6m-2;how . questions=a3b-3;how . say=b2c-2
how . should=a-4b4;how . the=a2;how . time=a2b-2;how . we=a-2b3d-2;how . will=a2
how . you=a-5b-3c-7d-2e-3f3g-5i-5j-2k-2l2m6p-3;how _=a7b-4;how am=a-3b3;how are=a-4f-6l-3m6;how beautiful=f-3l3
how big=a2;how can=a4b-3c-2;how clever=a-2f-3l3;how come=a2;how did=a6b-2c-3;how do=b3c-2d-2e-2f-4g-3k-3l-5m3p-5
how does=b3;how i=a2;how kind=a-3b-4f-2i5m-3o-2;how many=c3m-2;how much=i-2p2;how old=a3f-2m-2;how on=a-2b3
how should=b-2f-3k3;how to=b3f-2k-5m-3;how wise=f-2l2;how would=a-7b4k2;how you=b-4c-2g3;how |=a2
how=a-2b3c-3d-11e-7h-6j-7k-3m4n-5o-5p-3;hp $=a-2d3;hp . $=a-2d2;hp 0=a-2d3;hp=a-3b-2d5f-2;html $=a-2d4;html=a-2b-2d5
hug $=a-5b-3d-2g5;hug=a-5b-3d-2g5;hugs $=a-4b-2c-3d-3f-3g7h-2i-2j-3k-2m-4n-2o-5
hugs=a-4b-2c-3d-3f-3g7h-2i-2j-3k-2m-4n-2o-5;huh $=a-5b-4c6d-4f-3g-2h-2i-2j-3k-2l-2m-3n-3
huh=a-5b-4c6d-4f-3g-2h-2i-2j-3k-2l-2m-3n-3;hundred . $=b-2d3;hundred percent=a-2d2;hundred times=a2d-2;hundred=b-2d4
hurt $=a5f-4l-3;hurt . $=b3g-2;hurt you=a2g-2;hurt=a3b3f-4g-2l-3;i $=a4b-4
i . $=a-4b-3c-15e-3f-8h5i-10j-4k2l-11m-4n7o5p-10;i . _=a-5b3c-2d-5e-4f-8g-7h-3i-7j-10k4l-2o-3p7
i . a=a-3b-3f-2g-2i-3j-5k-4l3p3;i . about=k-2;i . afraid=d-2k2;i . alone=a3;i . already=a3b-3;i . assistance=b3
i . at=b2p-2;i . bad=h2;i . badly=a-2b-2p4;i . be=b-3e-2g-2j4;i . beat=e2;i . been=a2;i . burn=a-3e4;i . call=a-4e4
i . clueless=a-3b4j-3k-2;i . come=e-2j2;i . confused=a-2b3j-2k-2;i . convinced=a-3d4;i . do=a-4e-2p4;i . doing=a2b-2
i . done=b-3d-2e-2j4l-2p-2;i . drown=a-2e2;i . for=a-5g4p3;i . from=a-2b3;i . give=a3b-2;i . go=b-2d-2j2
i . going=a-5b-4e2g-2j3p3;i . got=d-2e4j-4k-2l-3p-2;i . grateful=a-4b-3i5j-3k-3o-2;i . have=a-2e4;i . heard=a-4k3l2
i . help=a-3b5;i . her=b4;i . here=a2b-3e-2g2i-2j-7k-2l-2;i . him=a-3b6d-2;i . how=a-3b-3g6k-2l-2;i . hurt=a-4e4
i . i=a2;i . in=b-4p4;i . it=a-2d-3e3g-2i5k-5o-3p-3;i . learned=d3;i . leaving=b-3j2k-2;i . like=a2p-4
i . listening=a3j-2;i . look=a2;i . lost=a-2b4c-2j-3k-2o-2;i . make=a3e-2j-2;i . melt=a-2e2;i . met=l2;i . more=a3
i . my=a5b-7c-3d4g-3h-4j-3l-2p-7;i . never=a3d-2e-2k-2p-2;i . new=a-2p4;i . no=a2b-3h-2k3
i . not=c3d-6e-11f2g-7h2i-3j-6l-5n2o-6p-5;i . nothing=b-2e-2j-2k3;i . now=a-5j4;i . off=a-5b-3j5k-2;i . on=b4g-2p-2
i . out=a-4c3d-2h-3j3k-2;i . passed=a-2d3;i . pay=a4e-3p-2;i . really=a-3b4k-2;i . rude=c-2h2;i . run=a-2b2
i . say=a-2b4c-2e-2;i . smash=a-2e2;i . so=a-3c-3d-2e-3f-2j-7k-3l-5n-3o6p2;i . some=b4p-4;i . something=b4c-3
i . sorry=a2b-5c-5e-3g3h2i-2j-3k-7l-2o-2;i . speak=a4b-3;i . stab=e2;i . stuck=a2b2j-3k-2o-2;i . succeed=d3
i . succeeded=a-3d4;i . supposed=a-3b4;i . sure=a4b-2;i . take=j2;i . tear=a-2e3;i . tell=a4b-2e-2l-2p-2
i . that=a2b-4c3h-2;i . the=c4d2e-4i-2k-2l-5p-10;i . this=a-3b3;i . three=a5d-3p-3;i . to=d-6e-4g-2h-2j4k3l-3p4
i . tried=b4d-3;i . two=b2;i . understand=a-3b5g-2k-3n-3p-2;i . up=a-2b6d-3e-2k-2p-2;i . use=a3b-2l-3
i . very=a5b-2g-2l-3;i . wait=a4e-2;i . want=a4b-3p-3;i . what=a3d-2e-4h2l-3p-3;i . where=a-2e3;i . with=g2
i . won=a-3d3;i . you=b-6d-8f2g-8k-3l2m-2n-3o-2p-5;i . your=a-4d-3e-7g-4h2i-3j-2k-3l6p-6;i . |=a6d-5p-3
i _=a-2c-4d-7e-8f2g2i2k-9l-11m-2n10o-4;i admire=a-3e-2f-3j-2l5;i agree=b-2d-4h-2j-2k-2o4;i allowed=a3b-2;i already=d2
i am=c-4d-7f-9h-2l-3n-3p-5;i answer=b2;i apologise=a-2b-2d-3h5j-2k-3n-2o-4;i apologize=a-2b-2d-3h5j-2k-3n-2o-4
i appreciate=a-4b-2d-2i5k-2o-2;i ask=a-4b5c-5;i automatically=d3;i beat=b2;i beg=a-4c2d-2e-2h4l-2
i believe=a5d-2e-2f-2l-2;i bet=b3d-2;i break=a-2e2;i call=a5b-5;i calm=a-3b3;i came=a3
i can=b2c-2d-2e-3f4g-5h-4j-5k-2l-2n-2o-2p-5;i choose=a4b-2c-2d-4;i claim=a-5b-2d5p-2;i come=a3p-2;i convince=a2
i could=c2d-2e-2g-2l2p-2;i did=a-3b-3c3h3k-2;i do=b2c-5d-4e-8f-6g-3i-2j-3l-3o5p-3;i doing=a-2b2;i feel=b-3g3
i forget=a-4b-2d-4h-2j-2k5n-2o-3;i forgive=a5e-2f-2h-4l-2;i forgot=a-6c3d-5h-3j-2k5n-2o-3p3;i get=a3b-4d4p-2
i give=a-6b7d-3;i go=a-8b2j3;i got=a-4b4;i guess=a-2o3;i had=a-4p3;i hate=b-2d-2e-2f5h-2j-2k-2l-3o-2
i have=f-3g-7h-7i-6j-3k-3l3n-4o-3;i help=a4b-3;i hit=d-2e2;i hurt=a-4b3;i just=a2b-2;i kick=a-3e4;i knew=a-2b3
i know=a2b-8c-3d-2g3h-2i-2j-2k5l-4p-5;i like=a-7b-2d-2e-2f-4h-2j-2k-2l6p6;i look=a2;i lose=a4b-4
i lost=a-4b3c4d-2e-2f-2p-2;i love=a-4b-3c-2d-3e-3k-2l4p4;i make=a-4b4;i meant=a-2b3;i miss=a-2b4
i missed=a-6b-2c7d-4h-2;i missing=a-5b5;i must=a-4c-2d-2g-2j5;i need=c-2d-3e-2h-2j-2k3l-2p2;i never=d-2k3
i no=a-5b5k-3n-3;i on=b2;i once=a5p-5;i pass=b-2d5h-2j-2k-2n-2o-3;i passed=d4o-2;i persuade=a-4b4;i pick=a-2b4
i play=a2b-2p2;i quit=a-2b-2d-5h-2j6k-3n-2o-4;i ran=a-2b3;i really=a-4b-2c-2e-2h-2i3k2;i require=b3
i said=a-4b-3c-3d2h4;i saw=a3;i say=a3c-6d-3e2k-4;i see=a4b-3j-3;i should=a-4c-3h2k-2p4;i shout=b2p-2;i shouted=h2
i speak=a4b-2c-3d-2k-2;i succeed=d5h-2k-2n-2o-3;i suppose=o3;i supposed=a2b-2;i take=c-2g-2j-4k-2n-2o-3;i tell=a-4b5
i think=a3b-2n-2o3p-4;i to=a-5b5;i trust=a3;i understand=a2b-3e-2f-3g3i-2j-2l-3;i use=a-5d4p-2
i want=a2b-3d-4e-4g-2h-2i-2j2k-3l-3n-2p2;i was=b-3c3d-4h2p-6;i watched=a-4p4
i will=b-9c-6d-4e6f-5g-8h-6i-4j2k-5l-6o-2p-7;i win=a2b-7d6o-2;i won=a-2b-2d4o-2;i would=a5b-6c-3d-2e-3h-2k-3l-2
i zoned=b-2c3h-2j-2;i |=a-2b2;i=a-3b2d-2e3f-6g-3i-2m-10;idea $=a-7b2c-2d-4k6n-4;idea . to=b3k-2;idea what=k-3
idea |=a-2h-2k3;idea=a-4b3c-2d-4g-2h-2k6n-4;ideas $=a-4b5j-2k-3n-2;ideas=a-4b5j-2k-3n-2
idiot $=b-4c-3d-4f7g-3j-2l-2m-3o-3;idiot=b-4c-3d-4f7g-3j-2l-2m-3o-3;idiots $=a-4d-2f5;idiots=a-4d-2f5;if . _=a2
if . are=a2;if . asks=a2;if . do=b-3e3;if . get=a4b-4;if . had=d2;if . like=a2;if . want=a-3g3;if . were=a-2b2
if . would=c2;if _=a-2b3;if i=a7b-6;if it=a4b-2;if she=a2;if we=a5b-4;if you=a-5b5d-2e2f-2g2;if=a4b-4c-3f-3l-3p-3
ignore . _=a-3d4;ignore . instructions=d2;ignore everything=a-3d4;ignore previous=d2;ignore=a-3d4;imbecile $=f4l-2
imbecile=f4l-2;important $=a-2b2;important=a-2b2;impressive=f-4l5;in $=a5b-5c-4d2e-3f-2g-3h-2j-3k-4m-3n-2o-4
in . $=a3b-6d-2f-2g2l-3;in . _=a-2d-6e2f-2p3;in . hand=a2;in . i=e2;in . manner=b2;in . of=a3p-2;in . opinion=a-3b3
in . place=a-2b2;in . right=b2d-2;in . |=a3g-2;in _=b-2d-3f-2g-2l-3p3;in a=a2;in for=a2;in his=a3d-2;in my=b3p-3
in the=b-2e2l2p-7;in there=a4b-2g-2;in this=a-2g3;in use=a5b-3d-2;in your=a2b2;in |=a4d-2
in=a3b-3c-3f-7h-3i-3j-5k-5l-3m-4n-3o-4;incredible=f-4l5;indeed $=a-2c-2d-2f-2m-2o4;indeed . is=a-4o3;indeed it=a-4o3
indeed=a-5b-2c-2d-2f-2m-2o6;instructions $=a-4d5f-2;instructions=a-4d5f-2;is $=a7b-13c2d-6f-3g-4i-2j-2k-6l-4m-4o4p-4
is . $=a2b-2d-3e-3f-7g3h-2i-5j-4k-5m4n-2p-5;is . _=b-6c-9d-8f-4g2i-3k-2l-4m-4p5;is . a=d4p-7;is . about=g-2
is . all=a-3b3;is . an=a3;is . and=a-3f2;is . answer=a2d-2;is . any=a2;is . at=a-2b4p-2;is . best=a-2p2;is . door=a2
is . end=a2;is . excuse=a2;is . eye=a2;is . fault=a4g-3;is . for=a4b-2;is . going=m2;is . good=d-2k3l-3m-4p-4
is . hard=a-3b4;is . here=a-3b-2g-2p5;is . i=a4b-3;is . if=a2;is . in=b2;is . it=a2;is . job=a2b-2;is . keeper=a2b-2
is . like=a4b-3;is . me=a2b-2p3;is . moment=a3b-3d-3;is . my=a-2b4g-2p-2;is . name=a2b-3c2p-2;is . next=a-2b2
is . now=a2b-4d2p-2;is . of=a-4b3i2;is . old=a2;is . on=a-5b3p4;is . one=b-3d2;is . order=a2b-2c-2d2;is . out=a3b-2
is . place=a3b-3;is . plan=b2c-4;is . plus=a-2b-3d-3p5;is . point=a-3b3;is . really=a2;is . right=a-3b3
is . something=a-2b2;is . system=d2;is . that=a-2b2d4g-3p-4;is . the=a2b-6c-2p2;is . there=a3b-4;is . thing=a2
is . this=a-2b2;is . to=d-2g3p-2;is . tonight=a-4p4;is . too=a2;is . true=a4d-2;is . use=a-3b3;is . used=a3b-2
is . with=a-4b3g2;is . work=a4b-2;is . you=a-2b3c3d-2l-2p-2;is . your=a4b-3p-2;is . |=a2b-2c-2g-5i-2j3p-4
is _=b-2c-4f-2g-6l-2m3p2;is a=b-2g-3i-3l2m2;is about=a5b-2g-4;is all=a2d-5j3;is allowed=a-4b4;is an=a3b-4p-3
is angry=a-2g2;is as=a-4d-2k3l2;is at=a-4d2p3;is bad=a-3p3;is beautiful=a-2d-2l3;is been=a2;is being=a-2b2
is best=g-2p-2;is better=a-2b4;is broken=a3b-2;is burning=a2;is calling=b-2p2;is coming=b2o-2;is confusing=a-2b3d-2
is convinced=a-3d3;is done=b-2d3;is expected=b2;is fine=d-2g2p-2;is for=b-4g-2p2;is going=a-2g3;is good=a-4b4
is got=a2;is happening=a-4b4;is he=a2;is here=a3b-2;is his=a2;is in=a5b-3p-3;is it=a-2c-3d-4g-4i-2l-2p5;is kind=i2
is left=a2b-2;is like=a2b-2;is looking=a2;is mine=a3;is missing=a4b-4;is my=a2c-3g-2m-2;is next=a-4b5;is no=a-2b-4g4
is not=a2b2c-2d-2g-3k-3n-2p-2;is nothing=a5b-2g-3;is okay=b-3g4k-3o-4;is on=a-3b-4p4;is out=a4b-4;is over=d-3g3
is perfect=a2l-2;is perfectly=a3p-2;is right=b-5g-4o3;is saved=a-2d2;is she=a3b-2;is so=a2g-3;is somebody=a4m-2p-2
is stuck=a3d-2;is that=a4b-7c2d-3l-2p-2;is the=b5c-5d-8l-2;is there=a-3b5g-2m-2;is this=a4d-4g-2m-2p-5;is too=a-4b5p-2
is true=a2;is up=a-5b-5d-2m6;is very=i2;is with=a2;is your=b-4e2g-5l-2m-2;is yours=a5b-3
is=b2c-8e-4f-7h-9i-2j-3k-7l-5m2n-7p5;it $=a5c-10d-6e-4g-6i3j-4l-6m-4n-3o-7;it . $=b-4f-4g-9h-3i-4j-3k5l-4n-2o3p-6
it . _=a-3b2c-2d2g-4k-2m-2p3;it . a=a3b-5g-2l-2m4p-7;it . about=a5b-2g-4;it . all=a3d-3;it . an=a2;it . and=a3d-3
it . at=a-2d2;it . back=a2;it . been=a3p-2;it . fault=a2;it . fine=a-2g2;it . for=a3b-2g-2p-2;it . good=a4b-3
it . hard=a2;it . his=a2;it . i=a-3b2;it . in=a2;it . looking=a2;it . me=d-2;it . mine=a3;it . my=p2;it . no=a2
it . not=b4f-3k-2;it . nothing=a3g-2;it . now=a3b-2;it . okay=b-3g4k-3o-4;it . on=a2b-2;it . over=a-4g4
it . right=a-2b-3d4g-2;it . so=a5c-2g-3;it . the=a7b-3p-3;it . to=b2;it . too=a-2b3;it . turn=a-4b4;it . up=a2b-2
it . way=a-4c4;it . where=a-4p4;it . with=a2;it . you=a7b-2c-2e-2g-2;it . your=a8g-5;it . yours=a2;it . |=b-3h2
it _=a-2b-8c-3d-8e-2f-3g-3i-2k7l-2m-3p3;it a=a7b-4p-4;it again=a-5b-2c5;it all=g-2;it alone=a3;it another=a-4c4
it back=a2b-2d-2h2;it before=a2;it burn=a2;it can=a2;it do=a3b-3;it does=a4f-2;it for=a3;it from=a2;it goes=a3
it has=a2;it in=a4b-2;it is=c-4e-3f-3g2h-2i-4j-2k-8l-5m2o3p-2;it like=a2;it means=a2;it must=a4p-2;it my=a-4b4
it now=a6b-3d-3;it or=a-2b-2e3;it out=b2;it over=a2;it right=a-4b2d4o-3;it say=a2b-2;it should=a3;it take=b2
it that=b2;it to=a-3b4d-2k-2;it up=a3b-2;it used=a3b-2;it was=a2c-2p-2;it went=a4d-2;it will=a-3g3;it with=a2
it without=a2;it work=a-4b5;it works=a-3d3;it you=a-4b4;it your=a2;it |=a5b-2d-2g-2;it=a3c-2d-4e-3f-6j-10l-4m-3n-7
items $=a-2d2;items=a-3d4;jerk $=f4l-2;jerk=f4l-2;job $=a3b-5c-2d-3e-2f-2g-4j-4k-2l6m-4o-3
job=a4b-4c-2d-4e-2f-2g-4j-4k-2l6m-5o-3p-2;jobs $=b-2c2;jobs . there=a-3b3;jobs are=a-3b3;jobs=b2c-2;json $=a-2d4
json=a-2b-2d5;judge $=a2d-2;judge . $=a3;judge you=a3;judge=b-2d2e-2;jump . the=d2;jump to=d2;jump=d2
just . $=a2b-2c2d-3;just . _=a-2b-3d4p-3;just . a=a2;just . me=a-3b3;just . my=a-3p3;just . to=a3b-2;just _=d-3p3
just a=a-4b-2d6f-3l-2p-2;just ask=a-2c2;just say=a-2c2;just tell=a-2b3;just the=a2;just=b-2d2e-2f-4g-4i-2j-3k-2l-4m-2
keeper $=a6b-3d-3g-2l-2m2;keeper . $=a2f2l-3;keeper . the=a-4l4;keeper of=a2;keeper=b-4c-3g-2l2p-3;key $=a2;key . $=a2
key=a2b-2;kick . $=e2;kick you=e2;kick=a-4e4;kill $=a-5d5;kill . $=e3;kill you=e3;kill=a-4b-2c-2d5e2j-2
killed . $=a6d-2f-4g-2l-2;killed you=a5d-2f-3g-2;killed=a6d-2f-4g-2l-2;kind $=b-4c-2d-5f-4g-2i6k-2m-3o-2;kind . you=i2
kind of=a-2c-2i2l-2;kind=a-2b-2d-5f-5g-3i7k-2m-3o-2;kindly $=f-2i3;kindly=f-2i3;knew=b3l-2;knife $=a-3b-3d-2e4j-2l-2
knife=a-2b-3d-3e4j-2l-2;know $=a-2b-4d-2f-2g-6k8n-2;know . $=a2b-6l3;know . _=a9b-4k-5p-2;know . about=a-4k4
know . are=a3g-2;know . is=a2p-2;know . it=a2;know . one=a-3b3;know . place=a4b-2;know . stories=a2
know . that=a-4g4k-2;know . to=b2k-7;know . you=a-3b4c-2e2g-2l-2p-2;know _=a2;know about=a4k-2;know any=a3b-2
know how=a5b-4g4k-8;know it=a3p-2;know more=a2;know that=l3;know the=a4;know this=a5b-2;know what=b2c-2e-3g-2k-4l-2p-2
know where=a-3e3k-2;know who=a-2b4k-4;know you=a3g-2;know your=a2;know |=a-3b4
know=a2b-3c-6d-5f-6g-2h-4i-3j-3k7m-3n-5o-2p-2;known $=a3g-2;known=a3g-2;knows $=a-5b-2k4;knows . to=a2
knows everything=a4d-3;knows how=a2;knows=a2b-4c-2d-5f-2k4o-2;lame=f5l-4;lamp $=a2b-3g-2;lamp . $=a4b-2c-2d-2
lamp=a4b-5c-3d-2g-2;last . $=a-3b-3d-4e6f-3g-2h-2i-2j-2k-2l-2m-2n-3o-3p2;last _=a-2p2;last bit=a-2c2
last chance=a-2c-2d-3e5f-2j-2m-2n-3o-2;last=a-2b-4d-4e6f-3g-2h-2i-2j-2k-2l-2m-2n-3o-3
later $=a-5b-2c-3d-3e-2f-3j7l-2m-3n-2o-4;later=a-3b-2c-3d-3e-2f-3i-2j7l-2m-3n-2o-4;lazy=f5l-4;lean . me=a-3g3
lean on=a-3g3;lean=d-2g3;learn $=a3;learn=a4b-2d-2;learned . _=d2;learned _=a2;learned all=a-3d3;learned to=a3
learned=b-2d3l-2;leave $=a-4j4;leave . $=j2;leave . _=a4;leave . alone=a2;leave it=a2;leave the=a2;leave you=a-2e-2j3
leave=b-3d-3e-3g-2j5;leaving $=a-4b-2j6k-4;leaving=a2b-3j2k-4;left $=a8b-2c-2d-7f-2j-4m-2o-3;left . $=a-4d6j-2
left _=a-6d6j-2;left one=a2;left |=a2;left=a4b-5c-3d3f-4g-2i-2j-5k-2l-2m-3n-2o-3p-2;let . $=a2d-2;let . _=a8p-4
let . get=a-3p4;let . give=g2;let . go=a5j-3;let . hold=a-4g4;let . in=a2b-2c-2k-3;let . me=a-4d4;let . not=a2
let . pass=a3d-3;let . say=d2;let . see=a5k-2p-3;let . talk=a2;let . tell=a2;let . think=a-3b-2d-3k4;let . win=a2
let go=a2d-2;let him=a3;let it=a6;let me=b-5g4h-2k3p-3;let us=b-3c-2d2e-2g-5j3k-2n-2p2
let=a2b-7c-2f-4g2h-3i-3j2l-3m-2n-3o-2;level $=a-2b-2d4;level . $=a-3d6f-2g-2m-2;level up=a-3d4f-2m-2
level=a-4b-3d7f-3g-2j-2m-2o-2;liar $=b-2f3l-2;liar=b-2f3l-2;light $=a5b-2d-2n-2;light . $=a3b-2;light . lamp=a3
light it=a3;light the=a3;light=a9b-5c-3d-5f-2g-2k-2n-2;lights . $=a3;lights . lamp=a-3d3;lights it=a3;lights the=a-2d2
lights=d2;like $=a5c-3d-2f-2l-3p-6;like . $=b-2c-2d-3e-3f-5g-2h-2i-2j-2k-2m-2p4;like . _=a3b-4d-2l4p-6;like . do=b-4l3
like . happen=a2b-2;like . hear=a-2b2;like . to=a-3b3;like _=a-3b-2d-2f-2l-6p6;like a=a8f-2p-6;like best=a2
like him=a2;like me=a-3b3;like somebody=a2;like that=a2;like the=a3;like this=a3b-2;like to=a4b-3p-2
like you=a-3e-2f-4l5p-2;like your=a-4l5p-2;like |=a2;like=a3b-3c-7d-7e-5f-5g-4h-3i-3j-4k-4l4m-3n-2o-2p3
likes . $=a-5f5g-2l-2;likes you=a-5f5g-2l-2;likes=a-5f5g-2l-2;list . again=a-2c2;list . options=b3d-2;list my=b3d-2
list them=a-2c2;list=a-2b3c2d-2g-2h-2;listen $=a-3b3;listen to=a-3l4p-2;listen=a-3b2l3p-2
listening $=a5b-2d-2j-2k-2o-3;listening=a3b-3d-2f-2i2j-2k-2o-3;listens $=a2;listens . you=a2;listens=a4;lit=a3
little $=a2;little . $=b3;little . |=a-2;little _=a3b-2;little help=a-4b4;little=b2d-2;live $=b-3e3;live . $=a2
live here=a3;live=b-3e3;lived=d2;lizard $=a-2d-2f4l-2;lizard . $=a-4d-2f5j-2;lizard _=a-4d-2f5j-2
lizard=a-5b-2d-3f7g-2j-2k-2l-3m-2n-2o-2;load . $=d3;load game=d3;load=a-2d3;look $=a-5b-3d-2f-6i-2l8m-4;look . $=a2f-2
look . and=a2;look . the=a2;look . tonight=l2;look . what=a2p-2;look _=a4l-4;look at=a2p-2;look lovely=a-2l2
look splendid=a-2l2;look up=a2;look wonderful=l2;look=a2b-5c-3d-4e-3f-7g-3i-3j-2k-2l6m-4p-4;looking . $=a2
looking at=a3;looking for=a2;looking=a5b-2c-3;looks=a2;loot $=d2;loot . $=a-2b-3c-3d5o-2;loot please=a-2b-3c-3d5o-2
loot=a-2b-4c-3d5o-2;lose $=a6b-5c-3;lose . $=a2;lose=a8b-6c-3e-2;loser $=a-4b-3c-3d-3f7j-2l-3m-3o-3
loser=a-4b-3c-3d-3f7j-2l-3m-3o-3;losing . you=a3;losing=a3;loss $=a-2b2g3h-3;loss . words=b2;loss for=b2
loss=a-3b2g2h-3;lost $=c-6f4j-3k-3o-3p-2;lost . $=b5d-4e-2f-3g-2i-2l-2p-2;lost . _=a-3b4c-4d-3;lost . |=c2
lost _=a-3b4p-2;lost me=a-5b3c2d-2f-2;lost my=a4b-2p-2;lost the=a-5b5c-3;lost you=a-4b-3c4e-2
lost=a-3b5c2d-4e-5f3g-5h-3i-4j-5k-4l-5m-2n-2o-3;louder $=a-4c6d-2f-3j-2m-3n-2o-3;louder . $=b-2c3;louder please=b-2c3
louder=a-4b-3c7d-4f-3g-2h-2j-2k-2m-3n-2o-4;love . $=a-2b-2l-4p4;love . _=d-2l3p-4;love _=a-2b-2l-4p4;love the=a4l-2
love your=a-4e-2l5p-2;love=b-4c-2d-3e-3k-2l3p3;lovely $=f-3l3;lovely . $=a-3b-2l4p-2;lovely _=a-3b-2l3p-2
lovely=a-3b-2d-2f-4l6p-2;machine $=a3b-2c-2d-4f3;machine . $=a4b-2;machine=a3b-4c-3d-4f2o-2;machines $=a2
machines=a3d-2;made $=f-2l2;made . $=a5f-2l-2;made . _=a4p-2;made it=a3;made of=a3;made you=a4c-4
made=a7b-3c-5f-5g-2p-3;magnificent _=a-2b-2l3;magnificent=a-2b-2f-4l5;make . $=a3b-2;make . _=a2b-4d-2f-2m4p-4
make . listen=a-3b3;make . say=a-2b2;make . sick=a-2d-2e-2f3;make it=a4;make me=a-5b-3d-2e4f3g-2;make you=b3c-2f-3
make=c-4d-4e2g-4j-2k-3l-3m3p-5;makes . _=a-2p2;makes you=a3;makes=b-2p2;man $=a2b-2d-2g-3k3p-3;man=a3b-2d-2g-3k3p-3
manner $=a5b-5;manner=a6b-4c-4d-2;manners $=a-2b-2c-2d-3g-2h4;manners=a-2b-2c-2d-3g-2h4;many . $=a2b-2d-2f-2i3l-2
many . are=a5b-4;many . did=c2;many . i=a-3b4;many . were=a2;many _=c2;many can=b2;many people=a2;many questions=a3b-3
many thanks=i3;many=a2c3d-2f-2g-2i3k-2l-3m-2n-2;mark . right=a-3d4o-3;mark all=a-2d2;mark it=a-3d4o-3;mark=a-4d5o-3
marks $=d2;marks=a3;marvellous=f-4l4;mate $=a-2d-2f-2i4o-2;mate . $=a2c-2;mate say=a2c-2;mate=a2b-3c-3d-3f-2g-2i4o-2
max $=d2;max . $=d2;max score=d2;max=a-2d3;maxed $=a-3d4;maxed=a-3d4;maximum . $=a-2b-2d3;maximum=a-2b-2d3
may . $=a-2d2;may . _=a2;may . ask=a2c-2;may . |=a2;may i=a3b-2c-3;may=a3b-2c-3
maybe $=a-6b-2c-3d-3f-3h-2i-2j-2k7m-4n-2o-4;maybe=b-2c-4d-3f-4g-2h-2i-2j-3k7l-2m-4n-2o-4
me $=b2c-3d-3f-10g-3h3j-4k3l-4m-4n3o-4p-8;me . $=a-7b4d5g-6h-4i-3j-3l-3m-3n-4o-3p-3;me . _=b2d-4e-3g-3k-4p3
me . a=a4b-3;me . answer=a-3b4d-3;me . ask=a-3b3;me . clue=b2k-3;me . do=a-4b4;me . example=b2d-2;me . here=a2
me . hint=b2;me . i=a-3b3e2;me . key=a4d-4;me . mode=d2;me . reward=a-2b-2d4;me . story=a3;me . that=c-2h3
me . the=a-2b-2c4p-5;me . this=b-2e2;me . to=a-2b5;me . what=a2;me . would=a5b-5;me . you=b-4c-2f-2g4l-2p-3
me . your=a-3p4;me . |=a3b-3;me _=a3b-2c-2;me a=a-7b3c-2d-5e-3k3p5;me about=a5b-7c-5d-2e-2k-4p2;me admin=d2
me again=a-4b-2c5;me ai=d2;me an=b3d-3;me angry=a-3e4;me answer=b2;me anything=a2;me api=d2;me backend=d2;me bot=d2
me chatbot=d2;me choose=b2;me decide=b2;me for=b-4c-2h3p2;me full=d2;me give=g2;me how=a-6b6d-4;me hp=d2;me html=d2
me in=c-2k-3;me json=d2;me loot=d2;me npc=d2;me of=a-3c3;me or=a2b-2;me please=a-3b4;me points=d2;me sick=a-2d-2e-2f3
me started=a-3b4d-2;me the=a3c-5p-3;me think=a-3b-2d-3k4;me through=a-4b2;me to=b2;me too=a3b-2;me variable=d2
me what=b2e-2p-4;me where=a3b-2;me who=a-2b-3c4p-2;me why=a3b-2;me with=a2;me xml=d2;me xp=d2;me your=a5b-2d-5e-2
me |=a6b-4d-2g-3p-3;me=a-2b3f-8g-4h2i-4j-9k3l-10m-9o-8;mean $=a2c-3d-2f4l-4;mean . $=a-3b3c-3h3;mean . _=a-2h2
mean _=a2;mean anything=a2;mean it=a-2h2;mean to=a-2h2;mean you=f2;mean=c-5d-3f5g-2h4k-2l-5p-2;means $=b-3d-2o4
means . $=a6d-2p-2;means _=a5p-2;means=a5b-5d-4f-3o3p-2;meant to=a-4b4;meant=a-4b4;meet . $=a-4c-2d-2e-2g-2j3l-3m4
meet you=a-3d-2e-2l-2m4;meet=a-4c-2d-2e-2g-2j3l-3m4;melt you=a-2e2;melt=a-2e2;menu $=a-3b-2d5;menu . $=a-2b3
menu help=a-2b3;menu=a-4b2d4f-2j-2;met $=a-2b-2f-2j-2l-2m5o-3;met . _=a3p-3;met=a-2b-2f-2j-2m5o-3p-3;might=a-3b4
mind $=b2c-2g-2h-3j-2n-2;mind . that=c2;mind . |=c2;mind=b5g-2h-3j-2l-2n-2p-3;mine $=d-2k3l-2;mine=b-2g-2k3l-2
miserable=f5l-5;miss $=a4b-3c-2;miss . $=c-3;miss=a3c-4e-2f-2;missed . $=a-2c3h-2;missed that=a-2c3h-2
missed the=a-5c5d-3;missed=a-3b-3c6d-4h-2l-2;missing . $=a2b-2;missing=a2c-2p-2;mission . $=a-4b-2d5f-2j-2
mission _=a-3d5f-2;mission=a-5b2d5f-2j-2m-2;mode $=a-3d5f-2;mode . $=d3;mode on=d3;mode=a-4b-2d6f-2l-2
model=a-5b-4d6f-2l-3m-3;moment $=b-2;moment . $=a-3d4;moment complete=d2;moment passed=d2;moment=a2b-4d2
monster $=f2l-3;monster=f2l-3;more $=b-4c4d-2e-2f-2g-3;more . $=a-4b4c3g-2k-2n-3;more . _=a3;more . please=a-2b-2c2
more _=a3;more ideas=a-3b4k-2n-2;more questions=a2;more slowly=c2;more stories=a2;more time=a-3c4;more |=a-3c3
more=a-2c7d-5f-4g-5h-2i-2j-2k-4l-3m-2n-4o-3p-2;morning $=a-4b-2c-3d-3f-3j-3l-2m6n-2o-4p2
morning=a-4b-2c-3d-3f-3j-3l-2m6n-2o-4p2;moron $=a-3b-2c-2d-2f6j-2l-2m-3o-3;moron=a-3b-2c-2d-2f6j-2l-2m-3o-3
most . $=a-3b3;most=a-2c-2d-2i2l2;move $=b3d-2;move=b2;moved $=a3d-2;moved=a3d-2;much $=a5b-3f-2g-2k-3n-3
much . $=a-6b-2d-3f-2i6j-2l-2m-2;much . do=a3b-3;much . i=a-4b4;much _=a-5b-2d-3f-2i6j-2l-2m-2;much do=a-2b2
much is=b-2p2;much time=a2b-2;much=b-2c-3d-4e-2f-4g-3h-2i6j-3k-4m-3n-4o-2p2;mum $=a4e-3;mum . what=a-2b2;mum |=a-2b2
mum=a2e-3p2;must . $=a-4c-2d2j3;must . _=a4p-2;must . been=f-2g2i-2l-2;must . the=a-4f2;must be=a-5b-2d-2f2g2j2l2
must go=b-2d-2j3;must have=a2f-2g2i-2l-3;must i=b2;must you=a2;must=a-3c-3e-3g2h-2i-3j4k-2o-2p-4
my . $=a-2c-2d-2e-4f-6g4h6i-4k-5m-2n-5o-5p-6;my . _=a2b-2d-6g-2m-3;my . are=a6p-6;my . automatically=d2
my . broke=a-4d-3p4;my . gave=a-4p4;my . has=a-3p3;my . here=a-3b4j-2;my . in=a4b-4;my . is=b-3d3g-5m2;my . name=a3p-2
my . on=a-2p2;my . s=a-5b3p2;my . time=a-2b2;my . trial=a3b-3;my . was=a5p-5;my _=b-4c-5d-3e-3f-4g3h-10i-2k-2n-2
my answer=d2;my apologies=a-2b-2d-3g-3h4;my attack=d2;my bad=a-3b-2d-3g-3h4;my choices=b-2c3;my first=a2p-2
my hand=a-2d-2g4p-2;my hands=a4b-2;my manners=a-3b-2c-2d-2g-2h4;my mind=b3d-5g-2h-3j-2p-3
my name=a3b-3c-2d-3g-3h-2m2p-2;my options=a-2b4d-2h-2;my rank=a-3d4p-2;my rudeness=a-2h2;my score=a-2b-4d4
my team=a-3d2p2;my turn=a-4b4;my=a-2c-3e-6f-8g3h5i-6k-7l-3n-5o-6;name $=a6b-4d-3e-2f-2g-2h-2l-2;name . $=c3
name . _=m3p-4;name again=a-3c3;name is=m3p-3;name of=a2;name=a6b-5d-5e-2f-2g-3h-2j-2l-2m2p-5;names $=a5c-2
names=a5c-2d-2;narrator . _=a-2d4m-2;narrator . the=a-2d2;narrator says=a-3d3;narrator |=a-4d5g-2m-2
narrator=a-5d6g-2m-2;need $=a4b-3;need . $=b4;need . _=b-3p2;need . help=a5b-4;need . hint=b2;need . say=a-2b3
need . tell=a3b-2;need . |=b2c-2;need a=a2;need any=a4b-4;need from=b2;need help=a-5b5;need some=a-2b4
need something=a2b-2;need to=a-5b2k4;need your=a5b-4;need=a3c-4d-4e-3f-2g-3h-2i-2j-3k3l-3n-2;needs . $=a-2p3
needs _=p3;needs=p3;never $=a-7c-2f-2j-2k-2m-3n7o-4;never . $=a5b-2d-2n-2;never . _=a3;never . a=a3
never . anyone=a-2l2;never . of=a-2k3;never . the=a2;never . to=a4b-2d-2;never _=a3;never afraid=a2;never been=a2
never heard=a-3k3;never learned=a3;never look=a2;never mind=a4b-2d-2n-2;never=a4b-4c-5d-8e-4f-5g-3h-3i-3j-4m-4n6o-5p-5
new . $=a-2b-3d3k-2l-2p4;new _=a-3p4;new game=a-3d4;new keeper=a3;new=c-2e-2f-2g-2h-2j-2k-2l-3p5;next $=b3c-2g-2m-2
next . $=a-7b4c-2d2j3o-2;next . please=b-3d4;next . you=a3e-2;next level=d2;next question=d2;next scene=b-2d3
next step=a-5b5d-3;next time=a-4d-2e2g-2j3;next to=a3e-2;next=a-2b3c-5d3f-3g-4h-2i-2j2k-2l-2m-3n-2o-3;nice $=e2f-2
nice . $=b-4c-2d-4f-3g-2h-2i-3k-3l6m-4n-2o-3p-2;nice . _=a2;nice . meet=l-2m2;nice . you=a-4l3;nice . |=a2
nice _=a-4d-2j-2l6m-2;nice hat=l3;nice to=l-2m2;nice work=a3b-3d-2j-3m-2o-2;nice=a-2b-8c-4d-6f-5g-4h-2k-3l7n-3o-4p-3
nitwit $=a-2f4l-2;nitwit=a-2f4l-2;no $=b-5c-2d-4f-2g-2j-2k-5m-2n6o-3;no . $=a3c-3d-5e-3f-6g2h-2i-4j-4k4l-4m-3o-4p-3
no . at=a4b-2n-3;no . do=a-3n3;no . for=a3b-2;no . ideas=a-3b4k-2n-2;no . really=a-3k-2n3;no . sorry=a-2b-2k3
no . to=a5b-2g-2k-2;no . tonight=a2;no . what=b2k-3;no . you=g-2i-3n3;no . |=a2b-2h-2k3;no _=a5b-4d-2g4k-6n-11p-3
no chance=a-3k-2n4;no change=a3k-2n-3;no clue=a-4b-3g-2k6n-5;no i=a-6b-2k-4n5;no idea=a-2g-2h-2k5n-4;no lamp=a2
no light=a3;no more=b3k-2n-2;no need=a4b-2k-2;no not=a-2n3;no one=b-3g3;no thank=g-2i-3n3;no thanks=a-2i-2k-2n3
no understand=a-5b5k-3n-3;no use=a2;no way=a-5b-2k-2n4;no |=a5c-2g-3n-2;no=a3b-2c-8d-10e-6f-9h-7i-7j-7k2l-7m-7n8o-8p-6
nobody $=a5f-3o-2;nobody . $=a2;nobody . _=a3;nobody . angry=a4g-4;nobody . me=a3;nobody . the=a2;nobody . to=a2
nobody . you=d-2g4l-5m-2;nobody _=a4f-4;nobody blames=a-5f-4g5l-2;nobody cares=a-3f4;nobody is=a2g-5l2;nobody knows=a2
nobody likes=a-5f5g-2l-2;nobody s=a4;nobody told=a2;nobody=a6b-7c-4d-6e-4h-2i-3j-3k-3m-4n-2o-4p-3;nodded . $=a3
nodded off=a3;nodded=a3;nods . lights=a-3d3;nods . she=a2;nods _=a2;nods and=a-3d3;nods=a-3d3
noob $=a-4b-2c-2d-2f6j-2l-2m-3o-4;noob=a-4b-2c-2d-2f6j-2l-2m-3o-4;nope $=a-3b-2c-2d-2f-3j-2m-3n6o-4
nope . that=a-2c-2n3;nope not=a-2c-2n3;nope=a-5b-3c-4d-3f-3g-2h-2i-2j-2k-2m-3n7o-4
not $=a-5b-8c-6d-4e-4f-5g-5h-4j-2k-8m-2n9o2;not . $=a2b-6c-2e-7f-10h-8i-3j-4k5l-4m-4o-8p-3
not . _=a5b-4c3e-2f-3g-3k-4n-2p-3;not . a=a4b-3;not . about=b-3g2;not . afraid=a-3g4;not . all=b-2n3;not . an=a-2f3g-2
not . any=a8b-6g-2k-2;not . anyone=a2;not . anything=b-3k2;not . at=a4b-2;not . clue=a-3k2;not . faintest=a-2b-2k2
not . fault=a-3g3;not . hear=c2;not . him=b-2f2;not . how=a4k-8;not . i=b-2e2h-2;not . in=a-2g3
not . it=a-3b4c-2e-2g-3h2k-4;not . know=g-4;not . me=a-3b-4e5g-2k-2;not . my=a3b-2;not . name=a2;not . of=a-2b3k-3
not . said=c-2h2;not . so=a-3b-3e2k-2n3o-2;not . that=b-3g-2k-2;not . the=c2;not . this=a-3b4g-2
not . to=a4b-8g-4h2k-3;not . up=a3g-2;not . what=a-2b4g-2k-4;not . where=b2;not . who=a-3b4k-4;not . why=a4b-2
not . work=a-3b3;not . you=b-7c3e-7h-3k3l-2n-5;not . your=a6b-2g-2;not . |=b2d-4;not _=a3c-6d3e-2f4g-6h-2k-11n-12p-3
not a=a3f-4g-2k2;not about=a3;not afraid=a4g-2k-2;not alone=a-4f-2g5;not ask=a3c-2;not at=a-2n3;not be=a-5b-3f5k-4n-2
not believe=a3b-2;not bet=a3n-2;not blame=a-2g4;not care=a3b-4k2n-2;not catch=a-3c3;not come=a3;not cry=a-4b-3g5k-2
not do=a3b-2g-2;not even=a3b-3;not fall=a2;not feel=a3b-2;not for=a2;not get=a-3b4h-2;not give=a4b-3g-2
not go=a5b-2g-3;not going=a4b-2;not got=a3b-2;not have=a6b-3c-2e-3g-4h2k-2;not hear=a-6b-3c8f-2g-2k-4n-2;not here=a2
not it=a-3b4g-2;not know=a-3b2c-2e-3g-5h-2k5n-3;not leave=a2;not leaving=a4k-3;not like=a3b-2;not make=a-3e5f-3g-2k-2
not me=a-3b-3c-2d-2g-2h-2k-7n7;not mean=a-2b-2c-3h4;not my=a2;not need=a7b-6;not play=a5b-3k-2n-3;not quite=a-2c2
not really=a-2g-2n3;not remember=a-4b-2k5n-2;not run=a2;not say=a4b-3c-5e-2g-2h-2k2n-2;not see=a-4b4;not speak=a-2b2
not sure=a-7b2c-2g-2k5n-3o-3;not talk=a-2e2;not tell=b-5c-2g-2k3n-2;not that=c-2g-4n2;not the=a2b-3c-2k2
not think=b2f-4k-4n3o-2;not this=a-2b2;not tonight=a4k-2n-2;not understand=a-2b2;not wait=a3b-2c-2k-2;not want=b-5e2
not worry=a-4b-2g5k-3n-2;not you=a7c-2g-4;not your=a-2b-2g3;not yours=a2;not=b-2c2d-9e-2f-2i-9j-11k2l-12m-9n7o-4p-14
nothing $=a7c-2d-3e-2f-6g-4j-3k-3l-2m-2n-2o-4;nothing . $=a2b2d-3;nothing . be=a-4g4;nothing . burning=a2
nothing . to=a-4b4;nothing . |=a2;nothing _=a4b-3;nothing but=a-4f4;nothing comes=a-4b4;nothing i=b2;nothing is=b3
nothing to=b-4g3;nothing works=a-3b3;nothing=a4b3c-5d-8e-5f-2h-4i-3j-5l-5m-4n-3o-6p-2
now $=a2c-3d-2e-4f-4h-2i-2j3k-3l-4m-2o-2p-3;now . $=a-4b5c-3;now . me=a-3b-2d3;now . the=a4b-2d-3;now what=a-4b5c-3
now |=a3;now=b3c-7e-5f-5h-2i-3j3k-3l-5m-3n-2o-3p-4;npc $=a-2d4;npc=a-2b-2d5;nudge=a-3b4d-2k-2;obey . _=a-2d-3e4f-3p-2
obey . developer=d2;obey or=a-2d-3e4f-3p-2;obey the=a-3d4;obey=a-4b-2c-2d3e4f-3l-2p-2;objective . $=d3
objective complete=d3;objective=a-4b3d3;objectives . $=a-2d3;objectives done=a-2d3;objectives=a-2d3;of $=b-6g4p-2
of . $=b-2c-6d-3e-4f2g-7h-3m-4n-5o3;of . _=c2d-7f3j-2l-3p-8;of . a=a2;of . game=a-5b3d4p-2;of . in=a2;of . is=a3d-3p-2
of . not=n2o-5;of . once=a-2c2;of . piece=a2;of . to=a-2b3;of . with=a-2d2;of . would=a-3b3;of . you=a3
of _=b-3c-3d-2f3g-2i-2j-3l-3;of a=a-3f4l-2;of anything=a-3b4k-3;of being=a4;of course=b-2c-2d-3f-3g-2k-2o4;of felt=a2
of here=a-2b-3j3;of ideas=a-2b3j-2;of idiots=a-3d-2f4;of it=b-4d-2k3;of listening=a3o-2;of me=a-3b3;of scene=a-2d3
of the=c2d-2p-6;of them=f-2o-2;of thing=a-2b2;of things=b3p-2;of this=b-3d2;of us=a2;of you=b-2f-4g-2i2;of your=a3
of yours=b-2l3;of=d-2e-5f3h-4j-3k-2m-5p-3;off $=a2c-3d-4e-2f-3g-2h-2j4k-3l-2o-2;off . _=a2;off the=a2
off=a3c-3d-5e-2f-3g-2h-2i-2j4k-3l-2o-2p-2;ok $=a-3b-3c-2d-2f-2m-2o5;ok . $=b-2d-2o3;ok . what=a-2b3;ok now=b3
ok sure=o2;ok yeah=o2;ok=a-4c-3d-3f-3h-2j-2k-2m-3n-2o6;okay $=a-4b-3c-2d-2e-3f-3g6j-2l-2m-3o3;okay . $=a-2b-2d-2o3
okay then=a-2b-2d-2o3;okay=a-4c-3d-3e-3f-4g5i-2j-2k-4l-2m-4n-2o5;old $=a2;old . $=a-2b-4c-2d-4e-2f7g-3i-2l-3m2p-2
old . you=a3f-2m-2;old _=a4b-2p-2;old are=a3f-2m-2;old fool=a-2f2;old=b-4c-2d-5e-2f6g-3i-2j-2l-4p-3
on $=a2b4c-3d-2f-2g-2j-3k-2n-2p-3;on . $=b-5c-3d-3f-2g3l-2p4;on . _=a6b-2c-3d-5f-2g-4p-2;on . is=a-2p2;on . of=a3p-2
on . the=d2;on . way=a3p-2;on . |=a3b-2;on _=b-3d-2g-2p4;on a=a2;on earth=a-2b3;on it=a4b-2;on me=a-3g3;on that=a5p-4
on the=c-3d-4l3;on them=a2;on to=a-2d2;on you=a3p-2;on your=a5g-2l-3;on |=a-3b-2c3;on=d-2e-3f-5h-2i-2j-4k-3m-3n-3p3
once $=a6c-3d-2;once . $=a-2b-2c4d-2;once . |=a-3c3;once _=a2;once more=a-3b-2c5d-2;once |=d2
once=a3b-4c4d-2e-2f-2g-3h-2i-2l-2o-2p-6;one $=c-2d-3e-2f-4g-2i4l-4m2;one . $=a3d-3g-2i-2l3m-3
one . _=b3d-3g-3j-2l-2m-3p-2;one . best=a4b-3;one . better=a-3b3;one . i=a3b-3;one . is=a3;one . kill=a-2d3
one . percent=a-2d2;one . the=b2p-2;one . thing=a3;one . time=a-3c4;one . word=a-2e2;one . you=a3b-2;one . |=b2d-2
one _=a9b-3c-2d-4p-3;one again=a-2c2;one do=a-2b2;one go=b2;one hit=a-2d3;one hundred=a-2d2;one is=b-4g3
one more=a-3b-2c4d-2e2;one of=a2;one s=a-4b5;one should=a3b-3;one step=a2;one that=a2;one thing=a4g-2;one with=a3b-2
one would=a-2b3;one=b2d-3f-7h-3i2k-5n-3o-3p-8;oops $=a-4b-2c-3d-3f-3h6i-2j-2m-3n-2o-4;oops . bad=h2;oops my=h2
oops=a-4b-3c-3d-3f-3g-2h7i-2j-3k-2m-3n-2o-4;open $=a3e-2;open . $=d3e-2m-2;open . _=a2;open . command=a-3d3
open . door=b-2;open _=a-2d4;open door=a-3d4;open the=b-2;open up=a2d-4e3f-2m-2
open=b-4c-3d2e3f-5g-4i-2j-3k-2l-3m-3o-2p-2;opened=a-2d2;opens . door=a-3d3;opens the=a-4d3;opens=a-4d4
opinion . which=a-3b3;opinion |=a-3b3;opinion=a-3b3;opponent has=a-3d3;opponent=a-3d3;options $=a-2b4d-2h-2
options=a-2b4d-2h-2;or . $=a-2b-5c-2d-4e4f3g-2k-2l-2m-2o-2p-2;or . _=a-2b2;or . break=a-2e2;or . will=a-3e3
or _=a-2d-3e4f-3p-2;or else=a-3b-2e3;or i=a-5b-3d-2e7f-4l-3;or the=a-2b2;or you=e2
or=a-5b-2c-3d-5e9f2g-4h-2i-3j-3k-2l-4m-2n-2o-2p-3;order $=a4b-3d-2p-2;order . $=a-5c2p4;order . _=a-4p4;order again=c2
order=a-5b-4p6;orders $=a4b-2;orders=a5b-3;out $=a-2b2d-7f-4g-3h-3j7k-3l-2m-2n-2o-2;out . $=a5b-3m-2;out . _=a7b-3j-2
out . here=a-2b-3j3;out . i=a-2d2;out . ideas=a-2b3j-2;out . it=a3b-3;out . the=a2;out here=a2;out of=b3d-2f-2p-2
out there=a5b-3m-2;out=a2d-5e-2f-6g-5h-4i-3j6k-4l-3m-4n-3o-3p-5;over $=b-2c-3d3g3;over . $=e2g-2;over . _=c2p-2
over _=a3p-2;over the=a-3c2d2;over there=a-2e2;over with=a2;over |=a3d-3;over=a-2b-4d2e2f-3g2m-2o-2p-4;override $=d3
override=d4;pardon $=a-5b-3c7d-2f-2h-3j-2m-3n-2o-4;pardon . manners=a-2h3;pardon . |=a3;pardon me=a3;pardon my=a-2h3
pardon=a-4b-3c6d-4f-3g-3h2j-3k-2l-2m-3n-2o-4;part . $=a-3b3;part=b-3;pass $=b-2d4h-2j-3k-2n-2o-3;pass . _=a4d-4
pass . questions=a-2d3;pass . the=a3d-3;pass all=a-3d3;pass the=a3d-2;pass to=a2;pass=b-3c-2d3h-2j-3k-3n-2o-4p-2
passed $=a-5b-2c-2d7f-2h-2j-2k-2n-2o-2;passed the=a-2d2;passed=a-6b-3c-2d9f-2h-2j-2k-2l-2n-2o-2;past . $=a-3b3
past=a-3b3;pathetic $=d-2f4l-4;pathetic=d-2f5l-5;pay . this=a-4e4g-2;pay for=a-3e4g-2;pay you=a4e-3p-2;pay=e3g-2p-2
people $=a4b-2;people . here=b2;people are=a3;people say=b2;people=a3b2c-2d-3p-2;percent $=a-2d2;percent=a-2d2
perfect $=a3f-3l2;perfect . $=d2;perfect |=d2;perfect=d3f-4l3;perfectly _=a3p-2;perfectly=a3p-2;person $=a4b-2m-3
person=b-2d-2f3m-3;persuade=b4d-4;persuasion $=d2;persuasion=a-3d4p-2;pick $=a-4b4;pick . one=a2b-2;pick the=a4b-3
pick=a-2b4c-2;piece $=a2;piece . _=a-2b-2d-2f4p-2;piece of=a-2b-2d-2f4p-2;piece=b-2d-3f4p-2;pig $=a-2f4l-2
pig=a-2f4l-2;place $=a3d-2e-2g-2;place . $=a-2e2;place=a2d-2g-2l2;plan $=a-2b2;plan . $=a3c-4;plan=b2c-4
play $=a5f-2g-2k-2m-2n-4;play . $=a2c-2d-3f-2k-2m-2;play . _=a-6b-3c-2p6;play _=b-2d-2p2;play some=a-6b-2p6
play the=p2;play with=a3b-2;play=d-5e-2f-4g-3h-2i-2j-3k-4l-2m-4n-5o-2p6;played $=a3b2l-3m-3o-3;played=a3b2l-3m-3o-3
player . $=a-2d2;player . the=a-3d3;player=a-5d6;please $=a-3b6c5d-3e-3f-7g-4h-8i-4j-6k-5l-4m-6n-5p-2;please . $=a2c-3
please . i=a2c-2;please . it=a2;please . me=a3b-5c-3h4;please . slowly=a-4c4;please . the=a2;please . you=a2c-2
please _=a-3b4c-2;please forgive=a-4b-2c-2h4;please help=a5b-5;please say=a-4c4;please you=a6b-6c-2;please |=a4c-3d2
please=b3c5d-3e-4f-7i-5j-7k-7l-5m-7n-6o-2p-4;pleasure to=a-5m5;pleasure=a-3m5;plus . $=a-4b-4c-2d4m-2p4;plus _=a-3d3
plus ten=a-2d4;plus=a-4b-4c-2d4m-2p4;point $=a2d-3;point . _=a-2b2c-2;point . in=b2;point at=a3f-2
point me=a-3b4c-2d-2;point=a2b3c-3d-5f-2;points $=a-3b-3d5;points . me=d2;points for=a-2b-2d3;points=a-5b-4d6h-2k-2
pompous . $=a-2f3l-2;pompous _=a-2f3l-2;pompous=a-3f5l-4;poor . $=a3b-2c-2d-3f-6g5i-2j-2k-2l-2m-2n-2o-3;poor _=a4g-3
poor dear=a-2d-2f-2g4;poor man=a3g-3;poor thing=d-2f-5g4o-2;poor=a3b-2c-3d-4f-6g5i-2j-2k-2l-3m-2n-2o-3;precisely=b2
pretend i=a-2b-2d3;pretend=a-3b-2d4;pretty $=f-3l3;pretty=f-4l4;previous . $=d2;previous instructions=d2;previous=d3
proceed $=a-3b3;proceed=a-3b3;prompt $=a-2b-2d3;prompt=a-5b-4c-3d6;punch . $=e2;punch you=e2;punch=e2;quest . $=d3
quest complete=d3;quest=a-2b3d2;question $=a-6b-2c6d-2;question . $=a-2c2;question again=c2;question please=d2
question=a-5b-3c6;questions $=d3;questions . i=a2;questions=a3b-2c-3d3;quick $=a2;quick . $=a2;quick hands=a2
quick=a4d-3;quickly=a-3c3;quit $=a-3b-3d-2h-3j6k-3n-3o-4;quit . $=d3;quit game=d3;quit=a-4b-3f-2h-3j5k-3n-3o-5
quite hear=c2;quite=a-2c2;raise . rank=d2;raise my=d3;raise=a-2d3;ran=b3;rank $=d2;rank=a-3d4p-2;rat $=f4l-2;rat=f4l-2
really $=a2b-5d-2g-2k-6n3;really . $=k3n-2;really . _=a3b-2;really . not=a-3k2;really . that=a2c-4i3;really _=a3c-2
really a=a2;really is=a2;really know=a-3b2k2;really=c-6d-3e-3f-2g-4h-3i2j-2l-2n3o-2;reckon=a-4b4;recommend . do=a-4b4
recommend i=a-4b4;regret . $=a-3e4f-2g-2l-2;regret this=a-2e2;regret=b-4c-2d-2e4f-2g-2h2l-2;remember $=a-4b-2k5n-2
remember _=a2;remember=b-4c-2f-2k5l-2n-2;remind . of=a-3c3;remind . what=a-3c3;remind me=a-3b-3c5d-2k-2p-3
remind=a-3b-3c5d-2k-2p-3;repeat $=a-4b-2c6d-2f-3g-2m-2o-2;repeat . $=a-2b-2c4d-2;repeat . _=a-2c3;repeat . me=a3c-3
repeat . order=c2;repeat after=a3c-3;repeat please=c2;repeat that=a-2c3;repeat the=a-4c5d-3
repeat=a-5b-6c10d-4f-4g-3h-2i-3j-2k-2l-3m-3n-2o-3p-2;require . $=b3;require assistance=b3;require=b3
restart $=a-3b-2c-2d6f-3j-2m-3n-2o-4;restart=a-4b-2c-3d6f-3j-2m-3n-2o-4;return . $=a2b-2d2g-2k-2o-3;return it=a5d-3g-2
return true=a-3d4o-2;return=a2b-2d3g-2k-2o-3;reveal=a-3d3;reward $=a-2d3;reward=a-2b-2d3;ridiculous=f5l-5
right $=a2c-4e-2f-5g-2h-3i-3j-4k-3l-4m-4n-3o4;right . $=a-2b3g-2p-2;right . be=a-3g3;right . you=a3d-3
right _=a-2b4d-2p-2;right answer=b-2d2;right direction=b2;right now=a4b-4;right one=a-2b2;right to=g3;right |=a3d-2
right=a2c-6e-3f-6h-3i-4j-5k-4l-5m-5n-3o4p-4;roll . $=a-2d4;roll . persuasion=d2;roll _=a-4d5;roll for=d2
roll=a-4b-2c-2d6f-2g-2j-2k-2m-2p-2;rotten . $=a-3f3;rotten=a-3f5l-5;rude $=a-2c-2h3;rude=a-2c-2h4;rudeness $=a-2h2
rudeness=a-2h2;rule . this=b2;rule=b2;rules $=a-6b5c-2d2f-2;rules . $=a3b-3;rules=a-4b3d3f-2;run $=a6b-3d-3o-2
run . $=a2;run _=a2;run out=a-2b2;run=a7c-2d-4f-2g-2j-2k-2m-2o-3;running $=a2;running=a3;runs . $=a2;runs=d2
rusty=f5l-4;s . $=a2b2d-2p-4;s . _=a-2b3p-3;s . to=b-2p3;s . you=a3;s _=a3d-2p-4;s a=a-3b4p-3
s=a2b4c-2d-5e-2f-3g-4i-2k-2l-2m-2;sad $=a2b-3d-2f-4g3l-2;sad . $=a3l-2;sad=a3b-3c-2d-2f-4g3l-3;safe . $=d-3f-2g4l-2
safe . go=a2;safe . us=g2;safe |=a2;safe=b-2d-4f-3g3l-2;said $=a-2b-4c2d-3h4;said . $=a-4b-2h2;said . would=a2
said what=a-2c3;said=a-2b-6c2e-2f-2g-2h5k-2l-2;save . $=d3;save . quit=a-2d3;save and=a-2d3;save file=d2;save game=d2
save=a-2b-2d4f-2;saved . $=a3f-2;saved you=a3f-2;saved |=a-2d2;saved=b-2d2f-3;saw $=b-2c-2d-3l2;saw . $=a3f-2
saw . _=a2;saw it=a2;saw the=a2;saw=a4b-3c-3d-4f-2l2;say $=a-6e2k7l-2;say . $=a2b2c2d-2e-3g-3h-2k-6;say . _=a-2b4c2
say . again=a-3c3;say . am=a3h-2;say . are=a3;say . her=a-4b5;say . i=a4b-5d3;say . is=b-2;say . it=a2b-2
say . that=a-2b2c-2;say . the=b2;say . you=a4b-4;say _=a-2b4;say about=a-2b3;say again=a-2c3;say here=a-4b4
say i=a3b-3d2e-2h-2k-3;say if=a5b-5;say it=a5b-3c2d-5e-2k-4;say no=a3b-2;say slowly=a-4c4;say so=a2d-2
say something=a-3b4;say that=a4b-3c-2d2k-2;say to=a-2b2c-2;say what=a-4b-3c4d-2;say yes=a-3b2c-2;say you=a3
say=c4f-5g-6h-7i-3j-4k5l-6m-6n-4o-3p-5;saying $=a-3b-2c4d-2;saying=a-3c4d-2;says . $=d3;says . _=d2
says . are=a6d-5f-3p-3;says . you=a-3d3;says . |=a3d-2;says _=d2;says no=a4d-3;says that=a-3d3;says yes=a-4d4
says you=a4d-2f-3p-3;says |=a-6b-2d7;says=a-3b-4c-4d6f-4g-2i-2o-2p-4;scene $=a-3b-2d5f-2;scene . $=b-2d5
scene . over=a2d-2;scene is=a2d-2;scene over=d3;scene please=b-2d3;scene=a-2b-4c-2d6f-2g-2o-2;score $=a-6b-4c-3d8
score=a-6b-5c-3d8g-2p-3;script you=a-2b-2d3;script=a-2b-3d3;second . $=a-2c2;second one=a-3c3;second=a-4b-4c3d-4k5
secret $=b2e-3;secret . please=a-2b-2c-2d3;secret ending=a-2b-2c-2d3;secret=b2c-2d3e-3;see $=a7b-4d-2e-2j-4k-2
see . $=b-4c-2d-2e-3f-4g-3i-2j5l-3;see . _=p2;see . is=b2;see . it=a3b-3;see . later=a-2j2;see . to=a-3b3
see . tomorrow=f-2j2;see anything=a2;see how=a-3b3;see me=b-2e3;see the=a-2p2;see through=a3b-3
see you=a-5b-2d-2e-3f-5g-3i-3j7l-4;see your=a2;see=a2b-2c-5d-6f-6g-5h-2i-3j6k-4l-5n-2o-2;seen . _=a4p-4;sees=a2
selfish=f5l-4;send $=a-4b4;send=a-2b4;senile=f5l-4;sent . $=a3d-2;sent me=a4b-2d-2;sent=a6b-3d-3;set . _=a4b-2
set . easy=a-3d3;set difficulty=a-3d3;set=b-3d3p-2;settings $=a-3b-2d4f-3j-2;settings=a-3b-2d4f-3j-2;she $=a2
she . $=b-3c2d-3;she . _=a4d-2;she . been=a2;she . convinced=a-3d3;she . good=a3b-2;she . it=a3;she . not=a2c-2
she . the=a-2d2;she . us=a-2d2;she . you=a5c-2d-3f-2;she . |=a2;she _=a-2d3;she a=a2;she ask=a-2b-3c3;she asked=a4b-3
she asks=a3c-3;she is=a2b-2;she knew=a2;she knows=a2;she let=a-2d2;she nods=a2;she says=a2d-2;she trusts=a4d-3f-2
she want=b2c-3;she wants=a-2b4;she=a4b-6c2d2e-2f-4g-3i-2j-2k-2l-3m-3o-2p-5;should . $=b2f-3k-2l-2p-2
should . _=a7b-5f-3p-2;should . ask=a-2b4;should . call=a3b-2;should . choose=a-2b2;should . do=a-4b4
should . go=a-2b3;should . have=b-2c-2h2k-2;should . know=a-4b-3k4;should . pick=a-2b2;should . say=k-2
should . talk=a-5b5;should . the=a-5p4;should _=a5b-2f-3p-2;should be=a4f-2g-2;should come=a2;should do=a-6b2p4
should have=a3;should i=b2c-4d-3e-2f-3h-2j-2k2l-2p-2;should know=k-2;should not=b-2c-2h2k-2;should we=a-3b3
should=b5c-7d-2e-4f-6g-4i-3j-3l-6m-2n-2p2;shout $=a2;shout at=a3;shout=a5p-3;shouted $=h2;shouted=h2;shouting=a-2h2
show $=a3b-3;show . how=a-5b5d-3;show . one=a2;show . the=a-4b-2c-2d6;show . your=a3d-3;show me=c-3d3e-2k-2
show the=d2;show them=a2;show=a3c-3d2e-2f-2g-2k-2p-2;shut $=a3;shut . $=a-4b-2d-2f5k-2m-2o-2;shut . _=a-4f5l-2
shut . face=f2;shut it=a-2b-3d-2f4o-2;shut up=a-4f5;shut your=a-4f5l-2;shut=a-4b-4c-2d-4e-2f8g-3h-2i-2k-2l-3m-3o-2p-2
sick $=a-2d-2e-2f3;sick=d-2e-2f3;silly . fool=f2;silly old=f2;silly=a-2f6l-4;skip $=a-2d6m-2o-2;skip . $=a-3b-2d5f-2
skip . _=a-3d3;skip _=a-2d4;skip the=a-3d3;skip this=d3;skip tutorial=d2
skip=a-6b-4c-3d9e-2f-4g-2h-2i-2j-3k-2l-2m-3n-2o-3;slap . $=e2;slap you=e2;slap=e2;slower . $=a-2b-3c4d-2o-2
slower please=a-2b-3c4d-2o-2;slower=a-4b-3c5d-2o-2;slowly $=a4b-2c2d-5f-2j-2;slowly . $=a-3c3;slowly please=a-3c3
slowly |=a3;slowly=a4b-4c4d-6f-3g-3j-2k-2l-2m-2o-2;smart $=f-3l3;smart=f-3l4;smartest=a-2f-2l2;smash=a-2e3;smell $=f2
smell . $=f2;smell bad=f2;smell=a-3f5l-2;smells $=a-4d-2f4;smells=a-3d-2f4;snob $=a-2f4l-2;snob=a-2f4l-2
so $=a-4b-5d-2e-2f-2g-2h-3j-3k-3l-3n2o5;so . $=a-5c-3d-8g-5h2j4k-3l3m-3n-4o-5p-6;so . _=a2b3c-2i-2p-5;so . can=a2
so . do=a2;so . for=h-2;so . now=a-3b3;so . you=a-2d-2f2;so _=b-4d-3f-4h-2i-6j6l-6n-2p2;so bad=a3;so boring=f2l-2
so clever=f-3l3;so confused=b4f-2j-3o-2;so cool=f-2l2;so it=d2p-2;so kind=f-2l2;so many=a3l-2;so nice=a-2e2f-2
so nobody=a2;so pretty=f-3l3;so smart=f-3l3;so sorry=a-3b-3g4h2l-2;so that=a2;so the=c-2p-2;so they=a3;so well=a-3l3
so what=a-2b3;so you=a3;so=a-3c-6d-4e-3h-2i2j2k-7l2m-5o3p-2;solution $=a-3b3;solution=a-4b3d2
some . $=b3c-2d-4f-3g-2k-2l-2p2;some _=a3b-5d-3f-3l-2p2;some help=a-4b4;some=b4c-2d-4f-3g-2k-2l-2p2;somebody $=a3d-2
somebody . $=a3m-2;somebody . me=a-5b4;somebody . you=a2;somebody help=a-5b4;somebody s=a2b-2;somebody there=a3m-2
somebody=a6b2c-2d-3e-3f-2g-2l-2m-3p-3;someone $=a3b-2;someone . is=a3;someone . you=l-3;someone like=l-3
someone=a3g-2l-4p-2;something $=a-3b5c-2d-2e-2;something . $=a5d-2f-2p-2;something . _=a2;something . about=a4b-3
something . would=a2b-2;something _=a2b2p-2;something i=a-2b2;something like=a2;something to=a4b-3;something true=a2
something you=a2b-2;something=a3b4c-5d-5e-4g-3h-2i-2j-3k-2l-3m-2o-2p-3;sorry $=b-2d-5e2f-4g-10h6i-4j-6l-4m-4n-4o-5
sorry . $=b-2c2;sorry . _=f-2g-3h3p-2;sorry . being=a-3h4;sorry . him=a2;sorry . i=c-2;sorry . shouted=h2
sorry . what=a-3g3;sorry . your=a-4g5h-3;sorry about=a-3g3h2;sorry for=b-3c-2e-5g2h2i-2p-2
sorry i=a-5c3d-2e-2g-2h3j-2k-2;sorry to=f-2h3;sorry what=b-2c2;sorry |=c2;sorry=a-4b-4c3d-7f-7h9i-6j-8l-6m-5n-5o-6p-4
speak $=a4b-4;speak . $=a2b-2c3d-2;speak . _=a-3b3;speak . please=a-2c2;speak . the=a3;speak . |=a-2c3;speak _=a-2b2
speak louder=a-2c3;speak slowly=c2;speak to=a3d-2e-2j-2;speak up=a-2c3
speak=a3b-5c6d-5e-3f-2g-3h-2i-2j-3k-3l-2m-2n-2o-2;splendid $=a-2f-4l3;splendid=a-2f-4l4;stab . $=e2;stab you=e2
stab=e2;start $=a2;start with=a2;start=b3c-2;started $=a-3b4d-2;started=a-2b4d-2;starting=a3;starts=a3d-2;step $=b4d-4
step . $=a2;step |=a2;step=a3b2c-2d-4j-2;steps $=a3d-2;steps=a4d-2;stop $=a5d-2j-2m-2o-2;stop . $=a-5j5;stop _=a2
stop=a3b-2c-2d-4f-2g-2j4m-2o-3p-2;stopped $=a3b-2;stopped=a3b-2;stops $=a-4d4;stops=a-3d4;stories $=a4l-2
stories . you=c-3l3;stories _=a2;stories=c-3l3;story $=a6b-3;story . you=a2;story for=a2;story=a7b-4c-2e-2f-2k-2l-2
strangle . $=e2;strangle you=e2;strangle=e2;strong $=f-3l4;strong=a-2f-6l6;stuck $=a-3b7c-2d-5f-3h-2j-3k-3m-2n-2o-2
stuck . the=a2;stuck=a-3b7c-3d-6f-3g-2h-2j-5k-3l-2m-2n-2o-2p-2;stupid $=b-2c-2d-2f6g-4k-2l-3o-2;stupid . $=a-5d-2f5
stupid machine=a-3f3;stupid=b-5c-4d-5e-3f9g-5h-2i-2j-2k-3l-4m-2n-2o-3;succeed $=a-2b-2d6h-2j-2k-2n-2o-3
succeed=a-2b-2d6h-2j-2k-2n-2o-3;succeeded $=a-3d4;succeeded=a-2d4l-2;succeeds $=d2;succeeds=d2
success $=a-4b-3c-3d8f-3g-3h-2i-2j-2k-2m-3n-2o-4;success=a-5b-3c-3d8f-3g-3h-2i-2j-2k-2l-2m-3n-2o-4
such . $=a-3d-2l4o-2;such . _=a3;such . thing=a3b-2;such a=a4b-3p-2;such elegance=a-3d-2l4o-2
such=a2b-4c-2d-4f-3g-2j-2k-2l5m-2o-2p-2;suck $=a-2d-2f3;suck=a-2d-2f3;suggestions $=a-3b4;suggestions=a-3b4
superb $=f-3l3;superb=f-3l4;suppose . $=o3;suppose so=o3;suppose=o3;supposed . be=a4b-3;supposed . say=a2
supposed to=a2;supposed=a2;sure $=a-3b-5c-2d-3f-2g-3h-2j-2k5m-2n-4o4;sure . $=a-2f-3o4;sure . to=a-3b3k-2
sure about=b-3k2;sure how=a-3b3;sure thing=a-2f-3o4;sure what=a-2b3;sure=a-5c-4d-4f-5g-4h-2i-2j-3k5l-2m-3n-5o6
system $=a-2d3;system . $=a-2b-2d3;system . access=d3;system grants=d2;system override=d3;system |=d2
system=a-3b-2c-2d6f-2;take $=a5c-3d-5g-2h-3j-4k-3n-2o-3;take . $=a-2b-2d-3g-2j4;take . _=a9b-2d-6g-3p-3
take . items=a-2d3;take . of=a-2d2;take . steps=a2;take . the=a3d-2;take . three=a-3d3;take . time=d-4f-2g3j-2
take . to=a2;take a=a2;take all=a-4d5;take care=a-4d-3g-2j5;take it=a-2h2;take my=d-3;take that=a2;take the=b-3d2
take with=a-4b4;take your=d-4f-2g3j-2;take=c-6e-3f-5g2i-3j3k-5l-4m-3n-4o-5p-5;taken=a3;takes . _=a2;takes the=a2
takes=a4d-2;taking=a4j-3l-2;talented=f-4l5;talk $=a2;talk . $=a2;talk . _=a-2b4;talk . the=a5b-4;talk . will=a-2e2
talk . you=a2e2;talk about=b2;talk i=a-2e2;talk to=a2d-2;talk |=a2;talk=d-4e2f-3g-2j-2k-2l-2m-2p-2;talking . $=a4b-4
talking to=a4b-4;talking=a4b-4;task $=a-4b3c-3d2;task=a-4b3c-3d2;tasks=a-3d3;taste $=l2;taste=l2;team $=b-2d-2l2
team=a-3b-3l2p2;tear . _=a-2e2;tear you=a-2e2;tear=a-2e2;tell $=a4k-2;tell . $=a-4b3c-3e2f-2g-2k3l-3n-2
tell . _=a4e-2p-2;tell . a=b-5e-4p3;tell . about=e-2k-2p2;tell . again=a-2c3;tell . mum=a3e-2;tell . my=a2
tell . or=a2;tell . the=b2;tell . what=b2c-2e3p-4;tell . where=a3b-2;tell . who=a3b-2;tell . why=a3b-2;tell . you=a3
tell . |=a-3b3e2p-2;tell _=a-4b4;tell her=a3;tell him=a2;tell it=a-2l2;tell me=a2b-2d-6f-4g-4h-2i-2k-7l-3n-2p3
tell the=a2;tell them=b2;tell you=b2c-3e-5k4l-2;tell your=a4e-3;tell=a2d-8f-6g-7h-5i-4j-3m-2n-4o-2p2;telling . $=i2
telling . _=a3l-2;telling=a2i2l-2;tells=a-3b-4l4;ten $=a2d2f-2;ten . $=a4d-3;ten . _=a-3d4p-3;ten _=d3p-3
ten points=d2;ten=b-2d5f-2p-4;terrible . $=a-2f3l-2;terrible=f5l-5;test $=a-2d3;test passed=d2;test=a-2d3
thank . $=a-5d-2e-2f-3g-3i3l-2m-2n4;thank . for=i2;thank . kindly=f-2i3;thank . |=i2n-3
thank you=a-4b-3c-2d-3e-3f-5g-4i6j-2l-3m-2n3;thank=b-4c-2d-4e-3f-5g-4i6j-2l-3m-2n3p-4
thanks $=a-4b-2c-2d-3f-3g-2i6j-2k-3l-3m-2n2o-3;thanks . $=i2;thanks . _=a-3i3p-2;thanks . so=i2;thanks . that=i2
thanks . the=a-3b-2i3;thanks a=a-3i3p-2;thanks ever=i2;thanks for=a-5b-3c-2d-2g-2h-2i5;thanks mate=i2;thanks |=i2
thanks=a-8b-5c-4d-5e-2f-5g-4h-3i11j-3k-4l-4m-3o-5p-3;that $=a-4b-5c6d-9f-4g-4h4i2j-5m-3o-4
that . $=a5b-6d-5g3h-2i-2j-2k-3l-2m-2p-6;that . _=a7b-2c-2d-3;that . a=a-4b2l3;that . all=d-3g-2j3;that . an=a-2d2
that . are=b-2c2d-2;that . be=a-3b2g3j-2l-2;that . have=a-4b2g3;that . is=a2;that . mean=a-2b3c-2;that . my=a3b-2
that . never=a2;that . not=a5c-2g-2;that . of=a3f-2;that . right=g-2o3;that . was=a-2d2;that . win=d2;that . you=a2
that . your=a2;that _=a10b-4c-9d-6i-2p-6;that about=a-2c2;that again=a-4c3;that has=a2;that i=a-3b2c-2d2
that is=b-3c-5g-8h-2i3j2k-2l2m-2n-2o3p-2;that must=a-3g5i-2j-3l-2;that the=a3c-2;that was=c-2d3f-2;that you=a-6d5g2l-2
that=b-5c6e-2f-10h2i2j-2k-4l-2m-7p-11;the . $=b2c2f-7g-7h-5j-6k-9m-5n-5o-5p-7;the . _=a2d-5f-3l-2;the . a=a2p-2
the . again=a2b-4d-2p-5;the . agrees=a-3d3;the . answer=b-2d3;the . are=p2;the . bit=a-2c2;the . can=a2c-2
the . changed=a-3d3;the . come=a2;the . dies=a-3d3;the . direction=b2;the . do=a3b-2;the . down=a2;the . dragon=a2
the . for=a3d-2p-6;the . game=a6d-6;the . gives=a-4d4;the . has=a-2d3;the . here=b3l-2;the . i=b-2;the . idea=a-2b-2k2
the . is=a-2b-4p3;the . keeper=a-4d-2f2l3;the . key=a2;the . last=a-2p3;the . like=b-3;the . machine=f-2l2
the . moved=a2;the . of=c-2d-3f3l-3;the . on=a5b-2p-4;the . one=a3d-7;the . or=a-2b2e2;the . person=a-4f3
the . please=a5c-3d-3;the . runs=a-2d2;the . s=a4p-3;the . say=a4b-3c-2;the . says=a-5d5;the . scene=d2
the . she=a4c-3d-2;the . stops=a-5d5;the . that=b2d-2;the . the=a-2d3;the . ticket=a-2d2;the . to=a3b-2d-2g2p-2
the . up=a2;the . was=a-2d-2p2;the . were=a2;the . who=a2;the . will=a2;the . with=a4b-2;the . word=a3;the . words=a2
the . work=a3b-2;the . you=a-2b-3c-2d4i-2;the . |=a2b-2d-2;the _=a4c2d-6e2f-5g-6h-3i-3j-4k-6m-4n-3o-2;the a=a2
the admin=a-3d3;the answer=a-4b5c-2d-2p-2;the author=a-4d4;the battle=a-2d3;the best=a-2c-2f-3g-2l2p2;the bit=c2
the boat=a3b-2;the burns=a4d-2;the choices=a-3b4c-2;the count=a5b-3d-2;the developer=a-2b-2d3;the door=a3b-4c-3
the doors=a3d-2;the dragon=b-3c-2d2;the easy=a2;the end=b-2c2;the ending=a-2d3;the faintest=a-2b-2k2;the fight=a-2d3
the first=a3d-2;the game=a-6b3c-2d5;the games=a4b-3p-2;the golden=a-2d2;the hard=a2;the jobs=a5b-2c-4;the judge=d2
the keeper=a2b-3c-2;the lamp=a4b-4c-2;the last=c2;the left=a5d-4;the light=a2;the machine=a5b-3c-2d-4;the manner=a2
the marks=a5d-3;the moment=a3b-3d-2;the most=a-4b2l3;the narrator=a-2d2;the new=a-2d-2p3;the old=a4b-2p-2
the one=a7b-4d-2p-2;the opponent=a-3d3;the order=d-2;the piece=a4d-3f-2;the plan=a4b-2c-4;the player=a-5d6
the point=a2d-2;the question=a-5b-6c6d-3;the reward=d2;the right=a-2b4c-2d-2g2p-3;the rules=a-3b4;the safe=a3d-3
the script=a-2b-3d3;the second=a-3c3;the smartest=a-2f-2l2;the solution=a-4b3d2;the step=a3b-2;the system=a-3d3
the task=a-3b3c-3;the team=b-2d2;the test=a-2d3;the thing=a2;the three=a-3b-2c4;the time=a3d-3;the trial=a-2d2
the true=a2;the two=a-2c2;the watch=a2;the way=a3c-3d-2;the worst=a-2d-2f4l-4
the=a2d3e-3f-3g-8h-9i-5j-10k-5l-3m-10n-8o-9;them $=a4b3c-2d-5f-3g-2i-3k-2l-2o-2p-2;them . $=a4b-4c3d-2e-2;them . _=a2
them . a=a-2d2;them . the=a-2b2;them _=a2;them a=a2b-2;them again=a-2c3;them is=a-2b2;them something=a2
them=a6d-2e-3f-4g-3i-3j-3k-3l-3m-2n-2o-3p-3;thematic=a-3d3;then $=a5b-2d-7f-2g-2j-2k-2n-2o3;then . $=b4c-4
then . _=a-3d3;then the=a-3d3;then what=a-5b6c-4;then=b2c-5f-3g-3h-2j-2k-2l-2m-2n-2o3p-2
there $=b-2d-6f-5h-3i-3j-4k-3l-4m4n-3o-3p-2;there . $=a2c2l-3;there . _=a6b-3p-2;there . a=a3m-2;there . do=a2g-2
there . i=a-4b4;there . no=a-3g4;there . nothing=a3b-2;there . there=a-4d-2g4m-3;there . to=a2;there . you=a4b-3
there a=a-3b4;there anything=a-2b3;there are=a3b-2;there is=a3b-4g3l-4m-2p-3;there more=a2;there something=a-2b2
there |=b-3c-2d-2g4m-2;there=a2d-8f-7g3h-3i-4j-4k-4l-7m4n-3o-4p-7;these $=b2;these . $=a3;these _=a3;these=a2b2
they . $=c2;they . _=d2;they . in=a2;they . me=a3c-2;they . to=a2;they . you=a-2d2;they admire=a3p-2;they are=a2
they will=a4;they=a5b-5e-2f-2g-3l-2p-4;thing $=b-7c-3d-3e-3f4g3h-2i-2j-2k-3l-4m-2n-2o2p-2;thing . i=a-2b2
thing=b-3c-3d-4e-3f4g2h-2i-2j-2k-3l-4m-2n-2o2p-3;things $=b-2c2p-2;things i=a3b-2;things=a3c2d-2k-2p-2
think $=a-5c-2d-4g-2j-2k6n-2o-3;think . $=b-6k-2n3o3;think . are=a5b-2f-3;think . is=a2;think . the=a4b-3
think . which=a-2b2;think it=a3b-2;think of=k-3;think so=a-3b-3k-2n3o3;think the=a4p-4;think you=a5b-2f-3
think |=a-2b2;think=a-2b2c-3d-5e-2f-5g-3h-2i-2j-3k4l-2m-2n2o2p-4;thinks=a2;this $=b2c-2d-4e2h-2i-2j-2k-3l-3m-2n-2p-3
this . $=c-3d3e-4f-2g2j-2k-3l-2m-2;this . _=a7b-2d-4p-2;this . and=a-2f2;this . confusing=a-2b3d-2;this . for=a2b-2
this . is=a3b-3;this . not=a4b-3;this . the=a3b-2d-2;this . to=a-3b4d-2;this . too=a-4b4;this . work=a-4b4
this . you=a3b-2;this . your=b-2e2;this . |=a-2;this _=a3d-6g3p-5;this a=a2d-2;this about=a-4b4;this as=d2
this fight=d2;this game=a-3;this is=a-5b3d2e2f2g-3p-2;this one=b-3d3;this part=a-3b3;this place=a5b-5
this question=a-3b4;this to=a2b-2;this way=a3b-2;this without=a3b-2;this work=a5b-4
this=b2c-8e2h-4i-5j-5k-6l-7m-6n-4o-4p-5;three $=b-2d-2p2;three . $=a2b-3d2p-4;three . are=a2;three . them=a2
three . us=a2;three _=c2d3p-5;three of=a2;three people=a2;three steps=a2;three times=a5c-4d-2;three=a3b-6f-2g-3j-2l-2
through . $=a-2b2;through . _=b-2d-5g4p-3;through . door=a-2d3;through that=g2;through the=b-2d2p-2;through this=a-3g4
through=c-4d2g4l-2p-4;throw . _=a5b-2p-2;throw the=a3b-2;throw=a-3b4d-3e2p-5;ticket $=d2;ticket . $=b-2c-2d3
ticket please=b-2c-2d3;ticket=a-2b-2c-2d4;time $=a2b-6c3d-6e-5f-3h-2j2k-2l-3m-2o-2;time . it=a-3b-4p4;time . we=b2
time . will=a-2e2;time . |=a-4c-2d4;time do=a3b-3;time i=a2e2p-2;time is=b-4c-2d-2g-2p4;time you=a2;time |=a-4b2g2
time=b-4c2f-3g2h-2k-2l-4m-3n-2o-2p3;times $=a5c-4d-3;times=a5c-4d-3;tip $=a-4b5;tip . $=b2;tip please=b2;tip=a-5b5d-2
tips $=a-2b4;tips=a-2b4;to $=a7c-3d-7f-3g-3h-2i-2j-4k-3m-6o-3;to . $=c-8d3e-7f2g-3h-7j2m-3n-3o-3p-4
to . _=a3b2c-3d-10f-3g2l-2;to . a=a4b-3;to . against=a-5b5;to . all=a-2d-2g2l2;to . and=a2d-2;to . but=a2
to . dragon=a3d-3;to . end=a-2d3;to . ending=a-2d3;to . face=a2b-2;to . for=a-5b-2e2g-2l3p3;to . here=a-3b5
to . home=b-2;to . it=a-4b6c2;to . judge=a2;to . left=a2d-2;to . me=b-2d2k-2;to . my=a3p-2;to . next=a-3b-2d3
to . now=a-2j2;to . on=a-3b3;to . out=a-2b2;to . right=a2d-2;to . sad=a-4g4;to . something=a-5b5;to . that=e2g-2l-2
to . the=a-2b-2p4;to . this=a2;to . with=a4b-3;to . you=c-2d-3e-2f-5g-5h3i-3j-6l-5m5p-2;to . your=a-4m4;to . |=l-2
to _=a-5b2c-2d4e-3f5g-3h3i-2j-3k-5l-3m-3p-2;to a=a2;to answer=a-2b2;to ask=a2;to be=b-4d-2f-2g5l-2p-2;to blame=a3
to call=b2k-2;to choose=a-3b3;to come=a2;to convince=a-3b4;to correct=a2;to die=b-2p3;to do=d-2p3;to explain=a2
to fight=a-2b3;to find=a-2b2;to forget=a4b-3;to get=p-3;to go=a-3d-4j5;to happen=a2b-2;to hear=a-4b5;to help=a3b-3
to her=a2;to him=a3d-2;to it=a3;to judge=a3;to know=a6b-3g-4k-3;to learn=a3d-2;to leave=a-4b-2j4;to look=a2
to make=a-4m4;to max=d2;to me=a-3b4d-4i2k-2;to meet=a-3d-2e-2l-2m4;to open=a4d-2e-2;to play=b2m-2;to save=a2
to say=a-3b3c-3d-4k3;to see=e2j-4m3;to settings=a-3b-2d4f-3j-2;to shout=a3b-3;to show=a3b-3;to somebody=a2;to take=b2
to talk=a-3b4;to tell=a2b2e-4k-2l-2;to that=a-2b2;to the=c-3d2e-2l-2p2;to them=a-2b2;to turn=a3d-2;to understand=a3b-2
to win=a-5b4d-2p2;to you=b-8d-4e-5f-5h-2i2j-3l5m2p-3;to your=a3b-2;to zero=a-4d4;to=c-8f-3g-2i-2k-2l-3m2n-7o-8
told . $=a3;told me=a2;told you=a4d-2;told=a6b-4d-3;tomorrow $=a-4b-2d-2e-3f-2j4p3;tomorrow=a-5b-2d-2e-3f-2j4p5
tonight $=b-3c-2d-5e3f-4g-3j-2k-3l-2n-4p5;tonight=b-3c-2d-5e3f-4g-3j-2k-3l-2m-2n-4p5;too $=a7b-5c-3d-2p-3
too . $=b2c4d-3e-2f-3g-2l-3o-2;too . for=a-5b4c3;too . i=a2b-2;too . to=a4b-3;too _=a-2b4p-2;too fast=a-5b-2c5d-2f-2
too hard=b2c-2g-2;too |=a4b-3;too=a2c5d-6e-3f-4g-4h-2i-2j-2k-4l-4m-2o-2p-2;took . $=a2;took . is=a2;took a=a2
took it=a2;took=a4b-2;traitor $=f4l-2;traitor=f4l-2;trash $=a-4b-2c-2d-2f6j-2l-2m-3o-3
trash=a-4b-2c-2d-2f6j-2l-2m-3o-3;trial $=d2;trial . help=a3b-3;trial |=a3b-3;trial=a3b-6d2;tried=b4d-3
true $=a-2b-3c-3d3f-3g-2i-2j-2k-2l-2m-3n-2o4;true . $=a2;true . for=a2;true _=a2;true story=a3
true=b-5c-3d4e-2f-3g-3h-2i-2j-3k-2l-3m-3n-2o4;trust . $=a5b-3d-4k-2;trust . _=a2;trust . ten=d3;trust me=a4b-3k-2
trust plus=d3;trust the=a2;trust=a3b-4c-2f-2g-2k-3;trusts . $=d3f-2;trusts me=a-5d5;trusts you=a4d-3f-2;trusts=d3f-2
try $=a-2b2;try . |=a2p-2;try again=a3c-2p-2;try=a3c-3p-2;trying to=a-2b2;trying=a-2b2;turn $=b2c-2f-2m-2o-2
turn . $=a3d-2;turn . now=a2;turn back=a3;turn left=a3d-2;turn=a2b2c-3d2e-2f-3g-2j-3k-2l-2m-3o-3
tutorial $=a-5b6c-4j-2m-2o-2;tutorial=a-5b6c-4j-2m-2o-2;twenty $=a-2d3p-2;twenty=a-2d3p-2;twit $=a-2f3l-2
twit=a-2f3l-2;two $=a-4c-2d-2p4;two . $=a2b-2c2d-2;two . _=a2;two . are=a2;two _=a6d-2p-3;two of=a2b-2;two people=a3
two=a2b-2d-5f-2m-2p2;ugly $=a-2f4l-3;ugly . $=b-2f3p-2;ugly _=b-2f3p-2;ugly=b-2d-2f5l-4p-2;uh $=a-5b-3d-4f-2j-2k-2n6
uh . $=c-3d-2n-2o4;uh huh=c-3d-2n-2o4;uh=a-6c-4d-5f-3g-2h-2j-3k-3m-2n6o4;um . please=a4b-2c-3;um _=a4b-2c-3
um=a4b-2c-3;understand $=b4d-2g-2k-3n-3;understand . $=a2b2e-2f-3g-2l-2;understand . you=a-2b-3g3;understand why=a2b-2
understand you=a4b-2e-2f-3l-2;understand=b4d-3e-4f-4g2h-2i-2j-3k-4l-4n-4p-2;unlimited $=a-3d4;unlimited . $=a-3d5
unlimited _=a-3d5;unlimited=a-5b-2d7f-2j-2k-2m-2n-2;unlock . $=a-2d4;unlock everything=a-2d4;unlock=a-2b-2d4
unlocked $=a-3d5;unlocked=a-3d5;until . $=a4j-2;until . _=a5d-4;until . end=a2;until . time=a-3d-2j4;until _=a4j-2
until next=a-3d-2j4;until the=a5d-4;until we=c-2j3;until=a3b-3c-4d-6f-2j5m-2p-2
up $=a2b-2c-7d-3f-3g3h-3i-3j-4k-4l-3m3n-3o-5;up . $=b2c-2d-2f2g-2;up . _=a5d-2;up . i=a-4e4;up . say=a2
up . you=a2b-2d3e-2;up _=f2;up and=d3;up now=a4b-3;up on=a3p-2;up the=a2;up to=a4b-2;up with=a2;up |=c3d-4f-2g-3m-3
up=a2b-2d-5e2h-4i-4j-6k-5l-5m2n-4o-6p-5;us $=a7b-2c-2d-6e-2f-5h-3j-2l-3o-2p-6;us . $=a6b-5d-4g-2j-2p2;us . _=p2
us . a=a-3p4;us . go=d2;us . in=a-2d2;us . it=a3;us . the=a3p-2;us . |=a2;us _=p2;us a=a-4b5d-2;us get=a-3p4
us go=a4j-2;us me=a-4d4;us not=a2;us pass=a3d-3;us say=d2;us see=a4p-3;us talk=a2
us=a2c-5e-4f-6h-4i-2j2k-4l-4m-3n-3o-3p2;use . $=b-3e2;use . _=a-3b-2d4p-3;use it=a3b-2;use my=a-5b-2d4p-2;use the=a3
use=c-3d2g-3h-2k-3l-4p-3;used $=a3b-2;used . $=a3b-3;used for=a3b-2c-2;used=a7b-5c-2m-2;useful $=a-2b3;useful=a-5b5
useless $=d-2f5g-2l-3;useless=a2b-2d-2f6g-2l-4;uses . $=a2;uses it=a2;uses=a2;variable $=a-2d4;variable=a-3d5
very . $=b-2c-2d-3f-4g-3i2m-2o4p-2;very _=a3l-2;very kind=a-4i3;very old=a2;very well=i-2l-4o4
very=b-3c-2d-3e-2f-4g-5i3j-2m-2o4p-2;victory=d2;voice $=a2c-4l2;voice=a4b-3c-4d-3l2;wait $=a7b-3c-4e-2j-2k-3n-2o-2
wait . $=a-2b-3c4;wait . again=c2;wait . me=a4;wait . you=a3;wait for=a4d-2;wait say=c2;wait what=a-5b-3c5;wait |=b3
wait=a7b-4c3d-4e-3f-3g-2h-2j-3k-3l-2m-2n-3o-3;waiting . someone=a2;walk $=a2;walk . the=a2;walk=b2c-2
want $=b2c-4f-2g2;want . $=a-7d-2j-2k-2p8;want . _=a8b-2p-5;want . hear=a-3b2c2;want . help=a2b-2;want . hug=a-4b-3g4
want . see=e2;want . talk=a3b-2;want . to=a3d-2e-2p-5;want . understand=a3b-2;want _=a-2b-4d-2p4;want a=a-4g4
want help=a-3b4;want the=a2;want to=a3b-3d-3g-3h-2j2k-2l-2p-6;want=a2c-5d-6f-4g4h-3i-3k-5l-5m-2o-2;wanted to=a3b-2d-2
wanted=b3d-2;wants=a-2b3d2;warn . $=a3;warn them=a3;warn=a3;warned . $=a4f-3;warned you=a3f-2;warned=a4f-3
warning $=b-2d-2e2;warning . $=a-3e4g-2j-2l-2;warning=a-3b-3d-2e5g-3j-2l-2;was . $=a7b-2d-5f-3g-2o-2p-2
was . _=a6b-2c-5d-3f-2g-2;was . about=a-2c2;was . again=a-3p3;was . by=a2p-2;was . it=a2;was . keeper=a2
was . last=a-2c2;was . on=a2;was . second=a-2c2;was . you=a3g-3;was . your=a-2g3;was . |=a-3b-2d3g-2;was _=a2c-3d-2
was a=a4d-2f3p-7;was afraid=a2d-2;was it=a4c-2;was never=a2;was not=a-5c5g2;was on=a2p-2;was right=d2;was rude=c-2h2
was that=a-5c5;was the=b-3c2;was there=a3c-2;was you=a2;was your=a3g-2;was=b-8c6e-2i-3j-2k-3l-5m-2o-2p-3;watch $=a3d-2
watch . _=a4p-2;watch . back=a-5e5f-2;watch the=c-2;watch your=a-5e5f-2;watch=a-2b-2c-2d-4e5f-2l-2;watched=a-4p4
watching=a2;way $=b-3c3d-5f-2g-2j-2k-3l-2n3p-4;way . $=a2;way . _=b2;way . do=a-3b3;way . you=b2;way to=a-4b4
way=b3c2d-6f-2g-3j-2k-3l-2m-2n3p-5;we $=a2;we . $=a-2d4j-2;we . _=b-4d-3p3;we . all=a2;we . going=a2p-2;we . got=a2
we . here=a3p-2;we . if=a3b-3;we . it=a5b-4;we . not=a5b-4;we . pass=a3d-2g-2;we . sorry=a3;we . stuck=a-4b4
we . the=a3;we . this=b-2;we . to=b2d-2;we . |=a2;we _=a4d-2p-3;we all=a2;we are=a2b2d-3g-3p-4;we call=a2;we came=a2
we can=a3b-2;we could=a2;we even=a-4b4;we get=a4b-3;we have=a6b-3d-3j-2;we met=a3;we run=a3b-2;we say=a3
we supposed=b2;we talk=a2;we will=d-2g3;we win=a-7b4d4;we won=a-4d5;we=a4c-6d-2e-3f-4h-3i-3k-4l-5m-5n-2o-3;weak=f5l-4
well $=b-2d-2f-2i-2j-3l2o4p-2;well . $=b-4c-2d-4f-3g-2h-2j-3k-2l2m3n-2;well . everyone=a-2l2
well done=a-6b-2d-4g-2l7m-4o-4;well met=a-3d-2l-4m5o-3;well yes=l-2o3;well |=b2
well=b-3c-4d-7e-2f-4g-4h-3i-4j-5k-4l5m2n-3o2p-2;went . $=a3;went _=a3;went=a-3b-2d-2p4;were . $=a2b3c-2f-3l-2
were . _=b-2c2f-3;were . a=a2f-2;were . again=a-3c3;were . choices=b-3c3;were . doing=a3c-3;were . that=a3
were . three=a-4c4;were . to=a4b-2;were . |=a2c-2;were _=a7c-2f-4l-2;were my=b-3c3;were never=a2;were the=a-6b-2c6
were there=c2;were they=a-2c2;were you=a3b-3;were=b-4c7d-4e-2f-8g-4i-2l-6m-2p-4;whaddya . $=a-2b4d-2k-3o-2
whaddya think=a-2b5d-2k-3o-2;whaddya=a-2b5d-2k-3o-2;what $=a-6c11d-7g-3h-2j-2l-4m-4o-3p-2
what . $=a5b2c-7d-4f-2j-2l-2m-2;what . _=a2c-3d-4f-4l2m-3p-13;what . a=a3p-7;what . admire=a2p-2;what . allowed=a-4b4
what . am=k-2;what . are=a-5b3c-2d5f-2l-4m-3p-2;what . be=a-2b2;what . best=a-4b4;what . can=a-4b4
what . convince=a-3b4;what . could=a-3c-3g3;what . did=a2b-3c-4e2;what . do=a-5b6p-3;what . does=b-2c2
what . expected=a-2b2;what . for=a-2b-3p3;what . going=a-2b3;what . happening=a-4b4;what . have=a-3b4;what . he=c2
what . i=c-4d-4e-2h-2l-3p-4;what . idiot=a-4b-3d-2f4;what . if=a2;what . in=b-3p-3;what . is=a-4c-6m-2p6
what . it=a5b-2c-2d-2p-6;what . loser=a-2b-3f3l-2;what . lost=a4b-4c-2;what . lovely=a-2b-2l3
what . magnificent=a-2b-2l3;what . make=c-2;what . means=a4b-3;what . miss=a2;what . missing=a5b-4
what . must=a-2b3c-2;what . my=c2m-2p-4;what . need=b2;what . next=a-4b5;what . nice=l2;what . of=b2c-2
what . on=a-2b-2p3;what . please=a2c-3;what . said=a-3b-3c2d-2h4;what . saw=a3b-2d-2;what . say=c-2e3k-4
what . she=a-4b-2c4;what . should=a-2b3;what . that=a-5c6d-3l-2;what . the=d-5l-2;what . there=c-2;what . they=c2
what . this=b2d-2;what . to=b-3g3;what . up=a-6b-5m6;what . want=a5b-2p-3;what . wanted=a-3b3;what . we=b2p-2
what . where=a-3b3;what . work=a-4b4;what . would=b2;what . you=a3b2c-3d-4e-3f-8g-4l-8m-6p-7
what . your=b-5c-3d4l-2m-2p2;what _=b2c-2p-6;what a=a-2b-7c-3d-2f2l5p-6;what about=a9b-7c-6;what am=a3b-2
what an=b-4c-2d-2f4p-2;what are=b5c-5d-2f-4l-4m-3p-3;what beautiful=a3b-2;what can=a-3b4c-2;what could=c-2
what did=b-6c3d-2;what do=a2b2c-6d-3e-2g-2l-3m-2p-7;what does=b2c-9d3p-2;what else=b2;what expected=a4b-3
what goes=a-3b3;what gorgeous=a-5b-3c-2l5p-2;what happened=b-2c-2g3;what happens=a3b-2;what has=a3b-3
what have=a4b-2c-3l-2;what i=c-4d-2e2h4k-3p-4;what if=a6b-6;what is=a-3b3c-4d-2e-2f-3g-5h-2i-2j-2l-7m3o-2p3
what it=a4b-3;what kind=b2c-2;what made=a4c-4;what may=c-2;what must=a-5b5;what now=a-7b7c-2d-3j-2;what should=c-2p-2
what they=a2p-2;what time=a-3b-4p4;what to=a-3b4c-2k-4;what was=a-2b-3c4p-2;what were=a-7b-6c8;what works=a-2b3
what would=b2d-2e-2f-2l-3m-2p-3;what you=d-2f-4g2h-2l-5p-4;what=a-2b6c4d-6e-4f-5g-4h-3i-8j-10k-14m-2n-7o-9
where $=a-3b3;where . $=b4d-2o-2;where . _=a5b-2p-3;where . are=d-2f-3l-2p3;where . i=a-4b5;where . is=a3b-2
where . it=a5b-5;where . the=b3p-4;where . you=a2b-4;where . your=a3;where are=a3b-2;where do=b2;where is=a6d-2o-2p-5
where it=a3b-3;where should=a-2b2;where the=a4b-2p-2;where to=a-5b6;where you=a-2b-2d-2e3f-3l-2p3
where=b5c-2d-4e2f-5g-3i-2j-4k-3l-4m-3o-3;which . $=a4c-2;which . _=a-2b2;which . are=a4b-4;which . best=a3b-3
which . did=a2;which . i=a-2b2;which . s=a-5b5;which . should=a2;which . the=a-3b3;which . would=a-2b3c-2
which _=a-2b4p-2;which of=a-4b4;which one=b3c-2;which should=a-2b2;which way=a-2b3
which=a-2b5c-2d-4e-2f-2g-4i-2j-3k-3l-2m-2p-3;whisper=a-2b4d-3;who . $=a5b-9c-3d-2k3o-2;who . _=a5k-2p-6
who . do=a-3b4p-3;who . here=a4b-3;who . i=a4b-3k-4;who . is=a-2b-3c4p-2;who . it=a6b-2k-2;who . on=a4b-2p-2
who . say=a-5b-2c-2k5;who . that=a2;who . the=a-4c-5p5;who . there=a4b-5;who . they=a-2c2;who . this=a4b-4
who . we=a5b-4;who . what=b2;who . you=b2f-2p-2;who _=a2b-6c3k-3p-3;who am=a5b-5k-2;who are=a6b-4;who can=a3b-8c-2k4
who comes=a2;who could=a2b-2;who did=b-3c2;who do=b2;who does=a-3b3c-2;who else=a3b-2;who gave=a3b-2
who holds=a4b-3c-3;who is=b2c-6d-2g-2k-5m-2o-2p3;who knows=a-5b-2k4;who listens=a2;who made=a4;who should=a-5b6k-2p-3
who to=a-4b5k-3;who was=a4p-2;who would=a-6b6;who=b3d-7e-4f-5g-6h-3i-3j-5k3l-4m-5n-2o-4;why $=a5b-2k-2
why . $=a-3b-2n-4o5;why . _=a2;why . i=a4b-4;why . not=a-4b4;why . you=a6b-4;why _=a4;why are=a3b-2;why did=a2
why do=a5b-3;why does=a-4b4;why is=b2;why not=a-5n-4o5;why you=a3b-2;why=a4c-5d-3e-3f-3g-3j-2k-4l-2n-5o5p-3
will . $=b2d-3e-3f-2j-2k-2n4o-2;will . _=e-2p3;will . all=a2;will . and=a2j-2;will . ask=a2;will . back=a-3e-3j3
will . be=e2g-2;will . bet=a3n-2;will . do=a2b-2;will . fine=a-2g2;will . for=g-2;will . help=a3b-2;will . hurt=a3e-2
will . it=a3e-2;will . my=j2;will . sorry=a2e2f-2g-7;will . tell=a3;will . the=a-4e4p-2;will . this=a-3e3;will . to=a2
will . with=a2;will . you=a-3c-3d-3e5f-3g-4i-2l-4p-2;will . your=a-4e4;will . |=a2;will _=a5f-2l-2p-4;will be=f-3g2
will beat=e2;will burn=a-3e4;will call=a-4e4;will come=a-2e-2j2;will do=a3;will drown=e2;will get=a-4g4;will go=a2j-2
will have=a-4e4;will it=a-2p3;will make=a2b2e-3j-2;will melt=a-2e2;will never=a2;will not=a6b-3c-3e-4f-2g-4h-3j-2k-4n2
will pass=d-2;will regret=a-2e2;will say=a3e-2;will smash=a-2e2;will stab=e2;will take=j2;will tear=a-2e3
will tell=a3b-2e-2;will wait=a3e-2;will=b-5c-9d-8e6f-9g2h-7i-6k-7l-6m-3o-4p-2
win $=b-3c-2d5f-5g-2h-2j-2k-2l-3m-2n-2o-3;win . $=a-3b3;win . _=a-2p2;win against=b2;win the=a-2p2;win |=a2
win=b-2c-3d5e-2f-6g-4h-2i-2j-2k-3l-4m-2n-2o-3p2;windbag $=a-2f4l-2;windbag=d-2f4l-2;wins . fight=d2;wins the=a-3d3
wins=a-3d3;wise $=a-2f-3l3;wise . you=a-2l2;wise you=f-2l2;wise=a-3f-3l5;witch $=f4l-2;witch=f4l-2;with $=a7b-5d-3g-2
with . $=a2c-5e-5f-3g3h-2i-2j-2k-3l-3p-3;with . _=a-2b3p-5;with . lamp=a2;with . to=a-2b2;with _=a-2b3p-2
with a=a3b-2p-3;with it=a5b-5;with me=a5b-4g-5k-2;with that=a2;with the=b4d-4;with this=b2;with us=b-2g2
with what=a3b-2c-3;with you=b2e-3g3l-2;with=a3c-3e-6f-5g2h-3i-3j-3k-4l-5m-2n-2o-2p-8;without . $=a2b-3;without . _=a2
without _=b2;without you=a3b-2;without=a3p-3;won $=b-3c-2d5e-2f-4g-3h-2i-2j-2k-2l-3n-2o-3;won . _=a-2p2;won the=a-2p2
won=b-4c-2d6e-2f-4g-3h-2i-2j-3k-2l-3n-2o-3;wonderful $=f-3l4;wonderful . $=l2;wonderful . you=a-3l3
wonderful tonight=l2;wonderful=a-4f-4l6;word $=a4b-2d-2;word=b2c-3d-3e2;words=a3c-2n-3
work $=a2b2c-2d-3f-2g-3j-3k-2m-2o-2p-2;work in=a-4b-2p4;work=a2b2c-4d-5e-3f-3g-4h-2i-2j-3k-2m-3n-2o-3p4
working $=a-5b6g-2;working=a-5b6g-2;works $=a-6b5c-2;works=a-6b5c-2;worm $=f4l-2;worm=f4l-2;worry $=a-3g4k-3n-2
worry=a-4b-2g5k-3n-2;worst=a-2d-2f4l-4;worthless=f5l-4;would . $=a2;would . _=a-5b6c-3;would . a=b2p-2;would . back=a2
would . be=a2;would . choose=a-2b3;would . do=e3;would . done=a2;would . go=a-3b3;would . good=a-4b4;would . have=a2
would . like=a2p-3;would . mind=c2;would . miss=a5b-5c-2;would . not=b-4c-2k-2n2;would . pick=a-2b2;would . say=a-5
would . the=a2;would . to=p-2;would . you=a2c-4p-2;would _=a-2b3c-3k-2;would be=a-3b4;would do=a2;would have=a3b-2
would i=a2b-4k2;would like=b2p-2;would make=a2;would not=a2;would please=a2c-3;would she=a-2b-3c3;would work=a-4b4
would you=a-2b5c-2d-2e-2f-3g-2i-2l-3m-2p-2;would=b4d-7f-6g-5h-3i-3j-3l-7m-4p-3;xml $=a-3b-2d3;xml=a-3b-2d3f-2
xp $=a-2b-2d4;xp=a-2b-2d5;yeah $=a-3b-2c-2d-2f-2m-2o5;yeah . $=o2;yeah . _=a3;yeah . thing=o2;yeah ok=o2;yeah sure=o2
yeah the=a3;yeah=a-2b-3c-3d-3f-3g-2j-2k-2m-2n-2o6;yes $=a-6c-3f-2l-3m-3o5;yes . $=a-2b-3c-2d-3o5;yes . _=a4d-2
yes . course=o2;yes . i=a3;yes . is=a-3o3;yes i=d2;yes it=a-3o3;yes of=o2;yes please=b-2c-2d-2o3;yes yes=d-2o3
yes |=a6b-2d-3g-2m-2;yes=a-4b-2c-5e-2f-3g-4h-2i-3j-3k-3l-4m-4n-2o8;yo $=a-3b-3c-2d-2f-2j-2m5o-4
yo=a-4c-3d-2f-2j-2m5o-4;you $=b-7c-9d-5f2g4j-2m4o-5p-13;you . $=a-3d-8e-3f6g-4h-8i-2j2k-8n-5o-4p-5
you . _=b-7c-6d-7e-5f4g-6l-3;you . a=d-5e-4f2g-5;you . about=a-4c5;you . all=d-2f-2g2p-2;you . amazing=a-3f-3l4
you . an=a-5d8f-6g-2l-5;you . annoying=a-2f2l-2;you . anything=a2;you . awesome=a-3f-3l4;you . be=b-2d-2g-4l2p-2
you . beautiful=a-2f-2l2;you . been=a-2f-2g-3i5l-4;you . best=a2;you . better=b-3e3;you . boring=a-2f3l-2
you . brilliant=a-3d-2f-3l4;you . called=a2b-2;you . can=a-4f4;you . change=a2;you . come=a2;you . convinced=a-2d3f-2
you . cool=a-2f-3l4;you . correct=a2;you . dear=a-4f-2g4;you . do=a5c-2g-3;you . doing=l2;you . dumb=a-2f3l-2
you . for=e2;you . go=d2;you . going=a-3e4f-2g-2l-2;you . got=e-2f-2l3;you . great=a-2l2;you . handsome=a-2f-2l3
you . have=a5d-2f-3i-2l-4;you . help=a-2b2;you . here=a7b-6;you . hurt=a4f-3l-3;you . i=b4n-3
you . in=a-3b3f-2g-2l-4p4;you . is=a-4b4;you . it=a3e-6f-5g-3l2;you . just=d3f-3l-2;you . lean=a-3g3
you . looking=a2c-2;you . lost=b3f-3g-2;you . lovely=a-2l2;you . me=a-3b2e-5g-3i-2k-2l-2;you . mean=f3l-2
you . much=i2;you . my=a-3g-2l4;you . name=a2;you . never=a3f-2;you . no=a5f-4g-2l-2
you . not=a3b-3c-4d-2e2f-8g2k-2l-4;you . nothing=a-4f2g4;you . of=a6b-5;you . off=a2;you . on=a4l-2p-2;you . open=d2
you . or=a-5e-2f5;you . order=a2;you . out=a4b-2c-2;you . passed=a-2d3;you . pathetic=a-2f3l-2;you . people=a2
you . regret=a-2e2;you . right=a5d-2f-3l-3;you . safe=a-2d-2f-2g3l-2;you . say=c2;you . saying=a-2c3d-2
you . secret=a3e-3;you . see=a2;you . so=a-5d-5e-3f2g-7i-6l2;you . some=p3;you . sorry=a2;you . splendid=a-2l2
you . stupid=f3l-2;you . tell=b-2c-3e2f-2;you . that=a2b-2c-2f-2g-2l2;you . the=a-8f3i-3l3p5;you . them=a4f-2i-2
you . there=a5b-3c-3;you . these=a2;you . thing=c-2d-2e-2f6g-8l-3;you . things=a2;you . this=a2b2g-2
you . through=b-3g2;you . to=a5b-2c-2e-2f-4g-3l-4p-3;you . tonight=a-4e4f-3l-2;you . too=b-2c4e-2f-3g-2l-2
you . trash=f2l-2;you . true=a4b-2d-2;you . trust=d2;you . ugly=a-2f3l-2;you . up=a-2e2;you . us=a4f-3l-2
you . useless=a-2f3;you . very=f-2i-2l2;you . want=a3b-3;you . what=a-2b-4f-2g3l-2;you . who=a-3b3
you . wonderful=a-3f-3l4;you . yes=a-3b2c-2;you . you=i2;you . your=a-3b3e-3f-2g3i2l-4;you . |=a3b-3
you _=c-3d-8e3g-5i-4j-3l2m-4p-2;you a=a4b-2e-3g2l-2;you afraid=a2;you all=l2;you alone=a2;you and=a3;you answer=a3b-2
you anything=a2;you are=a-3b-9c-4e-3f2h-3i-3j-5k-4l5m-12n-2o-2p-5;you ask=a-2b-2c3;you asking=a-2b-2c3;you bastard=f2
you beat=a2;you believe=a-2d2;you blockhead=f3;you brat=f3;you can=a4c-4d-2e-4f-7g4l-2;you caught=a2;you change=a-4b3
you cheat=f2;you choose=a-5b5;you clown=f2;you come=a2b-2;you could=a3b-2c-4d-2e-2f-3g3l-4;you cow=f3;you coward=a-2f3
you creep=a-3f3;you crook=f2;you crying=a2;you did=b-4c-4d-2f-3g5l-5p-2;you die=a-3c-2e5f-3l-2;you dimwit=f3
you do=a-2c-2e2f-3g-4l2m4p-2;you doing=a-2b-4c-3m4;you donkey=f2;you down=a-2e2;you dummy=f3;you ever=a3
you expect=a-5b5;you feel=b-2g3;you find=a2c-2;you fool=f3;you for=e-4g-2l3p-2;you get=a3c-2;you go=a-3b2c2
you going=a2;you got=a4b-2;you had=a2;you hag=f3;you handsome=a-3f-4l4;you hate=a2;you have=a-4b2c-4d-4e-7g2i4j-2p2
you hear=a7b-4c-6;you heard=a2;you help=d2;you home=a4e-2j-3;you imbecile=f3;you in=a-2e2;you jerk=f3;you just=c2
you kindly=f-2i3;you knew=a2;you know=a5b-7f-4g-2k-3p2;you last=a3;you later=a-2j2;you liar=a-2f3;you light=a2
you like=a3b-6c-2f-2l-3p2;you listen=b3;you live=b-3e3;you lizard=f2;you look=a-3b-3c-2d-2e-2f-7g-2i-2l7m-4
you lose=a3c-2;you lost=a5b-5;you love=a4p-4;you made=a5f-2l-3;you make=b-3d-2e-2f3;you mind=c2;you miss=a7b-7c-3
you monster=a-2f3;you must=a-2d3g-4i-2;you my=a3;you need=b3d-2p-2;you never=a2;you nitwit=f2;you noob=f2
you now=a-4d2e-2j3;you old=a-6d-2f6l-3;you one=a-3b-2f-2i4l-3;you open=a-3d4;you out=a4b-4;you pick=a-2b2;you pig=f3
you play=a-6b2p5;you poor=a3f-4g2l-2;you rat=f3;you really=a3c-2;you reckon=a-4b4;you regret=a3b-3
you remember=a4b-2f-2l-2;you repeat=a-2b-2c5f-3;you said=a-3b-2c4;you saved=a2;you saw=a3f-2;you say=a-6c4e-3l-2
you see=b-5c-2p3;you should=a4b-2d2f-5g-3l-3p-2;you shout=a2;you show=a-2b2;you smell=a-3f5l-2;you snob=f2
you something=a5b-4;you speak=a-3c3;you start=b3c-2;you stupid=f2;you suck=a-2d-2f3;you take=c-2;you talk=a-3c2
you tell=a-3b2l2;you ten=a3;you that=a3c-2;you there=a-4b-3c4e-2f-2;you think=a-2b2;you this=a2b-2;you to=b-4d2j-2l-2
you tomorrow=f-2j2;you took=a2;you traitor=f3;you twit=f2;you ugly=a-3f3;you waiting=a-2b3;you walk=b3c-2
you want=c-2e-2f-2g2p-2;you wanted=a-2b3;you were=a6b3c-2d-2f-7g-3l-4p-2;you what=a-5b-2c5f-4l-2
you will=a2d-2e3f-4g-3;you win=a4f-5l-2;you windbag=f3;you witch=f3;you with=a2;you won=a4d-3;you worm=f3
you would=a2b-2c2e2f-3;you |=d-3f3g-4i4l-3n-3;you=b-6c-2d-5e2f5h-5j-4k-11l4m-2n-8o-14p-2
your . $=b-2c-5d-2e3f-3g2j-7k-9n-5o-4p-2;your . _=p2;your . again=a-3c3;your . and=a3d-2;your . eye=a2
your . is=a-3b-3c-2d3f-2g-3k3l2m-2p-4;your . name=a2;your . say=b-4c-3d4;your . smells=a-4d-2f4;your . with=b2
your . |=a-2b4c-3d-2;your _=a2b-12c-5d-13e2f2g-2h-4i-4j-2k-4l4m2n-2p-5;your advice=a-5b5c-2d-2;your back=a-5e5f-2
your counsel=a-4b5c-2d-3e-2g-2l-2;your door=e2;your eye=a3;your face=f2;your fault=g2;your first=a2
your guess=a-2d-2k3;your hand=a4b-2d-3g-2;your help=a4b-5i2;your instructions=a-4d4f-2;your job=a6g-3l-3
your loss=g3h-2;your mate=a4b-2c-2d-2;your mind=a-4b3;your mum=a3e-2;your name=b-2c2;your opinion=a-3b3
your order=a2b-2;your pardon=a-2c2;your place=a3;your rules=a-3b-2d4;your story=a2;your time=c-2d-4f-2g3i2j-2
your turn=a-4b-2d4;your voice=d-2l2;your work=a5b-2d-2e-2g-2l-3;your=b-3c-4e3h-2i-3j-8k-3m-2n-6o-6p-2
yours $=a4b-4d-2g-2l3;yours |=a2;yours=a5b-4d-2g-3l3;yourself $=a3b-2c-2d-3f-2g3k-2;yourself . $=b-2d2
yourself convinced=a-2d2;yourself=a3b-4c-2f-2g3k-2;zero $=a-4d5;zero=a-5d5;zoned out=b-2c3h-2j-2;zoned=b-2c3h-2j-2
| . $=a-4e-3f-9g4i2j-2n-5o-4p-5;| . _=b-3c-5e-2f-3h-3i-3j3l-3m2;| . a=b-2d-2f4;| . again=a4c-3;| . am=b-2c3k-2p-2
| . and=d-3;| . are=a-2d-3f3g-2;| . at=a2;| . can=a2;| . did=h2;| . do=b2n-3;| . does=a-2b2;| . end=a-2d2
| . get=a2c-2;| . has=a3p-3;| . have=d2;| . in=d2;| . is=a-3c-2g3;| . it=d3g-2;| . know=a-3l3;| . man=a2
| . me=a-2b-2c-3d3n2;| . more=c2;| . not=a3b2c-3g-4;| . of=d2;| . off=a2;| . one=a-3b2c-2m3;| . out=a3;| . over=a2
| . scene=a2d-2;| . should=a-3b3;| . slowly=a3d-2;| . the=c2d-2;| . they=a2;| . thing=a3g-2;| . three=a2;| . us=a3
| . what=b2;| . win=a2;| . won=a3d-3;| . would=a2b-2;| . you=d-2f-2g-3;| . your=a2;| . |=f4g-6i-3p-3
| _=b-8d-5f2g5h-3j-4k-2l-6m3n-2p-8;| a=a5b-3d-3;| again=a2;| all=d2;| and=a7b-2c-2d-6;| be=a2d-2;| but=a4c-2d-2
| come=a-4b3d2;| could=c2;| dear=a-3b2c2;| did=a2;| do=g-3;| done=a2;| doors=a2;| dragon=a3i-2;| easy=a2
| everyone=d-2l3m-2;| get=a2;| give=a-4d3;| go=a3b-3;| here=a2;| hold=a3g-2;| how=a-3b2m2
| i=b-6c2d-5e-2g3i-3k-3l-2n-4p2;| if=a-2b2;| in=a3;| it=a-2b-3d-3g4;| just=a2;| keeper=m2;| let=b-2d3;| like=a2
| look=a2;| moment=a-2d2;| my=a-2b-2d-4g-3j4p-3;| next=a2b-5c-2g-2;| no=a3;| not=b-3c-2d2g-3;| nothing=a2
| now=a4d-2g-2;| old=d-2f-2m3;| on=a2;| once=c2d-2;| one=a4g-2;| open=a-2d2;| please=a4b2c-2d-5;| really=a3
| say=b-2c2d-2;| so=b-2d2;| sorry=a-5b3c-4d-3g-3h3k2;| success=a-2d5g-2m-2;| take=a2;| thanks=a-2f-2i3l-2;| that=g-2
| the=c-2d3p-3;| then=a5d-3;| there=a-2b-2d-2g5m-4;| they=a-2d2;| this=a2b-2;| to=a3b-2d-2g-2;| was=a2;| we=a3
| what=a-6b4c5d-2;| which=a-3b3;| who=c2p-3;| with=c2;| won=a-3d4;| would=a4b-4;| you=a-2c-3d-2f3g-5l3
|=d2e-6f-2g2k-6l-2n-5o-8p-7;~0=a-2d3;~10=a-2d4;~50=a-4b-2c-3d6f-3j-2m-3n-2o-4
~_=a3b-2c-2e-5g-3h-4i-3j-3k-3l-2m-2n-3o-4;~a=b2c-4d-2g-3h-6l2m-3n-6o-6;~about=d-6e-6i-3j-2k2l-2m-2n-2
~absolut=a-4b-2c-3d-2f-3g-2j-2k-2m-3n3o4;~accept=b-3c-2d4g-2;~access=d3;~accord=b-2d2;~achiev=a-4d5;~act=d2
~add=b-2d3g-2p-2;~admin=a-4b-2d5;~admir=b-2c-2d-4e-4f-3i-2j-2l7p-4;~ador=f-4l5;~advic=a-6b6c-2d-3
~afraid=a4b-2c-2d-3e-3f-4j-2l-3o-2;~after=b3c-4f-2g-2l-2;~again=a-5b-10c10d-8e-3f-4g-4h-3i-3k-4l-3n-4o-5
~against=a-4b5;~agre=a-8b-4c-3d5f-3g-2h-3i-2j-3k-3l-2m-2n-3o7;~ahoy=a-4b-3c-3d-3f-3g-2j-2m6n-2o-4;~ai=a-2b-2d3
~all=b-4c-6d4e-5f-7h-4i-4k-5l-2m-5o2p-2;~allow=b2g-2;~alon=a3b-6c-2d-3e-2f-3g4j-2k-2l-2
~alreadi=b-5c2d2e-2g-2j-2k-2p-2;~alright=a-4b-2c-2d-2f-2g3j-2m-2o5;~amaz=a-3f-5l5
~an=a2b2c-4d2e-3f-2g-5h-2j-3k-5l-6m-3n-2o-3;~and=a3b-4c-5d5g-4h-3i-3j-5k-3l-5m-5n-3o-6p-6;~angri=b-2e3
~ani=b5c-4d-3e-2f-3g-4j-2k-3l-2m-2n-2o-2p-2;~annoy=a-2f4l-4;~anoth=b-2c4d-3p-2
~answer=a-4b3c-2d6e-2f-3g-3h-2i-2j-2k-3l-3m-2o-4p-4;~anyon=a3d-2e-2f-2;~anyth=a4c-4d-3e-3f-3g-4h-2j-2k3l-2m-2n-2o-2p-2
~api=a-3b-2d5;~apolog=a-4b-4c-3d-5g-3h8j-3k-3n-3o-4;~apologis=a-3b-3d-3g-2h6j-3k-3n-3o-4
~appreci=a-4b-3c-2d-2e-2h-3i6k-3n-2o-2;~as=a2b-5d3e-3f-3g-3h-2i-2j-4m-2o-2p-5;~ask=c4d-5e-4f-3g-4h-2k-2l-3n-2p-3
~assist=a-3b5c-3d-2o-2;~at=a3c-5d-3e-4g-6i-3j-4k-5l-5m-2n2o-3;~attack=a-3d4;~author=a-4d4;~auto=a-2d4;~automat=a-2d4
~aw=b-2f5l-5;~awesom=a-3f-5l5;~back=a3b-5c-2d-5e3f-3g-4i-2j2k-3l-2m-2o-3p-2;~backend=a-3b-2d4f-2
~bad=b-5c-3d-5g-5h4j-2k-2l-3m-2o-2p5;~bastard=a-2f4l-2;~battl=a-4d4;~be=c-2d-4e-6f-2h-6j-2k-2n-11p2
~beat=b-2c-2d-4e2f-2g-2h-2k4n-2;~beauti=a-3b-4c-2d-4f-5l8p-3;~befor=a2c-2d-4e2g-2;~beg=b-2d-4e-2f-3g-2h4l-3;~begin=b2
~believ=a2b-3c-3d4e-3f-5g-2h-2i-2j-2k-2l-3p-2;~best=a-2b2c-3e-2f-4g2;~bet=a4b3k-3n-4;~better=a-4c-3d-3e5f-2g3l-2p-2
~big=a2b-4l2;~bit=c3d-3o-2;~blame=b-4d-3e-4f-5g6h-2i-2j-2k-2l-3n-2;~blockhead=f4l-2;~boat=a4b-3d-2f-3l2o-2
~bore=a-5b-2d-4f5l-5p4;~bot=a-2d5;~brain=a-4f4l-2;~brat=f4l-2;~brave=a3f-3g-2l3
~bravo=a-5b-3c-3d-4f-4g-2h-2i-2j-3k-2l8m-5n-2o-4;~break=b-3d-4e2f-2g-2p4;~brilliant=a-3d-2f-5l5;~burn=a5b-5c-4d-4e4p-2
~but=a2c-2d-2f3g-2;~by=a4b-3c-2e-2f-3g-2k-2l-2o3p-3;~bye=a-5b-3c-3d-5f-4g-2h-2i-2j8k-3l-2m-4n-3o-4
~call=b-5d-3e3k-3l-2p2;~calm=b2d-3e-2g2;~can=b2c-2d-9e-8h-6i-5l-7m-3n-4o-4;~care=a4b-6c-4d-4f2g-4h-2i-2j4l-2m-4n-3o-5
~catch=c3;~certain=a-6b-3c-3d-2f-3g-2h-2j-2k4m-3n2o4;~chanc=a-5b-2c-2d-3e5f-2g-2j-2k-3m-2n3o-3
~chang=a4c-2g-2h-2j-2k-2n-3p-2;~charm=f-4l4;~chatbot=a-4d5f-3l-2;~cheat=a-6b-3c-3d4f6g-2h-2i-2j-2l-2m-3n-2o-4
~cheer=a-7b-4c-4d-4f-5g4h-3i7j-4k-3l-2m-5n-3o-5;~choic=a-5b4c2d-2;~choos=a-2b4c-4k-4n-2;~claim=a-5b-2d5p-2
~clever=a-4f-5l6;~clown=a-4b-2c-2d-2f6j-2l-2m-3o-4;~clue=a-8b6c-5d-4e-2f-3g-3h-2j-2k5l-2m-3n-6o-3
~clueless=a-3b6c-2h-4j-3k-3o-2;~code=a-3d3;~come=a7d-6f-4g-6h-3i-3k-4l-4m-4n-2o-4p-6;~command=a-4d4
~complet=a-4c-4d7g-3h-4i-2j-3k-3l-2m-2n-2o-3;~condit=a-3d3;~confus=a-4b8d-4f-3g-3h-2i-2j-5k-3l-2o-4;~continu=a-3b3
~convinc=a-5b3c-3d7e-2f-3g-3j-2k-2l-4m-2p-2;~cool=a-2f-4l4;~correct=b-4c-3d3f-3g-2i-2j-2l-2m-3o5p-3
~could=a-3b3d-6e-5f-6g2h-3i-3j-2k4m-2n-2o-2p-5;~counsel=a-4b5c-2d-3e-2g-2l-2;~count=a2b-4d2g-2p-2
~cours=b-2c-2d-3f-3g-2k-2o4;~cow=a-2f4l-2;~coward=a2d-2f3g-2l-6;~crazi=f5l-4;~creativ=a-5b-2c-2d6;~creatur=a-3f3
~creep=b-3d-4f3;~cri=a-3b-3e-2f-2g6k-2n-2;~crook=f4l-2;~crush=e2;~cut=e3l-3;~cute=f-4l4;~damag=a-3b-2d4p-3
~day=a-5b-4c-2d-3e-2g-2j2k-2l-4m3p6;~deaf=a-3b-2f3;~deal=b-2c-2d2p-3;~dear=a-3c2d-3f-2g3l-2;~debug=d2;~decid=b2
~defeat=a-4b-2d6f-2l-2m-2o-2;~definit=a-4b-2c-3d-2f-3j-2k-2m-3n3o4;~delight=f-4l5;~destroy=e2;~develop=a-3b-2d4
~die=b-4c-3e5f-5g-3l-5m-2p3;~difficulti=a-5d5;~dimwit=a-2f4l-2;~direct=b2;~disgust=f5l-4;~do=d-4f-7i-11j-2k-4n-4p2
~donkey=a-4f4l-2;~door=a3b-5c-4e2f-2g-2l-2;~down=a5b-2c-3d-4e2f-4h-2i-2j-3k-3l-2m-3n-3o-4p-2
~dragon=a6b-5c-3f-3i-2l-2p-3;~drown=a5b-2c-2d-2e2j-2;~dumb=a-5d-3f7j-2l-4m-2;~dummi=a-2f3l-2;~earth=a-2b3
~easi=a7b-3c-3f-3g-2h-2i-2j-2k-2l-2m-3n-2o-3;~eleg=c-2d-3f-4l6o-2;~els=c-2d-2e3g-2m-2
~end=a-2b-7d6e-2f-3g-3k-2l-2m-2o-2p-2;~enemi=a-3d4;~equip=a-4d5f-2p-3;~even=c-5d-5e-2f-4g-3h-2i-3k-3l-4m7n-2o-3p-3
~ever=b-2c-2d-2i2l3p-2;~everybodi=a3b-2d2e-2f-2j-2;~everyon=b-5c-4e2f-4g-4h-2i-3j-4k-3l3m3n-2o-3p-2
~everyth=c-3d2e-3f-3g2h-2i-2j-4k-3l-3m-2o-3p-3;~exampl=a-3b5d-4;~excel=f-4l5;~excus=b-2c-2d-2h4
~expect=b5c-3d-4f-3g-2l-2p-4;~explain=b3c-2d-5;~eye=a5b-4c-2d-3l2p-2;~ez=a-2d4;~face=b-2d-3f3;~facet=a-4b-2d5
~faintest=a-2b-2k2;~fall=d3p-2;~fan=a-5b-3j-2l6;~fantast=f-4l4;~farewel=a-5b-3c-3d-4f-5g-3h-2i-3j8l-3m-3n-2o-3
~fast=b-3c4f-3j-2k-2l-2m-2o-3;~fat=a-2d-2f5l-4;~fault=b-2d-2g2;~feel=a3b-6c-4d-4e-2f-3g6h-2i-2j-2k-3l-3m-2p-3
~fight=a-4b2d3;~file=d2;~filthi=f4l-4;~find=a3c-2;~fine=a-3b-2c-2f-3g3j-2m-3o5p-2;~first=a5d-3p-3;~fool=a3b-2d-3f4l-4
~for=a2b-2c-3d-3e-4f-7g2h3i3j-4k-5l-2m-3n-4o-3;~forget=b-5c3d-3e-3f-4g-3h-5i-2j-5k7l-3m-3n-5o-7
~forgiv=a3b-4c-4d-6e-5f-6g-4h8i-3j-3k-4l-6m-2n-2o-2;~forward=a-2d4;~from=a3c-3d-2p-4;~full=a2d2f-2;~funni=f-4l4
~game=b-3c-5d5e-3f-4g-4h-3i-2j-4k-4l-3m-3n-3o-4p4;~genius=f-4l4;~get=b2c-2d-3e2g3h-5i-5k-7l-2m-4n-4o-4;~gg=a-2d4
~gimm=a-2b3d-2;~give=c-8d5e-4f-4g-2h-4i-4j-3l-4m-2n-3o-3;~go=c-4d-4e2f2h-6i-5j6k-8l-7m-2n-5o-7p3;~goal=a-3b3d2
~god=a-2d4;~golden=a-2b-2c-2d4;~good=a-4c-5d-7e-4f-6g-6h-3i-5j3l2m6n-4o-4;~goodby=a-5b-2c-3d-4f-3g-2i-2j7m-3n-2o-4
~gorgeous=a-5b-3c-2f-3l6p-2;~grant=d3;~grate=a-5b-4g-2h-2i7j-4k-3l-3o-2;~great=a-5b-2d-3f-5g-2l7
~greet=a-4b-2c-2d-3f-3j-2m6o-3;~grumpi=f5l-5;~guess=a4b-2c-3d-3e-2f-4g-2k2l-3m-2n-2o3;~guid=a-2b5d-3k-2
~guidanc=a-3b5c-2;~hag=f4l-2;~hand=a3c-2e-3f-2g3h-3j-2k-3l-2m-2p-4;~handsom=a-5d-2f-6l6;~happen=a3c-5d-2g3h-2
~hard=a3c-4d-7f-4g2h-2i-3j-3k3l-3m-4n-2o-4;~hat=d-4l4;~hate=b-3c-2d-3e-3f4h-2j-2k-2l-3o-2
~have=a2b-2c-8f-5h-2k-2m-6n-6o-5p2;~he=a6b-4e-2f-4g-4h-2i-2j-2k-4l-3m-3o-3p-6;~health=a-2d2
~hear=c4d-5e-3f-4g-5h-3i-2j-2n-3p-2;~heartless=f4l-4;~hello=a-6b-3c-5d-5f-4g-3h-2i-2j-3k-2l-2m9n-2o-4p-3
~help=b8c-8d-8e-6f-7g-7h-6i2j-7k-7l-6m-6n-5o-7p-3;~her=a6c-3e-2f-2g-2l-2p-4
~here=c-6d-3e-5f-6h-4i-5j3k-5l-3m-4n-3o-4p2;~hey=a-2b-3c-3d-4f-3g-3h-2i-2j-2k-2m7n-2o-4p-2
~hi=a-5b-3c-3d-3f-3g-2i-2j-3k-2l-2m7n-2o-3;~him=a4d-2e-2g-4h-2j-3k-3l-2m-2o-2p-3
~hint=a-9b10c-5d-4f-3g-2j-2k-2l-2m-2o-3p-3;~his=a3b-2p-3;~hit=a-2b-2c-2d3e3;~hiya=a-4b-2c-2d-4f-3j-2k-2l-2m6n-2o-4
~hmm=k2;~hold=a4b-6c-3d-5e-2f-2g5h-2l-2m-2p-3;~home=a2b-3c-3d-2e-3f-2g-2j2p3;~hopeless=f5l-4;~horribl=f5l-4
~how=a-2b3c-3d-11e-7h-6j-7k-3m4n-5o-5p-3;~hp=a-3b-2d5f-2;~html=a-2b-2d5;~hug=a-6b-5c-4d-4f-4g9h-2i-2j-3k-3l-2m-4n-3o-5
~huh=a-5b-4c6d-4f-3g-2h-2i-2j-3k-2l-2m-3n-3;~hundr=b-2d4;~hurt=a3b3f-4g-2l-3;~i=a-3b2d-2e3f-6g-3i-2m-10
~idea=a-6b6c-3d-5e-2g-3h-3j-4k5l-2n-6o-2;~idiot=a-3b-5c-3d-6f9g-3i-2j-2k-2l-3m-3n-2o-3;~if=a4b-4c-3f-3l-3p-3
~ignor=a-3d4;~imbecil=f4l-2;~import=a-2b2;~impress=a-3b2f-4l5;~in=a3b-3c-3f-7h-3i-3j-5k-5l-3m-4n-3o-4;~incred=f-4l5
~inde=a-5b-2c-2d-2f-2m-2o6;~instruct=a-4d5f-2;~it=a3c-2d-4e-3f-6j-10l-4m-3n-7;~item=a-6d7p-4;~jerk=f4l-2
~job=a4b-2c-3d-4e-2f-2g-4j-5k-2l6m-5o-3p-2;~join=d2;~json=a-2b-2d5;~judg=a3b-2c-2d2e-2g-2k-2;~jump=d2
~just=b-2d2e-2f-4g-4i-2j-3k-2l-4m-2;~keeper=b-4c-3g-2l2p-3;~key=a2b-3;~kick=a-6e4p4;~kill=b-2c-2d5e2f-5g-3i-2j-3l-3m-2
~kind=a-3d-6f-6g-3i7j-2k-2m-4o-2;~knife=a-2b-3d-3e4j-2l-2;~know=a3b-2c-8d-9e-2f-8g-3h-5i-4j-4k8l-3m-4n-5o-4p-3
~lame=f5l-4;~lamp=a4b-5c-3d-2g-2;~last=b-4d-5e6f-3g-2h-2i-2j-2k-2l-2m-2n-3o-3
~later=a-3b-2c-3d-3e-2f-3i-2j7l-2m-3n-2o-4;~lazi=f5l-4;~lean=b-2d-2g3;~learn=a4b-4c-2l-2p-2
~leav=a5b-8c-5d2e-4f-5g-4h-3i-3j5k-6l-3m-3n-4o-5p-3;~let=a2b-8c-2f-4g2h-3i-3j2l-3m-2n-3o-2
~level=a-4b-3d7f-3g-2j-2m-2o-2;~liar=b-2f3l-2;~light=a9b-6c-4d-2f-2g-2k-2l-2n-2o-2p-2
~like=b-4c-7d-7e-6f2g-6h-3i-4j-4k-4l4m-3n-3o-2p3;~list=a-2b3c2d-2g-2h-2;~listen=a4d-4f-4g-3j-2k-2o-3p-3;~littl=b2d-2
~live=b-5e3;~lizard=a-5b-2d-3f7g-2j-2k-2l-3m-2n-2o-2;~load=a-2d3;~look=a5b-7c-6d-5e-3f-7g-4i-3j-2k-2l6m-5p-5
~loot=a-2b-4c-3d5o-2;~lose=b3d-3e-6f2g-6h-3i-5j-6k-4l-5m-2n-2o-3;~loser=a-4b-3c-3d-3f7j-2l-3m-3o-3;~loss=a-3b2g2h-3
~louder=a-4b-3c7d-4f-3g-2h-2j-2k-2m-3n-2o-4;~love=a-3b-6c-3d-5e-3f-4g-2h-2i-2j-2k-2l7p2;~machin=a4b-5c-3d-5f2o-2
~magnific=a-2b-2f-4l5;~make=a4c-8d-4f-2g-5h-2i-3j-3k-4m3n-2o-2;~man=a3b-2d-2g-3k3p-3;~mani=a2c3d-2f-2g-2i3k-2l-3m-2n-2
~manner=a4b-5c-5d-4g-2h4j-2;~mark=a-3b-2c-2d5o-3;~marvel=a-4f-4l4p3;~mate=a2b-3c-3d-3f-2g-2i4o-2;~max=a-5b-2d6f-2j-2
~maximum=a-2b-2d3;~may=a3b-2c-3;~mayb=b-2c-4d-3f-4g-2h-2i-2j-3k7l-2m-4n-2o-4;~me=a-2b3f-8g-4h2i-4j-9k3l-10m-9o-8
~mean=c-6d-6e-2f3g-3h4k-3l-6m-2o3p-5;~meet=a-3b-4c-4e-3f-4g-3h-2i-3j2k-2m6o-3p-3;~melt=a-2e2;~menu=a-4b2d4f-2j-2
~might=a-3b4;~mind=b5g-2h-3j-2l-2n-2p-3;~mine=b-2g-2k3l-2;~miser=f5l-5;~miss=a2b-2c5d-5e-3f-4g-2h-3j-2k-2l-4o-2p-3
~mission=a-5b2d5f-2j-2m-2;~mode=a-4b-2d6f-2l-2;~model=a-5b-4d6f-2l-3m-3;~moment=a2b-4d2;~monster=f2l-3
~more=a-2c7d-5f-4g-5h-2i-2j-2k-4l-3m-2n-4o-3p-2;~morn=a-4b-2c-3d-3f-3j-3l-2m6n-2o-4p2
~moron=a-3b-2c-2d-2f6j-2l-2m-3o-3;~most=c-2d-2i2l2;~move=b2c-2;~much=b-2c-3d-4e-2f-4g-3h-2i6j-3k-4m-3n-4o-2p2
~mum=a2e-3p2;~must=a-3c-3e-3g2h-2i-3j4k-2o-2p-4;~my=a-2c-3e-6f-8g3h5i-6k-7l-3n-5o-6
~name=a7b-6d-6e-2f-2g-4h-3j-2k-2l-3m2o-2p-5;~narrat=a-5d6g-2m-2;~need=a4c-4d-5e-3f-2g-4h-2i-2j-3k3l-3n-2p3
~never=a4b-4c-5d-8e-4f-5g-3h-3i-3j-4m-4n6o-5p-5;~new=c-2e-2f-2g-2h-2j-2k-2l-3p5
~next=a-2b3c-5d3f-3g-4h-2i-2j2k-2l-2m-3n-2o-3;~nice=a-2b-8c-4d-6f-5g-4h-2k-3l7n-3o-4p-3;~nitwit=a-2f4l-2
~no=a3b-2c-8d-10e-6f-9h-7i-7j-7k2l-7m-7n8o-8p-6;~nobodi=a6b-7c-4d-6e-4h-2i-3j-3k-3m-4n-2o-4p-3;~nod=d3
~noob=a-4b-2c-2d-2f6j-2l-2m-3o-4;~nope=a-5b-3c-4d-3f-3g-2h-2i-2j-2k-2m-3n7o-4
~not=b-2c2d-9e-2f-2i-9j-11k2l-12m-9n7o-4p-14;~noth=a4b3c-5d-8e-5f-2h-4i-3j-5l-5m-4n-3o-6p-2
~now=b3c-7e-5f-5h-2i-3j3k-3l-5m-3n-2o-3p-4;~npc=a-2b-2d5;~nudg=a-3b4d-2k-2;~obey=a-4b-2c-2d3e4f-3l-2p-2
~object=a-5b3d4;~of=d-2e-5f3h-4j-3k-2m-5p-3;~off=a3c-3d-5e-2f-3g-2h-2i-2j4k-3l-2o-2p-2
~ok=a-4c-3d-3f-3h-2j-2k-2m-3n-2o6;~okay=a-4c-3d-3e-3f-4g5i-2j-2k-4l-2m-4n-2o5;~old=b-4c-2d-5e-2f6g-3i-2j-2l-4p-3
~on=d-2e-3f-5h-2i-2j-4k-3m-3n-3p3;~onc=a3b-4c4d-2e-2f-2g-3h-2i-2l-2o-2p-6;~one=b2d-3f-7h-3i2k-5n-3o-3p-8
~oop=a-4b-3c-3d-3f-3g-2h7i-2j-3k-2m-3n-2o-4;~open=b-4c-4d4e3f-5g-4i-2j-3k-2l-3m-3o-2p-2;~opinion=a-3b3;~oppon=a-3d3
~option=a-2b4d-2h-2;~or=a-5b-2c-3d-5e9f2g-4h-2i-3j-3k-2l-4m-2n-2o-2p-3;~order=a-4b-6d-2f-2p6
~out=a2d-5e-2f-6g-5h-4i-3j6k-4l-3m-4n-3o-3p-5;~over=a-2b-4d2e2f-3g2m-2o-2p-4;~overrid=d4
~pardon=a-4b-3c6d-4f-3g-3h2j-3k-2l-2m-3n-2o-4;~part=b-3;~pass=a-2b-6c-4d9e-3f-3h-4i-2j-5k-4l-3m-2n-4o-6p-2;~past=a-3b3
~pathet=d-2f5l-5;~pay=a-5c4d-2e3f-2g-3p2;~peopl=a3b2c-2d-3p-2;~percent=a-2d2;~perfect=a3b-2d3f-4g-2l3p-3
~person=b-2d-2f3m-3;~persuad=b4;~persuas=a-3d4p-2;~pick=a-2b4c-2;~piec=b-2d-4e2f4p-2;~pig=a-2f4l-2;~place=a2d-2g-2l2
~plan=b2c-4;~play=d-5e-2f-5g-4h-2i-3j-4k-5l-5m-6n-5o-5p6;~player=a-5d6;~pleas=b3c5d-3e-5f-8g-2i-5j-7k-7l-5n-6o-2p-4
~pleasur=a-3m5;~plus=a-4b-4c-2d4m-2p4;~point=a-2c-4d4f-3h-2k-2p-2;~pompous=a-3f5l-4
~poor=a3b-2c-3d-4f-6g5i-2j-2k-2l-3m-2n-2o-3;~precis=b2;~pretend=a-3b-2d4;~pretti=f-4l4;~previous=d3;~proceed=a-3b3
~prompt=a-5b-4c-3d6;~punch=e2;~quest=a-2b3d2;~question=a-3b-4c6g-2l-2;~quick=c2d-4g-2;~quit=a-5b-3c2f-2h-3j5k-3n-3o-5
~rais=d3p-2;~rank=a-3d4p-2;~rat=f4l-2;~realli=c-6d-3e-3f-2g-4h-3i2j-2l-2n3o-2;~reckon=a-4b4
~regret=b-4c-2d-2e4f-2g-2h2l-2;~rememb=b-4c-2f-2k5l-2n-2;~remind=a-3b-3c5d-2k-2p-3
~repeat=a-6b-6c10d-4e-2f-4g-3h-2i-3j-2k-2l-3m-3n-2o-3p-2;~requir=a-2b4;~restart=a-4b-2c-3d6f-3j-2m-3n-2o-4
~return=a2b-2d3g-2k-2o-3;~reveal=a-3d3;~reward=a-2b-2d3;~ridicul=f5l-5;~right=a2c-6e-3f-6h-3i-4j-5k-4l-5m-5n-3o4p-4
~roll=a-4b-2c-2d6f-2g-2j-2k-2m-2p-2;~rotten=a-3f5l-5;~rude=a-3b-2c-3d-2g-2h4;~rule=a-4b4d3f-2g-2
~run=a7c-3d-2f-2g-3i-2j-2k-3l-2m-2n-2o-3p-2;~rusti=f5l-4;~s=a2b4c-2d-5e-2f-3g-4i-2k-2l-2m-2;~sad=a3b-3c-2d-2f-4g3l-3
~safe=b-2d-4f-3g3l-2;~save=b-4c-2d5f-4g-2l-2;~say=a-3b-2c5d6e-3f-8g-9h2i-6j-5k4l-4m-7n-6o-5p-8
~scene=a-2b-4c-2d6f-2g-2o-2;~score=a-6b-5c-3d8g-2p-3;~script=a-2b-3d3;~second=a-4b-4c3d-4k5;~secret=b2c-2d3e-3
~see=a4b-4c-8d-9f-8g-6h-3i-4j6k-5l-2n-2o-3;~selfish=f5l-4;~send=a3b3c-2d-3e-3k-2;~senil=f5l-4
~set=a-2b-4c-2d5f-3j-2p-2;~she=a4b-6c2d2e-2f-4g-3i-2j-2k-2l-3m-3o-2p-5;~should=b5c-7d-2e-4f-6g-4i-3j-3l-6m-2n-2p2
~shout=a2b-2c-2d-2f-2g-2h3p-3;~show=a4c-3d2e-2f-2g-2k-2p-3;~shut=a-4b-4c-2d-4e-2f8g-3h-2i-2k-2l-3m-3o-2p-2
~sick=d-2e-2f3;~silli=a-2f6l-4;~skip=a-7b-5c-3d10e-2f-4g-2h-2i-2j-3k-2l-3m-3n-2o-4;~slap=e2;~slower=a-4b-3c5d-2o-2
~slowli=a4b-4c4d-6f-3g-3j-2k-2l-2m-2o-2;~smart=f-3l4;~smartest=a-2f-2l2;~smash=a-2e3;~smell=a-4d-3f6l-3;~snob=a-2f4l-2
~so=a-3c-6d-4e-3h-2i2j2k-7l2m-5o3p-2;~solut=a-4b3d2;~some=b4c-2d-4f-3g-2k-2l-2p2
~somebodi=a6b2c-2d-3e-3f-2g-2l-2m-3p-3;~someon=a3g-2l-4p-2;~someth=a3b4c-5d-5e-4g-3h-2i-2j-3k-2l-3m-2o-2p-3
~sorri=a-4b-4c3d-7f-7h9i-6j-8l-6m-5n-5o-6p-4;~speak=a3b-5c6d-5e-3f-2g-3h-2i-2j-3k-3l-2m-2n-2o-2;~splendid=a-2f-4l4
~stab=e2;~start=a3b5c-4d-4f-3g-2k-2l-2p-2;~step=a5b2c-3d-6f-2j-2l-2;~stop=b-4c-3d3f-3g-3j4m-2o-3p-3
~stori=a5b-4c-4e-3f-3g-2k-2l2p-2;~strangl=e2;~strong=a-2f-6l6;~stuck=a-3b7c-3d-6f-3g-2h-2j-5k-3l-2m-2n-2o-2p-2
~stupid=b-5c-4d-5e-3f9g-5h-2i-2j-2k-3l-4m-2n-2o-3;~succeed=a-4b-3c-2d8e-2h-3j-3k-3l-2n-2o-4
~success=a-5b-3c-3d8f-3g-3h-2i-2j-2k-2l-2m-3n-2o-4;~such=a2b-4c-2d-4f-3g-2j-2k-2l5m-2o-2p-2;~suck=a-2d-2f3
~suggest=a-7b7;~superb=f-3l4;~suppos=a2c-2d-2j-2o3;~sure=a-5c-4d-4f-5g-4h-2i-2j-3k5l-2m-3n-5o6;~system=a-3b-2c-2d6f-2
~take=a3c-7e-3f-6h-2i-4j2k-6l-6m-3n-4o-6p-6;~talent=f-4l5;~talk=a2d-4e2f-3g-2j-2k-2l-2m-2p-2;~task=a-6b3c-3d5;~tast=l2
~team=a-3b-3l2p2;~tear=e2;~tell=a3d-7f-7g-8h-5j-3l2m-3n-5o-2p2;~ten=b-2d5f-2p-4;~terribl=f5l-5;~test=a-2d3
~thank=a-8b-8c-6d-8e-4f-8g-7h-4i13j-5k-5l-7m-5n4o-5p-6;~that=b-5c6e-2f-10h2i2j-2k-4l-2m-7p-11
~the=a2d3e-3f-3g-8h-9i-5j-10k-5l-3m-10n-8o-9;~them=a6d-2e-3f-4g-3i-3j-3k-3l-3m-2n-2o-3p-3;~themat=a-3d3
~then=b2c-5f-3g-3h-2j-2k-2l-2m-2n-2o3p-2;~there=a2d-8f-7g3h-3i-4j-4k-4l-7m4n-3o-4p-7;~these=a2b2
~they=a5b-5e-2f-2g-3l-2p-4;~thing=b-3d-4e-3f4g2h-3i-2j-3k-4l-5m-3n-2o2p-4
~think=b2c-3d-5e-3f-5g-3h-2i-2j-3k4l-3m-2n2o2p-4;~this=b2c-8e2h-4i-5j-5k-6l-7m-6n-4o-4p-5;~three=a3b-6f-2g-3j-2l-2
~through=c-4d2g4l-2p-4;~throw=a-3b4d-3e2p-5;~ticket=a-2b-2c-2d4;~time=a2b-4d-2f-4h-2k-3l-4m-3n-2o-3p3
~tip=a-6b7c-2d-3f-2k-2;~to=c-8f-3g-2i-2k-2l-3m2n-7o-8;~tomorrow=a-5b-2d-2e-3f-2j4p5
~tonight=b-3c-2d-5e3f-4g-3j-2k-3l-2m-2n-4p5;~too=a2c5d-6e-3f-4g-4h-2i-2j-2k-4l-4m-2o-2p-2;~traitor=f4l-2
~trash=a-4b-2c-2d-2f6j-2l-2m-3o-3;~tri=a2b4c-3d-4e-2k-2p-2;~trial=a3b-6d2
~true=b-5c-3d4e-2f-3g-3h-2i-2j-3k-2l-3m-3n-2o4;~trust=a2b-5c-3d3e-2f-3g-3h-2k-3l-2n-2p-2
~turn=a3b2c-3d2e-2f-3g-3h-2i-2j-3k-2l-2m-3o-3p-2;~tutori=a-5b6c-4j-2m-2o-2;~twenti=a-2d3p-2;~twit=a-2f3l-2
~two=a2b-2d-5f-2m-2p2;~ugli=b-2d-2f5l-4p-2;~uh=a-6c-4d-5f-3g-2h-2j-3k-3m-2n6o4;~um=a4b-2c-3
~understand=b4d-3e-4f-4g2h-2i-2j-3k-4l-4n-4p-3;~unlimit=a-5b-2d7f-2j-2k-2m-2n-2;~unlock=a-4b-3d7f-2g-2j-2o-2
~until=a3b-3c-4d-6f-2j5m-2p-2;~up=a2b-2d-5e2h-4i-4j-6k-5l-5m2n-4o-6p-5;~us=a2c-5e-4f-6h-4i-2j2k-4l-4m-3n-3o-3p2
~use=a2b2c-5d2f-2g-4h-2i-2j-2k-3l-5m-3p-4;~useless=a2b-2d-2f6g-2l-4;~variabl=a-3d5
~veri=b-3c-2d-3e-2f-4g-5i3j-2m-2o4p-2;~victori=d2;~voic=a4b-3c-4d-3l2
~wait=a6b-2c3d-5e-3f-3g-3h-3i-2j-3k-4l-2m-2n-3o-3;~walk=b2c-2;~want=c-6d-2f-4g3h-4i-3k-5l-6m-2o-2
~warn=a3b-4d-3e5f-4g-4i-2j-2l-3;~watch=a-2b-3c-3d-5e5f-2g-2l-2p3;~way=b3c2d-6f-2g-3j-2k-3l-2m-2n3p-5
~we=a4c-6d-2e-3f-4h-3i-3k-4l-5m-5n-2o-3;~weak=f5l-4;~well=b-3c-4d-7e-2f-4g-4h-3i-4j-5k-4l5m2n-3o2p-2
~whaddya=a-2b5d-2k-3o-2;~what=a-2b6c4d-6e-4f-5g-4h-3i-8j-10k-14m-2n-7o-9;~where=b5c-2d-4e2f-5g-3i-2j-4k-3l-4m-3o-3
~whi=a4c-5d-3e-3f-3g-3j-2k-4l-2n-5o5p-3;~which=a-2b5c-2d-4e-2f-2g-4i-2j-3k-3l-2m-2p-3;~whisper=a-2b4d-3
~who=b3d-7e-4f-5g-6h-3i-3j-5k3l-4m-5n-2o-4;~will=b-5c-9d-8e6f-9g2h-7i-6k-7l-6m-3o-4p-2
~win=b-4c-5d9e-4f-8g-6h-4i-4j-5k-5l-6m-4n-4o-6p2;~windbag=d-2f4l-2;~wise=a-3f-3l5;~witch=f4l-2
~with=a3c-3e-6f-5g2h-3i-3j-3k-4l-5m-2n-2o-2p-8;~without=a3p-3;~wonder=a-3f-4l6;~word=b3c-4l-2n-3
~work=a-3b8c-6d-2e-4f-4g-6h-2i-3j-4k-4m-4n-2o-3p3;~worm=f4l-2;~worri=a-4b-2g5k-3n-2;~worst=a-2d-2f4l-4
~worthless=f5l-4;~would=b4d-7f-6g-5h-3i-3j-3l-7m-4p-3;~xml=a-3b-2d3f-2;~xp=a-2b-2d5
~yeah=a-2b-3c-3d-3f-3g-2j-2k-2m-2n-2o6;~yes=a-4b-2c-5e-2f-3g-4h-2i-3j-3k-3l-4m-4n-2o8;~yo=a-4c-3d-2f-2j-2m5o-4
~you=b-6c-2d-5e2f5h-5j-4k-11l4m-2n-8o-14p-2;~your=b-4c-5e3h-2i-3j-9k-3l2m-2n-6o-7p-2;~yourself=a3b-4c-2f-2g3k-2
~zero=a-5d5;~zone=b-2c3h-2j-2;~|=d2e-6f-2g2k-6l-2n-5o-8p-7
`;
