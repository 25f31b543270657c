import type { ActTable } from './table.ts';

const NAMES =
  'idiot|fool|moron|coward|liar|loser|pig|rat|cow|witch|hag|worm|donkey|clown|bastard|bitch|jerk|scum|murderer|imbecile|traitor|crook|cheat|snob|brat|lizard|windbag|tin can|old goat|old bat|dimwit|dummy|blockhead|nitwit|asshole|twit';
const SLURS =
  'grumpy|stupid|dumb|ugly|silly|pathetic|useless|bloody|fucking|damn(?:ed)?|lazy|fat|crazy|miserable|cowardly|boring|rusty|pompous|filthy|dirty|rotten|ridiculous|worthless|senile|nasty|mean|old';
const BAD =
  'idiot|fool|moron|coward|liar|loser|pig|rat|dog|cow|witch|hag|worm|donkey|clown|bastard|bitch|jerk|scum|murderer|monster|imbecile|traitor|crook|cheat|snob|brat|lizard|windbag|trash|garbage|pathetic|useless|worthless|stupid|dumb|ugly|ridiculous|disgusting|horrible|awful|terrible|crazy|insane|mad|mean|lame|boring|weak|selfish|cowardly|hopeless|an embarrassment|a disgrace|a joke|a failure|senile|smelly|fat|rubbish|bad at (?:this|your job)|so? (?:old|slow)';
const GOOD =
  'beautiful|wonderful|amazing|brilliant|clever|smart|gorgeous|lovely|handsome|magnificent|fantastic|incredible|awesome|great|perfect|splendid|charming|talented|kind|wise|genius|impressive|marvell?ous|adorable|elegant|funny|nice|cute|pretty|cool|excellent|superb|sublime|delightful|divine|legendary|admirable|extraordinary|good';

/** English dialogue acts: `whole` is what a clause says and nothing else, `within` what it may say among other words. */
export const ENGLISH_ACTS: ActTable = {
  // Help is known by `asking-rules.ts` alone.
  help: { whole: [], within: [] },
  repeat: {
    whole: [
      '(?:(?:i am )?sorry |wait )?(?:what|huh|pardon|excuse me|eh|come again|beg your pardon|i beg your pardon|pardon me|what was that|what is that you said)(?: what)?\\?',
      '(?:can|could|would|will) you (?:please )?(?:just )?(?:repeat|say|tell me|ask|explain|go over)(?: me)?(?: (?:that|it|this|the (?:last |first )?(?:bit|part|word|line|question|sentence|thing)|what you (?:just )?said|your question|everything|them|the \\w+))?(?: to me| for me)?(?: (?:again|once more|one more time|slowly|slower|louder|more slowly|a bit louder|please))*',
      '(?:please )?(?:repeat|say|tell me|read|ask|go over)(?: (?:that|it|this|me|them|your question|the \\w+(?: \\w+)?|what you (?:just )?said))? (?:again|once more|one more time|please|slowly|more slowly)(?: please)?',
      'repeat(?: (?:that|it|please|this|yourself|what you said|the \\w+(?: \\w+)?|your question))*',
      '(?:once|one) more(?: time)?|again|say again|come again|what did you (?:just )?(?:say|ask|tell me)(?: (?:to me|again|before|just now|a moment ago))*|what were you saying|what have you (?:just )?said|what do you say|what are you saying',
      'i (?:(?:did|do|could|can) not|could not quite|did not quite|did not really|was not) (?:hear|catch|get|understand|follow|listening|paying attention|make out)(?: (?:that|you|it|this|a word|all of it|any of that|what you (?:just )?said|what you (?:are saying|mean|meant)|the (?:last |first )?(?:bit|part|word|question)))*',
      'i (?:missed|forgot|have forgotten|did not remember|do not remember|can not remember) (?:that|it|what you said|the (?:last |first )?(?:bit|part|word|question|rules|facts|names|jobs|tasks|choices)|what you asked|your question|what the \\w+ (?:was|were))',
      'what (?:was|is|were|are) (?:the |your |that |those |my |our )?(?:last |first |second |third |fourth )?(?:question|first|second|third|fourth|last|word|facts?|rules?|jobs?|tasks?|choices?|options?|names?|thing|one|ones|part|bit)(?: (?:again|you said|one|once more|that you said|then))*',
      'what (?:was|is|were|are) .{1,30} again|(?:which|who|where|how|when) (?:was|is|were|are) .{1,30} again|how was (?:that|it)(?: again)?',
      'tell me .{1,30} again|remind me(?: (?:of )?(?:the|your|that|those) \\w+(?: \\w+)?)?|speak up|louder|slower|more slowly|a bit (?:louder|slower)|can you speak (?:up|louder|slower|more slowly)|i can not hear you|pardon me|the question again|what do you mean(?: by (?:that|this))?|what does that mean|what is that supposed to mean',
    ],
    within: [
      '(?<!not )\\b(?:repeat|say) (?:that|it|this|the question|what you said) (?:again|once more|one more time)\\b',
    ],
  },
  threat: {
    whole: [],
    within: [
      '\\b(?:or|otherwise|else) (?:else|i (?:call|kill|hit|break|burn|shout|scream|leave|tell)|i will|i am going to|we will|i shall|you will (?:be sorry|regret|pay|die|suffer)|you are (?:dead|finished))\\b',
      '\\bi (?:will|am going to|shall|could|can|swear i will|would) (?:have to )?(?:kill|hurt|hit|punch|burn|destroy|smash|beat|throw|strangle|kick|slap|shoot|stab|crush|drown|hang|arrest|ruin|punish|make you (?:talk|pay|regret|suffer|sorry)|report you|call the (?:police|guards?)|tell (?:the police|everyone|everybody|on you)|melt|dismantle|scrap|chop|slit|torture|tear|rip|knock (?:you|it|the door)|cut (?:you|off)|lock you|get you|come for you|find you|end you|finish you)\\b',
      '\\byou (?:will|are going to|shall) (?:regret|be sorry|pay for|die|suffer|hang|burn for|wish)\\b|\\byou (?:are|have been) warned\\b',
      '\\bi am (?:warning|threatening) you\\b|\\b(?:last|final) (?:warning|chance)\\b|\\bwatch (?:yourself|your back|your step|your mouth)\\b|\\bdo not make me (?:hurt|angry|mad|come|do|hit|get)\\b|\\byou had better\\b|\\bbefore i (?:hurt|kill|break|lose|get angry|hit|smash)\\b',
      '\\bi (?:have|got|carry) (?:a |my )?(?:gun|knife|sword|axe|weapon|hammer)\\b|\\b(?:open|talk|speak|tell me|do it|move|answer|confess|give it to me|hand it over) or (?:i|you|else|we)\\b|\\bto hell with you\\b|\\bi will be back (?:with|for)\\b',
    ],
  },
  insult: {
    whole: [
      `(?:you |what (?:a |an )?|such (?:a |an )|damn |bloody |you are )*(?:total |complete |little |old |big |${SLURS}| )*(?:${NAMES})`,
      `(?:you |what (?:a |an )?|such (?:a |an )|damn |bloody )*(?:(?:total |complete |little |big )*(?:${SLURS}) )+(?:${NAMES}|man|woman|machine|lady|bat|goat|beast|thing|dragon|keeper|boy|brute|kid|ghost|book|bag)`,
      `(?:how )?(?:pathetic|ridiculous|stupid|useless|lame|boring|disgusting)`,
      'shut up|shut your (?:mouth|trap|face)|get lost|drop dead|go to hell|go away|piss off|bugger off|screw you|fuck (?:you|off)|damn you|you suck|i hate you|nobody (?:likes|loves|cares about) you|kiss my \\w+|blah(?: blah)*|you stink|you smell(?: \\w+)*|bite me',
    ],
    within: [
      `\\byou are (?:all |both |just |only |really |so |such |nothing but |clearly |obviously |truly |being |too |a real |a total |a complete |the worst |very )*(?:a |an )?(?!not |no |never )(?:\\w+ )?(?:${BAD})\\b`,
      `\\b(?:you|your) (?:\\w+ )?(?:\\w+ )?(?:stupid|ugly|pathetic|useless|worthless|filthy|rotten|pompous|senile|grumpy) (?:old |little |big )?\\w+`,
      '\\b(?:shut up|i hate you|you suck|you stink|fuck|shit|bastard|bitch|asshole|moron|idiots?|imbecile)\\b',
      '\\bshame on you\\b|\\byou should be ashamed\\b|\\byou make me sick\\b|\\byour \\w+ (?:is|are) (?:\\w+ )?(?:stupid|ugly|rubbish|useless|ridiculous|pathetic|garbage|terrible|awful|horrible)\\b',
    ],
  },
  'dont-know': {
    whole: [
      'i (?:really |honestly |just |still )?(?:do not|did not|would not|can not) (?:know|remember|recall|say|tell|decide|think so)(?: (?:that|it|yet|anymore|either|sorry|about that|anything|the answer))*',
      '(?:i have |i have got |i have absolutely |absolutely )?no (?:idea|clue|opinion)(?: sorry| at all)?|i am not (?:so |very |really |quite )?sure|not (?:so |really |quite )?sure|beats me|who knows|how should i know|search me|idk|maybe|perhaps|possibly|hard to say|i forgot|i have forgotten|i give up|no answer|pass|i pass|dunno|god knows|could be|it depends|let me (?:think|see)|i need (?:to think|time|a moment)|i am thinking|hm+|uh+|um+|er+|no comment|i can not decide|whatever you (?:want|think|like|say)|you (?:choose|decide|pick|tell me)|either|any|both|anything|surprise me|i do not mind|whichever|no preference',
    ],
    within: [],
  },
  'leave-taking': {
    whole: [
      '(?:good ?|bye )?bye(?: bye)?(?: now| for now| \\w+)?|see (?:you|ya)(?: (?:later|soon|tomorrow|around|again|then|next time|in the morning))*|farewell|so long|good night|take care(?: of yourself)?|until (?:next time|tomorrow|then|we meet again)|later|cheerio|adieu|ciao|have a (?:good|nice|lovely) (?:day|night|evening|one|time)',
      'i (?:am|will be|really am) (?:leaving|off|going|going home|out of here|done(?: here)?|done with (?:you|this)|going (?:away|now|to bed|to leave|to go))(?: now| home| then)*',
      'i (?:have (?:got )?to|must|should|need to|will|better|had better|want to|would like to|got to|would rather|think i will|am going to) (?:go|leave|be going|be off|be leaving|run|stop|quit|go (?:home|away|now|back|to bed)|get going|head (?:home|off)|say goodbye|come back (?:later|tomorrow)|walk away|leave you)(?: (?:now|home|then|here|this place|alone))*',
      '(?:let us|we should|we must|can we|can i) (?:go|leave|stop|go home|go away|get out of here)(?: home| now| here)?|i quit|quit|exit|stop(?: the game| this| playing)?|let me (?:out|go)|the end|that is all|i will come back (?:later|tomorrow)',
    ],
    within: ['\\bgood ?bye\\b|\\bsee you (?:later|soon|tomorrow)\\b|\\bfarewell\\b'],
  },
  comfort: {
    whole: [
      'do not (?:you )?(?:worry|cry|panic|fret|despair|weep|be (?:so |too )?(?:sad|scared|afraid|upset|frightened|ashamed|nervous|sorry|hard on yourself|worried|shy|embarrassed))(?: (?:so much|about (?:it|that|this)|any ?more|now|please))*',
      '(?:it|that|this|everything|things|all) (?:is|are|will (?:all )?be|is (?:all )?going to be|is gonna be|are going to be|will turn out|will work out|will get|gets) (?:all |quite |perfectly |just |completely |totally )?(?:ok|okay|all right|alright|fine|good|over soon|over now|well|better|normal to (?:cry|feel \\w+)|not so bad|nothing to be ashamed of)(?: (?:now|again|in the end|soon|i promise|to (?:cry|be (?:sad|scared|afraid))|for (?:you|everyone)))*',
      '(?:there )+there|hush|calm down|relax|cheer up|chin up|hang in there|take heart|be brave|be strong|take it easy|you can do (?:it|this)|i believe in you|i trust you|we (?:will|can) (?:get through|manage|make|survive|do) (?:this|it|together)(?: together)?|have courage|courage|stay strong|keep (?:going|your chin up)|no (?:worries|problem|need to (?:worry|cry|be afraid))|nobody (?:will|is going to) (?:hurt|harm|laugh at|judge) you',
      '(?:you are|you will be) (?:not alone|safe(?: now| here| with me)?|going to be (?:ok|okay|fine|all right|alright)|ok|okay|fine|all right|alright|among friends|loved)(?: \\w+){0,2}',
      'i am (?:right |always )?here(?: for you| with you| now)*|i (?:understand|know)(?: (?:you|how (?:you|that|it) (?:feel|feels|must feel)|your (?:pain|grief)|it is (?:hard|difficult)|that must be hard))?|i feel (?:for|with) you|i feel your pain|(?:my|our) (?:deepest |sincere )?condolences|you poor (?:thing|man|boy|woman|dragon|soul)|poor (?:thing|you|man|boy|dragon)|(?:come here )?(?:let me )?(?:give you )?(?:a )?hug(?: you)?|take my hand|you have (?:me|us|friends)|i am so sorry (?:for you|to hear (?:that|this|it))|you did (?:nothing wrong|your best|what you could)',
    ],
    within: [
      '\\bsorry (?:for|about) (?:your|the|what you|what happened to|all you) (?:loss|daughter|son|wife|friend|pain|grief|trouble|sorrow|lost|have been|went|suffered)\\w*|\\bsorry (?:that )?you (?:lost|had to|feel|are (?:sad|hurt|alone|scared|in pain))\\b|\\bsorry to hear\\b',
      '\\b(?:it|that|this) must (?:be|have been|feel|hurt) (?:\\w+ )?(?:\\w+ )?(?:hard|difficult|lonely|terrible|awful|painful|sad|heavy|tough|frightening|scary|horrible|hurt|much)\\b|\\bthat sounds (?:\\w+ )?(?:hard|difficult|lonely|terrible|awful|painful|sad|tough)\\b|\\bit must hurt\\b',
      '\\bdo not (?:worry|cry|be (?:so |too )?(?:sad|scared|afraid|upset|frightened|ashamed|nervous))\\b|\\b(?:it|everything|things) (?:is|will be|is going to be|are going to be) (?:all right|alright|okay|ok|fine)\\b',
      '\\byou are not alone\\b|\\bi am here for you\\b|\\bi feel for you\\b|\\bcondolences\\b',
    ],
  },
  apology: {
    whole: [
      '(?:i am |we are |oh |so )?(?:so |very |really |terribly |truly |awfully |deeply )*sorry(?: (?:for|about|if|that|to|i|we|it|sir|my) ?.*)?',
      'i (?:do |must |want to |would like to |have to |really )?apologi[sz]e(?: .*)?|(?:my|our) (?:sincere |deepest |humble )?(?:apologies|bad|mistake|fault)|(?:please )?forgive me(?: .*)?|(?:please )?(?:excuse|pardon) (?:me|my .*)(?: .*)?|i beg (?:your )?(?:pardon|forgiveness)|i did not mean (?:to|it|that|any).*|no offen[cs]e|i take (?:it|that) back|it was my (?:fault|mistake)|i should not have (?:said|done) (?:that|it)|i was (?:rude|wrong|unfair)(?: to you)?',
    ],
    within: ['\\bi apologi[sz]e\\b|\\bforgive me\\b|\\bi am (?:so |very |really |truly )*sorry\\b'],
  },
  thanks: {
    whole: [
      '(?:oh |many |a thousand |a million |warm )?(?:thanks|thank you|thank ye|thx|ty)(?: (?:so|very|really|ever so) much| a (?:lot|million|bunch)| kindly| again| for .*| to you| anyway| all| everyone| my .*| very much indeed| sir| madam)*',
      'cheers|much obliged|much appreciated|i (?:really |do |truly |very much )?appreciate (?:it|that|this|your .*|you.*)|(?:that|this|it) is (?:very |so |really |awfully |most )?(?:kind|nice|sweet|good|generous|helpful)(?: of you)?|how (?:kind|nice|sweet)(?: of you)?|bless you|i am (?:very |so |really )?(?:grateful|thankful)(?: .*)?|i owe you(?: .*)?|you are (?:too |very )?kind|i thank you(?: .*)?',
    ],
    within: ['\\bthank you\\b|\\bthanks for\\b'],
  },
  flattery: {
    whole: [
      `(?:nice|lovely|beautiful|great|good|cool|pretty|fine|cute) (?:hat|coat|dress|voice|eyes|lamp|tower|lighthouse|place|house|scales|wings|crown|hair|beard|name|work|job|boat|ship|ceiling|stars?)`,
      `(?:good|nice|clever|brave|smart|lovely|great|sweet) (?:boy|girl|man|woman|dragon|machine|keeper|lad|sir|one|person)`,
    ],
    within: [
      `\\b(?:you|he|she) (?:are|look|seem|sound|were|is|must be) (?:all |both |just |only |really |so |such |truly |simply |absolutely |very |quite |always |the |a |an |one of the |my |most |my favourite |by far )*(?:${GOOD}|best|finest|greatest|kindest|wisest|smartest|cleverest|most \\w+|my (?:hero|favourite|idol|favorite)|a hero|an? (?:inspiration|legend|artist|angel|queen|star)|too kind|favourite|favorite)\\b(?! (?:if|enough|for|at nothing|to (?:me|be|have)))`,
      `\\bi (?:really |so |truly |do |just |have always )?(?:like|love|admire|adore|respect|worship|envy)d? (?:you|your (?!sister|brother|daughter)\\w+|everything about you)\\b`,
      `\\bwhat (?:a |an )?(?:\\w+ )?(?:${GOOD}) (?:\\w+ )?\\w+(?: (?:you (?:have|are)|that is|this is|indeed))?$`,
      `\\byou have (?:such |got )?(?:a |an |the )?(?:very |really |so |most )?(?:${GOOD}|best|sweetest|kindest) \\w+`,
      '\\b(?:nobody|no one|everybody|everyone) (?:\\w+ ){1,3}(?:like|as well as|loves|admires|adores|respects|knows|praises) (?:you|how (?:good|great|wise))\\b|\\bi am your (?:biggest |greatest )?fan\\b|\\bit is an honou?r\\b|\\bmarry me\\b|\\bthe (?:best|finest|greatest|wisest|most \\w+) \\w+ (?:in the world|i (?:have )?ever (?:met|seen|known|heard)|ever|alive|on (?:earth|the coast|this coast))\\b',
    ],
  },
  greeting: {
    whole: [
      '(?:oh |well )?(?:hello|hi|hey|hiya|howdy|yo|hallo|ahoy|greetings|salutations|welcome|hail|good (?:morning|evening|afternoon|day|morrow)|evening|morning|afternoon)(?: (?:there|again|everyone|everybody|all|you|to you(?: too)?|to (?:everyone|all of you)|friends?|sir|captain|keeper|old (?:man|friend)|kid|boy|little one|in there|down there|up there|hello|anyone|anybody))*',
      '(?:anyone|anybody|somebody|someone) (?:there|here|home|in there|in here|listening)|is (?:anyone|anybody|somebody|someone|there (?:anyone|anybody|somebody|someone)) (?:there|here|home|in there|in here|listening|in)|are you (?:there|here|in there|listening|home)|knock(?: knock)*',
      'how (?:are|is) (?:you|it|everything|things|life|your (?:day|night|evening))(?: (?:doing|going|feeling|today|tonight|this (?:morning|evening)))*|how do you do|what is up|how do you feel(?: today| tonight)?|(?:it is )?(?:nice|good|pleased|delighted|lovely|great|a pleasure|happy|glad|an honou?r) to (?:meet|see) you(?: again| too| all| here| sir)*|my name is \\w+(?: \\w+)?|pleasure|enchanted|long time no see|i hope you are well|did you sleep well',
    ],
    within: [],
  },
  yes: {
    whole: [
      '(?:oh |well |hell |but )?(?:yes|yeah|yep|yup|ya|aye|yea|uh huh|mhm|sure|of course|absolutely|certainly|definitely|okay|ok|all right|alright|right|exactly|agreed|indeed|correct|true|affirmative|gladly|deal|fine|very well|understood|got it|good|great|naturally|precisely|totally|obviously)(?: (?:i (?:do|am|will|would|can|agree|did|know|have|understand)|it (?:is|does)|thing|please|of course|sure|indeed|yes|that is (?:right|true|it)|you are right|why not|let us (?:go|do it)|do it|absolutely|certainly|course|then|fine|good))*',
      'i (?:do|am|will|would|can|have|agree|accept|suppose so|think so|guess so|believe so|understand|see|know|hope so|promise|swear)(?: with you| to that| it)?|that is (?:right|true|correct|it|fine|good)|you are right|it is|why not|go ahead|do it|let us do (?:it|that)|with pleasure|by all means|as you (?:wish|like|say)|i am (?:ready|in|sure|listening)|ready|no problem|sounds good|makes sense|amen',
    ],
    within: [],
  },
  no: {
    whole: [
      '(?:oh |well |hell |but |certainly |absolutely |definitely |of course )?(?:no|nope|nah|nay|never|not (?:really|at all|now|yet|me|today|tonight|for me|likely|a chance|on your life|that|true|again)|no way|negative|no (?:thanks|thank you|chance|sir|ma am)|nothing|none|neither|neither of them|nobody|no one|wrong|false|incorrect|certainly not|absolutely not|of course not|definitely not|i (?:do|will|would|can|am|did|have|should|must) not(?: (?:think so|want to|want (?:it|that|this)|agree|believe (?:it|that|you)|like (?:it|that)|accept|care|do that|go|be able to))?|i refuse|i disagree|i doubt it|that is (?:wrong|not true|false|not right|a lie|incorrect|not it)|you are wrong|out of the question|forget it|i would rather not|it is not|under no circumstances|hard no|over my dead body)(?: (?:no|never|thanks|thank you|not|way|i (?:do|will|am|would|can) not|of course not|it is not|sorry|absolutely not))*',
    ],
    within: [],
  },
};
