import { BADGE, CHARM, CHILD, GUEST, HOST, LAMP, OGRE, WHISTLE } from '../build.ts';

/** What moments of a random story listen for. */
export const FACTS = ['f1', 'f2', 'f3'];
export const FACETS = ['a', 'b', 'c', 'd'];
export const PATHS = ['up', 'down', 'round'];
export const TASKS = ['t1', 't2', 't3'];
export const LEVELS = ['easy', 'hard'];
export const ITEMS = [LAMP, WHISTLE, BADGE];
export const TEAM = [HOST, GUEST, CHILD];

const RULES = ['p1', 'p2', 'q0', 'q1'];

export const NAMES = [
  ...[...FACTS, ...FACETS, ...PATHS, ...TASKS, ...LEVELS, ...RULES],
  ...[...ITEMS, CHARM, ...TEAM, OGRE],
];
