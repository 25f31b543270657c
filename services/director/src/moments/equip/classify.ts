import type { MomentOf } from '@fabula/rules/release/moment';
import { indexOf } from '@fabula/rules/release-index';
import type { Scene } from '@fabula/rules/scene';
import type { Judgement } from '@fabula/rules/types';
import { isAllBeside } from '../../classify/beside.ts';
import { callsIn, namedIn } from '../../classify/named.ts';
import { propertiesSaid } from '../../classify/properties.ts';
import { placeInRow } from '../../classify/row.ts';
import { clausesIn, speakerIn } from '../../classify/speaker.ts';
import { type Classifier, examplesFor, matchesOf, type SceneOf, type Speech } from '../../classify/speech.ts';
import { classifyWork } from '../../classify/work.ts';
import { THRESHOLDS } from '../../matching/thresholds.ts';
import { asksOpenly } from '../../text/questions.ts';

/** Who gets which item, how it is made, and which property it is to have. */
export const classify: Classifier<MomentOf<'equip'>> = (scene, speech) => {
  if (isAllBeside(scene, speech)) return {};
  const named = namedIn(scene, speech, scene.nameable);
  const isItem = (id: string) => isOwned(scene, id) || isOfRelease(speech, id);
  const characters = named.filter((id) => !isItem(id));
  // "What's the felt for?" gives nothing to anybody.
  if (characters.length === 0 && asksOpenly(speech.words, speech.story.language)) return {};
  const items = named.filter(isItem);
  return {
    characters: characters.length > 0 ? characters : speakerIn(scene, speech, clausesIn(speech)),
    items: items.length > 0 ? items : inRow(scene, speech),
    ...classifyWork(scene, speech, 'order'),
    property: propertyIn(scene, speech),
  };
};

/** "The first one goes to Bastien": of what lies here, in the order in which it was told. */
function inRow(scene: SceneOf<MomentOf<'equip'>>, speech: Speech): string[] {
  const row = scene.moment.itemIds.filter((id) => scene.nameable.includes(id));
  const [clause = []] = clausesIn(speech);
  const people = new Set(callsIn(scene, speech, scene.nameable, clause).map(({ from }) => clause[from]));
  const first = { ...speech, spans: [{ tokens: clause, isWhole: true }] };
  const item = placeInRow(first, row, (token) => people.has(token));
  return item === null ? [] : [item];
}

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
