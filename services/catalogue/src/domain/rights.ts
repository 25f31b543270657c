import { NotYoursToChange, StoryNotFound } from './errors.ts';

/** What somebody is to a story, from least to most. */
export const STORY_ROLES = ['reader', 'editor', 'owner', 'team'] as const;
export type StoryRole = (typeof STORY_ROLES)[number];

/** What one may want of a story: read and test it; write and publish it; give it to others; what is the team's. */
export type Act = 'read' | 'edit' | 'own' | 'oversee';

/** The least that may. */
const LEAST: Readonly<Record<Act, StoryRole>> = {
  read: 'reader',
  edit: 'editor',
  own: 'owner',
  oversee: 'team',
};

/** Who asks, as their token says. */
export interface Caller {
  readonly sub: string;
  readonly roles: readonly string[];
  /** How surely they have shown who they are. */
  readonly acr?: string | undefined;
}

/** Whose a story is, and what it has made the caller. */
export interface Ownership {
  /** Null: the team's. */
  readonly ownerId: string | null;
  readonly memberRole: string | null;
}

/** A member of the team who has not shown a second factor in this session is an author like others. */
export function isTeam({ roles, acr }: Caller): boolean {
  return roles.includes('team') && acr === 'aal2';
}

/** What the caller is to the story; undefined: nothing. */
export function roleIn({ ownerId, memberRole }: Ownership, caller: Caller): StoryRole | undefined {
  if (isTeam(caller)) return 'team';
  // Who was an author, and is none any more, keeps what is theirs and cannot reach it.
  if (!caller.roles.some((role) => role === 'author' || role === 'team')) return undefined;
  if (ownerId === caller.sub) return 'owner';
  return STORY_ROLES.find((role) => role === memberRole);
}

/** The caller's role, if it is enough. Throws StoryNotFound where they have none, else NotYoursToChange. */
export function roleFor(act: Act, story: Ownership, caller: Caller): StoryRole {
  const role = roleIn(story, caller);
  if (role === undefined) throw new StoryNotFound();
  if (STORY_ROLES.indexOf(role) < STORY_ROLES.indexOf(LEAST[act])) throw new NotYoursToChange();
  return role;
}

/** Beside edits and presence people are called by what stands before the @ of their address. */
export function shownName(email: string | undefined): string {
  return (email ?? '').split('@', 1)[0]?.slice(0, 64) ?? '';
}
