import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Recognition, RecognitionRequest } from '../src/domain/recogniser.ts';
import { ClientTranscript } from '../src/providers/client/client.ts';
import { EspeakVoice } from '../src/providers/espeak/espeak.ts';
import { FliteVoice } from '../src/providers/flite/flite.ts';
import { OpenRecogniser } from '../src/providers/pocketsphinx/open-recogniser.ts';
import { PhraseRecogniser } from '../src/providers/pocketsphinx/phrase-recogniser.ts';
import { collect, engineConformance } from './engine-conformance.ts';
import { inRoom, noises } from './noises.ts';
import { say } from './say.ts';

const english = [
  'I’m not here to blame you.',
  'why did you put it out?',
  'who was N.K.?',
  'tell me about Nolwenn',
  'you lost someone on the Cormoran',
  'it wasn’t your fault, the bank moved',
  'there are thirty-one people on that ship',
  'make it red',
  'I’ll stay with you',
];
const french = [
  'je viens pas vous juger',
  'je veux juste comprendre',
  'pourquoi vous l’avez éteinte ?',
  'vous avez perdu quelqu’un, sur le Cormoran',
  'parlez-moi de Nolwenn',
  'c’est pas votre faute, c’est le banc qui a bougé',
  'ils sont trente et un à bord',
  'mettez-la en rouge',
  'je reste avec vous',
];
const otherFrench = [
  'je voudrais du fromage de chèvre',
  'il fait beau à Paris aujourd’hui',
  'donne-moi ton chapeau',
  'ma voiture est en panne',
  'quelle heure est-il ?',
  'on va au cinéma ce soir ?',
  'mon chien dort sous la table',
  'la réunion est reportée à lundi',
];

interface Stranger {
  readonly language: 'en' | 'fr';
  readonly name: string;
  readonly speed: number;
  /** Phrases of the first six that are understood at least, beside a fan so many decibels under the speech. */
  readonly least: readonly (readonly [fan: number | 'zeros', phrases: number])[];
}

const SAID = 6;
/** Voices that nothing was tuned to. All six are understood; a margin is left for another build of the programs. */
const strangers: readonly Stranger[] = [
  { language: 'en', name: 'kal16', speed: 0.8, least: [...around(5), [10, 4]] },
  { language: 'fr', name: 'm3', speed: 0.88, least: [...around(5), [10, 4]] },
];
function around(phrases: number) {
  return (['zeros', 40, 20] as const).map((fan) => [fan, phrases] as const);
}

const silent = { samples: new Float32Array(), sampleRate: 16_000 };
const nothing = {
  pcm: silent,
  language: 'en' as const,
  phrases: [],
  transcription: '',
  transcriptionConfidence: 0,
};
const flite = new FliteVoice();
const espeak = new EspeakVoice();
const spoken = async (): Promise<RecognitionRequest> => ({
  ...nothing,
  pcm: await say(flite, 'why did you put it out'),
  phrases: english,
  transcription: 'why did you put it out',
});
const understood = (items: readonly Recognition[]) => {
  expect(items).toHaveLength(1);
  expect(items[0]?.text.toLowerCase()).toContain('why did you put it');
};

engineConformance('client', {
  make: (report) => new ClientTranscript(report),
  request: spoken,
  empty: () => nothing,
  check: understood,
});
engineConformance('pocketsphinx-phrases', {
  make: (report) => new PhraseRecogniser(report),
  request: spoken,
  empty: () => ({ ...nothing, phrases: english }),
  check: understood,
});
engineConformance('pocketsphinx-open', {
  make: (report) => new OpenRecogniser(report),
  request: spoken,
  empty: () => nothing,
  check: understood,
});

describe('authored phrases', () => {
  const phrases = new PhraseRecogniser();
  beforeAll(() => phrases.open());
  afterAll(() => phrases.close());
  const hear = async (request: Partial<RecognitionRequest>) =>
    (await collect(phrases.start({ ...nothing, ...request })))[0]?.text;

  const hearFrench = async (text: string, how: { name: string; speed: number }) =>
    hear({
      pcm: await say(espeak, text, { language: 'fr', ...how }),
      phrases: french,
      language: 'fr',
    });

  test.each(['slt', 'rms', 'awb'])('in English are understood word for word, spoken by %s', async (name) => {
    const heard: (string | undefined)[] = [];
    for (const phrase of english)
      heard.push(await hear({ pcm: await say(flite, phrase, { name }), phrases: english }));
    const right = heard.filter((text, i) => text === english[i]);
    expect(right.length).toBeGreaterThanOrEqual(english.length - 1);
    expect(heard.filter((text, i) => text !== undefined && text !== english[i])).toEqual([]);
  });

  test.each([
    ['f3', 0.9, 7],
    ['f2', 0.9, 7],
    ['m1', 1, 4],
  ] as const)(
    'in French are mostly understood, spoken by %s, and none is taken for another',
    async (name, speed, least) => {
      const heard: (string | undefined)[] = [];
      for (const phrase of french) heard.push(await hearFrench(phrase, { name, speed }));
      const right = heard.filter((text, i) => text === french[i]);
      expect(right.length).toBeGreaterThanOrEqual(least);
      expect(heard.filter((text, i) => text !== undefined && text !== french[i])).toEqual([]);
    },
  );

  /** How many of the phrases are understood from a voice in a room. */
  const understoodFrom = async ({ language, name, speed }: Stranger, fan: number | 'zeros') => {
    const [voice, phrases] = language === 'en' ? [flite, english] : [espeak, french];
    const heard = phrases.slice(0, SAID).map(async (text) => {
      const pcm = inRoom(await say(voice, text, { language, name, speed }), fan);
      return (await hear({ pcm, phrases, language })) === text;
    });
    return (await Promise.all(heard)).filter((isRight) => isRight).length;
  };

  test.each(strangers)(
    'in $language are understood from $name in exact silence and in a quiet room alike, and beside a fan',
    async (stranger) => {
      for (const [fan, least] of stranger.least)
        expect(await understoodFrom(stranger, fan)).toBeGreaterThanOrEqual(least);
    },
    180_000,
  );

  test('are rarely heard in other French speech', async () => {
    const heard: (string | undefined)[] = [];
    for (const other of otherFrench) heard.push(await hearFrench(other, { name: 'f3', speed: 0.9 }));
    expect(heard.filter((text) => text !== undefined).length).toBeLessThanOrEqual(2);
  });

  test('are not heard in other English speech', async () => {
    for (const other of ['I would like some goat cheese', 'it is sunny in Paris today', 'give me your hat'])
      expect(await hear({ pcm: await say(flite, other), phrases: english })).toBeUndefined();
  });

  test('are not heard in noise', async () => {
    for (const pcm of Object.values(noises)) expect(await hear({ pcm, phrases: english })).toBeUndefined();
  });

  test('may be anything that authors write, and many', async () => {
    const odd = ['', '…', '🙂', 'שלום', '<b>', "'", 'a\u0000b', '1000000', '#JSGF V1.0;', 'x'.repeat(3_000)];
    const many = Array.from({ length: 900 }, (_, i) => `phrase number ${i} of the very many`);
    const pcm = await say(flite, 'why did you put it out');
    expect(await hear({ pcm, phrases: [...odd, ...english, ...many] })).toBe('why did you put it out?');
    expect(await hear({ pcm, phrases: odd })).toBeUndefined();
    expect(await hear({ pcm, phrases: [] })).toBeUndefined();
  }, 180_000);

  test('are nothing that it can hear in Spanish', () => {
    expect(phrases.capability('es')).toBeUndefined();
    expect(phrases.capability('fr')).toMatchObject({ scope: 'authored_phrases' });
  });
});

describe('open English', () => {
  const open = new OpenRecogniser();
  beforeAll(() => open.open());
  afterAll(() => open.close());

  test('is understood nearly word for word', async () => {
    const text = 'I think we should use the red glass instead';
    const [heard] = await collect(open.start({ ...nothing, pcm: await say(flite, text, { name: 'rms' }) }));
    const words = heard?.text.split(' ') ?? [];
    const right = text
      .toLowerCase()
      .split(' ')
      .filter((word) => words.includes(word));
    expect(right.length).toBeGreaterThanOrEqual(7);
  });

  test('goes on after its program was killed', async () => {
    const request = { ...nothing, pcm: await say(flite, 'open the door') };
    const stopped = open.start(request);
    setTimeout(() => stopped.abort(), 20);
    await expect(collect(stopped)).rejects.toThrow('Stopped');
    expect(await collect(open.start(request))).toHaveLength(1);
  });
});
