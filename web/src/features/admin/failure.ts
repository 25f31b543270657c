import type { TFunction } from 'i18next';
import { toApiError } from '../../lib/api/call.ts';
import { admin } from '../../lib/i18n/en/admin.ts';
import { failureText } from '../../lib/i18n/failureText.ts';

const { reasons } = admin;
type Reason = keyof typeof reasons;
const isReason = (reason = ''): reason is Reason => Object.hasOwn(reasons, reason);

/** Of these the site names what is to mend, one a line after the first. */
const WITH_PROBLEMS: readonly Reason[] = ['STORY_HAS_ERRORS', 'STORY_UNREADABLE'];

/** The words for what failed on the authors' pages. */
export function authoringFailure(t: TFunction, error: unknown): string {
  const { message, ...rest } = toApiError(error);
  // A call that runs out waited for other stories.
  const reason = rest.reason ?? (rest.code === 'deadline_exceeded' ? 'CHECKS_BUSY' : undefined);
  if (!isReason(reason)) return failureText(t, { ...rest, reason, message });
  const text = t(`admin.reasons.${reason}`);
  const problems = WITH_PROBLEMS.includes(reason) ? message.split('\n').slice(1) : [];
  return [text, ...problems].join('\n');
}

/** As the checker says it (FS511). */
const ABSENT = / FS511 .* (media\/\S+) is not kept /;

/** Paths of files that a story was refused for because the site does not keep them. */
export function absentFiles(error: unknown): string[] {
  const { reason, message } = toApiError(error);
  if (reason !== 'STORY_HAS_ERRORS') return [];
  return message.split('\n').flatMap((line) => ABSENT.exec(line)?.[1] ?? []);
}
