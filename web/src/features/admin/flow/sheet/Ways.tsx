import shared from '../flow.module.css';
import { useFlowState } from '../flowContext.ts';
import { TakeOut, WayWords } from '../list/WayRow.tsx';
import type { FlowMoment } from '../model.ts';
import { nameOf, takenWhen, withoutWays } from '../words.ts';
import styles from './sheet.module.css';

/** Where a moment leads, in the order in which that is decided. */
export function Ways({ moment }: { moment: FlowMoment }) {
  const { flow, words } = useFlowState();
  const { t } = words;
  const isByChoice = moment.ways.some(({ kind }) => kind === 'path');
  return (
    <section>
      <h3>{t(isByChoice ? 'adminFlow.sheet.paths' : 'adminFlow.sheet.ways')}</h3>
      {moment.ways.length === 0 && <p className={shared.quiet}>{withoutWays(moment, words)}</p>}
      <ul className={styles.ways}>
        {moment.ways.map((way) => {
          const name = nameOf(flow, way.to, words);
          return (
            <li key={way.at.join('.')}>
              <WayWords way={way} {...takenWhen(way, moment, words)} name={name} />
              <TakeOut moment={moment} way={way} name={name} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
