import type { Board } from './board.ts';
import { DIRECTOR } from './boards/director.ts';
import { GATEWAY } from './boards/gateway.ts';
import { PLAYERS_NOW } from './boards/players-now.ts';
import { ROLLOUT } from './boards/rollout.ts';
import { SERVICES } from './boards/services.ts';
import { SIGN_IN } from './boards/sign-in.ts';
import { SLO_BURN } from './boards/slo-burn.ts';
import { STORES } from './boards/stores.ts';
import { TURN } from './boards/turn.ts';
import { VOICE } from './boards/voice.ts';

/** In the order in which somebody who is called reads them. */
export const BOARDS: readonly Board[] = [
  ...[PLAYERS_NOW, SLO_BURN, TURN, VOICE, DIRECTOR],
  ...[GATEWAY, SERVICES, STORES, SIGN_IN, ROLLOUT],
];
