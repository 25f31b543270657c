import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { Locator } from 'playwright-core';
import type { Guest } from './guest.ts';
import { TEXTS } from './texts.ts';

export const newAddress = (): string => `${randomUUID()}@players.example`;

/** Somebody at the forms of sign-in and at the pages of mailed links. */
export class MailVisit {
  constructor(readonly guest: Guest) {}

  get texts() {
    return TEXTS[this.guest.language].auth;
  }

  button(name: string): Locator {
    return this.guest.page.getByRole('button', { name, exact: true });
  }

  press(name: string): Promise<void> {
    return this.guest.inputDevice.press(this.button(name));
  }

  write(label: string, words: string): Promise<void> {
    return this.guest.inputDevice.write(this.guest.page.getByLabel(label, { exact: true }), words);
  }

  /** A heading has come, and the focus with it. */
  async heading(name: string): Promise<void> {
    const heading = this.guest.page.getByRole('heading', { name, exact: true });
    await heading.and(this.guest.page.locator(':focus')).waitFor();
  }

  async goto(path: string): Promise<void> {
    await this.guest.page.goto(`${this.guest.origin}${path}`);
  }

  /** From the form to the page that waits. */
  async askForLink(email: string): Promise<void> {
    await this.write(this.texts.email, email);
    await this.press(this.texts.sendLink);
    await this.heading(this.texts.sent.title);
  }

  /** The number that another browser is to say. */
  async number(): Promise<string> {
    return (await this.guest.page.locator('output.num').textContent()) ?? '';
  }

  /** Opens what a mail leads to; the secret leaves the address bar. */
  async follow(path: string, title: string): Promise<void> {
    const { page } = this.guest;
    await this.goto(path);
    await page.getByRole('heading', { name: title, exact: true }).waitFor();
    expect(page.url()).not.toContain('#');
  }

  /** Is signed in, at the catalogue. */
  async arrive(): Promise<void> {
    const { page, language } = this.guest;
    await page.getByRole('button', { name: TEXTS[language].catalogue.accountMenu }).waitFor();
  }

  /** Nothing on the way kept anybody out, or complained; `caused` by the visit itself. */
  async leave(...caused: readonly RegExp[]): Promise<void> {
    expect(this.guest.accessibilityIssues).toEqual([]);
    expect(this.guest.pageErrors.except(...caused)).toEqual([]);
    await this.guest.leave();
  }
}
