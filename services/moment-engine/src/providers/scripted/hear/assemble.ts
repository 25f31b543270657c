import type { Language } from '@fabula/rules/release/text';
import { namedIn, wholeOf } from './named.ts';
import type { Hearer, Speech } from './speech.ts';

/** Who is named after these goes; the others stay. */
const WITHOUT: Record<Language, ReadonlySet<string>> = {
  en: new Set(['without', 'except', 'but', 'leave', 'leaves', 'drop', 'minus', 'home']),
  fr: new Set(['sans', 'sauf', 'laisse', 'laissez', 'moins', 'reste']),
};

/** Who was named to stay; "everybody but Tomo" names the others. */
export const hearTeam: Hearer = (scene, speech) => {
  const named = namedIn(scene, speech, scene.nameable);
  const left = excluded(speech);
  if (left === null) return { characters: named };
  const gone = namedIn(scene, speech, scene.nameable, left);
  const before = named.filter((id) => !gone.includes(id));
  const rest = scene.nameable.filter((id) => !gone.includes(id));
  return { characters: gone.length > 0 && before.length === 0 ? rest : before };
};

/** What was said from the first word on that takes somebody away; names there stand in the reach of a "without". */
function excluded(speech: Speech) {
  const said = wholeOf(speech);
  const at = said.findIndex(({ text }) => WITHOUT[speech.story.language].has(text));
  return at < 0 ? null : said.slice(at).map((token) => ({ ...token, negated: false }));
}
