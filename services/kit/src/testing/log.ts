import { createLogger, type Logger } from '../log.ts';

/** A real logger whose lines a test can read. */
export function collectedLog(level = 'trace'): { log: Logger; lines: () => Record<string, unknown>[] } {
  const written: string[] = [];
  const log = createLogger('test', { level, destination: { write: (line) => void written.push(line) } });
  return { log, lines: () => written.map((line) => JSON.parse(line) as Record<string, unknown>) };
}
