import { useTranslation } from 'react-i18next';
import { TEST_IDS } from '../../../lib/testids.ts';
import type { Stage } from '../selectStage.ts';
import type { Battle, Blow } from './battle.ts';
import styles from './Phase.module.css';
import { styleName } from './styleName.ts';

/** Whose turn it is in a battle, the manner that is asked for, and what the last blow did. */
export function Phase({ view: { battle, isComplete } }: { view: Stage }) {
  const { t } = useTranslation();
  if (!battle) return null;
  const { phase, style, turnsLeft: left } = battle;
  const defends = phase === 'player_defense_input';
  return (
    <div className={styles.phase} data-testid={TEST_IDS.battlePhase}>
      {!isComplete && (
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
      <Blows battle={battle} />
    </div>
  );
}

/** What has happened, then what is about to. */
function Blows({ battle: { blows, strike, toldBy } }: { battle: Battle }) {
  const { t } = useTranslation();
  return (
    <div role="status" className={blows.length > 0 || strike ? styles.log : undefined}>
      {blows.map((blow) => (
        <BlowLine key={`${toldBy}:${blow.action}`} blow={blow} />
      ))}
      {strike && (
        <p className={styles.strike}>
          {t('play.battle.strike', { actor: strike.actorName, target: strike.targetName })}
        </p>
      )}
    </div>
  );
}

function BlowLine({ blow }: { blow: Blow }) {
  const { t } = useTranslation();
  const { actorName, targetName, action, damage, recoilDamage: recoil, wasThematic: thematic } = blow;
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
