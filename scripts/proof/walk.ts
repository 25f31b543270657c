import type { Walkthrough } from '@fabula/catalogue/walkthrough';
import { WalkthroughPlayer } from '@fabula/players/walkthrough-player';
import type { GameView } from '@fabula/proto/run/v1/view_pb';
import type { PlayedTurn, Player } from './player.ts';
import { MOMENT_SLUGS } from './story.ts';

export interface Walked {
  readonly turns: readonly PlayedTurn[];
  /** The run as it stands after the last turn. */
  readonly view: GameView;
}

export interface WalkOptions {
  /** Stops after so many turns, starts among them. */
  readonly turns?: number;
  /** Goes on with what an earlier walk of the same run did not say. */
  readonly script?: WalkthroughPlayer;
  /** Looked at before each turn; stops the walk. */
  readonly enough?: (view: GameView) => boolean;
  /** Called as soon as an input is on its way. */
  readonly onSent?: () => void;
  /** How words become a turn; typed without it. */
  readonly answer?: (player: Player, words: string) => Promise<PlayedTurn>;
}

const typed = (player: Player, words: string) => player.say(words);

export const scriptOf = (walkthrough: Walkthrough, slugs = MOMENT_SLUGS) =>
  new WalkthroughPlayer(walkthrough, slugs);

/**
 * Plays what comes next, as the game screen does; undefined where nothing does. The run is looked at before and not after it,
 * so that whoever kills something in the middle need not be quicker than a question that follows.
 */
export async function playNext(
  player: Player,
  script: WalkthroughPlayer,
  options: Pick<WalkOptions, 'onSent' | 'answer'> = {},
): Promise<PlayedTurn | undefined> {
  return played(player, await player.view(), script, options);
}

/** Plays a walkthrough: start a moment, answer until it is done, go on with the next. */
export async function walk(
  player: Player,
  walkthrough: Walkthrough,
  options: WalkOptions = {},
): Promise<Walked> {
  const { turns: most = Number.POSITIVE_INFINITY, script = scriptOf(walkthrough) } = options;
  const turns: PlayedTurn[] = [];
  for (;;) {
    const view = await player.view();
    if (turns.length >= most || options.enough?.(view)) return { turns, view };
    const turn = await played(player, view, script, options);
    if (!turn) return { turns, view };
    turns.push(turn);
  }
}

async function played(
  player: Player,
  view: GameView,
  script: WalkthroughPlayer,
  { answer = typed, onSent }: Pick<WalkOptions, 'onSent' | 'answer'>,
): Promise<PlayedTurn | undefined> {
  const next = script.next(view);
  if (!next) return undefined;
  const turn = next.kind === 'start_moment' ? player.start(view.playerMomentId) : answer(player, next.text);
  onSent?.();
  return await turn;
}
