import type { ResponseOf } from '../api/contract.ts';
import { inNativeShell } from '../native/bridge.ts';

/** What a site's server offers. */
export type Offered = ResponseOf<'fabula.auth.v1.AuthService', 'getSignInOptions'>;

/** The native shell has the password form alone. */
export const canSendLink = ({ magicLink }: Offered): boolean => magicLink && !inNativeShell();

/** Nobody gets mail from this site. */
export const isOutbox = ({ mail }: Offered): boolean => mail === 'MAIL_DELIVERY_OUTBOX';
