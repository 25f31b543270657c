import type { Scene } from '@fabula/rules/scene';
import { THRESHOLDS } from '../thresholds.ts';
import { namedIn, wholeOf } from './named.ts';
import { betIn, speaksOfBets } from './numbers.ts';
import { propertiesSaid } from './properties.ts';
import { type Hearer, heardAs, meanings, type Speech } from './speech.ts';
import { hearWork } from './work.ts';

/** Who, how much is bet, how hard, what is offered up, and how it is performed; or that the player would rather not. */
export const hearUpgrade: Hearer = (scene, speech) => {
  const characters = namedIn(scene, speech, scene.nameable);
  const difficulty = difficultyIn(scene, speech);
  const work = hearWork(scene, speech);
  const isOffer = work.quality === null && (characters.length > 0 || difficulty !== null);
  return {
    characters,
    bet: isOffer || speaksOfBets(wholeOf(speech), speech.story.language) ? betOf(scene, speech) : null,
    difficulty,
    sacrificed: propertiesSaid(speech),
    ...work,
    declined: isDeclined(scene, speech),
  };
};

function betOf({ moment }: Scene, speech: Speech): number | null {
  const { maxBet = 0 } = moment.type === 'upgrade' ? moment : {};
  return betIn(wholeOf(speech), speech.story.language, maxBet);
}

function difficultyIn(scene: Scene, speech: Speech): string | null {
  const heard = heardAs(speech, 'difficulties', () =>
    meanings(
      speech,
      scene.difficulties.flatMap(({ id, label, examples }) => [
        { kind: 'difficulty', id, examples },
        { kind: 'difficulty', id, examples: { en: [label.en], fr: [label.fr] } },
      ]),
    ),
  );
  return heard.find(({ score }) => score >= THRESHOLDS.task)?.id ?? null;
}

function isDeclined(scene: Scene, speech: Speech): boolean {
  if (!scene.decline) return false;
  const examples = scene.decline;
  const heard = heardAs(speech, 'decline', () => meanings(speech, [{ kind: 'decline', id: '', examples }]));
  return heard.some(({ score }) => score >= THRESHOLDS.decline);
}
