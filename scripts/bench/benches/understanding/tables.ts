import { type Cell, table } from '../../report/table.ts';
import { grouped } from '../../stats/grouped.ts';
import { median, spreadOf } from '../../stats/spread.ts';
import type { ConversationTurn } from './conversations.ts';
import { FIGURES, percent, shareOf, worstOf } from './figures.ts';
import { isProgress } from './judged.ts';
import { allWonIn, type Newcomers, wonIn } from './newcomers.ts';
import { type Said, typeOf } from './rounds.ts';

const WORST = 10;
/** Who wins so many has come to know the game. */
const FIRST = 3;
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

/** Of each act and language, what came of it; whether it is named is for directors that say so. */
export function byAct(said: readonly Said[]): string {
  const acts = [...grouped(said, (each) => `${each.sentence.act} ${languageOf(each)}`)];
  const rows = acts.sort(([a], [b]) => a.localeCompare(b)).map(([name, own]) => [name, ...actRow(own)]);
  return table(['by act, %', 'sentences', 'reached', 'of', ...Object.keys(CAME_OF_IT)], rows);
}

const CAME_OF_IT: Readonly<Record<string, (said: Said) => boolean>> = {
  counted: ({ fate }) => isProgress(fate.counted),
  'asked back': ({ fate }) => fate.askedBack.length > 0,
  hint: ({ fate }) => fate.broughtHint,
  free: ({ fate }) => fate.isFree,
  moved: ({ fate }) => fate.moved.length > 0,
  named: ({ fate, sentence }) => fate.named === sentence.act,
  told: ({ fate }) => fate.told !== null,
};

function actRow(own: readonly Said[]): Cell[] {
  const aimed = own.filter(({ fate }) => fate.isReached !== null);
  const reached = aimed.filter(({ fate }) => fate.isReached);
  const shares = Object.values(CAME_OF_IT).map((isSo) => percent(own.filter(isSo).length, own.length));
  return [own.length, percent(reached.length, aimed.length), aimed.length, ...shares];
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

/** Of turns in moments that the director has read, of the first in each, and of the longest step of reading each. */
export function times(said: readonly Said[], firsts: readonly number[], steps: readonly number[]): string {
  const rows = [
    ['a turn', ...timesOf(said.map(({ ms }) => ms))],
    ['the first turn of a moment', ...timesOf(firsts)],
    ['the longest step of reading one', ...timesOf(steps)],
  ];
  return table(['directing, ms', 'median', 'p99', 'max', 'of'], rows);
}

function timesOf(ms: readonly number[]): Cell[] {
  const { p50, p99, max, count } = spreadOf(ms);
  return [p50, p99, max, count];
}

/** Each moment, and those of a story together: the first three, and all that were tried. */
export function newcomersTables(all: readonly Newcomers[]): string {
  const moments = all.map((each): Cell[] => {
    const won = wonIn(each);
    const { language, story, moment, tries, patience } = each;
    const name = `${language} ${story}/${moment}`;
    return [name, percent(won.length, tries.length), tries.length, median(won), patience];
  });
  const stories = [...grouped(all, ({ language, story }) => `${language} ${story}`)].map(
    ([name, own]): Cell[] => {
      const won = (some: readonly Newcomers[]) => percent(allWonIn(some), some[0]?.tries.length ?? 0);
      return [name, won(own.slice(0, FIRST)), won(own), own.length];
    },
  );
  const one = table(['newcomers', 'won, %', 'of tries', 'turns of those who won', 'patience'], moments);
  return `${one}\n\n${table(['newcomers, % of tries', 'the first three', 'all', 'moments'], stories)}`;
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
