import { useId, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../components/classes.ts';
import sections from '../moment/Sections.module.css';
import { Conflict } from '../widgets/Conflict.tsx';
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
  const { draft, isReadOnly, keepLost } = useForm();
  const text = useSyncExternalStore(
    (listener) => draft.subscribe(listener, path),
    () => draft.textOf(path),
  );
  const typing = useTyping({
    value: text ?? '',
    write: (next) => {
      if (!draft.canEdit) return false;
      const before = draft.textOf(path);
      if (before === undefined) draft.create(path, next);
      else draft.dispatch(path, { changes: changeBetween(before, next) });
      return true;
    },
    now: () => draft.textOf(path),
    mayWrite: () => draft.canEdit,
    lost: keepLost,
  });
  return (
    <div className={controls.language}>
      <textarea
        className={classes(controls.input, controls.say)}
        rows={6}
        lang={language}
        aria-label={t('adminForms.textIn', {
          label: t('adminForms.cast.prose'),
          language: t(`adminForms.languages.${language}`),
        })}
        value={typing.text}
        readOnly={isReadOnly}
        onChange={({ target }) => typing.type(target.value)}
        onBlur={typing.leave}
      />
      <Conflict typing={typing} path={path} />
    </div>
  );
}

/** The one change between two texts: what they begin and end with alike stays, and so do others' cursors in it. */
export function changeBetween(
  before: string,
  after: string,
): { readonly from: number; readonly to: number; readonly insert: string } {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return { from: head, to: before.length - tail, insert: after.slice(head, after.length - tail) };
}
