import type { Language } from '@fabula/rules/release/text';
import type { Scene } from '@fabula/rules/scene';
import { clausesOf, rowOf, type Token } from '../text/tokens.ts';
import { callsIn } from './named.ts';
import type { Speech } from './speech.ts';

const I: Record<Language, ReadonlySet<string>> = {
  en: new Set(['i', 'me', 'my', 'mine']),
  fr: new Set(['je', 'j', 'moi', 'mon', 'ma', 'mes']),
};
/** Somebody is told by what follows: "the one with the manners", « celui qui a les machines ». */
const ONE: Record<Language, RegExp> = {
  en: /^(?:one|who|guy|man|woman|person|fellow|lady|he|she|someone|somebody)$/,
  fr: /^(?:celui|celle|ceux|qui|type|homme|femme|personne|mec|dame)$/,
};

/** Of each who can be named: stems of what the moment's opening says of them and of nobody else. */
function tellingOf(scene: Scene, speech: Speech): Map<string, Set<string>> {
  const { moment, nameable } = scene;
  const { language } = speech.story;
  const said = new Map<string, Set<string>>();
  if (!('openings' in moment)) return said;
  const lines = moment.openings.flatMap(({ lines: each }) => each);
  for (const { text, characterId } of lines) {
    const parts = clausesOf(text[language], language);
    // « Et moi, les mains rapides »: who stands alone before a comma is told of behind it.
    let alone: string | undefined;
    for (const part of parts) {
      const calls = callsIn(scene, speech, nameable, part);
      const called = new Set(calls.map(({ id }) => id));
      const [own] = called.size > 0 ? called : ownTo(part, characterId ?? moment.characterId, language);
      const only = own ?? alone;
      const isOfName = (at: number) => calls.some(({ from, to }) => from <= at && at < to);
      const stems = part.flatMap(({ kind, stem }, at) => (kind === 'content' && !isOfName(at) ? stem : []));
      alone = stems.length === 0 && called.size < 2 ? own : undefined;
      if (only === undefined || called.size > 1 || !nameable.includes(only)) continue;
      said.set(only, new Set([...(said.get(only) ?? []), ...stems]));
    }
  }
  for (const [id, stems] of said)
    for (const [other, others] of said)
      if (other !== id) for (const stem of stems) if (others.delete(stem)) stems.delete(stem);
  return said;
}

function ownTo(part: readonly Token[], speaker: string, language: Language): string[] {
  return part.some(({ text }) => I[language].has(text)) ? [speaker] : [];
}

const TOLD = new WeakMap<Scene['moment'], Map<string, Map<string, Set<string>>>>();

/**
 * Who is told by what the opening says of them: "the one with the machines and the quick hands"; in the order in which it is
 * said. A word alone tells only where nothing but such words is said.
 */
export function describedIn(scene: Scene, speech: Speech): string[] {
  const { language } = speech.story;
  const tokens = rowOf(speech.words, language);
  const known = TOLD.get(scene.moment) ?? new Map<string, Map<string, Set<string>>>();
  TOLD.set(scene.moment, known);
  const key = `${language}${scene.nameable.join()}`;
  const telling = known.get(key) ?? tellingOf(scene, speech);
  known.set(key, telling);
  // "The machine" is called by its name already: it tells of nobody's machines.
  const calls = callsIn(scene, speech, scene.nameable, tokens);
  const found = tokens.flatMap(({ stem, kind, negated }, at) => {
    if (kind !== 'content' || negated || calls.some(({ from, to }) => from <= at && at < to)) return [];
    return [...telling].flatMap(([id, stems]) => (stems.has(stem) ? id : []));
  });
  const content = tokens.filter(({ kind }) => kind === 'content');
  const isTold = tokens.some(({ text }) => ONE[language].test(text)) || found.length >= content.length / 2;
  return isTold ? [...new Set(found)] : [];
}
