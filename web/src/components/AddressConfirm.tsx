import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from './Field.tsx';
import { focusOnMount } from './focusOnMount.ts';

interface Props {
  /** By which a button submits it. */
  id: string;
  /** What is to be typed. */
  email: string;
  problem?: string | undefined;
  onConfirm: () => void;
}

/** A form that wants an address typed: nobody does that by a slip. */
export function AddressConfirm({ id, email, problem, onConfirm }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [isOther, setOther] = useState(false);
  const isSame = typed.trim().toLowerCase() === email.toLowerCase();
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        setOther(!isSame);
        if (isSame) onConfirm();
      }}
    >
      <Field
        ref={focusOnMount}
        label={t('factor.address.label', { email })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        problem={isOther ? t('factor.address.other') : problem}
        onChange={(event) => {
          setOther(false);
          setTyped(event.target.value);
        }}
      />
    </form>
  );
}
