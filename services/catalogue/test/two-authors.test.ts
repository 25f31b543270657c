import { randomUUID } from 'node:crypto';
import { ChangeSet, Text } from '@codemirror/state';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { edit, newStory, type Somebody, somebody, whole } from './authors.ts';
import { DATABASES, startCatalogue, storiesRoot, type TestDatabase } from './harness.ts';

const PATH = 'moments/shared.yaml';
/** `FABULA_PROOF=long` types as much as two people in an afternoon. */
const EDITS = process.env.FABULA_PROOF === 'long' ? 2_000 : 150;

const TYPED = ['a', 'é', 'e\u0301', 'two words', 'a line\nand another', '😀', '👩‍🚀', '𝔘𝔫', ''];

/** The same every time. */
function dice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Sent = { readonly editId: string; readonly version: number; readonly updates: readonly ChangeSet[] };

/** One page with the file open: what it has not sent is rebased over what others did, as CodeMirror's collab does it. */
class Page {
  private document: Text;
  private unsent: ChangeSet[] = [];
  private version = 1;
  private revision: number;

  constructor(
    readonly clientId: string,
    { text, revision }: { readonly text: string; readonly revision: number },
  ) {
    this.document = Text.of(text.split('\n'));
    this.revision = revision;
  }

  get text(): string {
    return this.document.toString();
  }

  get isSent(): boolean {
    return this.unsent.length === 0;
  }

  type(roll: (below: number) => number): void {
    const { length } = this.document;
    const from = this.between(roll(length + 1));
    const to = this.between(Math.min(length, from + (roll(3) === 0 ? roll(6) : 0)));
    const insert = TYPED[roll(TYPED.length)] ?? '';
    const change = ChangeSet.of({ from, to, insert: Text.of(insert.split('\n')) }, length);
    this.document = change.apply(this.document);
    this.unsent.push(change);
  }

  /** As an editor's cursor: never in the middle of a character of two halves. */
  private between(place: number): number {
    return /[\udc00-\udfff]/.test(this.document.sliceString(place, place + 1)) ? place - 1 : place;
  }

  /** What is to be sent now. */
  get outgoing(): Sent {
    return { editId: randomUUID(), version: this.version, updates: this.unsent.slice(0, 20) };
  }

  take(revision: number, updates: readonly { clientID: string; changes: unknown }[]): void {
    this.revision = revision;
    for (const { clientID, changes } of updates) {
      this.version += 1;
      if (clientID === this.clientId) this.unsent.shift();
      else this.rebase(ChangeSet.fromJSON(changes));
    }
  }

  get known(): number {
    return this.revision;
  }

  private rebase(theirs: ChangeSet): void {
    let over = theirs;
    this.unsent = this.unsent.map((mine) => {
      const moved = mine.map(over);
      over = over.map(mine, true);
      return moved;
    });
    this.document = over.apply(this.document);
  }
}

describe.each(DATABASES)('two authors in one text on %s', (_name, start) => {
  let database: TestDatabase;
  let stories: Awaited<ReturnType<typeof storiesRoot>>;
  let running: Awaited<ReturnType<typeof startCatalogue>>;
  let ada: Somebody;

  beforeAll(async () => {
    database = await start();
    stories = await storiesRoot('good');
    running = await startCatalogue(database.db, stories.root);
    ada = somebody(running.identity);
  });
  afterAll(async () => {
    await running.stop();
    await stories.remove();
    await database.stop();
  });

  async function sync(storyId: string, page: Page): Promise<void> {
    const asked = { storyId, clientId: page.clientId, revision: page.known };
    const { revision, files, reload } = await running.authoring.syncDraft(asked, await ada.as());
    if (reload) throw new Error('the page was to read the draft anew');
    page.take(
      revision,
      files.flatMap(({ updatesJson }) => updatesJson.map((json) => JSON.parse(json))),
    );
  }

  /** Now and then an answer is lost, and the same is sent again. */
  async function send(storyId: string, page: Page, isLost: boolean): Promise<void> {
    const { editId, version, updates } = page.outgoing;
    if (updates.length === 0) return;
    const updatesJson = updates.map((one) =>
      JSON.stringify({ clientID: page.clientId, changes: one.toJSON() }),
    );
    const request = {
      ...edit(storyId, { path: PATH, version, updatesJson }),
      editId,
      clientId: page.clientId,
    };
    const again = isLost ? [request, request] : [request];
    for (const one of again)
      await running.authoring.editDraft(one, await ada.as()).catch((error: { reason?: string }) => {
        if (error.reason !== 'DRAFT_MOVED_ON') throw error;
      });
  }

  test(`types ${EDITS} times each, and all have the same text`, async () => {
    const { storyId } = await newStory(running.authoring, ada, 'empty');
    const text = 'The first line.\nThe second.\n';
    const { revision } = await running.authoring.editDraft(edit(storyId, whole(PATH, text)), await ada.as());
    const pages = ['one', 'two'].map((clientId) => new Page(clientId, { text, revision }));
    const life = async (page: Page, seed: number) => {
      const roll = dice(seed);
      for (let typed = 0; typed < EDITS || !page.isSent; ) {
        for (let burst = roll(6); burst >= 0 && typed < EDITS; burst -= 1, typed += 1) page.type(roll);
        await send(storyId, page, roll(10) === 0);
        await sync(storyId, page);
      }
    };
    await Promise.all(pages.map((page, index) => life(page, index + 1)));
    for (const page of pages) await sync(storyId, page);
    const asked = { storyId, paths: [PATH] };
    const { files } = await running.authoring.readDraftFiles(asked, await ada.as());
    const then = await running.authoring.readDraftFiles({ ...asked, atRevision: revision }, await ada.as());
    expect(files[0]?.version).toBe(1 + 2 * EDITS);
    expect(pages.map((page) => page.text === files[0]?.text)).toEqual([true, true]);
    expect(then.files[0]?.text).toBe(text);
    const { revision: last } = await running.authoring.getDraft({ storyId }, await ada.as());
    const replayed = await running.authoring.readDraftFiles({ ...asked, atRevision: last }, await ada.as());
    expect(replayed.files[0]?.text).toBe(files[0]?.text);
  });
});
