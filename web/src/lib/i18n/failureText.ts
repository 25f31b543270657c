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
  if (known) return known;
  const common = code.toLowerCase();
  if (common === 'unavailable' || common === 'deadline_exceeded') return t('common.errors.unavailable');
  if (common === 'resource_exhausted') return t('common.errors.resource_exhausted');
  return message || t('common.errors.unknown');
}
