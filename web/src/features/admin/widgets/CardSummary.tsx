import type { FieldPath } from '@fabula/story/source-file';
import { CircleX, TriangleAlert } from 'lucide-react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../components/classes.ts';
import cards from './Cards.module.css';
import controls from './controls.module.css';
import { FindingsContext } from './Notes.tsx';
import { isWithin } from './paths.ts';
import { fieldsOf, listOf, textOf } from './values.ts';

/** What a closed card tells: its condition, its points, how many examples, what is wrong in it. */
export function CardSummary({ at, value }: { at: FieldPath; value: unknown }) {
  const { t } = useTranslation();
  const { when, points, examples, label } = fieldsOf(value);
  const findings = useContext(FindingsContext).filter(({ path }) => isWithin(path, at));
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const count = listOf(fieldsOf(examples).en).length;
  return (
    <>
      <span className={cards.sum}>{textOf(fieldsOf(label).en)}</span>
      {typeof when === 'string' && <code className={classes(controls.chip, controls.condition)}>{when}</code>}
      {typeof points === 'number' && (
        <span className={cards.sum}>{t('adminForms.points', { count: points })}</span>
      )}
      {count > 0 && <span className={cards.sum}>{t('adminForms.examples', { count })}</span>}
      {findings.length > 0 && (
        <span className={classes(errors > 0 ? cards.bad : controls.few)}>
          {errors > 0 ? (
            <CircleX className="ico" aria-hidden="true" />
          ) : (
            <TriangleAlert className="ico" aria-hidden="true" />
          )}
          {t('adminForms.findings', { count: findings.length })}
        </span>
      )}
    </>
  );
}
