/** @jest-environment ./scripts/jest/page-environment.mjs */

import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { adminMedia } from '../../../lib/i18n/en/adminMedia.ts';
import { MemoryDraft } from '../../../testing/memoryDraft.ts';
import { showPage } from '../../../testing/page.tsx';
import { TestDoor } from '../../../testing/testDoor.ts';
import CharacterPage from '../cast/CharacterPage.tsx';
import GeneralForm from '../cast/GeneralForm.tsx';
import PlacePage from '../cast/PlacePage.tsx';
import { textsOf } from '../testing/storyTexts.ts';
import { refusalOf } from './limits.ts';
import { problemOf } from './SlotNotes.tsx';

const STORY = 'story/test/stories/every-kind';
const YARD = 'media/places/yard.jpg';
const nothing = { onRenamed: () => {}, onDeleted: () => {} };
const HASH = 'c'.repeat(64);
const JPEG = { sha256: HASH, type: 'image/jpeg', bytes: 4, width: 40, height: 30 };
const file = (name = 'yard.jpg', type = 'image/jpeg') => new File(['yard'], name, { type });
const draftWith = (media: readonly (readonly [string, string])[] = [], canEdit = true) =>
  new MemoryDraft({ texts: textsOf(STORY), media, canEdit });
const slot = (name = adminMedia.labels.place) => within(screen.getByRole('group', { name }));
const shaOf = (draft: MemoryDraft, path = YARD) => draft.files().find((one) => one.path === path)?.sha256;

async function place(draft: MemoryDraft) {
  const door = new TestDoor();
  return { door, ...(await showPage(<PlacePage {...nothing} draft={draft} slug="yard" />)) };
}
const input = () => slot().getByLabelText(/Choose a file|Replace/);
const choose = (user: { upload: (input: HTMLElement, file: File) => Promise<void> }, chosen: File) =>
  user.upload(input(), chosen);

test('a picture that is chosen is sent, looked at, and lies there; what was made of it is said', async () => {
  const draft = draftWith();
  const { door, user } = await place(draft);
  slot().getByText(adminMedia.nothing);
  await choose(user, file());
  await waitFor(() => expect(door.brought).toHaveLength(1));
  act(() => door.progress(0.4));
  slot().getByText('Sending, 40 %');
  act(() => door.progress(1));
  expect(slot().getAllByText(adminMedia.looking)).toHaveLength(2);
  expect(shaOf(draft)).toBeUndefined();
  act(() => door.answer(200, JPEG));
  await slot().findByText('Taken: JPEG, 40 × 30, 1 KiB.');
  expect(shaOf(draft)).toBe(HASH);
  expect(slot().getByRole<HTMLImageElement>('img').src).toContain(`places/yard.jpg?v=${'c'.repeat(32)}`);
});

test('a picture that is dropped takes the place of another one, and says that it was written anew', async () => {
  const draft = draftWith([['places/yard.jpg', 'd'.repeat(64)]]);
  const { door } = await place(draft);
  fireEvent.drop(screen.getByRole('group', { name: adminMedia.labels.place }), {
    dataTransfer: { files: [file()] },
  });
  await waitFor(() => expect(door.brought).toHaveLength(1));
  act(() => door.answer(200, { ...JPEG, bytes: 3 }));
  await slot().findByText(new RegExp(adminMedia.rewritten));
  expect(shaOf(draft)).toBe(HASH);
});

test('what is refused is said there, with what to do, and what lay there stays', async () => {
  const draft = draftWith([['places/yard.jpg', 'd'.repeat(64)]]);
  const { door, user } = await place(draft);
  const refused = async (status: number, answer: object) => {
    await choose(user, file());
    await waitFor(() => expect(door.brought.length).toBeGreaterThan(0));
    act(() => door.answer(status, answer));
    door.brought.length = 0;
    return (await slot().findByRole('alert')).textContent;
  };
  for (const [reason, text] of Object.entries(adminMedia.reasons))
    expect(await refused(400, { code: 'invalid_argument', reason, message: 'English' })).toBe(text);
  expect(
    await refused(400, {
      code: 'invalid_argument',
      reason: 'DRAWING_REFUSED',
      message: 'This drawing cannot be taken: it holds <script>. Export it.',
    }),
  ).toContain('Found in it: <script>');
  expect(await refused(200, { ...JPEG, type: 'video/mp4' })).toBe(
    'This is MP4. Wanted here: a picture (JPEG, PNG or WebP).',
  );
  await choose(user, file());
  await waitFor(() => expect(door.brought).toHaveLength(1));
  act(() => door.cut());
  expect((await slot().findByText(adminMedia.away)).getAttribute('role')).toBe('alert');
  expect(shaOf(draft)).toBe('d'.repeat(64));
});

test('what did not get through goes again without being chosen again; what cannot be taken does not', async () => {
  const draft = draftWith();
  const { door, user } = await place(draft);
  await choose(user, file());
  const again = () => slot().findByRole('button', { name: adminMedia.again });
  const slow = { code: 'deadline_exceeded', reason: 'REQUEST_TOO_SLOW', message: 'English' };
  const failures: readonly [() => void, string][] = [
    [() => door.cut(), adminMedia.away],
    [() => door.answer(408, slow), adminMedia.reasons.REQUEST_TOO_SLOW],
    // As a gateway of before, and what stands between, answer.
    [() => door.refuse(408), adminMedia.reasons.REQUEST_TOO_SLOW],
    [() => door.refuse(502), adminMedia.away],
  ];
  for (const [index, [fail, text]] of failures.entries()) {
    await waitFor(() => expect(door.brought).toHaveLength(index + 1));
    act(fail);
    await slot().findByText(text);
    await user.click(await again());
    // Who works by keys stays where they are.
    expect(document.activeElement).toBe(await slot().findByRole('button', { name: adminMedia.stop }));
  }
  await waitFor(() => expect(door.brought).toHaveLength(failures.length + 1));
  expect(new Set(door.brought.map((one) => one.file)).size).toBe(1);
  act(() => door.refuse(413));
  await slot().findByText(adminMedia.reasons.MEDIA_TOO_LARGE);
  expect(slot().queryByRole('button', { name: adminMedia.again })).toBeNull();
  expect(document.activeElement).toBe(input());
});

test('a file that there is no room for waits and goes by itself, or is stopped', async () => {
  const { door, user } = await place(draftWith());
  await choose(user, file());
  const busy = { code: 'unavailable', reason: 'UPLOADS_BUSY', message: 'English' };
  await waitFor(() => expect(door.brought).toHaveLength(1));
  act(() => door.answer(503, busy, { 'retry-after': '0' }));
  await waitFor(() => expect(door.brought).toHaveLength(2));
  act(() => door.answer(503, busy, { 'retry-after': '600' }));
  expect(await slot().findAllByText(adminMedia.waiting)).toHaveLength(2);
  await user.click(slot().getByRole('button', { name: adminMedia.stop }));
  await waitFor(() => expect(slot().queryByText(adminMedia.waiting)).toBeNull());
  expect(document.activeElement).toBe(input());
  expect(slot().queryByRole('alert')).toBeNull();
  expect(door.brought).toHaveLength(2);
});

test('how far a file is can be seen at each per cent, and is said at each quarter', async () => {
  const { door, user } = await place(draftWith());
  await choose(user, file());
  await waitFor(() => expect(door.brought).toHaveLength(1));
  const group = screen.getByRole('group', { name: adminMedia.labels.place });
  const said = () => group.querySelector('[aria-live]');
  const spoken: (string | null | undefined)[] = [];
  for (let percent = 1; percent < 100; percent += 1) {
    act(() => door.progress(percent / 100));
    expect(slot().getByRole<HTMLProgressElement>('progressbar').value).toBeCloseTo(percent / 100);
    spoken.push(said()?.textContent);
  }
  expect([...new Set(spoken)]).toEqual(['', 'Sending, 25 %', 'Sending, 50 %', 'Sending, 75 %']);
  act(() => door.answer(200, JPEG));
  await slot().findByText('Taken: JPEG, 40 × 30, 1 KiB.');
});

test('what is too large is said before any of it is sent', async () => {
  const { door } = await place(draftWith());
  const large = file();
  Object.defineProperty(large, 'size', { value: 12 * 1024 * 1024 + 1 });
  fireEvent.drop(screen.getByRole('group', { name: adminMedia.labels.place }), {
    dataTransfer: { files: [large] },
  });
  await slot().findByText(adminMedia.reasons.MEDIA_TOO_LARGE);
  expect(door.brought).toEqual([]);
  const limits = readFileSync(
    new URL('../../../../../services/media/src/domain/upload/limits.ts', import.meta.url),
    'utf8',
  );
  expect(limits).toContain('MOST_BYTES = 12 * MIB');
  expect(limits).toContain('MOST_VIDEO_BYTES = 48 * MIB');
  expect(refusalOf({ size: 12 * 1024 * 1024, type: 'image/png' }, 'places/yard.jpg')).toBeUndefined();
  expect(refusalOf({ size: 48 * 1024 * 1024, type: 'video/mp4' }, 'x.mp4')).toBeUndefined();
  expect(refusalOf({ size: 48 * 1024 * 1024 + 1, type: 'video/mp4' }, 'x.mp4')).toMatchObject({
    reason: 'MEDIA_TOO_LARGE',
  });
});

test('where a thing has a name that no file can have nothing is sent: the draft could not keep it', () => {
  expect(refusalOf({ size: 1, type: 'image/png' }, 'places/The Yard.jpg')).toMatchObject({
    reason: 'BAD_PATH',
  });
});

test('an upload is stopped, and a picture is taken out after a question', async () => {
  const draft = draftWith([['places/yard.jpg', 'd'.repeat(64)]]);
  const { door, user } = await place(draft);
  await choose(user, file());
  await waitFor(() => expect(door.brought).toHaveLength(1));
  await user.click(slot().getByRole('button', { name: adminMedia.stop }));
  await waitFor(() => expect(slot().queryByRole('button', { name: adminMedia.stop })).toBeNull());
  expect(slot().queryByRole('alert')).toBeNull();
  await user.click(slot().getByRole('button', { name: /Remove/ }));
  expect(shaOf(draft)).toBe('d'.repeat(64));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: adminMedia.remove }));
  expect(shaOf(draft)).toBeUndefined();
});

test('a reader sees what lies there, and has nothing to press', async () => {
  await place(draftWith([['places/yard.jpg', HASH]], false));
  slot().getByRole('img');
  expect(slot().queryAllByRole('button')).toEqual([]);
  expect(slot().queryByLabelText(/Choose a file|Replace/)).toBeNull();
});

test('a character has seven faces and seven videos; what the checker lacks of them is said at each', async () => {
  const draft = draftWith([
    ['characters/ada/normal.jpg', HASH],
    ['characters/ada/anger.mp4', HASH],
  ]);
  new TestDoor();
  await showPage(<CharacterPage {...nothing} draft={draft} slug="ada" />);
  screen.getByText(/Pictures: 1 of 7. Videos: 1 of 7./);
  act(() =>
    draft.found([
      problem('FS504', 'The file media/characters/ada/fear.jpg is missing.', 'warning'),
      problem('FS510', 'The file media/characters/ada/normal.jpg is a placeholder.', 'warning'),
    ]),
  );
  slot('fear, picture').getByText(adminMedia.problems.FS504);
  slot('calm, picture').getByText(adminMedia.problems.FS510);
  expect(slot('anger, picture').queryByText(adminMedia.problems.FS504)).toBeNull();
  expect(problemOf(draft.problems(), 'characters/ada/fear.jpg')?.code).toBe('FS504');
});

test('a story shows its covers, titles, samples and all pictures, and says where there are none', async () => {
  const draft = draftWith();
  new TestDoor();
  await showPage(<GeneralForm draft={draft} />);
  for (const name of ['Cover, English', 'Cover, French', 'Title, English', 'Title, French', 'Sample 1'])
    slot(name);
  screen.getByText(adminMedia.strip.none);
  act(() => draft.putMedia('media/sample-1.jpg', { sha256: HASH, bytes: 1 }));
  slot('Sample 2');
  act(() => draft.putMedia(YARD, { sha256: HASH, bytes: 1 }));
  within(screen.getByRole('list', { name: adminMedia.strip.title })).getByText('places/yard.jpg');
});

function problem(code: 'FS504' | 'FS510', message: string, severity: 'error' | 'warning') {
  const at = { file: 'characters/ada.yaml', line: 1, column: 1, field: '', path: [] };
  return { code, severity, message, mend: '', ...at };
}
