/** What the model is asked. */
export interface Question {
  readonly messages: readonly { readonly role: 'system' | 'user'; readonly content: string }[];
  /** Of the answer, as JSON Schema. */
  readonly schema: Readonly<Record<string, unknown>>;
}

/** How the form of the answer is asked for, the strictest first: servers know some of these. */
export const FORMATS = ['json_schema', 'json_object', 'none'] as const;
export type Format = (typeof FORMATS)[number];

/** A few sentences and their judgement; what is longer has gone astray. */
const MOST_TOKENS = 700;

export function requestBody(question: Question, model: string, format: Format = 'none'): string {
  return JSON.stringify({
    model,
    messages: question.messages,
    max_tokens: MOST_TOKENS,
    stream: true,
    stream_options: { include_usage: true },
    ...formatOf(question, format),
  });
}

function formatOf({ schema }: Question, format: Format): object {
  if (format === 'none') return {};
  if (format === 'json_object') return { response_format: { type: 'json_object' } };
  return {
    response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } },
  };
}
