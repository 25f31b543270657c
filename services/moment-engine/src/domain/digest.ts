import { createHash } from 'node:crypto';
import type { GameInput } from '@fabula/proto/frames/v1/frames_pb';
import { canonicalJson } from '@fabula/rules/hash';

export interface Digests {
  /** sha256 by which run tells whether an input that came twice is the same. */
  readonly digest: Uint8Array<ArrayBuffer>;
  /** sha256 of the JSON alone. */
  readonly jsonDigest: Uint8Array<ArrayBuffer>;
}

/** What a turn is made of: not how it was sent (language, sample rate, format, streaming). A stream is its JSON alone. */
export function digestsOf(input: GameInput, kind: string, audio: Uint8Array): Digests {
  const json = canonicalJson({
    kind,
    player_moment_id: input.playerMomentId ?? null,
    text: input.text ?? null,
    transcription: input.transcription ?? null,
    selected_character_ids: input.selectedCharacterIds,
    selected_item_ids: input.selectedItemIds,
    selected_path: input.selectedPath ?? null,
    interaction_bet_size: input.interactionBetSize ?? 0,
    difficulty: input.difficulty ?? null,
    sacrificed_properties: input.sacrificedProperties,
  });
  const jsonDigest = sha256(json);
  return { jsonDigest, digest: input.streaming ? jsonDigest : sha256(json, audio) };
}

function sha256(...parts: (string | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return new Uint8Array(hash.digest());
}
