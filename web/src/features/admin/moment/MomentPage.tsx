import { useTranslation } from 'react-i18next';
import { adminFields } from '../../../lib/i18n/en/adminFields.ts';
import { adminForms } from '../../../lib/i18n/en/adminForms.ts';
import { adminMedia } from '../../../lib/i18n/en/adminMedia.ts';
import { ThingHead, type ThingHeadProps } from '../cast/ThingHead.tsx';
import { MomentMedia } from '../media/MomentMedia.tsx';
import controls from '../widgets/controls.module.css';
import { useForm } from '../widgets/form.ts';
import { fieldsOf } from '../widgets/values.ts';
import { FilePage, type FilePageProps } from './FilePage.tsx';
import { LAYOUT, withMore } from './layout.ts';
import type { Reading } from './reading.ts';
import { Sections } from './Sections.tsx';
import { isMomentType, momentSchema } from './schemas.ts';

export const texts = { adminFields, adminForms, adminMedia };

interface Props extends FilePageProps, Partial<Pick<ThingHeadProps, 'onRenamed' | 'onDeleted'>> {}

/** A moment of any type: its form is made of the schema that it is compiled by. */
export default function MomentPage({ onRenamed, onDeleted, ...page }: Props) {
  const slug = /^moments\/(.+)\.yaml$/.exec(page.path)?.[1] ?? page.path;
  return (
    <>
      {onRenamed && onDeleted && (
        <ThingHead {...{ slug, onRenamed, onDeleted }} draft={page.draft} kind="moment" />
      )}
      <FilePage {...page} key={page.path}>
        {({ value }) => (
          <>
            <MomentForm value={value} />
            <MomentMedia slug={slug} isSilent={fieldsOf(value).silent === true} />
          </>
        )}
      </FilePage>
    </>
  );
}

/** Fields that mean something of their own in one type have their texts under its name. */
const NAMES = Object.fromEntries(Object.keys(LAYOUT).map((type) => [type, [type]]));

function MomentForm({ value }: Pick<Reading, 'value'>) {
  const { t } = useTranslation();
  const { openText } = useForm();
  const { type } = fieldsOf(value);
  if (!isMomentType(type))
    return (
      <p>
        {t('adminForms.noType')}{' '}
        <button type="button" className={controls.quiet} onClick={() => openText(['type'])}>
          {t('adminForms.editAsText')}
        </button>
      </p>
    );
  const schema = momentSchema(type);
  const sections = withMore(LAYOUT[type], Object.keys(schema.properties ?? {}));
  return <Sections at={[]} names={NAMES[type]} {...{ schema, value, sections }} />;
}
