import { EMOTIONS } from '@fabula/rules/release/text';
import * as Menu from '@radix-ui/react-dropdown-menu';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../components/classes.ts';
import styles from './EmotionChip.module.css';
import { useForm } from './form.ts';
import menu from './MoreMenu.module.css';

const STRENGTHS = ['1', '2', '3', '4', '5'];

interface Props {
  /** As it is written, `sadness 3`. */
  readonly emotion: string;
  readonly onChange: (emotion: string) => void;
  readonly id?: string;
  readonly described?: Readonly<Record<string, unknown>>;
}

/** An emotion with its strength; opens all of both. */
export function EmotionChip({ emotion, onChange, id, described }: Props) {
  const { t } = useTranslation();
  const { isReadOnly } = useForm();
  const [key = '', strength = ''] = emotion.split(' ');
  const name = EMOTIONS.find((known) => known === key);
  const shown = name === undefined ? emotion : t(`adminForms.emotions.${name}`);
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger {...described} id={id} className={styles.chip} disabled={isReadOnly}>
        <span className="sr">{t('adminForms.emotion')}: </span>
        <b>{shown}</b>
        <span className="sr">{t('adminForms.strengthOf', { strength })}</span>
        <span className={styles.pips} aria-hidden="true">
          {STRENGTHS.map((each) => (
            <i key={each} className={classes(each <= strength && styles.on)} />
          ))}
        </span>
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content className={menu.menu} align="start" sideOffset={4}>
          <Choice
            {...{ label: t('adminForms.emotion'), value: key, values: EMOTIONS }}
            nameOf={(each) => t(`adminForms.emotions.${each}`)}
            onChange={(each) => onChange(`${each} ${strength || '2'}`)}
          />
          <Choice
            {...{ label: t('adminForms.strength'), value: strength, values: STRENGTHS }}
            nameOf={(each) => each}
            onChange={(each) => onChange(`${key} ${each}`)}
          />
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: string;
  readonly values: readonly T[];
  readonly nameOf: (value: T) => string;
  readonly onChange: (value: string) => void;
}

/** It stays open: emotion and strength are chosen together. */
function Choice<T extends string>({ label, value, values, nameOf, onChange }: ChoiceProps<T>) {
  return (
    <Menu.RadioGroup value={value} onValueChange={onChange} aria-label={label}>
      <Menu.Label className={menu.label}>{label}</Menu.Label>
      {values.map((each) => (
        <Menu.RadioItem
          key={each}
          value={each}
          className={menu.item}
          onSelect={(event) => event.preventDefault()}
        >
          {nameOf(each)}
          <Menu.ItemIndicator aria-hidden="true">✓</Menu.ItemIndicator>
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
