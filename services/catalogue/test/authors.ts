import { randomUUID } from 'node:crypto';
import type { MessageInitShape } from '@bufbuild/protobuf';
import type { Client } from '@fabula/kit/client';
import type { TestIdentity } from '@fabula/kit/testing/identity';
import type { AuthoringService, FileEditSchema } from '@fabula/proto/catalogue/v1/authoring_pb';
import type { TestMedia } from './harness.ts';

export type AuthoringClient = Client<typeof AuthoringService>;

export type FileEdit = MessageInitShape<typeof FileEditSchema>;

/** Somebody who calls the methods of authors. */
export interface Somebody {
  readonly userId: string;
  /** What goes with each call. */
  readonly as: () => Promise<{ deadlineMs: number; playerToken: string }>;
}

interface Person {
  readonly name?: string;
  readonly roles?: readonly string[];
  readonly acr?: string;
}

const DEADLINE_MS = 600_000;

/** A new person with these roles; an author without any. */
export function somebody(
  identity: TestIdentity,
  { name = 'ada', roles = ['author'], acr }: Person = {},
): Somebody {
  const userId = randomUUID();
  const token = () =>
    identity.playerToken(userId, { roles, email: `${name}@example.org`, ...(acr !== undefined && { acr }) });
  return { userId, as: async () => ({ deadlineMs: DEADLINE_MS, playerToken: await token() }) };
}

export function teamMember(identity: TestIdentity): Somebody {
  return somebody(identity, { name: 'tess', roles: ['team'], acr: 'aal2' });
}

/** A story of this author's own. */
export async function newStory(
  client: AuthoringClient,
  author: Somebody,
  from = 'first_story',
): Promise<{ storyId: string; slug: string }> {
  const slug = `story-${randomUUID()}`;
  const name = { en: 'A Story', fr: 'Une histoire' };
  const { storyId } = await client.createStory({ name, slug, from }, await author.as());
  return { storyId, slug };
}

/** An edit of one call; `files` are as EditDraft takes them. */
export function edit(storyId: string, ...files: FileEdit[]) {
  return { storyId, editId: randomUUID(), clientId: 'here', kind: 'edit', part: 0, last: true, files };
}

/** As the page puts an upload at its place; of one that media never heard of where nothing is said. */
export function upload(path: string, version = 0, blob = unheardOf()): FileEdit {
  return { path, version, change: { case: 'media', value: blob } };
}

const unheardOf = () => ({ sha256: randomUUID().replaceAll('-', '').repeat(2), bytes: 1_000 });

/** Brings something to the door for each of these paths, and puts it there. */
export async function uploaded(
  media: Pick<TestMedia, 'upload'>,
  author: Somebody,
  paths: readonly string[],
): Promise<FileEdit[]> {
  const { playerToken } = await author.as();
  return Promise.all(
    paths.map(async (path) => {
      const { sha256, bytes } = await media.upload(drawing(randomUUID()), playerToken);
      return upload(path, 0, { sha256, bytes });
    }),
  );
}

/** One that there is once. */
export const drawing = (words: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90" width="90" height="90"><text y="20">${words}</text></svg>`;

export function whole(path: string, text: string, version = 0): FileEdit {
  return { path, version, change: { case: 'text', value: text } };
}

/** The media without which the first story has errors. */
export const FIRST_MEDIA = [
  ...['en', 'fr'].flatMap((language) => [`media/cover.${language}.jpg`, `media/title.${language}.svg`]),
  'media/places/hall.jpg',
  ...['normal', 'happiness', 'sadness', 'anger', 'fear', 'disgust', 'surprise'].map(
    (emotion) => `media/characters/host/${emotion}.jpg`,
  ),
  ...['the-door', 'the-question', 'the-end'].map((moment) => `media/sounds/${moment}.mp3`),
];

/** A first story that can be published, and its revision. */
export async function playableStory(
  { authoring, media }: { readonly authoring: AuthoringClient; readonly media: Pick<TestMedia, 'upload'> },
  author: Somebody,
): Promise<{ storyId: string; slug: string; revision: number }> {
  const { storyId, slug } = await newStory(authoring, author);
  const files = await uploaded(media, author, FIRST_MEDIA);
  const { revision } = await authoring.editDraft(edit(storyId, ...files), await author.as());
  return { storyId, slug, revision };
}
