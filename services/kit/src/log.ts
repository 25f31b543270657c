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
  return options.destination ? pino(settings, options.destination) : pino(settings);
}
