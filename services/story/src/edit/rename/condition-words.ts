/**
 * The text of a condition in which one thing is called otherwise. The word before a name says what is meant: a moment and
 * an item may share one. All else of the text stays as it is written.
 * @param word before the name, e.g. `item`
 */
export function renamedInCondition(
  text: string,
  { word, slug, to }: { word: string; slug: string; to: string },
): string {
  let before = '';
  return text.replace(/[()]|[^\s()]+/g, (each) => {
    const isNamed = each === slug && before === word;
    before = each;
    return isNamed ? to : each;
  });
}
