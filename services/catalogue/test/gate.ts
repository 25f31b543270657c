/** What others wait for. */
export class Gate {
  open = () => {};
  readonly isOpen = new Promise<void>((resolve) => {
    this.open = resolve;
  });
}
