import type { Control } from './delivery.ts';
import type { Availability, Capability } from './engine.ts';
import type { EngineRole } from './engine-stream.ts';
import { LANGUAGES, type Language } from './language.ts';

export interface EngineRow extends Capability, Availability {
  readonly role: EngineRole;
  readonly name: string;
  readonly language: Language;
  /** Of a voice: what of a line's delivery reaches the sound. */
  readonly controls: string[];
}

interface Listed {
  readonly name: string;
  readonly role: EngineRole;
  capability(language: Language): Capability | undefined;
  readonly controls?: readonly Control[];
}

const NO_RECOGNISER: Capability = {
  quality: 'none',
  scope: 'nothing',
  note: 'no_recogniser_type_or_use_device',
};

/**
 * A row for each engine and language, best first. A language that no recogniser of ours hears has a row that says so;
 * the player's own device counts as none of ours, because it may be silent.
 */
export function engineTable<E extends Listed>(
  engines: readonly E[],
  availabilityOf: (engine: E) => Availability,
): EngineRow[] {
  return LANGUAGES.flatMap((language) => {
    const rows = engines.flatMap((engine) => rowOf(engine, language, availabilityOf(engine)));
    const hasRecogniser = rows.some(
      (row) => row.role === 'recogniser' && row.name !== 'client' && row.available,
    );
    return hasRecogniser ? rows : [...rows, withoutRecogniser(language)];
  });
}

function rowOf(engine: Listed, language: Language, availability: Availability): EngineRow[] {
  const capability = engine.capability(language);
  if (!capability) return [];
  const { name, role, controls = [] } = engine;
  const note = availability.available ? capability.note : availability.note;
  const { available } = availability;
  return [{ role, name, language, ...capability, available, note, controls: [...controls] }];
}

function withoutRecogniser(language: Language): EngineRow {
  return { role: 'recogniser', name: '', language, ...NO_RECOGNISER, available: false, controls: [] };
}
