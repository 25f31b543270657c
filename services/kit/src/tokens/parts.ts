/** All parts that speak to each other. The names are also those of their roles and schemas in the database. */
export const PARTS = ['gateway', 'auth', 'catalogue', 'run', 'moment-engine', 'speech', 'media'] as const;

export type Part = (typeof PARTS)[number];

export function isPart(name: unknown): name is Part {
  return (PARTS as readonly unknown[]).includes(name);
}
