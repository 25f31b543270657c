import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { kubectl } from './api-server/kubectl.ts';
import { type ApiServer, isBuilt, startApiServer } from './api-server/start.ts';
import { CRD_FILES } from './crds/schema.ts';
import { CHART, helm, objectsIn, renderDev, renderPrevious, renderSite, SITES } from './helm.ts';

const MINIMAL = join(CHART, 'ci/minimal-values.yaml');

if (!isBuilt())
  process.stderr.write(
    '\n  SKIPPED: no API server has looked at what the charts render: scripts/k8s/build.sh has built none here\n\n',
  );

(isBuilt() ? describe : describe.skip)('a real API server', () => {
  let server: ApiServer;
  const ask = (args: readonly string[], input?: string) => kubectl(server.kubeconfig, args, input);
  const apply = (text: string, ...more: string[]) =>
    ask(['apply', '--server-side', '--force-conflicts', '-f', '-', ...more], text);
  const look = (text: string) => apply(text, '--dry-run=server');

  beforeAll(async () => {
    server = await startApiServer();
    // What namespaces of a careful site say; whatever is not restricted is warned of.
    const modes = ['enforce', 'warn'].map((mode) => [`pod-security.kubernetes.io/${mode}`, 'restricted']);
    const labels = Object.fromEntries(modes);
    for (const name of ['play', 'upgrade', 'scaled'])
      await apply(JSON.stringify({ apiVersion: 'v1', kind: 'Namespace', metadata: { name, labels } }));
    for (const file of CRD_FILES) await apply(readFileSync(file, 'utf8'));
    await ask(['wait', '--for=condition=Established', 'crd', '--all', '--timeout=-1s']);
  });
  afterAll(() => server?.stop());

  test.each(SITES)('takes every object of %s, and has nothing to remark', async (site) => {
    const text = await renderSite(site);
    const { stdout, stderr } = await look(text);
    expect(stderr).toBe('');
    expect(stdout.match(/ serverside-applied \(server dry run\)$/gm)).toHaveLength(objectsIn(text).length);
  });

  test('takes every object of a trial’s stores, and has nothing to remark', async () => {
    const { stderr } = await look(await renderDev('--set', 'keycloak.enabled=true'));
    expect(stderr).toBe('');
  });

  test('lets each site follow on the chart before, so nothing is changed that may not be', async () => {
    const into = ['--namespace', 'upgrade'];
    await apply(await renderPrevious('minimal', ...into));
    const { stderr } = await look(await renderSite('minimal', ...into));
    expect(stderr).toBe('');
  });

  test('leaves the number of pods to the autoscaler, also where its least has changed', async () => {
    const here = ['--namespace', 'scaled'];
    // Nothing runs Jobs here.
    const site = ['--no-hooks', '--set', 'defaults.autoscaling.enabled=true', '--values', MINIMAL];
    const install = (...more: string[]) => {
      const to = [...here, '--kubeconfig', server.kubeconfig];
      return helm(['upgrade', '--install', 'fabula', CHART, ...to, ...site, ...more]);
    };
    const podsOf = async (part: string) => {
      const path = ['-o', 'jsonpath={.spec.replicas}'];
      return Number((await ask(['get', ...here, `deployment/fabula-${part}`, ...path])).stdout);
    };
    await install();
    expect([await podsOf('gateway'), await podsOf('run')]).toEqual([2, 2]);
    // As an autoscaler does.
    await ask(['scale', ...here, 'deployment/fabula-gateway', '--replicas=5']);
    await install('--set', 'defaults.autoscaling.min=3');
    expect([await podsOf('gateway'), await podsOf('run')]).toEqual([5, 2]);
  });

  test('would refuse what is wrong, and warn of a pod that is not restricted', async () => {
    const site = await renderSite('everything');
    await expect(look(site.replace('maxSurge: 1', 'maxSurge: 0'))).rejects.toThrow(/maxUnavailable/);
    await expect(look(site.replace('PathPrefix', 'Prefix'))).rejects.toThrow(/Unsupported value/);
    await expect(look(site.replace('revisionHistoryLimit', 'revisions'))).rejects.toThrow(/revisions/);
    const { stderr } = await look(site.replaceAll('runAsNonRoot: true', 'runAsNonRoot: false'));
    expect(stderr).toMatch(/would violate PodSecurity "restricted:latest"/);
  });
});
