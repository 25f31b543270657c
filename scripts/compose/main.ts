// `make compose`, once the site is up: somebody signs up and plays a story to its end; after the site was taken down and brought
// up again they come back to what they left. Usage: main.ts play|return <file that remembers them>

import { readFileSync, writeFileSync } from 'node:fs';
import { toJsonString } from '@bufbuild/protobuf';
import { readWalkthrough } from '@fabula/catalogue/walkthrough';
import { PARTS } from '@fabula/kit/tokens';
import { GameViewSchema } from '@fabula/proto/run/v1/view_pb';
import { z } from 'zod';
import { Account } from '../proof/account.ts';
import { Player } from '../proof/player.ts';
import { STORY_FOLDER } from '../proof/story.ts';
import { until } from '../proof/until.ts';
import { walk } from '../proof/walk.ts';

const ORIGIN = 'http://localhost:8080';
const PROMETHEUS = 'http://127.0.0.1:9090';

const remembered = z.object({
  email: z.string(),
  password: z.string(),
  playerStoryId: z.string(),
  view: z.string(),
});
const targets = z.object({
  data: z.object({
    activeTargets: z.array(z.object({ health: z.string(), labels: z.record(z.string(), z.string()) })),
  }),
});

const say = (text: string) => process.stdout.write(`${text}\n`);
const [what, file = ''] = process.argv.slice(2);
// Compose waits for all that the gateway needs, and for the gateway itself nobody does.
await until(async () => (await isReady()) || undefined, 500);
await (what === 'return' ? comeBack() : playWhole());
await until(async () => (await isScraped()) || undefined, 1_000);
say('Prometheus reads all parts');
process.exit(0);

async function playWhole(): Promise<void> {
  const player = await begin();
  const { turns, view } = await walk(player, await readWalkthrough(STORY_FOLDER, 'en', 'lost'));
  player.close();
  const { account, playerStoryId } = player;
  const { email, password } = account;
  const memory = { email, password, playerStoryId, view: toJsonString(GameViewSchema, view) };
  writeFileSync(file, JSON.stringify(memory), { mode: 0o600 });
  const spoken = turns.flatMap(({ audio }) => audio);
  if (spoken.length === 0) throw new Error('nobody spoke');
  say(`a story was played to its end, in ${turns.length} turns with ${spoken.length} spoken lines`);
}

/** A machine that has much else to do may answer too late. */
async function begin(tries = 5): Promise<Player> {
  try {
    return await Player.begin(ORIGIN, 'en');
  } catch (error) {
    if (tries === 1) throw error;
    return begin(tries - 1);
  }
}

async function comeBack(): Promise<void> {
  const { email, password, playerStoryId, view } = remembered.parse(JSON.parse(readFileSync(file, 'utf8')));
  const player = Player.back(await Account.signIn(ORIGIN, email, password), playerStoryId);
  const now = toJsonString(GameViewSchema, await player.view());
  player.close();
  if (now !== view) throw new Error(`what was left is another: ${now}`);
  say('who comes back finds everything as it was left');
}

async function isReady(): Promise<boolean> {
  const answer = await fetch(`${ORIGIN}/readyz`).catch(() => undefined);
  return answer?.ok ?? false;
}

async function isScraped(): Promise<boolean> {
  const answer = await fetch(`${PROMETHEUS}/api/v1/targets`).catch(() => undefined);
  if (!answer?.ok) return false;
  const { activeTargets } = targets.parse(await answer.json()).data;
  const well = activeTargets.filter(({ health }) => health === 'up');
  const parts = new Set(well.map(({ labels }) => labels.app_kubernetes_io_component));
  return PARTS.every((part) => parts.has(part));
}
