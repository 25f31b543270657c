import { afterAll, beforeAll, beforeEach, describe } from '@jest/globals';
import { awayRules } from './closing/away.ts';
import type { ClosingBackend } from './closing/backend.ts';
import { disablingRules } from './closing/disabling.ts';
import { leavingRules } from './closing/leaving.ts';
import { People } from './closing/people.ts';

/** Accounts that are disabled, deleted and closed, over the wire, on any identity back end. */
export function closingSuite(name: string, open: () => Promise<ClosingBackend> = async () => ({})): void {
  describe(`the end of accounts on ${name}`, () => {
    let people: People;
    let backend: ClosingBackend;
    beforeAll(async () => {
      backend = await open();
      people = await People.open(backend.keycloak);
    });
    afterAll(async () => {
      await people?.room.close();
      backend?.close?.();
    });
    beforeEach(() => people.refreshed());
    disablingRules(() => people);
    leavingRules(() => people);
    awayRules(
      () => people,
      () => backend,
    );
  });
}
