import type { Language } from '@fabula/rules/release/text';
import { expand } from '../text/contractions.ts';
import { fold } from '../text/stem.ts';
import { clausesOf, type Token } from '../text/tokens.ts';
import { namedIn } from './named.ts';
import type { Hearer, Speech } from './speech.ts';

/** Who is named after these goes; the others stay. */
const WITHOUT: Record<Language, RegExp> = {
  en: /\b(?:without|except|but not|but|leave|leaves|drop|minus|not)\b(.*)$/,
  fr: /\b(?:sans|sauf|laisse|laissez|moins|excepte|pas)\b(.*)$/,
};

/** Who was named to stay; "everybody but Tomo" names the others. */
export const hearTeam: Hearer = (scene, speech) => {
  const named = namedIn(scene, speech, scene.nameable, spoken(speech.words, speech));
  const left = excluded(speech);
  if (left === null) return { characters: named };
  const gone = namedIn(scene, speech, scene.nameable, left);
  const before = named.filter((id) => !gone.includes(id));
  const rest = scene.nameable.filter((id) => !gone.includes(id));
  return { characters: gone.length > 0 && before.length === 0 ? rest : before };
};

/** What is said after a word that takes somebody away. */
function excluded(speech: Speech): Token[] | null {
  const { language } = speech.story;
  const rest = WITHOUT[language].exec(fold(expand(speech.words, language)))?.[1];
  return rest === undefined ? null : spoken(rest, speech);
}

/** The words, whatever is denied among them: here a "not" takes away, and is looked for by itself. */
function spoken(words: string, { story }: Speech): Token[] {
  return clausesOf(words, story.language, story.correct)
    .flat()
    .map((token) => ({ ...token, negated: false }));
}
