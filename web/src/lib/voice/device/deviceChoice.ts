import { inNativeShell } from '../../native/bridge.ts';
import { canRecord } from '../microphone/canRecord.ts';
import { type DevicePlace, hearingPlace, type KeptPlace, speakingPlace } from './devicePlace.ts';
import { deviceHearing } from './deviceRecogniser.ts';
import { deviceSpeaking } from './deviceVoices.ts';

/** Something that the browser could do beside the site, if the player wants it to. */
export interface DeviceChoice {
  readonly kept: KeptPlace;
  /** Where it would do so for a language. */
  offered(language: string): Promise<DevicePlace>;
}

// The native shell has a recogniser and voices of its own.
const outsideOfShell =
  (offered: DeviceChoice['offered']): DeviceChoice['offered'] =>
  async (language) =>
    inNativeShell() ? 'nowhere' : offered(language);

export const hearingChoice: DeviceChoice = {
  kept: hearingPlace,
  offered: outsideOfShell(async (language) => (canRecord() ? deviceHearing(language) : 'nowhere')),
};

export const speakingChoice: DeviceChoice = {
  kept: speakingPlace,
  offered: outsideOfShell(deviceSpeaking),
};
