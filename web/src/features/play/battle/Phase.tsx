import { useScene } from '../../../lib/i18n/scene.ts';
import { TEST_IDS } from '../../../lib/testids.ts';
import type { Stage } from '../selectStage.ts';
import type { Battle, Blow } from './battle.ts';
import styles from './Phase.module.css';
import { styleName } from './styleName.ts';

/** Whose turn it is in a battle, the manner that is asked for, and what the last blow did. */
export function Phase({ view: { battle, isComplete } }: { view: Stage }) {
  const { tell, lang } = useScene();
  if (!battle) return null;
  const { phase, style, turnsLeft: left } = battle;
  const defends = phase === 'player_defense_input';
  return (
    <div className={styles.phase} data-testid={TEST_IDS.battlePhase}>
      {!isComplete && (
        <div lang={lang} className={styles.asked}>
          <strong>{tell(defends ? 'phase.defend' : 'phase.attack')}</strong>
          {style && (
            <span className={styles.style}>
              {tell('battle.style', { style: styleName(tell, style) })}
              {left !== undefined && (
                <small className="num">{tell('choose.turnsLeft', { count: left })}</small>
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
  const { tell, lang } = useScene();
  return (
    <div role="status" lang={lang} className={blows.length > 0 || strike ? styles.log : undefined}>
      {blows.map((blow) => (
        <BlowLine key={`${toldBy}:${blow.action}`} blow={blow} />
      ))}
      {strike && (
        <p className={styles.strike}>
          {tell('battle.strike', { actor: strike.actorName, target: strike.targetName })}
        </p>
      )}
    </div>
  );
}

function BlowLine({ blow }: { blow: Blow }) {
  const { tell } = useScene();
  const { actorName, targetName, action, damage, recoilDamage: recoil, wasThematic: thematic } = blow;
  if (action === 'defense') return thematic ? <p>{tell('battle.parried', { name: actorName })}</p> : null;
  const rest = [
    ...(recoil > 0 ? [tell('battle.recoil', { amount: recoil, name: actorName })] : []),
    ...(thematic ? [tell('battle.inStyle')] : []),
  ];
  return (
    <p>
      {tell('battle.blow', { actor: actorName, target: targetName })}{' '}
      <b className="num">{tell('battle.damage', { amount: damage })}</b>
      {rest.map((words) => `, ${words}`).join('')}.
    </p>
  );
}
