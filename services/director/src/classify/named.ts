import { nicknamesOf } from '@fabula/rules/names';
import { indexOf } from '@fabula/rules/release-index';
import type { Scene } from '@fabula/rules/scene';
import { Cache } from '../cache.ts';
import { TITLES } from '../lexicon/titles.ts';
import { clausesOf, type Token } from '../text/tokens.ts';
import { aliasesOf } from './alias.ts';
import type { Speech } from './speech.ts';

/** Which of these characters and items were named, by blueprint id, in the order they were said. */
export function namedIn(
  scene: Scene,
  speech: Speech,
  ids: readonly string[],
  tokens = tokensOf(speech),
): string[] {
  const aliases = aliasesIn(scene, speech, ids);
  const places = ids.map((id) => ({ id, at: placeOf(scene, speech, { id, tokens, aliases }) }));
  return places
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ id }) => id);
}

/** All that was said. */
export function tokensOf({ spans }: Speech): readonly Token[] {
  return spans[0]?.tokens ?? [];
}

/** Where somebody or something is first called, by a word of the name or by a whole nickname; -1: nowhere. */
function placeOf(
  scene: Scene,
  speech: Speech,
  { id, tokens, aliases }: { id: string; tokens: readonly Token[]; aliases: Aliases },
): number {
  const telling = tellingWords(scene, speech, id);
  const other = aliases.get(id);
  const byName = tokens.findIndex(
    (token) => !token.negated && (telling.some((one) => isSame(one, token)) || other?.has(token.stem)),
  );
  const nicknames = nicknamesOf({ release: speech.release, state: scene.state }, id);
  const places = [byName, ...nicknames.map((nickname) => phraseAt(nickname, speech, tokens))];
  return places.filter((at) => at >= 0).reduce((first, at) => (first < 0 ? at : Math.min(first, at)), -1);
}

/** Somebody who is called, and where in a row of tokens: from, to (exclusive). */
export interface Call {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** Every call of one of these, in the order they were said: words of one name that follow one another are one. */
export function callsIn(
  scene: Scene,
  speech: Speech,
  ids: readonly string[],
  tokens: readonly Token[],
): Call[] {
  const found: Call[] = [];
  const aliases = aliasesIn(scene, speech, ids);
  for (const id of ids) {
    const telling = tellingWords(scene, speech, id);
    const other = aliases.get(id);
    for (const [at, token] of tokens.entries()) {
      if (token.negated) continue;
      if (!telling.some((one) => isSame(one, token)) && !other?.has(token.stem)) continue;
      const last = found.at(-1);
      if (last?.id === id && last.to === at) found[found.length - 1] = { ...last, to: at + 1 };
      else found.push({ id, from: at, to: at + 1 });
    }
    for (const nickname of nicknamesOf({ release: speech.release, state: scene.state }, id)) {
      const { length } = clausesOf(nickname, speech.story.language).flat();
      const from = phraseAt(nickname, speech, tokens);
      if (from >= 0) found.push({ id, from, to: from + length });
    }
  }
  return found.sort((a, b) => a.from - b.from);
}

/** Its words must follow one another: "the boy" is somebody, "a boy" and "the boys" may be anybody. */
function phraseAt(phrase: string, speech: Speech, tokens: readonly Token[]): number {
  const wanted = clausesOf(phrase, speech.story.language).flat();
  if (wanted.length === 0) return -1;
  return tokens.findIndex((_token, at) =>
    wanted.every((one, index) => {
      const said = tokens[at + index];
      if (said === undefined || said.negated || said.text === `${one.text}s`) return false;
      return isSame(one, said) || MERGED.get(said.text) === one.text;
    }),
  );
}

/** « Au dragon » is the dragon too. */
const MERGED: ReadonlyMap<string, string> = new Map([
  ['au', 'le'],
  ['du', 'le'],
  ['aux', 'les'],
  ['des', 'les'],
]);

/** "Ines" is Inès: stems of French differ by their accents. */
function isSame(one: Token, other: Token): boolean {
  return one.stem === other.stem || one.text === other.text;
}

type Aliases = ReadonlyMap<string, ReadonlySet<string>>;

/** Who can be named is mostly the same from turn to turn: of the last few lists, what else they are called. */
const ALIASES = new Cache<Aliases>(64);

function aliasesIn(scene: Scene, speech: Speech, ids: readonly string[]): Aliases {
  const { language } = speech.story;
  const names = ids.map((id) => nameIn(scene, speech, id));
  return ALIASES.of(`${language}/${ids.join()}/${names.join()}`, () =>
    aliasesOf(
      ids.map((id, at) => ({
        id,
        tokens: clausesOf(names[at] ?? '', language).flat(),
        isSomebody: isCharacter(scene, speech, id),
      })),
      language,
    ),
  );
}

/** Words of the name that tell whom or what it means: no titles, and of an item nobody's name. */
function tellingWords(scene: Scene, speech: Speech, id: string): Token[] {
  const { language } = speech.story;
  const name = nameIn(scene, speech, id);
  const tokens = clausesOf(name, language).flat();
  const telling = tokens.filter(({ kind, text }) => kind === 'content' && !TITLES.has(text));
  if (isCharacter(scene, speech, id)) return telling.length > 0 ? telling : tokens;
  const people = new Set(
    speech.release.characters
      .flatMap((each) => clausesOf(each.name[language], language).flat())
      .map(({ stem }) => stem),
  );
  return telling.filter(({ stem }) => !people.has(stem));
}

function isCharacter(scene: Scene, { release }: Speech, id: string): boolean {
  return (
    indexOf(release).characters.has(id) || scene.state.roster.some((member) => member.characterId === id)
  );
}

function nameIn({ state }: Scene, { release, story }: Speech, id: string): string {
  const { characters, items, dynamicItems } = indexOf(release);
  const own =
    state.roster.find((member) => member.characterId === id)?.permanent ??
    state.items.find((item) => item.itemId === id)?.made;
  const found = own ?? characters.get(id) ?? items.get(id) ?? dynamicItems.get(id);
  return found?.name[story.language] ?? '';
}
