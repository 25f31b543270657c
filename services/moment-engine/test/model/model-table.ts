import type { HeardLine } from '@fabula/director/director';
import { ScriptedDirector } from '@fabula/director/scripted-director';
import { decide } from '@fabula/rules/decide';
import type { Release } from '@fabula/rules/release/release';
import type { Decision, Judgement, SpokenLine } from '@fabula/rules/types';
import { says } from '../../../rules/test/build.ts';
import { DirectorList } from '../../src/domain/director-list.ts';
import type { ModelCall } from '../../src/domain/model-call.ts';
import { OpenAiDirector } from '../../src/providers/openai/openai-director.ts';
import { everyKind, openedIn, standing } from './every-kind.ts';
import { type Behaviour, ModelServer, type Reply } from './model-server.ts';

/** On a busy machine everything takes its time: only where somebody falls silent is the wait short. */
const TIMES = { firstToken: 60_000, betweenTokens: 60_000, whole: 60_000 };
const HASTY: Readonly<Record<string, Partial<typeof TIMES>>> = {
  silent: { firstToken: 400 },
  stalled: { betweenTokens: 1_000 },
};

interface Heard {
  readonly lines: readonly SpokenLine[];
  readonly judgement: Judgement;
  readonly decision: Decision;
  readonly call: ModelCall | undefined;
  readonly failures: readonly string[];
}

interface Turn {
  readonly type?: string;
  readonly heard?: HeardLine[];
  /** What is to go wrong. */
  readonly reason?: string;
}

/** A server that speaks like a model, and a story with a moment of every kind to ask it about. */
export class ModelTable {
  private constructor(
    readonly server: ModelServer,
    readonly release: Release,
  ) {}

  static async lay(): Promise<ModelTable> {
    const [server, release] = await Promise.all([ModelServer.start(), everyKind()]);
    return new ModelTable(server, release);
  }

  momentOf(type: string) {
    const moment = this.release.moments.find((each) => each.type === type);
    if (!moment) throw new Error(`no ${type}`);
    return moment;
  }

  /** A model by itself, with nobody behind it, and where it is asked. */
  alone(onCall: (call: ModelCall) => unknown = () => {}) {
    const model = new OpenAiDirector({ url: this.server.url, model: 'm', times: TIMES, onCall });
    const state = openedIn(this.release, this.momentOf('dialogue').id, 'en');
    return { model, ...standing(this.release, state, says('hello')) };
  }

  /** One turn through the list of directors, as the engine plays it. */
  async play(words: string, more: Turn = {}): Promise<Heard> {
    const { type = 'dialogue', heard = [], reason = '' } = more;
    const state = openedIn(this.release, this.momentOf(type).id, 'en');
    const { scene, context } = standing(this.release, state, says(words));
    const calls: ModelCall[] = [];
    const failures: string[] = [];
    const settings = {
      url: this.server.url,
      key: 'secret-key',
      model: 'some-model',
      times: { ...TIMES, ...HASTY[reason] },
    };
    const model = new OpenAiDirector({ ...settings, onCall: (call) => calls.push(call) });
    const list = new DirectorList([model, new ScriptedDirector()], ({ error, followedBy }) =>
      failures.push(`${error instanceof Error ? error.message : error} > ${followedBy}`),
    );
    const lines: SpokenLine[] = [];
    let judgement: Judgement | undefined;
    const { signal } = new AbortController();
    for await (const part of list.direct(scene, words, { ...context, heard }, signal)) {
      if (part.kind === 'line') lines.push(part.line);
      else judgement = part.judgement;
    }
    await model.close();
    if (!judgement) throw new Error('nobody judged');
    const decision = decide({ ...context, proposal: { judgement, lines } });
    return { lines, judgement, decision, call: calls[0], failures };
  }

  /** The first example of the dialogue's first facet: what the scripted director understands. */
  example(): { words: string; facet: string } {
    const moment = this.momentOf('dialogue');
    if (moment.type !== 'dialogue') throw new Error('not a dialogue');
    const facet = moment.facets[0];
    return { words: facet?.examples.en[0] ?? '', facet: facet?.id ?? '' };
  }
}

/** An answer of the model. */
export const said = (...facets: string[]) => ({
  emotion: { key: 'anger', strength: 4 },
  dialogue: 'I hear you well enough, stranger. But I am not sure that I like what I hear. Go on, then.',
  judgement: { facets, perfects: [], deflection: null, act: null, told: null },
});
export const SAID = ['I hear you well enough, stranger.', 'But I am not sure that I like what I hear.'];

/** Some text, and then something else. */
export function after(text: (reply: Reply) => string, then: (reply: Reply) => unknown): Behaviour {
  return (reply) => {
    reply.text(text(reply));
    then(reply);
  };
}

/** Comments without end. */
export function breathing(reply: Reply): void {
  reply.begin();
  const timer = setInterval(() => reply.comment(), 50);
  reply.response.on('close', () => clearInterval(timer));
}
