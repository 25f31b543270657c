import { Metadata, status } from '@grpc/grpc-js';
import { expect, test } from '@jest/globals';
import { AppError, type CodeName, fromGrpc, toFrames, toGrpc, toHttp } from '../errors.ts';
import { collectedLog } from '../testing/log.ts';

class RunAlreadyEnded extends AppError {
  constructor() {
    super({
      reason: 'RUN_ALREADY_ENDED',
      code: 'FAILED_PRECONDITION',
      message: 'This run has ended.',
      field: 'run',
    });
  }
}

test('an error of ours crosses gRPC unchanged', () => {
  const back = fromGrpc(toGrpc(new RunAlreadyEnded()));
  const { reason, code, message, retryable, field } = back;
  expect({ reason, code, message, retryable, field }).toEqual({
    reason: 'RUN_ALREADY_ENDED',
    code: 'FAILED_PRECONDITION',
    message: 'This run has ended.',
    retryable: false,
    field: 'run',
  });
});

test('a page is told which error it is, whatever its language', () => {
  expect(toFrames(new RunAlreadyEnded())).toMatchObject({ reason: 'RUN_ALREADY_ENDED' });
});

test('an unexpected error shows an id only, by which the log knows the rest', () => {
  const { log, lines } = collectedLog();
  const error = new Error('password of the database is hunter2');
  const shown = toGrpc(error, log);
  expect(shown.code).toBe(status.INTERNAL);
  expect(JSON.stringify([shown.details, shown.metadata.getMap()])).not.toContain('hunter2');
  const id = /\(([0-9a-f-]{36})\)/.exec(shown.details)?.[1];
  expect(lines()).toEqual([
    expect.objectContaining({ errorId: id, err: expect.objectContaining({ message: error.message }) }),
  ]);
  expect(JSON.stringify(toHttp(error, log))).not.toContain('hunter2');
  expect(JSON.stringify(toFrames(error, log))).not.toContain('hunter2');
});

test("somebody else's text is never shown, and tells what may be tried again", () => {
  const seen = (code: status) => {
    const {
      code: name,
      message,
      retryable,
    } = fromGrpc({ code, details: '14 connect ECONNREFUSED /run/x.sock', metadata: new Metadata() });
    return { name, message, retryable };
  };
  const message = 'Not available right now. Please try again.';
  expect(seen(status.UNAVAILABLE)).toEqual({ name: 'UNAVAILABLE', message, retryable: true });
  expect(seen(status.DEADLINE_EXCEEDED)).toEqual({ name: 'DEADLINE_EXCEEDED', message, retryable: true });
  expect(seen(status.RESOURCE_EXHAUSTED)).toEqual({ name: 'RESOURCE_EXHAUSTED', message, retryable: false });
  expect(fromGrpc(new Error('no gRPC at all')).code).toBe('UNKNOWN');
});

test('each code has its HTTP status', () => {
  const names = Object.keys(status).filter((n) => Number.isNaN(Number(n)) && n !== 'OK') as CodeName[];
  const table = Object.fromEntries(
    names.map((code) => [code, toHttp(new AppError({ code, message: 'x' })).status]),
  );
  expect(table).toMatchObject({
    INVALID_ARGUMENT: 400,
    UNAUTHENTICATED: 401,
    PERMISSION_DENIED: 403,
    NOT_FOUND: 404,
  });
  expect(table).toMatchObject({ ABORTED: 409, RESOURCE_EXHAUSTED: 429, INTERNAL: 500, UNAVAILABLE: 503 });
  expect(Object.values(table).every((s) => s >= 400)).toBe(true);
});
