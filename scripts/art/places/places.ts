import { court } from './court.ts';
import { lampRoom } from './lamp-room.ts';
import { lighthouse } from './lighthouse.ts';
import { market } from './market.ts';
import { observatory } from './observatory.ts';
import { pass } from './pass.ts';

export interface Place {
  draw: () => string;
  /** The colour that the place's lamp throws on the edge of everybody on stage. */
  rim: string;
}

export const places = {
  lighthouse: { draw: () => lighthouse(false), rim: '#ffd58a' },
  'lighthouse-lit': { draw: () => lighthouse(true), rim: '#ffd58a' },
  'lamp-room': { draw: () => lampRoom(true), rim: '#ffc765' },
  'lamp-room-dark': { draw: () => lampRoom(false), rim: '#b5e0ee' },
  market: { draw: market, rim: '#ff9a5c' },
  observatory: { draw: observatory, rim: '#cfc4ff' },
  court: { draw: court, rim: '#ffb45e' },
  pass: { draw: pass, rim: '#b9c8ff' },
} satisfies Record<string, Place>;

export type PlaceKey = keyof typeof places;
