import type { FormSchema } from '@fabula/story/form';
import type { FieldPath } from '@fabula/story/source-file';
import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../widgets/Field.tsx';
import { FindingsContext, Notes, useNotes } from '../widgets/Notes.tsx';
import { SchemaContext } from '../widgets/partUses.ts';
import { isWithin } from '../widgets/paths.ts';
import { fieldsOf } from '../widgets/values.ts';
import type { Section, SectionName } from './layout.ts';
import styles from './Sections.module.css';

interface Props {
  /** Where what is edited lies in its file. */
  readonly at: FieldPath;
  readonly schema: FormSchema;
  readonly value: unknown;
  readonly sections: readonly Section[];
  /** Names of the fields around it. */
  readonly names?: readonly string[] | undefined;
  /** What stands below the fields of a section. */
  readonly below?: Readonly<Partial<Record<SectionName, ReactNode>>>;
}

/** A form, section by section, with a way to each of them. */
export function Sections({ sections, ...form }: Props) {
  const { t } = useTranslation();
  const { at, schema } = form;
  const notes = useNotes({ at, isDeeper: (step) => schema.properties?.[String(step)] !== undefined });
  return (
    <SchemaContext value={schema}>
      <nav className={styles.ways} aria-label={t('adminForms.goTo')}>
        {sections.map(({ name }) => (
          <a key={name} href={`#${name}`}>
            {t(`adminForms.sections.${name}`)}
          </a>
        ))}
      </nav>
      <Notes {...notes} />
      {sections.map((section) => (
        <FormSection key={section.name} section={section} {...form} />
      ))}
    </SchemaContext>
  );
}

const NONE: readonly string[] = [];

function FormSection({
  section,
  at,
  schema,
  value,
  names = NONE,
  below,
}: Omit<Props, 'sections'> & { section: Section }) {
  const { t } = useTranslation();
  const fields = fieldsOf(value);
  const title = t(`adminForms.sections.${section.name}`);
  return (
    <section
      className={styles.section}
      id={section.name}
      aria-label={title}
      data-single={section.fields.length === 1 || undefined}
    >
      <header>
        <h2>{title}</h2>
        <Count at={at} fields={section.fields} />
      </header>
      <div className={styles.fields}>
        {section.fields
          .filter((name) => schema.properties?.[name] !== undefined)
          .map((name) => (
            <Field
              key={name}
              at={[...at, name]}
              schema={schema.properties?.[name] ?? {}}
              value={fields[name]}
              isRequired={schema.required?.includes(name) ?? false}
              names={[...names, name]}
            />
          ))}
      </div>
      {below?.[section.name]}
    </section>
  );
}

/** How much is to be mended in a section. */
function Count({ at, fields }: { at: FieldPath; fields: readonly string[] }) {
  const { t } = useTranslation();
  const count = useContext(FindingsContext).filter(({ path }) =>
    fields.some((field) => isWithin(path, [...at, field])),
  ).length;
  return count === 0 ? null : <span className={styles.count}>{t('adminForms.findings', { count })}</span>;
}
