import { type DestinationStream, type Logger, pino } from 'pino';
import { describeError, redact } from './redact.ts';

export type { Logger } from 'pino';

export interface LogOptions {
  readonly level?: string | undefined;
  /** Standard output where none is given. */
  readonly destination?: DestinationStream | undefined;
}

/** A part's logger: JSON lines, without tokens, addresses, or anything a player said. */
export function createLogger(part: string, options: LogOptions = {}): Logger {
  const settings = {
    level: options.level ?? 'info',
    base: { part },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (fields: Record<string, unknown>) => redact(fields) as Record<string, unknown>,
    },
    serializers: { err: (error: unknown) => describeError(error) },
  };
  return pino(settings, options.destination ?? standardOutput());
}

let output: ReturnType<typeof pino.destination> | undefined;

/**
 * The one sink of the process's loggers: it writes beside the event loop, and so keeps the order of all their lines. A
 * `minLength` of 1 delays nothing; with 0 its `flush` would not wait for the line that is being written.
 */
function standardOutput(): DestinationStream {
  output ??= pino.destination({ dest: 1, sync: false, minLength: 1 });
  return output;
}

/** Resolves when every line logged so far is written. To be awaited before a process ends itself. */
export function flushLogs(): Promise<void> {
  return new Promise((resolve) => (output ? output.flush(() => resolve()) : resolve()));
}
