import { useFlowState } from '../flowContext.ts';
import type { FlowMoment } from '../model.ts';
import { nameOf, partName } from '../words.ts';
import styles from './sheet.module.css';

/** Where, with whom, against whom and for what, in a few words. */
export function Facts({ moment }: { moment: FlowMoment }) {
  const { flow, words } = useFlowState();
  const { t } = words;
  const { characters, places, items } = flow.names;
  const gifts = moment.rewards.map(({ kind, slug }) =>
    partName(kind === 'character' ? characters : items, slug, words),
  );
  const rows: [string, string | undefined][] = [
    [t('adminFlow.sheet.place'), moment.place && partName(places, moment.place, words)],
    [t('adminFlow.sheet.character'), moment.character && partName(characters, moment.character, words)],
    [
      t('adminFlow.sheet.opponents'),
      moment.opponents.map((slug) => partName(characters, slug, words)).join(', '),
    ],
    [t('adminFlow.sheet.rewards'), gifts.join(', ')],
    [t('adminFlow.sheet.from'), moment.from.map((slug) => nameOf(flow, slug, words)).join(', ')],
    [
      t('adminFlow.sheet.distance'),
      moment.distance === undefined ? t('adminFlow.sheet.never') : String(moment.distance),
    ],
  ];
  return (
    <dl className={styles.facts}>
      {rows.map(
        ([label, text]) =>
          text && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
