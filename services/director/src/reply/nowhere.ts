import { facetsOf } from '@fabula/rules/facets';
import { spoken } from '@fabula/rules/lines';
import type { Line } from '@fabula/rules/release/lines';
import type { Moment } from '@fabula/rules/release/moment';
import type { Language } from '@fabula/rules/release/text';
import type { SpeechAct, SpokenLine } from '@fabula/rules/types';
import { asksSomething } from '../text/questions.ts';
import { rowOf } from '../text/tokens.ts';
import type { ReplyContext } from './context.ts';
import { reactionTo } from './facets.ts';
import { turnsSince } from './history.ts';
import { freshHint } from './lead-on.ts';
import { hasFreshLine, isFresh, pickLine } from './pick-line.ts';

/** A moment in which the player talks and may be refused. */
export type Talk = Extract<Moment, { refusals: unknown }>;

/** A moment that listens. */
type Listening = Extract<Moment, { replies: unknown }>;

/** Whether nothing came of the words: nothing counted, nothing was done, and they named nothing of what is asked for. */
export function leadsNowhere({ verdict, output, judgement }: ReplyContext): boolean {
  const { newFacets, perfect, answer, path, taught, qualities, picked, tasks, blow, asks } = verdict;
  const counted = [newFacets, taught, qualities, picked, tasks].some((list) => list.length > 0);
  if (counted || perfect !== null || answer !== null || path !== null || blow !== null) return false;
  if (output.equip || output.upgrade || output.outcome === 'success' || judgement.declined) return false;
  return asks === null || !namesSomething(judgement);
}

function namesSomething({ characters, items, sacrificed, ...named }: ReplyContext['judgement']): boolean {
  const { bet, difficulty, quality } = named;
  return characters.length + items.length + sacrificed.length > 0 || [bet, difficulty, quality].some(Boolean);
}

/**
 * What is said to words that lead nowhere: what authors wrote for just these words, for their repetition, for what they do;
 * else what is asked now, else a refusal. What was said within five turns waits while another fits.
 * @param asked what the moment's type asks for
 */
export function nowhereLines(
  reply: ReplyContext,
  moment: Listening,
  asked: readonly SpokenLine[],
): SpokenLine[] {
  const again = toldAgain(reply, moment);
  if (again.length > 0) return again;
  const reaction = reactsAgain(reply, moment);
  if (reaction.length > 0) return reaction;
  const kinds = kindsFor(reply, moment);
  const fitting = kinds.find((lines) => hasFreshLine(reply, lines));
  if (fitting) return [...pickLine(reply, 'no', fitting), ...asked.filter((line) => isFresh(reply, line))];
  const refusals = 'refusals' in moment ? moment.refusals : [];
  const demand = asked.filter((line) => isFresh(reply, line));
  if (demand.length > 0) return demand;
  if (hasFreshLine(reply, refusals)) return pickLine(reply, 'no', refusals);
  const hint = freshHint(reply);
  if (hint.length > 0) return hint;
  return longestAgo(reply, [...asked, ...spoken([...kinds.flat(), ...refusals], reply.scene)]);
}

/** Where all have been said of late, the one that is longest ago, of whatever kind it is. */
function longestAgo(reply: ReplyContext, lines: readonly SpokenLine[]): SpokenLine[] {
  const ages = lines.map((line) => turnsSince(reply.heard, line));
  const oldest = lines[ages.indexOf(Math.max(...ages))];
  return oldest ? [oldest] : [];
}

/** What is asked for, or, where that was said within five turns, a hint that was not: it asks for the same. */
export function askedFor(reply: ReplyContext, lines: readonly SpokenLine[]): readonly SpokenLine[] {
  if (reply.verdict.asks === null || lines.length === 0) return lines;
  if (lines.some((line) => isFresh(reply, line))) return lines;
  const { moment } = reply.scene;
  const refusals = 'refusals' in moment ? moment.refusals : [];
  if (hasFreshLine(reply, refusals)) return pickLine(reply, 'no', refusals);
  const hint = freshHint(reply);
  return hint.length > 0 ? hint : lines;
}

/** Who says something new about what was heard before is answered as it was, not scolded; within five turns there is no need. */
function reactsAgain(reply: ReplyContext, moment: Listening): SpokenLine[] {
  const [id] = reply.verdict.heardBefore;
  if (id === undefined || isSaidBefore(reply)) return [];
  const reacting = facetsOf(moment).find((each) => each.id === id);
  const lines = reacting ? reactionTo(reply, reacting) : [];
  return lines.every((line) => isFresh(reply, line)) ? lines : [];
}

/** Share of the fewer words of content from which two sentences say the same. */
const SAME = 0.5;

/** Whether the player has said much the same in this moment already. */
function isSaidBefore({ words, heard, scene }: ReplyContext): boolean {
  const { language } = scene.state;
  const said = contentOf(words, language);
  const before = heard.filter(({ speaker, text }) => speaker === 'player' && text !== words);
  if (before.length === 0 || said.size === 0) return true;
  if (heard.filter(({ speaker, text }) => speaker === 'player' && text === words).length > 0) return true;
  return before.some(({ text }) => {
    const other = contentOf(text, language);
    const shared = [...said].filter((stem) => other.has(stem)).length;
    return other.size > 0 && shared >= SAME * Math.min(said.size, other.size);
  });
}

function contentOf(words: string, language: Language): Set<string> {
  return new Set(rowOf(words, language).flatMap(({ kind, stem }) => (kind === 'content' ? stem : [])));
}

/** From what fits these words alone to what fits many. */
function kindsFor(reply: ReplyContext, moment: Listening): (readonly Line[])[] {
  const { judgement, verdict, words, scene } = reply;
  const isQuestion = judgement.act === undefined && asksSomething(words, scene.state.language);
  const act = isQuestion ? 'question' : judgement.act;
  const talk = 'refusals' in moment ? moment : undefined;
  const deflection = talk?.deflections.find(({ id }) => id === judgement.deflection);
  const repeated = verdict.heardBefore.length > 0 ? (talk?.repeated ?? []) : [];
  return [deflection?.lines ?? [], repeated, ...repliesTo(moment, act)];
}

/** The moment's own first, then its character's. */
function repliesTo({ replies }: Listening, act: SpeechAct | undefined): (readonly Line[])[] {
  return replies.flatMap((each) => (each.act === act ? [each.lines] : []));
}

/** An answer that the law gives no more is still the best that can be said, once it is a while ago. */
function toldAgain(reply: ReplyContext, { answers }: Listening): SpokenLine[] {
  const answer = answers.find(({ id }) => id === reply.judgement.told);
  const lines = spoken(answer?.lines ?? [], reply.scene);
  return lines.every((line) => isFresh(reply, line)) ? lines : [];
}
