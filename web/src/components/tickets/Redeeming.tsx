import { useTranslation } from 'react-i18next';
import { errorText } from '../../lib/api/errorText.ts';
import { useScene } from '../../lib/i18n/scene.ts';
import { Button } from '../Button.tsx';
import { Card } from '../Card.tsx';
import { characterCard } from '../cardFaces.ts';
import { focusOnMount } from '../focusOnMount.ts';
import type { Ticket } from './api.ts';
import type { Redemption } from './redemption.ts';
import { TicketFace } from './TicketFace.tsx';
import styles from './Tickets.module.css';
import type { RedemptionFlow } from './useRedemption.ts';

interface Props {
  ticket: Ticket;
  now: Redemption;
  flow: RedemptionFlow;
}

/** One ticket on its way to a permanent character. */
export function Redeeming({ ticket, now, flow }: Props) {
  const { lang } = useScene();
  const isBurning = now.step === 'starting' || now.step === 'retrieving';
  return (
    <section className={styles.redeeming}>
      <h3 lang={lang} tabIndex={-1} ref={focusOnMount}>
        {ticket.storyName}
      </h3>
      {isBurning && <TicketFace ticket={ticket} burning />}
      <Words ticket={ticket} now={now} />
      {!isBurning && <Team ticket={ticket} now={now} flow={flow} />}
      <Actions now={now} flow={flow} />
    </section>
  );
}

function Words({ ticket, now }: Omit<Props, 'flow'>) {
  const { t } = useTranslation();
  const words = () => {
    if (now.step === 'normal') return '';
    if (now.step === 'selecting' && ticket.characters.length === 0) return t('tickets.nobody');
    const id = now.step === 'confirming' ? now.characterId : undefined;
    const name = ticket.characters.find(({ characterId }) => characterId === id)?.characterName ?? '';
    return t(`tickets.${now.step}`, { name });
  };
  const error = now.step === 'selecting' ? now.error : undefined;
  return (
    <>
      {error && <p role="alert">{errorText(t, error)}</p>}
      <p role="status">{words()}</p>
    </>
  );
}

function Team({ ticket, now, flow }: Props) {
  const { tell } = useScene();
  const chosen = now.step === 'confirming' || now.step === 'creating' ? now.characterId : undefined;
  return (
    <ul className={styles.cards}>
      {ticket.characters.map((one) => {
        const { id, face, label } = characterCard(tell, one);
        const press = {
          pressed: chosen === id,
          off: now.step !== 'selecting',
          onPress: () => flow.choose(id),
        };
        return (
          <li key={id}>
            <Card face={face} label={label} press={press} showFinish />
          </li>
        );
      })}
    </ul>
  );
}

function Actions({ now, flow }: Omit<Props, 'ticket'>) {
  const { t } = useTranslation();
  if (now.step === 'confirming') {
    return (
      <div className={styles.actions}>
        <Button kind="lamp" ref={focusOnMount} onClick={flow.confirm}>
          {t('tickets.confirm')}
        </Button>
        <Button kind="ghost" onClick={flow.cancel}>
          {t('common.cancel')}
        </Button>
      </div>
    );
  }
  if (now.step !== 'selecting') return null;
  return (
    <div className={styles.actions}>
      <Button kind="ghost" onClick={flow.reset}>
        {t('tickets.back')}
      </Button>
    </div>
  );
}
