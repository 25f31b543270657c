// `make drill FAULT=…`: a whole site of this machine breaks, and whoever practises ends it by the runbooks.
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../proof/long/alerts/fault.ts';
import { FAULTS, isPossible } from '../proof/long/alerts/faults.ts';
import { Site } from '../proof/long/alerts/site.ts';
import { drill } from './drill.ts';
import { BadOption, faultFrom, usage } from './options.ts';

const MINUTES = 30;

const print = (text: string) => process.stdout.write(`${text}\n`);
const say = (text: string) =>
  print(text.replaceAll(/^(?=\S)/g, `${new Date().toISOString().slice(11, 19)} `));

const possible = FAULTS.filter(isPossible);
const ended = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.on(name, () => ended.abort(new Error('The drill was ended.')));

async function practise(fault: Fault): Promise<void> {
  setTimeout(() => ended.abort(new Error(`${MINUTES} minutes are over.`)), MINUTES * 60_000).unref();
  say('Starting a site: Postgres, NATS, Redis, all parts and Prometheus. This takes a minute.');
  const site = await Site.open('drill', { hasModel: true, hasVolume: true });
  // Who breaks a site is hit by what whoever mends it does.
  const errors = join(site.folder, 'drill-errors');
  process.on('unhandledRejection', (error) => appendFileSync(errors, `${String(error)}\n`));
  try {
    ended.signal.throwIfAborted();
    await drill({ site, fault, say, signal: ended.signal });
  } finally {
    say('Stopping all that was started.');
    await site.close();
  }
}

try {
  const fault = faultFrom(process.env.FAULT ?? '', possible);
  if (fault) await practise(fault);
  else print(usage(possible));
} catch (error) {
  if (error instanceof BadOption) print(`${error.message}\n\n${usage(possible)}`);
  else if (ended.signal.aborted) say(String(ended.signal.reason.message));
  else print(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exitCode = 1;
}
// What a fault has begun may still wait for something.
process.exit();
