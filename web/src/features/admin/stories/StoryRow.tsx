import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../../components/Button.tsx';
import { Picture } from '../../../components/Picture.tsx';
import { useHere } from '../../../lib/here.ts';
import type { DraftSummary } from '../api.ts';
import { dateTime } from '../history/dateTime.ts';
import { storyPath } from '../paths.ts';
import { useAdopt } from '../story/useAdopt.ts';
import { Badges } from './Badges.tsx';
import { Checked } from './Checked.tsx';
import { nameOf } from './nameOf.ts';
import styles from './stories.module.css';

/** One story of the table. */
export function StoryRow({ story }: { story: DraftSummary }) {
  const { t } = useTranslation();
  const here = useHere();
  const { storyId, coverUrl, releaseVersion, moments, editedAt, editedBy } = story;
  const name = nameOf(story);
  return (
    <tr>
      <th scope="row">
        <Link className={styles.name} to={here(storyPath(storyId))}>
          <Picture url={coverUrl} alt="" className={styles.cover} sizes="5rem" />
          <span>{name}</span>
        </Link>
      </th>
      <td>
        <div className={styles.pills}>
          <span className={styles.pill} data-kind={releaseVersion === undefined ? 'off' : 'ok'}>
            {releaseVersion === undefined
              ? t('admin.stories.draft')
              : t('admin.stories.version', { version: releaseVersion })}
          </span>
          <Badges story={story} />
          {isAhead(story) && <span className={styles.note}>{t('admin.stories.ahead')}</span>}
        </div>
      </td>
      <td className={styles.wide}>{story.origin === 'folder' ? '–' : moments}</td>
      <td>
        <Checked story={story} />
      </td>
      <td className={styles.wide}>
        {editedAt === '' ? '–' : t('admin.stories.editedBy', { by: editedBy, at: dateTime(editedAt) })}
      </td>
      <td>
        {story.origin === 'folder' ? (
          <Adopt storyId={storyId} name={name} />
        ) : (
          <Edit storyId={storyId} name={name} />
        )}
      </td>
    </tr>
  );
}

/** Whether its draft has something that no release has. */
const isAhead = ({ revision, publishedRevision, releaseVersion }: DraftSummary): boolean =>
  releaseVersion !== undefined && publishedRevision !== undefined && revision > publishedRevision;

interface Act {
  storyId: string;
  name: string;
}

function Edit({ storyId, name }: Act) {
  const { t } = useTranslation();
  const here = useHere();
  return (
    <Link to={here(storyPath(storyId))}>
      {t('admin.stories.edit')}
      <span className="sr"> {name}</span>
    </Link>
  );
}

function Adopt({ storyId, name }: Act) {
  const { t } = useTranslation();
  const here = useHere();
  const navigate = useNavigate();
  const { adopt, isBusy, problem } = useAdopt((id) => navigate(here(storyPath(id))));
  return (
    <>
      <Button className={styles.small} kind="ghost" disabled={isBusy} onClick={() => adopt(storyId)}>
        {t('admin.folder.adopt')}
        <span className="sr"> {name}</span>
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
