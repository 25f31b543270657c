import type { TFunction } from 'i18next';
import type { ApiError } from '../../../lib/api/call.ts';
import { adminMedia } from '../../../lib/i18n/en/adminMedia.ts';
import { authoringFailure } from '../failure.ts';
import { type MediaKind, TYPES } from './slots.ts';
import type { Taken } from './taken.ts';

const MIB = 1024 * 1024;
const NAMES: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/svg+xml': 'SVG',
  'video/mp4': 'MP4',
  'audio/mpeg': 'MP3',
  'application/json': 'JSON',
};

type Reason = keyof typeof adminMedia.reasons;
const isReason = (reason = ''): reason is Reason => Object.hasOwn(adminMedia.reasons, reason);
/** An element or an instruction, as a drawing has it. */
const MARKUP = /<[^<>\s]+>/;

/** Why a file was not taken, and what to do. */
export function refusalText(t: TFunction, error: ApiError): string {
  if (!isReason(error.reason)) {
    if (error.code === 'unavailable') return t('adminMedia.away');
    return authoringFailure(t, error);
  }
  const [found] = MARKUP.exec(error.message) ?? [];
  const text = t(`adminMedia.reasons.${error.reason}`);
  return found && error.reason === 'DRAWING_REFUSED' ? `${text} ${t('adminMedia.found', { found })}` : text;
}

/** It is something else than what is wanted there. */
export function wrongKindText(t: TFunction, type: string, kind: MediaKind): string {
  return t('adminMedia.wrongKind', { type: NAMES[type] ?? type, wanted: t(`adminMedia.wanted.${kind}`) });
}

/** Whether a file of this type may lie in a slot of this kind. */
export const fits = (type: string, kind: MediaKind): boolean => TYPES[kind].includes(type);

/** What was made of a file. @param sent bytes that went out */
export function takenText(t: TFunction, taken: Taken, sent: number): string {
  const { type, bytes, width, height, durationMs } = taken;
  const facts = [
    NAMES[type] ?? type,
    ...(width && height ? [`${width} × ${height}`] : []),
    ...(durationMs === undefined ? [] : [lengthText(durationMs)]),
    sizeText(bytes),
  ].join(', ');
  const text = t('adminMedia.taken', { facts });
  // Only pictures are ever written anew.
  return bytes === sent ? text : `${text} ${t('adminMedia.rewritten')}`;
}

export const sizeText = (bytes: number): string =>
  bytes >= MIB ? `${(bytes / MIB).toFixed(1)} MiB` : `${Math.max(1, Math.round(bytes / 1024))} KiB`;

/** Minutes and seconds. */
function lengthText(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
