import { REC, RETRY, SKIP, START } from './buttons.ts';
import type { Scene } from './scene.ts';
import { turnsOf } from './turns.ts';

/** Answers that fail for now and for good, before and in the middle of what is said, and texts about nothing in particular. */
export const refused: Scene = {
  name: 'refused',
  play: async (stage, { door }) => {
    const [silent, first, second] = turnsOf(door, 3);
    await stage.enter(door);
    await stage.press(START);
    await stage.answer(door.start);
    await stage.settle();
    await stage.write('I was sent to take over the watch');
    await stage.wait(500);
    await stage.fail({ retryable: true, code: 'UNAVAILABLE' });
    await stage.tell('Something is away for now.');
    await stage.key('Escape');
    await stage.wait(500);
    await stage.press(RETRY);
    await stage.answer(first, { attempt: 2, to: 2 });
    await stage.fail({ retryable: true, code: 'UNAVAILABLE', attempt: 2 });
    await stage.settle();
    await stage.press(RETRY);
    await stage.answer(first, { attempt: 3 });
    await stage.settle();
    await stage.press(REC);
    await stage.speak(800);
    await stage.fail({ retryable: false, code: 'RESOURCE_EXHAUSTED' });
    await stage.tell('Too much was said in this minute.');
    await stage.wait(1000);
    await stage.key('Escape');
    await stage.settle();
    await stage.press(REC);
    await stage.speak(800);
    await stage.fallSilent(true);
    await stage.wait(500);
    await stage.tell('Something went wrong.');
    await stage.wait(500);
    await stage.key('Escape');
    await stage.press(RETRY);
    await stage.answer(silent);
    await stage.settle();
    await stage.press(REC);
    await stage.speak(800);
    await stage.tell('Something went wrong.');
    await stage.key('Escape');
    await stage.fallSilent(true);
    await stage.answer(second, { to: 2 });
    await stage.press(SKIP);
    await stage.fail({ retryable: false, code: 'INTERNAL' });
    await stage.settle();
    await stage.wait(1000);
  },
};

/** A start that is refused: the title stands again. */
export const refusedStart: Scene = {
  name: 'a start that is refused',
  play: async (stage, { door }) => {
    await stage.enter(door);
    await stage.press(START);
    await stage.wait(500);
    await stage.fail({ retryable: true, code: 'UNAVAILABLE' });
    await stage.wait(500);
    await stage.press(RETRY);
    await stage.answer(door.start, { to: 1 });
    await stage.fail({ retryable: false, code: 'INTERNAL', attempt: 2 });
    await stage.tell('Something went wrong.');
    await stage.wait(1000);
    await stage.key('Escape');
    await stage.press(START);
    await stage.answer(door.start, { attempt: 3 });
    await stage.settle();
  },
};
