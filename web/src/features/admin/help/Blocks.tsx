import { useTranslation } from 'react-i18next';
import type { Block, Inline } from './blocks.ts';
import styles from './help.module.css';

/** Where what another page of the project says stands in this one. */
const HERE: Readonly<Record<string, string>> = { 'DIAGNOSTICS.md': '#codes' };

/** A text of help, block by block. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text that never changes
    <One key={index} block={block} />
  ));
}

function One({ block }: { block: Block }) {
  const { t } = useTranslation();
  switch (block.kind) {
    case 'heading':
      return block.level === 3 ? (
        <h3 id={block.id}>{marked(block.text)}</h3>
      ) : (
        <h2 id={block.id}>{marked(block.text)}</h2>
      );
    case 'paragraph':
      return <p>{marked(block.text)}</p>;
    case 'list':
      return (
        <ul>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text that never changes
            <li key={index}>{marked(item)}</li>
          ))}
        </ul>
      );
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by keys
        <figure className={styles.example} tabIndex={0} aria-label={t('admin.help.example')}>
          <pre>
            <code>{block.text}</code>
          </pre>
        </figure>
      );
    case 'table':
      return <Table rows={block.rows} />;
  }
}

function Table({ rows: [head = [], ...rows] }: { rows: readonly (readonly (readonly Inline[])[])[] }) {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by keys
    <figure className={styles.table} tabIndex={0} aria-label={t('admin.help.table')}>
      <table>
        <thead>
          <tr>{head.map((cell, index) => cellOf(cell, index, 'col'))}</tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text that never changes
            <tr key={at}>{row.map((cell, index) => cellOf(cell, index, index === 0 ? 'row' : undefined))}</tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

function cellOf(cell: readonly Inline[], index: number, scope: 'col' | 'row' | undefined) {
  return scope === undefined ? (
    <td key={index}>{marked(cell)}</td>
  ) : (
    <th key={index} scope={scope}>
      {marked(cell)}
    </th>
  );
}

function marked(text: readonly Inline[]) {
  return text.map((part, index) => {
    const key = `${index}`;
    if (part.kind === 'code') return <code key={key}>{part.text}</code>;
    if (part.kind === 'bold') return <b key={key}>{part.text}</b>;
    const to = part.kind === 'link' ? HERE[part.to] : undefined;
    if (to === undefined) return part.text;
    return (
      <a key={key} href={to}>
        {part.text}
      </a>
    );
  });
}
