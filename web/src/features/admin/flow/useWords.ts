import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Words } from './words.ts';

export function useWords(): Words {
  const { t, i18n } = useTranslation();
  return useMemo(() => ({ t, language: i18n.language }), [t, i18n.language]);
}
