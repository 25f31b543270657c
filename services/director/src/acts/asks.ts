import type { Language } from '@fabula/rules/release/text';
import { asksSomething } from '../text/questions.ts';
import { plainSpeech } from './plain-speech.ts';

/** What asks wherever it stands ("and she went where", « tu l'as mis où »), and what tells somebody to tell. */
const ASKING: Record<Language, RegExp> = {
  en: /\b(what|who|whose|whom|where|why|how|when|which|tell|explain|describe|remind|talk|speak|show|wonder|wondering|know|curious|about|are you|is it|do you|did you|have you|was it)\b/,
  fr: /\b(quoi|qui|que|qu|ou|comment|pourquoi|quand|combien|quelle?s?|lequel|laquelle|est ce|parle[rsz]?|raconte[rsz]?|explique[rsz]?|decri[rstvez]*|montre[rsz]?|di[st]e?s?|savoir|curieux|curieuse|rappelle[rsz]?|(?:as|es|avez|etes|est|a) (?:tu|vous|il|elle))\b/,
};

/** Whether the words may want something told; a name alone, or what is asserted, does not. */
export function asksToBeTold(words: string, language: Language): boolean {
  return asksSomething(words, language) || ASKING[language].test(plainSpeech(words, language));
}
