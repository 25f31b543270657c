import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { People } from '../closing/people.ts';
import { Visitors } from './visitors.ts';

/** A site with a member of the team, and those who come to its accounts, for the tests of one `describe`. */
export function visitedSite(): { people(): People; visitors(): Visitors } {
  let people: People;
  let visitors: Visitors;
  beforeAll(async () => {
    people = await People.open(undefined);
    visitors = new Visitors(people, undefined, undefined);
  });
  afterAll(async () => {
    await visitors?.close();
    await people?.room.close();
  });
  beforeEach(() => people.refreshed());
  return { people: () => people, visitors: () => visitors };
}
