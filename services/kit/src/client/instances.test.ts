import { expect, test } from '@jest/globals';
import { instancesOf } from './instances.ts';

test.each([
  ['ipv4:10.0.0.1:1,10.0.0.2:2', ['ipv4:10.0.0.1:1', 'ipv4:10.0.0.2:2']],
  ['ipv6:[::1]:1', ['ipv6:[::1]:1']],
  ['unix:/run/engine.sock', ['unix:/run/engine.sock']],
  ['127.0.0.1:7', ['127.0.0.1:7']],
])('%s', async (address, instances) => {
  expect(await instancesOf(address)).toEqual(instances);
});

test.each(['dns:///localhost:7', 'localhost:7'])('%s is looked up', async (address) => {
  const instances = await instancesOf(address);
  expect(instances.length).toBeGreaterThan(0);
  for (const one of instances) expect(one).toMatch(/^(ipv4:127\.0\.0\.1|ipv6:\[::1\]):7$/);
});
