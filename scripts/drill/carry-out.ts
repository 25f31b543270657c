import type { Site } from '../proof/long/alerts/site.ts';
import { type Order, processesOf, storeOf } from './order.ts';

/** The volume of the bus, as a claim is called in a cluster. */
const CLAIM = 'nats-0';

/** What cannot be done here. */
export class NotHere extends Error {
  override readonly name = 'NotHere';
}

/** Does it, and says what was done. Throws NotHere, or why something did not start. */
export async function carryOut(site: Site, order: Order): Promise<string> {
  const { verb, name } = order;
  if (verb === 'grow') return grow(site, name);
  if (verb === 'ask') return ask(site, name);
  const store = storeOf(name);
  return store === undefined ? ofPart(site, order) : ofStore(site, store, verb);
}

async function ofPart(site: Site, { verb, name, settings }: Order): Promise<string> {
  const names = processesOf(name, site.stage.processes.keys());
  if (names.length === 0) throw new NotHere(`there is no part, process or store '${name}'`);
  if (verb === 'stop') await site.kill(names);
  else await site.restart(names, settings);
  return `${names.join(', ')}: ${verb === 'stop' ? 'stopped' : 'ready'}`;
}

async function ofStore(
  site: Site,
  store: NonNullable<ReturnType<typeof storeOf>>,
  verb: Order['verb'],
): Promise<string> {
  const isThere = site.pidOf(store) !== undefined;
  if (verb === 'start' && isThere) return `${store}: runs already`;
  if (isThere) await site.takeAway(store);
  if (verb === 'stop') return `${store}: stopped`;
  await site.bringBack(store);
  return `${store}: runs`;
}

function grow({ volume }: Site, claim: string): string {
  if (claim !== CLAIM) throw new NotHere(`there is no claim '${claim}'`);
  volume.grow();
  return `${claim}: has twice the room`;
}

function ask({ others }: Site, whom: string): string {
  const answer = others.get(whom);
  answer?.();
  return answer ? `${whom}: looked, and mended it` : `${whom}: nothing is wrong here`;
}
