import { LoaderCircle, Square, Volume2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../components/classes.ts';
import { authoringFailure } from '../failure.ts';
import type { VoicedLine } from './line.ts';
import styles from './listen.module.css';
import { Unheard } from './unheard.ts';
import { useListen } from './useListen.ts';

interface Props {
  /** What is heard, with its language, for those who do not see where the button stands. */
  readonly of: string;
  /** What the button shows beside its sign; a sign alone where it is left out. */
  readonly text?: string;
  readonly lines: () => readonly VoicedLine[];
  readonly isDisabled?: boolean;
}

/** Lets lines be heard as players would, and stops them. What keeps them from being heard is said here. */
export function Listen({ of, text, lines, isDisabled = false }: Props) {
  const { t } = useTranslation();
  const { heard, error, toggle } = useListen();
  const isOn = heard.kind !== 'idle';
  const name = t(isOn ? 'adminForms.listen.stop' : 'adminForms.listen.start', { of });
  return (
    <span className={styles.listen}>
      <button
        type="button"
        className={classes(styles.button, text === undefined && styles.sign)}
        aria-label={text === undefined ? name : undefined}
        title={text === undefined ? name : undefined}
        aria-busy={heard.kind === 'waiting'}
        disabled={isDisabled}
        onClick={() => toggle(lines)}
      >
        <Sign kind={heard.kind} />
        {text !== undefined && (
          <span>
            {isOn ? t('adminForms.listen.stopIt') : text}
            <span className="sr">: {of}</span>
          </span>
        )}
      </button>
      {error !== undefined && (
        <span role="alert" className={styles.failed}>
          {error instanceof Unheard ? t(`adminForms.listen.${error.reason}`) : authoringFailure(t, error)}
        </span>
      )}
    </span>
  );
}

function Sign({ kind }: { kind: 'idle' | 'waiting' | 'playing' }) {
  if (kind === 'waiting') return <LoaderCircle className={classes('ico', styles.turns)} aria-hidden="true" />;
  return kind === 'playing' ? (
    <Square className="ico" aria-hidden="true" />
  ) : (
    <Volume2 className="ico" aria-hidden="true" />
  );
}
