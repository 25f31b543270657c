export function circlesIn(imports: readonly (readonly [from: string, to: string | undefined])[]): string[][];
