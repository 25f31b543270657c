import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { strictSchemas } from './crds/schema.ts';
import { type KubeObject, objectsIn, PROGRAMS, renderSite } from './helm.ts';

const run = promisify(execFile);
const schemas = strictSchemas();
const folder = mkdtempSync(join(tmpdir(), 'fabula-foreign-'));
let objects: KubeObject[];
beforeAll(async () => {
  objects = objectsIn(await renderSite('everything'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What is wrong with an object, by the schema of its kind; nothing where it is right. */
async function complaints(object: KubeObject): Promise<string> {
  const [schema, instance] = ['schema', 'instance'].map((name) =>
    join(folder, `${object.kind}-${name}.json`),
  );
  writeFileSync(schema ?? '', JSON.stringify(schemas.get(object.kind)));
  writeFileSync(instance ?? '', JSON.stringify(object));
  // What kubernetes-validate itself is made of.
  const args = ['-W', 'ignore', '-m', 'jsonschema', '-i', instance ?? '', schema ?? ''];
  const said = await run(join(PROGRAMS, 'python/bin/python'), args).catch((error) => error);
  return `${said.stdout}${said.stderr}`.trim();
}

const ofKind = (kind: string) => objects.filter((one) => one.kind === kind);

test.each([...schemas.keys()])('each %s is one that its operator knows, to its last field', async (kind) => {
  expect(ofKind(kind).length).toBeGreaterThan(0);
  for (const object of ofKind(kind)) expect(await complaints(object)).toBe('');
});

test('a wrong value and a field that is none would be found', async () => {
  const [route] = ofKind('HTTPRoute');
  if (!route) throw new Error('there is no route');
  const { spec } = route;
  expect(await complaints({ ...route, spec: { ...spec, hostname: 'a.example' } })).toMatch(/'hostname'/);
  const rules = [{ timeouts: { request: 'a minute' } }];
  expect(await complaints({ ...route, spec: { ...spec, rules } })).toMatch(/a minute/);
});
