import { create, type DescMethod, type DescService, type JsonObject, toJson } from '@bufbuild/protobuf';
import { exposedMethods } from '@fabula/kit/access';
import { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import { AuthoringService } from '@fabula/proto/catalogue/v1/authoring_pb';
import { CatalogueService } from '@fabula/proto/catalogue/v1/catalogue_pb';
import { MediaService } from '@fabula/proto/media/v1/media_pb';
import { AssistService } from '@fabula/proto/moment/v1/assist_pb';
import { MomentEngineService } from '@fabula/proto/moment/v1/moment_pb';
import { RunService } from '@fabula/proto/run/v1/run_pb';
import { SpeechService } from '@fabula/proto/speech/v1/speech_pb';
import type { Random } from './random.ts';

export interface FuzzedRequest {
  /** Below /api/. */
  readonly path: string;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Values by field name that make a request valid. */
export type KnownValues = Readonly<Record<string, string>>;

const SERVICES: readonly DescService[] = [
  AuthService,
  CatalogueService,
  AuthoringService,
  RunService,
  MomentEngineService,
  AssistService,
  SpeechService,
  MediaService,
];
const METHODS = SERVICES.flatMap((service) => exposedMethods(service));
const ODD: readonly (string | number | boolean | null | object)[] = [
  ...['', '\0', '\u202e', '<script>', '../../etc', "'; drop table x; --", 'é'.repeat(3_000), 'NaN', '1e999'],
  ...[null, true, -1, 1e20, 0.5, [], {}, [[[[]]]], { a: { b: 1 } }, ['x', 1, null]],
];
const LONGEST_NOISE = 400;

/** Half of them valid ones with a few bytes or fields changed, half noise. */
export function fuzzedRequest(random: Random, known: KnownValues): FuzzedRequest {
  const method = random.pick(METHODS);
  const path = `${method.parent.typeName}/${method.name}`;
  if (random.chance(0.5)) return { path, body: changed(random, valid(method, known)) };
  const noise = random.bytes(random.below(LONGEST_NOISE));
  return {
    path: random.chance(0.2) ? encodeURIComponent(noise.toString('latin1')) : path,
    body: copy(noise),
  };
}

function valid(method: DescMethod, known: KnownValues): JsonObject {
  const json = toJson(method.input, create(method.input), { alwaysEmitImplicit: true }) as JsonObject;
  const fields = method.input.fields.map(({ jsonName }) => jsonName).filter((name) => name in known);
  return { ...json, ...Object.fromEntries(fields.map((name) => [name, known[name] ?? ''])) };
}

function changed(random: Random, json: JsonObject): Uint8Array<ArrayBuffer> {
  const fields = Object.keys(json);
  const name = fields.length > 0 && random.chance(0.8) ? random.pick(fields) : 'unknownField';
  const odd = random.chance(0.6) ? { ...json, [name]: random.pick(ODD) } : json;
  const bytes = copy(Buffer.from(JSON.stringify(odd)));
  for (let n = random.below(4); n > 0; n -= 1) bytes[random.below(bytes.length)] = random.below(256);
  return random.chance(0.1) ? bytes.slice(0, random.below(bytes.length)) : bytes;
}

const copy = (bytes: Uint8Array) => Uint8Array.from(bytes);
