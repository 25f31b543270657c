import { DraftAuthority, type Line } from '../../../testing/draftAuthority.ts';
import { TestClock } from '../../../testing/testClock.ts';
import type { Asked, Outlined } from '../../../workers/messages.ts';
import type { Outline } from '../flow/reading/outline.ts';
import type { CheckWorker } from './checker.ts';
import type { TurnAway } from './keep.ts';
import { openDraft } from './openDraft.ts';
import type { DraftStore } from './store.ts';
import type { UnsentStore } from './unsent.ts';
import type { Unsent } from './unsentTexts.ts';

export const PATH = 'moments/shared.yaml';
export const TEXT = 'id: one\nname: { en: First, fr: Premier }\nlines:\n  - the first\n  - the second\n';

export const DEAF: CheckWorker = {
  postMessage: () => undefined,
  terminate: () => undefined,
  addEventListener: () => undefined,
};

/** A browser's database, as long as the test. */
export class KeptHere implements UnsentStore {
  readonly all = new Map<string, Unsent>();
  hold() {
    return () => undefined;
  }
  async put(unsent: Unsent) {
    this.putNow(unsent);
  }
  putNow(unsent: Unsent) {
    this.all.set(unsent.clientId, structuredClone(unsent));
  }
  async drop({ clientId }: Pick<Unsent, 'clientId'>) {
    this.all.delete(clientId);
  }
  async left() {
    return [...this.all.values()];
  }
}

/** Somebody who leaves a page, or turns to another one, when a test says so. */
export class Away {
  #hear: TurnAway = () => undefined;
  readonly listen = (hear: TurnAway) => {
    this.#hear = hear;
    return () => undefined;
  };
  readonly tell: TurnAway = (turn) => this.#hear(turn);
}

/** A worker to which each text says the same. */
export function reader(outline: Outline): CheckWorker {
  let hear = (_event: { data: Outlined }) => {};
  return {
    ...DEAF,
    postMessage: ({ id, generation, ask }: Asked) => {
      const outlines = [[PATH, outline]] as const;
      if (ask.kind === 'outline') hear({ data: { id, generation, outlines, isLast: ask.isLast } });
    },
    addEventListener: (kind: string, listener: unknown) => {
      if (kind === 'message') hear = listener as typeof hear;
    },
  };
}

interface Around {
  readonly line?: Line;
  readonly worker?: CheckWorker;
  readonly kept?: UnsentStore;
}

export async function page(
  authority: DraftAuthority,
  { line, worker = DEAF, kept = new KeptHere() }: Around = {},
) {
  const clock = new TestClock();
  const away = new Away();
  const around = { authority: authority.line(line), worker, kept, clock, onTurnAway: away.listen };
  const { draft, left, undoable } = await openDraft('story', around);
  await undoable;
  return { draft, left, clock, turnAway: away.tell };
}

export const site = (texts: Readonly<Record<string, string>> = { [PATH]: TEXT }) => new DraftAuthority(texts);
export const type = (draft: DraftStore, insert: string, from = 0, path = PATH) =>
  draft.dispatch(path, { changes: { from, insert }, userEvent: 'input.type' });
/** What is under way has been answered. */
export const settle = (draft: DraftStore) => draft.saveNow();
