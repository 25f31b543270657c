/** @jest-environment ./scripts/jest/page-environment.mjs */
import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { openStory } from '../../../testing/openStory.tsx';
import { showPage } from '../../../testing/page.tsx';
import { refusal, Site } from '../../../testing/site.ts';
import PublishDialog from './PublishDialog.tsx';

const RELEASES = 'AuthoringService/ListStoryReleases';
const EDITS = 'AuthoringService/ListEdits';
const PUBLISH = 'AuthoringService/PublishDraft';
const release = {
  version: 4,
  at: '2026-01-01T12:00:00Z',
  by: 'ada',
  note: '',
  revision: 1,
  contentHash: 'a',
};
const edit = (revision: number, path: string) => ({
  ...{ revision, at: '2026-01-01T12:00:00Z', by: 'ada', kind: 'edit', note: '', paths: [path] },
});
const PROBLEM = {
  ...({ code: 'FS324', severity: 'warning', file: 'story.yaml', line: 3, column: 1 } as const),
  ...{ field: '', path: [], message: 'Only those who play badly come here.', mend: '' },
};

async function open() {
  const site = new Site({
    [RELEASES]: { releases: [release], cursor: '' },
    [EDITS]: { edits: [edit(2, 'moments/a.yaml'), edit(1, 'story.yaml')], cursor: '' },
    [PUBLISH]: { version: 5 },
  });
  const story = await openStory({ 'story.yaml': 'id: a\n' }, [PROBLEM]);
  const onClose = jest.fn();
  const page = await showPage(story.inStory(<PublishDialog onClose={onClose} />));
  return { site, onClose, ...story, ...page };
}

test('what has changed since the newest release and what is to mend is shown, and its newest revision published with a note', async () => {
  const { site, draft, clock, user } = await open();
  act(() => draft.dispatch('story.yaml', { changes: { from: 0, insert: '# unsent yet\n' } }));
  expect(screen.getByText('Publishing waits until all is saved.')).toBeTruthy();
  act(() => clock.pass(600));
  await screen.findByText('moments/a.yaml');
  expect(screen.queryByText('story.yaml')).toBeNull();
  expect(screen.getByText(/Only those who play badly/)).toBeTruthy();
  await user.type(screen.getByLabelText(/^Note/), 'Shorter.');
  await user.click(await screen.findByRole('button', { name: 'Publish release 5' }));
  await screen.findByRole('heading', { name: 'Release 5 is published' });
  expect(site.askedBy(PUBLISH)).toEqual([
    { storyId: 'story', revision: 2, note: 'Shorter.', announceOnly: false },
  ]);
});

test('what is only announced is said to be that', async () => {
  const { site, user } = await open();
  await user.click(await screen.findByLabelText('Announce only, coming soon'));
  await user.click(await screen.findByRole('button', { name: 'Publish release 5' }));
  await screen.findByText(/^It is shown as coming soon\./);
  expect(screen.queryByText('Players who begin now play it.')).toBeNull();
  expect(site.askedBy(PUBLISH)).toMatchObject([{ announceOnly: true }]);
});

test('an announcement of the same revision is not taken for a publish whose answer is lost', async () => {
  const { site, user } = await open();
  site.answer(PUBLISH, refusal({ code: 'deadline_exceeded' }));
  await user.click(await screen.findByRole('button', { name: 'Publish release 5' }));
  await screen.findByRole('alert');
  expect(screen.queryByRole('heading', { name: 'Release 4 is published' })).toBeNull();
});

test('why it is not published is said, each problem on a line', async () => {
  const { site, user } = await open();
  const message = 'This story cannot be published yet.\nerror FS107 moments/a.yaml:2:1 type: none';
  site.answer(PUBLISH, refusal({ code: 'failed_precondition', reason: 'STORY_HAS_ERRORS', message }));
  await user.click(await screen.findByRole('button', { name: 'Publish release 5' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(
    'This story cannot be published yet:\nerror FS107 moments/a.yaml:2:1 type: none',
  );
  site.answer(PUBLISH, { version: 5 });
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(site.askedBy(PUBLISH)).toHaveLength(2));
});

test('where no answer comes it is asked for again, and what was published meanwhile is not published twice', async () => {
  const { site, user } = await open();
  site.answer(PUBLISH, () => {
    site.answer(RELEASES, { releases: [{ ...release, version: 5, revision: 1 }, release], cursor: '' });
    return refusal({ code: 'deadline_exceeded' })();
  });
  await user.click(await screen.findByRole('button', { name: 'Publish release 5' }));
  await screen.findByRole('heading', { name: 'Release 5 is published' });
  expect(site.askedBy(PUBLISH)).toHaveLength(1);
});

test('a publish that was only late is told as one, when the next try finds nothing changed', async () => {
  const { site, user } = await open();
  const before = { ...release, revision: 0 };
  site.answer(PUBLISH, () => {
    site.answer(RELEASES, { releases: [before], cursor: '' });
    site.answer(PUBLISH, () => {
      site.answer(RELEASES, { releases: [{ ...release, version: 5, revision: 1 }, before], cursor: '' });
      return refusal({ code: 'failed_precondition', reason: 'NOTHING_CHANGED' })();
    });
    return refusal({ code: 'deadline_exceeded' })();
  });
  await user.click(await screen.findByRole('button', { name: 'Publish release 5' }));
  await screen.findByRole('heading', { name: 'Release 5 is published' });
  expect(site.askedBy(PUBLISH)).toHaveLength(2);
});

test('it says that it waits, and what to do where others are in front or no answer comes', async () => {
  const { site, user } = await open();
  let answered = () => {};
  const waits = new Promise<void>((resolve) => {
    answered = resolve;
  });
  site.answer(PUBLISH, async () => {
    await waits;
    return refusal({ code: 'resource_exhausted', reason: 'CHECKS_BUSY', message: '' })();
  });
  const publish = () => user.click(screen.getByRole('button', { name: 'Publish release 5' }));
  await screen.findByRole('button', { name: 'Publish release 5' });
  await publish();
  await screen.findByText('The story is checked: up to a minute, where others come first.');
  answered();
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^The site is busy with other stories\. .* please try again in a minute\.$/,
  );
  expect(screen.queryByText(/^The story is checked/)).toBeNull();
  expect(site.askedBy(PUBLISH)).toHaveLength(1);
  site.answer(RELEASES, { releases: [{ ...release, revision: 0 }], cursor: '' });
  site.answer(PUBLISH, refusal({ code: 'deadline_exceeded' }));
  await publish();
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toMatch(/^The site is busy with other stories\./),
  );
  expect(site.askedBy(PUBLISH)).toHaveLength(4);
});

test('while media is away that is said at once, in place of asking again and again', async () => {
  const { site, user } = await open();
  const message = 'Whether all pictures and sounds are there cannot be found out now.';
  site.answer(PUBLISH, refusal({ code: 'unavailable', reason: 'MEDIA_AWAY', message }));
  await user.click(await screen.findByRole('button', { name: 'Publish release 5' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/^Whether all pictures .* Nothing was published, and nothing is lost/);
  expect(site.askedBy(PUBLISH)).toHaveLength(1);
  site.answer(PUBLISH, { version: 5 });
  await user.click(screen.getByRole('button', { name: 'Publish release 5' }));
  await screen.findByRole('heading', { name: 'Release 5 is published' });
});

test('what the site does not keep is to be mended where it lies, until it is uploaded again', async () => {
  const { site, draft, told, user } = await open();
  const content = { sha256: 'a'.repeat(64), bytes: 9 };
  act(() => draft.putMedia('media/places/hall.jpg', content));
  await act(() => draft.saveNow());
  const line =
    'error FS511 story.yaml:2:3 places.hall: The file media/places/hall.jpg is not kept by the site. Upload it again.';
  const message = `This story cannot be published yet.\n${line}`;
  site.answer(PUBLISH, refusal({ code: 'failed_precondition', reason: 'STORY_HAS_ERRORS', message }));
  await user.click(await screen.findByRole('button', { name: 'Publish release 5' }));
  expect((await screen.findByRole('alert')).textContent).toContain(line);
  expect(told.absent).toEqual([content.sha256]);
  act(() => draft.putMedia('media/places/hall.jpg', content));
  expect(told.absent).toEqual([]);
});
