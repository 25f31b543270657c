/** The page of a moment. One whose id cannot be read goes by its file's name. */
export function momentAddress(
  storyId: string,
  { id, slug }: { readonly id?: string | undefined; readonly slug: string },
): string {
  return `/admin/stories/${storyId}/flow/moment/${id ?? slug}`;
}
