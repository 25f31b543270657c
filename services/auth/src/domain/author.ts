import type { Role } from './roles.ts';

/** Whether somebody writes stories here, and may sign in: nobody else is given one. */
export function isAuthor(
  profile: { readonly role: Role; readonly isEnabled: boolean } | undefined,
): profile is NonNullable<typeof profile> {
  return profile !== undefined && profile.role !== 'player' && profile.isEnabled;
}
