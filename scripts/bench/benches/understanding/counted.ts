import { decide } from '@fabula/rules/decide';
import { SILENCE } from '@fabula/rules/inputs';
import { judgementOf } from '@fabula/rules/judgement';
import { rulesOf } from '@fabula/rules/moments/registry';
import type { Release } from '@fabula/rules/release/release';
import type { Scene } from '@fabula/rules/scene';
import { currentPlayed } from '@fabula/rules/situation';
import type { Decision, Judgement } from '@fabula/rules/types';
import type { Turn } from './turn.ts';

/** What of a turn counted, in the words of labels: ids of the story, `task=character`, `bet:3`. */
export function countedIn({ scene, proposal, decision, next: { release } }: Turn): string[] {
  return counted(release, { decision, judgement: proposal.judgement, before: scene });
}

/** What would count if the player said yes to what was asked back; nothing where nothing was. */
export function askedBackIn({ scene, decision, next: { release } }: Turn): string[] {
  const { state } = decision;
  const { askedBack } = currentPlayed(state);
  if (!askedBack) return [];
  const judgement = judgementOf(askedBack);
  const taken = decide({
    ...{ release, state, input: { ...SILENCE, words: 'yes' }, proposal: { judgement, lines: [] } },
    ...{ seed: '00', nowMs: 0, recentSkips: null },
  });
  return counted(release, { decision: taken, judgement, before: scene });
}

interface Decided {
  readonly decision: Decision;
  readonly judgement: Judgement;
  readonly before: Scene;
}

function counted(release: Release, decided: Decided): string[] {
  const { verdict, output } = decided.decision;
  const tasks = verdict.tasks.map(({ task, character }) => `${task}=${slugIn(release, character)}`);
  const ids = [
    ...[...verdict.newFacets, ...verdict.heardBefore, ...verdict.qualities, ...tasks],
    ...[verdict.answer, verdict.path?.id],
    ...[
      ...verdict.picked,
      ...takenAlong(decided),
      ...choicesIn(release, decided),
      ...mannerIn(decided.decision),
    ],
    ...(decided.judgement.declined && output.outcome === 'failure' ? ['decline'] : []),
  ];
  const slugs = ids.flatMap((id) => (id ? slugIn(release, id) : []));
  return [...new Set(slugs)];
}

/** Who was named of the team, where that is what was asked; whose card strikes a blow is chosen by the law. */
function takenAlong({ decision: { verdict, output }, judgement }: Decided): readonly string[] {
  if (verdict.asks === 'tooMany') return judgement.characters;
  return verdict.blow === null && !output.equip && !output.upgrade ? output.selectedPlayerCharacters : [];
}

/** Who, what, how much and how hard: what the moment remembers of it, or has used up, and had not before. */
function choicesIn(release: Release, { decision, before }: Decided): string[] {
  const { state, output } = decision;
  const played = state.moments[before.state.moments.length - 1];
  const isOpen = played?.status === 'open';
  const after = isOpen ? choicesKept(release, { ...before, state, played }) : [];
  const { equip, upgrade } = output;
  const used = [
    ...[equip?.characterId, equip?.itemId, upgrade?.characterId, upgrade?.difficulty],
    betOf(upgrade?.bet),
  ];
  const known = choicesKept(release, before);
  return [...after, ...used].flatMap((each) => (each && !known.includes(each) ? each : []));
}

type Here = Pick<Scene, 'state' | 'moment' | 'played'>;

function choicesKept(release: Release, { state, moment, played }: Here): (string | null | undefined)[] {
  const kept = rulesOf(moment).controls?.({ release, state, moment, played }).remembered;
  return [kept?.characterId, kept?.itemId, kept?.difficulty, betOf(kept?.bet)];
}

function betOf(bet: number | null | undefined): string | null {
  return typeof bet === 'number' ? `bet:${bet}` : null;
}

/** The manner that was asked for, where the blow was in it. */
function mannerIn({ output, verdict }: Decision): string[] {
  const last = output.battle?.history.at(-1);
  return last?.wasThematic && verdict.blow !== null && verdict.blow !== 'careless' ? [last.style] : [];
}

/** Blueprint ids say little; what has none keeps its own. */
export function slugIn({ characters, items }: Release, id: string): string {
  return [...characters, ...items].find((each) => each.id === id)?.slug ?? id;
}
