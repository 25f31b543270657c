import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../lib/copyText.ts';
import { Button } from '../Button.tsx';

/** Copies a text, and says whether that went well. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation();
  const [told, setTold] = useState('');
  const copy = async () => {
    // Said anew each time: a text that stays the same is announced once.
    setTold('');
    try {
      await copyText(text);
      setTold(t('factor.copied'));
    } catch {
      setTold(t('factor.notCopied'));
    }
  };
  return (
    <>
      <Button onClick={() => void copy()}>{label}</Button>
      <span role="status">{told}</span>
    </>
  );
}
