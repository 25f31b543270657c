import { WalkthroughPlayer } from '@fabula/players/walkthrough-player';
import { plan } from './given.ts';
import { measures } from './measures.ts';
import type { Player, View } from './player.ts';
import { sleep } from './time.ts';
import type { Turn } from './turn.ts';

/** What a player does next. */
export type Next =
  | { readonly kind: 'start'; readonly playerMomentId: string }
  | { readonly kind: 'answer'; readonly words: string };

const SLUGS = new Map(plan.slugs);
/** A site that is too busy to say where a run stands is asked again. */
const TRIES = 30;
const PAUSE_MS = 1_000;

/** Plays walkthroughs, run after run. What is asked of the API between turns is part of none. */
export class Role {
  private script: WalkthroughPlayer;
  private view: View | undefined;
  private prepared: Next | undefined;

  constructor(
    private readonly player: Player,
    private readonly kind: string,
  ) {
    this.script = this.newScript();
  }

  /** Begins the first run. */
  begin(): Promise<void> {
    return persist(() => this.player.newRun());
  }

  /** Finds out what comes next, as the game screen does between moments; once found out it stays until it was played. */
  async next(): Promise<Next> {
    this.prepared ??= (await this.choose()) ?? (await this.beginAgain());
    return this.prepared;
  }

  /** Where the run stands now, as far as the answer tells. */
  played({ failure, isMomentOver }: Turn): void {
    this.prepared = undefined;
    const isOpen = failure === undefined && !isMomentOver;
    this.view = isOpen && this.view ? { ...this.view, momentStatus: 'open' } : undefined;
  }

  private async choose(): Promise<Next | undefined> {
    const view = this.view ?? (await persist(() => this.player.view()));
    this.view = view;
    const next = this.inScript(view);
    if (!next) return undefined;
    if (next.kind === 'start_moment') return { kind: 'start', playerMomentId: view.playerMomentId };
    return { kind: 'answer', words: next.text };
  }

  /** Somebody who was understood otherwise than it was meant may have nothing left to say: that run is over for them. */
  private inScript(view: View) {
    try {
      return this.script.next(view);
    } catch {
      return undefined;
    }
  }

  private async beginAgain(): Promise<Next> {
    this.script = this.newScript();
    this.view = undefined;
    await this.begin();
    const next = await this.choose();
    if (!next) throw new Error('a fresh run has a first moment');
    return next;
  }

  private newScript(): WalkthroughPlayer {
    const { language } = this.player;
    const own = plan.walkthroughs.find((one) => one.language === language && one.kind === this.kind);
    if (!own) throw new Error(`the plan has no walkthrough ${language}.${this.kind}`);
    return new WalkthroughPlayer(own, SLUGS);
  }
}

async function persist<T>(ask: () => Promise<T>): Promise<T> {
  for (let n = 1; ; n += 1) {
    try {
      return await ask();
    } catch (error) {
      measures.requestFailures.add(1, { what: String(error) });
      if (n === TRIES) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
