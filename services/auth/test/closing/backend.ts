import type { AuthTestOptions } from '../harness.ts';

/** The back end before which auth is tested. */
export interface ClosingBackend {
  readonly keycloak?: AuthTestOptions['keycloak'];
  /** Cuts it off from auth, and lets it come back. */
  readonly line?: { cut(): void; mend(): void };
  close?(): void;
}
