import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import {
  type TransferOffer,
  useMembersQuery,
  useTransferStoryMutation,
  useWithdrawTransferMutation,
} from '../api.ts';
import { useDraft } from '../draft/useDraft.ts';
import { authoringFailure } from '../failure.ts';
import { dateTime } from '../history/dateTime.ts';
import { AddressForm } from './AddressForm.tsx';
import { mayGive } from './mayGive.ts';
import styles from './story.module.css';

/** The story in other hands: offered to another author, who takes it over or not. */
export function Transfer() {
  const { t } = useTranslation();
  const { storyId, head } = useDraft();
  const { data } = useMembersQuery({ storyId });
  const [transfer, { isLoading, error }] = useTransferStoryMutation();
  const [sentTo, setSentTo] = useState('');
  if (!mayGive(head)) return null;
  const { offer } = data ?? head;
  return (
    <section aria-labelledby="transfer">
      <h2 id="transfer">{t('admin.transfer.title')}</h2>
      {offer ? (
        <Waiting offer={offer} sentTo={sentTo} />
      ) : (
        <>
          <p className={styles.note}>{t('admin.transfer.help')}</p>
          <AddressForm
            action={t('admin.transfer.offer')}
            isBusy={isLoading}
            error={error}
            onFound={async ({ userId, email }) => {
              setSentTo(email);
              return !(await transfer({ storyId, userId })).error;
            }}
          />
        </>
      )}
    </section>
  );
}

interface WaitingProps {
  offer: TransferOffer;
  /** The address that it was made to on this page; who is meant is told by name once they have seen it. */
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
      <div>
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
