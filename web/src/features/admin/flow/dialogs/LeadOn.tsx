import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../../components/Button.tsx';
import { ShortDialog } from '../../../../components/ShortDialog.tsx';
import { useFlowState } from '../flowContext.ts';
import type { FlowMoment } from '../model.ts';
import { momentName, typeLabel } from '../words.ts';
import styles from './dialogs.module.css';

interface Props {
  moment: FlowMoment;
  onClose: () => void;
}

/** Asks where a moment shall lead besides: what dragging from its edge does, for everybody. */
export function LeadOn({ moment, onClose }: Props) {
  const { draft, flow, words, actions } = useFlowState();
  const { t } = words;
  const others = flow.moments.filter(({ slug }) => slug !== moment.slug);
  const [chosen, setChosen] = useState(others[0]?.slug ?? '');
  const form = useId();
  const to = flow.bySlug.get(chosen);
  const make = async (event: FormEvent) => {
    event.preventDefault();
    onClose();
    if (!to) return;
    const { addWay } = await import('../edits/addWay.ts');
    actions.attempt(moment.file, () => addWay(draft, moment, to));
  };
  const submit = (
    <Button kind="lamp" type="submit" form={form} disabled={!to}>
      {t('adminFlow.connect.make')}
    </Button>
  );
  return (
    <ShortDialog
      title={t('adminFlow.connect.title', { name: momentName(moment, words) })}
      onClose={onClose}
      actions={submit}
    >
      <form id={form} className={styles.form} onSubmit={(event) => void make(event)}>
        <label className={styles.select}>
          {t('adminFlow.connect.to')}
          <select value={chosen} onChange={(event) => setChosen(event.target.value)}>
            {others.map((each) => (
              <option key={each.slug} value={each.slug}>
                {momentName(each, words)} · {typeLabel(each, words)}
              </option>
            ))}
          </select>
        </label>
      </form>
    </ShortDialog>
  );
}
