import { Unlink } from 'lucide-react';
import { removeWay } from '../edits/removeWay.ts';
import shared from '../flow.module.css';
import { useFlowState } from '../flowContext.ts';
import type { FlowMoment } from '../model.ts';
import type { Way } from '../reading/outline.ts';
import { nameOf, takenWhen } from '../words.ts';
import { Cell } from './Cell.tsx';
import styles from './list.module.css';
import type { Spot } from './move.ts';
import type { Row } from './rows.ts';
import { CELLS } from './useTreegrid.ts';

interface Props {
  row: Row;
  way: Way;
  spot: Spot | undefined;
  onFocus: (spot: Spot) => void;
}

/** Where a moment leads, and when. */
export function WayRow({ row, way, spot, onFocus }: Props) {
  const { flow, words } = useFlowState();
  const { moment } = row;
  const { said, when } = takenWhen(way, moment, words);
  const name = nameOf(flow, way.to, words);
  return (
    <tr
      // biome-ignore lint/a11y/noRedundantRoles: laid out as a card it would be no row any more
      role="row"
      data-row={row.key}
      className={styles.wayRow}
      aria-level={2}
      aria-posinset={row.position}
      aria-setsize={row.size}
      aria-label={[said, when, words.t('adminFlow.leadsTo', { names: name })].filter(Boolean).join(' ')}
      tabIndex={spot && spot.cell === undefined ? 0 : -1}
      onFocus={(event) => event.target === event.currentTarget && onFocus({ row: row.key })}
    >
      <Cell index={0} spot={spot} span={CELLS}>
        <span className={styles.wayLine}>
          <WayWords way={way} said={said} when={when} name={name} />
          <TakeOut moment={moment} way={way} name={name} tab={spot ? 0 : -1} />
        </span>
      </Cell>
    </tr>
  );
}

interface Said {
  way: Way;
  said: string;
  when: string;
  name: string;
}

export function WayWords({ way, said, when, name }: Said) {
  const { flow, words } = useFlowState();
  return (
    <span>
      {said} {when !== '' && <code className={shared.condition}>{when}</code>} → {name}
      {!flow.bySlug.has(way.to) && (
        <strong className={shared.missing}> {words.t('adminFlow.missing')}</strong>
      )}
    </span>
  );
}

interface TakeOutProps {
  moment: FlowMoment;
  way: Way;
  name: string;
  tab?: number;
}

export function TakeOut({ moment, way, name, tab = 0 }: TakeOutProps) {
  const { draft, words, actions } = useFlowState();
  if (!draft.canEdit) return null;
  const label = words.t('adminFlow.unlink', { name });
  const takeOut = () => actions.attempt(moment.file, () => removeWay(draft, moment, way));
  return (
    <button
      type="button"
      className={shared.act}
      tabIndex={tab}
      aria-label={label}
      title={label}
      onClick={takeOut}
    >
      <Unlink className="ico" aria-hidden="true" />
    </button>
  );
}
