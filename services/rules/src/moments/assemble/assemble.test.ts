import { describe, expect, it } from '@jest/globals';
import {
  aMoment,
  aRelease,
  CHILD,
  character,
  GUEST,
  HOST,
  id,
  LAMP,
  line,
  Player,
  says,
  talk,
} from '../../../test/build.ts';

const here = { isEnrolledByDefault: true };
const boat = aMoment(1, {
  ...talk,
  type: 'assemble',
  maxNumberOfCharacters: 2,
  askNames: [line('names!')],
  tooMany: [line('two!')],
  confirmed: [line('off we go')],
  stays: [{ characterId: HOST, lines: [line('I come')] }],
  leaves: [{ characterId: CHILD, lines: [line('I stay')] }],
  transitions: [{ to: id(2) }],
});
const release = aRelease(
  [boat, aMoment(2, { type: 'epilogue' })],
  {},
  {
    characters: [character(HOST, here), character(GUEST, here), character(CHILD, here)],
  },
);

function waiting() {
  const worn = { itemId: LAMP, source: 'default', acquiredInMomentId: null, equippedTo: CHILD } as const;
  const player = new Player(release, { previous: { items: [worn], roster: [] } });
  player.start();
  return player;
}

describe('assemble', () => {
  it('keeps those who are named; the others leave, and what they carried comes back', () => {
    const player = waiting();
    expect(player.state.items[0]?.equippedTo).toBe(CHILD);
    const { output, facts } = player.answer({ characters: [GUEST, HOST] });
    expect(output).toMatchObject({
      completeTheMoment: true,
      selectedPlayerCharacters: [HOST, GUEST],
      dialogue: 'off we go I come I stay',
    });
    expect(player.last?.say.map((each) => each.characterId)).toEqual([HOST, HOST, CHILD]);
    expect(player.state.roster.map((each) => each.characterId)).toEqual([HOST, GUEST]);
    expect(player.state.items).toEqual([{ itemId: LAMP, source: 'default', acquiredInMomentId: null }]);
    expect(facts[0]).toEqual({ kind: 'character_left', characterId: CHILD });
  });

  it('asks back when nobody, or too many, are named', () => {
    const player = waiting();
    expect(player.answer({ characters: [LAMP] }).verdict.asks).toBe('names');
    expect(player.answer({ characters: [HOST, GUEST, CHILD] }).verdict.asks).toBe('tooMany');
    expect(player.state.roster).toHaveLength(3);
    expect(player.state.interactions.used).toBe(2);
  });

  it('takes a click before words', () => {
    const player = waiting();
    const click = says('', { kind: 'choice', selectedCharacterIds: [CHILD] });
    player.play(click, { judgement: { characters: [HOST] } });
    expect(player.state.roster.map((each) => each.characterId)).toEqual([CHILD]);
  });

  it('sends nobody away for an aside, whoever was clicked before it', () => {
    const player = waiting();
    const aside = says('is it far?', { selectedCharacterIds: [CHILD] });
    expect(player.play(aside, { judgement: { deflection: 'chat' } }).verdict.asks).toBe('names');
    expect(player.play(aside, { judgement: { act: 'greeting' } }).verdict.asks).toBe('names');
    expect(player.state.roster).toHaveLength(3);
    expect(player.play(aside, { judgement: { act: 'yes' } }).output.outcome).toBe('success');
  });

  it('is passed over by a team that is small enough', () => {
    const small = aRelease(
      [boat, aMoment(2, { type: 'epilogue' })],
      {},
      {
        characters: [character(HOST, here), character(GUEST, here)],
      },
    );
    const player = new Player(small);
    player.start();
    expect(player.state.moments[0]).toMatchObject({ skipped: true });
  });

  it('sends away for the run: neither a grant nor a reward brings anybody back', () => {
    const grants = [{ on: 'completion', characterIds: [CHILD] }];
    const options = [{ kind: 'character', id: CHILD }];
    const moments = [
      aMoment(1, { ...boat, grants, transitions: [{ to: id(2) }] }),
      aMoment(2, { type: 'monologue', grants, transitions: [{ to: id(3) }] }),
      aMoment(3, { type: 'reward', options, transitions: [{ to: id(4) }] }),
      aMoment(4, { type: 'epilogue' }),
    ];
    const player = new Player({ ...release, moments });
    const team = () => player.state.roster.map(({ characterId }) => characterId);
    player.start();
    expect(player.state).not.toHaveProperty('gone');
    player.answer({ characters: [GUEST, HOST] });
    expect(player.state.gone).toEqual([CHILD]);
    player.start();
    player.start();
    expect(team()).toEqual([HOST, GUEST]);
    expect(player.state.moments.map(({ skipped }) => skipped)).toEqual([false, false, true, false]);
    const next = new Player({ ...release, moments }, { previous: player.state });
    expect(next.state.roster.map(({ characterId }) => characterId)).toContain(CHILD);
  });
});
