import { inNativeShell } from '../../native/bridge.ts';
import { canRecord } from '../microphone/canRecord.ts';
import { type DevicePlace, type KeptPlace, recognitionPlace, synthesisPlace } from './devicePlace.ts';
import { whereRecognised } from './deviceRecogniser.ts';
import { whereSpoken } from './deviceVoices.ts';

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

export const recognitionChoice: DeviceChoice = {
  kept: recognitionPlace,
  offered: outsideOfShell(async (language) => (canRecord() ? whereRecognised(language) : 'nowhere')),
};

export const synthesisChoice: DeviceChoice = {
  kept: synthesisPlace,
  offered: outsideOfShell(whereSpoken),
};
