import { type Handler, playerOf } from '@fabula/kit/server';
import type { RunService } from '@fabula/proto/run/v1/run_pb';
import type { RunContext } from '../context.ts';
import { languageFor } from '../domain/language.ts';
import { toPermanent } from '../domain/permanent.ts';
import { listPermanentCharacters as stored } from '../store/permanent-characters.ts';

type Method = Handler<(typeof RunService)['method']['listPermanentCharacters']>;

/** Whom the player takes along into every story. */
export function listPermanentCharacters({ db }: RunContext): Method {
  return async ({ language }, call) => {
    const userId = playerOf(call).sub;
    const characters = await db.transaction((tx) => stored(tx, userId));
    return { characters: characters.map((row) => toPermanent(row, languageFor(language))) };
  };
}
