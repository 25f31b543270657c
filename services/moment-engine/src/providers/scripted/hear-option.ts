import type { Scene } from '@fabula/rules/scene';
import type { Span } from './speech.ts';
import type { StoryWords } from './story-words.ts';
import { clausesOf } from './text/tokens.ts';

const ORDINALS = {
  en: [
    ['first', 'one', 'left', '1'],
    ['second', 'two', '2'],
    ['third', 'three', '3'],
  ],
  fr: [
    ['premier', 'premiere', 'un', 'gauche', '1'],
    ['deuxieme', 'second', 'deux', '2'],
    ['troisieme', 'trois', '3'],
  ],
};
const LAST = { en: ['last', 'right'], fr: ['dernier', 'derniere', 'droite'] };

/** Which of the offered things was named: by its name, else by its place in the row. */
export function hearOption(
  scene: Scene,
  spans: readonly Span[],
  story: StoryWords,
  names: OptionNames,
): string | null {
  const said = spans[0]?.tokens ?? [];
  const stems = new Set(said.filter((token) => !token.negated).map((token) => token.stem));
  const named = scene.options.find(({ id }) => {
    const wanted = clausesOf(names(id), story.language)
      .flat()
      .filter((token) => token.kind === 'content');
    return wanted.some((token) => stems.has(token.stem));
  });
  if (named) return named.id;
  const texts = new Set(said.map((token) => token.text));
  const row = ORDINALS[story.language].findIndex((list) => list.some((word) => texts.has(word)));
  if (LAST[story.language].some((word) => texts.has(word))) return scene.options.at(-1)?.id ?? null;
  return scene.options[row]?.id ?? null;
}

/** What an item or a character is called. */
export type OptionNames = (id: string) => string;
