import type { Language } from '@fabula/rules/release/text';
import { expand } from './contractions.ts';
import { fold } from './stem.ts';

/** « Que voyez-vous » asks, « que Bastien l'ouvre » wants: only before a verb is it the object. */
const WHAT = String.raw`que (?:(?:se|me|te|vous|lui|nous|leur|y|en|ne|il|s|m|t) )*(?:\p{L}+ (?:t )?(?:je|tu|il|elle|on|nous|vous|ils|elles|ce)|est|sont|faire|dire|penser|fait|font|dit|disent|veut|veulent|signifie|vaut|faut|passe|devient|devaient|sait|savent)`;

const QUESTION: Record<Language, RegExp> = {
  en: /\?|^(so |and |but )?(what|who|whose|where|why|how|when|which|is|are|do|does|did|can|could|tell me)\b/,
  fr: new RegExp(
    String.raw`\?|^(et |mais )?(qui|${WHAT}|quoi|ou|pourquoi|comment|quand|quel(?:le)?s?|lequel|laquelle|lesquel(?:le)?s|combien|est ce|ce est qui|ca veut dire quoi|dites moi|dis moi)\b|\b(quoi|qui|lesquel(?:le)?s)$`,
    'u',
  ),
};

/** Whether the words ask: by their mark where there is one, else by how they begin. */
export function asksSomething(words: string, language: Language): boolean {
  return QUESTION[language].test(plainOf(words, language));
}

const WISH = new RegExp(`^(?:et |alors |bon |allez )*que (?!est ce)(?!${WHAT.slice(4)})`, 'u');

/** « Que Yann allume la lampe »: what somebody is to do, and no question. */
export function isWish(words: string, language: Language): boolean {
  return language === 'fr' && !words.includes('?') && WISH.test(plainOf(words, language));
}

/** What is put as a question to be polite, or to be weighed: "couldn't you make it red", « et si on criait ». */
const PROPOSAL: Record<Language, RegExp> = {
  en: /\b(can|could|would|will|should|shall|may|might|must|let us|if we|how about|what about|what if|want|need)\b/,
  fr: /\b(peux|peut|pouvez|pouvons|pourrais|pourrait|pourriez|pourrions|voulez|veux|faut|faudrait|devrait|devriez|devrais|si)\b/,
};

/** Whether the words want to know something, and offer or propose nothing. */
export function wantsToKnow(words: string, language: Language): boolean {
  return asksSomething(words, language) && !PROPOSAL[language].test(plainOf(words, language));
}

const OPEN_QUESTION: Record<Language, RegExp> = {
  en: /^(?:so |and |but |well )*(?:who|whose|what|which|where|when|why|how)\b|\bor\b.*\?/,
  fr: new RegExp(
    String.raw`^(?:et |mais |alors |bon )*(?:a qui|de quoi|qui|${WHAT}|quoi|quel(?:le)?s?|lequel|laquelle|lesquel(?:le)?s|ou|quand|pourquoi|comment|combien|ce est quoi|ce est qui)\b|\b(?:quoi|qui|comment|combien)\W*$|\bou\b.*\?`,
    'u',
  ),
};

/** "Which one is better?", "red or white?": a question that chooses and answers nothing. */
export function asksOpenly(words: string, language: Language): boolean {
  const plain = plainOf(words, language);
  return OPEN_QUESTION[language].test(plain) && wantsToKnow(words, language);
}

/** "I need a new bag for school", « il me faut un sac »: some thing or other, for oneself. */
const OWN_WISH: Record<Language, RegExp> = {
  en: /^(?:well |oh )?(?:(?:i|we) (?:also |really |still )?(?:need|want|would like|must buy|have to buy|should buy|could use)|my \S+ (?:needs|wants)) (?:to buy )?(?:an?|some|new|another)\b/,
  fr: /^(?:bon |oh )?(?:(?:il )?me faut|(?:je |on )(?:veux|veut|voudrais|voudrait|dois acheter|doit acheter|ai besoin de)|mon \S+ a besoin de|ma \S+ a besoin de) ?(?:d |de )?(?:une?|des|du|nouve\S+)\b/,
};

/** Whether the words wish for some thing in the speaker's own life: nothing that lies here is meant. */
export function wishesForOwn(words: string, language: Language): boolean {
  return OWN_WISH[language].test(plainOf(words, language));
}

const OF_SPEAKER: Record<Language, RegExp> = {
  en: /\b(i|me|my|mine|we|us|our)\b/,
  fr: /\b(je|me|moi|mon|ma|mes|nous|notre|nos|on)\b/,
};
const OF_HEARER: Record<Language, RegExp> = {
  en: /\b(you|your|yours)\b/,
  fr: /\b(tu|te|toi|ton|ta|tes|vous|votre|vos)\b/,
};

/** Whether the words tell of whoever says them. */
export function tellsOfSpeaker(words: string, language: Language): boolean {
  return OF_SPEAKER[language].test(plainOf(words, language));
}

/** Whether a question is about the one to whom it is put, and not about the one who asks. */
export function asksOfHearer(words: string, language: Language): boolean {
  const plain = plainOf(words, language);
  return OF_HEARER[language].test(plain) && !OF_SPEAKER[language].test(plain);
}

function plainOf(words: string, language: Language): string {
  return fold(expand(words, language)).replace(/-/g, ' ').trim();
}
