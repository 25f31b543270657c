import { useCallback, useSyncExternalStore } from 'react';
import type { Draft, DraftFile } from '../draft/draft.ts';
import { mediaAddress } from '../flow/media/draftMedia.ts';
import type { Slot } from './slots.ts';

const FOLDER = 'media/';

/** A file that lies in a slot. */
export interface SlotFile {
  readonly file: DraftFile;
  readonly url: string;
}

/** All files of the draft: the same list as long as none came or went. */
export function useFiles(draft: Draft): readonly DraftFile[] {
  const subscribe = useCallback((listener: () => void) => draft.subscribe(listener), [draft]);
  return useSyncExternalStore(subscribe, () => draft.files());
}

/** What lies in a slot now; undefined: nothing. */
export function useSlotFile(draft: Draft, { path, kind }: Slot): SlotFile | undefined {
  const files = useFiles(draft);
  const file = files.find((one) => one.path === FOLDER + path);
  const url = mediaAddress(draft, kind === 'sound' ? 'audio' : 'image', path);
  return file && url ? { file, url } : undefined;
}

/** The paths below media/ at which something lies. */
export function mediaPaths(files: readonly DraftFile[]): ReadonlySet<string> {
  return new Set(files.flatMap(({ path, sha256 }) => (sha256 ? [path.slice(FOLDER.length)] : [])));
}
