import type { Language } from '@fabula/rules/release/text';
import { FEELING_WORDS } from './feeling-words.ts';
import type { PlainClause } from './plain-speech.ts';

export type FeelingAct = 'insult' | 'threat' | 'comfort' | 'flattery';

type Sources = Readonly<Record<FeelingAct, readonly string[]>>;

/** In order: "you must be the dumbest", "I'll break your lamp", "nobody blames you", "such good taste". */
const RULES: Record<Language, Sources> = {
  en: {
    threat: [
      '\\b<will> (?:\\w+ )?<harm>\\b(?! (?:the (?:silence|ice|curse|spell|bread|record|news)|myself|a sweat))',
      '^(?:and |or )*i (?:have|got|have got|carry|brought) (?:a |my |got )*(?:big |sharp |loaded )?(?:gun|knife|dagger|weapon|pistol)$',
      '\\b(?:before|unless you want me to|do not make me) (?:i )?<harm>\\b|\\bdo not make me (?:come|do|use|get|angry|force)\\b',
      '\\byou (?:will|are going to|shall) (?:be sorry|regret|pay for|die|suffer|wish you)\\b|\\byou die$|\\byou (?:do not|would not) want to see me\\b|\\byou have been warned\\b',
      '\\bnext time i (?:will|would) not\\b|\\bi will not (?:ask|be so nice|say it|warn you) (?:again|next time|twice)|\\bor (?:you|he|she|they) (?:will )?(?:die|dies|suffers?|pays?)\\b|\\blast chance\\b|\\bor else$',
    ],
    insult: [
      '^(?!.*\\b(?:not|never|no)\\b).*\\b<you> <very>(?:\\w+ )?<bad>\\b',
      '^(?:oh |you |what |how |such )*<very><bad>(?: <bad>)*(?: (?:you are|of a (?:man|keeper|dragon|machine)|man|woman|thing|creature|beast))?$',
      '\\b(?:you|your) <very>(?:stupid|ugly|pathetic|useless|worthless|filthy|rotten|pompous|senile|miserable) \\w+',
      '\\byou (?:have|have got|got) (?:a |the |no )(?:\\w+ )?(?:brain|brains|face like|manners|heart of stone|ugly)\\b|\\byou (?:smell|stink|disgust me|make me sick|suck|bore me|are full of it|look like (?:a |an )?\\w+)\\b',
      '\\b(?:nobody|no one) (?:likes|loves|needs|wants|cares about|respects) you\\b|\\bi (?:really )?(?:hate|despise|loathe|can not stand|detest) you\\b|\\byour (?:mother|father|face|breath|head) (?:was|is|looks|smells)\\b',
    ],
    comfort: [
      '\\b(?:not|never) (?:\\w+ )?(?:your fault|to blame|alone)\\b|\\b(?:nobody|no one) (?:\\w+ )?(?:blames?|judges?|is angry (?:with|at)) you\\b|\\bdo not (?:blame yourself|be (?:so )?(?:hard on yourself|sad|scared|afraid))\\b',
      '\\btake your time\\b|\\b(?:there is )?no (?:hurry|rush)\\b|\\byou (?:can|could) (?:lean|count|rely) on me\\b|\\bhold (?:my|your) hand\\b|\\byou did (?:everything|all|what|your best)(?: \\w+)? ?you could\\b|\\byou did your best\\b',
      '\\b(?:it|that|this) (?:must|can not) (?:have been|be|feel) (?:\\w+ )?(?:hard|easy|difficult|lonely|painful|sad|tough|frightening|heavy)(?: for you)?$',
      '\\bit is (?:okay|ok|all right|alright|normal|fine|human) to (?:be|feel|cry|grieve|miss)\\b|\\b(?:time heals|you are safe|i will not leave you|i am (?:right )?(?:here|with you)|we are here for you|poor (?:you|thing|dear|soul))\\b',
      '\\blet me (?:hug|hold|comfort) you\\b|\\byou are (?:braver|stronger|better) than you think\\b|\\b(?:things|it|everything) will (?:get better|be (?:all right|alright|ok|okay|fine)|pass)\\b',
    ],
    flattery: [
      '^(?!.*\\b(?:not|never)\\b).*\\b<you> <very><good>\\b',
      '^(?:oh |wow )*(?:such|what|how) <very><good>(?: \\w+){0,4}$',
      '\\byou (?:have|have got|got|do have|do) (?:got )?<very>(?:good (?:taste|heart|looks|eyes|voice|hands|manners)|great \\w+|<good> \\w+)',
      '\\b(?:never|not) (?:\\w+ )?(?:met|seen|known|heard) (?:\\w+ ){1,3}as <good>\\b|\\bi could (?:listen to|look at|watch) you (?:for|all)\\b|\\b(?:nobody|no one) (?:\\w+ ){1,4}(?:like|as well as|better than) you\\b|\\beveryone (?:says|knows|tells me) (?:how|that you are) <very><good>',
    ],
  },
  fr: {
    threat: [
      '\\b<will> (?:tous? |te |t |vous |le |la |l |lui |les |tout |y )*<harm>\\b(?! (?:le (?:silence|sort)|la glace))',
      '\\b(?:m |nous )(?:oblige|obligez|force|forcez) pas\\b|\\bque je (?:te |vous )?(?:defonce|casse|frappe|brule|enfonce|tue|fracasse)\\b|\\b(?:tu veux|vous voulez) pas (?:me|que je) (?:voir|me mette|m enerve)\\b',
      '\\b(?:tu vas|vous allez) (?:me |le |la )*(?:regretter|payer|mourir|souffrir|avoir mal|pleurer)\\b|\\b(?:tu|vous) (?:meurs|mourrez|mourras|regretteras?|paieras|paierez|regretterez|souffriras)\\b|\\btu es morte?$',
      '\\bla prochaine fois\\b.{0,16}\\b(?:serai|ferai|aurai)\\b|\\bj appelle (?:la police|les gardes?|la garde)\\b|\\bje (?:dirai|raconterai) (?:tout )?a tout le monde\\b|\\b(?:derniere? (?:avertissement|chance)|gare a|fais gaffe|mefie toi|prends garde a toi)\\b',
      '\\bje (?:te|vous|t) (?:frappe|tue|casse|brule|gifle|denonce|ecrase|etrangle|noie|tape|mords|fracasse)\\b|^(?:ou )?sinon$',
    ],
    insult: [
      '^(?!.*\\b(?:pas|jamais|aucun)\\b).*\\b<you> <very>(?:\\w+ )?<bad>\\b(?! a toi)',
      '^(?:oh |quel(?:le)? |espece (?:de |d )|sale |pauvre |petite? |bande (?:de |d ))*<very><bad>(?: <bad>)*(?: (?:tu (?:fais|es)|vous (?:etes|faites)|que (?:tu|vous) .*))?$',
      '\\b(?:sale|stupide|maudite?|foutue?|espece d)(?:e)? (?:tete|gueule|face|type|bonhomme|gosse|machine|bete|vieux|vieille)\\b',
      '\\b(?:tu|vous|t) (?:as|avez) (?:un |une )?(?:cerveau|cervelle|tete|gueule|face) (?:de|d|pourrie?)\\b|\\b(?:tu|vous) (?:pues|puez|sens|sentez) (?:le|la|mauvais|le \\w+)\\b|\\b(?:tu|vous) (?:me )?(?:degoutes|degoutez|ennuies|fatigues|enerves|saoules)$',
      '\\bpersonne (?:t|vous|te) ?(?:aime|supporte|respecte|apprecie)\\b|\\b(?:peux pas|deteste|hais|meprise|supporte pas) (?:te |vous |t )?(?:supporter|sentir|voir)$|\\bje (?:te|vous) (?:deteste|hais|meprise|supporte (?:pas|plus))|\\b(?:ta|votre) (?:mere|tete|face|gueule) (?:est|etait|ressemble)',
    ],
    comfort: [
      '\\b(?:pas|aucunement) (?:de )?(?:ta|votre) faute\\b|\\bpersonne (?:t|te|vous) ?(?:en veut|juge|reproche)\\b|\\b(?:aie|ayez) pas peur\\b|\\b(?:t en veux|vous en voulez|culpabilise[zr]?) (?:pas|plus)\\b|\\b(?:sois|soyez) pas (?:triste|si dur|inquiete?)',
      '\\b(?:prends|prenez) (?:ton|votre) temps\\b|\\brien presse\\b|\\b(?:tu|vous) (?:peux|pouvez) (?:compter|t appuyer|vous appuyer) sur moi\\b|\\b(?:donne|donnez) moi (?:la|ta|votre) main\\b|\\b(?:fait|faites) (?:tout )?ce que (?:tu|vous) (?:pouvais|pouviez|as pu|avez pu)\\b|\\bde (?:ton|votre) mieux\\b',
      '\\b(?:ca|c|cela) (?:doit|a du|devait) (?:etre|faire) (?:\\w+ )?(?:dur|difficile|triste|mal|penible|lourd|douloureux|terrible)\\b',
      '\\b(?:le droit|normal) (?:d|de) (?:etre|pleurer|avoir)\\b|\\b(?:mon|ma|le|la) pauvre(?: \\w+)?$|\\bje (?:te|vous) (?:lache|laisse|quitte) pas\\b|\\bje (?:sais|comprends|imagine) ce que (?:tu ressens|vous ressentez|tu vis|vous vivez)\\b|\\bca va (?:aller|passer|s arranger)\\b|\\bje suis (?:la|avec (?:toi|vous))\\b',
      '\\btout (?:va|ira|finira par) (?:bien|aller|s arranger)\\b|\\ben securite\\b|\\b(?:viens|venez) dans mes bras\\b|\\b(?:tu es|vous etes) plus (?:forte?|courageu\\w+) que\\b',
    ],
    flattery: [
      '^(?!.*\\b(?:pas|jamais|personne)\\b).*\\b<you> <very><good>\\b(?! a rien)',
      '^(?:oh |ah )*(?:quel(?:le)?s? |comme (?:tu es |vous etes )|que (?:tu es |vous etes ))<very>(?:\\w+ )?<good>\\b',
      '\\b(?:tu|vous|t) (?:as|avez) <very><good>(?: \\w+)?',
      '\\bquelqu un (?:d |de )?(?:aussi|si) <good>\\b|\\bje pourrais (?:t|te|vous) ?(?:ecouter|regarder|admirer)\\b|\\bpersonne (?:\\w+ ){1,4}(?:comme|mieux que) (?:toi|vous)\\b|\\btout le monde dit que (?:tu es|vous etes) <very><good>|\\b(?:admirat(?:eur|rice)|fan)\\b',
    ],
  },
};

const ORDER: readonly FeelingAct[] = ['threat', 'insult', 'comfort', 'flattery'];

const COMPILED: Record<Language, readonly { act: FeelingAct; form: RegExp }[]> = {
  en: compiled('en'),
  fr: compiled('fr'),
};

function compiled(language: Language) {
  const words = FEELING_WORDS[language];
  const written = (source: string) =>
    source.replace(/<(\w+)>/g, (_, name: keyof typeof words) => words[name]);
  return ORDER.map((act) => ({ act, form: new RegExp(RULES[language][act].map(written).join('|')) }));
}

/** What a clause does to the feelings of whoever is spoken to; null: nothing. Who asks, does nothing to them. */
export function feelingAct({ padded, asks }: PlainClause, language: Language): FeelingAct | null {
  const act = COMPILED[language].find(({ form }) => form.test(padded))?.act ?? null;
  return asks && act !== 'insult' && act !== 'threat' ? null : act;
}
