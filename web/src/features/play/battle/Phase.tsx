import { useTranslation } from 'react-i18next';
import type { GameState } from '../../../lib/game/state.ts';
import { TEST_IDS } from '../../../lib/testids.ts';
import type { View } from '../api.ts';
import { battlePhase } from '../facts.ts';
import { type Blow, newestBlows, type Strike, strikeOf } from './blows.ts';
import styles from './Phase.module.css';
import { styleName } from './styleName.ts';

interface Props {
  view: View;
  game: GameState;
}

/** Whose turn it is in a battle, the manner that is asked for, and what the last blow did. */
export function Phase({ view, game }: Props) {
  const { t } = useTranslation();
  if (view.momentType !== 'battle') return null;
  const defends = battlePhase(view, game) === 'player_defense_input';
  // After an output the view is of the turn before it, for a moment: so is the manner that it asks for.
  const controls = view.controls?.battlePhase === battlePhase(view, game) ? view.controls : undefined;
  const style = controls?.askedStyle;
  const left = controls?.turnsLeft;
  const isOver = Boolean(game.output?.complete_the_moment);
  return (
    <div className={styles.phase} data-testid={TEST_IDS.battlePhase}>
      {!isOver && (
        <div className={styles.asked}>
          <strong>{t(defends ? 'play.phase.defend' : 'play.phase.attack')}</strong>
          {style && (
            <span className={styles.style}>
              {t('play.battle.style', { style: styleName(t, style) })}
              {left !== undefined && (
                <small className="num">{t('play.choose.turnsLeft', { count: left })}</small>
              )}
            </span>
          )}
        </div>
      )}
      <Blows blows={newestBlows(view, game)} strike={strikeOf(view, game)} game={game} />
    </div>
  );
}

interface BlowsProps {
  blows: readonly Blow[];
  strike: Strike | undefined;
  game: GameState;
}

/** What has happened, then what is about to. */
function Blows({ blows, strike, game }: BlowsProps) {
  const { t } = useTranslation();
  return (
    <div role="status" className={blows.length > 0 || strike ? styles.log : undefined}>
      {blows.map((blow) => (
        <BlowLine key={`${game.output?.input_id}:${blow.action}`} blow={blow} />
      ))}
      {strike && (
        <p className={styles.strike}>
          {t('play.battle.strike', { actor: strike.actorName, target: strike.targetName })}
        </p>
      )}
    </div>
  );
}

function BlowLine({ blow: { actorName, targetName, action, damage, recoil, thematic } }: { blow: Blow }) {
  const { t } = useTranslation();
  if (action === 'defense') return thematic ? <p>{t('play.battle.parried', { name: actorName })}</p> : null;
  const rest = [
    ...(recoil > 0 ? [t('play.battle.recoil', { amount: recoil, name: actorName })] : []),
    ...(thematic ? [t('play.battle.inStyle')] : []),
  ];
  return (
    <p>
      {t('play.battle.blow', { actor: actorName, target: targetName })}{' '}
      <b className="num">{t('play.battle.damage', { amount: damage })}</b>
      {rest.map((words) => `, ${words}`).join('')}.
    </p>
  );
}
