import type { TurnFrame } from '../protocol/frames.ts';

/**
 * What a game screen has had of each input. An answer may come twice (after a reconnect, or from the log); a turn that was
 * done anew has a higher attempt, and what the earlier ones said is void.
 */
export class Seen {
  private readonly inputs = new Map<string, { readonly attempt: number; readonly keys: Set<string> }>();

  /** Whatever comes of this input is news again. */
  forget(inputId: string): void {
    this.inputs.delete(inputId);
  }

  /** Whether this is news. `key` tells the frames of one attempt apart; without one only the attempt counts. */
  accept({ input_id, attempt }: Pick<TurnFrame, 'input_id' | 'attempt'>, key?: string): boolean {
    let known = this.inputs.get(input_id);
    if (!known || attempt > known.attempt) {
      known = { attempt, keys: new Set() };
      this.inputs.set(input_id, known);
    }
    if (attempt < known.attempt || (key !== undefined && known.keys.has(key))) return false;
    if (key !== undefined) known.keys.add(key);
    return true;
  }
}
