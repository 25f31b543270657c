import { useId, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../components/classes.ts';
import { changeBetween } from '../draft/changeBetween.ts';
import { typingEvent } from '../draft/spliced.ts';
import sections from '../moment/Sections.module.css';
import controls from '../widgets/controls.module.css';
import { useForm } from '../widgets/form.ts';
import { LANGUAGES, type StoryLanguage } from '../widgets/LanguageText.tsx';
import { useTyping } from '../widgets/useTyping.ts';

/** Who a character is, in prose for a director: a text of its own in each language. */
export function Prose({ slug }: { slug: string }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section className={sections.section} aria-labelledby={id}>
      <header>
        <h2 id={id}>{t('adminForms.cast.prose')}</h2>
        <small>{t('adminForms.cast.proseHelp')}</small>
      </header>
      <div className={controls.pair}>
        {LANGUAGES.map((language) => (
          <ProseText key={language} language={language} path={`characters/${slug}.${language}.md`} />
        ))}
      </div>
    </section>
  );
}

function ProseText({ language, path }: { language: StoryLanguage; path: string }) {
  const { t } = useTranslation();
  const { draft, isReadOnly } = useForm();
  const text = useSyncExternalStore(
    (listener) => draft.subscribe(listener, path),
    () => draft.textOf(path),
  );
  const typing = useTyping({
    value: text ?? '',
    merges: true,
    write: (next, goesOn) => {
      if (!draft.canEdit) return false;
      const before = draft.textOf(path);
      if (before === undefined) draft.create(path, next);
      else draft.dispatch(path, { changes: changeBetween(before, next), userEvent: typingEvent({ goesOn }) });
      return true;
    },
    now: () => draft.textOf(path) ?? '',
    mayWrite: () => draft.canEdit,
    isReadOnly,
    lost: (lost) => draft.keepLost(path, lost),
    typing: (write) => draft.typing(write),
  });
  return (
    <div className={controls.language}>
      <textarea
        {...typing.input}
        className={classes(controls.input, controls.say)}
        rows={6}
        lang={language}
        aria-label={t('adminForms.textIn', {
          label: t('adminForms.cast.prose'),
          language: t(`adminForms.languages.${language}`),
        })}
        readOnly={isReadOnly}
      />
    </div>
  );
}
