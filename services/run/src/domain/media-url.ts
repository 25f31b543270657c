/** A release names files below the story's media folder; a page asks for them on our origin. '' where there is none. */
export function mediaUrl(kind: 'image' | 'audio', storyId: string, path: string | undefined): string {
  return path ? `/media/${kind}/${storyId}/${path}` : '';
}
