import type { MomentOf } from '@fabula/rules/release/moment';
import type { Scene } from '@fabula/rules/scene';
import { z } from 'zod';
import { isAllBeside } from '../../classify/beside.ts';
import { namedIn, tokensOf } from '../../classify/named.ts';
import { propertiesSaid } from '../../classify/properties.ts';
import { clausesIn, speakerIn } from '../../classify/speaker.ts';
import { type Classifier, examplesFor, matchesOf, type Speech } from '../../classify/speech.ts';
import { classifyWork } from '../../classify/work.ts';
import { THRESHOLDS } from '../../matching/thresholds.ts';
import { asksOpenly } from '../../text/questions.ts';
import { betIn, isShortBet, speaksOfBets } from './bets.ts';

/** What an upgrade keeps of a bet. */
const placed = z.object({ bet: z.number() });

/** Who, how much is bet, how hard, what is offered up, and how it is performed; or that the player would rather not. */
export const classify: Classifier<MomentOf<'upgrade'>> = (scene, speech) => {
  const named = namedIn(scene, speech, scene.nameable);
  const characters = named.length > 0 ? named : speakerIn(scene, speech, clausesIn(speech));
  const difficulty = difficultyIn(scene, speech);
  const performed = classifyWork(scene, speech, 'performance');
  const parts = (characters.length > 0 ? 1 : 0) + (difficulty === null ? 0 : 1);
  // Who names the card and the difficulty in a few words has not performed yet.
  const work = parts === 2 && isShort(speech) ? { facets: [], quality: null } : performed;
  // Two parts make an offer, whatever the performance that they are like; one does where nothing else was understood.
  const isOffer = parts > (work.quality === null ? 0 : 1);
  // Who is not here can play for nobody: it is asked again, and nobody else is taken for them.
  if (characters.length === 0 && difficulty !== null && isOfAbsent(scene, speech)) return {};
  return {
    characters,
    bet:
      isOffer || mayBet(scene, speech)
        ? betIn(tokensOf(speech), speech.story.language, scene.moment.maxBet)
        : null,
    difficulty,
    sacrificed: propertiesSaid(speech),
    ...work,
    // Who names a card or a difficulty plays on, whatever the rest sounds like.
    declined: named.length === 0 && difficulty === null && isDeclined(scene, speech),
  };
};

/** Words of content of an offer that is nothing else: "Tomo, two breaths, the small one". */
const OFFER = 5;

function isShort(speech: Speech): boolean {
  return tokensOf(speech).filter(({ kind }) => kind === 'content').length <= OFFER;
}

/** Whether somebody of the story is named who cannot be chosen here. */
function isOfAbsent(scene: Scene, speech: Speech): boolean {
  const others = speech.release.characters.filter(
    ({ id }) => !scene.nameable.includes(id) && id !== scene.moment.characterId,
  );
  return (
    namedIn(
      scene,
      speech,
      others.map(({ id }) => id),
    ).length > 0
  );
}

/** Whether an upgrade already knows what is bet. */
export function hasBet({ played }: Scene): boolean {
  return placed.safeParse(played.data).success;
}

/** Once a bet is placed, only who speaks of bets changes it. */
function mayBet(scene: Scene, speech: Speech): boolean {
  const { language } = speech.story;
  const said = tokensOf(speech);
  if (speaksOfBets(said, language)) return true;
  return !hasBet(scene) && isShortBet(said, language);
}

function difficultyIn(scene: Scene, speech: Speech): string | null {
  if (asksOpenly(speech.words, speech.story.language) || isAllBeside(scene, speech)) return null;
  const matches = matchesOf(speech, 'difficulties', () =>
    examplesFor(
      speech,
      scene.difficulties.flatMap(({ id, label, examples }) => [
        { kind: 'difficulty', id, examples },
        { kind: 'difficulty', id, examples: { en: [label.en], fr: [label.fr] } },
      ]),
    ),
  );
  return matches.find(({ kind, score }) => kind === 'difficulty' && score >= THRESHOLDS.task)?.id ?? null;
}

function isDeclined(scene: Scene, speech: Speech): boolean {
  if (!scene.decline || asksOpenly(speech.words, speech.story.language)) return false;
  const examples = scene.decline;
  const matches = matchesOf(speech, 'decline', () =>
    examplesFor(speech, [{ kind: 'decline', id: '', examples }]),
  );
  return matches.some(({ score }) => score >= THRESHOLDS.decline);
}
