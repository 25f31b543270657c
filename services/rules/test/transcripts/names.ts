import { BADGE, CHARM, CHILD, GUEST, HOST, id, LAMP, OGRE, WHISTLE } from '../build.ts';

const NAMES: readonly (readonly [string, string])[] = [
  [HOST, 'host'],
  [GUEST, 'guest'],
  [CHILD, 'child'],
  [OGRE, 'ogre'],
  [LAMP, 'lamp'],
  [WHISTLE, 'whistle'],
  [BADGE, 'badge'],
  [CHARM, 'charm'],
  [id(1), 'here'],
  [id(2), 'next'],
  [id(3), 'elsewhere'],
  [id(4), 'the end'],
  [id(5), 'round'],
];

/** The text with names in the place of ids. */
export function namesIn(text: string): string {
  return NAMES.reduce((done, [of, name]) => done.replaceAll(of, name), text);
}
