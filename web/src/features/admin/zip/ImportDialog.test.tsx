/** @jest-environment ./scripts/jest/page-environment.mjs */
import { webcrypto } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { strToU8, zipSync } from 'fflate';
import { useLocation } from 'react-router-dom';
import { showPage } from '../../../testing/page.tsx';
import { refusal, Site } from '../../../testing/site.ts';
import { bringToSite } from '../../../testing/testDoor.ts';
import ImportDialog from './ImportDialog.tsx';

const [CREATE, DRAFTS, HEAD, READ, EDIT] = [
  'AuthoringService/CreateStory',
  'AuthoringService/ListDrafts',
  'AuthoringService/GetDraft',
  'AuthoringService/ReadDraftFiles',
  'AuthoringService/EditDraft',
];
const ID = '0b0e6c52-50c5-4c6b-9d5d-0f3f0c5a8f10';
const STORY = `id: ${ID}\nname: { en: The Lamp, fr: La lampe }\n`;
const MOMENT = `id: 1b0e6c52-50c5-4c6b-9d5d-0f3f0c5a8f11\nof: ${ID}\n`;
const FILES = {
  'lamp/story.yaml': strToU8(STORY),
  'lamp/moments/hall.yaml': strToU8(MOMENT),
  'lamp/media/cover.en.jpg': strToU8('a picture'),
  'lamp/media/places/bad.jpg': strToU8('no picture'),
  'lamp/notes.txt': strToU8('x'),
};

interface Asked {
  readonly slug: string;
  readonly storyId?: string;
}
interface Edit {
  readonly kind: string;
  readonly storyId: string;
  readonly files: { path: string; version: number; text?: string; media?: object }[];
}

const zips = new WeakMap<File, Uint8Array<ArrayBuffer>>();
let site = new Site();

const Address = () => <output data-testid="at">{useLocation().pathname}</output>;

async function chosen(files: Readonly<Record<string, Uint8Array>> = FILES) {
  const page = await showPage(
    <>
      <ImportDialog onClose={() => undefined} />
      <Address />
    </>,
  );
  const bytes = new Uint8Array(zipSync(files));
  const zip = new File([bytes], 'lamp.zip', { type: 'application/zip' });
  zips.set(zip, bytes);
  await page.user.upload(screen.getByLabelText('Zip of a story'), zip);
  return page;
}

const button = (name: string) => screen.findByRole('button', { name });

const edits = () => site.askedBy(EDIT) as Edit[];

describe('the dialog of a zip', () => {
  beforeEach(() => {
    // What pages have in browsers and jsdom leaves out.
    Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
    File.prototype.arrayBuffer = function (this: File) {
      return new Response(zips.get(this)).arrayBuffer();
    };
    bringToSite();
    site = new Site({
      [DRAFTS]: { stories: [] },
      [CREATE]: (asked) => ({ storyId: (asked as Asked).storyId ?? 'made' }),
      [HEAD]: { files: [{ path: 'story.yaml', version: 1, bytes: 4 }] },
      [READ]: { files: [{ path: 'story.yaml', version: 1, text: 'id: x\n' }], left: [] },
      [EDIT]: { revision: 2, files: [] },
      '/media/blob': (body) =>
        new TextDecoder().decode(body as Uint8Array) === 'a picture'
          ? { sha256: 'f'.repeat(64), bytes: 7 }
          : Response.json(
              { code: 'invalid_argument', reason: 'UNKNOWN_MEDIA', message: '' },
              { status: 400 },
            ),
    });
  });

  test('a story becomes a new one with its texts and pictures, and what was not taken is listed', async () => {
    const { user } = await chosen();
    await screen.findByText('It holds 2 texts, and 2 pictures, sounds and videos.');
    await user.click(await button('Import'));
    await screen.findByText('Texts: 2. Pictures and sounds: 1. Texts that went: 0.');
    const name = { en: 'The Lamp', fr: 'La lampe' };
    expect(site.askedBy(CREATE)).toEqual([{ name, slug: 'lamp', from: 'empty', storyId: ID }]);
    expect(edits()).toHaveLength(1);
    expect(edits()[0]).toMatchObject({
      ...{ kind: 'import', storyId: ID, part: 0, last: true },
      files: [
        { path: 'story.yaml', version: 1, text: STORY },
        { path: 'moments/hall.yaml', version: 0, text: MOMENT },
        { path: 'media/cover.en.jpg', version: 0, media: { sha256: 'f'.repeat(64), bytes: 7 } },
      ],
    });
    const listed = (title: RegExp) => screen.getByRole('region', { name: title }).textContent;
    expect(listed(/Not taken/)).toContain('media/places/bad.jpg: ');
    expect(listed(/wrote anew/)).toContain('media/cover.en.jpg');
    expect(listed(/left out/)).toContain('lamp/notes.txt');
    await user.click(await button('Open the story'));
    await waitFor(() => expect(screen.getByTestId('at').textContent).toBe(`/admin/stories/${ID}`));
  });

  test('a story whose id is somebody else’s gets new ids, in all that names them', async () => {
    site.answer(CREATE, (asked) =>
      (asked as Asked).storyId === ID
        ? refusal({ code: 'already_exists', reason: 'STORY_ID_TAKEN' })()
        : { storyId: (asked as Asked).storyId ?? '' },
    );
    const { user } = await chosen();
    await user.click(await button('Import'));
    await screen.findByText(/A story with this id is here already/);
    expect(edits()).toEqual([]);
    await user.click(await button('Import with new ids'));
    await button('Open the story');
    const { storyId = '' } = (site.askedBy(CREATE) as Asked[])[1] ?? {};
    const texts =
      edits()[0]
        ?.files.flatMap(({ text }) => text ?? [])
        .join('') ?? '';
    expect(texts).toContain(`id: ${storyId}`);
    expect(texts).toContain(`of: ${storyId}`);
    expect(texts).not.toContain(ID);
  });

  test('one that is in the list of one’s own is opened, or comes as another one', async () => {
    site.answer(DRAFTS, { stories: [{ storyId: ID, slug: 'lamp', name: { en: 'The Lamp', fr: '' } }] });
    await chosen();
    const link = await screen.findByRole('link', { name: 'Open The Lamp to take the zip into that story' });
    expect(link.getAttribute('href')).toBe(`/admin/stories/${ID}`);
    await button('Import with new ids');
  });

  test('a taken short name is said, and what is no story is refused', async () => {
    site.answer(CREATE, refusal({ code: 'already_exists', reason: 'SLUG_TAKEN' }));
    const { user, unmount } = await chosen();
    await user.type(await screen.findByLabelText('Short name'), '-two');
    await user.click(await button('Import'));
    expect((await screen.findByRole('alert')).textContent).toBe('Another story has this short name.');
    expect(screen.getByLabelText<HTMLInputElement>('Short name').value).toBe('lamp-two');
    unmount();
    await chosen({ 'lamp/moments/a.yaml': strToU8('x') });
    expect((await screen.findByRole('alert')).textContent).toBe('There is no story.yaml in it.');
  });
});
