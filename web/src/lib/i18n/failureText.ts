import type { TFunction } from 'i18next';
import { reasonText } from './reasonText.ts';

export interface FailureWords {
  /** The gRPC code's name, in either case. */
  readonly code?: string | undefined;
  readonly reason?: string | undefined;
  /** What the server says of it, in English. */
  readonly message: string;
}

/** The words for what failed: ours for what is known by its name or is common, the server's own for the rest. */
export function failureText(t: TFunction, { code = '', reason, message }: FailureWords): string {
  const known = reasonText(reason);
  if (known) return withId(known, message);
  const common = code.toLowerCase();
  if (common === 'unavailable' || common === 'deadline_exceeded') return t('common.errors.unavailable');
  if (common === 'resource_exhausted') return t('common.errors.resource_exhausted');
  return message || t('common.errors.unknown');
}

/** What nobody foresaw is told with an id, by which it is found in the logs: `… (5f0c).` */
function withId(text: string, message: string): string {
  const id = /\(([\w-]+)\)\.?$/.exec(message)?.[1];
  return id ? `${text} (${id})` : text;
}
