import { hintAfter, spoken } from '@fabula/rules/lines';
import type { Line } from '@fabula/rules/release/lines';
import type { MomentOf } from '@fabula/rules/release/moment';
import type { Quality } from '@fabula/rules/release/quality';
import type { SpokenLine } from '@fabula/rules/types';
import { one, type Reply } from './one.ts';

/** What those say who are given a task, or what is said of it. */
export function taskLines(reply: Reply, moment: MomentOf<'teamwork'>): SpokenLine[] | undefined {
  const { asks, tasks } = reply.verdict;
  if (asks === 'names') return one(reply, 'names', moment.askNames);
  if (tasks.length === 0) return undefined;
  return tasks.flatMap(({ task, character }, at) => {
    const fit = moment.tasks
      .find((each) => each.id === task)
      ?.fits.find((each) => each.characterId === character);
    const lines = fit ? spoken(fit.lines, reply.scene) : one(reply, 'plain', moment.plain);
    // Three tasks in one breath are not answered by six sentences.
    return at === 0 ? lines : lines.slice(0, 1);
  });
}

/** What a blow, or a guard, was like. */
export function blowLines(reply: Reply, moment: MomentOf<'battle'>): SpokenLine[] | undefined {
  const { blow } = reply.verdict;
  if (blow === null) return undefined;
  return one(reply, blow, blow === 'careless' ? moment.careless.lines : moment[blow]);
}

/** What is missing is asked for; else what was heard of the work is answered, and whom it suits. */
export function equipLines(reply: Reply, moment: MomentOf<'equip'>): SpokenLine[] | undefined {
  const { asks } = reply.verdict;
  if (asks === 'who') return one(reply, 'who', moment.askWho);
  if (asks === 'what') return one(reply, 'what', moment.askWhat);
  // Both were chosen, and not a word was said of how it is made.
  if (asks === 'how') return one(reply, 'how', moment.hints);
  const said = [...reactions(reply, moment.qualities), ...suited(reply, moment)];
  return isNothing(reply) ? undefined : said;
}

export function upgradeLines(reply: Reply, moment: MomentOf<'upgrade'>): SpokenLine[] | undefined {
  const asked = askedFor(reply, moment);
  if (asked) return one(reply, 'asked', asked);
  return isNothing(reply) ? undefined : reactions(reply, moment.performances);
}

export function teamLines(reply: Reply, moment: MomentOf<'assemble'>): SpokenLine[] | undefined {
  const { asks } = reply.verdict;
  if (asks === 'tooMany') return one(reply, 'many', moment.tooMany);
  // Who names nobody may have tried a trick: that is answered like one.
  if (asks !== 'names') return [];
  return reply.judgement.deflection === null ? one(reply, 'names', moment.askNames) : undefined;
}

/** The law says what is said of what was picked; where nothing was, the next hint is. */
export function optionLines({ scene, judgement }: Reply): SpokenLine[] {
  return judgement.option === null ? hintAfter(scene, scene.played.turns) : [];
}

function askedFor({ verdict }: Reply, moment: MomentOf<'upgrade'>): readonly Line[] | undefined {
  const { askWho, askBet, askDifficulty, askPerformance } = moment;
  const lines = { who: askWho, bet: askBet, difficulty: askDifficulty, performance: askPerformance };
  const asks = verdict.asks ?? '';
  return Object.hasOwn(lines, asks) ? lines[asks as keyof typeof lines] : undefined;
}

/** The weightiest thing that was heard for the first time. */
function reactions({ scene, verdict }: Reply, qualities: readonly Quality[]): SpokenLine[] {
  const fresh = qualities
    .filter(({ id }) => verdict.qualities.includes(id))
    .sort((a, b) => b.points - a.points);
  return spoken(fresh.find(({ reacts }) => reacts.length > 0)?.reacts ?? [], scene);
}

/** What was tried on whom, whether it was named now, before, or picked. */
function suited({ scene, output: { equip } }: Reply, { suits }: MomentOf<'equip'>): SpokenLine[] {
  if (!equip) return [];
  const suit = suits.find(
    ({ characterId = equip.characterId, itemId = equip.itemId }) =>
      characterId === equip.characterId && itemId === equip.itemId,
  );
  return spoken(suit?.lines ?? [], scene);
}

/** Words with which nothing was done: a trick, or nothing that belongs here. */
function isNothing({ verdict, output, judgement }: Reply): boolean {
  const isNamed = judgement.characters.length + judgement.items.length > 0;
  return (
    verdict.asks === null &&
    verdict.qualities.length === 0 &&
    !output.equip &&
    !isNamed &&
    !judgement.declined
  );
}
