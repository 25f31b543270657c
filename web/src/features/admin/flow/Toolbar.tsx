import { Keyboard, LayoutGrid, Plus } from 'lucide-react';
import { Button } from '../../../components/Button.tsx';
import { canLeadOn } from './edits/canLeadOn.ts';
import styles from './flow.module.css';
import { useFlowState } from './flowContext.ts';
import type { View } from './useView.ts';

interface Props {
  view: View;
  onView: (view: View) => void;
  onTidy: () => void;
}

const VIEWS = ['graph', 'list'] as const;

/** Graph or list, and what concerns the whole of it. */
export function Toolbar({ view, onView, onTidy }: Props) {
  const { draft, flow, words, actions } = useFlowState();
  const { t } = words;
  return (
    <div className={styles.toolbar}>
      <fieldset className={styles.views} aria-label={t('adminFlow.view')}>
        {VIEWS.map((each) => (
          <button key={each} type="button" aria-pressed={each === view} onClick={() => onView(each)}>
            {t(`adminFlow.${each}`)}
          </button>
        ))}
      </fieldset>
      <kbd>L</kbd>
      <span className={styles.quiet}>{t('adminFlow.counted', { count: flow.moments.length })}</span>
      <span className={styles.space} />
      {draft.canEdit && <New />}
      {draft.canEdit && view === 'graph' && (
        <Button kind="ghost" onClick={onTidy}>
          <LayoutGrid className="ico" aria-hidden="true" />
          {t('adminFlow.tidy')}
        </Button>
      )}
      <Button kind="ghost" className={styles.keys} onClick={() => actions.ask({ kind: 'keys' })}>
        <Keyboard className="ico" aria-hidden="true" />
        {t('adminFlow.keys')} <kbd>?</kbd>
      </Button>
    </div>
  );
}

/** After the moment at work, where that leads on. */
function New() {
  const { flow, words, at, actions } = useFlowState();
  const moment = flow.bySlug.get(at ?? '');
  const after = moment && canLeadOn(moment) ? moment.slug : undefined;
  return (
    <Button onClick={() => actions.ask({ kind: 'new', after })}>
      <Plus className="ico" aria-hidden="true" />
      {words.t('adminFlow.newMoment')} <kbd>N</kbd>
    </Button>
  );
}
