/** All parts that speak to each other. The names are also those of their roles and schemas in the database. */
export const PARTS = ['gateway', 'auth', 'catalogue', 'run', 'moment-engine', 'speech', 'media'] as const;

export type Part = (typeof PARTS)[number];

export function isPart(name: unknown): name is Part {
  return (PARTS as readonly unknown[]).includes(name);
}

/** The part that serves a method of the proto: `fabula.<area>.v1.…`. Throws where the area is nobody's. */
export function servingPart(typeName: string): Part {
  const area = typeName.split('.')[1];
  const part = area === 'moment' ? 'moment-engine' : area;
  if (!isPart(part)) throw new Error(`${typeName} is served by no part`);
  return part;
}
