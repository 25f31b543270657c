/** A line longer than this is no event of a chat completion. */
const LONGEST = 1_000_000;

/** The data of each server-sent event, as they come; comments and other fields are passed over. */
export async function* serverEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split(/\r\n|\n|\r(?!$)/);
    rest = (lines.pop() ?? '').slice(0, LONGEST);
    yield* dataIn(lines);
  }
  yield* dataIn([rest + decoder.decode()]);
}

/** Every server of this kind writes an event's data in one line. */
function* dataIn(lines: readonly string[]): Generator<string> {
  for (const line of lines) if (line.startsWith('data:')) yield line.slice('data:'.length).trim();
}
