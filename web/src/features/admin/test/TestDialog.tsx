import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatch } from 'react-router-dom';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { Dialog, DialogTitle } from '../../../components/Dialog.tsx';
import { Field } from '../../../components/Field.tsx';
import { useDraft, useOfDraft } from '../draft/useDraft.ts';
import { useMoments } from '../story/useMoments.ts';
import { Beginnings } from './Beginnings.tsx';
import styles from './test.module.css';
import { type BeginningKind, useBeginnings } from './useBeginnings.ts';
import { MOST_RUN_NUMBER, type StoryLanguage, useTest } from './useTest.ts';

const LANGUAGES: readonly StoryLanguage[] = ['en', 'fr'];

/** Tries the draft as it is now, on the stage in a tab of its own. It begins at the moment whose page this is. */
export default function TestDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const draft = useDraft();
  const moments = useMoments();
  const canBegin = useOfDraft((one) => one.saving.kind !== 'locked');
  const here = useMatch('/admin/stories/:storyId/flow/moment/:momentId')?.params.momentId;
  const [momentId, setMomentId] = useState(moments.find(({ id, slug }) => id === here || slug === here)?.id);
  const [language, setLanguage] = useState<StoryLanguage>(i18n.language === 'fr' ? 'fr' : 'en');
  const [run, setRun] = useState(1);
  const [ignoreSkip, setIgnoreSkip] = useState(false);
  const offered = useBeginnings();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const of = (kind: BeginningKind) =>
    offered[kind].map(({ value }) => value).filter((value) => chosen.has(value));
  const { begin, isBeginning, problem, address } = useTest(draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const has = { facts: of('facts'), itemIds: of('items'), characterIds: of('characters') };
    void begin({ momentId, language, run, ignoreSkip, ...has });
  };
  return (
    <Dialog onClose={onClose} title={t('admin.test.title')} titled narrow>
      <form className={styles.form} onSubmit={submit}>
        <DialogTitle>{t('admin.test.title')}</DialogTitle>
        <p>{t('admin.test.text')}</p>
        <label>
          {t('admin.test.moment')}
          <select value={momentId ?? ''} onChange={({ target }) => setMomentId(target.value || undefined)}>
            <option value="">{t('admin.test.start')}</option>
            {moments.map(
              ({ id, name, slug }) =>
                id && (
                  <option key={slug} value={id}>
                    {name}
                  </option>
                ),
            )}
          </select>
        </label>
        <fieldset>
          <legend>{t('admin.test.language')}</legend>
          {LANGUAGES.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="language"
                checked={language === one}
                onChange={() => setLanguage(one)}
              />
              {t(`admin.test.languages.${one}`)}
            </label>
          ))}
        </fieldset>
        <Field
          label={t('admin.test.run')}
          type="number"
          min={1}
          max={MOST_RUN_NUMBER}
          value={run}
          onChange={({ currentTarget }) => setRun(currentTarget.valueAsNumber || 1)}
        />
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={ignoreSkip}
            onChange={({ currentTarget }) => setIgnoreSkip(currentTarget.checked)}
          />
          {t('admin.test.ignoreSkip')}
        </label>
        <Beginnings {...{ offered, chosen }} onChange={setChosen} />
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        {address && (
          <p role="status">
            <a className={buttonClass({ kind: 'lamp' })} href={address} target="_blank" rel="noopener">
              {t('admin.test.open')}
            </a>
          </p>
        )}
        <p role="status">{isBeginning && t('admin.beingChecked')}</p>
        <div className={styles.acts}>
          <Button kind={address ? 'ghost' : 'lamp'} type="submit" disabled={isBeginning || !canBegin}>
            {t(isBeginning ? 'admin.test.beginning' : 'admin.test.begin')}
          </Button>
          <Button kind="ghost" onClick={onClose}>
            {t('common.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
