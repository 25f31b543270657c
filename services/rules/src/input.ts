import { blueprintIds } from './card-id.ts';
import type { Input, RunState } from './types.ts';

/** What a client sends, as far as the rules read it: fabula.frames.v1.GameInput is one. */
export interface SentInput {
  readonly selectedPath?: string | undefined;
  readonly selectedCharacterIds: readonly string[];
  readonly selectedItemIds: readonly string[];
  readonly interactionBetSize?: number | undefined;
  readonly difficulty?: string | undefined;
  readonly sacrificedProperties: readonly string[];
  readonly ignoreSkip?: boolean | undefined;
}

/** What of it was decided on the way: by the gateway (kind), by recognition (words), by the engine (cache). */
export interface Understood {
  readonly kind: Input['kind'];
  readonly words: string;
  readonly wasCacheHit: boolean;
  /** Whose cards a client may name by their own ids. */
  readonly playerStoryId: string;
  readonly state: Pick<RunState, 'roster' | 'items'>;
}

/** The rules' input of what a client sent. One place, so that a preview and the commit decide on the same. */
export function inputOf(sent: SentInput | undefined, understood: Understood): Input {
  const { kind, words, wasCacheHit, state } = understood;
  // Cards' ids follow from the run's, which a client may write in capitals.
  const playerStoryId = understood.playerStoryId.toLowerCase();
  const team = state.roster.map((member) => member.characterId);
  const items = state.items.map((item) => item.itemId);
  return {
    kind,
    words,
    wasCacheHit,
    selectedPath: sent?.selectedPath,
    selectedCharacterIds: blueprintIds(playerStoryId, sent?.selectedCharacterIds ?? [], team),
    selectedItemIds: blueprintIds(playerStoryId, sent?.selectedItemIds ?? [], items),
    interactionBetSize: sent?.interactionBetSize ?? null,
    difficulty: sent?.difficulty,
    sacrificedProperties: sent?.sacrificedProperties ?? [],
    ignoreSkip: sent?.ignoreSkip ?? false,
  };
}
