import { join } from 'node:path';
import { readWalkthrough, type WalkthroughKind } from '@fabula/catalogue/walkthrough';
import { type Language, Player } from '../proof/player.ts';
import { momentSlugs, STORIES } from '../proof/story.ts';
import { scriptOf, walk } from '../proof/walk.ts';
import type { KeptPlayer, KeptRun } from './kept.ts';

interface Playing {
  readonly story: string;
  readonly kind: WalkthroughKind;
  /** Leaves off after so many turns; plays to the end without it. */
  readonly turns?: number;
}

interface Plan {
  readonly language: Language;
  readonly runs: readonly Playing[];
}

const LIGHT = 'put-out-the-light';
const MOON = 'nobody-steals-the-moon';
const DRAGON = 'the-dragons-advocate';

/** Ended well and badly, going on, begun again after an end: whatever a run can be when a site is updated. */
const PLANS: readonly Plan[] = [
  {
    language: 'en',
    runs: [
      { story: LIGHT, kind: 'won' },
      { story: LIGHT, kind: 'won', turns: 6 },
      { story: MOON, kind: 'won', turns: 9 },
    ],
  },
  {
    language: 'fr',
    runs: [
      { story: LIGHT, kind: 'lost' },
      { story: MOON, kind: 'won' },
      { story: DRAGON, kind: 'won', turns: 9 },
    ],
  },
];

/** Plays what is to be kept on a site that runs, and answers who played what. */
export async function playToKeep(origin: string): Promise<KeptPlayer[]> {
  const kept: KeptPlayer[] = [];
  for (const { language, runs } of PLANS) kept.push(await playAll(origin, language, runs));
  return kept;
}

async function playAll(origin: string, language: Language, plan: readonly Playing[]): Promise<KeptPlayer> {
  const [first] = plan;
  const player = await Player.begin(origin, language, { story: first?.story ?? LIGHT });
  const runs: KeptRun[] = [];
  for (const [n, playing] of plan.entries()) {
    if (n > 0) await player.newRun(playing.story, language);
    runs.push(await playOne(player, language, playing));
  }
  player.close();
  const { email, password } = player.account;
  return { email, password, language, runs };
}

async function playOne(player: Player, language: Language, playing: Playing): Promise<KeptRun> {
  const folder = join(STORIES, playing.story);
  const walkthrough = await readWalkthrough(folder, language, playing.kind);
  const script = scriptOf(walkthrough, momentSlugs(folder));
  const most = playing.turns === undefined ? {} : { turns: playing.turns };
  const { view } = await walk(player, walkthrough, { script, ...most });
  const { playerStoryId } = player;
  const { loopStatus, loopNumber, momentName } = view;
  return {
    story: playing.story,
    ...{ playerStoryId, loopStatus: loopStatus as KeptRun['loopStatus'], loopNumber, momentName },
    loopRank: view.loopRank ?? null,
  };
}
