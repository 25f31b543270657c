import { AGAIN, CONNECT, REC, START, TAKE_BACK } from './buttons.ts';
import type { Scene } from './scene.ts';
import { turnsOf } from './turns.ts';

/** Longer than a page waits before it connects again, ms. */
const BACK_MS = 7000;
/** Longer than it tries to, ms. */
const GIVEN_UP_MS = 320_000;

/** The line is lost in the middle of an answer, of a recording, of a wait; it comes back, and once it does not. */
export const lostLine: Scene = {
  name: 'a lost line',
  play: async (stage, { door }) => {
    const [, first, second, third] = turnsOf(door, 4);
    await stage.enter(door);
    await stage.press(START);
    await stage.answer(door.start);
    await stage.settle();
    await stage.write('I was sent to take over the watch');
    await stage.answer(first, { to: 2 });
    await stage.drop(1006);
    await stage.wait(BACK_MS);
    await stage.answer(first, { from: 2 });
    await stage.settle();
    await stage.press(REC);
    await stage.speak(800);
    await stage.drop(1006);
    await stage.speak(800);
    await stage.fallSilent(true);
    await stage.wait(BACK_MS);
    await stage.answer(second);
    await stage.settle();
    await stage.write('there is a child with us');
    await stage.wait(500);
    await stage.drop(1006, { staysAway: true });
    await stage.wait(GIVEN_UP_MS);
    await stage.comesBack();
    await stage.press(AGAIN);
    await stage.wait(1000);
    await stage.key('Escape');
    await stage.write('there is a child with us');
    await stage.answer(third);
    await stage.settle();
  },
};

/** Frames are gone for good, and the run has gone on meanwhile. */
export const leftBehind: Scene = {
  name: 'left behind',
  play: async (stage, { door }) => {
    const [, first] = turnsOf(door, 2);
    await stage.enter(door);
    await stage.press(START);
    await stage.answer(door.start);
    await stage.settle();
    await stage.write('I was sent to take over the watch');
    await stage.answer(first, { to: 2 });
    const over = door.turns.at(-1);
    if (over) stage.stands(over);
    await stage.drop(1006, { isForgotten: true });
    await stage.wait(BACK_MS);
    await stage.settle();
    await stage.wait(70_000);
  },
};

/** Another page plays the run: while it speaks, while somebody records; and once too much was sent. */
export const takenOver: Scene = {
  name: 'taken over',
  play: async (stage, { door }) => {
    const [, first, second] = turnsOf(door, 3);
    await stage.enter(door);
    await stage.press(START);
    await stage.answer(door.start);
    await stage.drop(4409);
    await stage.wait(8000);
    await stage.press(TAKE_BACK);
    await stage.wait(1000);
    await stage.settle();
    await stage.press(REC);
    await stage.speak(800);
    await stage.drop(4409);
    await stage.wait(1000);
    await stage.press(TAKE_BACK);
    await stage.wait(1000);
    await stage.answer(first);
    await stage.settle();
    await stage.write('let me warm up five minutes');
    await stage.tell('Too much was sent at once.');
    await stage.drop(1008);
    await stage.wait(1000);
    await stage.key('Escape');
    await stage.press(CONNECT);
    await stage.wait(1000);
    await stage.answer(second);
    await stage.settle();
  },
};
