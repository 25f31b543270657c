import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../stage/root.ts';
import { readAudit } from './advisories.ts';
import { parseExceptions, readExceptions } from './exceptions.ts';
import { licenceFaults, shippedPackages } from './licences.ts';

const rules = parseExceptions(`
licences: [MIT, ISC]
licenceExceptions:
  - { packages: ["@vips/*"], licence: LGPL-3.0-or-later, reason: a library of its own for sharp, date: 2026-01-02 }
advisoryExceptions:
  - { id: GHSA-aaaa-bbbb-cccc, reason: nobody sends us such a text, date: 2026-01-02 }
`);
const one = (name: string, licence: string) => ({ name, version: '1.0.0', licence });

test('every package that is shipped has a licence that we take, and every exception is needed', () => {
  const packages = shippedPackages(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  expect(packages.length).toBeGreaterThan(100);
  expect(licenceFaults(packages, readExceptions())).toEqual([]);
});

test('NOTICE names what an exception lets pass', () => {
  const notice = readFileSync(join(ROOT, 'NOTICE'), 'utf8');
  for (const { packages, licence } of readExceptions().licenceExceptions) {
    expect(notice).toContain(packages[0]);
    expect(notice).toContain(licence);
  }
});

test('tools and our own workspaces are not shipped', () => {
  const lock = {
    packages: {
      '': { license: 'Apache-2.0' },
      gateway: { version: '0.1.0' },
      'node_modules/@fabula/gateway': { link: true },
      'node_modules/jest': { dev: true, license: 'MIT' },
      'node_modules/a': { version: '1.0.0', license: '(MIT AND ISC)' },
      'node_modules/a/node_modules/b': { version: '2.0.0' },
    },
  };
  expect(shippedPackages(JSON.stringify(lock))).toEqual([
    { name: 'a', version: '1.0.0', licence: 'MIT AND ISC' },
    { name: 'b', version: '2.0.0', licence: 'none' },
  ]);
});

test('each of several licences has to be one that we take', () => {
  const vips = one('@vips/linux', 'MIT AND LGPL-3.0-or-later');
  expect(licenceFaults([one('a', 'MIT AND ISC'), vips], rules)).toEqual([]);
  expect(licenceFaults([vips, one('b', 'MIT AND LGPL-3.0-or-later')], rules)).toEqual([
    'b 1.0.0: LGPL-3.0-or-later',
  ]);
  expect(licenceFaults([vips, one('c', 'MIT OR GPL-3.0'), one('d', 'none')], rules)).toEqual([
    'c 1.0.0: MIT OR GPL-3.0',
    'd 1.0.0: none',
  ]);
});

test('an exception that nobody needs any more is told', () => {
  expect(licenceFaults([], rules)).toEqual(['@vips/*: an exception that no package needs']);
});

test('an exception without a reason or a date is none', () => {
  const without = (field: string) =>
    `licences: []\nadvisoryExceptions: []\nlicenceExceptions: [{ packages: [a], licence: MIT, ${field} }]`;
  expect(() => parseExceptions(without('reason: it is as good as MIT to us'))).toThrow('date');
  expect(() => parseExceptions(without('date: 2026-01-02'))).toThrow('reason');
});

const known = (id: string) => ({
  ...{ name: 'a', title: 'It hangs', severity: 'high' },
  url: `https://github.com/advisories/${id}`,
});
const said = (...via: unknown[]) => JSON.stringify({ vulnerabilities: { a: { via }, b: { via: ['a'] } } });

test('an advisory is told unless it was judged', () => {
  expect(readAudit(said(known('GHSA-aaaa-bbbb-cccc')), rules)).toEqual({ faults: [] });
  expect(readAudit(said(known('GHSA-aaaa-bbbb-cccc'), known('GHSA-dddd-eeee-ffff')), rules)).toEqual({
    faults: ['a: high, It hangs (GHSA-dddd-eeee-ffff)'],
  });
  expect(readAudit(said(), rules)).toEqual({
    faults: ['GHSA-aaaa-bbbb-cccc: an exception that nothing needs'],
  });
});

test('a registry that answers no such question is told, and is no answer', () => {
  expect(readAudit('{"message":"405 Method Not Allowed","statusCode":405}', rules)).toEqual({
    skipped: '405 Method Not Allowed',
  });
  expect(readAudit('', rules)).toEqual({ skipped: 'npm said nothing' });
});
