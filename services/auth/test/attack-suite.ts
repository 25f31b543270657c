import { afterAll, beforeAll, describe } from '@jest/globals';
import { equalWorkAttacks, type WorkOfPasswords } from './attacks/equal-work.ts';
import { guessAttacks } from './attacks/guesses.ts';
import { linkAttacks } from './attacks/links.ts';
import { sessionAttacks } from './attacks/sessions.ts';
import { tokenAttacks } from './attacks/tokens.ts';
import type { MailRoom } from './mail-room.ts';

export interface Attacked {
  readonly room: MailRoom;
  /** Tokens of the same issuer that are meant for others. */
  strangers(): Promise<string[]>;
  readonly work: WorkOfPasswords;
}

/** What strangers try, over the wire, on auth before this identity back end. */
export function attackSuite(name: string, open: () => Promise<Attacked>, others = () => {}): void {
  describe(`attacks on auth before ${name}`, () => {
    let attacked: Attacked;
    beforeAll(async () => {
      attacked = await open();
    });
    afterAll(() => attacked?.room.close());
    const room = () => attacked.room;
    sessionAttacks(room);
    linkAttacks(room);
    tokenAttacks(room, () => attacked.strangers());
    guessAttacks(room);
    equalWorkAttacks(room, () => attacked.work);
    others();
  });
}
