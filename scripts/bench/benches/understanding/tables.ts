import { type Cell, table } from '../../report/table.ts';
import { grouped } from '../../stats/grouped.ts';
import { spreadOf } from '../../stats/spread.ts';
import type { ConversationTurn } from './conversations.ts';
import { FIGURES, percent, shareOf, worstOf } from './figures.ts';
import type { Newcomers } from './newcomers.ts';
import { type Said, typeOf } from './rounds.ts';

const WORST = 10;
/** Longer texts are cut in lists; they are whole in the JSON. */
const MOST_LETTERS = 90;

const languageOf = ({ sentence: { language } }: Said) => language;

/** Of each type and language, and of each language and all. */
export function byType(said: readonly Said[]): string {
  const head = ['by type, %', ...FIGURES.flatMap(({ name }) => [name, 'of'])];
  const types = [...grouped(said, (each) => `${typeOf(each)} ${languageOf(each)}`)];
  const rows = [...types.sort(([a], [b]) => a.localeCompare(b)), ...grouped(said, languageOf)];
  const goals: Cell[] = ['goal', ...FIGURES.flatMap(({ goal }) => [goal, ''])];
  return table(head, [
    ...[...rows, ['all', said] as const].map(([name, own]) => [name, ...sharesOf(own)]),
    goals,
  ]);
}

function sharesOf(said: readonly Said[]): Cell[] {
  return FIGURES.flatMap((figure) => {
    const share = shareOf(figure, said);
    return [share.percent, share.of];
  });
}

/** Of each act and language, what came of it. */
export function byAct(said: readonly Said[]): string {
  const head = ['by act, %', 'sentences', 'reached', 'of', 'counted', 'asked back', 'hint', 'free', 'moved'];
  const acts = [...grouped(said, (each) => `${each.sentence.act} ${languageOf(each)}`)];
  const rows = acts
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, own]) => {
      const of = (isSo: (each: Said) => boolean) => percent(own.filter(isSo).length, own.length);
      const aimed = own.filter(({ fate }) => fate.isReached !== null);
      return [
        ...[
          name,
          own.length,
          percent(aimed.filter(({ fate }) => fate.isReached).length, aimed.length),
          aimed.length,
        ],
        ...[of(({ fate }) => fate.counted.length > 0), of(({ fate }) => fate.askedBack.length > 0)],
        ...[
          of(({ fate }) => fate.broughtHint),
          of(({ fate }) => fate.isFree),
          of(({ fate }) => fate.moved.length > 0),
        ],
      ];
    });
  return table(head, rows);
}

export function repeats(turns: readonly ConversationTurn[]): string {
  const rows = [...grouped(turns, ({ language }) => language), ['all', turns] as const];
  return table(
    ['a line again within five turns, %', 'turns that repeat', 'of'],
    rows.map(([language, own]) => [language, repeatedIn(own), own.length]),
  );
}

export function repeatedIn(turns: readonly ConversationTurn[]): number {
  return percent(turns.filter(({ repeated }) => repeated.length > 0).length, turns.length);
}

/** Of turns in moments that the director has read, and of the first in each. */
export function times(said: readonly Said[], firsts: readonly number[]): string {
  const rows = [
    ['a turn', ...timesOf(said.map(({ ms }) => ms))],
    ['the first turn of a moment', ...timesOf(firsts)],
  ];
  return table(['directing, ms', 'median', 'p99', 'max', 'of'], rows);
}

function timesOf(ms: readonly number[]): Cell[] {
  const { p50, p99, max, count } = spreadOf(ms);
  return [p50, p99, max, count];
}

export function newcomersTable(all: readonly Newcomers[]): string {
  return table(
    ['newcomers', 'won, %', 'of tries', 'turns of those who won', 'patience'],
    all.map(({ language, story, moment, won, tries, turns, patience }) => [
      ...[`${language} ${story}/${moment}`, percent(won, tries), tries, turns, patience],
    ]),
  );
}

/** The ten worst sentences of each figure, with what counted and what was answered. */
export function worst(said: readonly Said[]): string {
  return FIGURES.map((figure) => {
    const lines = worstOf(figure, said, WORST).map((each) => `  ${described(each)}`);
    return [`worst of: ${figure.name}`, ...(lines.length > 0 ? lines : ['  none'])].join('\n');
  }).join('\n\n');
}

function described({ sentence, fate, turn }: Said): string {
  const { id, text, label } = sentence;
  const aims = [
    label.reach.map((choice) => choice.join('|')).join(' + '),
    ...label.never.map((not) => `not ${not}`),
  ];
  const aim = aims.filter((each) => each !== '').join(', ') || '-';
  const came = [...fate.counted, ...fate.askedBack.map((each) => `${each}?`)].join(' ') || '-';
  return `${id}  "${cut(text)}"  aims: ${aim}  counted: ${came}  said: "${cut(turn.lines.join(' '))}"`;
}

function cut(text: string): string {
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;
}
