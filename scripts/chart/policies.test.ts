import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PARTS } from '@fabula/kit/tokens';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { ROOT } from '../stage/root.ts';
import { arrowsIn } from './arrows.ts';
import {
  CHART,
  containersOf,
  helm,
  type KubeObject,
  objectsIn,
  podsIn,
  renderDev,
  renderSite,
  SITES,
} from './helm.ts';

const COMPONENT = 'app.kubernetes.io/component';
const rendered = new Map<string, KubeObject[]>();
beforeAll(async () => {
  await Promise.all(SITES.map(async (site) => rendered.set(site, objectsIn(await renderSite(site)))));
  rendered.set('dev', objectsIn(await renderDev('--set', 'keycloak.enabled=true')));
});
const objectsOf = (site: string) => rendered.get(site) ?? [];
const ofKind = (site: string, kind: string) => objectsOf(site).filter((one) => one.kind === kind);

describe.each([...SITES, 'dev'])('all pods of %s', (site) => {
  test('are restricted, as Pod Security has it, and have no token', () => {
    expect(podsIn(objectsOf(site)).length).toBeGreaterThan(2);
    for (const { spec } of podsIn(objectsOf(site))) {
      expect(spec).toMatchObject({
        automountServiceAccountToken: false,
        enableServiceLinks: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      });
      expect(spec.securityContext.runAsUser).toBeGreaterThan(0);
      for (const shared of [spec.hostNetwork, spec.hostPID, spec.hostIPC]) expect(shared).toBeUndefined();
      const kinds = (spec.volumes ?? []).flatMap((volume) => Object.keys(volume).filter((k) => k !== 'name'));
      const allowed = [
        'configMap',
        'secret',
        'emptyDir',
        'persistentVolumeClaim',
        'image',
        'csi',
        'projected',
      ];
      expect(kinds.filter((kind) => !allowed.includes(kind))).toEqual([]);
      for (const { securityContext, ports = [] } of containersOf(spec)) {
        expect(securityContext).toMatchObject({
          allowPrivilegeEscalation: false,
          capabilities: { drop: ['ALL'] },
        });
        expect(securityContext.capabilities.add).toBeUndefined();
        expect(ports.filter(({ hostPort }) => hostPort)).toEqual([]);
      }
    }
  });

  test('ask for what they need, and have a limit of memory', () => {
    for (const { spec } of podsIn(objectsOf(site)))
      for (const { resources } of containersOf(spec)) {
        expect(resources.requests).toEqual({ cpu: expect.anything(), memory: expect.anything() });
        expect(resources.limits.memory).toBeDefined();
        // A limit of CPU would stop a turn in the middle of a word.
        expect(resources.limits.cpu).toBeUndefined();
      }
  });

  test('are told secrets by reference alone', () => {
    const secretive = /PASSWORD|SECRET|_KEY$|TOKEN|ADMIN_URL|NATS_URL|REDIS_URL/;
    for (const { spec } of podsIn(objectsOf(site)))
      for (const { env = [] } of containersOf(spec))
        for (const { name, value } of env)
          if (secretive.test(name) && !['FABULA_PRIVATE_KEY'].includes(name))
            expect([name, value]).toEqual([name, undefined]);
    expect(ofKind(site, 'Secret')).toEqual([]);
  });
});

describe.each(SITES)('%s', (site) => {
  test('has every part, each with a budget, a policy and an account without a token', () => {
    for (const kind of ['Deployment', 'PodDisruptionBudget']) {
      expect(
        ofKind(site, kind)
          .map(({ metadata }) => metadata.labels[COMPONENT])
          .sort(),
      ).toEqual([...PARTS].sort());
    }
    const guarded = ofKind(site, 'NetworkPolicy').map(({ spec }) => spec.podSelector.matchLabels[COMPONENT]);
    expect(guarded.sort()).toEqual([...PARTS, 'import', 'migrations'].sort());
    for (const { spec } of ofKind(site, 'NetworkPolicy'))
      expect(spec.policyTypes).toEqual(['Ingress', 'Egress']);
    for (const account of ofKind(site, 'ServiceAccount'))
      expect(account).toMatchObject({ automountServiceAccountToken: false });
  });

  test('rolls without taking anything away, drains longer than a turn takes, and is asked how it is', () => {
    for (const { spec } of ofKind(site, 'Deployment')) {
      expect(spec.strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 });
      expect(spec.minReadySeconds).toBeGreaterThan(0);
      const pod = spec.template.spec;
      const [part] = pod.containers;
      const seconds = (name: string) =>
        Number(part.env.find((one: { name: string }) => one.name === name)?.value);
      const pause = part.lifecycle.preStop.sleep.seconds;
      const drained = pause + seconds('FABULA_LINGER_SECONDS') + seconds('FABULA_GRACE_SECONDS');
      // What a process allows itself to close, at most (kit/src/main.ts).
      expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(drained + 15);
      expect(part.startupProbe.httpGet.path).toBe('/healthz');
      expect(part.livenessProbe.httpGet.path).toBe('/healthz');
      expect(part.readinessProbe.httpGet.path).toBe('/readyz');
      expect(part.securityContext.readOnlyRootFilesystem).toBe(true);
      expect(pod.topologySpreadConstraints).toHaveLength(2);
    }
  });

  test('lets each arrow of the picture through, from both ends, and no other', () => {
    const { ingress, egress } = arrowsIn(objectsOf(site));
    expect(ingress).toEqual(egress);
    const everybody = ['catalogue', 'run', 'moment-engine', 'speech', 'media'];
    const signer = site === 'everything' ? [] : [...everybody, 'auth'].map((part) => `${part} -> auth:http`);
    const picture = [
      ...['auth', ...everybody].map((part) => `gateway -> ${part}:rpc`),
      ...['auth', 'media'].map((part) => `gateway -> ${part}:http`),
      ...['run', 'speech', 'catalogue'].map((part) => `moment-engine -> ${part}:rpc`),
      'run -> catalogue:rpc',
      'catalogue -> media:rpc',
      // Who has ended a session, and who signs players' tokens.
      ...everybody.map((part) => `${part} -> auth:rpc`),
      ...signer,
    ];
    expect(ingress).toEqual(picture.sort());
  });

  test('tells each part of exactly those that it may come to', () => {
    const { egress } = arrowsIn(objectsOf(site));
    const told = ofKind(site, 'Deployment').flatMap(({ metadata, spec }) => {
      const part = metadata.labels[COMPONENT];
      const peers = spec.template.spec.containers[0].env.filter(({ value = '' }) =>
        value.startsWith('dns:///'),
      );
      return peers.map(({ value = '' }) => `${part} -> ${/fabula-([\w-]+):9000$/.exec(value)?.[1]}:rpc`);
    });
    expect(told.sort()).toEqual(egress.filter((arrow) => arrow.endsWith(':rpc')));
  });

  test('finds its pods: Services, budgets and autoscalers name what there is', () => {
    const pods = ofKind(site, 'Deployment').map(
      ({ spec }) => spec.template.metadata.labels as Record<string, string>,
    );
    const hits = (selector: Record<string, string>) =>
      pods.filter((labels) => Object.entries(selector).every(([key, value]) => labels[key] === value));
    for (const { spec } of ofKind(site, 'Service')) expect(hits(spec.selector)).toHaveLength(1);
    for (const { spec } of ofKind(site, 'PodDisruptionBudget'))
      expect(hits(spec.selector.matchLabels)).toHaveLength(1);
    const names = ofKind(site, 'Deployment').map(({ metadata }) => metadata.name);
    for (const { spec } of ofKind(site, 'HorizontalPodAutoscaler'))
      expect(names).toContain(spec.scaleTargetRef.name);
  });

  test('refers to Secrets that its README names', () => {
    const page = readFileSync(join(ROOT, 'helm/README.md'), 'utf8');
    const refs = podsIn(objectsOf(site)).flatMap(({ spec }) =>
      containersOf(spec).flatMap(({ env = [] }) => env),
    );
    for (const { valueFrom } of refs)
      if (valueFrom?.secretKeyRef && site === 'minimal')
        expect(page).toContain(`\`${valueFrom.secretKeyRef.name}\``);
  });
});

test('a part’s own key is mounted in no other part', () => {
  for (const { metadata, spec } of ofKind('minimal', 'Deployment')) {
    const secrets = spec.template.spec.volumes.flatMap(
      (one: { secret?: { secretName: string } }) => one.secret?.secretName ?? [],
    );
    const part = metadata.labels[COMPONENT];
    expect(secrets).toEqual(
      part === 'auth' ? ['fabula-key-auth', 'fabula-identity'] : [`fabula-key-${part}`],
    );
  }
});

test('only migrations know who may change schemas', () => {
  const knows = podsIn(objectsOf('everything')).filter(({ spec }) =>
    containersOf(spec).some(({ env = [] }) => env.some(({ name }) => /ADMIN/.test(name))),
  );
  expect(knows.map(({ name }) => name)).toEqual(['fabula-migrations']);
});

test('every container finds the authorities that it is told to trust', () => {
  const pods = podsIn(objectsOf('everything'));
  const told = pods.flatMap(({ spec }) => containersOf(spec).filter(({ env = [] }) => env.length > 0));
  expect(told.length).toBeGreaterThan(10);
  for (const { env = [], volumeMounts } of told) {
    expect(env).toContainEqual({ name: 'NODE_EXTRA_CA_CERTS', value: '/trust/ca.crt' });
    expect(volumeMounts).toContainEqual({ name: 'trust', mountPath: '/trust', readOnly: true });
  }
  for (const { spec } of pods)
    expect(spec.volumes).toContainEqual({ name: 'trust', configMap: { name: 'our-authority' } });
});

test('with a mesh its port is open along the same arrows, and everybody may ask its control plane', async () => {
  const mesh = { port: 15008, controlPlane: [{ namespaceSelector: { matchLabels: { name: 'mesh' } } }] };
  const args = ['--set-json', `networkPolicy.mesh=${JSON.stringify(mesh)}`];
  const meshed = objectsIn(await renderSite('minimal', ...args));
  const plain = arrowsIn(objectsOf('minimal'));
  const more = (arrows: string[]) => arrows.map((arrow) => `${arrow}+15008`);
  expect(arrowsIn(meshed)).toEqual({ ingress: more(plain.ingress), egress: more(plain.egress) });
  const policies = meshed.filter(({ kind }) => kind === 'NetworkPolicy');
  for (const { spec } of policies) expect(spec.egress).toContainEqual({ to: mesh.controlPlane });
});

test('what an installation says leads to it: to the route, or to this machine', async () => {
  const told = (site: string) =>
    helm([
      ...['install', 'fabula', CHART, '--dry-run=client', '--namespace', 'play'],
      ...['--values', join(CHART, 'ci', `${site}-values.yaml`)],
    ]);
  expect(await told('trial')).toMatch(
    /port-forward service\/fabula-gateway 8080:80\s+and open http:\/\/localhost:8080\./,
  );
  expect(await told('minimal')).toMatch(/https:\/\/play\.example\.org needs a route/);
  expect(await told('everything')).toContain('3. Players come to https://play.example.org.');
});
