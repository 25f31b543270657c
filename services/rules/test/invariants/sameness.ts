import assert from 'node:assert/strict';
import type { Release } from '../../src/release/release.ts';
import type { Playing } from '../random/player.ts';
import { type Played, playOne } from './moved.ts';

const COPIES = new WeakMap<Release, Release>();

/** 5. The same run out of other objects comes to the same, byte for byte. */
export function sameness(release: Release, playing: Playing, { turns, last }: Played): void {
  const again = playOne(copyOf(release), copied(playing), () => {});
  assert.equal(again.turns, turns);
  assert.equal(JSON.stringify(again.last), JSON.stringify(last));
}

function copyOf(release: Release): Release {
  const known = COPIES.get(release) ?? copied(release);
  COPIES.set(release, known);
  return known;
}

function copied<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
