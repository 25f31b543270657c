import type { TFunction } from 'i18next';
import type { ResponseOf } from '../../../lib/api/contract.ts';
import { team } from '../../../lib/i18n/en/team.ts';

export type AuditEvent = ResponseOf<'fabula.auth.v1.AuthService', 'listAuditEvents'>['events'][number];

const { actions, ways, refusals } = team.audit;
const isAction = (name: string): name is keyof typeof actions => Object.hasOwn(actions, name);
const isWay = (name: string): name is keyof typeof ways => Object.hasOwn(ways, name);
const isRefusal = (name: string): name is keyof typeof refusals => Object.hasOwn(refusals, name);
const isRole = (name: string): name is keyof typeof team.roles => Object.hasOwn(team.roles, name);

/** Letters of a keyed hash by which two rows are told to be of the same account, or network. */
const LETTERS = 6;
export const shortName = (hash: string): string => hash.slice(0, LETTERS);

/** What was done, in words; `subject`: what the account is called that it was done to. */
export function whatWasDone(t: TFunction, { action, detail }: AuditEvent, subject: string): string {
  const known = action === 'signed-out' && detail === 'everywhere' ? 'signed-out-everywhere' : action;
  const way = t(`team.audit.ways.${isWay(detail) ? detail : 'other'}`);
  // The link's kind, and why it did nothing.
  const [, why = ''] = detail.split(' ');
  const refusal = t(`team.audit.refusals.${isRefusal(why) ? why : 'other'}`);
  const role = isRole(detail) ? t(`team.roles.${detail}`) : '';
  return t(`team.audit.actions.${isAction(known) ? known : 'other'}`, { subject, way, role, refusal });
}
