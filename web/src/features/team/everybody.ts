import { rpc } from '../../lib/api/api.ts';
import type { ApiError } from '../../lib/api/call.ts';
import type { Person } from './person/person.ts';

/** As many as one list of the server holds. */
const IN_A_LIST = 200;
/** So many accounts are more than can be chosen among; who comes after them is told by letters. */
const MOST_LISTS = 10;

const { queryFn: listProfiles } = rpc('fabula.auth.v1.AuthService', 'listProfiles');

type Answer = { data: Person[] } | { error: ApiError };

/** The accounts there are, list after list, at most 2,000; those that came before one that does not. */
export async function listEverybody(options: { signal: AbortSignal }): Promise<Answer> {
  const people: Person[] = [];
  for (let list = 0; list < MOST_LISTS; list += 1) {
    const afterId = people.at(-1)?.id;
    const answer = await listProfiles(
      { limit: IN_A_LIST, ...(afterId !== undefined && { afterId }) },
      options,
    );
    if (!('data' in answer)) return people.length > 0 ? { data: people } : answer;
    people.push(...answer.data.profiles);
    if (answer.data.profiles.length < IN_A_LIST) break;
  }
  return { data: people };
}
