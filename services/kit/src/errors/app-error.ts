import type { status } from '@grpc/grpc-js';

/** The names of gRPC's codes, less OK: the one vocabulary of what went wrong, on every border. */
export type CodeName = Exclude<keyof typeof status, 'OK'>;

export interface AppErrorOptions {
  /** The error's own name, e.g. RUN_ALREADY_ENDED; the code's name where it has none. */
  readonly reason?: string | undefined;
  readonly code: CodeName;
  /** For the player, in English. Never holds internal text. */
  readonly message: string;
  /** Whether the same request may succeed later. */
  readonly retryable?: boolean | undefined;
  /** Seconds after which the same request may succeed, where that is known. */
  readonly retryAfterS?: number | undefined;
  /** The request field that is wrong, as written in the proto. */
  readonly field?: string | undefined;
  /** The status of an HTTP answer, where there is a better one than the code's own. */
  readonly httpStatus?: number | undefined;
  /** For the log only. */
  readonly cause?: unknown;
}

/** An error of ours, whose text the caller may read. Domain errors are subclasses with a name of their own. */
export class AppError extends Error {
  readonly reason: string;
  readonly code: CodeName;
  readonly retryable: boolean;
  readonly field: string | undefined;
  readonly retryAfterS: number | undefined;
  readonly httpStatus: number | undefined;

  constructor(options: AppErrorOptions) {
    super(options.message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = new.target.name;
    this.reason = options.reason ?? options.code;
    this.code = options.code;
    this.retryable = options.retryable ?? false;
    this.field = options.field;
    this.retryAfterS = options.retryAfterS;
    this.httpStatus = options.httpStatus;
  }
}
