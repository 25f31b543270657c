import { teamIds } from '../../answers/named.ts';
import { isAside, spokenJudgement } from '../../answers/spoken-judgement.ts';
import { chance } from '../../chance.ts';
import type { Controls } from '../../controls.ts';
import type { Expectations } from '../../expectations.ts';
import { finishText } from '../../finishes.ts';
import { remaining } from '../../interactions.ts';
import { inTurn, openingLines, spoken } from '../../lines.ts';
import { characterName } from '../../names.ts';
import { filled } from '../../placeholders.ts';
import type { Finish } from '../../release/cards.ts';
import { type Step, step } from '../../step.ts';
import { dataIn, type MomentContext, type Turn } from '../../turn.ts';
import type { RosterCharacter } from '../../types.ts';
import { type MomentRules, transitionsOf } from '../rules.ts';
import { NOTHING_SAID, type Upgrade, type UpgradeData } from './data.ts';
import { betterOf, finishAt, oddsOf } from './odds.ts';
import { leftAfter, missing, type Offer, offerOf, partsAfter } from './offer.ts';

/** The player bets interactions on a better finish for a card. */
export const upgradeRules: MomentRules<Upgrade> = {
  takes: ['selectedCharacterIds', 'interactionBetSize', 'difficulty', 'sacrificedProperties'],
  isEmpty: (turn) => turn.state.roster.length === 0,
  open: (turn) => warned(turn, remaining(turn.state), step({ data: NOTHING_SAID, say: openingLines(turn) })),
  answer,
  exits: transitionsOf,
  controls,
  expectations,
};

function answer(turn: Turn<Upgrade>): Step {
  const before = dataIn(turn.played, NOTHING_SAID);
  if (spokenJudgement(turn).declined) return declined(turn, before);
  const data = partsAfter(turn, before);
  const qualities = data.heard.slice(before.heard.length);
  const asks = missing(turn, data);
  const offer = offerOf(turn, data);
  if (asks !== null || offer === null || isAside(turn)) return asked(turn, data, { qualities, asks });
  if (isToWarn(turn, data, leftAfter(turn))) return asked(turn, data, { qualities, asks: 'bet' });
  return { ...resolved(turn, data, offer), verdict: { qualities } };
}

/** What is missing is asked for; whoever has little left is warned, once, before the bet counts. */
function asked(turn: Turn<Upgrade>, data: UpgradeData, verdict: Step['verdict']): Step {
  return warned(turn, leftAfter(turn), step({ data, verdict }));
}

function warned(turn: Turn<Upgrade>, left: number, taken: Step): Step {
  const data = taken.data as UpgradeData;
  if (!isToWarn(turn, data, left)) return taken;
  const say = [...taken.say, ...spoken(turn.moment.warning, turn)];
  return { ...taken, say, data: { ...data, hasWarned: true } };
}

function isToWarn({ moment }: Turn<Upgrade>, { hasWarned }: UpgradeData, left: number): boolean {
  return !hasWarned && moment.warnBelow !== null && left < moment.warnBelow && moment.warning.length > 0;
}

/** On, without a bet and without a finish; as nothing was won, it is no success. */
function declined(turn: Turn<Upgrade>, data: UpgradeData): Step {
  return step({
    data,
    say: inTurn(turn.moment.decline.lines, turn, turn.state.loopNumber),
    outcome: 'failure',
  });
}

function resolved(turn: Turn<Upgrade>, data: UpgradeData, offer: Offer): Step {
  const odds = oddsOf({ ...offer, sacrifices: offer.sacrificed.length });
  const roll = 100 * chance(turn.seed, 'upgrade');
  const won = finishAt(odds, roll, offer.difficulty.finishes);
  return won === null ? lost(turn, data, offer) : gained(turn, data, { offer, won });
}

/** The bet is gone; what was offered besides stays. */
function lost(turn: Turn<Upgrade>, data: UpgradeData, offer: Offer): Step {
  const say = named(turn, 'failure', { characterId: offer.characterId, finish: null });
  return step({ ...outputOf(offer, null), data, say, outcome: 'failure' });
}

function gained(turn: Turn<Upgrade>, data: UpgradeData, { offer, won }: { offer: Offer; won: Finish }): Step {
  const { characterId } = offer;
  const before = turn.state.roster.find((member) => member.characterId === characterId);
  const finish = betterOf(before?.cardType ?? 'Normal', won);
  return step({
    ...outputOf(offer, finish),
    data,
    say: named(turn, 'success', { characterId, finish }),
    outcome: 'success',
    awarded: true,
    roster: turn.state.roster.map((member) =>
      member.characterId === characterId ? finished(member, finish, offer) : member,
    ),
  });
}

function finished(member: RosterCharacter, finish: Finish, { sacrificed }: Offer): RosterCharacter {
  const properties = member.properties.filter((property) => !sacrificed.includes(property));
  return { ...member, cardType: finish, properties };
}

function outputOf({ characterId, bet, difficulty, sacrificed }: Offer, rarity: Finish | null): Partial<Step> {
  const tried = { characterId, rarity, difficulty: difficulty.id, bet };
  const selectedPlayerCharacters = [characterId];
  if (rarity === null)
    return { bet, output: { upgrade: { ...tried, sacrificed: [] }, selectedPlayerCharacters } };
  const award = { isAwarded: true, awardType: `character upgraded with ${rarity}`, awardId: characterId };
  return { bet, output: { upgrade: { ...tried, sacrificed }, selectedPlayerCharacters, ...award } };
}

function named(
  turn: Turn<Upgrade>,
  which: 'success' | 'failure',
  { characterId, finish }: { characterId: string; finish: Finish | null },
) {
  return filled(inTurn(turn.moment[which], turn, turn.state.loopNumber), {
    character: characterName(turn, characterId),
    ...(finish && { finish: finishText(finish).name[turn.state.language] }),
  });
}

/** A bet comes on top of the turn's own interaction. */
function controls({ moment, state, played }: MomentContext<Upgrade>): Controls {
  const maxBet = Math.max(0, Math.min(moment.maxBet, remaining(state) - 1));
  const { characterId, difficulty, bet, sacrificed } = dataIn(played, NOTHING_SAID);
  const stillBet = bet !== null && bet <= maxBet ? bet : null;
  return {
    maxBet,
    difficulties: moment.difficulties,
    remembered: { characterId, difficulty, bet: stillBet, sacrificed },
  };
}

function expectations({ moment, state, played }: MomentContext<Upgrade>): Partial<Expectations> {
  return {
    nameable: teamIds(state),
    qualities: moment.performances,
    difficulties: moment.difficulties,
    decline: moment.decline.examples,
    heard: dataIn(played, NOTHING_SAID).heard,
    deflections: moment.deflections,
  };
}
