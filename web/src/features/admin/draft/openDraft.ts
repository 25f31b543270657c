import type { Text } from '@codemirror/state';
import type { Clock } from '../../../lib/clock.ts';
import type { StoryTexts } from '../../../workers/messages.ts';
import type { Authority, DraftHead, ReadFiles } from './authority.ts';
import { type CheckWorker, StoryChecker } from './checker.ts';
import { DraftFiles } from './draftFiles.ts';
import { keep, type TurnAway } from './keep.ts';
import { readEach } from './readTexts.ts';
import { resend } from './resend.ts';
import { DraftSession } from './session.ts';
import { DraftStore } from './store.ts';
import type { UnsentStore } from './unsent.ts';
import type { Unsent } from './unsentTexts.ts';

const MEDIA = 'media/';

export interface Surroundings {
  readonly authority: Authority;
  readonly worker: CheckWorker;
  readonly kept: UnsentStore;
  readonly clock: Clock;
  readonly onTurnAway: (tell: TurnAway) => () => void;
}

export interface OpenDraft {
  readonly draft: DraftStore;
  /** Resolves once what is changed can be undone, what was changed before that too. */
  readonly undoable: Promise<void>;
  /** What earlier pages wrote and could not be sent. */
  readonly left: readonly Unsent[];
  close(): void;
}

/** Opens a story's draft, and sends first what earlier pages could not. Throws an ApiError. */
export async function openDraft(storyId: string, around: Surroundings): Promise<OpenDraft> {
  const { authority, kept, clock, worker, onTurnAway } = around;
  try {
    const left = await sendLeft(storyId, around);
    const head = await authority.head();
    const files = new DraftFiles(crypto.randomUUID());
    const checker = new StoryChecker(worker, clock);
    checker.open(storyWithoutTexts(storyId, head));
    await readAll({ files, head, authority, checker });
    checker.whole();
    const session = new DraftSession({ authority, files, clock, revision: head.revision });
    const draft = new DraftStore({ storyId, head, files, session, checker });
    const undoable = makeUndoable(draft);
    const endKeeping = keep({ draft, files, session, kept, clock, onTurnAway });
    const release = kept.hold(files.clientId);
    if (head.origin === 'draft') session.start();
    const close = () => {
      checker.close();
      void session.flush().then(() => {
        session.close();
        endKeeping();
        release();
      });
    };
    return { draft, left, undoable, close };
  } catch (error) {
    worker.terminate();
    throw error;
  }
}

function textAt(files: DraftFiles, path: string): [string, Text][] {
  const text = files.text(path)?.state.doc;
  return text ? [[path, text]] : [];
}

interface Reading {
  readonly files: DraftFiles;
  readonly head: DraftHead;
  readonly authority: Authority;
  readonly checker: StoryChecker;
}

/** The worker understands what has come while the rest is on its way. */
async function readAll({ files, head, authority, checker }: Reading): Promise<void> {
  const media = head.files.filter(({ sha256 }) => sha256 !== undefined);
  const texts = head.files.filter(({ sha256 }) => sha256 === undefined).map(({ path }) => path);
  files.read(media.map((file) => ({ ...file, text: '' })));
  const take = (read: ReadFiles['files']) => {
    files.read(read);
    checker.read(new Map(read.flatMap(({ path }) => textAt(files, path))));
  };
  await readEach({ authority, paths: texts, take });
}

/** Whoever only looks waits for nothing that undoes. */
async function makeUndoable(draft: DraftStore): Promise<void> {
  try {
    draft.keepHistory(await import('./undoing.ts'));
  } catch (error) {
    console.warn('what is changed here cannot be undone', error);
  }
}

/** @returns what could not be sent */
async function sendLeft(storyId: string, { authority, kept, clock }: Surroundings): Promise<Unsent[]> {
  const unsent: Unsent[] = [];
  for (const one of await kept.left(storyId).catch(() => []))
    if (await resend(one, authority, clock)) await kept.drop(one);
    else unsent.push(one);
  return unsent;
}

function storyWithoutTexts(storyId: string, { slug, ownerId, files }: DraftHead): StoryTexts {
  return {
    slug,
    belongsTo: { storyId, ownerId: ownerId ?? null },
    texts: [],
    media: files.flatMap(({ path, sha256 }) =>
      sha256 === undefined || !path.startsWith(MEDIA) ? [] : [[path.slice(MEDIA.length), sha256] as const],
    ),
  };
}
