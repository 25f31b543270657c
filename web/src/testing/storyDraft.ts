import { readFolder } from '@fabula/catalogue/folders/read-folder';
import { MemoryDraft } from './memoryDraft.ts';

const SERVICES = new URL('../../../services/', import.meta.url).pathname;

export const SHIPPED = ['nobody-steals-the-moon', 'put-out-the-light', 'the-dragons-advocate'] as const;

/** Where a shipped story lies, or the one that has a moment of every kind. */
export function storyPlace(slug: string): string {
  return `${SERVICES}${slug === 'every-kind' ? 'story/test/stories' : 'catalogue/stories'}/${slug}`;
}

export const storyFolder = (slug: string) => readFolder(storyPlace(slug));

export async function storyDraft(slug: string, { canEdit = true } = {}): Promise<MemoryDraft> {
  const { texts, media } = await storyFolder(slug);
  return new MemoryDraft({ texts, media, canEdit });
}
