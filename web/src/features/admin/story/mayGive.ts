/** Whether somebody decides to whom the story is given, and who may play it: its owner, and the team. */
export const mayGive = ({ myRole }: { readonly myRole: string }): boolean =>
  myRole === 'owner' || myRole === 'team';
