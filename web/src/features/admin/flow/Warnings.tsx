import styles from './flow.module.css';
import { useFlowState } from './flowContext.ts';

/** What keeps the page from showing or doing all of it. */
export function Warnings({ unwritable }: { unwritable: string | undefined }) {
  const { flow, words } = useFlowState();
  const { t } = words;
  const lost = flow.moments.filter(({ distance }) => distance === undefined).length;
  return (
    <div className={styles.warnings}>
      {unwritable && <p role="alert">{t('adminFlow.asText', { file: unwritable })}</p>}
      {flow.broken !== undefined && <p>{t('adminFlow.storyBroken', { why: flow.broken })}</p>}
      {flow.moments.length > 0 && flow.broken === undefined && flow.start === undefined && (
        <p>{t('adminFlow.noStart')}</p>
      )}
      {flow.start !== undefined && lost > 0 && <p>{t('adminFlow.unreachable', { count: lost })}</p>}
    </div>
  );
}
