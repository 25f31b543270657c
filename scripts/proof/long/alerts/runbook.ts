import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../stage/root.ts';

/** The page of an alert, as somebody has it who was called. */
export class Runbook {
  private constructor(
    private readonly alert: string,
    private readonly text: string,
  ) {}

  static of(alert: string): Runbook {
    return new Runbook(alert, readFileSync(join(ROOT, 'deploy/runbooks', `${alert}.md`), 'utf8'));
  }

  /** Whether *What to do* says so. */
  says(step: string): boolean {
    return this.text.split('## What to do')[1]?.split('\n## ')[0]?.includes(step) ?? false;
  }

  /** A command that the page names, by how it begins. Throws where it names none. */
  command(beginning: string): string {
    const found = [...this.text.matchAll(/`([^`]+)`/g)].find(([, code = '']) => code.startsWith(beginning));
    if (!found?.[1]) throw new Error(`${this.alert} names no command that begins with ${beginning}`);
    return found[1];
  }
}
