import type { MomentType } from '@fabula/rules/release/moment';
import type { TFunction } from 'i18next';
import { canLeadOn } from './edits/canLeadOn.ts';
import type { Flow, FlowMoment } from './model.ts';
import type { Way } from './reading/outline.ts';
import { type Said, saidFor } from './reading/values.ts';

/** What the page calls the parts of a story, in the language of whoever reads. */
export interface Words {
  readonly t: TFunction;
  readonly language: string;
}

export const momentName = ({ slug, name }: FlowMoment, { language }: Words): string =>
  saidFor(name, language, slug);

/** What a slug is called; the slug itself where nothing has it. */
export function nameOf(flow: Flow, slug: string, words: Words): string {
  const moment = flow.bySlug.get(slug);
  return moment ? momentName(moment, words) : slug;
}

export const partName = (names: ReadonlyMap<string, Said>, slug: string, { language }: Words): string =>
  saidFor(names.get(slug), language, slug);

/** Texts with the names left open, as they were looked up once in each language: a graph says some thousands at once. */
const looked = new WeakMap<TFunction, Map<string, string>>();
const OPEN = '\u0001';

type Key =
  | `adminFlow.types.${MomentType | 'broken' | 'unknown'}`
  | `adminFlow.${'nowhere' | 'ends' | 'leadsTo' | 'noProblems'}`;

/** A text of one name at most, where it says nothing of how many. */
function said({ t }: Words, key: Key, name = ''): string {
  const known = looked.get(t) ?? new Map<string, string>();
  looked.set(t, known);
  const text = known.get(key) ?? t(key, { names: OPEN });
  known.set(key, text);
  return text.replace(OPEN, () => name);
}

export function typeLabel({ type, broken }: FlowMoment, words: Words): string {
  return said(words, `adminFlow.types.${broken === undefined ? (type ?? 'unknown') : 'broken'}`);
}

/** Slugs of where a moment leads, each once, in the order of its ways. */
export const targetsOf = ({ ways }: FlowMoment): string[] => [...new Set(ways.map(({ to }) => to))];

/** What is said of where it leads, where that is nowhere. */
export function withoutWays(moment: FlowMoment, words: Words): string {
  return said(words, canLeadOn(moment) || moment.type === undefined ? 'adminFlow.nowhere' : 'adminFlow.ends');
}

/** When a way is taken: what is said of it, and its condition as it is written. */
export interface Taken {
  readonly said: string;
  readonly when: string;
}

/** Of several transitions the first that holds is taken. */
export function takenWhen(way: Way, { ways }: FlowMoment, { t, language }: Words): Taken {
  const { when = '' } = way;
  if (way.kind === 'skip') return { said: t('adminFlow.skippedTo'), when };
  if (way.kind === 'path') return { said: saidFor(way.label, language, ''), when };
  const transitions = ways.filter(({ kind }) => kind === 'transition');
  if (transitions.length < 2) return { said: '', when };
  const at = transitions.indexOf(way);
  const order = t('adminFlow.order', { number: at + 1 });
  if (when !== '') return { said: order, when };
  return { said: `${order} ${t(at === 0 ? 'adminFlow.always' : 'adminFlow.otherwise')}`, when };
}

export interface Counts {
  readonly errors: number;
  readonly warnings: number;
}

/** What is no YAML is an error before a checker has said so. */
export function countsOf({ problems, broken }: FlowMoment): Counts {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  return { errors: broken === undefined ? errors : Math.max(1, errors), warnings };
}

export function countsText({ errors, warnings }: Counts, words: Words): string {
  const { t } = words;
  const parts = [
    errors > 0 && t('adminFlow.errors', { count: errors }),
    warnings > 0 && t('adminFlow.warnings', { count: warnings }),
  ].filter((part) => part !== false);
  return parts.join(', ') || said(words, 'adminFlow.noProblems');
}

/** A moment for whoever does not see it: type, name, ways out, problems. */
export function momentText(flow: Flow, moment: FlowMoment, words: Words): string {
  const { t } = words;
  const targets = targetsOf(moment).map((slug) => nameOf(flow, slug, words));
  const ways =
    targets.length === 0 ? withoutWays(moment, words) : said(words, 'adminFlow.leadsTo', targets.join(', '));
  const start = flow.start === moment.slug ? ` (${t('adminFlow.isStart')})` : '';
  const problems = countsText(countsOf(moment), words);
  const type = typeLabel(moment, words);
  return t('adminFlow.named', { type, name: momentName(moment, words) + start, ways, problems });
}
