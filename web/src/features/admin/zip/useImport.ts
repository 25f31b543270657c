import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Authority } from '../draft/authority.ts';
import { authoringFailure } from '../failure.ts';
import type { BroughtMedia, Progress } from './bringMedia.ts';
import type { ImportedStory } from './importZip.ts';
import { ZipRefused } from './refused.ts';
import type { StoryHead } from './storyHead.ts';
import type { Written } from './writeStory.ts';

type Modules = typeof import('./importing.ts');

/** An archive that was read. */
export interface Chosen {
  readonly story: ImportedStory;
  readonly head: StoryHead;
}

/** What became of an archive. */
export interface Imported extends Pick<ImportedStory, 'changed' | 'leftOut'> {
  readonly brought: BroughtMedia;
  readonly written: Written;
}

export type Step =
  | { readonly kind: 'choose' }
  | { readonly kind: 'reading' }
  | ({ readonly kind: 'chosen' } & Chosen)
  | { readonly kind: 'working'; readonly progress: Progress | undefined }
  | ({ readonly kind: 'done' } & Imported);

/** A draft that an archive goes into, and the texts that it gets. */
export interface Opened {
  readonly authority: Authority;
  readonly texts: ReadonlyMap<string, string>;
}

/** Where an archive goes. */
export interface Target {
  /** Contents that are there already, by their hashes. */
  readonly known: ReadonlySet<string>;
  /** Its draft, once pictures and sounds are sent. Undefined: there is something to be asked first. */
  open(chosen: Chosen, modules: Modules): Promise<Opened | undefined>;
}

/** Reads an archive, and brings it into a draft; both may take a while, and the second can be stopped. */
export function useImport() {
  const { t } = useTranslation();
  const [step, setStep] = useState<Step>({ kind: 'choose' });
  const [problem, setProblem] = useState('');
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);
  const told = (error: unknown): string =>
    error instanceof ZipRefused
      ? t(`admin.zip.refused.${error.reason}`, { file: error.file ?? '' })
      : authoringFailure(t, error);

  const choose = async (file: File) => {
    setProblem('');
    setStep({ kind: 'reading' });
    try {
      const { importZip, headOf } = await import('./importing.ts');
      const story = importZip(new Uint8Array(await file.arrayBuffer()));
      setStep({ kind: 'chosen', story, head: headOf(story) });
    } catch (error) {
      setStep({ kind: 'choose' });
      setProblem(told(error));
    }
  };

  const bring = async (chosen: Chosen, target: Target) => {
    setProblem('');
    const stopper = new AbortController();
    stopping.current = stopper;
    const { signal } = stopper;
    const tell = (progress: Progress | undefined) => setStep({ kind: 'working', progress });
    tell(undefined);
    try {
      const modules = await import('./importing.ts');
      const { media, changed, leftOut } = chosen.story;
      const brought = await modules.bringMedia({ media, known: target.known, signal, tell });
      tell({ kind: 'writing' });
      const opened = await target.open(chosen, modules);
      if (!opened) return setStep({ kind: 'chosen', ...chosen });
      const written = await modules.writeStory({ ...opened, media: brought.kept, signal });
      setStep({ kind: 'done', changed, leftOut, brought, written });
    } catch (error) {
      setStep({ kind: 'chosen', ...chosen });
      setProblem(signal.aborted ? t('admin.zip.stopped') : told(error));
    }
  };
  const stop = () => stopping.current?.abort();
  return { step, problem, choose, bring, stop };
}
