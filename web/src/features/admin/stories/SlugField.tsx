import { useTranslation } from 'react-i18next';
import { Field } from '../../../components/Field.tsx';

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** What a story is called in addresses and as a folder. */
export function SlugField({ value, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <Field
      label={t('admin.new.slug')}
      hint={t('admin.new.slugHint')}
      value={value}
      required
      maxLength={60}
      pattern="[a-z0-9]+(-[a-z0-9]+)*"
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
