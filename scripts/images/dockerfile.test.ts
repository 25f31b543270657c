import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../stage/root.ts';
import { onlyOf } from './sbom.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

test('the image of speech has the engines that the set-up script installs', () => {
  const [, list = ''] = /speech='\n([^']+)'/.exec(read('scripts/setup/setup.sh')) ?? [];
  const wanted = [...list.matchAll(/^([\w-]+)\|/gm)].map(([, name]) => name);
  const [, installed = ''] = /--no-install-recommends ([\w -]+)/.exec(read('deploy/docker/Dockerfile')) ?? [];
  expect(wanted.length).toBeGreaterThan(0);
  expect(installed.trim().split(' ')).toEqual(wanted);
});

test('models of a site are mounted where the recogniser looks for its own', () => {
  const [, place = ''] =
    /name: models, mountPath: ([^,]+),/.exec(read('helm/fabula/templates/_pod.tpl')) ?? [];
  const [, looked = ''] =
    /MODEL = '(.*)\/en-us'/.exec(read('services/speech/src/providers/pocketsphinx/files.ts')) ?? [];
  expect(place).toMatch(/^\//);
  expect(looked).toBe(place);
});

test('nothing in the Dockerfile asks for BuildKit', () => {
  expect(read('deploy/docker/Dockerfile')).not.toMatch(
    /^# syntax=|--mount=|<<|COPY .*--(link|chmod|exclude)/m,
  );
});

test('an SBOM names what is in the image, and relations between these alone', () => {
  const one = (SPDXID: string, packageFileName: string) => ({ SPDXID, packageFileName });
  const relation = (spdxElementId: string, relatedSpdxElement: string) => ({
    spdxElementId,
    relatedSpdxElement,
  });
  const sbom = {
    name: 'fabula',
    packages: [one('root', ''), one('here', 'node_modules/here'), one('gone', 'node_modules/gone')],
    relationships: [
      relation('SPDXRef-DOCUMENT', 'root'),
      relation('here', 'root'),
      relation('gone', 'root'),
      relation('here', 'gone'),
    ],
  };
  expect(onlyOf(sbom, ['node_modules/here'])).toEqual({
    name: 'fabula',
    packages: sbom.packages.slice(0, 2),
    relationships: sbom.relationships.slice(0, 2),
  });
});

test("an SBOM names what the image's system is made of, each once", () => {
  const folder = mkdtempSync(join(tmpdir(), 'fabula-sbom-'));
  try {
    const file = join(folder, 'run.spdx.json');
    const describes = {
      spdxElementId: 'SPDXRef-DOCUMENT',
      relatedSpdxElement: 'SPDXRef-Package-fabula',
      relationshipType: 'DESCRIBES',
    };
    writeFileSync(
      file,
      JSON.stringify({ SPDXID: 'SPDXRef-DOCUMENT', packages: [], relationships: [describes] }),
    );
    execFileSync(process.execPath, [join(ROOT, 'scripts/images/add-system.mjs'), file]);
    const { packages, relationships } = JSON.parse(readFileSync(file, 'utf8')) as {
      packages: { name: string; SPDXID: string; versionInfo: string }[];
      relationships: { relatedSpdxElement: string }[];
    };
    const names = packages.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['bash', 'libc-bin', 'node']));
    expect(packages.find(({ name }) => name === 'node')?.versionInfo).toBe(process.versions.node);
    const ids = packages.map(({ SPDXID }) => SPDXID);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^SPDXRef-[a-zA-Z0-9.-]+$/.test(id))).toEqual([]);
    expect(relationships.slice(1).map(({ relatedSpdxElement }) => relatedSpdxElement)).toEqual(ids);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
