import { sample } from '@fabula/story/moments/policy';
import { HOSTILE_WORDS } from './hostile-words.ts';
import type { PlayerAnswer, PlayerContext, SimulatedPlayer } from './player.ts';
import { allExamples, asideExamples } from './utterances.ts';

/** Says anything that may be said anywhere in the story, and clicks anything that can be clicked. */
export const randomPlayer: SimulatedPlayer = {
  name: 'random',
  answer: (at) => ({
    ...clicked(at),
    words: at.chance.pick(allExamples(at.release, at.state.language)) ?? '…',
  }),
};

const NONSENSE = {
  en: [
    'banana',
    'la la la',
    'moo',
    'what is the time',
    'I like trains',
    'hee hee',
    'no you',
    'my cat says hello',
  ],
  fr: [
    'banane',
    'la la la',
    'meuh',
    'il est quelle heure',
    "j'aime les trains",
    'hi hi',
    'toi-même',
    'mon chat dit bonjour',
  ],
};

/** Fools about: nonsense, tricks, questions, and saying nothing. */
export const sillyPlayer: SimulatedPlayer = {
  name: 'silly',
  answer: ({ scene, state, chance }) => {
    if (chance.happens(0.2)) return { words: '' };
    const words = chance.pick(chance.happens(0.5) ? asideExamples(scene) : NONSENSE[state.language]);
    return { words: words ?? chance.pick(NONSENSE[state.language]) ?? '…' };
  },
};

/** Tries to talk the law out of its decision, and sends what no page sends. */
export const hostilePlayer: SimulatedPlayer = {
  name: 'hostile',
  answer: (at) => ({ ...clicked(at), words: at.chance.pick(HOSTILE_WORDS[at.state.language]) ?? '…' }),
};

/** Any card, path or number, fitting or not. */
function clicked({ scene, state, release, chance }: PlayerContext): Partial<PlayerAnswer> {
  if (!chance.happens(0.4)) return {};
  const some = <T>(list: readonly T[]) => sample(list, Math.floor(chance.next() * 3), chance);
  return {
    selectedCharacterIds: some([...state.roster.map((member) => member.characterId), ...scene.nameable]),
    selectedItemIds: some(release.items.map((item) => item.id)),
    selectedPath: chance.pick(scene.paths)?.path.path,
    difficulty: chance.pick(scene.difficulties)?.id,
    interactionBetSize: Math.floor(chance.next() * 4) || null,
    sacrificedProperties: some(['Water', 'Fire', 'Grass', 'Electric']),
  };
}
