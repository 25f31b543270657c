import { holds } from './conditions.ts';
import { rulesOf } from './moments/registry.ts';
import type { Localized } from './release/text.ts';
import type { Situation } from './situation.ts';

export interface OfferedExit {
  readonly to: string;
  /** Set where the player chooses it. */
  readonly path?: string | undefined;
  readonly label?: Localized | undefined;
  readonly isOpen: boolean;
}

/** Where the moment can lead, and what of it is open now. */
export function exitsOf({ moment, state }: Situation): OfferedExit[] {
  return rulesOf(moment)
    .exits(moment, null)
    .map(({ to, path, label, when }) => ({ to, path, label, isOpen: holds(when, { moment, state }) }));
}
