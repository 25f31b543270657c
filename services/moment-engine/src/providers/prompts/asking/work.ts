import { MANNERS, propertyName } from '@fabula/rules/names';
import { PROPERTIES } from '@fabula/rules/release/cards';
import type { Scene } from '@fabula/rules/scene';
import { z } from 'zod';
import { listed, quoted, sayings } from '../lists.ts';
import { type Asking, cards, cardsIn, idsOf, one, some, tricks, tricksIn, type View } from './asking.ts';

const percent = z.int().min(0).max(100).nullable();

/** How well a blow is struck or fended off, with whom and against whom. */
export const BATTLE: Asking = {
  values: (view) => {
    const { battle, state } = view.scene;
    const thoughtless = quoted('for instance', battle?.careless[state.language] ?? []);
    return {
      phase: battle?.phase === 'player_defense_input' ? 'the player fends off' : 'the player attacks',
      style: battle ? MANNERS[battle.style][state.language] : '(any)',
      opponents: cardsIn(view, battle?.opponents ?? []),
      cards: cardsIn(view, ownCards(view)),
      thoughtless: thoughtless.join(''),
      ...tricksIn(view),
    };
  },
  judgement: (view) => ({
    ...cards(view, ownCards(view)),
    ...one(
      'target',
      (view.scene.battle?.opponents ?? []).map((id) => view.names.handleOf(id)),
    ),
    creativity: z.number().min(0).max(1),
    thematic: z.boolean(),
    ...tricks(view.scene),
  }),
};

function ownCards({ scene }: View): string[] {
  return scene.nameable.filter((id) => !scene.battle?.opponents.includes(id));
}

/** Who gets what, and how it is made. */
export const EQUIP: Asking = {
  values: (view) => ({ cards: cardsIn(view, view.scene.nameable), ...workIn(view), ...tricksIn(view) }),
  judgement: (view) => ({
    ...cards(view),
    ...some('facets', idsOf(view.scene.qualities)),
    quality: percent,
    property: z.enum(PROPERTIES).nullable(),
    ...tricks(view.scene),
  }),
};

/** Who is bettered, at what bet and difficulty, and how it is performed. */
export const UPGRADE: Asking = {
  values: (view) => {
    const { scene } = view;
    return {
      cards: cardsIn(view, scene.nameable),
      bet: String(mostBet(scene)),
      difficulties: listed(
        scene.difficulties.map(({ id, label, examples }) => ({
          id,
          about: [label[scene.state.language], ...sayings('asked for like this', examples, scene)],
        })),
      ),
      decline: sayings('for instance', scene.decline ?? undefined, scene).join('') || '(in any words)',
      ...workIn(view),
      ...tricksIn(view),
    };
  },
  judgement: (view) => ({
    ...cards(view),
    bet: z.int().min(1).max(mostBet(view.scene)).nullable(),
    ...one('difficulty', idsOf(view.scene.difficulties)),
    ...some('facets', idsOf(view.scene.qualities)),
    quality: percent,
    sacrificed: z.array(z.enum(PROPERTIES)),
    declined: z.boolean(),
    ...tricks(view.scene),
  }),
};

function mostBet({ moment }: Scene): number {
  return moment.type === 'upgrade' ? moment.maxBet : 1;
}

function workIn({ scene }: View): { qualities: string; properties: string } {
  const { language } = scene.state;
  const qualities = scene.qualities.map(({ id, points, examples }) => ({
    id,
    about: [`${points} points`, ...sayings('for instance', examples, scene)],
  }));
  const properties = PROPERTIES.map((property) => {
    const words = scene.properties.find((each) => each.property === property);
    return {
      id: property,
      about: [propertyName(property)[language], ...sayings('asked for like this', words?.examples, scene)],
    };
  });
  return { qualities: listed(qualities), properties: listed(properties) };
}
