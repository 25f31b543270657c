import type { TFunction } from 'i18next';
import { type ComponentType, lazy, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, Routes } from 'react-router-dom';
import { hasRole, type Role, useSession } from '../lib/session/current.ts';
import { useTitle } from '../lib/title.ts';
import { Redirect } from './Redirect.tsx';

/** What a page is called. One that is named after what it shows says so itself, once it knows (`useTitle`). */
type Title = (t: TFunction) => string | undefined;

/** What is known of a page besides what it shows. */
export interface PageRoute {
  readonly path: string;
  readonly Page: ComponentType;
  /** Who may see it, with all who may do more; without it whoever these pages are for. */
  readonly role?: Role;
}

/** A page's module. Its title comes with it, as its texts do. */
interface PageModule {
  readonly default: ComponentType;
  readonly title?: Title;
}

/** A page that is fetched when somebody goes there. */
export const lazyPage = (load: () => Promise<PageModule>): ComponentType =>
  lazy(async () => {
    const { default: Page, title } = await load();
    return { default: title ? titled(Page, title) : Page };
  });

/** A page under its title. */
export const titled = (Page: ComponentType, title: Title): ComponentType =>
  function Titled() {
    const { t } = useTranslation();
    useTitle(title(t));
    return <Page />;
  };

interface Props {
  pages: readonly PageRoute[];
  /** Where every other address leads, or what leads there. */
  otherwise: string | ReactElement;
}

/** The pages of some of us, and what stands in the way to them. Who comes to one finds the focus at its `Main`. */
export function PageRoutes({ pages, otherwise }: Props) {
  return (
    <Routes>
      {pages.map((page) => (
        <Route key={page.path} path={page.path} element={<Guarded {...page} />} />
      ))}
      <Route path="*" element={typeof otherwise === 'string' ? <Redirect to={otherwise} /> : otherwise} />
    </Routes>
  );
}

/** A page for who may see it; others are led to the catalogue. */
function Guarded({ Page, role }: PageRoute) {
  const { user } = useSession();
  return role === undefined || hasRole(user, role) ? <Page /> : <Redirect to="/browse" />;
}
