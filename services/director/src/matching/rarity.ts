import type { Token } from '../text/tokens.ts';
import type { Rarity } from './meaning.ts';

/** Counts in how many sentences each stem is. */
export class StemCount {
  private readonly seen = new Map<string, number>();
  private sentences = 0;

  add(tokens: readonly Token[]): void {
    this.sentences += 1;
    const stems = new Set(tokens.map((token) => token.stem));
    for (const stem of stems) this.seen.set(stem, (this.seen.get(stem) ?? 0) + 1);
  }

  /** Rarity over all sentences that a story knows; a word that it does not have is as rare as one that it has once. */
  rarity(): Rarity {
    const { seen, sentences } = this;
    return (stem) => 1 + 0.35 * Math.log((sentences + 1) / (Math.max(seen.get(stem) ?? 1, 1) + 0.5));
  }
}
