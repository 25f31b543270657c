// Plays the product once and keeps what it answered, for `main.ts record`. Needed again only where frames or views change:
// node --conditions=source --import tsx scripts/proof/browser/stage-frames/capture.ts
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readWalkthrough, type Walkthrough } from '@fabula/catalogue/walkthrough';
import { startEmbedded } from '../../../stage/embedded.ts';
import { Player } from '../../player.ts';
import { spoken } from '../../spoken.ts';
import { SAME_DICE } from '../../stage-env.ts';
import { idOf, momentSlugs, STORIES } from '../../story.ts';
import { tempFolder } from '../../temp-folder.ts';
import { scriptOf, walk } from '../../walk.ts';
import { Keeper } from './keeper.ts';
import { type KeptMoment, MATERIAL_FILE, type Material } from './material.ts';

const LIGHT = 'put-out-the-light';
const DRAGON = 'the-dragons-advocate';
/** Two seconds: nothing is understood of them. */
const SILENCE = { bytes: new Uint8Array(64_000), sampleRate: 16_000 };

type Turn = (player: Player) => Promise<unknown>;

/** Somebody who stands before a moment, and the phrases of the story. */
async function at(origin: string, slug: string, moment: string): Promise<[Player, Walkthrough]> {
  const player = await Player.begin(origin, 'en', { story: slug });
  const walkthrough = await readWalkthrough(join(STORIES, slug), 'en', 'voice');
  await walk(player, walkthrough, {
    script: scriptOf(walkthrough, momentSlugs(join(STORIES, slug))),
    enough: ({ blueprintMomentId }) => blueprintMomentId === idOf(slug, moment),
  });
  return [player, walkthrough];
}

async function voiced(origin: string): Promise<Pick<Material, 'door' | 'stairs' | 'stowaway'>> {
  const [player, { says }] = await at(origin, LIGHT, 'the-door');
  const keeper = new Keeper(player);
  const phrases = (slug: string) =>
    (says[slug] ?? []).map((phrase) => () => player.speak(spoken(phrase), 'en'));
  const door = await keeper.moment([() => player.speak(SILENCE, 'en'), ...phrases('the-door')]);
  const stairs = await keeper.moment(phrases('the-stairs'));
  const stowaway = await keeper.moment(phrases('the-stowaway').slice(0, 2));
  player.close();
  return { door, stairs, stowaway };
}

async function played(origin: string, moment: string, turns: readonly Turn[]): Promise<KeptMoment> {
  const [player] = await at(origin, DRAGON, moment);
  const kept = await new Keeper(player).moment(turns.map((turn) => () => turn(player)));
  player.close();
  return kept;
}

const say =
  (words: string): Turn =>
  (player) =>
    player.say(words);

/** The first card, the easiest of the performances, one interaction. */
const perform: Turn = async (player) => {
  const { enrolledCharacters, controls } = await player.view();
  return player.send({
    ...{ input_id: randomUUID(), text: 'Your Majesty, look over there.', interaction_bet_size: 1 },
    selected_character_ids: enrolledCharacters.slice(0, 1).map(({ characterId }) => characterId),
    difficulty: controls?.difficulties[0]?.id ?? '',
  });
};

async function capture(origin: string): Promise<Material> {
  const { says } = await readWalkthrough(join(STORIES, DRAGON), 'en', 'voice');
  return {
    ...(await voiced(origin)),
    battle: await played(origin, 'opening-words', (says['opening-words'] ?? []).map(say)),
    reward: await played(origin, 'ash-and-order', [say('I take the rubbing')]),
    upgrade: await played(origin, 'by-candle', [perform]),
  };
}

const folder = tempFolder('stage-frames');
const stage = await startEmbedded({ folder: folder.path, env: SAME_DICE, copiedData: true });
try {
  const json = JSON.stringify(await capture(stage.origin));
  writeFileSync(MATERIAL_FILE, brotliCompressSync(json));
} finally {
  await stage.stop();
  folder.remove();
}
