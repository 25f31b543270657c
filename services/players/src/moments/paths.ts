import { remaining } from '@fabula/rules/interactions';
import { indexOf } from '@fabula/rules/release-index';
import { waysToSay } from '../knowledge.ts';
import type { Standpoint } from '../player.ts';
import { costOf, remainingCostOf } from '../remaining-cost.ts';
import type { Settings, Skill } from './skill.ts';

/** Takes an open way that does not end badly: side ways while there is time for them, else the shortest way out. */
export const findWay: Skill = (at, settings) => {
  const { scene, chance } = at;
  const ways = openWays(at);
  const detours = ways.filter(({ isDetour, cost }) => isDetour && isAffordable(at, cost, settings));
  const sensible = ways.filter(({ distance }) => Number.isFinite(distance));
  const direct = sensible.filter(({ isDetour }) => !isDetour);
  const shortest = sensible.toSorted((a, b) => a.distance - b.distance)[0];
  const chosen = chance.pick(detours) ?? chance.pick(direct) ?? shortest ?? chance.pick(ways);
  if (!chosen) return undefined;
  const { path } = chosen;
  const words = chance.pick(waysToSay(scene, path.examples)) ?? path.label[scene.state.language];
  // A closed way wants a reason; one who has one gives it at once.
  const reason = chosen.isOpen ? undefined : chance.pick(waysToSay(scene, path.closed?.reason));
  return { words: reason === undefined ? words : `${words}. ${reason}` };
};

function openWays({ scene, release }: Standpoint) {
  const far = remainingCostOf(release);
  return scene.paths
    .filter(({ path, isOpen }) => isOpen || path.closed?.reason !== undefined)
    .map(({ path, isOpen }) => {
      const target = indexOf(release).moments.get(path.to);
      // A detour leads back here; what it costs is paid on top of the way out.
      const isDetour =
        scene.moment.type === 'nexus' && target !== undefined && comesBack(release, path.to, scene.moment.id);
      return {
        path,
        isOpen,
        isDetour,
        cost: target ? costOf(target) : 0,
        distance: far.get(path.to) ?? Infinity,
      };
    });
}

function isAffordable({ state, scene, release }: Standpoint, cost: number, { reserve }: Settings): boolean {
  const out = remainingCostOf(release).get(scene.moment.id) ?? 0;
  // A detour costs the way there, and this choice once more.
  return remaining(state) - reserve >= cost + 1 + out;
}

/** Whether a moment leads back to another by its transitions, over at most a few others. */
function comesBack(release: Standpoint['release'], from: string, to: string): boolean {
  const seen = new Set<string>();
  const walk = (id: string): boolean => {
    if (seen.has(id) || seen.size > 4) return false;
    seen.add(id);
    const next = indexOf(release).moments.get(id)?.transitions ?? [];
    return next.some((transition) => transition.to === to || walk(transition.to));
  };
  return walk(from);
}
