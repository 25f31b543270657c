import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { type TransferOffer, useMembersQuery, useWithdrawTransferMutation } from '../api.ts';
import { useDraft } from '../draft/useDraft.ts';
import { authoringFailure } from '../failure.ts';
import { dateTime } from '../history/dateTime.ts';
import { mayGive } from './mayGive.ts';
import styles from './story.module.css';

const OfferDialog = lazy(() => import('./OfferDialog.tsx'));

/** The story in other hands: offered to another author, who takes it over or not. */
export function Transfer() {
  const { t } = useTranslation();
  const { storyId, head } = useDraft();
  const { data } = useMembersQuery({ storyId });
  const [isAsking, setAsking] = useState(false);
  const [sentTo, setSentTo] = useState('');
  if (!mayGive(head)) return null;
  const { offer } = data ?? head;
  const offered = (email: string) => {
    setSentTo(email);
    setAsking(false);
  };
  return (
    <section aria-labelledby="transfer">
      <h2 id="transfer">{t('admin.transfer.title')}</h2>
      {offer ? (
        <Waiting offer={offer} sentTo={sentTo} />
      ) : (
        <>
          <p className={styles.note}>{t('admin.transfer.help')}</p>
          <div className={styles.acts}>
            <Button className={styles.small} onClick={() => setAsking(true)}>
              {t('admin.transfer.open')}
            </Button>
          </div>
        </>
      )}
      <Suspense fallback={null}>
        {isAsking && <OfferDialog onOffered={offered} onClose={() => setAsking(false)} />}
      </Suspense>
    </section>
  );
}

interface WaitingProps {
  offer: TransferOffer;
  /** The address that it was made to on this page; elsewhere who is meant is told once they have seen it. */
  sentTo: string;
}

function Waiting({ offer, sentTo }: WaitingProps) {
  const { t } = useTranslation();
  const { storyId } = useDraft();
  const [withdraw, { isLoading, error }] = useWithdrawTransferMutation();
  const name = sentTo || offer.to || t('admin.members.somebody');
  return (
    <>
      <p role="status">{t('admin.transfer.waits', { name, until: dateTime(offer.until) })}</p>
      <div className={styles.acts}>
        <Button
          className={styles.small}
          kind="ghost"
          disabled={isLoading}
          onClick={() => withdraw({ storyId })}
        >
          {t('admin.transfer.withdraw')}
        </Button>
      </div>
      {error && <p role="alert">{authoringFailure(t, error)}</p>}
    </>
  );
}
