import type { Dashboard } from '@grafana/grafana-foundation-sdk/dashboard';
import { stringify } from 'yaml';
import { built } from './board.ts';
import { BOARDS } from './boards.ts';
import { readme } from './readme.ts';
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
  ]);
}

/** A line for each panel and each other field: a change shows where it is, and a board has a page. */
function jsonOf({ panels = [], ...head }: Dashboard): string {
  const fields = Object.entries(head).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  const lines = panels.map((panel) => `    ${JSON.stringify(panel)}`);
  return `{\n${[...fields, `  "panels": [\n${lines.join(',\n')}\n  ]`].join(',\n')}\n}\n`;
}
