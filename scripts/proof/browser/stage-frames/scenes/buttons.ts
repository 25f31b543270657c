import { TEXTS } from '../../texts.ts';

const { play, common } = TEXTS.en;

/** What is pressed on stage, by the names that the page gives it. */
export const START = { button: play.start };
export const NEXT = { button: play.startNext };
export const REC = { button: play.voice.recLabel };
export const STOP = { button: play.voice.stopLabel };
export const SKIP = { button: play.voice.skipLabel };
export const RETRY = { button: play.retry };
export const TAKE_BACK = { button: play.takeover.action };
export const CONNECT = { button: play.refused.action };
export const AGAIN = { button: common.retry };
export const CONTINUE = { button: play.reward.continue };
export const LEAVE = { button: play.test.leave };
export const VOICE = { css: '[data-testid="voice-button"]' };
export const MENU = { css: '[data-testid="menu-button"]' };
export const HELP = { css: '[data-testid="suggestions"]' };
export const FIELD = { field: play.textLabel };
