import type { Decision, Fact, Output } from '../../src/types.ts';
import { namesIn } from './names.ts';
import { type Doing, type Played, playedTurns, type Transcript } from './transcript.ts';

/** What every turn says unless something has happened. */
const QUIET: Partial<Record<keyof Output, unknown>> = {
  completeTheMoment: false,
  endOfGame: false,
  nextMomentId: null,
  wasPerfectAnswer: false,
  wasCacheHit: false,
  isAwarded: false,
  awardType: null,
  awardId: null,
  score: null,
  interactionBetSize: 0,
  loopRank: null,
  progress: null,
  outcome: null,
  notHeard: false,
};

/** A transcript as a page of documentation: what was done and proposed, and what the rules made of it. */
export function rendered(transcript: Transcript): string {
  const { title, release } = transcript;
  const type = release.moments[0]?.type ?? '';
  const turns = playedTurns(transcript).map((played, index) => turnText(played, index + 1));
  const text = [`# ${type}`, title, ...turns].join('\n\n');
  return `${namesIn(text)}\n`;
}

function turnText({ doing, decision, left }: Played, number: number): string {
  const said = decision.say.map((line) => `> ${line.characterId}: ${line.text}`);
  return [
    `## ${number}. ${doing ? doingText(doing) : 'A moment starts'}`,
    ...(doing?.clicked ? [`Clicked: \`${JSON.stringify(doing.clicked)}\``] : []),
    ...(doing?.judged ? [`Proposed: \`${JSON.stringify(doing.judged)}\``] : []),
    ...(said.length > 0 ? [said.join('\n>\n')] : []),
    `Output: \`${JSON.stringify(told(decision))}\``,
    ...(decision.facts.length > 0 ? [`Happened: ${decision.facts.map(factText).join(', ')}`] : []),
    `Interactions left: ${left}`,
  ].join('\n\n');
}

function doingText({ words, clicked }: Doing): string {
  if (words !== '') return `“${words}”`;
  return clicked ? 'A click' : 'Silence';
}

/** What differs from a turn in which nothing has happened; what is spoken is told beside. */
function told({ output, verdict }: Decision): object {
  const { dialogue: _, emotion: _emotion, ...rest } = output;
  const isNews = ([key, value]: [string, unknown]) =>
    !(key in QUIET && QUIET[key as keyof Output] === value) && !isEmptyList(value);
  const asks = verdict.asks === null ? {} : { asks: verdict.asks };
  return { ...Object.fromEntries(Object.entries(rest).filter(isNews)), ...asks };
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function factText(fact: Fact): string {
  const { kind, ...more } = fact;
  const details = Object.values(more).filter((each) => typeof each === 'string');
  return [kind, ...details].join(' ');
}
