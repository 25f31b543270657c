import type { TFunction } from 'i18next';
import { team } from '../../../lib/i18n/en/team.ts';
import type { AuditEvent } from './words.ts';

const { stories, may } = team.audit;
const isAction = (name: string): name is keyof typeof stories => Object.hasOwn(stories, name);
const isRight = (name: string): name is keyof typeof may => Object.hasOwn(may, name);

/** Whom and what a row about a story names: the account that it concerns, and the story. */
export interface StoryNames {
  readonly subject: string;
  readonly story: string;
}

/** What was done to a story, in words; undefined of what is no such action, or of a later release. */
export function whatWasDoneToStory(t: TFunction, event: AuditEvent, names: StoryNames): string | undefined {
  const known = named(event);
  if (!isAction(known)) return undefined;
  const { detail } = event;
  const right = t(`team.audit.may.${isRight(detail) ? detail : 'other'}`);
  return t(`team.audit.stories.${known}`, { ...names, may: right, version: detail });
}

/** Who took over a story that was the team's took it from nobody who is named. */
function named({ action, detail, subject }: AuditEvent): string {
  if (action === 'story-closed' && detail === 'end') return 'story-closed-end';
  return action === 'story-offer-accepted' && subject ? 'story-offer-accepted-from' : action;
}

const OF_RELEASED = [
  'story-published',
  'story-announced',
  'story-rolled-back',
  'story-closed',
  'story-opened',
  'story-adopted',
];

/** Whether it is done to stories alone that players can have a name of. */
export const isOfReleased = ({ action }: AuditEvent): boolean => OF_RELEASED.includes(action);

/** An object of the list: the story's id and, after a space, its slug. A site of a release before this one names none. */
export function storyIn({ object }: AuditEvent): { readonly id: string; readonly slug: string } | undefined {
  const [id = '', slug = ''] = (object ?? '').split(' ');
  return id === '' ? undefined : { id, slug };
}
