import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { Confirm } from '../../../components/Confirm.tsx';
import { useFocusAfter } from '../../../components/useFocusAfter.ts';
import { type TransferOffer, useAnswerTransferMutation } from '../api.ts';
import { authoringFailure } from '../failure.ts';
import { dateTime } from '../history/dateTime.ts';
import { nameOf } from './nameOf.ts';
import styles from './stories.module.css';

/** Stories that somebody offers to whoever reads this; what became of the last one that was answered stays said. */
export function Offers({ offers }: { offers: readonly TransferOffer[] }) {
  const { t } = useTranslation();
  const id = useId();
  const [said, setSaid] = useState('');
  /** Their cards go at once, however long the list takes to come again. */
  const [answered, setAnswered] = useState<readonly string[]>([]);
  const [end, focusEnd] = useFocusAfter<HTMLParagraphElement>();
  const open = offers.filter(({ offerId }) => !answered.includes(offerId));
  const tellAnswer = (offerId: string, text: string) => {
    setSaid(text);
    setAnswered((before) => [...before, offerId]);
    focusEnd();
  };
  return (
    <>
      {open.length > 0 && (
        <section className={styles.offers} aria-labelledby={id}>
          <h3 id={id}>{t('admin.offers.title')}</h3>
          <ul className={styles.cards}>
            {open.map((offer) => (
              <OfferCard
                key={offer.offerId}
                offer={offer}
                onAnswered={(text) => tellAnswer(offer.offerId, text)}
              />
            ))}
          </ul>
        </section>
      )}
      <p ref={end} tabIndex={-1} role="status" className={styles.said}>
        {said}
      </p>
    </>
  );
}

/** Where the story stands that is offered, in a word. */
function standingOf({ isClosed, isListed, isPublished }: TransferOffer) {
  if (isClosed) return 'admin.stories.closed';
  if (!isPublished) return 'admin.stories.draft';
  return isListed ? 'admin.offers.listed' : 'admin.offers.published';
}

interface CardProps {
  offer: TransferOffer;
  onAnswered: (text: string) => void;
}

function OfferCard({ offer, onAnswered }: CardProps) {
  const { t } = useTranslation();
  const [answer, { isLoading, error }] = useAnswerTransferMutation();
  const [isAsking, setAsking] = useState(false);
  const { offerId, by, until, slug } = offer;
  const name = nameOf(offer);
  const problem = error && authoringFailure(t, error);
  const give = async (accepts: boolean) => {
    const { error: refused } = await answer({ offerId, accepts });
    if (!refused) onAnswered(t(accepts ? 'admin.offers.accepted' : 'admin.offers.declined', { name }));
  };
  return (
    <li>
      <b>{name}</b>
      <span className={styles.note}>
        {slug} · {t(standingOf(offer))}
      </span>
      <span>{t('admin.offers.by', { by: by || t('admin.members.somebody'), until: dateTime(until) })}</span>
      <div className={styles.acts}>
        <Button kind="lamp" className={styles.small} disabled={isLoading} onClick={() => give(true)}>
          {t('admin.offers.accept')}
          <span className="sr"> {name}</span>
        </Button>
        <Button kind="ghost" className={styles.small} disabled={isLoading} onClick={() => setAsking(true)}>
          {t('admin.offers.decline')}
          <span className="sr"> {name}</span>
        </Button>
      </div>
      {problem && !isAsking && <p role="alert">{problem}</p>}
      {isAsking && (
        <Confirm
          title={t('admin.offers.declineTitle', { name })}
          text={t('admin.offers.declineText')}
          confirm={t('admin.offers.decline')}
          busy={isLoading}
          problem={problem}
          onConfirm={() => give(false)}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
