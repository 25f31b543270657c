import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiError, toApiError } from '../../../lib/api/call.ts';
import type { Draft } from '../draft/draft.ts';
import { refusalOf } from './limits.ts';
import { fits, refusalText, takenText, wrongKindText } from './said.ts';
import type { Slot } from './slots.ts';
import { ABORTED, type Crop } from './taken.ts';

export type UploadState =
  | { readonly kind: 'idle' }
  /** `share` of it is sent, from 0 to 1. */
  | { readonly kind: 'sending'; readonly share: number }
  /** There is no room for it yet. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'taken'; readonly text: string }
  /** `mayPass`: the same file may be taken when it is sent again. */
  | { readonly kind: 'refused'; readonly text: string; readonly mayPass: boolean };

interface Upload {
  readonly state: UploadState;
  /** @returns whether it was taken */
  send(file: Blob, crop?: Crop): Promise<boolean>;
  /** The same once more. */
  again(): void;
  stop(): void;
  /** Nothing is said any more. */
  forget(): void;
}

/**
 * Brings files to a slot of a draft: one at a time, and each of them is answered in words.
 * @param there the content that lies there: where it is another one, what was refused before is the past
 */
export function useUpload(draft: Draft, { path, kind }: Slot, there: string | undefined): Upload {
  const { t } = useTranslation();
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  const last = useRef<readonly [Blob, Crop | undefined]>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked whenever another content lies there
  useEffect(() => setState((now) => (now.kind === 'refused' ? { kind: 'idle' } : now)), [there]);

  async function send(file: Blob, crop?: Crop): Promise<boolean> {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    last.current = [file, crop];
    const { signal } = control;
    const say = (next: UploadState) => running.current === control && setState(next);
    const refuse = (text: string, mayPass = false) => {
      say({ kind: 'refused', text, mayPass });
      return false;
    };
    const unsent = refusalOf(file, path);
    if (unsent) return refuse(refusalText(t, unsent));
    say({ kind: 'sending', share: 0 });
    try {
      const onProgress = (share: number) => say({ kind: 'sending', share });
      const onWaiting = () => say({ kind: 'waiting' });
      const { upload } = await import('./upload.ts');
      const taken = await upload(file, { crop, signal, onProgress, onWaiting });
      if (!fits(taken.type, kind)) return refuse(wrongKindText(t, taken.type, kind));
      draft.putMedia(`media/${path}`, taken);
      say({ kind: 'taken', text: takenText(t, taken, file.size) });
      return true;
    } catch (error) {
      const known = toApiError(error);
      if (known.reason !== ABORTED.reason) return refuse(refusalText(t, known), mayPass(known));
      say({ kind: 'idle' });
      return false;
    }
  }

  return {
    ...{ state, send },
    again: () => {
      if (last.current) void send(...last.current);
    },
    stop: () => running.current?.abort(),
    forget: () => setState({ kind: 'idle' }),
  };
}

/** What is wrong with a file, or with who sends it, is so the next time as well. */
const STAYS = ['invalid_argument', 'out_of_range', 'permission_denied', 'failed_precondition'];

const mayPass = ({ code }: ApiError): boolean => !STAYS.includes(code);
