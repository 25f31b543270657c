import { several, typist } from '../crowd.ts';
import type { Fault } from '../fault.ts';
import { CHATTY_MODEL, GOOD_KEY, GOOD_MODEL, SLOW_MODEL, WRONG_KEY } from '../model.ts';

const ENGINES = ['moment-engine-1', 'moment-engine-2'];

type Changed = Pick<Fault, 'name' | 'alerts' | 'steps'> & {
  readonly broken: Readonly<Record<string, string>>;
  readonly mended: Readonly<Record<string, string>>;
};

/** Engines are started with another setting of the model, and with the one before. */
const changed = ({ broken, mended, ...fault }: Changed): Fault => ({
  ...fault,
  crowd: ({ origin }) => several(6, () => typist(origin)),
  provoke: async (site) => {
    await site.restart(ENGINES, broken);
    return () => site.restart(ENGINES, mended);
  },
});

export const BAD_MODELS: readonly Fault[] = [
  changed({
    name: 'another model, which is slow',
    alerts: [{ alert: 'FabulaFirstWordLate', where: 'burn="fast", engine="none"' }],
    steps: [
      { page: 'FabulaFirstWordLate', text: '`direct`: the model is slow; [FabulaDirectorFails]' },
      { page: 'FabulaDirectorFails', text: 'a smaller model' },
    ],
    broken: { FABULA_LLM_MODEL: SLOW_MODEL },
    mended: { FABULA_LLM_MODEL: GOOD_MODEL },
  }),
  changed({
    name: 'another model, which talks of something else',
    alerts: [{ alert: 'FabulaDirectorFails', where: 'director="model"' }],
    steps: [{ page: 'FabulaDirectorFails', text: '`nonsense`, `truncated`, `declined`: the model changed' }],
    broken: { FABULA_LLM_MODEL: CHATTY_MODEL },
    mended: { FABULA_LLM_MODEL: GOOD_MODEL },
  }),
  changed({
    name: 'a key of the model that is good no more',
    alerts: [{ alert: 'FabulaModelRests' }],
    steps: [{ page: 'FabulaModelRests', text: '401 or 403: the key' }],
    broken: { FABULA_LLM_KEY: WRONG_KEY },
    mended: { FABULA_LLM_KEY: GOOD_KEY },
  }),
];
