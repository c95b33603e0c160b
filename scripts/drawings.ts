import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  penaltyLifecycle,
  withdrawalLifecycle,
} from '@odonta/db/vocabulary/advertising/marketing/marketingBalance.ts';
import { entities } from '@odonta/db/vocabulary/entities.ts';
import type { Entity } from '@odonta/db/vocabulary/entity.ts';
import { centerRights } from '@odonta/db/vocabulary/identity/centerRights.ts';
import { type ResourceName, resourceNames } from '@odonta/db/vocabulary/identity/rights/resources.ts';
import { type StaffRole, staffRoleNames } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import { cellsOfRoles } from '@odonta/db/vocabulary/identity/rights/roles.ts';
import { type CenterRole, centerRoles } from '@odonta/db/vocabulary/identity/user.ts';
import { endsOf, type Lifecycle, type TransitionDefinition } from '@odonta/db/vocabulary/lifecycle.ts';
import { drawnAreas } from './areas.ts';
import { drawnDecisions } from './decisions.ts';

/** Draws what follows from the vocabulary, the imports and the files that lie there; with `--check` only says whether those that lie there are fresh. */
const root = path.resolve(import.meta.dirname, '..');
const documents = {
  'db/vocabulary/LIFECYCLES.md': lifecycles(),
  'db/vocabulary/RIGHTS.md': rights(),
  'db/vocabulary/CENTER_ROLES.md': centerRoleTable(),
  'api/contract/index.ts': contract(),
  'scripts/DECISIONS.md': drawnDecisions(),
  'api/README.md': between('api/README.md', 'areas', await drawnAreas()),
};

for (const [name, text] of Object.entries(documents)) {
  const file = path.join(root, name);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(`${name} is stale: run npm run drawings`);
    process.exitCode = 1;
  }
}

/** A document with a drawing put between its two marks. */
function between(name: string, mark: string, drawing: string): string {
  const [before, , after] = readFileSync(path.join(root, name), 'utf8').split(
    new RegExp(`(?<=<!-- ${mark} -->\\n)([^]*?)(?=<!-- /${mark} -->)`),
  );
  return `${before}${drawing}${after}`;
}

/** Front ends import the whole contract from one place, whatever file of it declares a type. */
function contract(): string {
  const parts = readdirSync(path.join(root, 'api/contract'))
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
  const lines = parts.map((part) => `export type * from './${part}.ts';\n`);
  return `/** Requests and answers of the API for its clients, types only. Drawn by \`npm run drawings\`. */\n${lines.join('')}`;
}

function lifecycles(): string {
  const ofEntities = entities.flatMap(({ name, lifecycle }: Entity) =>
    lifecycle ? [[name, lifecycle] as const] : [],
  );
  const drawn = {
    ...Object.fromEntries(ofEntities),
    marketing_penalties: penaltyLifecycle,
    marketing_withdrawals: withdrawalLifecycle,
  };
  const parts = Object.entries(drawn).map(([name, of]) => `## ${name}\n\n${diagram(of)}`);
  return `# Lifecycles\n\nDrawn from the vocabulary by \`npm run drawings\`; a stale copy fails the checks.\n\n${parts.join('\n')}`;
}

function diagram({ initial, statuses, transitions }: Lifecycle<string, string>): string {
  const names = Object.entries(statuses).map(([status, { label }]) => `  ${status}: ${status} — ${label}`);
  const edges = Object.entries(transitions).flatMap(
    ([name, { from, to, needs_reason }]: [string, TransitionDefinition<string>]) =>
      from.flatMap((status) =>
        (to === undefined ? [status] : endsOf({ to })).map(
          (end) => `  ${status} --> ${end}: ${name}${needs_reason ? ' (reason)' : ''}`,
        ),
      ),
  );
  return ['```mermaid', 'stateDiagram-v2', ...names, `  [*] --> ${initial}`, ...edges, '```', ''].join('\n');
}

function rights(): string {
  const head = `| resource | ${staffRoleNames.join(' | ')} |\n|---|${staffRoleNames.map(() => '---|').join('')}`;
  const rows = resourceNames.map(
    (name) => `| \`${name}\` | ${staffRoleNames.map((role) => cellOf(role, name)).join(' | ')} |`,
  );
  return `# Rights of staff

Drawn from the vocabulary by \`npm run drawings\`. L list · S show · C create · E edit · D delete · X export · \`@\` own rows only ·
\`~\` personal data masked · named transitions in brackets. Rights of several roles add up; an empty cell means 403.

${head}
${rows.join('\n')}
`;
}

function centerRoleTable(): string {
  const roles = Object.keys(centerRoles) as CenterRole[];
  const head = `| resource | ${roles.join(' | ')} |\n|---|${roles.map(() => '---|').join('')}`;
  const rows = Object.entries<Record<string, readonly CenterRole[]>>(centerRights).map(([name, actions]) => {
    const cells = roles.map((role) =>
      Object.entries(actions)
        .filter(([, allowed]) => allowed.includes(role))
        .map(([action]) => action)
        .join(', '),
    );
    return `| \`${name}\` | ${cells.join(' | ')} |`;
  });
  return `# Rights of the members of a centre

Drawn from the vocabulary by \`npm run drawings\`. Each member reaches the rows of his own centres alone.

${head}
${rows.join('\n')}
`;
}

function cellOf(role: StaffRole, name: ResourceName): string {
  const cell = cellsOfRoles[role][name];
  if (!cell) return '';
  const transitions = cell.moves.length ? ` (${cell.moves.join(', ')})` : '';
  return `${cell.may}${cell.own ? '@' : ''}${cell.masked ? '~' : ''}${transitions}`;
}
