import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PARTS } from '@fabula/kit/tokens';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { ROOT } from '../stage/root.ts';
import { askedFor, exampleSettings, readCompose, type Service } from './compose-file.ts';

const secrets = Object.fromEntries(askedFor().required.map((name) => [name, 'a1'.repeat(24)]));
const { set } = exampleSettings();
const { services, networks } = readCompose({ ...set, ...secrets });
const all = Object.entries(services);
function serviceOf(name: string): Service {
  const service = services[name];
  if (!service) throw new Error(`there is no service ${name}`);
  return service;
}
const partsOf = (pick: (part: string, service: Service) => string[]) =>
  PARTS.flatMap((part) => pick(part, serviceOf(part)));
const told = (name: string, variable: string) => serviceOf(name).environment[variable] ?? '';
const portOf = (address: string) => address.replace(/^.*:/, '');

test('has every part, of this release', () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect(partsOf((part, { image }) => [`${part} ${image}`])).toEqual(
    PARTS.map((part) => `${part} localhost/fabula/${part}:${version}`),
  );
  // The same without any settings but passwords.
  expect(readCompose(secrets)).toEqual({ services, networks });
});

test.each(all)('%s is nobody on a root that it cannot write, with nothing to gain', (name, service) => {
  expect(service.cap_drop).toEqual(['ALL']);
  expect(service.security_opt).toContain('no-new-privileges:true');
  expect(service.cap_add).toEqual(name === 'give-volumes' ? ['CHOWN'] : []);
  expect(service.read_only).toBe(name !== 'keycloak');
  if (!['give-volumes', 'keycloak'].includes(name)) expect(service.user).toMatch(/^[1-9]\d+:\d+$/);
});

test.each(all.filter(([, { restart }]) => restart === 'unless-stopped'))(
  '%s has a limit of memory, and starts again where it ends',
  (_name, { mem_limit }) => {
    expect(mem_limit).toMatch(/^\d+[mg]$/);
  },
);

test('what does not start again is a command that something waits for, or that ends a chain', () => {
  const ending = all.filter(([, { restart }]) => restart === 'no').map(([name]) => name);
  const waited = all.flatMap(([, { depends_on }]) =>
    Object.entries(depends_on).flatMap(([on, { condition }]) =>
      condition.includes('completed') ? [on] : [],
    ),
  );
  expect(ending.filter((name) => !waited.includes(name))).toEqual(['move-users']);
  const waitedWell = all.flatMap(([, { depends_on }]) =>
    Object.entries(depends_on).filter(
      ([on, { condition }]) =>
        condition !== (ending.includes(on) ? 'service_completed_successfully' : 'service_healthy'),
    ),
  );
  expect(waitedWell).toEqual([]);
});

test('players come in by the gateway alone, and from this host alone until told otherwise', () => {
  const published = all.flatMap(([name, { ports, profiles }]) =>
    ports.map((port) => `${profiles.length > 0 ? 'optional ' : ''}${name} ${port}`),
  );
  expect(published).toEqual([
    'gateway 127.0.0.1:8080:8080',
    'optional prometheus 127.0.0.1:9090:9090',
    'optional grafana 127.0.0.1:3000:3000',
  ]);
});

test('each part is told of those that the picture has it call, and finds them at their ports', () => {
  const calls = partsOf((part, service) =>
    Object.entries(service.environment).flatMap(([variable, address]) => {
      const [, peer = ''] = /^dns:\/\/\/([\w-]+):\d+$/.exec(address) ?? [];
      if (peer === '' || (part === 'auth' && peer === 'auth')) return [];
      expect([variable, portOf(address)]).toEqual([
        `FABULA_${peer.toUpperCase().replace('-', '_')}`,
        portOf(told(peer, 'FABULA_RPC_ADDRESS')),
      ]);
      return [`${part} -> ${peer}`];
    }),
  );
  const picture = [
    ...PARTS.filter((part) => part !== 'gateway').map((part) => `gateway -> ${part}`),
    ...['run', 'speech', 'catalogue'].map((part) => `moment-engine -> ${part}`),
    'run -> catalogue',
    'catalogue -> media',
    ...['catalogue', 'run', 'moment-engine', 'speech', 'media'].map((part) => `${part} -> auth`),
  ];
  expect(calls.sort()).toEqual(picture.sort());
  for (const part of ['auth', 'media'])
    expect(told('gateway', `FABULA_${part.toUpperCase()}_HTTP`)).toBe(
      `${part}:${portOf(told(part, `FABULA_${part.toUpperCase()}_HTTP_ADDRESS`))}`,
    );
});

test('a store is on a network with those alone that are told of it, and on no other', () => {
  const stores = { postgres: 'database', nats: 'bus', redis: 'counters' };
  for (const [store, network] of Object.entries(stores)) {
    const members = all.filter(([name, service]) => name !== store && service.networks.includes(network));
    const knowing = all.filter(([, { environment }]) =>
      Object.values(environment).some(
        (value) => value.includes(`@${store}:`) || value.includes(`//${store}:`),
      ),
    );
    expect(members.map(([name]) => name)).toEqual(knowing.map(([name]) => name));
    expect(serviceOf(store).networks).toEqual([network]);
    expect(networks[network]).toEqual({ internal: true });
  }
});

test('only those that ask mail servers, Google or a model, and those that listen to this host, have a way out', () => {
  const open = Object.entries(networks).flatMap(([name, { internal }]) => (internal ? [] : [name]));
  expect(open).toEqual(['front', 'outside']);
  const leading = all.filter(([, service]) => service.networks.some((name) => open.includes(name)));
  expect(leading.map(([name]) => name)).toEqual([
    'gateway',
    'auth',
    'moment-engine',
    'keycloak',
    'prometheus',
    'collector',
    'grafana',
  ]);
});

test('no volume lies where Debian has a folder, whose owner an empty one would take over', () => {
  const places = all.flatMap(([name, { volumes }]) =>
    volumes.filter((one) => /^[\w-]+:/.test(one)).map((one) => [name, one.split(':')[1]]),
  );
  expect(places.length).toBeGreaterThan(20);
  // Grafana's and Prometheus' own images have theirs, of those who write there.
  const known = ['/keys/', '/parts/', '/cache', '/store', '/data', '/postgres', '/prometheus', '/grafana'];
  const others = places.filter(([, place = '']) => !known.some((one) => place.startsWith(one)));
  expect(others).toEqual([['grafana', '/var/lib/grafana']]);
});

test('a part has its own key and no other, and cannot change one', () => {
  const keys = partsOf((part, { volumes }) =>
    volumes.filter((one) => one.startsWith('keys-')).map((volume) => `${part} ${volume}`),
  );
  expect(keys).toEqual(
    PARTS.flatMap((part) => [`${part} keys-${part}:/keys/own:ro`, `${part} keys-public:/keys/public:ro`]),
  );
});

test('each part may take as much memory as in the chart, and has longer to stop than turns take', () => {
  const values = parse(readFileSync(join(ROOT, 'helm/fabula/values.yaml'), 'utf8'));
  for (const part of PARTS) {
    const { mem_limit, stop_grace_period, environment } = serviceOf(part);
    expect([part, mem_limit]).toEqual([
      part,
      values.parts[part].resources.limits.memory.replace('i', '').toLowerCase(),
    ]);
    // What a process allows itself to close, at most (kit/src/main.ts).
    expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThan(
      Number(environment.FABULA_GRACE_SECONDS) + 15,
    );
  }
});

test('health and metrics are asked where they are served', () => {
  const { scrape_configs } = parse(readFileSync(join(ROOT, 'deploy/prometheus/prometheus.yml'), 'utf8'));
  const [{ names, port }] = scrape_configs[0].dns_sd_configs;
  expect([...names].sort()).toEqual([...PARTS].sort());
  for (const part of PARTS) {
    const { environment, healthcheck } = serviceOf(part);
    expect(environment.FABULA_METRICS_ADDRESS).toBe(`0.0.0.0:${port}`);
    expect(healthcheck?.test.at(-1)).toContain(`/dev/tcp/127.0.0.1/${port} `);
  }
});
