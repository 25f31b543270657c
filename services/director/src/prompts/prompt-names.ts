import { characterName, itemName, nicknamesOf } from '@fabula/rules/names';
import type { Release } from '@fabula/rules/release/release';
import { indexOf } from '@fabula/rules/release-index';
import type { Scene } from '@fabula/rules/scene';

/** What characters and items of a scene are called in a prompt: models copy a slug without mistakes, a UUID they do not. */
export class PromptNames {
  private readonly handles: ReadonlyMap<string, string>;

  constructor(
    private readonly release: Release,
    private readonly scene: Scene,
  ) {
    const { characters, items, dynamicItems } = indexOf(release);
    const all = [...scene.nameable, ...scene.options.map(({ id }) => id), ...(scene.battle?.opponents ?? [])];
    const slugOf = (id: string) => (characters.get(id) ?? items.get(id) ?? dynamicItems.get(id))?.slug ?? id;
    this.handles = new Map(all.map((id) => [id, slugOf(id)]));
  }

  handleOf(id: string): string {
    return this.handles.get(id) ?? id;
  }

  /** Of this scene, by handle, name or id, in whatever case; null for whatever is not in it. */
  idOf(called: string): string | null {
    const wanted = called.trim().toLowerCase();
    const same = (text: string) => text.toLowerCase() === wanted;
    const isCalled = (id: string) => same(this.nameOf(id)) || this.nicknamesOf(id).some(same);
    const found = [...this.handles].find(([id, handle]) => same(handle) || same(id) || isCalled(id));
    return found?.[0] ?? null;
  }

  /** In the run's language. */
  nameOf(id: string): string {
    const { state } = this.scene;
    const story = { release: this.release, state };
    const { items, dynamicItems } = indexOf(this.release);
    const offered = (items.get(id) ?? dynamicItems.get(id))?.name[state.language];
    return characterName(story, id) || itemName(story, id) || offered || id;
  }

  /** What else it is called, in the run's language. */
  nicknamesOf(id: string): readonly string[] {
    return nicknamesOf({ release: this.release, state: this.scene.state }, id);
  }

  isItem(id: string): boolean {
    const { items, dynamicItems } = indexOf(this.release);
    return (
      items.has(id) || dynamicItems.has(id) || this.scene.state.items.some(({ itemId }) => itemId === id)
    );
  }
}
