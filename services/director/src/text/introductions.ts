import type { Language } from '@fabula/rules/release/text';
import { expand } from './contractions.ts';

const INTRODUCTION: Record<Language, RegExp> = {
  en: /\b(my name is|the name is|call me|they call me)\s+\p{L}{2,}/u,
  fr: /\b(je me appelle|mon nom est|mon nom ce est|moi ce est|appelez moi|appelle moi)\s+\p{L}{2,}/u,
};

const NAME = String.raw`\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)*`;
/** "I'm Sam": of this only the capital shows that it is a name, and that nothing follows. */
const SELF: Record<Language, RegExp> = {
  en: presented("[Ii](?:'m| am)"),
  fr: presented("[Jj]e suis|[Jj]'suis"),
};
/** "It's Sam" is who speaks, where that is asked, or anybody. */
const SOMEBODY: Record<Language, RegExp> = {
  en: presented("[Ii]t(?:'s| is)|[Tt]his is"),
  fr: presented("[Cc]'est"),
};
const BARE = new RegExp(String.raw`^${NAME}\W*$`, 'u');

function presented(opening: string): RegExp {
  return new RegExp(String.raw`(?:^|[.,;!]\s*)(?:${opening})\s+${NAME}(?=\s*(?:[.,;!]|$))`, 'u');
}

/** "My name is …", "I'm …": whoever the player says to be. */
export function givesName(words: string, language: Language): boolean {
  if (INTRODUCTION[language].test(expand(words, language).replace(/-/g, ' '))) return true;
  return SELF[language].test(plain(words));
}

/** "It's Sam", or "Sam": where it was asked who is there. */
export function isName(words: string, language: Language): boolean {
  return SOMEBODY[language].test(plain(words)) || BARE.test(words.trim());
}

function plain(words: string): string {
  return words.trim().replace(/[’‘]/g, "'");
}
