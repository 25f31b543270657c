import { useFlowState } from '../flowContext.ts';
import styles from './list.module.css';
import { MomentRow } from './MomentRow.tsx';
import { useTreegrid } from './useTreegrid.ts';
import { WayRow } from './WayRow.tsx';

/** The story as a treegrid: whatever can be done in the graph can be done here. */
export function MomentList() {
  const { words } = useFlowState();
  const { t } = words;
  const { rows, spot, grid, onKeyDown, setSpot, toggle } = useTreegrid();
  const spotOf = (key: string) => (key === spot.row ? spot : undefined);
  return (
    <div className={styles.scroll}>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a treegrid is a table that takes keys
        role="treegrid"
        className={styles.list}
        aria-label={t('adminFlow.listLabel')}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {(['moment', 'from', 'to', 'problems', 'actions'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`adminFlow.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) =>
            row.way ? (
              <WayRow key={row.key} row={row} way={row.way} spot={spotOf(row.key)} onFocus={setSpot} />
            ) : (
              <MomentRow
                key={row.key}
                row={row}
                spot={spotOf(row.key)}
                onFocus={setSpot}
                onToggle={() => toggle(row.key)}
              />
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}
