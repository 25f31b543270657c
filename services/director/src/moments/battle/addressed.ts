import type { Language } from '@fabula/rules/release/text';

/** "You" in every form; "you know" and « tu sais » only fill. */
const YOU: Record<Language, RegExp> = {
  en: /\b(?:you(?! know\b)|your|yours|yourself|thou|thee|thy|ye)\b/,
  fr: /\b(?:tu(?! sais\b)|te|toi|ton|ta|tes|tiens?|(?<!rendez[- ])vous(?! savez\b)|votre|vos)\b/,
};
/** What is asked of anybody in passing: "do you like", "can you". */
const CHAT: Record<Language, readonly RegExp[]> = {
  en: [
    /^\W*(?:so |and |hey )?(?:do|did|have|can|could|would|will|are|who)\b.*\byour?\b/,
    /^\W*(?:so |and |hey )?(?:what (?:do|did|is|are)|how (?:do|are|old)|where (?:do|are)|when (?:do|is))\b.*\byour?\b/,
  ],
  fr: [
    /^\W*(?:et |alors |dis )?(?:est[- ]ce que )?(?:tu|vous) (?:as|avez|aimes|aimez|fais|faites|connais|connaissez)\b/,
    /^\W*(?:et |alors |dis )?(?:est[- ]ce que )?(?:tu|vous) (?:peux|pouvez|veux|voulez)\b/,
    /^\W*(?:et |alors |dis )?(?:(?:tu|vous) .*(?:quoi|ou|quand|combien)\W*$|(?:quel|quelle|comment|combien|ou|quand)\b)/,
  ],
};

/** Whether the words are said at somebody, and not only to pass the time. */
export function speaksTo(plain: string, language: Language): boolean {
  return YOU[language].test(plain) && !CHAT[language].some((form) => form.test(plain));
}
