import type { CardModifierNotification, GameOutput } from '../protocol/frames.ts';

export type Notice =
  | { kind: 'perfect' | 'free'; id: string }
  /** An upgrade was decided; no finish: it has come to nothing. */
  | { kind: 'upgrade'; id: string; characterId: string; finish: string | undefined }
  | { kind: 'sacrificed'; id: string; properties: string[] }
  | { kind: 'rank'; id: string; rank: number }
  | { kind: 'modifier'; id: string; name: string; description: string };

export interface Reward {
  kind: 'character' | 'item' | 'special' | 'upgraded';
  /** Of the card that was given, or that has changed. */
  id: string;
}

/** How long each notice is read, ms. */
export const NOTICE_MS: Record<Notice['kind'], number> = {
  perfect: 3000,
  free: 2000,
  sacrificed: 4000,
  rank: 5000,
  modifier: 3000,
  upgrade: 1000,
};
/** And then it has this long to leave, ms. */
export const NOTICE_EXIT_MS = 500;

/** Once each, also where the same comes again. */
const idOf = ({ input_id, attempt }: { input_id: string; attempt: number }, kind: string): string =>
  `${input_id}:${attempt}:${kind}`;

export function modifierNotices(notification: CardModifierNotification): Notice[] {
  return notification.applied_modifiers.map(({ character_name: name, description }, index) => ({
    ...{ kind: 'modifier', id: idOf(notification, `modifier:${index}`) },
    ...{ name, description },
  }));
}

/** What an output tells the player beside the stage, in the order in which it is read. */
export function noticesOf(output: GameOutput): Notice[] {
  const id = (kind: string) => idOf(output, kind);
  const notices: Notice[] = [];
  if (output.was_perfect_answer) notices.push({ kind: 'perfect', id: id('perfect') });
  if (output.was_cache_hit) notices.push({ kind: 'free', id: id('free') });
  const properties = output.sacrificed_properties;
  if (properties.length > 0) notices.push({ kind: 'sacrificed', id: id('sacrificed'), properties });
  const { upgraded_character_id: characterId, awarded_rarity: finish } = output;
  if (characterId) notices.push({ kind: 'upgrade', id: id('upgrade'), characterId, finish });
  if (output.loop_rank !== undefined) notices.push({ kind: 'rank', id: id('rank'), rank: output.loop_rank });
  return notices;
}

function kindOf(type: string | undefined): Reward['kind'] {
  if (type?.includes('upgraded')) return 'upgraded';
  if (type?.includes('character')) return 'character';
  return type?.includes('item') ? 'item' : 'special';
}

/** What an output gives the player, if anything new. */
export function rewardOf(output: GameOutput): Reward | undefined {
  if (!output.is_awarded || !output.award_id) return undefined;
  return { kind: kindOf(output.award_type), id: output.award_id };
}
