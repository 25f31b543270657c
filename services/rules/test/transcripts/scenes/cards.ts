import { both, CHILD, examples, GUEST, HOST, LAMP, line, OGRE, talk } from '../../build.ts';
import { opens, story, withTeam } from '../scene.ts';
import type { Transcript } from '../transcript.ts';

const STYLES = ['humorous', 'peaceful', 'efficient'];
const said = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, [line(`(${name})`)]]));

export const battle: Transcript = {
  title: 'Blow by blow, in the manner that is asked for. What is said without thought recoils.',
  release: story(
    {
      ...{ ...talk, ...opens('The wind backs.'), type: 'battle', patience: 8 },
      ...said('strong', 'weak', 'held', 'hurt'),
      asksAttack: [line('Answer it {style}.')],
      asksDefense: [line('Stand {style}.')],
      opponents: [
        { characterId: OGRE, attacks: [line('It leans on the glass.')], defeated: [line('It drops.')] },
      ],
      gauges: STYLES.map((style) => ({ style, examples: examples(style) })),
      careless: { examples: examples('hit it'), lines: [line('With what, the weather?')] },
      success: [line('Hear that? Nor do I.')],
      failure: [line('It took its pound.')],
    },
    withTeam,
  ),
  turns: [
    { words: 'Hit it.', judged: { creativity: 0 } },
    { words: 'Breathe. One wave, now the next.', judged: { creativity: 0.8, thematic: true } },
    {
      words: 'Gale, dear, you have a coast in your teeth.',
      clicked: { kind: 'player_attack_input', selectedCharacterIds: [HOST] },
      judged: { creativity: 1, thematic: true, target: OGRE },
    },
  ],
};

const quality = (id: string, points: number) => ({ id, points, examples: examples(id) });

export const equip: Transcript = {
  title: 'Who, what and how: at the threshold the item is carried and its property added.',
  release: story(
    {
      ...{ ...talk, ...opens('Say who wears it, and how I make it.') },
      ...{ type: 'equip', attempts: 2, scoreThresholdForAward: 60 },
      qualities: [quality('felt', 40), quality('layers', 40)],
      ...said('askWho', 'askWhat', 'again', 'failure'),
      awarded: [line('{character} has the {item}: {property}.')],
    },
    withTeam,
  ),
  turns: [
    { words: 'In felt.', judged: { quality: 40, facets: ['felt'] } },
    { words: 'The lantern, for Perrin.', judged: { characters: [GUEST], items: [LAMP] } },
    {
      words: 'In felt, two layers, for Perrin.',
      judged: { quality: 80, facets: ['felt', 'layers'], characters: [GUEST], items: [LAMP] },
    },
  ],
};

export const upgrade: Transcript = {
  title: 'The bet is lost either way; how it went decides the finish.',
  release: story(
    {
      ...{ ...talk, ...opens('Rehearse till the candle gutters.'), type: 'upgrade', maxBet: 4 },
      difficulties: [
        {
          id: 'line',
          label: both('a line'),
          examples: examples('a line'),
          odds: 95,
          finishes: ['Marble', 'Steel'],
        },
      ],
      performances: [quality('slow', 60)],
      ...said('askWho', 'askBet', 'askDifficulty', 'askPerformance'),
      decline: { examples: examples('no'), lines: [line('As you like.')] },
      success: [line('{character} is {finish}.')],
      failure: [line('The candle is out.')],
    },
    withTeam,
  ),
  turns: [
    { words: 'Ysolde, a line, for three.', judged: { characters: [CHILD], difficulty: 'line', bet: 3 } },
    {
      words: '(slowly) Put out the light.',
      judged: { quality: 90, facets: ['slow'], sacrificed: ['Grass'] },
    },
  ],
};
