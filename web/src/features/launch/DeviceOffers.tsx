import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import {
  type DeviceChoice,
  recognitionChoice,
  synthesisChoice,
} from '../../lib/voice/device/deviceChoice.ts';
import type { DevicePlace } from '../../lib/voice/device/devicePlace.ts';
import { useDeviceChoice } from '../../lib/voice/device/useDeviceChoice.ts';
import { useEnginesQuery } from './api.ts';
import styles from './DeviceOffers.module.css';
import { EarSample } from './EarSample.tsx';
import { speechOf } from './speech.ts';
import { VoiceSamples } from './VoiceSamples.tsx';

/** Offers once what this browser could do beside the site, one thing after the other; what was offered is kept in the settings. */
export default function DeviceOffers({ language }: { language: string }) {
  const { t } = useTranslation();
  const { data } = useEnginesQuery({});
  const all = useRef<HTMLDivElement>(null);
  const [answered, setAnswered] = useState(false);
  const hearing = useOffer(recognitionChoice, language);
  const speaking = useOffer(synthesisChoice, language);
  const isPlain = data !== undefined && speechOf(data.engines, language).speaks !== 'good';
  const offer = hearing ?? (isPlain ? speaking : undefined);
  if (!offer && !answered) return null;
  const answer = (place: DevicePlace) => {
    offer?.choose(place);
    setAnswered(true);
    // The button that was pressed is gone: whoever uses keys goes on from here.
    all.current?.focus();
  };
  const Sample = hearing ? EarSample : VoiceSamples;
  return (
    <div ref={all} tabIndex={-1} className={styles.offers}>
      {offer && (
        <Offer name={hearing ? 'device' : 'voice'} where={offer.where} onChoose={answer}>
          <Sample language={language} where={offer.where} />
        </Offer>
      )}
      <p role="status" className={styles.kept}>
        {answered && !offer && t('launch.device.kept')}
      </p>
    </div>
  );
}

/** Undefined where there is nothing to offer, or it was offered. */
function useOffer(choice: DeviceChoice, language: string) {
  const { where, chosen, choose } = useDeviceChoice(choice, language);
  return where === 'nowhere' || chosen !== undefined ? undefined : { where, choose };
}

interface OfferProps {
  name: 'device' | 'voice';
  where: 'here' | 'elsewhere';
  onChoose: (place: DevicePlace) => void;
  /** What it would be like. */
  children: ReactNode;
}

/** Says first where sound or words go. */
function Offer({ name, where, onChoose, children }: OfferProps) {
  const { t } = useTranslation();
  const title = t(`launch.${name}.title`);
  return (
    <section className={styles.offer} data-offer={name} aria-label={title}>
      <h2>{title}</h2>
      <p>{t(`launch.${name}.${where}`)}</p>
      {children}
      <div className={styles.row}>
        <Button onClick={() => onChoose(where)}>{t('launch.device.use')}</Button>
        <Button kind="link" onClick={() => onChoose('nowhere')}>
          {t('launch.device.no')}
        </Button>
      </div>
    </section>
  );
}
