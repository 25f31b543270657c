import { indexOf } from '@fabula/rules/release-index';
import type { Scene } from '@fabula/rules/scene';
import type { Judgement } from '@fabula/rules/types';
import { THRESHOLDS } from '../thresholds.ts';
import { namedIn } from './named.ts';
import { propertiesSaid } from './properties.ts';
import { speakerIn, thoughtsIn } from './speaker.ts';
import { type Classifier, heardAs, meanings, type Speech } from './speech.ts';
import { classifyWork } from './work.ts';

/** Who gets which item, how it is made, and which property it is to have. */
export const classifyEquip: Classifier = (scene, speech) => {
  const named = namedIn(scene, speech, scene.nameable);
  const isItem = (id: string) => isOwned(scene, id) || isOfRelease(speech, id);
  const characters = named.filter((id) => !isItem(id));
  return {
    characters: characters.length > 0 ? characters : speakerIn(scene, speech, thoughtsIn(speech)),
    items: named.filter(isItem),
    ...classifyWork(scene, speech),
    property: propertyIn(scene, speech),
  };
};

function isOwned({ state }: Scene, id: string): boolean {
  return state.items.some((item) => item.itemId === id);
}

function isOfRelease({ release }: Speech, id: string): boolean {
  return indexOf(release).items.has(id);
}

function propertyIn(scene: Scene, speech: Speech): Judgement['property'] {
  const heard = heardAs(speech, 'properties', () =>
    meanings(
      speech,
      scene.properties.map(({ property, examples }) => ({ kind: 'property', id: property, examples })),
    ),
  );
  const best = heard.find(({ score }) => score >= THRESHOLDS.quality)?.id;
  const asked = scene.properties.find(({ property }) => property === best)?.property;
  return asked ?? propertiesSaid(speech)[0] ?? null;
}
