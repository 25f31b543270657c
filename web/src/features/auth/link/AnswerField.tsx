import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../components/Field.tsx';
import { PasswordField } from '../PasswordField.tsx';
import own from './LinkForm.module.css';
import type { LinkField } from './wants.ts';

interface Props {
  field: LinkField;
  problem: string | undefined;
  input: UseFormRegisterReturn;
}

/** One thing that a mailed link asks for. */
export function AnswerField({ field, problem, input }: Props) {
  const { t } = useTranslation();
  switch (field) {
    case 'number':
      return (
        <div className={own.number}>
          <Field
            label={t('auth.link.number')}
            hint={t('auth.link.oneTry')}
            problem={problem}
            required
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            {...input}
          />
        </div>
      );
    case 'code':
      return (
        <Field
          label={t('auth.link.code')}
          hint={t('auth.link.codeHint')}
          problem={problem}
          required
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          {...input}
        />
      );
    case 'password':
      return <PasswordField mode="signIn" problem={problem} input={input} />;
    case 'newPassword':
      return (
        <PasswordField mode="signUp" label={t('auth.link.newPassword')} problem={problem} input={input} />
      );
  }
}
