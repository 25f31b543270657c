import { useTranslation } from 'react-i18next';
import styles from './TeamPage.module.css';

const ROLES = ['player', 'author', 'team'] as const;

interface Props {
  label: string;
  value: string;
  disabled?: boolean;
  onChange: (role: string) => void;
}

export function RoleSelect({ label, value, disabled = false, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <select
      className={styles.role}
      aria-label={label}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
    >
      {ROLES.map((role) => (
        <option key={role} value={role}>
          {t(`team.roles.${role}`)}
        </option>
      ))}
    </select>
  );
}
