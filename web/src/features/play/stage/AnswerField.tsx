import { SendHorizontal } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './AnswerField.module.css';

/** The server's own limit. */
const LONGEST = 4000;

interface Props {
  disabled: boolean;
  onSend: (text: string) => void;
}

/** Text is an answer as good as speech. What was typed while somebody speaks waits here. */
export function AnswerField({ disabled, onSend }: Props) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (disabled || words === '') return;
    setText('');
    onSend(words);
  };
  return (
    <form className={styles.field} onSubmit={send}>
      <input
        value={text}
        onChange={(event) => setText(event.target.value)}
        maxLength={LONGEST}
        placeholder={t('play.textPlaceholder')}
        aria-label={t('play.textLabel')}
        autoComplete="off"
        enterKeyHint="send"
      />
      <button type="submit" aria-label={t('play.send')} disabled={disabled || text.trim() === ''}>
        <SendHorizontal className="ico" aria-hidden="true" />
      </button>
    </form>
  );
}
