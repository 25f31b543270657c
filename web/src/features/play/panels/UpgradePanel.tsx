import { useTranslation } from 'react-i18next';
import { PropertyTag } from '../../../components/PropertyTag.tsx';
import { pressed, selectionEvents } from '../../../lib/game/selection.ts';
import { useScene } from '../../../lib/i18n/scene.ts';
import type { View } from '../api.ts';
import { nameOfCard } from '../hand/cardNames.ts';
import { propertiesOf } from '../hand/choosing.ts';
import { useSelection } from '../hand/useSelection.ts';
import { useRunDispatch } from '../useRun.ts';
import { BetStepper } from './BetStepper.tsx';
import styles from './Panel.module.css';
import type { PanelProps } from './panelProps.ts';

/** Which card, how hard, how much is bet, what is offered up. The performance itself is said. */
export function UpgradePanel({ view }: PanelProps) {
  const { tell, lang } = useScene();
  const { characters } = useSelection(view);
  const name = nameOfCard(view, characters[0]);
  return (
    <div className={styles.panel} data-panel="">
      <Difficulties view={view} />
      <BetStepper view={view} />
      {name && <Offerings view={view} name={name} />}
      <p lang={lang} className={styles.hint} aria-live="polite">
        {name ? tell('upgrade.perform', { name }) : tell('upgrade.hint')}
      </p>
    </div>
  );
}

function Difficulties({ view }: { view: View }) {
  const { t } = useTranslation();
  const { tell, lang } = useScene();
  const dispatch = useRunDispatch();
  const { difficulty } = useSelection(view);
  return (
    <fieldset className={styles.row}>
      <legend>{t('play.upgrade.difficulty')}</legend>
      {view.controls?.difficulties.map(({ id, label, odds }) => (
        <label key={id} lang={lang} className={styles.pill}>
          <input
            type="radio"
            name="difficulty"
            value={id}
            checked={difficulty === id}
            onChange={() => dispatch(selectionEvents.chosen({ difficulty: id }))}
          />
          {label} <small className="num">{tell('upgrade.odds', { percent: odds })}</small>
        </label>
      ))}
    </fieldset>
  );
}

function Offerings({ view, name }: { view: View; name: string }) {
  const { tell, lang } = useScene();
  const dispatch = useRunDispatch();
  const { characters, sacrificed = [] } = useSelection(view);
  const properties = propertiesOf(view, characters[0]);
  const press = (id: string) =>
    dispatch(selectionEvents.chosen({ sacrificed: pressed(sacrificed, { id, most: properties.length }) }));
  if (properties.length === 0) return null;
  return (
    <fieldset className={styles.row} data-aside="">
      <legend lang={lang}>{tell('upgrade.offer', { name })}</legend>
      {properties.map((property) => (
        <button
          key={property}
          type="button"
          className={styles.pill}
          aria-pressed={sacrificed.includes(property)}
          onClick={() => press(property)}
        >
          <PropertyTag name={property} />
        </button>
      ))}
    </fieldset>
  );
}
