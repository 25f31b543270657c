import type { Language } from '@fabula/rules/release/text';

/** What is said behind a thing to have none of it: "the gallery? No way", « courir, ça ne sert à rien ». */
const REFUSALS: Record<Language, string> = {
  en: [
    'no way|no,? thank(?:s| you)(?: very much)?|no chance|not a chance|not for me|not likely|never ever',
    'never in (?:my|a thousand) (?:life|years)|over my dead body|certainly not|absolutely not|definitely not',
    '(?:(?:it|that|they) )?(?:is|are) (?:out of the question|(?:of )?no use(?: at all| to \\w+| for \\w+)?|useless|pointless)',
    '(?:(?:it|that|they) )?do(?:es)? not (?:interest|tempt|appeal to) (?:me|us)(?: at all)?',
    'i (?:do|would) not want (?:it|him|her|them|that)(?: \\w+){0,2}|in no case|under no circumstances',
    '(?:shows|prove|proves|show) nothing(?: at all)?|do(?:es)? not (?:show|prove) (?:who|how|what|anything)[^.,;!?]*',
  ].join('|'),
  fr: [
    'non,? merci|jamais de la vie|(?:est )?hors de question|pas question|très peu pour (?:moi|nous)|sûrement pas',
    'certainement pas|surtout pas|absolument pas|jamais|plutôt mourir|et puis quoi encore|sans façon',
    '(?:(?:ça|cela|elle|il) )?(?:ne )?(?:me|nous) (?:intéresse(?:nt)?|tente(?:nt)?|dit) (?:pas|rien)(?: du tout)?',
    '(?:(?:ça|cela|elle|il) )?(?:ne )?me est (?:\\p{L}+ )?égal',
    '(?:(?:ça|cela|elle|il|elles|ils) )?(?:ne )?(?:sert|servent|servirait|servira) à rien(?: du tout)?',
    '(?:ne )?(?:montre|prouve)(?:nt)? rien(?: du tout)?|ne (?:montre|prouve)(?:nt)? pas (?:qui|comment|ce)[^.,;!?]*',
    'je (?:ne )?(?:veux|voudrais) pas de (?:elle|lui|eux|elles|ça)\\b[^.,;!?]*|en aucun cas',
    '(?:tu peux|vous pouvez) toujours (?:courir|attendre|rêver)',
    'je (?:ne )?en veux (?:pas|plus)(?: du tout)?',
  ].join('|'),
};

const NOT: Record<Language, string> = { en: 'not', fr: 'sans' };
/** A bare no refuses what a comma parts from it; before a question mark it only asks for a yes. */
const NO: Record<Language, string> = { en: 'no', fr: 'non' };

const START = '(^\\s*|[.;!?…]\\s*|\\b(?:but|mais) )';
const END = '(?=\\s*(?:[.,;!…]|$))';

const BEHIND: Record<Language, RegExp> = { en: behind('en'), fr: behind('fr') };
const BEFORE_NO: Record<Language, RegExp> = { en: beforeNo('en'), fr: beforeNo('fr') };

function behind(language: Language): RegExp {
  const said = '(\\p{L}[^.;!?…]*?)';
  return new RegExp(`${START}${said}(?:\\s*[,:?!.…—-]\\s*|\\s+)(?:${REFUSALS[language]})${END}`, 'gu');
}

function beforeNo(language: Language): RegExp {
  const said = '(\\p{L}[^.,;!?…]*?)';
  return new RegExp(`${START.replace('[.', '[.,')}${said}\\s*[,:?]\\s*${NO[language]}${END}`, 'gu');
}

/** What is said before a thing to have any but this: "anywhere but the terrace". */
const BEFORE: Record<Language, RegExp> = {
  en: /\b(?:any(?:where|thing|one|body)|every(?:where|thing)|nowhere|no\w+|all) (?:else )?(?:but|except(?: for)?|save)\b|\bdo(?:n't| not)? you dare\b|\banything rather than\b/g,
  fr: /\b(?:ne importe (?:où|quoi|qui|lequel|laquelle)|partout|tout|tous|toutes|rien) (?:sauf|excepté|hormis|mais pas)(?= )|\bfaux que\b/g,
};

/** The same words, with a plain "not" before what they refuse. @param text expanded */
export function withRefusals(text: string, language: Language): string {
  const out = text.replace(BEFORE[language], ` , ${NOT[language]} `);
  const refused = `$1${NOT[language]} $2 ,`;
  return out.replace(BEHIND[language], refused).replace(BEFORE_NO[language], refused);
}
