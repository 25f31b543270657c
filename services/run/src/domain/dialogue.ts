import type { MessageInitShape } from '@bufbuild/protobuf';
import type { DialogueEntrySchema } from '@fabula/proto/run/v1/run_pb';
import { heardOf, type Sentence } from './heard.ts';

type Entry = MessageInitShape<typeof DialogueEntrySchema>;

/** What was said in a turn, and how much of it was heard. */
export interface SpokenTurn {
  readonly playerMomentId: string;
  readonly words: string | null;
  readonly sentences: readonly Sentence[] | null;
  /** Milliseconds; null: all of it, as far as anybody knows. */
  readonly heardMs: number | null;
  readonly perfect: boolean | null;
  readonly cacheHit: boolean | null;
}

/**
 * The entries of a dialogue: in each moment the player's if not blank and different from the player's last there, a
 * character's if different from its last. Speech that was cut off is as long as it was heard.
 */
export function dialogueOf(turns: readonly SpokenTurn[]): Entry[] {
  const entries: Entry[] = [];
  const last = new Map<string, string>();
  let moment: string | undefined;
  const add = (speaker: string, text: string, entry: Entry) => {
    if (text.trim() === '' || last.get(speaker) === text) return;
    last.set(speaker, text);
    entries.push(entry);
  };
  for (const turn of turns) {
    const { playerMomentId } = turn;
    if (playerMomentId !== moment) last.clear();
    moment = playerMomentId;
    const marks = { isPerfectAnswer: turn.perfect ?? false, isCacheHit: turn.cacheHit ?? false };
    const words = turn.words ?? '';
    add('player', words, { playerMomentId, playerText: words, ...marks });
    for (const { text, characterId } of heardOf(turn.sentences ?? [], turn.heardMs))
      add(`character ${characterId}`, text, { playerMomentId, llmText: text, characterId });
  }
  return entries;
}
