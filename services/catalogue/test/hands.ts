import { randomUUID } from 'node:crypto';
import { create, toBinary } from '@bufbuild/protobuf';
import { UserDeletedSchema } from '@fabula/proto/events/v1/events_pb';
import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { Actions } from './actions.ts';
import { newStory, type Somebody, somebody, teamMember } from './authors.ts';
import { type DATABASES, startCatalogue, storiesRoot, type TestDatabase } from './harness.ts';

type Start = (typeof DATABASES)[number][1];

/** A catalogue in which stories go from hand to hand, for the tests of one `describe`. */
export class Hands {
  database!: TestDatabase;
  running!: Awaited<ReturnType<typeof startCatalogue>>;
  actions!: Actions;
  /** Another one for each test: nobody begins more than twenty stories a day. */
  ada!: Somebody;
  ben!: Somebody;
  /** Of the team. */
  tess!: Somebody;
  private stories!: Awaited<ReturnType<typeof storiesRoot>>;

  static on(start: Start): Hands {
    const hands = new Hands();
    beforeAll(() => hands.open(start));
    afterAll(() => hands.close());
    beforeEach(() => {
      hands.ada = somebody(hands.running.identity);
    });
    afterEach(() => {
      hands.running.authors.isAway = false;
      hands.running.authors.nobody.clear();
    });
    return hands;
  }

  private async open(start: Start): Promise<void> {
    this.database = await start();
    this.stories = await storiesRoot('good');
    this.running = await startCatalogue(this.database.db, this.stories.root);
    this.actions = await Actions.on(this.running.bus, this.database.db);
    this.ben = somebody(this.running.identity, { name: 'ben' });
    this.tess = teamMember(this.running.identity);
  }

  private async close(): Promise<void> {
    await this.running?.stop();
    await this.stories?.remove();
    await this.database?.stop();
  }

  get call() {
    return this.running.authoring;
  }

  async share(storyId: string, userId: string, role: string, who = this.ada) {
    return this.call.shareStory({ storyId, userId, role }, await who.as());
  }

  async offer(storyId: string, userId = this.ben.userId, who = this.ada) {
    return this.call.transferStory({ storyId, userId }, await who.as());
  }

  async answer(offerId: string, accepts: boolean, who = this.ben) {
    return this.call.answerTransfer({ offerId, accepts }, await who.as());
  }

  async draftOf(storyId: string, who = this.ada) {
    return this.call.getDraft({ storyId }, await who.as());
  }

  async offersTo(who: Somebody, storyId: string) {
    return (await this.call.listDrafts({}, await who.as())).offers.filter((one) => one.storyId === storyId);
  }

  async listed(who: Somebody, storyId: string) {
    return (await this.call.listDrafts({}, await who.as())).stories.find((one) => one.storyId === storyId);
  }

  /** The account is deleted. */
  async gone(userId: string): Promise<void> {
    const payload = toBinary(UserDeletedSchema, create(UserDeletedSchema, { userId }));
    await this.running.bus.publish('fabula.auth.user_deleted', randomUUID(), payload);
  }

  /** A story of ada's that waits for ben's answer. */
  async offered(): Promise<{ readonly storyId: string; readonly offerId: string }> {
    const { storyId } = await newStory(this.call, this.ada);
    await this.offer(storyId);
    const [made] = await this.offersTo(this.ben, storyId);
    return { storyId, offerId: made?.offerId ?? '' };
  }
}

/** Why it was refused; done: it was not. */
export const reason = (refused: Promise<unknown>): Promise<string | undefined> =>
  refused.then(
    () => 'done',
    (error: { reason?: string }) => error.reason,
  );
