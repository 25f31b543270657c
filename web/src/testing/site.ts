/** What the site says to a call: JSON, or what makes it of what was asked. */
type Answer = object | ((asked: unknown) => object | Promise<object>);

/** Never answered. */
export const NEVER = () => new Promise<object>(() => undefined);

interface Refused {
  readonly code: string;
  readonly message?: string;
  /** The error's own name. */
  readonly reason?: string;
}

/** A call that is refused, as Connect tells it. */
export const refusal = ({ code, message = '', reason }: Refused) => {
  const details = reason === undefined ? [] : [{ debug: { code: reason } }];
  return () => Response.json({ code, message, details }, { status: 400 });
};

/** The site behind a page that is tested without one: by a call's last words (`AuthService/SignUp`) or path, what it answers. */
export class Site {
  /** What was asked, in its order. */
  readonly asked: { readonly call: string; readonly request: unknown }[] = [];
  readonly #answers = new Map<string, Answer>();

  constructor(answers: Readonly<Record<string, Answer>> = {}) {
    for (const [call, answer] of Object.entries(answers)) this.answer(call, answer);
    globalThis.fetch = async (address, init) => this.#answerTo(String(address), init?.body);
  }

  answer(call: string, answer: Answer): void {
    this.#answers.set(call, answer);
  }

  /** What was asked by one call. */
  askedBy(call: string): unknown[] {
    return this.asked.filter((one) => one.call === call).map(({ request }) => request);
  }

  /** Whatever nobody has thought of cannot be reached. */
  async #answerTo(address: string, body: unknown): Promise<Response> {
    const call = address.replace(/^\/api\/fabula\.\w+\.v1\./, '').replace(/\?.*$/, '');
    const request: unknown = typeof body === 'string' && body.startsWith('{') ? JSON.parse(body) : body;
    this.asked.push({ call, request });
    const answer = this.#answers.get(call);
    if (answer === undefined) throw new TypeError(`nobody answers ${call}`);
    const said: unknown = typeof answer === 'function' ? await answer(request) : answer;
    return said instanceof Response ? said : Response.json(said);
  }
}
