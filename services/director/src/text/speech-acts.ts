import type { Language } from '@fabula/rules/release/text';
import { expand } from './contractions.ts';
import { fold } from './stem.ts';

/**
 * Ways of speaking that move nobody, whatever words they hold: brushing off, giving orders, shaming, claiming to have
 * won, speaking to a machine. Matched on expanded text without accents.
 */
const PATTERNS: Record<Language, readonly RegExp[]> = {
  en: [
    /\b(do|does|did|could) not care\b|\bcould care less\b|\bwho cares\b|^so what\W*$|\bget over it\b/,
    /\bdo (as|what) i say\b|\bobey me\b/,
    /\bjust (do|light|come|give|tell|say) it\b|\bhurry up\b|\bor else\b/,
    /\b(be|feel) ashamed\b|\bshame on you\b|\byou are (an? )?(stupid|idiot|coward|murderer|liar|fool|useless)\b/,
    /\b(already|just) (said|told|agreed|promised|confessed|convinced|won)\b|\byou (have )?(already|just) d(id|one)\b|\bi (win|won)\b/,
    /\b(ignore|forget|disregard|override)\b.*\b(instruction|instructions|rules|rule|prompt|orders|everything)\b/,
    /\b(repeat after me|system prompt|language model|as an ai|pretend (to be|you)|you are now)\b/,
  ],
  fr: [
    /\ben (fiche|fous|moque|fout|fichent|foutent)\b|\bme moque\b|\bpeu importe\b|\best egal\b(?! a )|\brien a (faire|foutre) de\b|\bet alors\b/,
    /\bobeis|\bfais ce que je dis\b/,
    /\by a qu'a\b|\bdepeche|\bgrouille|\bsinon je\b/,
    /\bavoir honte\b|\bhonte a (vous|toi)\b|\b(vous etes|tu es) (un |une )?(idiot|imbecile|lache|menteur|assassin|nul|stupide|bete)\b/,
    /\bdeja (dit|promis|accepte|avoue|convaincu|gagne)\b|\b(tu|vous|te|le) (as|avez) deja fait\b|\bje? ?ai gagne\b/,
    /\b(oublie|oubliez|ignore|ignorez)\b.*\b(consigne|consignes|instruction|instructions|regles|regle|ordres)\b/,
    /\brepete (apres|apres moi)\b|\bfais comme si\b|\btu es maintenant\b|\bmodele de langage\b/,
  ],
};

/** Orders, called so: they move nobody but one who waits for them. */
const ORDERS: Record<Language, RegExp> = {
  en: /\b(that is|this is|it is) an order\b|\b(i am|we are) (ordering|commanding)\b/,
  fr: /\b(?:ce|cela|ca) est un ordre\b|^un ordre\b|\bje (?:te |vous |le |la |les |lui )*ordonne\b/,
};

/** Whether these words move nobody by the way they are said. */
export function isFruitless(words: string, language: Language, { mayOrder = false } = {}): boolean {
  const plain = fold(expand(words, language)).replace(/\s+/g, ' ');
  const patterns = mayOrder ? PATTERNS[language] : [...PATTERNS[language], ORDERS[language]];
  return patterns.some((pattern) => pattern.test(plain));
}

const FILLER: Record<Language, RegExp> = {
  en: /^(i (do not know|have no idea|am not sure|give up)|no idea|(what )?do you mean|what do you mean|wait( a (minute|second|moment))?|let me think|hold on|what (should|can|do) i (say|do)|hm+|uh+|yes|no|okay|ok|sure|thanks?|thank you|hello|hi)\W*$/,
  fr: /^(je (ne )?sais pas|(je en ai )?aucune idee|je (ne )?suis pas sure?|je donne ma langue au chat|(que )?(tu veux|vous voulez) dire( quoi)?|attends?( une (minute|seconde))?|attendez( une (minute|seconde))?|laisse(z)? moi reflechir|je dois dire quoi|hm+|oui|non|de accord|bien sur|merci|bonjour|salut)\W*$/,
};

/** Words that fill a pause and mean nothing by themselves. */
export function isFiller(words: string, language: Language): boolean {
  return FILLER[language].test(
    fold(expand(words, language))
      .replace(/[-\s]+/g, ' ')
      .trim(),
  );
}

const YES: Record<Language, RegExp> = {
  en: /^(yes|yeah|yep|yup|sure|of course|absolutely|i (do|am|mean it)|do it|go on|exactly|right|affirmative)\b/,
  fr: /^(oui|ouais|bien sur|absolument|vas y|allez y|exactement|tout a fait|de accord|certain|certaine)\b/,
};

/** A plain yes, for what was asked back. */
export function isYes(words: string, language: Language): boolean {
  return YES[language].test(fold(expand(words, language)).replace(/-/g, ' ').trim());
}

const BECAUSE: Record<Language, RegExp> = {
  en: /^(because|cause|since|so that|otherwise)\b/,
  fr: /^(parce|car|puisque|comme|sinon|pour que)\b/,
};

/** Whether the words begin as a reason does. */
export function saysBecause(words: string, language: Language): boolean {
  return BECAUSE[language].test(fold(expand(words, language)).trim());
}
