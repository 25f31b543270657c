import type { Walkthrough } from '@fabula/players/walkthrough-player';
import type { Phase } from './phases.ts';
import type { ScenarioName } from './scenarios.ts';

export type Language = 'en' | 'fr';

/** Somebody with an account of the tested site. */
export interface Person {
  readonly email: string;
  readonly password: string;
  /** `name=value`, by which a session goes on. */
  readonly cookie: string;
  readonly accessToken: string;
  /** Milliseconds since 1970. */
  readonly freshUntil: number;
}

/** A recording, as a part of the file of its language. */
export interface Recording {
  readonly at: number;
  readonly bytes: number;
}

/** A sentence as a microphone gives it: 16 kHz PCM, and the same as mp3. */
export interface Sound {
  readonly ms: number;
  readonly pcm: Recording;
  readonly mp3: Recording;
}

export interface SpokenWalkthrough extends Walkthrough {
  readonly language: Language;
  readonly kind: string;
}

/** A frame, and the bytes that the gateway's codec makes of it, as hexadecimal digits. */
export interface FrameProbe {
  readonly type: string;
  readonly json: string;
  readonly body?: string;
  readonly frame: string;
}

/** All that the script of k6 is told; beside it lie `people.json` and a file of sounds for each language. */
export interface Plan {
  readonly scenario: ScenarioName;
  /** http://, without a path. */
  readonly origin: string;
  /** Where those who are ready wait for the start; '' where nobody waits. */
  readonly gate: string;
  readonly players: number;
  readonly rate: number;
  readonly seconds: number;
  readonly phases: readonly Phase[];
  /** Milliseconds after the start. */
  readonly storms: readonly number[];
  readonly storyId: string;
  /** Blueprint moment id and slug. */
  readonly slugs: readonly (readonly [string, string])[];
  readonly walkthroughs: readonly SpokenWalkthrough[];
  /** By the sentence. Empty where nobody speaks. */
  readonly sounds: Readonly<Record<Language, Readonly<Record<string, Sound>>>>;
  readonly probes: readonly FrameProbe[];
  readonly thresholds: Readonly<Record<string, readonly string[]>>;
  /** Where k6 writes what it measured. */
  readonly summaryFile: string;
}
