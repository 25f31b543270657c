import type { MomentType } from '@fabula/rules/release/moment';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../../components/Button.tsx';
import { Field } from '../../../../components/Field.tsx';
import { ShortDialog } from '../../../../components/ShortDialog.tsx';
import { LAYOUT } from '../../moment/layout.ts';
import { useFlowState } from '../flowContext.ts';
import { TypeLabel } from '../TypeLabel.tsx';
import { nameOf } from '../words.ts';
import styles from './dialogs.module.css';

/** The keys are the types: it does not compile without one. */
const TYPES = Object.keys(LAYOUT) as MomentType[];

interface Props {
  after?: string | undefined;
  onClose: () => void;
}

/** Asks what kind of moment it shall be, and what it is called. */
export function NewMoment({ after, onClose }: Props) {
  const { draft, flow, words, actions } = useFlowState();
  const { t } = words;
  const [type, setType] = useState<MomentType>('monologue');
  const [name, setName] = useState('');
  const form = useId();
  const make = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = { type, name: name.trim() || t('adminFlow.new.untitled'), after };
    const origin = after === undefined ? undefined : flow.bySlug.get(after);
    onClose();
    const { addMoment } = await import('../edits/newMoment.ts');
    actions.attempt(origin?.file ?? '', () => actions.goTo(addMoment(draft, flow, wanted), true));
  };
  const title =
    after === undefined
      ? t('adminFlow.new.title')
      : t('adminFlow.new.after', { name: nameOf(flow, after, words) });
  const submit = (
    <Button kind="lamp" type="submit" form={form}>
      {t('adminFlow.new.make')}
    </Button>
  );
  return (
    <ShortDialog title={title} onClose={onClose} actions={submit}>
      <form id={form} className={styles.form} onSubmit={(event) => void make(event)}>
        <fieldset className={styles.types}>
          <legend>{t('adminFlow.new.type')}</legend>
          {TYPES.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name={form}
                value={each}
                checked={each === type}
                onChange={() => setType(each)}
              />
              <TypeLabel type={each} label={t(`adminFlow.types.${each}`)} />
            </label>
          ))}
        </fieldset>
        <Field
          label={t('adminFlow.new.name')}
          hint={t('adminFlow.new.nameHint')}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </ShortDialog>
  );
}
