import { Button } from '../../../../components/Button.tsx';
import { ShortDialog } from '../../../../components/ShortDialog.tsx';
import { useFlowState } from '../flowContext.ts';
import styles from './dialogs.module.css';

const KEYS = {
  both: [
    ['L', 'switch'],
    ['?', 'show'],
    ['Enter', 'open'],
    ['Space', 'choose'],
    ['N', 'newAfter'],
    ['C', 'leadOn'],
    ['Del', 'delete'],
  ],
  inGraph: [
    ['← →', 'follow'],
    ['↑ ↓', 'beside'],
  ],
  inList: [
    ['↑ ↓', 'rows'],
    ['→', 'unfold'],
    ['←', 'fold'],
    ['Home End', 'ends'],
  ],
} as const;
const PARTS = ['both', 'inGraph', 'inList'] as const;

/** Which key does what; all of it has a button, too. */
export function Help({ onClose }: { onClose: () => void }) {
  const { t } = useFlowState().words;
  return (
    <ShortDialog
      title={t('adminFlow.help.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('adminFlow.close')}</Button>}
    >
      {PARTS.map((part) => (
        <section key={part}>
          <h3>{t(`adminFlow.help.${part}`)}</h3>
          <dl className={styles.keys}>
            {KEYS[part].map(([key, what]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{t(`adminFlow.help.${what}`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </ShortDialog>
  );
}
