import { create, type DescMessage } from '@bufbuild/protobuf';
import { createValidator, type Violation } from '@bufbuild/protovalidate';
import { AppError } from './errors/app-error.ts';

const validator = createValidator();

/** The first field that breaks a rule of the proto, with the rule's text. */
export class InvalidField extends AppError {
  constructor(field: string, rule: string) {
    super({ reason: 'INVALID_FIELD', code: 'INVALID_ARGUMENT', message: `${field}: ${rule}`, field });
  }
}

/** Checks a message against the rules in its proto. Throws InvalidField. */
export function validate(schema: DescMessage, message: unknown): void {
  const result = validator.validate(schema, message as never);
  if (result.kind === 'valid') return;
  if (result.kind === 'error') throw result.error;
  const [first] = result.violations;
  throw new InvalidField(first ? fieldOf(first) : 'request', first?.message ?? 'is not valid');
}

/** `a.b[2]`, with the names of the proto. */
function fieldOf(violation: Violation): string {
  return violation.toString().split(/[:\s]/, 1)[0] || 'request';
}

/** The first validation of a type compiles its rules (70 ms for the first of all): do it before players wait for it. */
export function warmUp(schema: DescMessage): void {
  validator.validate(schema, create(schema));
}
