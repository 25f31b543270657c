import type { MannerWords } from './manner-words.ts';

/** What nobody expects in a storm or before a queen: household, food, animals, offices. */
const ABSURD =
  'grandm\\w+|grandpa\\w*|granny|nan|aunt\\w*|uncle|cousin|mother in law|neighbou?rs?|teeth|hat|pants|trousers|socks?|underwear|shoes?|boots|slippers|pyjamas|wig|hair\\w*|bald|moustache|nose|belly|soup|toast|cheese|bananas?|sausages?|sandwich\\w*|herrings?|pickles?|pudding|pancakes?|porridge|biscuits?|cakes?|cookies?|tea|teapot|coffee|jam|butter|potato\\w*|cabbages?|onions?|eggs?|carrots?|beans|spaghetti|pizza|chickens?|ducks?|goose|geese|cows?|pigs?|donkeys?|hamsters?|goldfish|parrots?|cats?|kittens?|mice|mouse|squirrels?|penguins?|frogs?|snails?|sheep|goats?|umbrellas?|curtains?|bath\\w*|shower|toilet|toothbrush|dentist|plumber|tailor|barber|landlord|invoice|refund|monday|tuesday|thursday|gym|yoga|fiddle|trombone|bagpipes?|trumpet|dancing|waltz|tango|wardrobe|chimney|kettle|spoon|fork|pillow|sofa|carpet|laundry|dishes|hiccups?|balloons?|marmalade|custard|pie';

/** English words and turns that show a manner; `strong` needs no other sign, of `weak` ones it takes two. */
export const ENGLISH_MANNERS: MannerWords = {
  cinematic: {
    strong:
      'picture (?:the|an?|this|their|it)|imagine|cut to|close (?:up|on)|slow motion|fade|the camera|camera|wide (?:shot|view|angle)|long shot|zoom|pan (?:to|over|across)|(?:opening|final|last) (?:shot|scene|frame)|in the distance|silhouette|we see|music swells|the screen|credits|out of the (?:dark|fog|mist)|tracking shot|freeze frame|from above|bird s eye|black and white|spotlight',
    weak: 'slowly|then|suddenly|silence|night|look at|watch|a (?:single|small|red|lone) \\w+|lightning|shadows?|horizon|appears?|rises?|glows?|flickers?|the sound of|one \\w+|fog|turns|waves?|snow',
  },
  theatrical: {
    strong:
      'i forbid|behold|hear (?:me|ye)|hark\\w*|hearken|alas|o (?!clock)\\w+|oh \\w+ of|thou|thee|thy|thine|ye|i swear|never shall|shall (?:not|never)|stand (?:aside|back)|kneel|bow (?:down|before)|the curtain|tremble|heavens|by (?:my|the (?:light|stars|gods|sea|heavens|crown))|destiny|fate|woe|begone|i call upon|let (?:the|it be|there be|all|every|no|this)|i command|villain|tragedy|doth|hath|art thou|mighty|witness|o wind|ladies and gentlemen|i stand (?:here|before)|you shall|hail',
    weak: '!|tonight|world|glory|death|never|sea|storm|king|queen|curse|soul|blood|honou?r|courage|speak|come',
  },
  elegant: {
    strong:
      'if (?:i|you|one) (?:may|might|please|permit|will)|permit (?:me|us)|allow (?:me|us)|with (?:all )?(?:due |great |the greatest )?(?:respect|pleasure)|my dear|dear \\w+|madam|shall we|would you (?:be so |kindly|mind|care)|kind(?:ly|ness)|i beg|beg (?:your )?pardon|pardon (?:me|us)|do forgive|forgive (?:me|us)|i regret|we regret|one (?:does|must|hesitates|can|should|would|might|never)|might i|may (?:i|we)|alas|honou?red|pleasure|delighted|gracious\\w*|courtesy|humbly|indeed|charming|exquisite|much obliged|after you|at your (?:service|convenience|leisure)|good sir|how (?:kind|lovely|thoughtful)|i am afraid|i should be|would be so|be so good|be so kind|ever so|most (?:kind|gracious|honou?red|grateful)|good manners|invited|esteemed|learned friend',
    weak: 'sir|please|perhaps|rather|quite|lovely|kindly|majesty|lady|gentle\\w+|simply|merely|certainly|grateful|thank|evening',
  },
  creative: {
    strong:
      '(?:is|are|was|were|becomes?|just|only|shines?|burns?|sleeps?|falls?|runs?|turns?|glows?|moves?|looks?|sounds?|feels?|hangs?|cries|dances?|words?|eyes?) like (?:an?|the|some|\\w+)|as if|as though|as \\w+ as (?:an?|the)|(?:\\b(?!it|that|this|he|she|there|who|what|here|i|which|one)\\w+) (?:is|are|was|were) (?:not )?(?:nothing but |only |just |but |really )?(?:an?|the (?:needle|thread|\\w+ of|\\w+ that)|my|your|our) \\w+|(?:you|we) are (?:an?|the) \\w+|think of (?:the|it|this|them)|imagine (?:the|it|this)|turn(?:s|ed)? into|made of|a \\w+ (?:fell|sings?|sang|sleeps?|slept|dances?|whispers?|dreams?|weaves?|forgot|remembers?|walks?)|fell asleep|stitch\\w*|sew\\w*|weav\\w+|thread|woven|a (?:sea|river|ocean|mountain|forest|garden|thread|bridge|song|dance|poem) of',
    weak: 'like|dream\\w*|star\\w*|song|sings?|dance\\w*|paint\\w*|whisper\\w*|heart|wings?|bell|story|key|door|mirror|bird|candle|book|page|moon',
  },
  unexpected: {
    strong: `suddenly|surprise|by the way|what if|guess what|i call (?:the|my|a)|calls? (?:the|an?)|let us (?:dance|sing|ask|have|play|eat|all)|shall we dance|(?:next|first|last|only|best) witness|i thank|we thank|would like to (?:borrow|order|thank|read|invite|propose|marry)|we plead|i plead|instead|how about|marry|${ABSURD}`,
    weak: 'actually|what|favou?rite|have an?|invite|birthday|song|another|also|read|borrow|myself|agree',
  },
  peaceful: {
    strong:
      'calm\\w*|breathe?|gentl\\w+|peace\\w*|easy now|softly|rest|slow(?:ly)? (?:down|now)|hush\\w*|shh+|(?:it|that|all|everything) (?:is|will be) (?:okay|ok|all right|alright|fine|well)|no (?:need|hurry|rush)|friends?|sleep\\w*|sit (?:down|with|here|beside)|time (?:in the world|you need|you like)|nobody (?:has|needs|wants|is)|no one (?:has|needs|wants|is)|forgive|take (?:your|all the) time|lower (?:our|your) voice\\w*|together|quiet\\w*|lie down|let (?:it|us|go|him|her) (?:be|go|pass|rest|blow|talk|sit|breathe|stop)|put (?:it|the|your) \\w+ down|there there|be still|tired|harmony|embrace|hold my hand|we can (?:talk|share|all)|both',
    weak: 'please|stay|here|slow|soft|warm|kind|listen|understand|share|wait|home|enough|okay|light|safe',
  },
  aggressive: {
    strong:
      'enough|how dare|shut (?:up|your)|answer me|look at (?:me|it|that)|get (?:out|away|back|off|lost)|fight (?:me|back)|come on(?: then)?|show me|give me|give (?:him|her|it|them) back|who (?:gave|chained|locked|did|lit|burned|ordered|signed|told)|what gives you|coward\\w*|never again|i (?:will not|will never|dare you|demand|warn)|you (?:will not|will never|lied|lie|liar|locked|burned|chained|killed|dare|have no|had no|are lying|are a liar|are wrong|are nothing|know it)|hear me|back off|leave (?:him|her|us|me|them|this) alone|admit|prove|out of (?:my|his|her) (?:way|head|sight)|stop (?:it|that|lying|hiding|talking|this|your)|say it|do you hear|try me|liar|lies|face me|to my face|move|down with|i will (?:break|crush|fight|tear|smash|silence|make)|right now|or else|damn',
    weak: '!|now|stop|no|never|you|lying|wrong|hate|break|burn|shame|fear|fool|go|out',
  },
  stealthy: {
    strong:
      'whisper\\w*|quiet\\w*|just (?:one|an?) (?:small|tiny|little|quick)?|(?:small|tiny|little|quick|simple|innocent) (?:question|detail|thing|matter|word|remark|favou?r)|between (?:us|ourselves|you and me)|softly|nobody (?:sees|saw|is|need|will)|no one (?:sees|saw|is|need|will)|tiptoe\\w*|a detail|details?|by the way|might i|may i (?:see|ask|just)|i (?:only|merely|just|simply) (?:wonder|ask|note|noticed|want|wanted|looked)|do not mind me|never mind me|psst|would not want to|without a (?:sound|word)|slip\\w*|sneak\\w*|happen(?:s|ed)? to|curious|incidentally|unnoticed|under (?:the|your) (?:breath|table|nose)|behind (?:it|its|his|her|the|your)|in passing|hardly worth|oh nothing|while (?:it|he|she|you|they) (?:is|are|was|were)|do not (?:move|look|turn|wake)|in the (?:dark|shadows?)|secret\\w*',
    weak: 'only|just|small|tiny|little|slowly|perhaps|one|listen|notice\\w*|shadow|corner|key|eyes?|ear|hush',
  },
  chaotic: {
    strong: `everybody|everyone|everything|all at once|no plan|wherever|upside down|sideways|backwards?|inside out|anything|at the same time|every which way|who knows|who cares|and then and|left right|in all directions|topsy turvy|higgledy|helter|pandemonium|boom|bang|crash|splash|whee+|woo+|yippee|ahoy`,
    weak: `!|run|jump|fire|up|down|out|in|dance|scream|sing|throw|ducks?|fish|bells?|${ABSURD}`,
  },
  emotional: {
    strong:
      'loved?|loves|heart\\w*|brothers?|sisters?|mother|father|mum|dad|daughter|son|family|miss(?:es|ed)? (?:you|her|him|them)|cry|cried|cries|crying|tears?|can(?: ?not|not) (?:bear|lose|stand|live|stop thinking)|afraid (?:for|of losing)|proud of|friends?|remember|hold (?:on|my|her|his|me)|come (?:home|back)|alone|never (?:leave|forget|stop)|believe in you|please|grief|griev\\w+|i am (?:still |right )?here|beg(?:ging)?|lonely|hope\\w*|i promise|feels?|felt|broken|weep|wept|sorry|waited (?:for|up)|waiting for you|with you|means? (?:so much|everything|the world)|do not (?:leave|go|give up)|i know (?:how|what) (?:it|you)|still here|for (?:her|him) sake',
    weak: 'i|you|we|home|afraid|scared|fear|lost|lose|together|life|hand|child\\w*|ashamed|brave|night|trust|saved|little|years?',
  },
  humorous: {
    strong: `jokes?|funny|laugh\\w*|tickl\\w+|sneez\\w*|snor\\w+|fart\\w*|burp\\w*|why did the|knock knock|walks into|is that all|call (?:that|this|yourself) an?|did you hear (?:the one|about)|(?:seen|had|heard|met) (?:better|worse|scarier|livelier|louder|bigger)|even my|than my|no offen[cs]e|so \\w+ (?:that|even)|the only thing|have you tried|we are closed|somebody tell|could not even|ha ha|haha|ridiculous|cannot even|${ABSURD}`,
    weak: 'dear|hey|oh no|mind your|at least|if you are|call|ask|again|sir|excuse me|sorry|only|big|silly|breath',
  },
  scary: {
    strong:
      'dead|death|died?|dying|drown\\w*|bones?|graves?|ghosts?|blood\\w*|scream\\w*|haunt\\w*|curse\\w*|crawl\\w*|creep\\w*|behind you|beneath (?:you|your|us|the)|under (?:you|your|us)|watching|(?:no one|nobody) (?:will|can|ever|hears|heard)|never (?:leave|come back|wake|return|end|sleep)|something (?:is|in|will|down|cold|under|that|moves|waits)|the (?:deep|abyss|void)|swallow\\w*|devour\\w*|skull|corpse|monster|nightmare|shadows?|darkness|knows? (?:your|where|who)|waiting (?:for|beneath|below|down|under|in)|are waiting|is waiting|hear (?:that|it|them)|can you hear|(?:will|it) (?:find|follow|come for|get) you|is coming|rot\\w*|cold (?:hands?|fingers)|teeth|whispers? your',
    weak: 'dark|night|black|cold|tonight|alone|eyes?|listen|hungry|hunger|silence|wait\\w*|fear|afraid|down there|below|deep|door|look',
  },
  efficient: { strong: '', weak: '' },
  complex: {
    strong:
      'if|because|although|though|which|unless|since|whereas|while|therefore|so that|neither|either|whoever|whatever|not only|provided|given that|granted|were (?:he|she|it|they)|had (?:he|she|it|they)|in order|even if|insofar|hence|thus|whether|until|however|does not follow|implies|consequently',
    weak: 'that|who|whose|when|then|so|but|or|nor',
  },
};
