import type { ReactNode } from 'react';
import { MemoryDraft } from '../../../testing/memoryDraft.ts';
import { showPage } from '../../../testing/page.tsx';
import type { TextLook } from '../moment/FilePage.tsx';
import MomentPage from '../moment/MomentPage.tsx';
import { STORIES, textsOf } from './storyTexts.ts';

/** A text pane that tells what it was asked to show. */
export const toldText = (file: string, { at }: TextLook): ReactNode => (
  <output aria-label="text">{`${file} ${at === undefined ? '' : JSON.stringify(at)}`}</output>
);

/** A draft of one of the stories. */
export const draftOf = (story: (typeof STORIES)[number] = STORIES[0]): MemoryDraft =>
  new MemoryDraft({ texts: textsOf(story) });

/** A draft of one moment, and what it names. */
export function draftWith(text: string): MemoryDraft {
  const texts = textsOf('story/test/stories/every-kind');
  texts.set('moments/tried.yaml', text);
  return new MemoryDraft({ texts });
}

/** Shows the form of a moment. */
export async function showMoment(draft: MemoryDraft, slug = 'tried') {
  const file = `moments/${slug}.yaml`;
  const page = await showPage(
    <MomentPage draft={draft} path={file} renderText={toldText} hrefOf={({ file: to }) => `/${to}`} />,
  );
  return { ...page, file, text: () => draft.textOf(file) ?? '' };
}

/** What is different between two texts: all before and behind it is alike. */
export function difference(before: string, after: string): readonly [was: string, is: string] {
  let head = 0;
  while (head < before.length && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < Math.min(before.length, after.length) - head && before.at(-1 - tail) === after.at(-1 - tail))
    tail += 1;
  return [before.slice(head, before.length - tail), after.slice(head, after.length - tail)];
}
