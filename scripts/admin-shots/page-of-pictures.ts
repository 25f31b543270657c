/** One page, as it looks in one language at one width. */
export interface Picture {
  readonly name: string;
  readonly language: string;
  readonly width: number;
  readonly file: string;
}

/** A table of pictures: a row for each page, a column for each language and width. */
export function pageOfPictures(pictures: readonly Picture[]): string {
  const columns = [...new Set(pictures.map(columnOf))];
  const names = [...new Set(pictures.map(({ name }) => name))];
  const cell = (name: string, column: string) => {
    const found = pictures.find((one) => one.name === name && columnOf(one) === column);
    return `<td>${found ? `<a href="${found.file}"><img loading="lazy" alt="" src="${found.file}"></a>` : ''}</td>`;
  };
  const rows = names.map(
    (name) => `<tr><th scope="row">${name}</th>${columns.map((column) => cell(name, column)).join('')}</tr>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pages of the authors and the team</title>
<style>body { font: 14px system-ui; } img { height: 320px; } th { vertical-align: top; text-align: left; padding: 8px; }</style>
<table>
<tr><td></td>${columns.map((column) => `<th scope="col">${column}</th>`).join('')}</tr>
${rows.join('\n')}
</table>
</html>
`;
}

const columnOf = ({ language, width }: Picture): string => `${language}, ${width}`;
