import type { TFunction } from 'i18next';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { classes } from '../../../components/classes.ts';
import { useFocusAfter } from '../../../components/useFocusAfter.ts';
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
  const [said, focusSaid] = useFocusAfter<HTMLParagraphElement>();
  if (!mayGive(head)) return null;
  const { offer } = data ?? head;
  const offered = (email: string) => {
    setSentTo(email);
    setAsking(false);
    focusSaid();
  };
  return (
    <section aria-labelledby="transfer">
      <h2 id="transfer">{t('admin.transfer.title')}</h2>
      <p ref={said} tabIndex={-1} role="status" className={classes(styles.said, !offer && styles.note)}>
        {offer ? waits(t, offer, sentTo) : t('admin.transfer.help')}
      </p>
      {offer ? (
        <Withdraw onWithdrawn={focusSaid} />
      ) : (
        <div className={styles.acts}>
          <Button className={styles.small} onClick={() => setAsking(true)}>
            {t('admin.transfer.open')}
          </Button>
        </div>
      )}
      <Suspense fallback={null}>
        {isAsking && <OfferDialog onOffered={offered} onClose={() => setAsking(false)} />}
      </Suspense>
    </section>
  );
}

/** `sentTo`: the address that it was made to on this page; elsewhere who is meant is told once they have seen it. */
const waits = (t: TFunction, { to, until }: TransferOffer, sentTo: string): string =>
  t('admin.transfer.waits', { name: sentTo || to || t('admin.members.somebody'), until: dateTime(until) });

function Withdraw({ onWithdrawn }: { onWithdrawn: () => void }) {
  const { t } = useTranslation();
  const { storyId } = useDraft();
  const [withdraw, { isLoading, error }] = useWithdrawTransferMutation();
  const goBack = async () => {
    await withdraw({ storyId });
    onWithdrawn();
  };
  return (
    <>
      <div className={styles.acts}>
        <Button className={styles.small} kind="ghost" disabled={isLoading} onClick={goBack}>
          {t('admin.transfer.withdraw')}
        </Button>
      </div>
      {error && <p role="alert">{authoringFailure(t, error)}</p>}
    </>
  );
}
