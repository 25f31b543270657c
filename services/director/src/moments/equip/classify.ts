import type { MomentOf } from '@fabula/rules/release/moment';
import { indexOf } from '@fabula/rules/release-index';
import type { Scene } from '@fabula/rules/scene';
import type { Judgement } from '@fabula/rules/types';
import { namedIn } from '../../classify/named.ts';
import { propertiesSaid } from '../../classify/properties.ts';
import { clausesIn, speakerIn } from '../../classify/speaker.ts';
import { type Classifier, examplesFor, matchesOf, type Speech } from '../../classify/speech.ts';
import { classifyWork } from '../../classify/work.ts';
import { THRESHOLDS } from '../../matching/thresholds.ts';

/** Who gets which item, how it is made, and which property it is to have. */
export const classify: Classifier<MomentOf<'equip'>> = (scene, speech) => {
  const named = namedIn(scene, speech, scene.nameable);
  const isItem = (id: string) => isOwned(scene, id) || isOfRelease(speech, id);
  const characters = named.filter((id) => !isItem(id));
  return {
    characters: characters.length > 0 ? characters : speakerIn(scene, speech, clausesIn(speech)),
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
  const matches = matchesOf(speech, 'properties', () =>
    examplesFor(
      speech,
      scene.properties.map(({ property, examples }) => ({ kind: 'property', id: property, examples })),
    ),
  );
  const best = matches.find(({ score }) => score >= THRESHOLDS.quality)?.id;
  const asked = scene.properties.find(({ property }) => property === best)?.property;
  return asked ?? propertiesSaid(speech)[0] ?? null;
}
