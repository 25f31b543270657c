import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import i18next from 'i18next';
import { errorText } from '../api/errorText.ts';
import { authors } from './en/authors.ts';
import { en } from './en/index.ts';
import { failureText } from './failureText.ts';
import { fr } from './fr/index.ts';
import { reasonText } from './reasonText.ts';

const REASONS = [
  ...Object.keys(en.common.reasons),
  ...Object.keys(authors.admin.reasons),
  ...Object.keys(authors.adminMedia.reasons),
];
const services = new URL('../../../../services/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, services), 'utf8');

/** What no page can bring about, and what is told by a status alone. */
const UNSEEN = [
  'INVALID_INPUT_ID',
  'INPUT_MISSING',
  'TRANSCRIBE_START_MISSING',
  'SPEECH_ABORTED',
  'SOCKET_CLOSED',
  'NO_SUCH_PATH',
  'UNKNOWN_CARD',
  'NOT_JSON',
];
/** These have a text of their own whatever the reason. */
const SAID_BY_CODE = ['UNAVAILABLE', 'DEADLINE_EXCEEDED', 'RESOURCE_EXHAUSTED'];

/** The sources of all that runs on a server, without tests. */
const sources = [
  'auth',
  'catalogue',
  'director',
  'kit',
  'media',
  'moment-engine',
  'rules',
  'run',
  'speech',
  'story',
  '../gateway',
].flatMap((folder) => {
  const files = readdirSync(new URL(`${folder}/src/`, services), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => read(`${folder}/src/${file}`));
});

/** Every reason that an error is made with, and the code beside it. */
function reasonsIn(source: string): { reason: string; code: string }[] {
  const ofErrors = [...source.matchAll(/\{[^{}]*\breason: '([A-Z_]+)'[^{}]*/g)].map(
    ([made, reason = '']) => ({
      reason,
      code: /\bcode: '([A-Z_]+)'/.exec(made)?.[1] ?? '',
    }),
  );
  const ofTokens = [...source.matchAll(/refused\('([A-Z_]+)'/g)].map(([, reason = '']) => ({
    reason,
    code: '',
  }));
  const ofUploads = [...source.matchAll(/super\(\s*'([A-Z_]+)',/g)].map(([, reason = '']) => ({
    reason,
    code: '',
  }));
  const union = /RuleReason =([^;]+);/.exec(source)?.[1] ?? '';
  const ofRules = [...union.matchAll(/'([A-Z_]+)'/g)].map(([, reason = '']) => ({ reason, code: '' }));
  return [...ofErrors, ...ofTokens, ...ofUploads, ...ofRules];
}

test('whatever a server refuses can be said in each language', () => {
  const all = sources.flatMap(reasonsIn);
  const named = all.map(({ reason }) => reason);
  for (const one of [
    'BET_TOO_HIGH',
    'DRAWING_REFUSED',
    'INVALID_TICKET',
    'TOKEN_EXPIRED',
    'WRONG_CREDENTIALS',
    'OTHER_PLAYER',
  ]) {
    expect(named).toContain(one);
  }
  const said = [...REASONS, ...UNSEEN];
  const mute = all.filter(({ reason, code }) => !said.includes(reason) && !SAID_BY_CODE.includes(code));
  expect([...new Set(mute.map(({ reason }) => reason))]).toEqual([]);
});

test('every text is of an error that there is', () => {
  const all = sources.join();
  const gone = (reason: string) => !all.includes(`'${reason}'`);
  expect([...REASONS, ...UNSEEN].filter(gone)).toEqual([]);
});

test('every content descriptor that an author may name has its words, under the key of its tag', () => {
  const list = /DESCRIPTORS = \[([^\]]+)\]/.exec(read('story/src/schema/story.ts'))?.[1] ?? '';
  const names = [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
  expect(names).toHaveLength(30);
  expect(Object.values(en.catalogue.descriptors)).toEqual(names);
  const keys = names.map((name) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-'));
  expect(Object.keys(en.catalogue.descriptors)).toEqual(keys);
});

test('an error is said in the language of the page, one without a text of ours in the words that came', async () => {
  await i18next.init({ lng: 'fr', resources: { fr: { translation: fr } } });
  expect(reasonText('BET_TOO_HIGH')).toBe(fr.common.reasons.BET_TOO_HIGH);
  expect([reasonText('NEWER_THAN_THIS_PAGE'), reasonText(undefined)]).toEqual([undefined, undefined]);
  const error = { code: 'failed_precondition', message: 'English', reason: 'INVALID_TICKET' };
  expect(errorText(i18next.t, error)).toBe(fr.common.reasons.INVALID_TICKET);
  expect(errorText(i18next.t, { ...error, reason: 'UNHEARD_OF' })).toBe('English');
  const ours = {
    code: 'internal',
    message: 'Something went wrong on our side (5f0c-1).',
    reason: 'INTERNAL',
  };
  expect(errorText(i18next.t, ours)).toBe(`${fr.common.reasons.INTERNAL} (5f0c-1)`);
});

test('a turn that failed is said by its name, else by its code, as an error of a call is', async () => {
  await i18next.init({ lng: 'fr', resources: { fr: { translation: fr } } });
  const said = (code: string, reason: string) => failureText(i18next.t, { code, reason, message: 'English' });
  const { reasons, errors } = fr.common;
  expect(said('RESOURCE_EXHAUSTED', 'TOO_MUCH_AUDIO')).toBe(reasons.TOO_MUCH_AUDIO);
  expect(said('UNAVAILABLE', 'SPEECH_ENGINE_FAILED')).toBe(reasons.SPEECH_ENGINE_FAILED);
  expect(said('UNAVAILABLE', 'DATABASE_UNAVAILABLE')).toBe(errors.unavailable);
  expect(said('RESOURCE_EXHAUSTED', 'ANOTHER_LIMIT')).toBe(errors.resource_exhausted);
  expect(said('INVALID_ARGUMENT', 'UNHEARD_OF')).toBe('English');
});
