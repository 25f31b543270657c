import { describe, expect, it } from '@jest/globals';
import {
  aMoment,
  aRelease,
  BADGE,
  both,
  examples,
  GUEST,
  id,
  LAMP,
  line,
  Player,
  talk,
  WHISTLE,
} from '../test/build.ts';
import { openedByStart } from './opening.ts';

const path = (name: string, to: string, more: object = {}) => ({
  ...{ path: name, label: both(name), to, examples: examples(name), reply: [line(`${name}, then`)] },
  ...more,
});
const crossing = (n: number, paths: readonly object[], more: object = {}) =>
  aMoment(n, { ...talk, type: 'nexus', paths, ...more });
const monologue = (n: number, to: number) => aMoment(n, { type: 'monologue', transitions: [{ to: id(to) }] });

const never = path('never', id(2), { when: { fact: 'never' } });

/** A hall of three ways, of which two lead back; `ways` are more of its own. */
function hall({ ways = [], more = {}, run = {} }: { ways?: object[]; more?: object; run?: object } = {}) {
  const paths = [path('cellar', id(2)), path('attic', id(3)), path('out', id(4)), ...ways];
  const release = aRelease([
    crossing(1, paths, more),
    monologue(2, 1),
    monologue(3, 1),
    monologue(4, 5),
    aMoment(5, { type: 'epilogue' }),
  ]);
  return new Player(release, run);
}

/** Has been in both rooms: the way out is left. */
function withOneLeft(options: Parameters<typeof hall>[0] = {}, law?: 4) {
  const player = hall(options);
  if (law) player.state = { ...player.state, law };
  for (const room of ['cellar', 'attic']) {
    player.start();
    player.answer({ path: room });
    player.start();
  }
  return player;
}

const placesOf = ({ state }: Player) =>
  state.moments.map((each) => [each.momentId, each.status, each.path] as const);

describe('where one way is left', () => {
  it('it is taken by whoever comes back: nothing is told, asked or paid, and what lies behind it opens', () => {
    const player = withOneLeft();
    const { used } = player.state.interactions;
    const { output, facts } = player.start();
    expect(output.dialogue).toBe('opening 4');
    expect(placesOf(player).slice(-3)).toEqual([
      [id(1), 'done', 'out'],
      [id(4), 'done', null],
      [id(5), 'waiting', null],
    ]);
    expect(player.state.interactions.used).toBe(used);
    expect(facts.map((fact) => ('momentId' in fact ? [fact.kind, fact.momentId] : fact.kind))).toEqual([
      ['moment_completed', id(1)],
      ['moment_started', id(4)],
      ['moment_completed', id(4)],
    ]);
  });

  it('its title is that of what lies behind it', () => {
    const { release, state } = withOneLeft();
    expect(openedByStart({ release, state, seed: '00', nowMs: 0 })).toBe(id(4));
  });

  it('it was chosen, as far as conditions can tell', () => {
    const player = withOneLeft();
    player.start();
    expect(player.state.moments.at(-3)).toMatchObject({ outcome: 'success', skipped: false, turns: 0 });
  });

  it('who comes there for the first time is told what is told there, and goes on', () => {
    const release = aRelease([
      aMoment(1, { ...talk, type: 'crossroad', paths: [path('on', id(2)), never] }),
      ...[2, 3].map((n) => aMoment(n, { type: 'epilogue' })),
    ]);
    const player = new Player(release);
    const { output } = player.start();
    expect([output.dialogue, output.completeTheMoment, output.nextMomentId]).toEqual([
      'opening 1 on, then',
      true,
      id(2),
    ]);
    expect(player.state.interactions.used).toBe(0);
    expect(player.start().state.status).toBe('won');
  });

  it('so is who comes back to where nothing was told yet, as it was passed over', () => {
    const out = path('out', id(3), { when: { completions: { from: 1 }, momentId: id(2) } });
    const release = aRelease([
      crossing(1, [out, never], { transitions: [{ to: id(2) }] }),
      monologue(2, 1),
      aMoment(3, { type: 'epilogue' }),
    ]);
    const player = new Player(release);
    expect(player.start().output.dialogue).toBe('opening 2');
    expect(player.start().output.dialogue).toBe('opening 1 out, then');
    expect(placesOf(player).map(([momentId, status]) => [momentId, status])).toEqual([
      ...[id(1), id(2), id(1)].map((each) => [each, 'done']),
      [id(3), 'waiting'],
    ]);
  });

  it('what is granted there is given with what lies behind it', () => {
    const grants = [
      {
        on: 'success',
        when: { path: 'out' },
        itemIds: [WHISTLE, BADGE],
        characterIds: [GUEST],
        facts: ['free'],
      },
    ];
    const player = withOneLeft({ more: { grants } });
    const { output } = player.start();
    expect([output.awardId, output.playerFacts]).toEqual([WHISTLE, ['free']]);
    expect(player.state.items.map(({ itemId }) => itemId)).toEqual([LAMP, WHISTLE, BADGE]);
    expect(player.state.roster.map(({ characterId }) => characterId)).toContain(GUEST);
  });

  it('its own skip rule goes before it', () => {
    const skip = { skipAfterCompletionCount: 2, skipToMomentId: id(5) };
    const player = withOneLeft({ more: { skip } });
    expect(player.start().state).toMatchObject({ status: 'won', moments: { 4: { skipped: true } } });
  });

  it('nothing that would be asked back is asked', () => {
    const sure = { confirm: { when: { run: { from: 1 } }, lines: [line('Sure?')] } };
    const release = aRelease([
      crossing(1, [path('room', id(2)), path('out', id(3), sure)]),
      monologue(2, 1),
      aMoment(3, { type: 'epilogue' }),
    ]);
    const player = new Player(release);
    player.start();
    player.answer({ path: 'room' });
    player.start();
    expect(player.start().state.status).toBe('won');
  });
});

describe('it is asked for all the same', () => {
  const isAsked = (player: Player) => {
    const { output } = player.start();
    return [output.dialogue, output.completeTheMoment];
  };
  const asked = ['opening 1', false];

  it('where a reason opens another, or it wants one itself', () => {
    const reason = { lines: [line('why?')], reason: examples('because'), fact: 'brave' };
    const shut = { when: { fact: 'brave' }, closed: reason };
    expect(isAsked(withOneLeft({ ways: [path('roof', id(5), shut)] }))).toEqual(asked);
    const release = aRelease([
      crossing(1, [path('roof', id(2), shut), never]),
      aMoment(2, { type: 'epilogue' }),
    ]);
    expect(isAsked(new Player(release))).toEqual(asked);
  });

  it('where it was taken before: whoever goes in a ring is asked, and pays', () => {
    const release = aRelease([
      crossing(1, [path('round', id(2), { staysOpen: true }), never]),
      monologue(2, 1),
    ]);
    const player = new Player(release, {});
    player.start();
    player.start();
    expect(isAsked(player)).toEqual(asked);
    player.answer({ path: 'round' });
    expect(player.state.interactions.used).toBe(1);
  });

  it('in a run of the fourth edition of the law', () => {
    const player = withOneLeft({}, 4);
    expect(isAsked(player)).toEqual(asked);
    player.answer({ path: 'out' });
    expect(player.state.interactions.used).toBe(3);
  });

  it('of an author who leaves nothing out', () => {
    expect(isAsked(withOneLeft({ run: { isTest: true, ignoresSkip: true } }))).toEqual(asked);
  });
});
