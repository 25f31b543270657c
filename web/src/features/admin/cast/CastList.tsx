import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/Button.tsx';
import { adminForms } from '../../../lib/i18n/en/adminForms.ts';
import type { Draft } from '../draft/draft.ts';
import { useCanEdit } from '../draft/useCanEdit.ts';
import type { Place } from '../widgets/form.ts';
import { useSlugs } from '../widgets/slugs.ts';
import styles from './cast.module.css';
import { NewThingDialog } from './NewThingDialog.tsx';
import { nameOf } from './nameOf.ts';
import { type CastKind, placeOfThing } from './things.ts';

export const texts = { adminForms };

interface Props {
  readonly draft: Draft;
  readonly kind: CastKind;
  readonly hrefOf: (place: Place) => string | undefined;
  /** Somebody made one. */
  readonly onMade: (place: Place) => void;
}

/** All of one kind, and a new one. */
export default function CastList({ draft, kind, hrefOf, onMade }: Props) {
  const { t, i18n } = useTranslation();
  const slugs = useSlugs(draft)[kind];
  const canEdit = useCanEdit(draft);
  const [isMaking, setMaking] = useState(false);
  return (
    <section className={styles.page} aria-label={t(`adminForms.cast.titles.${kind}`)}>
      <h1>{t(`adminForms.cast.titles.${kind}`)}</h1>
      {slugs.length === 0 && <p>{t(`adminForms.cast.empty.${kind}`)}</p>}
      <ul className={styles.list}>
        {slugs.map((slug) => {
          const place = placeOfThing(kind, slug);
          return (
            <li key={slug}>
              <Link to={hrefOf(place) ?? ''}>
                <b>{nameOf(draft, place, i18n.language) || slug}</b>
                <code>{slug}</code>
              </Link>
            </li>
          );
        })}
      </ul>
      {canEdit && (
        <div>
          <Button onClick={() => setMaking(true)}>{t(`adminForms.cast.new.${kind}`)}</Button>
        </div>
      )}
      {isMaking && (
        <NewThingDialog
          {...{ draft, kind }}
          onClose={() => setMaking(false)}
          onMade={(slug) => {
            setMaking(false);
            onMade(placeOfThing(kind, slug));
          }}
        />
      )}
    </section>
  );
}
