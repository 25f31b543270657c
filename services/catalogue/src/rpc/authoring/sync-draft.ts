import { type Handler, playerOf } from '@fabula/kit/server';
import type { AuthoringService } from '@fabula/proto/catalogue/v1/authoring_pb';
import type { AuthoringContext } from '../../authoring-context.ts';
import { updateJson } from '../../domain/drafts/change-sets.ts';
import { shownName } from '../../domain/rights.ts';
import { openStory } from '../../drafts/opened.ts';
import { newestCheck } from '../../store/drafts/checks.ts';
import { type StepRow, stepsAfter } from '../../store/drafts/edits.ts';
import { present } from '../../store/drafts/presence.ts';

type Method = Handler<(typeof AuthoringService)['method']['syncDraft']>;

export function syncDraft({ db }: AuthoringContext): Method {
  return async ({ storyId, clientId, revision: known, path = '', field = '' }, call) => {
    const { sub: userId, email } = playerOf(call);
    // Its revision is read before the steps: what comes between is told again next time.
    const { revision } = await openStory(db.statement, { storyId, act: 'read', call });
    const steps = known > revision ? undefined : await stepsAfter(db.statement, storyId, known);
    const place = { path: path.replaceAll('\0', ''), field: field.replaceAll('\0', '') };
    const others = await present(db.statement, storyId, {
      clientId,
      userId,
      name: shownName(email),
      ...place,
    });
    const check = await newestCheck(db.statement, storyId);
    return {
      revision: newestOf(revision, steps),
      files: steps === undefined ? [] : synced(steps),
      reload: steps === undefined,
      present: others,
      ...(check && { check }),
    };
  };
}

/** What was told is of this revision at least. */
function newestOf(revision: number, steps: readonly StepRow[] | undefined): number {
  return (steps ?? []).reduce((newest, step) => Math.max(newest, step.revision), revision);
}

/** By file: its steps, as long as it was the same text all along. */
function synced(steps: readonly StepRow[]) {
  const byPath = new Map<string, StepRow[]>();
  for (const step of steps) byPath.set(step.path, [...(byPath.get(step.path) ?? []), step]);
  return [...byPath].map(([path, own]) => {
    const last = own.at(-1);
    const updates = own.flatMap(({ clientId, changes }) =>
      changes === null ? [] : [updateJson({ clientId, changes })],
    );
    const isSameText = updates.length === own.length;
    const change = isSameText ? 'updated' : last?.isDeleted ? 'deleted' : 'replaced';
    return { path, version: last?.version ?? 0, change, updatesJson: isSameText ? updates : [] };
  });
}
