import { SendHorizontal } from 'lucide-react';
import { type FormEvent, type Ref, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useScene } from '../../../lib/i18n/scene.ts';
import styles from './AnswerField.module.css';
import { keepTyped, typedAnswer } from './typedAnswer.ts';

/** The server's own limit. */
const LONGEST = 4000;

interface Props {
  /** The run that is answered in. */
  playerStoryId: string;
  disabled: boolean;
  /** Its input, for whoever gives it the focus. */
  field?: Ref<HTMLInputElement>;
  onSend: (text: string) => void;
}

/** Text is an answer as good as speech. What was typed while somebody speaks waits here, also for another page of the run. */
export function AnswerField({ playerStoryId, disabled, field, onSend }: Props) {
  const { t } = useTranslation();
  const { tell, lang } = useScene();
  const id = useId();
  const [text, setText] = useState(() => typedAnswer(playerStoryId));
  const type = (next: string) => {
    keepTyped(playerStoryId, next);
    setText(next);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (disabled || words === '') return;
    type('');
    onSend(words);
  };
  return (
    <form className={styles.field} onSubmit={send}>
      {/* What is typed is of the run, for whoever reads it out or spells it; what the field is called is the page's. */}
      <label className="sr" htmlFor={id}>
        {t('play.textLabel')}
      </label>
      <input
        id={id}
        lang={lang}
        ref={field}
        value={text}
        onChange={(event) => type(event.target.value)}
        maxLength={LONGEST}
        placeholder={tell('textPlaceholder')}
        autoComplete="off"
        enterKeyHint="send"
      />
      <button type="submit" aria-label={t('play.send')} disabled={disabled || text.trim() === ''}>
        <SendHorizontal className="ico" aria-hidden="true" />
      </button>
    </form>
  );
}
