import { readFileSync } from 'node:fs';
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
