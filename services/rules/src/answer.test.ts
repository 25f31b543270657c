import { expect, test } from '@jest/globals';
import { aMoment, aRelease, examples, id, line, Player, says, talk } from '../test/build.ts';

const path = (name: string) => ({
  path: name,
  label: { en: name, fr: name },
  to: id(2),
  examples: examples(name),
  reply: [line('so be it')],
});
const fork = aMoment(1, { ...talk, type: 'crossroad', paths: [path('dark'), path('bright')] });

function opened(): Player {
  const player = new Player(aRelease([fork, aMoment(2, { type: 'dead_end' })]));
  player.start();
  return player;
}

const heard = says('mumbled');
const doubtful = { judgement: { path: 'dark' }, lines: [], asksBack: true };

test('what is asked back changes nothing and costs nothing, but that it is known what was understood', () => {
  const player = opened();
  const before = player.state;
  const { state, output } = player.play(heard, doubtful);
  expect(output).toMatchObject({ completeTheMoment: false, notHeard: false });
  expect(state.moments.at(-1)?.askedBack).toEqual({ path: 'dark' });
  expect({ ...state, moments: [{ ...state.moments[0], askedBack: undefined }] }).toEqual(before);
});

test('nothing is asked back twice in a row: the next answer decides', () => {
  const player = opened();
  player.play(heard, doubtful);
  expect(player.play(heard, doubtful).output.completeTheMoment).toBe(true);
});

test('a silence in between leaves the question standing; any answer ends it', () => {
  const player = opened();
  player.play(heard, doubtful);
  player.silence();
  expect(player.state.moments.at(-1)?.askedBack).toEqual({ path: 'dark' });
  player.answer({});
  expect(player.state.moments.at(-1)).not.toHaveProperty('askedBack');
  expect(player.state.interactions.used).toBe(1);
});

test('a run of an earlier edition of the law takes it at once', () => {
  const player = opened();
  player.state = { ...player.state, law: 2 };
  expect(player.play(heard, doubtful).output.completeTheMoment).toBe(true);
});
