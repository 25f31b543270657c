import type { Character } from './release/release.ts';

export const EFFECTS = ['burnEffect', 'burnEffectAlt', 'freezeEffect'] as const;
export type Effect = (typeof EFFECTS)[number];

type Thresholds = Pick<Character, 'burnThreshold' | 'burnThresholdAlt' | 'freezeThreshold'>;

/** What a card shows at this share of its health, 0 to 1: it burns at 0, and where its author has set a threshold. */
export function effectsAt(health: number, thresholds: Thresholds | undefined): Effect[] {
  const reached = (share: number | null | undefined) => typeof share === 'number' && health <= share;
  const shown: readonly (readonly [Effect, boolean])[] = [
    ['burnEffect', health <= 0 || reached(thresholds?.burnThreshold)],
    ['burnEffectAlt', reached(thresholds?.burnThresholdAlt)],
    ['freezeEffect', reached(thresholds?.freezeThreshold)],
  ];
  return shown.filter(([, isShown]) => isShown).map(([effect]) => effect);
}
