import { useTranslation } from 'react-i18next';
import { Dialog, DialogTitle } from '../../../components/Dialog.tsx';
import { useSession } from '../../../lib/session/current.ts';
import { useTransferStoryMutation } from '../api.ts';
import { useDraft } from '../draft/useDraft.ts';
import { AddressForm } from './AddressForm.tsx';
import styles from './story.module.css';

interface Props {
  /** It waits for the answer of whom this address is. */
  onOffered: (email: string) => void;
  onClose: () => void;
}

/** Says what an offer means, and asks to whom it is made. */
export default function OfferDialog({ onOffered, onClose }: Props) {
  const { t } = useTranslation();
  const { storyId, head } = useDraft();
  const { user } = useSession();
  const [transfer, { isLoading, error }] = useTransferStoryMutation();
  const title = t('admin.transfer.dialogTitle');
  return (
    <Dialog onClose={onClose} title={title} titled narrow>
      <div className={styles.dialog}>
        <DialogTitle>{title}</DialogTitle>
        <p>{t(`admin.transfer.dialogHelp.${loserOf(head, user?.id)}`)}</p>
        <AddressForm
          label={t('admin.transfer.email')}
          action={t('admin.transfer.offer')}
          isMain
          isBusy={isLoading}
          error={error}
          onFound={async ({ userId, email }) => {
            const isOffered = !(await transfer({ storyId, userId })).error;
            if (isOffered) onOffered(email);
            return isOffered;
          }}
        />
      </div>
    </Dialog>
  );
}

interface Owned {
  readonly myRole: string;
  readonly ownerId?: string | undefined;
}

/** Who has no right to it any more once it is taken over: whoever offers it, its owner, or nobody, since the team keeps what it may. */
function loserOf({ myRole, ownerId }: Owned, ownId: string | undefined): 'self' | 'owner' | 'nobody' {
  if (myRole !== 'team') return 'self';
  return ownerId === undefined || ownerId === ownId ? 'nobody' : 'owner';
}
