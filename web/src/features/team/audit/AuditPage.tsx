import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { useFactorFor } from '../../../components/factor/FactorGate.tsx';
import { Rest } from '../../../components/factor/Rest.tsx';
import { currentLanguage } from '../../../lib/i18n/i18n.ts';
import { useAuditEventsQuery } from '../api.ts';
import styles from '../TeamPage.module.css';
import { whatWasDoneToStory } from './stories.ts';
import { useStoryName } from './useStoryName.ts';
import { type AuditEvent, shortName, whatWasDone } from './words.ts';

const PAGE_SIZE = 20;

interface Props {
  /** Of whom; '' for everybody. */
  userId: string;
  beforeId: string | undefined;
  nameOf: (hash: string) => string;
  /** Goes on after the last row; undefined where that was done already. */
  onMore: ((last: string) => void) | undefined;
}

/** So many rows of the list. */
export function AuditPage({ userId, beforeId, nameOf, onMore }: Props) {
  const { t } = useTranslation();
  const asked = {
    limit: PAGE_SIZE,
    ...(userId && { userId }),
    ...(beforeId !== undefined && { beforeId }),
  };
  const { currentData, error, refetch } = useAuditEventsQuery(asked, { refetchOnMountOrArgChange: true });
  useFactorFor(error, refetch);
  if (!currentData) return <Rest error={error} onRetry={refetch} />;
  const { events } = currentData;
  const last = events.length === PAGE_SIZE ? events.at(-1) : undefined;
  if (events.length === 0 && beforeId === undefined) return <p>{t('team.audit.empty')}</p>;
  return (
    <>
      <ol className={styles.rows}>
        {events.map((event) => (
          <AuditRow key={event.id} event={event} nameOf={nameOf} />
        ))}
      </ol>
      {last && onMore && (
        <div className={styles.actions}>
          <Button onClick={() => onMore(last.id)}>{t('team.audit.more')}</Button>
        </div>
      )}
    </>
  );
}

interface RowProps {
  event: AuditEvent;
  nameOf: (hash: string) => string;
}

function AuditRow({ event, nameOf }: RowProps) {
  const { t } = useTranslation();
  const story = useStoryName(event);
  const subject = event.subject ? nameOf(event.subject) : t('team.audit.nobody');
  return (
    <li className={styles.event}>
      <time dateTime={event.at}>{momentOf(event.at)}</time>
      <strong>{isStranger(event) ? t('team.audit.stranger') : nameOf(event.actor)}</strong>
      <span>{whatWasDoneToStory(t, event, { subject, story }) ?? whatWasDone(t, event, subject)}</span>
      <span>{event.network && t('team.audit.network', { name: shortName(event.network) })}</span>
    </li>
  );
}

/** Who is at the console comes from no network. */
const isStranger = ({ actor, network }: AuditEvent) => actor === '' && network !== '';

const momentOf = (at: string) =>
  new Date(at).toLocaleString(currentLanguage(), { dateStyle: 'short', timeStyle: 'medium' });
