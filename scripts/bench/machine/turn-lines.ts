import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { z } from 'zod';
import type { TurnLine } from '../stats/own-time.ts';

/** How a line of a turn that ended begins to be one: cheaper than to parse all that a log says. */
const MARK = '"msg":"turn"';
const line = z.object({ msg: z.literal('turn'), inputId: z.string(), ms: z.record(z.string(), z.number()) });

/** Reads what engines tell of turns in their logs, from where the last look ended. */
export class TurnLines {
  private readonly read: Map<string, number>;

  constructor(files: readonly string[]) {
    this.read = new Map(files.map((file) => [file, 0]));
  }

  /** The turns that were told of since the last look. */
  take(): TurnLine[] {
    return [...this.read].flatMap(([file, from]) => {
      const fresh = textFrom(file, from);
      const whole = fresh.slice(0, fresh.lastIndexOf('\n') + 1);
      this.read.set(file, from + Buffer.byteLength(whole));
      return whole.split('\n').flatMap(turnIn);
    });
  }
}

/** A turn that was refused before its input was read has none, and is in no figure. */
function turnIn(text: string): TurnLine[] {
  if (!text.includes(MARK)) return [];
  const told = line.safeParse(JSON.parse(text));
  return told.success ? [{ inputId: told.data.inputId, ms: told.data.ms }] : [];
}

function textFrom(file: string, from: number): string {
  const opened = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(Math.max(0, fstatSync(opened).size - from));
    return bytes.toString('utf8', 0, readSync(opened, bytes, 0, bytes.length, from));
  } finally {
    closeSync(opened);
  }
}
