import { expect, test } from '@jest/globals';
import { ROOT } from '../stage/root.ts';
import { readTrial } from './trial.ts';

test('the page for newcomers has commands from the images to the address', () => {
  const { commands, forward } = readTrial(ROOT);
  for (const step of [
    'make images',
    'helm/secrets.sh',
    'helm install fabula-dev',
    'helm install fabula helm/fabula',
  ])
    expect(commands).toContain(step);
  expect(forward).toMatch(/ 8080:80$/);
});
