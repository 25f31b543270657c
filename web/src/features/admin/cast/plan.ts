import type { Text } from '@codemirror/state';
import type { Tell } from '@fabula/story/edit';
import { useEffect, useState } from 'react';
import type { Plan, Wanted } from '../../../workers/plan.ts';
import { planAside } from '../../../workers/planAside.ts';
import type { Draft } from '../draft/draft.ts';
import { folderOf } from './folder.ts';

interface Options {
  readonly tell: Tell;
  readonly signal: AbortSignal;
}

/** Works out a change of the whole draft as it is at the end: where somebody writes meanwhile, anew. */
export async function planFor(draft: Draft, wanted: Wanted, options: Options): Promise<Plan> {
  draft.writeTyped();
  const texts = textsOf(draft);
  const plan = await planAside(folderOf(draft), wanted, options);
  return isSame(texts, textsOf(draft)) ? plan : planFor(draft, wanted, options);
}

interface Planning {
  /** Of the draft as it is; undefined while it is worked out. */
  readonly plan: Plan | undefined;
  /** How far that is, from 0 to 1. */
  readonly share: number;
}

const BEGUN: Planning = { plan: undefined, share: 0 };

/** What a change would come to, worked out as long as this is shown. */
export function usePlan(draft: Draft, { kind, thing }: Extract<Wanted, { kind: 'takeOut' }>): Planning {
  const [planning, setPlanning] = useState<Planning>(BEGUN);
  const [texts, setTexts] = useState(() => textsOf(draft));
  const [failure, setFailure] = useState<unknown>();
  if (failure !== undefined) throw failure;
  useEffect(
    () =>
      draft.subscribe(() => {
        const now = textsOf(draft);
        setTexts((before) => (isSame(before, now) ? before : now));
      }),
    [draft],
  );
  const key = JSON.stringify(thing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other texts want another plan; a thing is told by its key
  useEffect(() => {
    const ended = new AbortController();
    setPlanning(BEGUN);
    const tell = (share: number) => setPlanning((now) => ({ ...now, share: Math.max(now.share, share) }));
    planFor(draft, { kind, thing }, { tell, signal: ended.signal }).then(
      (plan) => !ended.signal.aborted && setPlanning({ plan, share: 1 }),
      (error: unknown) => !ended.signal.aborted && setFailure(error),
    );
    return () => ended.abort();
  }, [draft, kind, key, texts]);
  return planning;
}

/** Each text is another one after a change. */
function textsOf(draft: Draft): readonly (Text | undefined)[] {
  return draft.files().map(({ path }) => draft.stateOf(path)?.doc);
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((text, at) => b[at] === text);
}
