import { EventEmitter, once } from 'node:events';

/** What a gateway logs, for a test that waits for it. */
export class LogLines {
  private readonly lines: string[] = [];
  private readonly news = new EventEmitter();

  write(line: string): void {
    this.lines.push(line);
    this.news.emit('line');
  }

  /** Resolves once a line with this text was logged. */
  async says(text: string): Promise<void> {
    while (!this.lines.some((line) => line.includes(text))) await once(this.news, 'line');
  }
}
