import { figure, table } from '../bench/lib/table.ts';
import type { Result } from './scenarios/scenario.ts';

const columns = [
  'what happens',
  'answered',
  'refused with Retry-After',
  'lost (0)',
  'well after, s',
  'limit, s',
  'rows compared',
  '',
];

/** A line a scenario, and its issues below. */
export function results(all: readonly Result[]): string {
  const rows = all.map((result) => [
    result.title,
    figure(result.answered),
    figure(result.refused),
    figure(result.lost),
    figure(result.seconds, 1),
    figure(result.limitSeconds),
    figure(result.rows),
    result.issues.length > 0 ? 'FAIL' : 'PASS',
  ]);
  const issues = all.flatMap(({ title, issues }) => issues.map((issue) => `${title}: ${issue}`));
  return [table(columns, rows), ...issues].join('\n');
}
