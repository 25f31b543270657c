import { Text } from '@codemirror/state';
import type { Problem } from '@fabula/story/problem';
import { expect, jest, test } from '@jest/globals';
import { TestClock } from '../../../testing/testClock.ts';
import type { Asked, Found, Told } from '../../../workers/messages.ts';
import { outlineOfText } from '../flow/reading/outlines.ts';
import { StoryChecker } from './checker.ts';

/** A worker that says what a test tells it to. */
class TestWorker {
  readonly asked: Asked[] = [];
  #hear: (event: { data: Told }) => void = () => {};
  #end: (event: Event) => void = () => {};
  fail() {
    this.#end(new Event('error'));
  }
  postMessage(asked: Asked) {
    this.asked.push(asked);
  }
  terminate() {}
  addEventListener(kind: string, hear: (event: never) => void) {
    if (kind === 'message') this.#hear = hear as (event: { data: Told }) => void;
    else this.#end = hear as (event: Event) => void;
  }
  say(found: Omit<Found, 'id'>) {
    this.tell({ id: 0, ...found });
  }
  tell(told: Told) {
    this.#hear({ data: told });
  }
  get kinds() {
    return this.asked.map(({ ask }) => (ask.kind === 'check' ? ask.tier : ask.kind));
  }
}

const PROBLEM: Problem = {
  ...{ code: 'FS107', severity: 'error', file: 'moments/a.yaml', line: 2, column: 1 },
  ...{ field: 'type', path: ['type'], message: 'No such type.', mend: 'Write another one.' },
};

function opened() {
  const worker = new TestWorker();
  const clock = new TestClock();
  const checker = new StoryChecker(worker as never, clock);
  const belongsTo = { storyId: 's', ownerId: null };
  checker.open({ slug: 'story', belongsTo, texts: [], media: [] });
  checker.whole();
  return { worker, clock, checker };
}

test('a pause of 250 ms has files read, one of a second has the whole looked at, each change once', () => {
  const { worker, clock, checker } = opened();
  expect(worker.kinds).toEqual(['open', 'outline', 'flow']);
  checker.changed('a.yaml', 'a');
  clock.pass(200);
  checker.changed('a.yaml', 'ab');
  clock.pass(249);
  expect(worker.kinds).toEqual(['open', 'outline', 'flow']);
  clock.pass(1);
  expect(worker.kinds).toEqual(['open', 'outline', 'flow', 'change', 'reading']);
  clock.pass(750);
  expect(worker.kinds).toEqual(['open', 'outline', 'flow', 'change', 'reading', 'flow']);
  expect(worker.asked[3]?.ask).toEqual({ kind: 'change', texts: [['a.yaml', 'ab']], media: [] });
});

test('a picture that came or went is looked at as a text is', () => {
  const { worker, clock, checker } = opened();
  checker.mediaChanged('media/places/hall.jpg', '0badcafe');
  checker.mediaChanged('media/cover.en.jpg', null);
  clock.pass(250);
  expect(worker.asked[3]?.ask).toEqual({
    kind: 'change',
    texts: [],
    media: [
      ['places/hall.jpg', '0badcafe'],
      ['cover.en.jpg', null],
    ],
  });
});

test('what was found in an older text is not shown', () => {
  const { worker, checker } = opened();
  checker.changed('a.yaml', 'a');
  worker.say({ generation: 0, tier: 'flow', problems: [PROBLEM] });
  expect([checker.problems, checker.isCurrent]).toEqual([[], false]);
  worker.say({ generation: 1, tier: 'reading', problems: [PROBLEM] });
  expect([checker.problems, checker.isCurrent]).toEqual([[PROBLEM], false]);
  worker.say({ generation: 1, tier: 'flow', problems: [] });
  expect([checker.problems, checker.isCurrent]).toEqual([[], true]);
});

test('texts go to the worker as they come, and it is said once all of them have been read', () => {
  const { worker, checker } = opened();
  let told = 0;
  checker.onRead = () => {
    told += 1;
  };
  const text = Text.of(['id: a']);
  checker.read(new Map([['moments/a.yaml', text]]));
  expect(worker.kinds.slice(3)).toEqual(['change', 'outline']);
  const outline = { name: { en: 'as the worker says' }, goal: {}, isSilent: false };
  const read = { ...outline, ways: [], opponents: [], rewards: [] };
  worker.tell({ id: 5, generation: 0, outlines: [['moments/a.yaml', read]], isLast: false });
  expect([checker.isRead, told, outlineOfText('moments/a.yaml', text)]).toEqual([false, 0, read]);
  worker.tell({ id: 6, generation: 0, outlines: [], isLast: true });
  expect([checker.isRead, told]).toEqual([true, 1]);
});

test('what is found again is the same list', () => {
  const { worker, checker } = opened();
  worker.say({ generation: 0, tier: 'flow', problems: [PROBLEM] });
  const { problems } = checker;
  worker.say({ generation: 0, tier: 'flow', problems: [{ ...PROBLEM }] });
  expect(checker.problems).toBe(problems);
  worker.say({ generation: 0, tier: 'flow', problems: [{ ...PROBLEM, line: 3 }] });
  expect(checker.problems[0]?.line).toBe(3);
});

test('what is sought is looked for in the texts as they are now, and no answer is taken for another one’s', async () => {
  const { worker, checker } = opened();
  checker.changed('a.yaml', 'name: Here\n');
  const [here, gone] = [checker.find('here'), checker.find('gone')];
  expect(worker.kinds.slice(3)).toEqual(['change', 'find', 'find']);
  const [first = 0, second = 0] = worker.asked.slice(4).map(({ id }) => id);
  const line = { path: 'a.yaml', line: 1, text: 'name: Here' };
  worker.tell({ id: second, generation: 1, lines: [] });
  worker.tell({ id: first, generation: 1, lines: [line] });
  expect([await here, await gone]).toEqual([[line], []]);
});

test('where no worker can look, that is said', async () => {
  const { worker, checker } = opened();
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const sought = checker.find('here');
  worker.fail();
  expect([await sought, await checker.find('there')]).toEqual([undefined, undefined]);
  error.mockRestore();
});

test('a worker that broke down on one question answers the next', async () => {
  const { worker, checker } = opened();
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  worker.say({ generation: 0, tier: 'flow', problems: [] });
  const sought = checker.find('here');
  worker.fail();
  expect(await sought).toBeUndefined();
  const again = checker.find('there');
  worker.tell({ id: worker.asked.at(-1)?.id ?? 0, generation: 0, lines: [] });
  expect(await again).toEqual([]);
  error.mockRestore();
});
