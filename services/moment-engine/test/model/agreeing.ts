/** As much of JSON Schema as prompts ask for. */
export interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly maximum?: number;
}

/**
 * The most that an answer can say: everything was heard, all is right, done and as good as can be. Of several choices the one
 * at `turn`, so that each has its turn.
 */
export function agreeing(schema: Schema, turn = 0): unknown {
  if (schema.anyOf) return agreeing(schema.anyOf.find((each) => each.type !== 'null') ?? {}, turn);
  if (schema.enum) return schema.enum[turn % schema.enum.length];
  if (schema.properties) return agreeingObject(schema.properties, turn);
  if (schema.items) return everyOne(schema.items, turn);
  if (schema.type === 'boolean') return true;
  if (schema.type === 'string')
    return 'Very well. You are right in everything, and so it shall be, all of it.';
  return Math.min(schema.maximum ?? 100, 1_000);
}

function agreeingObject(properties: Readonly<Record<string, Schema>>, turn: number): object {
  return Object.fromEntries(Object.entries(properties).map(([key, schema]) => [key, agreeing(schema, turn)]));
}

/** All choices; of objects one for each choice of the first field. */
function everyOne(items: Schema, turn: number): unknown[] {
  if (items.enum) return [...items.enum];
  const [key, first] = Object.entries(items.properties ?? {})[0] ?? [];
  if (!key || !first?.enum) return [agreeing(items, turn)];
  return first.enum.map((choice) => ({ ...agreeingObject(items.properties ?? {}, turn), [key]: choice }));
}
