import type { Guest } from './guest.ts';
import { TEXTS } from './texts.ts';

export interface BothLanguages {
  readonly en: string;
  readonly fr: string;
}

/** The pages of a story at the hands of somebody who writes it by forms and in the graph alone. */
export class StoryMaker {
  constructor(readonly guest: Guest) {}

  private get page() {
    return this.guest.page;
  }

  private get texts() {
    return TEXTS[this.guest.language];
  }

  /** From the list of one's own stories to the pages of a new one with nothing in it; answers its id. */
  async begin({ en, fr }: BothLanguages): Promise<string> {
    const { admin } = this.texts;
    await this.press(admin.new.title);
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel(admin.new.en).fill(en);
    await dialog.getByLabel(admin.new.fr).fill(fr);
    await dialog.getByRole('radio', { name: admin.new.empty }).check();
    await dialog.getByRole('button', { name: admin.new.create }).click();
    await this.page.waitForURL(/\/admin\/stories\/[0-9a-f-]{36}/);
    return /\/stories\/([0-9a-f-]{36})/.exec(this.page.url())?.[1] ?? '';
  }

  /** One of the categories beside the page. */
  async go(category: 'flow' | 'general' | 'characters' | 'places'): Promise<void> {
    await this.page.getByRole('link', { name: this.texts.admin.rail[category], exact: true }).click();
  }

  /** A place or a character; its own page opens. */
  async make(kind: 'place' | 'character', { en, fr }: BothLanguages): Promise<void> {
    const { cast } = this.texts.adminForms;
    await this.go(`${kind}s`);
    await this.press(cast.new[kind]);
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel(cast.nameEn).fill(en);
    await dialog.getByLabel(cast.nameFr).fill(fr);
    await dialog.getByRole('button', { name: cast.make }).click();
    await this.page.getByRole('heading', { level: 1, name: en }).waitFor();
  }

  /** Draws every picture that is missing. */
  async drawMissing(): Promise<void> {
    await this.page.getByRole('button', { name: /^Draw what is missing/ }).click();
    await this.page.getByRole('button', { name: /^Draw what is missing/ }).waitFor({ state: 'detached' });
  }

  /** A moment after the one that has the focus in the graph, which then has it; the first one of a story by its button. */
  async addMoment(type: string, name: string, isFirst = false): Promise<void> {
    if (isFirst) await this.press(this.texts.adminFlow.empty.make);
    else await this.page.keyboard.press('n');
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('radio', { name: type }).check();
    await dialog.getByRole('textbox').fill(name);
    await this.page.keyboard.press('Enter');
    await this.moment(type, name).waitFor();
  }

  /** A moment as it is drawn in the graph. */
  moment(type: string, name: string) {
    return this.page.locator(`[data-moment][aria-label^="${type}, ${name}"]`);
  }

  /** From the graph to the form of a moment, by the list that stands in its place. */
  async open(name: string): Promise<void> {
    await this.go('flow');
    await this.press(this.texts.adminFlow.list);
    await this.page.getByRole('link', { name, exact: true }).click();
    await this.page.getByRole('heading', { level: 1, name }).waitFor();
  }

  /** What stands in both languages under one label. */
  async write(label: string, { en, fr }: BothLanguages): Promise<void> {
    await this.page.getByRole('textbox', { name: `${label}, English`, exact: true }).fill(en);
    await this.page.getByRole('textbox', { name: `${label}, French`, exact: true }).fill(fr);
  }

  press(name: string): Promise<void> {
    return this.page.getByRole('button', { name, exact: true }).click();
  }
}
