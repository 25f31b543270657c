import { gzipSync } from 'node:zlib';

/** A chunk as a bundler tells it: Rollup's own, or of a test. */
export interface Chunk {
  readonly type: string;
  readonly fileName: string;
  readonly isEntry?: boolean;
  readonly facadeModuleId?: string | null;
  /** File names of what it needs before it runs. */
  readonly imports?: readonly string[];
  readonly code?: string;
  /** Files that it is made of. */
  readonly moduleIds?: readonly string[];
}

interface Route {
  /** Ends of the modules that are fetched beside the page's own. */
  readonly modules: readonly string[];
  /** Kilobytes (1,000) of JavaScript, gzipped at level 9. A route that grows beyond it fails the build. */
  readonly limitKb: number;
  /** Authors and the team alone go there. */
  readonly isOfAuthors?: boolean;
}

const SIGNED_IN = ['/app/MemberRoutes.tsx', 'keycloak-js/lib/keycloak.js'];

/** What is fetched to see each route in English; another language is a part of its own beside it. */
const ROUTES: Readonly<Record<string, Route>> = {
  'public catalogue': { modules: [], limitKb: 130 },
  'sign-in': { modules: ['/app/SignIn.tsx'], limitKb: 190 },
  'mailed link': { modules: ['/app/MailedLink.tsx'], limitKb: 185 },
  'catalogue, signed in': { modules: [...SIGNED_IN, '/catalogue/CataloguePage.tsx'], limitKb: 160 },
  'launch page': { modules: [...SIGNED_IN, '/launch/LaunchPage.tsx'], limitKb: 190 },
  profile: { modules: [...SIGNED_IN, '/profile/ProfilePage.tsx'], limitKb: 191 },
  'team page': {
    modules: [...SIGNED_IN, '/app/AdminPages.tsx', '/team/TeamPage.tsx'],
    limitKb: 195,
    isOfAuthors: true,
  },
  'stories of the team': {
    modules: [...SIGNED_IN, '/app/AdminPages.tsx', '/stories/StoriesPage.tsx'],
    limitKb: 192,
    isOfAuthors: true,
  },
  'flow of a story': {
    modules: [
      ...SIGNED_IN,
      ...['/app/AdminPages.tsx', '/story/StoryPage.tsx', '/flow/FlowPage.tsx', '/graph/Graph.tsx'],
    ],
    limitKb: 336,
    isOfAuthors: true,
  },
  'moment of a story': {
    modules: [...SIGNED_IN, '/app/AdminPages.tsx', '/story/StoryPage.tsx', '/moment/MomentPage.tsx'],
    limitKb: 376,
    isOfAuthors: true,
  },
  'text of a story': {
    modules: [...SIGNED_IN, '/app/AdminPages.tsx', '/story/StoryPage.tsx', '/text/TextEditor.tsx'],
    limitKb: 390,
    isOfAuthors: true,
  },
  game: { modules: [...SIGNED_IN, '/play/GamePage.tsx'], limitKb: 225 },
};

export interface Weight {
  readonly route: string;
  /** Kilobytes of JavaScript, gzipped. */
  readonly kb: number;
  readonly limitKb: number;
}

/** What each route weighs. Throws where one names a module that is in no chunk of its own. */
export function weigh(chunks: readonly Chunk[], routes = ROUTES): Weight[] {
  const sizes = new Map<string, number>();
  const sizeOf = ({ fileName, code = '' }: Chunk) => {
    const size = sizes.get(fileName) ?? gzipSync(code, { level: 9 }).length;
    sizes.set(fileName, size);
    return size;
  };
  return Object.entries(routes).map(([route, { modules, limitKb }]) => {
    const bytes = [...neededBy(route, modules, chunks)].reduce((sum, chunk) => sum + sizeOf(chunk), 0);
    return { route, kb: Math.round(bytes / 100) / 10, limitKb };
  });
}

/** The chunks that are fetched to see a route. */
function neededBy(route: string, modules: readonly string[], chunks: readonly Chunk[]): Set<Chunk> {
  const code = chunks.filter(({ type }) => type === 'chunk');
  const byName = new Map(code.map((chunk) => [chunk.fileName, chunk]));
  const needed = new Set<Chunk>();
  const need = (chunk: Chunk | undefined) => {
    if (!chunk || needed.has(chunk)) return;
    needed.add(chunk);
    for (const name of chunk.imports ?? []) need(byName.get(name));
  };
  need(code.find(({ isEntry }) => isEntry));
  for (const module of modules) {
    const chunk = code.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
    if (!chunk) throw new Error(`${route}: no chunk of ${module}`);
    need(chunk);
  }
  return needed;
}

/** What no player has a use for: the game's own libraries, and what authors write with. */
const OF_AUTHORS =
  /\/services\/(rules|story|director|players)\/|\/features\/admin\/|\/node_modules\/(@codemirror|@lezer|@xyflow|@dagrejs|@dicebear|react-image-crop|fflate|idb-keyval|js-yaml|yaml)\//;

/** One line for each file that is fetched on a player's route and is for authors alone. */
export function strangers(chunks: readonly Chunk[], routes = ROUTES): string[] {
  return Object.entries(routes)
    .filter(([, { isOfAuthors }]) => !isOfAuthors)
    .flatMap(([route, { modules }]) =>
      [...neededBy(route, modules, chunks)]
        .flatMap(({ moduleIds = [] }) => moduleIds)
        .filter((id) => OF_AUTHORS.test(id))
        .map((id) => `${route}: ${id} is for authors alone`),
    );
}

/** One line for each route that has grown beyond its limit. */
export const tooHeavy = (weights: readonly Weight[]): string[] =>
  weights
    .filter(({ kb, limitKb }) => kb > limitKb)
    .map(({ route, kb, limitKb }) => `${route}: ${kb} kB of JavaScript, ${limitKb} are its limit`);
