import type { StoryFolder } from '@fabula/story/story-folder';
import { parse, stringify } from 'yaml';

/**
 * A story as large as wanted, for measuring: the moments of a small one again and again, each part leading to the next.
 * The small one begins at `the-gate`; `the-end` is where it leads on.
 */
export function bigStory(small: StoryFolder, moments: number): StoryFolder {
  const names = [...small.texts.keys()].filter((path) => path.startsWith('moments/'));
  const parts = Math.max(1, Math.round(moments / names.length));
  const texts = new Map([...small.texts].filter(([path]) => !path.startsWith('moments/')));
  texts.set('story.yaml', longRun(small.texts.get('story.yaml') ?? ''));
  for (let part = 0; part < parts; part += 1) {
    for (const name of names) {
      const isLast = part === parts - 1;
      texts.set(renamed(name, part), partOf(small.texts.get(name) ?? '', { part, isLast }));
    }
  }
  return { slug: small.slug, texts, media: small.media };
}

function longRun(text: string): string {
  return stringify({ ...parse(text), maxInteractions: 100_000, par: 50_000, start: 'the-gate-0' });
}

function renamed(path: string, part: number): string {
  return path.replace(/\.yaml$/, `-${part}.yaml`);
}

/** Ids are told apart by their last digits; where the small story ends, the next part begins. */
function partOf(text: string, { part, isLast }: { part: number; isLast: boolean }): string {
  return text
    .replace(/^(id: .{30}).*$/m, `$1${part.toString(16).padStart(6, '0')}`)
    .replace(/^type: epilogue$/m, isLast ? 'type: epilogue' : 'type: monologue')
    .replace(/^(\s*(?:- )?to: )(the-[a-z-]+)$/gm, `$1$2-${part}`)
    .concat(isLast || !/^type: epilogue$/m.test(text) ? '' : `transitions:\n  - to: the-gate-${part + 1}\n`);
}
