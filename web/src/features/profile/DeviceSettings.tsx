import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../lib/i18n/i18n.ts';
import {
  type DeviceChoice,
  recognitionChoice,
  synthesisChoice,
} from '../../lib/voice/device/deviceChoice.ts';
import { useDeviceChoice } from '../../lib/voice/device/useDeviceChoice.ts';
import styles from './ProfilePage.module.css';

/** What this browser does with speech beside the site; it says where sound and words go. Nothing where it can do nothing. */
export function DeviceSettings() {
  return (
    <>
      <DeviceSetting choice={recognitionChoice} name="device" />
      <DeviceSetting choice={synthesisChoice} name="voice" />
    </>
  );
}

function DeviceSetting({ choice, name }: { choice: DeviceChoice; name: 'device' | 'voice' }) {
  const { t } = useTranslation();
  const { where, chosen, choose } = useDeviceChoice(choice, currentLanguage());
  if (where === 'nowhere') return null;
  const on = chosen === 'here' || chosen === 'elsewhere';
  const note = `device-${name}`;
  return (
    <div className={styles.setting}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={on}
          aria-describedby={note}
          data-setting={name}
          onChange={() => choose(on ? 'nowhere' : where)}
        />
        {t(`launch.${name}.setting`)}
      </label>
      <p id={note} className={styles.dim}>
        {t(`launch.${name}.${where}`)}
      </p>
    </div>
  );
}
