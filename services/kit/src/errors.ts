export { AppError, type AppErrorOptions, type CodeName } from './errors/app-error.ts';
export { fromGrpc, toGrpc } from './errors/grpc.ts';
export { knownError } from './errors/known.ts';
export { answerError, type FrameErrorText, type HttpError, toFrames, toHttp } from './errors/outward.ts';
