import './jitless.ts';
import type { Asked, Found } from './messages.ts';
import { StoryDesk } from './storyDesk.ts';

const desk = new StoryDesk();
let newest = 0;

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const { id, generation, ask } = data;
  newest = Math.max(newest, generation);
  if (ask.kind === 'open') desk.open(ask.story);
  else if (ask.kind === 'change') desk.change(ask.texts);
  // What has come meanwhile is heard first: it may make this void.
  else
    setTimeout(() => {
      if (generation < newest) return;
      const found: Found = { id, generation, tier: ask.tier, problems: desk.check(ask.tier) };
      postMessage(found);
    });
});
