/** Moment by moment what a player says, by the moments' slugs: a story's walkthrough is one. */
export interface Walkthrough {
  readonly says: Readonly<Record<string, readonly string[]>>;
}

/** Where a run stands: fabula.run.v1.GameView is one. */
export interface RunPosition {
  readonly blueprintMomentId: string;
  /** waiting, open or done. */
  readonly momentStatus: string;
  readonly loopStatus: string;
}

export type NextInput =
  | { readonly kind: 'start_moment' }
  | { readonly kind: 'player_answer'; readonly text: string };

/** Plays a walkthrough: tests, benches and load scripts ask it what the player does next. */
export class WalkthroughPlayer {
  private readonly said = new Map<string, number>();

  /** @param slugs blueprint moment id → slug, of the release that is played */
  constructor(
    private readonly walkthrough: Walkthrough,
    private readonly slugs: ReadonlyMap<string, string>,
  ) {}

  /** Undefined once the run has ended. Throws where the walkthrough has nothing left to say in an open moment. */
  next({ blueprintMomentId, momentStatus, loopStatus }: RunPosition): NextInput | undefined {
    if (loopStatus !== 'loopStatusOnGoing') return undefined;
    if (momentStatus !== 'open') return { kind: 'start_moment' };
    const slug = this.slugs.get(blueprintMomentId) ?? blueprintMomentId;
    const at = this.said.get(slug) ?? 0;
    const { says } = this.walkthrough;
    const text = Object.hasOwn(says, slug) ? says[slug]?.[at] : undefined;
    if (text === undefined) throw new Error(`the walkthrough is stuck in ${slug} after ${at} sentences`);
    this.said.set(slug, at + 1);
    return { kind: 'player_answer', text };
  }
}
