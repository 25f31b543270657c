import { setImmediate as nextTick } from 'node:timers/promises';
import type { Director } from '@fabula/director/director';
import type { Release } from '@fabula/rules/release/release';
import type { Scene } from '@fabula/rules/scene';
import { expect, test } from '@jest/globals';
import { Preparing } from './preparing.ts';

const scene = {} as unknown as Scene;
const read = { release: {} as unknown as Release, releaseVersion: 1 };

function director(prepare?: () => Iterable<void>): Director {
  return {
    ...{ name: 'slow', capabilities: { languages: ['en'], isDeterministic: true } },
    async *direct() {},
    ...(prepare && { prepare }),
  };
}

test('whoever else is waiting has a turn between two steps', async () => {
  const seen: string[] = [];
  const preparing = new Preparing(
    director(function* () {
      for (const step of ['one', 'two']) {
        seen.push(step);
        setImmediate(() => seen.push(`after ${step}`));
        yield;
      }
    }),
    (error) => seen.push(String(error)),
  );
  await preparing.begin(scene, read);
  expect(seen).toEqual(['one', 'after one', 'two', 'after two']);
});

test('a director that fails is told of, and the next scene is prepared', async () => {
  const seen: string[] = [];
  const steps = [
    () => {
      throw new Error('unreadable');
    },
    () => seen.push('read'),
  ];
  const preparing = new Preparing(
    director(function* () {
      steps.shift()?.();
      yield;
    }),
    (error) => seen.push(String(error)),
  );
  await preparing.begin(scene, read);
  await preparing.begin(scene, read);
  expect(seen).toEqual(['Error: unreadable', 'read']);
});

test('one that has nothing to prepare is left alone; a stop leaves the rest', async () => {
  const seen: string[] = [];
  await new Preparing(director(), () => seen.push('failed')).begin(scene, read);
  const preparing = new Preparing(
    director(function* () {
      for (;;) {
        seen.push('read');
        yield;
      }
    }),
    () => seen.push('failed'),
  );
  const left = preparing.begin(scene, read);
  preparing.close();
  await left;
  await nextTick();
  expect(seen).toEqual(['read']);
});
