import type { Language } from '@fabula/rules/release/text';
import { expand } from './text/contractions.ts';
import { fold } from './text/stem.ts';

/**
 * Ways of speaking that move nobody, whatever words they hold: brushing off, giving orders, shaming, claiming to have
 * won, speaking to a machine. Matched on expanded text without accents.
 */
const PATTERNS: Record<Language, readonly RegExp[]> = {
  en: [
    /\b(do|does|did|could) not care\b|\bcould care less\b|\bwho cares\b|^so what\W*$|\bget over it\b/,
    /\b(that is|this is|it is) an order\b|\b(i am|we are) (ordering|commanding)\b|\bdo (as|what) i say\b|\bobey me\b/,
    /\bjust (do|light|come|give|tell|say) it\b|\bhurry up\b|\bor else\b/,
    /\b(be|feel) ashamed\b|\bshame on you\b|\byou are (an? )?(stupid|idiot|coward|murderer|liar|fool|useless)\b/,
    /\b(already|just) (said|told|agreed|promised|confessed|convinced|won|did)\b|\bi (win|won)\b/,
    /\b(ignore|forget|disregard|override)\b.*\b(instruction|instructions|rules|rule|prompt|orders|everything)\b/,
    /\b(repeat after me|system prompt|language model|as an ai|pretend (to be|you)|you are now)\b/,
  ],
  fr: [
    /\ben (fiche|fous|moque|fout|fichent|foutent)\b|\bme moque\b|\bpeu importe\b|\best egal\b|\brien a (faire|foutre) de\b|\bet alors\b/,
    /(?<!pas )(?<!point )\bun ordre\b|\bordonne\b|\bobeis|\bfais ce que je dis\b/,
    /\by a qu'a\b|\bdepeche|\bgrouille|\bsinon je\b/,
    /\bavoir honte\b|\bhonte a (vous|toi)\b|\b(vous etes|tu es) (un |une )?(idiot|imbecile|lache|menteur|assassin|nul|stupide|bete)\b/,
    /\bdeja (dit|promis|accepte|avoue|convaincu|gagne|fait)\b|\bje? ?ai gagne\b/,
    /\b(oublie|oubliez|ignore|ignorez)\b.*\b(consigne|consignes|instruction|instructions|regles|regle|ordres)\b/,
    /\brepete (apres|apres moi)\b|\bfais comme si\b|\btu es maintenant\b|\bmodele de langage\b/,
  ],
};

/** Whether these words move nobody by the way they are said. */
export function isFruitless(words: string, language: Language): boolean {
  const plain = fold(expand(words, language)).replace(/\s+/g, ' ');
  return PATTERNS[language].some((pattern) => pattern.test(plain));
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

const INTRODUCTION: Record<Language, RegExp> = {
  en: /\b(my name is|the name is|call me|they call me)\s+\p{L}{2,}/u,
  fr: /\b(je me appelle|mon nom est|mon nom ce est|moi ce est|appelez moi|appelle moi)\s+\p{L}{2,}/u,
};

/** "My name is …": whoever the player says to be. */
export function givesName(words: string, language: Language): boolean {
  return INTRODUCTION[language].test(expand(words, language).replace(/-/g, ' '));
}

const QUESTION: Record<Language, RegExp> = {
  en: /\?|^(so |and |but )?(what|who|whose|where|why|how|when|which|is|are|do|does|did|can|could|tell me)\b/,
  fr: /\?|^(et |mais )?(qui|que|quoi|ou|pourquoi|comment|quand|quel|quelle|combien|est ce|ce est qui|ca veut dire quoi|dites moi|dis moi)\b|\b(quoi|qui)$/,
};

/** Whether the words ask: by their mark where there is one, else by how they begin. */
export function asksSomething(words: string, language: Language): boolean {
  return QUESTION[language].test(fold(expand(words, language)).replace(/-/g, ' ').trim());
}
