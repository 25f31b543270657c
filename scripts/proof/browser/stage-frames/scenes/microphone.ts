import { FIELD, HELP, LEAVE, MENU, REC, SKIP, START, VOICE } from './buttons.ts';
import type { Scene } from './scene.ts';
import { turnsOf } from './turns.ts';

/** The device is unplugged, refused, granted too late; and the game is left while it records. */
export const microphone: Scene = {
  name: 'a microphone that comes and goes',
  play: async (stage, { door }) => {
    const [, first] = turnsOf(door, 2);
    await stage.enter(door);
    await stage.press(START);
    await stage.answer(door.start);
    await stage.settle();
    await stage.unplug();
    await stage.refuse(true);
    await stage.press(REC);
    await stage.wait(1000);
    await stage.key('Escape');
    await stage.refuse(false);
    await stage.press(REC);
    await stage.write('I was sent to take over the watch');
    await stage.wait(1000);
    await stage.answer(first);
    await stage.press(SKIP);
    await stage.settle();
    await stage.press(REC);
    await stage.speak(800);
    await stage.unplug();
    await stage.wait(5000);
    await stage.answer(first);
    await stage.settle();
    await stage.press(REC);
    await stage.wait(1000);
    await stage.speak(800);
    await stage.press(LEAVE);
    await stage.wait(2000);
  },
};

/** What is skipped, written, pressed while something else is under way. */
export const impatient: Scene = {
  name: 'somebody impatient',
  play: async (stage, { door }) => {
    const [silent, first, second, third] = turnsOf(door, 4);
    await stage.enter(door);
    await stage.press(START);
    await stage.key('Space');
    await stage.answer(door.start, { to: 1 });
    await stage.press(SKIP);
    await stage.answer(door.start, { from: 1 });
    await stage.settle();
    await stage.press(REC);
    await stage.write('let me warm up five minutes');
    await stage.press(VOICE);
    await stage.answer(first, { to: 2 });
    await stage.press(FIELD);
    await stage.key('Enter');
    await stage.wait(6000);
    await stage.answer(first, { from: 2 });
    await stage.key('Enter');
    await stage.settle();
    await stage.key('Enter');
    await stage.wait(200);
    await stage.answer(second, { to: 2 });
    await stage.press(SKIP);
    await stage.press(MENU);
    await stage.wait(500);
    await stage.answer(second, { from: 2 });
    await stage.wait(3000);
    await stage.key('Escape');
    await stage.settle();
    await stage.press(REC);
    await stage.wait(200);
    await stage.press(VOICE);
    await stage.answer(silent);
    await stage.press(HELP);
    await stage.settle();
    await stage.write('there is a child with us');
    await stage.answer(third);
    await stage.press(MENU);
    await stage.wait(15_000);
    await stage.key('Escape');
    await stage.settle();
  },
};
