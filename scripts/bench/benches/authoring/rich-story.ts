import type { StoryFolder } from '@fabula/story/story-folder';

const MOMENT = /^moments\/([a-z0-9-]+)\.yaml$/;

/**
 * A story as rich as a shipped one and as large as wanted: its moments again and again, each copy beginning where the one
 * before ended.
 */
export function richStory({ slug, texts, media }: StoryFolder, moments: number): StoryFolder {
  const slugs = [...texts.keys()].flatMap((path) => MOMENT.exec(path)?.[1] ?? []);
  const copies = Math.max(1, Math.round(moments / slugs.length));
  const start = /^start: *(\S+)/m.exec(texts.get('story.yaml') ?? '')?.[1] ?? '';
  const others = [...texts]
    .filter(([path]) => !MOMENT.test(path))
    .map(([path, text]): [string, string] => [path, path === 'story.yaml' ? longer(text, copies) : text]);
  const copied = Array.from({ length: copies }, (_, copy) =>
    slugs.map((each): [string, string] => {
      const text = texts.get(`moments/${each}.yaml`) ?? '';
      return [
        `moments/${called(each, copy)}.yaml`,
        copyOf(text, { slugs, copy, next: copy + 1 < copies ? called(start, copy + 1) : undefined }),
      ];
    }),
  );
  return { slug, texts: new Map([...others, ...copied.flat()]), media };
}

/** What a player can say and reach grows with the story. */
const longer = (text: string, copies: number): string =>
  text.replace(/^(maxInteractions|par): (\d+)$/gm, (_, key, most) => `${key}: ${Number(most) * copies}`);

const called = (slug: string, copy: number): string => (copy === 0 ? slug : `${slug}-${copy}`);

interface Copy {
  readonly slugs: readonly string[];
  readonly copy: number;
  /** Where its end leads on; undefined: nowhere. */
  readonly next: string | undefined;
}

function copyOf(text: string, { slugs, copy, next }: Copy): string {
  const longestFirst = [...slugs].sort((a, b) => b.length - a.length).join('|');
  const named = new RegExp(`(?<![a-z0-9-])(${longestFirst})(?![a-z0-9-])`, 'g');
  const own = text
    .replace(named, (slug) => called(slug, copy))
    .replace(/^(id: .{30}).*$/m, `$1${copy.toString(16).padStart(6, '0')}`);
  if (next === undefined || !/^type: epilogue$/m.test(own)) return own;
  return `${own.replace(/^type: epilogue$/m, 'type: monologue')}\ntransitions:\n  - to: ${next}\n`;
}
