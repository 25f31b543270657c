import type { Guest, GuestOptions } from './guest.ts';

/** Fabula as it runs on this machine, in one process or many, and a browser to visit it with. */
export interface Site {
  readonly origin: string;
  /** Where auth's words to who keeps the site go: the first team member's invitation. */
  readonly logFile: string;
  guest(options: Omit<GuestOptions, 'browser' | 'origin'>): Promise<Guest>;
}
