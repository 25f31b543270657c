import { useTranslation } from 'react-i18next';
import { useForm } from '../widgets/form.ts';
import type { StoryLanguage } from '../widgets/LanguageText.tsx';
import type { WidgetProps } from '../widgets/widget.ts';
import { Listen } from './Listen.tsx';
import { voicedLine } from './voiced.ts';

interface Props extends Pick<WidgetProps, 'at'> {
  readonly language: StoryLanguage;
  readonly label: string;
  /** What stands there now: of nothing, nothing is heard. */
  readonly text: string;
}

/** Lets one line be heard in one language, by whoever says it. */
export function ListenToLine({ at, language, label, text }: Props) {
  const { t } = useTranslation();
  const { draft, file } = useForm();
  return (
    <Listen
      of={t('adminForms.textIn', { label, language: t(`adminForms.languages.${language}`) })}
      isDisabled={text.trim() === ''}
      lines={() => [voicedLine(draft, { file, path: at }, language) ?? []].flat()}
    />
  );
}
