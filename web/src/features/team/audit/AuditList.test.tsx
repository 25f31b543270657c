/** @jest-environment ./scripts/jest/page-environment.mjs */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { setUser } from '../../../lib/session/current.ts';
import { showPage } from '../../../testing/page.tsx';
import { NEVER, refusal, Site } from '../../../testing/site.ts';
import { storyOf } from '../../../testing/story.ts';
import { AuditList } from './AuditList.tsx';

const LIST = 'AuthService/ListAuditEvents';
const PEOPLE = 'AuthService/ListProfiles';
const STORIES = 'CatalogueService/ListStories';
const STORY = 'CatalogueService/GetStory';
const INES = { id: 'ines', email: 'ines@example.org', role: 'team', auditName: 'hash-of-ines', factors: [] };
const MAUD = {
  id: 'maud',
  email: 'maud@example.org',
  role: 'player',
  auditName: 'hash-of-maud',
  factors: [],
};
const event = (id: number, more: object) => ({
  id: String(id),
  at: '2026-03-04T12:00:00Z',
  action: 'signed-in',
  actor: 'hash-of-maud',
  subject: 'hash-of-maud',
  network: 'n3tw0rk-hash',
  detail: 'magic-link',
  object: '',
  ...more,
});
const rows = () => screen.findAllByRole('listitem');
const told = async () =>
  (await rows()).map((row) => [...row.children].slice(1).map(({ textContent }) => textContent));

describe('the list of what was done', () => {
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    setUser({ id: 'ines', email: INES.email, role: 'team' });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    act(() => setUser(undefined));
  });

  test('rows say in words who did what to whom, and from where', async () => {
    const events = [
      event(9, { action: 'role-changed', actor: 'hash-of-ines', detail: 'author' }),
      event(8, { action: 'signed-out', detail: 'everywhere' }),
      event(7, {}),
      event(6, { action: 'factor-reset', actor: '', network: '', detail: 'console' }),
      event(5, { action: 'invite-created', actor: 'someone-who-is-gone', subject: '', detail: 'team' }),
      event(4, { action: 'of-a-later-release', detail: 'who knows' }),
      event(3, { action: 'link-refused', actor: '', detail: 'magic-link wrong-number' }),
      event(2, { action: 'link-refused', actor: '', subject: '', detail: 'reset no-number' }),
    ];
    new Site({ [PEOPLE]: { profiles: [INES, MAUD] }, [LIST]: { events } });
    await showPage(<AuditList />);
    await waitFor(async () => expect(JSON.stringify(await told())).toContain('maud@'));
    expect(await told()).toEqual([
      ['ines@example.org (you)', 'New role of maud@example.org: Author', 'Network n3tw0r'],
      ['maud@example.org', 'Signed out everywhere', 'Network n3tw0r'],
      ['maud@example.org', 'Signed in: mailed link', 'Network n3tw0r'],
      ['The site’s console', 'Reset the second factor of maud@example.org', ''],
      ['somebody (someon)', 'Made an invitation: Team', 'Network n3tw0r'],
      ['maud@example.org', 'Something that this page does not know yet', 'Network n3tw0r'],
      ['somebody', 'A mailed link to maud@example.org did nothing: a wrong number', 'Network n3tw0r'],
      [
        'somebody',
        'A mailed link to an address without an account did nothing: pressed without its number',
        'Network n3tw0r',
      ],
    ]);
  });

  test('what was done to a story is said with its name, where it is known', async () => {
    const done = (id: number, action: string, more: object = {}) =>
      event(id, { action, subject: '', network: '', detail: '', object: '11-22 the-door', ...more });
    const events = [
      done(10, 'story-shared', { subject: 'hash-of-ines', detail: 'editor' }),
      done(9, 'story-offered', { subject: 'hash-of-ines' }),
      done(8, 'story-published', { detail: '3' }),
      done(7, 'story-closed', { detail: 'play_on' }),
      done(6, 'story-closed', { detail: 'end' }),
      done(5, 'story-closed', { object: '33-44 the-crate', detail: 'play_on' }),
      done(4, 'story-offered', { object: '55-66 the-key', subject: 'hash-of-ines' }),
      done(3, 'story-of-a-later-release'),
      done(2, 'story-offer-accepted', { subject: 'hash-of-ines' }),
      done(1, 'story-offer-accepted'),
    ];
    const site = new Site({ [PEOPLE]: { profiles: [INES, MAUD] }, [LIST]: { events } });
    site.answer(STORIES, { stories: [storyOf('11-22', { name: 'The Door' })] });
    site.answer(STORY, { story: storyOf('33-44', { name: 'The Crate', isClosed: true }) });
    await showPage(<AuditList />);
    await waitFor(async () => expect(JSON.stringify(await told())).toMatch(/The Door.*The Crate/));
    expect((await told()).map(([, what]) => what)).toEqual([
      'Shared The Door with ines@example.org (you): may change it',
      'Offered The Door to ines@example.org (you)',
      'Published release 3 of The Door',
      'Closed The Door; running games play on',
      'Closed The Door and ended its running games',
      'Closed The Crate; running games play on',
      'Offered the-key to ines@example.org (you)',
      'Something that this page does not know yet',
      'Took over The Door from ines@example.org (you)',
      'Took over The Door',
    ]);
    // Stories that only their authors know of are not asked for, one by one, in vain.
    expect(site.askedBy(STORY)).toEqual([{ storyId: '33-44', language: 'en' }]);
  });

  test('to read it is not to have seen what one is offered', async () => {
    const offered = { action: 'story-offered', object: '11-22 the-door', subject: 'hash-of-ines' };
    const site = new Site({ [PEOPLE]: { profiles: [INES, MAUD] }, [LIST]: { events: [event(1, offered)] } });
    site.answer(STORIES, { stories: [] });
    await showPage(<AuditList />);
    await screen.findByText(/^Offered the-door to ines/);
    await waitFor(() => expect(site.askedBy(STORIES)).toHaveLength(1));
    expect(site.asked.filter(({ call }) => call.startsWith('AuthoringService'))).toEqual([]);
  });

  test('accounts are named that stand in no first list', async () => {
    const many = Array.from({ length: 200 }, (_, index) => ({
      ...{ id: `p${index}`, email: `p${index}@example.org`, role: 'player', factors: [] },
      auditName: `hash-${index}`,
    }));
    const site = new Site({ [LIST]: { events: [event(1, {})] } });
    site.answer(PEOPLE, (asked) => ({ profiles: 'afterId' in (asked as object) ? [MAUD] : many }));
    await showPage(<AuditList />);
    await waitFor(async () => expect((await told())[0]?.[0]).toBe(MAUD.email));
    expect(site.askedBy(PEOPLE)).toEqual([{ limit: 200 }, { limit: 200, afterId: 'p199' }]);
  });

  test('earlier ones come when they are asked for, under those that are there', async () => {
    const page = Array.from({ length: 20 }, (_, index) => event(40 - index, {}));
    const site = new Site({ [PEOPLE]: { profiles: [MAUD] } });
    site.answer(LIST, (asked) =>
      'beforeId' in (asked as object) ? { events: [event(20, {})] } : { events: page },
    );
    const { user } = await showPage(<AuditList />);
    await user.click(await screen.findByRole('button', { name: 'Show earlier ones' }));
    await waitFor(async () => expect(await rows()).toHaveLength(21));
    expect(screen.queryByRole('button', { name: 'Show earlier ones' })).toBeNull();
    expect(site.askedBy(LIST)).toEqual([{ limit: 20 }, { limit: 20, beforeId: '21' }]);
  });

  test('one account’s are asked for by its id', async () => {
    const site = new Site({ [PEOPLE]: { profiles: [INES, MAUD] }, [LIST]: { events: [] } });
    const { user } = await showPage(<AuditList />);
    await screen.findByText('Nothing yet.');
    await screen.findByRole('option', { name: MAUD.email });
    await user.selectOptions(screen.getByLabelText('Of'), MAUD.email);
    await waitFor(() => expect(site.askedBy(LIST)).toEqual([{ limit: 20 }, { limit: 20, userId: 'maud' }]));
  });

  test('while it comes it says so, and where it does not come there is another try', async () => {
    const site = new Site({ [PEOPLE]: { profiles: [] }, [LIST]: NEVER });
    const { unmount } = await showPage(<AuditList />);
    expect(screen.getByRole('status').textContent).toContain('Loading...');
    unmount();
    site.answer(LIST, refusal({ code: 'unavailable' }));
    const { user } = await showPage(<AuditList />);
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
    site.answer(LIST, { events: [] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Nothing yet.');
  });
});
