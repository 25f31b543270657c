import { describe, expect, it } from '@jest/globals';
import { aMoment, aRelease, examples, id, line, Player, talk } from '../../../test/build.ts';
import { exitsOf } from '../../exits.ts';
import { sceneOf } from '../../scene.ts';

const path = (name: string, to: string, more: object = {}) => ({
  path: name,
  label: { en: name, fr: name },
  to,
  examples: examples(name),
  ...more,
});

const stairs = (...paths: object[]) => aMoment(1, { ...talk, type: 'nexus', paths });
const landing = (n: number) => aMoment(n, { type: 'monologue', transitions: [{ to: id(1) }] });

function climbing(...more: object[]) {
  const nexus = stairs(
    path('down', id(2), { later: [line('and then down')] }),
    path('desk', id(3), { staysOpen: true }),
    path('up', id(4), { when: { fact: 'brave' } }),
    path('out', id(4)),
    ...more,
  );
  const player = new Player(
    aRelease([nexus, landing(2), landing(3), aMoment(4, { type: 'epilogue' })], { maxInteractions: 9 }),
  );
  player.start();
  return player;
}

const isOpen = (player: Player) =>
  Object.fromEntries(
    sceneOf(player.release, player.state).paths.map(({ path, isOpen }) => [path.path, isOpen]),
  );

describe('a nexus', () => {
  it('closes a path once it was taken, and leaves open what its author says', () => {
    const player = climbing();
    expect(player.answer({ path: 'down' }).output.nextMomentId).toBe(id(2));
    player.start();
    player.start();
    expect(isOpen(player)).toEqual({ down: false, desk: true, up: false, out: true });
    const again = player.answer({ path: 'down' });
    expect([again.output.completeTheMoment, again.verdict.path]).toEqual([
      false,
      { id: 'down', state: 'closed' },
    ]);
    player.answer({ path: 'desk' });
    player.start();
    player.start();
    expect(isOpen(player).desk).toBe(true);
  });

  it('shows from outside what is open', () => {
    const player = climbing();
    player.answer({ path: 'down' });
    player.start();
    const exits = exitsOf({ state: player.state, moment: stairs(path('down', id(2)), path('desk', id(3))) });
    expect(exits.map((exit) => exit.isOpen)).toEqual([false, true]);
  });

  it('takes the first of two ways and notes the second', () => {
    const { output } = climbing().answer({ path: 'desk', laterPath: 'down' });
    expect([output.nextMomentId, output.dialogue]).toEqual([id(3), 'and then down']);
  });

  it('asks again for what is closed by its condition, and opens by a reason', () => {
    const reason = { closed: { lines: [line('why?')], reason: examples('because'), fact: 'brave' } };
    const player = climbing(path('roof', id(4), { when: { fact: 'brave' }, ...reason }));
    expect(player.answer({ path: 'up' }).verdict.path?.state).toBe('closed');
    player.answer({ path: 'roof' });
    expect(player.answer({ reason: true }).output.completeTheMoment).toBe(true);
    expect(player.state.facts).toEqual(['brave']);
  });

  it('is passed over when no way is left', () => {
    const nexus = aMoment(1, {
      ...talk,
      type: 'nexus',
      paths: [path('one', id(2)), path('two', id(2), { when: { fact: 'never' } })],
      transitions: [{ to: id(3) }],
    });
    const player = new Player(aRelease([nexus, landing(2), aMoment(3, { type: 'epilogue' })]));
    player.start();
    player.start();
    player.start();
    expect(player.state).toMatchObject({
      status: 'won',
      moments: [{ path: 'one' }, {}, { skipped: true }, {}],
    });
  });

  it('has a perfect answer once a run, however often one comes back, and so has what lies behind it', () => {
    const inside = aMoment(2, {
      ...{ ...talk, type: 'dialogue', goal: 'solve', points: 10, patience: 3 },
      facets: [{ id: 'a', points: 10, examples: examples('a'), reacts: [line('yes')] }],
      perfects: [{ id: 'p', atLeast: 1 }],
      ...{ success: [line('good')], failure: [line('bad')], transitions: [{ to: id(1) }] },
    });
    const both = [path('in', id(2), { staysOpen: true }), path('out', id(3))];
    const perfects = [
      { id: 'p', path: 'in' },
      { id: 'q', path: 'out' },
    ];
    const nexus = aMoment(1, { ...talk, type: 'nexus', paths: both, perfects });
    const player = new Player(aRelease([nexus, inside, aMoment(3, { type: 'epilogue' })]));
    const isPerfect = (judgement: object) => {
      player.start();
      return player.answer(judgement).output.wasPerfectAnswer;
    };
    const round = () => [isPerfect({ path: 'in' }), isPerfect({ facets: ['a'] })];
    expect([round(), round(), round()]).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
    expect(player.state.interactions.used).toBe(4);
    expect(isPerfect({ path: 'out' })).toBe(true);
  });
});
