import { randomUUID } from 'node:crypto';
import type { Release } from '@fabula/rules/release/release';
import {
  aMoment,
  aRelease,
  BADGE,
  character,
  examples,
  GUEST,
  HOST,
  id,
  item,
  LAMP,
  line,
  talk,
  WHISTLE,
} from '../../rules/test/build.ts';

const facet = (name: string, points: number) => ({
  id: name,
  points,
  examples: examples(name),
  reacts: [line(`reacts to ${name}`)],
});

/**
 * A story with a bit of everything: told (1), talked (2, gives a guest), a gift (3), a fork (4), won (5) or lost (6).
 * Each has an id of its own, so that tests do not meet.
 */
export function aStory({
  patience = 50,
  ...more
}: {
  maxInteractions?: number;
  patience?: number;
} = {}): Release {
  const talked = aMoment(2, {
    ...talk,
    type: 'dialogue',
    goal: 'convince',
    points: 20,
    patience,
    facets: [facet('kind', 10), facet('true', 10), facet('more', 0)],
    success: [line('success')],
    failure: [line('failure')],
    perfects: [{ id: 'both', atLeast: 2 }],
    transitions: [{ to: id(3), when: { outcome: 'success' } }, { to: id(4) }],
    grants: [{ on: 'completion', characterIds: [GUEST], facts: ['met'] }],
  });
  const fork = aMoment(4, {
    ...talk,
    type: 'crossroad',
    paths: ['up', 'down'].map((path) => ({
      path,
      label: { en: path, fr: path },
      to: path === 'up' ? id(5) : id(6),
      examples: examples(path),
      reply: [line(path)],
    })),
  });
  const gift = {
    type: 'reward',
    options: [
      { kind: 'item', id: WHISTLE },
      { kind: 'item', id: BADGE },
    ],
    transitions: [{ to: id(4) }],
  };
  const moments = [
    aMoment(1, { type: 'monologue', transitions: [{ to: id(2) }] }),
    talked,
    aMoment(3, gift),
    fork,
    aMoment(5, { type: 'epilogue' }),
    aMoment(6, { type: 'dead_end' }),
  ];
  return aRelease(moments, { id: randomUUID(), ...more });
}

/** What the economy needs: an item is forged for the guest (2), who fights (3); the ending (4) comes either way. More characters may be in it. */
export function anEconomy(more: readonly object[] = []): Release {
  const forge = aMoment(2, {
    ...talk,
    type: 'equip',
    scoreThresholdForAward: 50,
    qualities: [{ id: 'good', points: 60, examples: examples('good') }],
    askWho: [line('who?')],
    askWhat: [line('what?')],
    awarded: [line('done')],
    again: [line('again')],
    failure: [line('failed')],
    transitions: [{ to: id(3) }],
  });
  const fight = aMoment(3, {
    ...talk,
    type: 'battle',
    patience: 3,
    opponents: [{ characterId: HOST, health: 40, attack: 3, attacks: [line('strikes')] }],
    asksAttack: [line('attack {style}')],
    asksDefense: [line('defend {style}')],
    gauges: [{ style: 'humorous', examples: examples('ha') }],
    careless: { examples: examples('hit'), lines: [line('with what?')] },
    ...Object.fromEntries(
      ['strong', 'weak', 'held', 'hurt', 'success', 'failure'].map((name) => [name, [line(name)]]),
    ),
    transitions: [{ to: id(4) }],
  });
  const moments = [
    aMoment(1, { type: 'monologue', transitions: [{ to: id(2) }] }),
    forge,
    fight,
    aMoment(4, { type: 'epilogue' }),
  ];
  const cards = {
    characters: [
      character(HOST),
      character(GUEST, { isEnrolledByDefault: true, images: { normal: 'characters/guest/normal.jpg?v=1' } }),
      ...more,
    ],
    items: [
      item(LAMP, {
        isAcquiredByDefault: true,
        image: 'items/lamp.jpg?v=2',
        properties: ['Water'],
        attackBonus: 2,
      }),
    ],
  };
  return aRelease(moments, { id: randomUUID(), par: 1 }, cards);
}
