import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Dashboard } from '@grafana/grafana-foundation-sdk/dashboard';
import { parse, stringify } from 'yaml';
import { ROOT } from '../stage/root.ts';
import { built } from './board.ts';
import { BOARDS } from './boards.ts';
import { readme } from './readme.ts';
import { type AlertRule, withQueries } from './runbook-queries.ts';
import type { Samples } from './samples.ts';
import { sloGroups } from './slo-rules.ts';

export const BOARDS_FOLDER = 'helm/fabula/dashboards';
const WRITTEN = '# Written by `make dashboards` from scripts/dashboards/slos.ts.\n';

/** All that is made of the sources here, by its place in the project. */
export function files(samples: Samples): ReadonlyMap<string, string> {
  const jsons = BOARDS.map((board) => {
    const name = board.uid.replace(/^fabula-/, '');
    return [`${BOARDS_FOLDER}/${name}.json`, jsonOf(built(board))] as const;
  });
  const rules = stringify({ groups: sloGroups() }, { lineWidth: 0, aliasDuplicateObjects: false });
  return new Map([
    ...jsons,
    ['helm/fabula/slos.yaml', WRITTEN + rules],
    ['deploy/grafana/README.md', readme(BOARDS, samples)],
    ...runbooks(),
  ]);
}

const RUNBOOKS = 'deploy/runbooks';

/** Each page as it is written by hand, with its queries. */
function runbooks(): [string, string][] {
  const { groups } = parse(readFileSync(join(ROOT, 'helm/fabula/rules.yaml'), 'utf8')) as Groups;
  const rules = [...groups, ...sloGroups()].flatMap((group): readonly AlertRule[] => group.rules);
  return readdirSync(join(ROOT, RUNBOOKS))
    .filter((name) => name !== 'README.md')
    .map((name) => {
      const path = `${RUNBOOKS}/${name}`;
      const page = readFileSync(join(ROOT, path), 'utf8');
      return [path, withQueries(name.replace(/\.md$/, ''), page, { boards: BOARDS, rules })];
    });
}

interface Groups {
  readonly groups: readonly { readonly rules: readonly AlertRule[] }[];
}

/** A line for each panel and each other field: a change shows where it is, and a board has a page. */
function jsonOf({ panels = [], ...head }: Dashboard): string {
  const fields = Object.entries(head).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  const lines = panels.map((panel) => `    ${JSON.stringify(panel)}`);
  return `{\n${[...fields, `  "panels": [\n${lines.join(',\n')}\n  ]`].join(',\n')}\n}\n`;
}
