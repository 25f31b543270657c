import type { Language } from '@fabula/rules/release/text';
import { expand } from './text/contractions.ts';

const INTRODUCTION: Record<Language, RegExp> = {
  en: /\b(my name is|the name is|call me|they call me)\s+\p{L}{2,}/u,
  fr: /\b(je me appelle|mon nom est|mon nom ce est|moi ce est|appelez moi|appelle moi)\s+\p{L}{2,}/u,
};

const NAME = String.raw`\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)*`;
/** "I'm Sam": of this only the capital shows that it is a name, and that nothing follows. */
const PRESENTED: Record<Language, RegExp> = {
  en: presented("[Ii](?:'m| am)|[Ii]t(?:'s| is)|[Tt]his is"),
  fr: presented("[Jj]e suis|[Jj]'suis|[Cc]'est"),
};
const BARE = new RegExp(String.raw`^${NAME}\W*$`, 'u');

function presented(opening: string): RegExp {
  return new RegExp(String.raw`(?:^|[.,;!]\s*)(?:${opening})\s+${NAME}(?=\s*(?:[.,;!]|$))`, 'u');
}

/** "My name is …", "I'm …": whoever the player says to be. */
export function givesName(words: string, language: Language): boolean {
  if (INTRODUCTION[language].test(expand(words, language).replace(/-/g, ' '))) return true;
  return PRESENTED[language].test(words.trim().replace(/[’‘]/g, "'"));
}

/** "Sam.": nothing but words with a capital, for where a name was asked for. */
export function isBareName(words: string): boolean {
  return BARE.test(words.trim());
}
