import { decide } from '../src/decide.ts';
import { SILENCE, START } from '../src/inputs.ts';

import { type Moment, moment } from '../src/release/moment.ts';
import { type Release, release } from '../src/release/release.ts';
import { createRun, type NewRun } from '../src/run.ts';
import type { Decision, Input, RunState } from '../src/types.ts';

/** A version-4 UUID that can be read: the number is at its end. */
export function id(n: number): string {
  return `00000000-0000-4000-8000-${n.toString().padStart(12, '0')}`;
}

export const HOST = id(900);
export const GUEST = id(901);
export const CHILD = id(902);
export const OGRE = id(903);
export const PLACE = id(800);
export const LAMP = id(700);
export const WHISTLE = id(701);
export const BADGE = id(702);
/** A template of a dynamic item. */
export const CHARM = id(710);

export const both = (text: string) => ({ en: text, fr: `${text} (fr)` });

/** A line of the moment's character. */
export function line(text: string, more: object = {}) {
  return { text: both(text), emotion: { key: 'normal', strength: 2 }, ...more };
}

export const examples = (...list: string[]) => ({ en: list, fr: list });

/** A moment with everything that every moment has. */
export function aMoment(n: number, parts: object): Moment {
  return moment.parse({
    id: id(n),
    slug: `moment-${n}`,
    name: both(`Moment ${n}`),
    date: 0,
    placeId: PLACE,
    characterId: HOST,
    goalText: both('goal'),
    defaultEmotion: { key: 'normal', strength: 3 },
    openings: [{ lines: [line(`opening ${n}`)] }],
    hints: [line('hint one'), line('hint two')],
    skip: {},
    ...parts,
  });
}

export const talk = { refusals: [line('no')] };

export const character = (n: string, more: object = {}) => ({
  id: n,
  slug: n,
  name: both('Name'),
  description: both('Someone'),
  voices: { en: {}, fr: {} },
  baseAttack: 5,
  baseHealth: 20,
  properties: ['Fire'],
  images: {},
  videos: {},
  ...more,
});

export const item = (n: string, more: object = {}) => ({
  id: n,
  slug: n,
  name: both('Thing'),
  description: both('A thing'),
  ...more,
});

/** A release of these moments; the first one is where it starts. `more` is of its story, `parts` of the release. */
export function aRelease(moments: readonly Moment[], more: object = {}, parts: object = {}): Release {
  return release.parse({
    schema: 1,
    story: {
      id: id(1000),
      slug: 'fixture',
      name: both('Fixture'),
      description: both('A story'),
      languages: ['en', 'fr'],
      rating: 'ESRB_10',
      genres: [],
      interactivityLevel: 'Low',
      branchingLevel: 'Low',
      backgroundColor: '#000000',
      textColor: '#ffffff',
      controlColor: '#ffffff',
      estimatedMinutes: 5,
      createdAt: '2026-01-01',
      par: 15,
      background: '',
      logo: { en: '', fr: '' },
      cover: { en: '', fr: '' },
      ...more,
    },
    startMomentId: moments[0]?.id ?? null,
    characters: [character(HOST), character(GUEST)],
    items: [item(LAMP, { isAcquiredByDefault: true }), item(WHISTLE), item(BADGE)],
    places: [{ id: PLACE, slug: 'place', name: both('Place'), image: '' }],
    moments,
    ...parts,
  });
}

/** An input that says these words. */
export function says(words: string, more: Partial<Input> = {}): Input {
  return { ...SILENCE, words, ...more };
}

/** A player at a table: plays a release turn by turn, with judgements instead of words. */
export class Player {
  state: RunState;
  last: Decision | undefined;

  constructor(
    readonly release: Release,
    run: Partial<NewRun> = {},
  ) {
    this.state = createRun({
      release,
      releaseVersion: 1,
      language: 'en',
      loopNumber: 1,
      before: { completions: {}, bestRank: null },
      ...run,
    });
  }

  start(more: Partial<Input> = {}): Decision {
    return this.play({ ...START, ...more }, {});
  }

  /** A heard answer that the director judges so. */
  answer(judgement: object, more: Partial<Input> = {}): Decision {
    return this.play(says('words', more), { judgement });
  }

  silence(): Decision {
    return this.play(says('  '), {});
  }

  play(input: Input, proposal: unknown): Decision {
    const seed = `seed-${this.state.moments.length}`;
    const decision = decide({ release: this.release, state: this.state, input, proposal, seed, nowMs: 0 });
    this.state = decision.state;
    this.last = decision;
    return decision;
  }

  get current() {
    const played = this.state.moments.at(-1);
    if (!played) throw new Error('no moment');
    return played;
  }
}
