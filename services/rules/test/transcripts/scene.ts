import type { Moment } from '../../src/release/moment.ts';
import type { Release } from '../../src/release/release.ts';
import {
  aMoment,
  aRelease,
  both,
  CHILD,
  character,
  GUEST,
  HOST,
  id,
  item,
  LAMP,
  line,
  OGRE,
  WHISTLE,
} from '../build.ts';

/** A story that begins with this moment, goes on to a monologue and ends well; elsewhere it ends badly; there is a way round, too. */
export function story(first: object, parts: object = {}): Release {
  const moments: Moment[] = [
    aMoment(1, { ...first, transitions: [{ to: id(2) }], hints: [line('Take your time.')] }),
    aMoment(2, { type: 'monologue', transitions: [{ to: id(4) }] }),
    aMoment(3, { type: 'dead_end' }),
    aMoment(4, { type: 'epilogue' }),
    aMoment(5, { type: 'monologue', transitions: [{ to: id(1) }] }),
  ];
  return aRelease(moments, { maxInteractions: 12, par: 6 }, parts);
}

/** An opening of one line. */
export const opens = (text: string) => ({ openings: [{ lines: [line(text)] }] });

const here = { isEnrolledByDefault: true };

/** Three of a team, an ogre, a lamp that is there and a whistle that is not. */
export const withTeam = {
  characters: [
    character(HOST, { ...here, name: both('Maud'), properties: ['Fire'] }),
    character(GUEST, { ...here, name: both('Perrin'), properties: ['Water'] }),
    character(CHILD, { ...here, name: both('Ysolde'), properties: ['Grass'], baseHealth: 8 }),
    character(OGRE, { name: both('The Gale'), baseAttack: 6, baseHealth: 9, properties: ['Grass'] }),
  ],
  items: [
    item(LAMP, { name: both('storm lantern'), isAcquiredByDefault: true, properties: ['Electric'] }),
    item(WHISTLE, { name: both('whistle'), attackBonus: 2 }),
  ],
};
