import { CircleX, TriangleAlert } from 'lucide-react';
import { CodeButton } from '../../text/CodeButton.tsx';
import { useFlowState } from '../flowContext.ts';
import type { FlowMoment } from '../model.ts';
import styles from './sheet.module.css';

/** What the checker says of the moment, errors first. */
export function SheetProblems({ moment: { problems } }: { moment: FlowMoment }) {
  const { words } = useFlowState();
  if (problems.length === 0) return null;
  const sorted = [...problems].sort(
    (a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'),
  );
  return (
    <section>
      <h3>{words.t('adminFlow.sheet.problems')}</h3>
      <ul className={styles.problems}>
        {sorted.map(({ code, severity, line, column, message, mend }) => (
          <li key={`${code} ${line} ${column} ${message}`} data-of={severity}>
            {severity === 'error' ? (
              <CircleX className="ico" aria-hidden="true" />
            ) : (
              <TriangleAlert className="ico" aria-hidden="true" />
            )}
            <span>
              <CodeButton code={code} /> {message} {mend}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
