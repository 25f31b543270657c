import { RANKS } from '@fabula/story/condition-text';
import { useTranslation } from 'react-i18next';
import { Combobox } from '../Combobox.tsx';
import { useForm } from '../form.ts';
import { useReferable } from '../references.ts';
import { namesOf, useSlugs } from '../slugs.ts';
import { Range } from './Range.tsx';
import type { Single } from './terms.ts';

interface Props {
  readonly condition: Single;
  readonly onChange: (condition: Single) => void;
}

/** Of what a part of a condition asks for something. */
export function Of({ condition, onChange }: Props) {
  const { draft } = useForm();
  const slugs = useSlugs(draft);
  if ('fact' in condition)
    return (
      <PickOne
        term="fact"
        value={condition.fact}
        options={slugs.fact}
        onChange={(fact) => onChange({ fact })}
      />
    );
  if ('itemId' in condition) {
    const items = [...slugs.item, ...slugs['dynamic item']];
    const take = (itemId: string) => onChange({ itemId });
    return <PickOne term="item" value={condition.itemId} options={items} onChange={take} />;
  }
  if ('characterId' in condition) {
    const take = (characterId: string) => onChange({ characterId });
    return (
      <PickOne term="character" value={condition.characterId} options={slugs.character} onChange={take} />
    );
  }
  if ('bestRankAtLeast' in condition) {
    const take = (rank: string) => onChange({ bestRankAtLeast: RANKS.indexOf(rank) + 1 });
    return (
      <PickOne
        term="rank"
        value={RANKS[condition.bestRankAtLeast - 1] ?? ''}
        options={RANKS}
        onChange={take}
      />
    );
  }
  if ('run' in condition) return <Range range={condition.run} onChange={(run) => onChange({ run })} />;
  if ('path' in condition) return <OfPath {...{ condition, onChange }} />;
  const ofMoment = <Moment {...{ condition, onChange }} />;
  if ('outcome' in condition) return ofMoment;
  return (
    <>
      <Range
        range={condition.completions}
        onChange={(completions) => onChange({ ...condition, completions })}
      />
      {ofMoment}
    </>
  );
}

/** A path, of this moment or of another one. */
function OfPath({ condition, onChange }: { condition: Single & { path: string } } & Pick<Props, 'onChange'>) {
  const { draft } = useForm();
  const own = useReferable('part', 'path');
  const { path, momentId } = { momentId: undefined, ...condition };
  const options = momentId === undefined ? own : [...(namesOf(draft).paths.get(momentId) ?? [])];
  return (
    <>
      {/* Another moment has other paths. */}
      <Moment condition={condition} onChange={(next) => onChange({ ...next, path: '' })} />
      <PickOne
        term="path"
        value={path}
        options={options}
        onChange={(to) => onChange({ ...condition, path: to })}
      />
    </>
  );
}

type OfMoment = Extract<Single, { momentId?: string | undefined }>;

function Moment({ condition, onChange }: { condition: OfMoment } & Pick<Props, 'onChange'>) {
  const { t } = useTranslation();
  const { draft, isReadOnly } = useForm();
  const { momentId = '', ...rest } = condition;
  return (
    <Combobox
      value={momentId}
      options={useSlugs(draft).moment}
      canBeEmpty
      isReadOnly={isReadOnly}
      label={t('adminForms.condition.ofMoment')}
      onChange={(moment) => onChange(moment === '' ? rest : { ...rest, momentId: moment })}
    />
  );
}

interface PickOneProps {
  readonly term: 'fact' | 'item' | 'character' | 'rank' | 'path';
  readonly value: string;
  readonly options: readonly string[];
  readonly onChange: (value: string) => void;
}

function PickOne({ term, value, options, onChange }: PickOneProps) {
  const { t } = useTranslation();
  const { isReadOnly } = useForm();
  const label = t(`adminForms.condition.terms.${term}`);
  return <Combobox {...{ value, options, isReadOnly, label, onChange }} canBeEmpty={false} />;
}
