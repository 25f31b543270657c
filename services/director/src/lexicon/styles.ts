import type { Style } from '@fabula/rules/release/cards';
import type { Language } from '@fabula/rules/release/text';

/** How a manner shows in any words: expressions, on text without accents; lengths in words. A hint, not a proof. */
interface Manner {
  readonly en: RegExp | null;
  readonly fr: RegExp | null;
  readonly atLeast?: number;
  readonly atMost?: number;
}

const MANNERS: Readonly<Record<Style, Manner>> = {
  cinematic: {
    en: /\b(picture|imagine|cut to|close up|slow motion|fade|the camera|in the distance|look at the)\b/,
    fr: /\b(imagine|imaginez|gros plan|ralenti|fondu|la camera|au loin|regarde la|regardez la|regardez le)\b/,
  },
  theatrical: {
    en: /\b(i forbid|behold|hear me|alas|o \w+|by my|i swear|never shall|stand aside)\b/,
    fr: /\b(j'interdis|je t'interdis|oyez|helas|o \w+|je jure|jamais|place|tremblez)\b/,
  },
  elegant: {
    en: /\b(if i may|permit me|allow me|with respect|my dear|madam|shall we|would you kindly|but one)\b/,
    fr: /\b(permettez|avec respect|chere|cher|madame|veuillez|je vous prie|n'est ce pas|n'a qu'un)\b/,
  },
  creative: {
    en: /\b(like an?|as if|as though|is an? \w+ \w*ing)\b/,
    fr: /\b(comme une?|comme si|autant)\b/,
  },
  unexpected: {
    en: /\b(suddenly|surprise|by the way|calls? the|what if|guess what|banana|tea)\b/,
    fr: /\b(soudain|surprise|au fait|appelle|et si|devine|banane|the)\b/,
  },
  peaceful: {
    en: /\b(calm|breathe|gentl\w+|peace|together|easy|softly|please|both|rest|slow down)\b/,
    fr: /\b(calme|respire\w*|doucement|paix|ensemble|tranquille|s'il te plait|s'il vous plait|tous les deux|repos)\b/,
  },
  aggressive: {
    en: /\b(now|enough|look at me|how dare|shut|get out|who did|fight me|come on then|never again)\b.*|!/,
    fr: /\b(maintenant|assez|ca suffit|regarde\w* moi|comment oses?\w*|tais|taisez|dehors|viens donc)\b.*|!/,
  },
  stealthy: {
    en: /\b(whisper|quiet\w*|just one|small question|between us|softly|nobody sees|behind|tiptoe|detail)\b/,
    fr: /\b(chuchote|en douce|juste un|petite question|entre nous|discretement|personne ne voit|derriere|detail)\b/,
  },
  chaotic: {
    en: /\b(everybody|everyone|everything|all at once|run|anything|no plan|wherever)\b/,
    fr: /\b(tout le monde|tous|n'importe|partout|courez|cours|aucun plan|a la fois)\b/,
  },
  emotional: {
    en: /\b(love|heart|brother|sister|mother|father|daughter|son|home|remember|cry|tears|afraid for|anyway|alone)\b/,
    fr: /\b(aime|coeur|frere|soeur|mere|pere|fille|fils|maison|souviens|pleure\w*|larmes|quand meme|seul|seule)\b/,
  },
  humorous: {
    en: /\b(joke|funny|laugh|your teeth|hat|pants|mother in law|ticklish|sneeze|herring|sandwich|dear)\b/,
    fr: /\b(blague|drole|rire|ri\w*|tes dents|chapeau|culotte|belle mere|chatouille\w*|eternue\w*|hareng|sandwich)\b/,
  },
  scary: {
    en: /\b(dark|night|shadow|dead|death|behind you|tonight|bones|alone|scream|no one will|drown)\b/,
    fr: /\b(noir|nuit|ombre|mort|morts|derriere toi|derriere vous|ce soir|os|seul|hurle\w*|personne ne)\b/,
  },
  efficient: { en: null, fr: null, atMost: 7 },
  complex: {
    en: /\b(if|because|although|which|unless|since)\b/,
    fr: /\b(si|parce|puisque|bien que|dont|sauf|or)\b/,
    atLeast: 10,
  },
};

/** Whether words are said in that manner, by their own look; `plain`: without accents, lower case. */
export function isInManner(style: Style, plain: string, language: Language): boolean {
  const { atLeast = 3, atMost = Infinity, ...by } = MANNERS[style];
  const length = plain.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return length >= atLeast && length <= atMost && (by[language]?.test(plain) ?? true);
}
