import type { FormSchema } from '@fabula/story/form';
import type { FieldPath } from '@fabula/story/source-file';
import { Field } from './Field.tsx';
import { isWide } from './schema.ts';
import { fieldsOf } from './values.ts';

interface Props {
  readonly at: FieldPath;
  readonly schema: FormSchema;
  readonly value: unknown;
  readonly names: readonly string[];
}

/** All fields that are known of something, in the schema's order: first those that stand beside others, then whole rows. */
export function ObjectFields({ at, schema, value, names }: Props) {
  const fields = fieldsOf(value);
  const all = Object.entries(schema.properties ?? {});
  const rows = all.filter(([, field]) => isWide(field));
  const beside = all.filter(([, field]) => !isWide(field));
  return [...beside, ...rows].map(([name, field]) => (
    <Field
      key={name}
      at={[...at, name]}
      schema={field}
      value={fields[name]}
      isRequired={schema.required?.includes(name) ?? false}
      names={[...names, name]}
    />
  ));
}
