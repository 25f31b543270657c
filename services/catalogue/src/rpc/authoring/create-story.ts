import { randomUUID } from 'node:crypto';
import { wallDate } from '@fabula/kit/clock';
import { type Call, type Handler, playerOf } from '@fabula/kit/server';
import type { AuthoringService } from '@fabula/proto/catalogue/v1/authoring_pb';
import type { AuthoringContext } from '../../authoring-context.ts';
import { SlugTaken, StoryIdTaken, TooManyStories } from '../../domain/drafts/errors.ts';
import type { Content } from '../../domain/drafts/files.ts';
import { MOST_NEW_STORIES } from '../../domain/drafts/limits.ts';
import { copiedStory, emptyStory, firstStory, type NewStory } from '../../domain/drafts/new-story.ts';
import { textBytes } from '../../domain/drafts/text.ts';
import { shownName } from '../../domain/rights.ts';
import { newFiles } from '../../drafts/new-files.ts';
import { openDraft } from '../../drafts/opened.ts';
import { readDraft } from '../../drafts/read-draft.ts';
import { writeEdit } from '../../drafts/write-edit.ts';
import { listFiles } from '../../store/drafts/files.ts';
import { countNewStories, insertStory, isIdFree, isSlugFree } from '../../store/drafts/stories.ts';

type Method = Handler<(typeof AuthoringService)['method']['createStory']>;
type Files = ReadonlyMap<string, Content>;

export function createStory({ db, checker }: AuthoringContext): Method {
  return async ({ name, slug, from, storyId }, call) => {
    const { sub: ownerId, email } = playerOf(call);
    const story: NewStory = {
      id: storyId?.toLowerCase() ?? randomUUID(),
      name: { en: name?.en || slug, fr: name?.fr || name?.en || slug },
      createdAt: wallDate().toISOString().slice(0, 10),
    };
    const files = await begun(from, story);
    await db.transaction(async (tx) => {
      if (!(await isSlugFree(tx, slug))) throw new SlugTaken();
      if (!(await isIdFree(tx, story.id))) throw new StoryIdTaken();
      if ((await countNewStories(tx, ownerId)) >= MOST_NEW_STORIES) throw new TooManyStories();
      await insertStory(tx, { storyId: story.id, slug, ownerId });
      const by = { userId: ownerId, name: shownName(email) };
      const edit = { storyId: story.id, editId: randomUUID(), kind: 'create', ...by };
      await writeEdit(tx, edit, newFiles(files));
    });
    checker.edited(story.id, ownerId);
    return { storyId: story.id };

    async function begun(kind: string, to: NewStory): Promise<Files> {
      if (kind === 'empty') return texts(emptyStory(to));
      if (kind === 'first_story') return texts(firstStory(to, randomUUID));
      return copied(kind, to, call);
    }
  };

  async function copied(from: string, to: NewStory, call: Call): Promise<Files> {
    await openDraft(db.statement, { storyId: from, act: 'read', call });
    const { folder } = await readDraft(db.statement, from);
    const media = (await listFiles(db.statement, from)).flatMap(({ path, sha256, bytes }) =>
      sha256 === null ? [] : [[path, { sha256, bytes, isFromFolder: false }] as const],
    );
    return new Map<string, Content>([
      ...texts(copiedStory(folder.texts, { from, to }, randomUUID)),
      ...media,
    ]);
  }
}

function texts(files: ReadonlyMap<string, string>): Files {
  return new Map([...files].map(([path, text]) => [path, { text, bytes: textBytes(path, text) }]));
}
