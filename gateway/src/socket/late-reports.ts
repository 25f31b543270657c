import { decodeFrame, frameValue } from '@fabula/proto/frames';
import type { PlaybackReports } from '../turns/playback-reports.ts';

const OUTPUT = Buffer.from('GameOutput\0');
/** Reports kept for turns that have not ended; a player listens to one at a time. */
const MOST = 8;

/**
 * What was heard of turns that another gateway runs. Run keeps a report only once the turn is committed, which this
 * gateway learns from the turn's GameOutput, like its player.
 */
export class LateReports {
  private readonly reports = new Map<string, number>();

  constructor(private readonly playback: Pick<PlaybackReports, 'report'>) {}

  /** Reports at once, in case the turn has ended, and again when it ends. */
  add(playerStoryId: string, inputId: string, heardMs: number): void {
    this.playback.report(playerStoryId, inputId, heardMs);
    this.reports.set(inputId, heardMs);
    const oldest = this.reports.size > MOST ? this.reports.keys().next().value : undefined;
    if (oldest !== undefined) this.reports.delete(oldest);
  }

  /** A frame went to the player. */
  passed(playerStoryId: string, frame: Uint8Array): void {
    if (this.reports.size === 0 || OUTPUT.compare(frame, 0, OUTPUT.length) !== 0) return;
    const inputId = inputIdOf(frame);
    const heardMs = this.reports.get(inputId);
    if (heardMs === undefined) return;
    this.reports.delete(inputId);
    this.playback.report(playerStoryId, inputId, heardMs);
  }
}

function inputIdOf(frame: Uint8Array): string {
  const json = frameValue(decodeFrame(frame));
  return typeof json === 'object' && json !== null && 'input_id' in json ? String(json.input_id) : '';
}
