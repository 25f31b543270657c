import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { selectionEvents } from '../../../lib/game/selection.ts';
import { useScene } from '../../../lib/i18n/scene.ts';
import type { View } from '../api.ts';
import { nameOfCard } from '../hand/cardNames.ts';
import { taskFor } from '../hand/choosing.ts';
import { useSelection } from '../hand/useSelection.ts';
import { useRunDispatch } from '../useRun.ts';
import styles from './Panel.module.css';
import type { PanelProps } from './panelProps.ts';
import { useChoice } from './useChoice.ts';

/** Who does what: a card takes the task that is asked for, or the one that is pressed. */
export function TeamworkPanel({ view, session, ready }: PanelProps) {
  const { t } = useTranslation();
  const { tell, lang } = useScene();
  const { characters, task: pressed } = useSelection(view);
  const send = useChoice({ view, session });
  const name = nameOfCard(view, characters[0]);
  const task = taskFor(view, pressed);
  const left = view.controls?.turnsLeft;
  return (
    <div className={styles.panel} data-panel="">
      <ul className={styles.tasks} aria-label={t('play.teamwork.tasks')}>
        {view.controls?.tasks.map((each) => (
          <li key={each.id}>
            <Task task={each} view={view} isNext={each.id === task?.id} />
          </li>
        ))}
      </ul>
      {name && task ? (
        <Button kind="lamp" lang={lang} data-send="" disabled={!ready} onClick={send}>
          {tell('teamwork.give', { task: task.label, name })}
        </Button>
      ) : (
        <p lang={lang} className={styles.hint}>
          {tell('teamwork.hint')}{' '}
          {left !== undefined && <b className="num">{tell('choose.turnsLeft', { count: left })}</b>}
        </p>
      )}
    </div>
  );
}

interface TaskProps {
  task: NonNullable<View['controls']>['tasks'][number];
  view: View;
  isNext: boolean;
}

function Task({ task: { id, label, characterId }, view, isNext }: TaskProps) {
  const { tell, lang } = useScene();
  const dispatch = useRunDispatch();
  if (characterId) {
    return (
      <span lang={lang} className={styles.task}>
        {label} <small>{nameOfCard(view, characterId)}</small>
      </span>
    );
  }
  return (
    <button
      type="button"
      lang={lang}
      className={styles.task}
      aria-pressed={isNext}
      onClick={() => dispatch(selectionEvents.chosen({ task: id }))}
    >
      {label} <small>{tell(isNext ? 'teamwork.asked' : 'teamwork.open')}</small>
    </button>
  );
}
