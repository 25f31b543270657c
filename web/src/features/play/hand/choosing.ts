import type { Selection } from '../../../lib/game/selection.ts';
import type { GameInput } from '../../../lib/protocol/frames.ts';
import type { View } from '../api.ts';

/** What a type of moment lets the player choose among the cards in hand. */
export interface Choosing {
  /** How many of the team at once; 0: none. */
  characters: number;
  items: number;
  /** Cards that have burned out can be chosen too. */
  burned: boolean;
  /** After an answer it stays chosen: until it is confirmed, or as long as the server remembers it. */
  stays: boolean;
}

const NOTHING: Choosing = { characters: 0, items: 0, burned: true, stays: true };

/** A type that lets cards be chosen has its line here. */
const CHOOSING: Readonly<Record<string, (view: View) => Choosing>> = {
  battle: () => ({ characters: 1, items: 1, burned: false, stays: false }),
  equip: () => ({ characters: 1, items: 1, burned: true, stays: true }),
  upgrade: () => ({ ...NOTHING, characters: 1 }),
  teamwork: () => ({ characters: 1, items: 0, burned: false, stays: false }),
  // What can be picked is no card of the player's yet: it has its own list.
  reward: () => ({ ...NOTHING, stays: false }),
  assemble: (view) => ({ ...NOTHING, characters: Math.max(1, view.maxNumberOfCharacters) }),
};

export const choosing = (view: View): Choosing => CHOOSING[view.momentType]?.(view) ?? NOTHING;

type Choice = Pick<
  GameInput,
  | 'selected_character_ids'
  | 'selected_item_ids'
  | 'selected_path'
  | 'interaction_bet_size'
  | 'difficulty'
  | 'sacrificed_properties'
>;

const cards = (characters: readonly string[], items: readonly string[] = []): Choice => ({
  ...(characters.length > 0 && { selected_character_ids: [...characters] }),
  ...(items.length > 0 && { selected_item_ids: [...items] }),
});

/** How a type's choices travel; the protocol's names. */
const TRAVELS: Readonly<Record<string, (view: View, selection: Selection) => Choice>> = {
  battle: (_, { characters, items, foe }) => cards(foe ? [...characters, foe] : characters, items),
  equip: (_, { characters, items }) => cards(characters, items),
  upgrade: (view, selection) => ({ ...cards(selection.characters), ...wager(view, selection) }),
  teamwork: (view, { characters, task }) => {
    const path = taskFor(view, task)?.id;
    return characters.length > 0 && path ? { ...cards(characters), selected_path: path } : {};
  },
  assemble: (_, { characters }) => cards(characters),
  reward: (view, { items }) => {
    const kinds = new Map(view.controls?.rewards.map(({ id, kind }) => [id, kind]));
    const people = items.filter((id) => kinds.get(id) === 'character');
    return cards(
      people,
      items.filter((id) => !people.includes(id)),
    );
  },
};

/** What counts now: what was chosen on this page, else what the server remembers of words and of earlier choices. */
export function withRemembered(view: View, own: Selection): Selection {
  const kept = view.controls?.remembered;
  if (!kept) return own;
  const among = (chosen: string[], id: string | undefined) => (chosen.length > 0 || !id ? chosen : [id]);
  const characters = among(own.characters, kept.characterId);
  const isSameCard = !kept.characterId || characters[0] === kept.characterId;
  return {
    ...own,
    characters,
    items: among(own.items, kept.itemId),
    difficulty: own.difficulty ?? kept.difficulty,
    bet: own.bet ?? kept.interactionBetSize,
    sacrificed: own.sacrificed ?? (isSameCard ? kept.sacrificedProperties : []),
  };
}

/** Only what the chosen card has can be offered up. */
function wager(view: View, { characters, difficulty, bet, sacrificed = [] }: Selection): Choice {
  const has = propertiesOf(view, characters[0]);
  // What can be bet has become less with every turn.
  const stake = bet === undefined ? undefined : Math.min(bet, view.controls?.maxBet ?? bet);
  const offered = sacrificed.filter((name) => has.includes(name));
  return {
    ...(difficulty !== undefined && { difficulty }),
    ...(stake !== undefined && { interaction_bet_size: stake }),
    ...(offered.length > 0 && { sacrificed_properties: offered }),
  };
}

/** What was chosen by hand, as it goes with the next answer. */
export function choiceOf(view: View, selection: Selection): Choice {
  return TRAVELS[view.momentType]?.(view, selection) ?? {};
}

/** The properties of one of the team, by its card's id. */
export function propertiesOf(view: View, characterId: string | undefined): readonly string[] {
  return view.enrolledCharacters.find((one) => one.characterId === characterId)?.characterProperties ?? [];
}

type Task = NonNullable<View['controls']>['tasks'][number];

/** The task that the next card takes: the one that was pressed, if nobody has it yet, else the one that is asked for. */
export function taskFor(view: View, pressed: string | undefined): Task | undefined {
  const open = view.controls?.tasks.filter(({ characterId }) => !characterId) ?? [];
  return open.find(({ id }) => id === pressed) ?? open.find(({ isAsked }) => isAsked) ?? open[0];
}
