import type { MomentType } from '@fabula/rules/release/moment';
import type { Draft } from '../../draft/draft.ts';
import { momentAddress } from '../address.ts';
import { canLeadOn } from '../edits/canLeadOn.ts';
import { mediaAddress } from '../media/draftMedia.ts';
import type { Flow, FlowMoment } from '../model.ts';
import { type Counts, countsOf, momentName, momentText, partName, typeLabel, type Words } from '../words.ts';

/** The first of several, and how many more there are. */
export interface First {
  readonly name: string;
  readonly picture?: string | undefined;
  readonly more: number;
}

/** All that a node shows of its moment. */
export interface Card {
  readonly slug: string;
  readonly address: string;
  readonly type?: MomentType | undefined;
  readonly label: string;
  readonly name: string;
  /** For whoever does not see it. */
  readonly text: string;
  readonly isStart: boolean;
  readonly leadsOn: boolean;
  readonly picture?: string | undefined;
  readonly character?: { readonly name: string; readonly picture?: string | undefined } | undefined;
  readonly sound?: string | undefined;
  readonly opponents?: First | undefined;
  readonly rewards?: First | undefined;
  readonly counts: Counts;
  readonly broken?: string | undefined;
}

interface Shown {
  readonly draft: Draft;
  readonly flow: Flow;
  readonly words: Words;
}

/** A node's content as one text: where it is the same, nothing of the node is drawn anew. */
export function cardText(moment: FlowMoment, shown: Shown): string {
  return JSON.stringify(cardOf(moment, shown));
}

/** @param text as `cardText` makes it */
export function cardIn(text: string): Card {
  // Made above, in this page.
  return JSON.parse(text) as Card;
}

function cardOf(moment: FlowMoment, shown: Shown): Card {
  const { draft, flow, words } = shown;
  const { slug, type, broken } = moment;
  return {
    ...{ slug, type, broken, ...mediaOf(moment, shown) },
    address: momentAddress(draft.storyId, moment),
    label: typeLabel(moment, words),
    name: momentName(moment, words),
    text: momentText(flow, moment, words),
    isStart: flow.start === slug,
    leadsOn: canLeadOn(moment),
    opponents: firstOf(
      moment.opponents.map((each) => ({ kind: 'character', slug: each })),
      shown,
    ),
    rewards: firstOf(moment.rewards, shown),
    counts: countsOf(moment),
  };
}

function mediaOf({ slug, place, character, isSilent }: FlowMoment, { draft, flow, words }: Shown) {
  const picture = (path: string) => mediaAddress(draft, 'image', path);
  return {
    picture: (place && picture(`places/${place}.jpg`)) ?? picture(`moments/${slug}.jpg`),
    sound: isSilent ? undefined : mediaAddress(draft, 'audio', `sounds/${slug}.mp3`),
    character:
      character === undefined
        ? undefined
        : {
            name: partName(flow.names.characters, character, words),
            picture: picture(`characters/${character}/normal.jpg`),
          },
  };
}

type Part = { readonly kind: 'character' | 'item' | 'dynamicItem'; readonly slug: string };

function firstOf(parts: readonly Part[], { draft, flow, words }: Shown): First | undefined {
  const [first] = parts;
  if (first === undefined) return undefined;
  const isCharacter = first.kind === 'character';
  const names = isCharacter ? flow.names.characters : flow.names.items;
  const path = isCharacter ? `characters/${first.slug}/normal.jpg` : `items/${first.slug}.jpg`;
  return {
    name: partName(names, first.slug, words),
    picture: mediaAddress(draft, 'image', path),
    more: parts.length - 1,
  };
}
