import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/Card.tsx';
import { CardBack } from '../../../components/CardBack.tsx';
import { foeCard } from '../../../components/cardFaces.ts';
import { selectionEvents } from '../../../lib/game/selection.ts';
import { useScene } from '../../../lib/i18n/scene.ts';
import { useSelection } from '../hand/useSelection.ts';
import type { Stage } from '../selectStage.ts';
import { useRunDispatch } from '../useRun.ts';
import { Hit } from './Hit.tsx';
import styles from './Opponents.module.css';

type Foe = ReturnType<typeof foeCard>;

/** Whom a battle is against: the one it is about lies face up, the others can be aimed at. */
export function Opponents({ view }: { view: Stage }) {
  const { t } = useTranslation();
  const { tell, lang } = useScene();
  const { foe: aimed } = useSelection(view);
  if (view.momentType !== 'battle') return null;
  const foes = view.battleOpponentCharacters.map((foe) => foeCard(tell, foe));
  if (foes.length === 0) return null;
  const upId = aimed ?? fighting(foes, view);
  return (
    <ul className={styles.foes} data-foes="" aria-label={t('play.opponents')}>
      {foes.map((foe) => (
        <li key={foe.id} data-target={foe.id === upId || undefined}>
          <One foe={foe} up={foe.id === upId} view={view} />
          <Hit battle={view.battle} id={foe.id} />
          <meter className={styles.bar} value={foe.now} max={foe.most} aria-hidden="true" />
          <small className="num" aria-hidden="true">
            <span lang={lang}>{foe.face.name}</span> {foe.now} / {foe.most}
          </small>
        </li>
      ))}
    </ul>
  );
}

/** The opponent who strikes now, else the one of the newest blow if it stands, else the first that does. */
function fighting(foes: readonly Foe[], { battle }: Stage): string | undefined {
  if (battle?.strike) return battle.strike.actorId;
  const blow = battle?.blows.at(-1);
  const standing = foes.filter(({ now }) => now > 0);
  const last = standing.find(({ id }) => id === blow?.actorId || id === blow?.targetId);
  return (last ?? standing[0] ?? foes[0])?.id;
}

function One({ foe, up, view }: { foe: Foe; up: boolean; view: Stage }) {
  const dispatch = useRunDispatch();
  const { foe: aimed } = useSelection(view);
  const press = {
    pressed: aimed === foe.id,
    off: foe.now <= 0 || view.isComplete,
    onPress: () => dispatch(selectionEvents.foePressed(foe.id)),
  };
  if (!up && foe.now > 0) return <CardBack label={foe.label} press={press} />;
  return <Card face={foe.face} label={foe.label} press={press} />;
}
