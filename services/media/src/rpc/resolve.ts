import type { Handler } from '@fabula/kit/server';
import type { MediaService } from '@fabula/proto/media/v1/media_pb';
import type { MediaContext } from '../context.ts';
import { emotionFile } from '../domain/emotion-file.ts';

type Method = Handler<(typeof MediaService)['method']['resolve']>;

/** The file that shows a subject in an emotion: video first, image, neutral, at last an avatar. */
export function resolve({ stories }: MediaContext): Method {
  return async ({ storyId, subject, emotion }) => {
    const files = await stories.list(storyId, subject);
    const { file, kind, fallback } = emotionFile(files, emotion ?? 'normal');
    if (!file) return { url: avatarUrl(subject), kind, fallback };
    return { url: `/media/image/${storyId}/${subject}/${file}`, kind, fallback };
  };
}

function avatarUrl(subject: string): string {
  const style = subject.startsWith('items/') ? 'item' : 'character';
  return `/media/avatar/${style}/${encodeURIComponent(subject.replace('/', '-'))}.svg`;
}
