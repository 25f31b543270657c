import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** A path from the top, as prose writes it; `services/<area>` and the like are patterns. What is made is there after a build alone. */
const PLACE = /`((?:services|proto|web|gateway|deploy|helm|scripts)\/[\w./-]+)`/g;
const MADE = /(^|\/)(gen|dist|vendor|kept)(\/|$)/;

it.each(['ARCHITECTURE.md', 'CONTRIBUTING.md'])('%s names only places that there are', (page) => {
  const text = readFileSync(join(ROOT, page), 'utf8');
  const places = [...text.matchAll(PLACE)]
    .map(([, place = '']) => place)
    .filter((place) => !MADE.test(place));
  expect(places.filter((place) => !existsSync(join(ROOT, place)))).toEqual([]);
});
