/** @jest-environment ./scripts/jest/page-environment.mjs */
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { gameEvents } from '../../lib/game/state.ts';
import { scene as english } from '../../lib/i18n/en/scene.ts';
import { scene as french } from '../../lib/i18n/fr/scene.ts';
import { SceneLanguage } from '../../lib/i18n/scene.ts';
import { saidIn } from '../../testing/saidIn.ts';
import { NEVER, Site } from '../../testing/site.ts';
import { furnishGame } from '../../testing/stillSound.ts';
import { Opponents } from './battle/Opponents.tsx';
import { Phase } from './battle/Phase.tsx';
import { showGame, viewOf as viewOfGame } from './game.fixture.tsx';
import { Hand } from './hand/Hand.tsx';
import { MenuSheet } from './menu/MenuSheet.tsx';
import { Notices } from './overlays/Notices.tsx';
import { Overlays } from './overlays/Overlays.tsx';
import { ControlPanel } from './panels/ControlPanel.tsx';
import { selectStage } from './selectStage.ts';
import { item, member, opponent, showOnStage, viewOf } from './stage.fixture.tsx';

const TEAM = {
  enrolledCharacters: [
    member('Osk', {
      ...{ characterProperties: ['Fire'], characterCardType: 'Golden' },
      equippedItems: [
        { id: 'cape', name: 'Cape', properties: [], imageUrls: [], attackBonus: 1, defenseBonus: 0 },
      ] as never,
    }),
  ],
  playerItems: [item('Lampe', { availableItemProperties: ['Electric'] })],
  language: 'fr',
};
const frenchView = (...[type, controls, fields]: Parameters<typeof viewOf>) =>
  viewOf(type, controls, { ...TEAM, ...fields });

const still = () => new Response(new ArrayBuffer(8));
const SITE = {
  ...{ '/sounds/reward.mp3': still, '/sounds/thinking.mp3': still },
  'RunService/ListTickets': { tickets: [] },
  'MomentEngineService/GetMomentPrompt': NEVER,
  'RunService/ListPermanentCharacters': { characters: [] },
};

/** A run in French on an English page: all that lies on its stage, and what lies over it. */
async function onStage(...view: Parameters<typeof viewOf>) {
  new Site(SITE);
  const of = frenchView(...view);
  const stage = await showOnStage(({ game, session }) => {
    const now = selectStage(of, game.output);
    return (
      <SceneLanguage value="fr">
        <Opponents view={now} />
        <Phase view={now} />
        <ControlPanel view={now} session={session} />
        <Hand view={now} run={now} />
        <Notices stage={now} run={of} />
        <Overlays view={of} />
      </SceneLanguage>
    );
  });
  return stage;
}

/** What is said in French, and what in the page's own language; nothing else is. */
function said(part?: Element) {
  const { en, ...others } = saidIn(part);
  expect(en).toEqual([]);
  return others;
}

const CARD = 'Osk, carte dorée, attaque 4, santé 10, porte Cape';
const DRAWN = ['Cape', 'Osk', 'Feu', 'Att', 'PV'];
const ITEM = ['Lampe, objet, attaque +2, défense +1', 'Lampe', 'Foudre', 'Att', 'Déf'];

describe('a run in French on an English page says all of its own in French', () => {
  beforeAll(furnishGame);
  afterEach(cleanup);

  test('in a battle: what is asked, what has happened, and every card', async () => {
    const foes = [opponent('Brume', { opponentProperties: ['Water'] }), opponent('Ombre')];
    const blow = { turnNumber: 1, actorId: 'osk', actorName: 'Osk', targetId: 'brume', targetName: 'Brume' };
    await onStage(
      'battle',
      {
        ...{ battlePhase: 'player_attack_input', askedStyle: 'theatrical', turnsLeft: 2 },
        battleHistory: [
          { ...blow, action: 'attack', damage: 3, recoilDamage: 1, wasThematic: true },
        ] as never,
      },
      { battleOpponentCharacters: foes },
    );
    const { page, fr } = said();
    expect(page).toEqual(['Opponents', 'Your cards']);
    expect(fr).toEqual([
      ...['Brume, adversaire, attaque 3, santé 8 sur 8', 'Brume', 'Eau', 'Att', 'PV', 'Brume'],
      ...['Ombre, adversaire, attaque 3, santé 8 sur 8, face cachée', 'Ombre'],
      ...['ATTAQUE', 'Que ce soit théâtral', 'Encore 2 tours'],
      ...['Osk frappe Brume.', 'Dégâts : 3', ', 1 en retour pour Osk, avec style'],
      'Choisissez une carte et qui elle frappe, puis dites comment.',
      ...[CARD, ...DRAWN, ...ITEM],
    ]);
  });

  test('at the forge', async () => {
    await onStage('equip', { attemptsLeft: 2, itemIds: ['lampe'] });
    const { page, fr } = said();
    expect(page).toEqual(['Your cards']);
    expect(fr).toEqual([
      'Quoi pour qui ?',
      ...['Choisissez une carte et un objet, puis dites comment le façonner.', 'Encore 2 essais'],
      ...[CARD, ...DRAWN, ...ITEM],
    ]);
  });

  test('at an upgrade', async () => {
    const stage = await onStage('upgrade', {
      ...{ maxBet: 3, difficulties: [{ id: 'hard', label: 'Ardu', odds: 40 }] as never },
    });
    await stage.user.click(screen.getByRole('button', { name: CARD }));
    const { page, fr } = said();
    expect(page).toEqual([
      ...['Difficulty', 'Interactions you bet', 'No bet', 'Bet one less', '– of 3', 'Bet one more'],
      ...['of 3', 'Your cards'],
    ]);
    expect(fr).toEqual([
      ...['Ardu', 'À offrir, de Osk', 'Feu', 'À vous de jouer pour Osk.'],
      ...[CARD, ...DRAWN],
    ]);
  });

  test('where a team works', async () => {
    const tasks = [
      { id: 't1', label: 'Tenir la corde', isAsked: true },
      { id: 't2', label: 'Guetter', isAsked: false },
    ];
    const stage = await onStage('teamwork', { tasks: tasks as never, turnsLeft: 1 });
    const asked = ['Tenir la corde', 'demandée maintenant', 'Guetter', 'encore personne'];
    expect(said()).toEqual({
      page: ['Tasks', 'Your cards'],
      fr: [
        ...asked,
        ...['Choisissez une carte, ou dites qui s’en charge et pourquoi.', 'Encore 1 tour'],
        ...[CARD, ...DRAWN],
      ],
    });
    await stage.user.click(screen.getByRole('button', { name: CARD }));
    expect(said().fr).toEqual([...asked, 'Tenir la corde : Osk', CARD, ...DRAWN]);
  });

  test('where a team is assembled', async () => {
    await onStage('assemble');
    expect(said()).toEqual({
      page: ['0 of 2 chosen', 'These stay', 'Your cards'],
      fr: ['Choisissez qui reste. Les autres partent pour de bon.', CARD, ...DRAWN],
    });
  });

  test('where something is offered', async () => {
    const rewards = [{ id: 'r', name: 'Clé', kind: 'item', description: 'Elle ouvre tout.', imageUrl: '' }];
    await onStage('reward', { rewards: rewards as never, pick: 1 });
    expect(said()).toEqual({
      page: ['0 of 1 chosen', 'Offered to you', 'Take', 'Your cards'],
      fr: ['Clé, Nouvel objet', 'Clé', 'Elle ouvre tout.', CARD, ...DRAWN],
    });
  });

  test('when it is told what a turn has earned', async () => {
    const stage = await onStage('dialogue');
    const toast = () => said(screen.getByRole('status'));
    stage.answered({ input_id: 'i2', sacrificed_properties: ['Fire'] });
    expect(toast()).toEqual({ page: [], fr: ['Sacrifié : Feu'] });
    stage.tell(gameEvents.noticeShown('i2:1:sacrificed'));
    stage.answered({ input_id: 'i3', upgraded_character_id: 'osk', awarded_rarity: 'Steel' });
    expect(toast()).toEqual({ page: [], fr: ['Osk : acier !'] });
  });

  test('when something is won, or forged; what goes on is pressed in the page’s', async () => {
    const stage = await onStage('dialogue');
    const over = async () => said(await screen.findByRole('dialog'));
    stage.answered({ input_id: 'i2', is_awarded: true, award_id: 'lampe', award_type: 'new_item' });
    expect(await over()).toEqual({
      fr: ['Nouvel objet', 'Lampe est à vous', ...ITEM],
      page: ['Continue'],
    });
    stage.tell(gameEvents.rewardShown());
    stage.tell(
      gameEvents.forgingArrived({
        ...{ input_id: 'i3', attempt: 1, player_moment_id: 'm1', equipment_image_url: '' },
        ...{ equipped_character_id: 'osk', equipped_item_id: 'lampe', awarded_property: 'Electric' },
      } as never),
    );
    expect(await over()).toEqual({
      fr: ['Façonné', 'Osk porte : Lampe', CARD, ...DRAWN, 'Propriété : Foudre.'],
      page: ['Continue'],
    });
  });

  test('in the menu, whose own words are the page’s', async () => {
    new Site(SITE);
    const view = selectStage(
      frenchView('dialogue', {}, { storyName: 'La lampe', momentName: 'La porte' }),
      undefined,
    );
    await showOnStage(({ session }) => (
      <SceneLanguage value="fr">
        <MenuSheet view={view} run={view} session={session} onClose={() => undefined} />
      </SceneLanguage>
    ));
    const { page, fr } = said(screen.getByRole('dialog'));
    expect(fr).toEqual([
      ...['La lampe', 'La porte', 'Osk', 'dorée', 'Feu', 'Cape', 'Att +1', 'Att', 'PV'],
      ...['Lampe', 'Foudre', 'Att', 'Déf'],
    ]);
    expect(page).toContain('Highest Rank');
  });
});

describe.each([
  ['en', 'fr', french, 'il y a 3 jours', ['Start', 'Your goal', 'REC']],
  ['fr', 'en', english, '3 days ago', ['Commencer', 'Votre but', 'PARLER']],
  ['es', 'en', english, '3 days ago', ['Empezar', 'Tu objetivo', 'HABLAR']],
] as const)('a page in %s shows a run in %s', (page, run, words, date, [start, goal, rec]) => {
  beforeAll(furnishGame);
  afterEach(cleanup);

  const played = (fields: object = {}) =>
    viewOfGame({
      ...{ language: run, momentDate: -3, momentName: 'M', goal: 'G', momentType: 'crossroad' },
      placeImageDetails: { url: '', alt: 'P' },
      transitions: [{ path: 'p', label: 'L', isOpen: true }],
      ...fields,
    });

  test('with its day, place, goal, ways and speakers in the run’s language', async () => {
    new Site(SITE);
    const game = await showGame(played(), page);
    expect(saidIn()[run]).toEqual([date, 'M']);
    await game.user.click(screen.getByRole('button', { name: start }));
    game.server.answers();
    game.server.says('S');
    await screen.findByText(`${words.narrator}: S`);
    const said = saidIn();
    expect(said[run].slice(0, 3)).toEqual(['M', `P, ${date}`, 'G']);
    // Where it is drawn before it is announced, it stands already.
    expect(said[run].slice(3, 6).sort()).toEqual([words.narrator, `${words.narrator}: S`, 'S'].sort());
    expect(said[run === 'fr' ? 'en' : 'fr']).toEqual([]);
    expect(said.page).toContain(goal);
    expect(said.page).not.toContain('S');
    await screen.findByRole('button', { name: 'L' });
    const answering = saidIn();
    expect(answering[run]).toContain('L');
    expect(answering.page).toContain(rec);
  });

  test('and what is typed into it is spelled in the run’s language, in a field that the page names', async () => {
    new Site(SITE);
    const game = await showGame(played(), page);
    await game.user.click(screen.getByRole('button', { name: start }));
    game.server.answers();
    const typed = screen.queryByRole('textbox');
    if (!typed)
      await game.user.click(document.querySelector<HTMLElement>('[aria-pressed="false"]') ?? document.body);
    const field = screen.getByRole<HTMLInputElement>('textbox');
    expect([field.lang, field.getAttribute('placeholder')]).toEqual([run, words.textPlaceholder]);
    const [name] = field.labels ?? [];
    expect(name?.closest('[lang]:not(html)')).toBeNull();
    expect(saidIn().page).toContain(name?.textContent);
  });
});
