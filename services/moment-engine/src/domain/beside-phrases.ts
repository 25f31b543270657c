import type { Language } from '@fabula/rules/release/text';

/** What can be asked in any moment: a recogniser that knows nothing but phrases hears it too. */
export const BESIDE_PHRASES: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'help me',
    'give me a hint',
    'what should I do',
    'what can I say',
    "I don't know",
    'say that again',
    'what did you say',
  ],
  fr: [
    'aidez-moi',
    'un indice',
    "qu'est-ce que je dois faire",
    "qu'est-ce que je peux dire",
    'je ne sais pas',
    'répétez',
    "qu'est-ce que vous avez dit",
  ],
};
