import { useTranslation } from 'react-i18next';
import { useForm } from '../widgets/form.ts';
import { LANGUAGES } from '../widgets/LanguageText.tsx';
import type { WidgetProps } from '../widgets/widget.ts';
import { Listen } from './Listen.tsx';
import styles from './listen.module.css';
import { voicedLines } from './voiced.ts';

interface Props extends Pick<WidgetProps, 'at'> {
  /** What the lines are called. */
  readonly label: string;
}

/** Lets all lines of a list be heard, one after the other, in either language. */
export function ListenToAll({ at, label }: Props) {
  const { t } = useTranslation();
  const { draft, file } = useForm();
  return (
    <span className={styles.all}>
      {LANGUAGES.map((language) => {
        const name = t(`adminForms.languages.${language}`);
        return (
          <Listen
            key={language}
            of={t('adminForms.textIn', { label, language: name })}
            text={t('adminForms.listen.all', { language: language.toUpperCase() })}
            lines={() => voicedLines(draft, { file, path: at }, language)}
          />
        );
      })}
    </span>
  );
}
