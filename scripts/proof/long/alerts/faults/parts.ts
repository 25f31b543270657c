import { comer, newcomer, reader, several, typist } from '../crowd.ts';
import type { Called, Fault, Step } from '../fault.ts';

/** That a part is started again is what its own page comes to in the end. */
const START_AGAIN: Step = {
  page: 'FabulaPartAway',
  text: 'Nothing of these: `kubectl -n fabula rollout restart deploy/fabula-<part>`',
};
const ENGINES = ['moment-engine-1', 'moment-engine-2'];

const away = (part: string): Called => ({
  alert: 'FabulaPartAway',
  where: `app_kubernetes_io_component="${part}"`,
});
const burning = (alert: string): Called => ({ alert, where: 'burn="fast"' });

type Killing = Pick<Fault, 'crowd' | 'steps'> & {
  readonly part: string;
  readonly processes: readonly string[];
  readonly burns: string;
};

/** All processes of a part are killed. */
const killed = ({ part, processes, burns, steps, crowd }: Killing): Fault => ({
  name: `${part} is killed`,
  alerts: [away(part), burning(burns)],
  steps: [...steps, START_AGAIN],
  crowd,
  provoke: async (site) => {
    await site.kill(processes);
    return () => site.restart(processes);
  },
});

export const PARTS_KILLED: readonly Fault[] = [
  killed({
    ...{ part: 'catalogue', processes: ['catalogue'], burns: 'FabulaCatalogueFails' },
    steps: [{ page: 'FabulaCatalogueFails', text: '`catalogue` is away: [FabulaPartAway]' }],
    crowd: ({ origin }) => [reader(origin)],
  }),
  killed({
    ...{ part: 'auth', processes: ['auth'], burns: 'FabulaSignInsFail' },
    steps: [{ page: 'FabulaSignInsFail', text: '`auth` does not answer: [FabulaPartAway]' }],
    crowd: ({ origin }) => [newcomer(origin)],
  }),
  killed({
    ...{ part: 'run', processes: ['run'], burns: 'FabulaResumesFail' },
    steps: [{ page: 'FabulaResumesFail', text: '`failed`: a gateway cannot ask `run` whose story it is' }],
    crowd: ({ origin }) => [comer(origin)],
  }),
  killed({
    ...{ part: 'moment-engine', processes: ENGINES, burns: 'FabulaTurnsUnanswered' },
    steps: [{ page: 'FabulaTurnsUnanswered', text: 'A part or a store is away' }],
    crowd: ({ origin }) => several(6, () => typist(origin)),
  }),
];
