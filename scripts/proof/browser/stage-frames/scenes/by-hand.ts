import { TEXTS } from '../../texts.ts';
import { CONTINUE, NEXT, REC, START, STOP } from './buttons.ts';
import type { Scene } from './scene.ts';
import { turnsOf } from './turns.ts';

const { play } = TEXTS.en;
const listed = (name: string, nth = 1) => ({ css: `ul[aria-label="${name}"] li:nth-child(${nth}) button` });
const CARD = listed(play.yourCards);
const SEND = { css: 'button[data-send]' };

/** A battle: a card and a foe are chosen and let go, words attack, a voice defends, and it is won. */
export const battle: Scene = {
  name: 'a battle',
  play: async (stage, { battle: moment }) => {
    const [attack, defence, last] = turnsOf(moment, 3);
    await stage.enter(moment);
    await stage.press(START);
    await stage.answer(moment.start);
    await stage.press(CARD);
    await stage.settle();
    await stage.press(listed(play.opponents));
    await stage.write("Don't mind me, Sir, I'm just reading the wall behind you.");
    await stage.answer(attack);
    await stage.settle();
    await stage.press(CARD);
    await stage.press(REC);
    await stage.speak(1000);
    await stage.press(STOP);
    await stage.answer(defence);
    await stage.settle();
    await stage.press(REC);
    await stage.speak(1000);
    await stage.fallSilent(true);
    await stage.answer(last);
    await stage.settle();
    await stage.press(NEXT);
    await stage.wait(1000);
  },
};

/** An upgrade: a card, a difficulty, a bet, an offering; what came of it is told and shown in gold. */
export const upgrade: Scene = {
  name: 'an upgrade',
  play: async (stage, { upgrade: moment }) => {
    const [performed] = turnsOf(moment, 1);
    await stage.enter(moment);
    await stage.press(START);
    await stage.answer(moment.start);
    await stage.settle();
    await stage.press(CARD);
    await stage.press({ css: 'label:has(input[type="radio"])' });
    await stage.press({ button: play.upgrade.more });
    await stage.press({ button: play.upgrade.more });
    await stage.press({ button: play.upgrade.less });
    await stage.press({ css: 'fieldset[data-aside] button' });
    await stage.press({ css: 'fieldset[data-aside] button' });
    await stage.press(REC);
    await stage.speak(1000);
    await stage.fallSilent(true);
    await stage.answer(performed);
    await stage.wait(20_000);
    await stage.settle();
  },
};

/** A reward: it is picked and taken, and dismissed by a press. */
export const reward: Scene = {
  name: 'a reward',
  play: async (stage, { reward: moment }) => {
    const [taken] = turnsOf(moment, 1);
    await stage.enter(moment);
    await stage.press(START);
    await stage.answer(moment.start);
    await stage.settle();
    await stage.press(listed(play.reward.offered));
    await stage.press(SEND);
    await stage.answer(taken);
    await stage.wait(4000);
    await stage.press(CONTINUE);
    await stage.wait(2000);
    await stage.settle();
  },
};
