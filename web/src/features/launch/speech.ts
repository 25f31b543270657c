import type { Engine } from './api.ts';

export type Recognition = 'open' | 'authored_phrases' | 'frenchFloor' | 'nothing';
export type Speaking = 'good' | 'plain' | 'none';

const QUALITY = ['best', 'good', 'floor', 'none'];
/** An engine that only passes on what the player's own device has understood; what this page's browser hears is the player's own choice. */
const DEVICE = 'if_the_device_recognises_speech';

function enginesOf(engines: readonly Engine[], role: string, language: string): Engine[] {
  const fits = (engine: Engine) => engine.role === role && engine.language === language && engine.available;
  return engines
    .filter((engine) => fits(engine) && engine.note !== DEVICE)
    .toSorted((a, b) => QUALITY.indexOf(a.quality) - QUALITY.indexOf(b.quality));
}

/** What the site's engines can do in a language, as the launch page says it. */
export function speechOf(engines: readonly Engine[], language: string) {
  return {
    hears: hearing(enginesOf(engines, 'recogniser', language), language),
    speaks: speaking(enginesOf(engines, 'voice', language)[0]),
  };
}

function hearing(ears: readonly Engine[], language: string): Recognition {
  const open = ears.find((engine) => engine.scope === 'open');
  if (open && open.quality !== 'floor') return 'open';
  if (!ears.some((engine) => engine.scope === 'authored_phrases')) return open ? 'open' : 'nothing';
  return !open && language === 'fr' ? 'frenchFloor' : 'authored_phrases';
}

function speaking(engine: Engine | undefined): Speaking {
  if (!engine || engine.quality === 'none') return 'none';
  return engine.quality === 'floor' ? 'plain' : 'good';
}
