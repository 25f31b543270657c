import { NEXT, REC, SKIP, START, STOP } from './buttons.ts';
import type { Scene } from './scene.ts';

/** Seven turns by voice over three moments: not heard, ended by each of the ways that end a recording, cut short, by key. */
export const voice: Scene = {
  name: 'voice',
  play: async (stage, { door, stairs, stowaway }) => {
    const [silent, first, second, third] = door.turns;
    const [path] = stairs.turns;
    const [kind, asks] = stowaway.turns;
    if (!silent || !first || !second || !third || !path || !kind || !asks)
      throw new Error('the turns are kept');
    await stage.enter(door);
    await stage.press(START);
    await stage.answer(door.start);
    await stage.settle();
    await stage.press(REC);
    await stage.wait(500);
    await stage.fallSilent(false);
    await stage.answer(silent);
    await stage.settle();
    await stage.press(REC);
    await stage.speak(1500);
    await stage.fallSilent(true);
    await stage.answer(first);
    await stage.settle();
    await stage.press(REC);
    await stage.speak(1500);
    await stage.press(STOP);
    await stage.answer(second, { to: 2 });
    await stage.press(SKIP);
    await stage.wait(500);
    await stage.answer(second, { from: 2 });
    await stage.settle();
    await stage.key('Space');
    await stage.speak(1500);
    await stage.key('Space');
    await stage.answer(third);
    await stage.settle();
    await stage.press(NEXT);
    await stage.wait(500);
    await stage.press(START);
    await stage.answer(stairs.start);
    await stage.settle();
    await stage.press(REC);
    await stage.speak(1000);
    await stage.fallSilent(true);
    await stage.answer(path);
    await stage.settle();
    await stage.press(NEXT);
    await stage.wait(500);
    await stage.press(START);
    await stage.answer(stowaway.start);
    await stage.press(SKIP);
    await stage.settle();
    for (const turn of [kind, asks]) {
      await stage.press(REC);
      await stage.speak(1000);
      await stage.fallSilent(true);
      await stage.answer(turn);
      await stage.settle();
    }
  },
};
