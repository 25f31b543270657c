import type { MomentType } from '@fabula/rules/release/moment';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { Field } from '../../../components/Field.tsx';
import { ShortDialog } from '../../../components/ShortDialog.tsx';
import type { Draft } from '../draft/draft.ts';
import { LAYOUT } from '../moment/layout.ts';
import { isMomentType } from '../moment/schemas.ts';
import controls from '../widgets/controls.module.css';
import { canBeCalled } from '../widgets/NewEntry.tsx';
import { slugsOf } from '../widgets/slugs.ts';
import styles from './cast.module.css';
import { makeThing, slugOf } from './newThing.ts';
import type { CastKind } from './things.ts';

const TYPES = Object.keys(LAYOUT).filter(isMomentType);

interface Props {
  readonly draft: Draft;
  readonly kind: CastKind;
  readonly onMade: (slug: string) => void;
  readonly onClose: () => void;
}

/** Asks for the names of something new; all else is written on its page. */
export function NewThingDialog({ draft, kind, onMade, onClose }: Props) {
  const { t } = useTranslation();
  const [name, setName] = useState({ en: '', fr: '' });
  const [own, setOwn] = useState<string>();
  const [type, setType] = useState<MomentType>('dialogue');
  const slug = own ?? slugOf(name.en);
  const isGood = canBeCalled(slug, slugsOf(draft)[kind]);
  const make = (event: FormEvent) => {
    event.preventDefault();
    if (!isGood) return;
    makeThing(draft, { kind, slug, name, ...(kind === 'moment' && { type }) });
    onMade(slug);
  };
  const actions = (
    <>
      <Button kind="lamp" type="submit" form="new-thing" disabled={!isGood}>
        {t('adminForms.cast.make')}
      </Button>
      <Button kind="ghost" onClick={onClose}>
        {t('common.cancel')}
      </Button>
    </>
  );
  return (
    <ShortDialog title={t(`adminForms.cast.new.${kind}`)} actions={actions} onClose={onClose}>
      <form className={styles.form} id="new-thing" onSubmit={make}>
        {kind === 'moment' && <TypeChoice type={type} onChange={setType} />}
        <Field
          label={t('adminForms.cast.nameEn')}
          value={name.en}
          onChange={({ target }) => setName({ ...name, en: target.value })}
        />
        <Field
          label={t('adminForms.cast.nameFr')}
          value={name.fr}
          onChange={({ target }) => setName({ ...name, fr: target.value })}
        />
        <Field
          label={t('adminForms.cast.slug')}
          value={slug}
          problem={slug === '' || isGood ? undefined : t('adminForms.badName')}
          onChange={({ target }) => setOwn(target.value)}
        />
      </form>
    </ShortDialog>
  );
}

function TypeChoice({ type, onChange }: { type: MomentType; onChange: (type: MomentType) => void }) {
  const { t } = useTranslation();
  return (
    <label>
      {t('adminForms.cast.type')}
      <select
        className={controls.input}
        value={type}
        onChange={({ target }) => isMomentType(target.value) && onChange(target.value)}
      >
        {TYPES.map((each) => (
          <option key={each} value={each}>
            {t(`adminForms.cast.types.${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
