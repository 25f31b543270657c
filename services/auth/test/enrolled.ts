import type { CallOptions, Client } from '@fabula/kit/client';
import { type Authenticator, enrol } from '@fabula/kit/testing/authenticator';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';

export interface Enrolled {
  /** aal2. */
  readonly token: string;
  readonly authenticator: Authenticator;
  readonly recoveryCodes: readonly string[];
}

/** Gives who is signed in in this browser a second factor. */
export async function enrolled(
  client: Client<typeof AuthService>,
  browser: { options(playerToken?: string): CallOptions },
  token: string,
): Promise<Enrolled> {
  const { authenticator, confirmed } = await enrol({
    start: () => client.startFactor({}, browser.options(token)),
    confirm: (otp) => client.confirmFactor({ otp }, browser.options(token)),
  });
  const { session, recoveryCodes } = confirmed;
  return { authenticator, recoveryCodes, token: session?.accessToken ?? '' };
}
