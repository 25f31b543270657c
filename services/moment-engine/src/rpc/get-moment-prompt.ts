import { AppError } from '@fabula/kit/errors';
import type { Handler } from '@fabula/kit/server';
import type { MomentEngineService } from '@fabula/proto/moment/v1/moment_pb';
import { LANGUAGES, type Language } from '@fabula/rules/release/text';
import { indexOf } from '@fabula/rules/release-index';
import type { EngineContext } from '../context.ts';
import { phrasesIn } from '../domain/phrases.ts';

/** What may be heard in the player's current moment, for recognisers outside, and what one could try. */
export function getMomentPrompt(
  engine: EngineContext,
): Handler<typeof MomentEngineService.method.getMomentPrompt> {
  return async ({ playerStoryId }, { playerToken, signal }) => {
    const options = { deadlineMs: engine.times.call, playerToken, signal, idempotent: true };
    const { view } = await engine.run.getGameView({ playerStoryId }, options);
    if (!view) throw new NoGame();
    const release = await engine.releases.get({
      storyId: view.blueprintStoryId,
      version: view.releaseVersion,
    });
    const moment = indexOf(release).moments.get(view.blueprintMomentId);
    const language = languageOf(view.language);
    if (!moment) return { phrases: [], suggestions: [], language };
    return { phrases: phrasesIn(moment, language), suggestions: [...moment.suggestions[language]], language };
  };
}

class NoGame extends AppError {
  constructor() {
    super({ reason: 'RUN_NOT_FOUND', code: 'NOT_FOUND', message: 'This game does not exist.' });
  }
}

function languageOf(language: string): Language {
  return LANGUAGES.find((each) => each === language) ?? 'en';
}
