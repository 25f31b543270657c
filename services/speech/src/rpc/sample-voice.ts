import type { Handler } from '@fabula/kit/server';
import type { SpeechService } from '@fabula/proto/speech/v1/speech_pb';
import type { SpeechContext } from '../context.ts';
import { isLanguage, type Language } from '../domain/language.ts';

/** Words of no story: whoever asks chooses the language alone, so that there is one sample of each to keep. */
const WORDS: Readonly<Record<Language, string>> = {
  en: 'Good evening. The lamp is out, and the sea is high tonight.',
  fr: 'Bonsoir. La lampe est éteinte, et la mer est haute ce soir.',
  es: 'Buenas noches. La lámpara está apagada, y la mar está alta.',
};

/** One sentence in the voice that a language has by itself. */
export function sampleVoice({ speaking }: SpeechContext): Handler<typeof SpeechService.method.sampleVoice> {
  return async (request, { signal }) => {
    const language = isLanguage(request.language) ? request.language : 'en'; // the contract lets no other through
    const text = WORDS[language];
    const line = { text, language, engine: '', name: '', pitch: 0, speed: 1, emotion: '', strength: 0 };
    const { mp3, heardAs: quality } = await speaking.speak(line, signal);
    return { mp3, text, quality };
  };
}
