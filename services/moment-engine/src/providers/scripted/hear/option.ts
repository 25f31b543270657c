import type { RewardOption } from '@fabula/rules/release/moments/reward';
import type { Scene } from '@fabula/rules/scene';
import { THRESHOLDS } from '../thresholds.ts';
import { namedIn } from './named.ts';
import { type Hearer, heardAs, meanings, type Speech } from './speech.ts';

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

/** Which of the offered things was asked for: in its author's words, by its name, else by its place in the row. */
export const hearOption: Hearer = (scene, speech) => {
  const { options } = scene;
  const asked = heardAs(speech, 'options', () => askedFor(scene, speech)).find(
    ({ id, score }) => score >= THRESHOLDS.path && options.some((option) => option.id === id),
  );
  const named = namedIn(
    scene,
    speech,
    options.map((option) => option.id),
  )[0];
  return { option: asked?.id ?? named ?? inRow(options, speech) };
};

/** Of all options, those too that are not offered now: the matcher is the moment's. */
function askedFor({ moment }: Scene, speech: Speech) {
  const options = moment.type === 'reward' ? moment.options : [];
  return meanings(
    speech,
    options.map(({ id, examples }) => ({ kind: 'option', id, examples })),
  );
}

function inRow(options: readonly RewardOption[], { spans, story }: Speech): string | null {
  const texts = new Set((spans[0]?.tokens ?? []).map((token) => token.text));
  if (LAST[story.language].some((word) => texts.has(word))) return options.at(-1)?.id ?? null;
  const row = ORDINALS[story.language].findIndex((list) => list.some((word) => texts.has(word)));
  return options[row]?.id ?? null;
}
