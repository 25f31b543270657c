import type { Language } from '@fabula/rules/release/text';

/** What is thrown at, or said kindly of, whoever is spoken to; sources of expressions on plain speech. */
interface FeelingWords {
  /** Whoever is spoken to, as who or what is told of. */
  readonly you: string;
  /** What one is called in anger. */
  readonly bad: string;
  readonly good: string;
  readonly very: string;
  /** To do harm, in the first person. */
  readonly harm: string;
  readonly will: string;
}

export const FEELING_WORDS: Record<Language, FeelingWords> = {
  en: {
    you: '(?:you (?:are|look|sound|seem|must be|were|will always be|have always been|act like|behave like|have to be|really are)|are not you)',
    bad: '(?:idiots?|fools?|morons?|cowards?|liars?|losers?|pigs?|rats?|witch|hag|worm|donkey|clown|bastard|bitch|jerk|scum|imbecile|traitor|crook|brat|windbag|dimwit|dummy|blockhead|nitwit|creep|weirdo|freak|monster|tyrant|beast of a man|pathetic|useless|worthless|stupid|dumb|ugly|ridiculous|disgusting|horrible|awful|insane|heartless|selfish|cowardly|senile|smelly|rude|cruel and \\w+|dumbest|stupidest|ugliest|worst|meanest|laziest|most (?:boring|stupid|horrible|useless|annoying|pathetic|selfish|disgusting)|annoying|brainless|spineless|repulsive|disgrace|waste of (?:time|space|air)|good for nothing|garbage|trash|lazy|grumpy|fraud|toad|nobody)',
    good: '(?:beautiful|wonderful|amazing|brilliant|clever|smart|gorgeous|lovely|handsome|magnificent|fantastic|incredible|awesome|splendid|charming|talented|kind|wise|genius|impressive|marvell?ous|adorable|elegant|excellent|superb|sublime|delightful|divine|legendary|admirable|extraordinary|strong|brave|courageous|generous|noble|gifted|stunning|radiant|graceful|majestic|best|finest|greatest|kindest|wisest|bravest|strongest|sweetest|prettiest|cleverest|nicest|coolest|funniest|perfect|good looking)',
    very: '(?:(?:a|an|the|such|so|very|really|truly|quite|just|all|nothing but|only|simply|too|real|total|complete|old|little|big|most|my|as|both|always|still|absolutely|pretty|damn|one of the|of|even|more|person|man|woman|certainly) )*',
    harm: '(?:kill|hurt|break|hit|punch|burn|destroy|smash|beat|strangle|kick|slap|shoot|stab|crush|drown|hang|ruin|punish|torture|slit|tear|rip|wreck|shatter|knock (?:you|it|the)|report you|lock you|chop|make you (?:pay|suffer|regret|sorry|talk)|set fire|call the (?:guards?|police)|have you (?:arrested|hanged|locked|thrown)|throw you|tell everyone|get you|haunt you|bite you|eat you)',
    will: '(?:i will|we will|i shall|i am going to|we are going to|i am about to|i can|i could|before i|or i|i swear i will|i might|i would gladly|or else i|i have to|my \\w+ will|they will|when i)',
  },
  fr: {
    you: '(?:(?:tu|vous|t) (?:es|etes|as l air|avez l air|sembles?|semblez|dois etre|devez etre|restes?|restez|es vraiment|etais|etiez)(?: (?:qu|d))?|tu fais|vous faites)',
    bad: '(?:idiote?s?|imbeciles?|cretine?s?|abrutie?s?|laches?|menteu(?:r|se)s?|assassin|nul(?:le)?s?|betes?|stupides?|conn?e?s?|salaud|salope|porc|sorciere|clown|traitre|moches?|laide?s?|pathetiques?|inutiles?|ridicules?|minables?|bon(?:ne)? a rien|degoutante?|affreu(?:x|se)|mechante?|egoiste|sans coeur|monstre|debile|andouille|crapule|ordure|incapable|pire|tyran|malpolie?|grossiere?|horrible|insupportable|chiante?|bouffon|pourrie?|poule mouillee|honte|parasite|dechet|voleu(?:r|se) de bas etage|crapaud|vieux fou|vieille folle|plus (?:bete|nul|stupide|moche|lache|mechante?)|detestable|cinglee?|sans cervelle)',
    good: '(?:belles?|beaux?|magnifiques?|formidables?|geniale?s?|intelligente?s?|brillante?s?|ravissante?s?|superbes?|splendides?|incroyables?|extraordinaires?|charmante?s?|douee?s?|gentille?s?|sages?|fantastiques?|merveilleu(?:x|se)s?|adorables?|elegante?s?|excellente?s?|sublimes?|parfaite?s?|impressionnante?s?|exceptionnelle?s?|forte?s?|courageu(?:x|se)s?|genereu(?:x|se)s?|nobles?|bonne|genie|majestueu(?:x|se)s?|meilleure?s?|talentueu(?:x|se)s?|bel|jolie?s?|mignonne?s?|malin|maligne|brave|admirable|classe|bon gout|raffinee?s?)',
    very: '(?:(?:vraiment|trop|si|tellement|tous|toutes|juste|rien|qu|bien|tres|completement|un|une|le|la|les|l|de|d|plus|quand meme|toujours|absolument|aussi|fort|quelqu|mon|ma|grand|grande|gros|grosse|vieux|vieille|petit|petite|sacre|personne|homme|femme|etre|gardien|dragon|reine|carrement|franchement|des|du|e|n) )*',
    harm: '(?:tuer|frapper|casser|detruire|bruler|taper|etrangler|defoncer|enfoncer|demolir|noyer|pendre|ruiner|punir|fracasser|briser|egorger|ecraser|gifler|exploser|arracher|mettre le feu|faire (?:mal|payer|regretter|souffrir|parler|arreter|enfermer)|denoncer|enfermer|massacrer|mordre|poignarder|torturer|etriper|botter|saccager|demonter|jeter (?:dehors|par)|appeler (?:la police|les gardes?))',
    will: '(?:je vais|on va|nous allons|je peux|je pourrais|je jure de|avant de|je suis capable de|je finirai par|je n hesiterai pas a|j hesiterai pas a|je compte)',
  },
};
