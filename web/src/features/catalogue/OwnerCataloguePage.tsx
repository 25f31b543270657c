import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Failed } from '../../components/Failed.tsx';
import CataloguePage from './CataloguePage.tsx';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The stories of one owner. @param above what only they find there */
export default function OwnerCataloguePage({ above }: { above?: ReactNode }) {
  const { t } = useTranslation();
  const { ownerId } = useParams();
  if (ownerId && UUID.test(ownerId)) return <CataloguePage ownerId={ownerId} above={above} />;
  return <Failed text={t('catalogue.invalidOwner')} />;
}
