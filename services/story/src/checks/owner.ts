import type { CheckedStory } from './checked-story.ts';

/** A draft's text does not say that it is another story, or somebody else's. */
export function checkOwner({ folder: { belongsTo }, sources, authored, problems }: CheckedStory): void {
  if (belongsTo === undefined) return;
  const { id, ownerId } = authored.story;
  const source = sources.story;
  if (id !== belongsTo.storyId)
    problems.report('FS217', { source, path: ['id'], message: `This story's id is ${belongsTo.storyId}.` });
  if (ownerId !== null && ownerId.toLowerCase() !== belongsTo.ownerId)
    problems.report('FS216', { source, path: ['ownerId'], message: 'This story belongs to somebody else.' });
}
