import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './LanguageChoice.module.css';
import { PLAY_LANGUAGES, type PlayLanguage } from './language.ts';

interface Props {
  value: PlayLanguage;
  offered: readonly string[];
  onChange: (language: PlayLanguage) => void;
}

export function LanguageChoice({ value, offered, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={styles.choice}>
      <span id={id}>{t('launch.playIn')}</span>
      <span className={styles.segments} role="radiogroup" aria-labelledby={id}>
        {PLAY_LANGUAGES.filter((language) => offered.includes(language)).map((language) => (
          <label key={language}>
            <input
              type="radio"
              name={id}
              checked={language === value}
              onChange={() => onChange(language)}
              value={language}
            />
            {t(`common.languages.${language}`)}
          </label>
        ))}
      </span>
    </div>
  );
}
