import { z } from 'zod';

/** One span, as far as times are concerned. */
export interface SpanTimes {
  readonly traceId: string;
  readonly name: string;
  /** service.name: the part. */
  readonly part: string;
  /** OTLP's number: 1 internal, 2 server, 3 client. */
  readonly kind: number;
  readonly ms: number;
}

const attribute = z.object({ key: z.string(), value: z.object({ stringValue: z.string().optional() }) });
const span = z.object({
  traceId: z.string(),
  name: z.string(),
  kind: z.number().default(0),
  startTimeUnixNano: z.coerce.bigint(),
  endTimeUnixNano: z.coerce.bigint(),
});
const resource = z.object({ attributes: z.array(attribute).default([]) });
const request = z.object({
  resourceSpans: z
    .array(z.object({ resource, scopeSpans: z.array(z.object({ spans: z.array(span).default([]) })) }))
    .default([]),
});

/** The spans of one export (OTLP/HTTP, JSON). Throws where it is none. */
export function spansIn(body: string): SpanTimes[] {
  return request.parse(JSON.parse(body)).resourceSpans.flatMap(({ resource: of, scopeSpans }) => {
    const named = of.attributes.find(({ key }) => key === 'service.name');
    const part = named?.value.stringValue ?? '';
    const spans = scopeSpans.flatMap((scope) => scope.spans);
    return spans.map(({ traceId, name, kind, startTimeUnixNano: from, endTimeUnixNano: to }) => ({
      ...{ traceId, name, kind, part },
      ms: Number(to - from) / 1e6,
    }));
  });
}
