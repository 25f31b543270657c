import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import i18next from 'i18next';
import { errorText } from '../api/errorText.ts';
import { en } from './en/index.ts';
import { failureText } from './failureText.ts';
import { fr } from './fr/index.ts';
import { REASONS, reasonText } from './reasonText.ts';

const services = new URL('../../../../services/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, services), 'utf8');

/** Refusals that no page can bring about: of what our own client never sends. */
const UNSEEN = ['INVALID_INPUT_ID'];

test('whatever the rules, or what a player has, refuse can be said in each language', () => {
  const union = /RuleReason =([^;]+);/.exec(read('rules/src/errors.ts'))?.[1] ?? '';
  const ofRules = [...union.matchAll(/'([A-Z_]+)'/g)].map(([, reason]) => reason);
  expect(ofRules).toContain('BET_TOO_HIGH');
  const ofRun = [...read('run/src/domain/errors.ts').matchAll(/reason: '([A-Z_]+)'/g)].map(
    ([, name]) => name,
  );
  expect(ofRun).toContain('INVALID_TICKET');
  const said: readonly string[] = [...REASONS, ...UNSEEN];
  expect([...ofRules, ...ofRun].filter((reason) => reason && !said.includes(reason))).toEqual([]);
});

test('every text is of an error that there is', () => {
  const folders = ['auth', 'catalogue', 'kit', 'moment-engine', 'rules', 'run', 'speech', '../gateway'];
  const sources = folders.flatMap((folder) => {
    const root = new URL(`${folder}/src/`, services);
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
    return files
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(new URL(file, root), 'utf8'));
  });
  const all = sources.join();
  expect(REASONS.filter((reason) => !all.includes(`'${reason}'`))).toEqual([]);
  expect(Object.keys(en.common.reasons)).toEqual([...REASONS]);
});

test('an error is said in the language of the page, one without a text of ours in the words that came', async () => {
  await i18next.init({ lng: 'fr', resources: { fr: { translation: fr } } });
  expect(reasonText('BET_TOO_HIGH')).toBe(fr.common.reasons.BET_TOO_HIGH);
  expect([reasonText('NEWER_THAN_THIS_PAGE'), reasonText(undefined)]).toEqual([undefined, undefined]);
  const error = { code: 'failed_precondition', message: 'English', reason: 'INVALID_TICKET' };
  expect(errorText(i18next.t, error)).toBe(fr.common.reasons.INVALID_TICKET);
  expect(errorText(i18next.t, { ...error, reason: 'UNHEARD_OF' })).toBe('English');
});

test('a turn that failed is said by its name, else by its code, as an error of a call is', async () => {
  await i18next.init({ lng: 'fr', resources: { fr: { translation: fr } } });
  const said = (code: string, reason: string) => failureText(i18next.t, { code, reason, message: 'English' });
  const { reasons, errors } = fr.common;
  expect(said('RESOURCE_EXHAUSTED', 'TOO_MUCH_AUDIO')).toBe(reasons.TOO_MUCH_AUDIO);
  expect(said('UNAVAILABLE', 'SPEECH_ENGINE_FAILED')).toBe(reasons.SPEECH_ENGINE_FAILED);
  expect(said('UNAVAILABLE', 'DATABASE_UNAVAILABLE')).toBe(errors.unavailable);
  expect(said('RESOURCE_EXHAUSTED', 'ANOTHER_LIMIT')).toBe(errors.resource_exhausted);
  expect(said('INVALID_ARGUMENT', 'INVALID_FIELD')).toBe('English');
});
