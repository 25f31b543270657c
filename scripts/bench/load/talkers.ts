import { readWalkthrough } from '@fabula/catalogue/walkthrough';
import { STORY_FOLDER } from '../../proof/story.ts';
import { utterance } from '../benches/utterances.ts';
import { Actor } from './actor.ts';
import type { Language } from './raw-player.ts';

const LANGUAGES = ['en', 'fr'] as const;
/** Words of sentences that nobody says twice. */
const WORDS: Readonly<Record<Language, readonly string[]>> = {
  en: ['light', 'water', 'window', 'brother', 'winter', 'engine', 'letter', 'garden', 'paper', 'stone'],
  fr: ['lumière', 'eau', 'fenêtre', 'frère', 'hiver', 'moteur', 'lettre', 'jardin', 'papier', 'pierre'],
};

const MOST_REFUSED = 20;

/** A sentence that answers nothing; each number has another one, a thousand in all. */
export function smallTalk(n: number, language: Language): string {
  const words = WORDS[language];
  return [1, 10, 100].map((power) => words[Math.floor(n / power) % words.length]).join(', ');
}

/**
 * Players who speak, one turn after the other, each as fast as they are answered: one half as the walkthrough for voices
 * has it (the same sentences in each run), the others what nobody has said before.
 */
export class Talkers {
  spoken = 0;
  /** Turns that may be tried again: two cores hear one player at a time, so some have waited too long. */
  refused = 0;
  private next = 0;

  private constructor(private readonly actors: readonly Actor[]) {}

  static async join(origin: string, players: number): Promise<Talkers> {
    const actors: Actor[] = [];
    for (let n = 0; n < players; n += 1) {
      const language = LANGUAGES[n % LANGUAGES.length] ?? 'en';
      actors.push(await Actor.join(origin, await readWalkthrough(STORY_FOLDER, language, 'voice')));
    }
    return new Talkers(actors);
  }

  /** Until so many turns have been spoken since the beginning. Throws where a turn fails. */
  async until(turns: number): Promise<void> {
    await Promise.all(this.actors.map((actor, n) => this.talk(actor, n, turns)));
  }

  async leave(): Promise<void> {
    await Promise.all(this.actors.map(({ player }) => player.close()));
  }

  /** What keeps being refused is no measure of anything. */
  private refuse(failure: string): void {
    this.refused += 1;
    if (this.refused > MOST_REFUSED + this.spoken / 4) throw new Error(`turns fail: ${failure}`);
  }

  private async talk(actor: Actor, n: number, turns: number): Promise<void> {
    const { language } = actor.player;
    const isDistinct = n % (2 * LANGUAGES.length) >= LANGUAGES.length;
    while (this.next < turns) {
      const { words } = await actor.prepare();
      const says = words !== '' && isDistinct ? smallTalk(this.next, language) : words;
      if (says !== '') this.next += 1;
      const audio = says === '' ? undefined : await utterance(says, language);
      const { failure } = await actor.play(performance.now(), audio);
      if (failure !== undefined) this.refuse(failure);
      else if (audio) this.spoken += 1;
    }
  }
}
