import { inNativeShell } from '../../native/bridge.ts';
import { kept } from '../../storage.ts';

/** Where a browser does something of its own with speech. `here`: on the device. `elsewhere`: where its maker has it done. */
export type DevicePlace = 'here' | 'elsewhere' | 'nowhere';

/** What the player wants of their browser's speech; `nowhere`: they would rather it did not. */
export class KeptPlace {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  /** Undefined where they were never asked. */
  get(): DevicePlace | undefined {
    const stored = kept.get(this.#key);
    return stored === 'here' || stored === 'elsewhere' || stored === 'nowhere' ? stored : undefined;
  }

  set(place: DevicePlace): void {
    kept.set(this.#key, place);
  }

  /** Where it is done: undefined where it is not wanted, and in the native shell, which has a recogniser and voices of its own. */
  get wanted(): 'here' | 'elsewhere' | undefined {
    const place = this.get();
    return place === 'nowhere' || inNativeShell() ? undefined : place;
  }
}

/** Who recognises what the player says, beside the site. */
export const recognitionPlace = new KeptPlace('fabula.deviceEar');
/** Who speaks for the characters where the site's own voice is plain. */
export const synthesisPlace = new KeptPlace('fabula.deviceVoice');
