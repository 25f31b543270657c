import '../lib/polyfill.ts';
import './jitless.ts';
import type { Asked, Told } from './messages.ts';
import { StoryDesk } from './storyDesk.ts';
import { WorkInSteps } from './workInSteps.ts';

const desk = new StoryDesk();
const steps = new WorkInSteps();
let newest = 0;

const tell = (told: Told) => postMessage(told);

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const { id, generation, ask } = data;
  newest = Math.max(newest, generation);
  if (ask.kind === 'open') desk.open(ask.story);
  else if (ask.kind === 'change') desk.change(ask);
  else if (ask.kind === 'absent') desk.absent(ask.hashes);
  else if (ask.kind === 'outline') tell({ id, generation, outlines: desk.outlines(), isLast: ask.isLast });
  else if (ask.kind === 'find') tell({ id, generation, lines: desk.find(ask.words) });
  else if (ask.kind === 'plan') {
    const plan = desk.plan(ask.wanted, (share) => tell({ id, generation, share }));
    tell({ id, generation, plan });
  } else {
    const { tier } = ask;
    // What has come meanwhile is heard between two steps: it may make this void.
    steps.begin(tier, {
      steps: desk.checking(tier),
      isWanted: () => generation >= newest,
      done: (problems) => tell({ id, generation, tier, problems }),
    });
  }
});
