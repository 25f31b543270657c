import { setTimeout as sleep } from 'node:timers/promises';
import { fromBinary } from '@bufbuild/protobuf';
import type { Bus } from '@fabula/kit/bus';
import { type Database, rows } from '@fabula/kit/db';
import { type ActionTaken, ActionTakenSchema } from '@fabula/proto/events/v1/events_pb';

/** What is told of stories for the list of what was done. */
export class Actions {
  readonly #told: ActionTaken[] = [];

  private constructor(private readonly db: Database) {}

  static async on(bus: Bus, db: Database): Promise<Actions> {
    const actions = new Actions(db);
    await bus.subscribe('test-actions', 'fabula.catalogue.action_taken', async (_id, payload) => {
      actions.#told.push(fromBinary(ActionTakenSchema, payload));
    });
    return actions;
  }

  /** Those of a story, in their order, when all that was written has been told. */
  async of(storyId: string): Promise<ActionTaken[]> {
    const due = 'select from outbox where published_at is null limit 1';
    while ((await this.db.transaction((tx) => rows(tx, due))).length > 0) await sleep(20);
    return this.#told.filter(({ object }) => object.startsWith(`${storyId} `));
  }

  /** The same in short: who did what to whom, and how. */
  async told(storyId: string): Promise<(readonly [string, string, string | undefined, string])[]> {
    const all = await this.of(storyId);
    return all.map(({ action, actorId, subjectId, detail }) => [action, actorId, subjectId, detail] as const);
  }
}
