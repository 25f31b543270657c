import { isNativeError } from 'node:util/types';
import { type DestinationStream, type LogFn, type Logger, pino } from 'pino';
import { wallDate } from './clock.ts';
import { describeError, redact } from './redact.ts';
import { redactText } from './redact-text.ts';
import { toldResource } from './tracing/resource.ts';
import { activeSpan } from './tracing/span.ts';

export type { Logger } from 'pino';

export interface LogOptions {
  readonly level?: string | undefined;
  /** Standard output where none is given. */
  readonly destination?: DestinationStream | undefined;
}

/** A part's logger: JSON lines with the trace that they belong to, without tokens, addresses, or anything a player said. */
export function createLogger(part: string, options: LogOptions = {}): Logger {
  const settings = {
    level: options.level ?? 'info',
    base: baseOf(part),
    mixin: traceFields,
    timestamp: () => `,"time":"${wallDate().toISOString()}"`,
    formatters: {
      level: (label: string) => ({ level: label }),
      log: redactFields,
    },
    // It is described already; pino's own would show all that hangs on it.
    serializers: { err: (described: unknown) => described },
    hooks: { logMethod: writeRedacted },
  };
  return pino(settings, options.destination ?? standardOutput());
}

function redactFields({ err, ...fields }: Record<string, unknown>): Record<string, unknown> {
  const redacted = redact(fields) as Record<string, unknown>;
  return err === undefined ? redacted : { ...redacted, err: describeError(err) };
}

/** Messages are ours, but for those that are made of others' texts; of an error alone pino makes one of its own text. */
function writeRedacted(this: Logger, args: Parameters<LogFn>, write: LogFn): void {
  const [fields, ...texts] = args as readonly unknown[];
  const error = isNativeError(fields) ? fields : Object(fields).err;
  const said = texts.length === 0 && isNativeError(error) ? [error.message] : texts;
  const redacted = [fields, ...said].map((arg) => (typeof arg === 'string' ? redactText(arg) : arg));
  write.apply(this, redacted as unknown as Parameters<LogFn>);
}

/** Which trace a line belongs to, and where in it; whether it is collected or not, all parts name it alike. */
function traceFields(): object {
  const { traceId, spanId } = activeSpan() ?? {};
  return traceId === undefined ? {} : { traceId, spanId };
}

/** `part` is the program; what it is called where it runs, and where that is, is its `resource`. */
function baseOf(part: string) {
  const resource = toldResource();
  return Object.keys(resource).length > 0 ? { part, resource } : { part };
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
