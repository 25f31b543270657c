import { SKIP, START } from './buttons.ts';
import type { Scene } from './scene.ts';
import { turnsOf } from './turns.ts';

/** The native shell records in the page's place: it begins by itself and by REC, errs, hears a command, sends what it recorded. */
export const shell: Scene = {
  name: 'in the native shell',
  scripts: ['shell'],
  play: async (stage, { door }) => {
    const [silent, first, second] = turnsOf(door, 3);
    const RECORDED = { type: 'recording_complete', audioData: 'AAAA', format: 'pcm', sampleRate: 16_000 };
    const heard = (words: string) => ({
      type: 'command_detected',
      command: words,
      confidence: 0.9,
      fullText: words,
    });
    await stage.enter(door);
    await stage.press(START);
    await stage.answer(door.start, { to: 1 });
    await stage.shellSays({ type: 'player_speaking' });
    await stage.answer(door.start, { from: 1 });
    await stage.shellSays(heard('something else'));
    await stage.settle();
    await stage.shellSays({ type: 'player_speaking' });
    await stage.shellSays({ ...RECORDED, transcription: 'I was sent to take over the watch' });
    await stage.answer(first, { to: 2 });
    await stage.press(SKIP);
    await stage.answer(first, { from: 2 });
    await stage.settle();
    await stage.key('Space');
    await stage.wait(1000);
    await stage.key('Space');
    await stage.shellSays({ type: 'error', message: 'The shell heard nothing.' });
    await stage.key('Escape');
    await stage.settle();
    await stage.shellSays({ type: 'player_speaking' });
    await stage.shellSays(RECORDED);
    await stage.answer(silent);
    await stage.settle();
    await stage.shellSays(heard('let me warm up five minutes'));
    await stage.answer(second);
    await stage.shellSays({ type: 'player_speaking' });
    await stage.wait(3000);
    await stage.shellSays({ type: 'error' });
    await stage.key('Escape');
    await stage.settle();
  },
};
