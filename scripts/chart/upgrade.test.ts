import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { CHART, helm, type KubeObject, objectsIn, renderPrevious, renderSite } from './helm.ts';

/** What Kubernetes does not let an update change. */
const KEPT: Readonly<Record<string, (spec: KubeObject['spec']) => unknown>> = {
  Deployment: ({ selector }) => selector,
  Service: ({ clusterIP }) => clusterIP,
  PersistentVolumeClaim: (spec) => spec,
};

test.each(['minimal', 'no-llm', 'trial'])(
  'a site that is %s follows on the chart before: what may not change stays, nothing that keeps data goes',
  async (site) => {
    const [before, now] = (await Promise.all([renderPrevious(site), renderSite(site)])).map(objectsIn);
    const kept = before?.filter(({ kind }) => kind in KEPT) ?? [];
    expect(kept.length).toBeGreaterThan(15);
    for (const { kind, metadata, spec } of kept) {
      const heir = now?.find((one) => one.kind === kind && one.metadata.name === metadata.name);
      expect([metadata.name, KEPT[kind]?.(heir?.spec)]).toEqual([metadata.name, KEPT[kind]?.(spec)]);
    }
  },
);

test('values that were all of the chart before are good values still', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fabula-values-'));
  try {
    const values = join(folder, 'values.yaml');
    writeFileSync(values, await helm(['show', 'values', join(CHART, 'ci/previous.tgz')]));
    // What `helm upgrade --reuse-values` would put together.
    const minimal = join(CHART, 'ci/minimal-values.yaml');
    await helm(['template', 'fabula', CHART, '--values', values, '--values', minimal]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
