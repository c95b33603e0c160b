import type { StaffSearchReportRow } from '@odonta/api/contract';
import { SearchReportRow } from '@odonta/db/models';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { Op } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { flag } from '../../platform/http/validation.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { anywhere } from '../../platform/lists/filters.ts';
import { noteSearch, noteSearchClick } from '../search/beacons.open.ts';
import { trimSearchLog, writeSearchLog } from '../search/searchLog.ts';

/** Queries of visitors in the last year, and those without results. */
export const searchReportForStaff = defineResource({
  name: 'search_report',
  audience: staffAudience,
  model: SearchReportRow,
  rows: () => ({}),
  present,
  list: {
    allow: 'search_report.list',
    filters: {
      q: anywhere('query'),
      in_vain: {
        schema: flag,
        where: (only: boolean) => ({ asked_in_vain: only ? { [Op.gt]: 0 } : 0 }),
      },
      unopened: { schema: flag, where: (only: boolean) => ({ clicks: only ? 0 : { [Op.gt]: 0 } }) },
    },
    sort: [
      'asked_month',
      'asked_week',
      'asked_year',
      'asked_in_vain',
      'found',
      'clicks',
      'click_position',
      'last_asked',
      'query',
      'id',
    ],
  },
  export: {
    allow: 'search_report.export',
    columns: [
      { field: 'query', value: ({ query }: StaffSearchReportRow) => query },
      'asked_week',
      'asked_month',
      'asked_year',
      'asked_in_vain',
      { field: 'found', title: 'Нашлось курсов' },
      'corrected',
      'clicks',
      'click_position',
    ],
  },
  endpoints: () => [noteSearch, noteSearchClick],
  schedule: [
    {
      name: 'write_search_log',
      pauseMs: 2000,
      because: 'each node writes down what it has in memory',
      work: (sequelize) => writeSearchLog(sequelize),
      // Otherwise a restart would lose the actions of the last two seconds.
      isDoneAtTheEnd: true,
    },
    { name: 'trim_search_log', every: 'hour', work: (sequelize) => trimSearchLog(sequelize) },
  ],
});

function present(rows: SearchReportRow[]): StaffSearchReportRow[] {
  return rows.map((row) => ({
    id: row.id,
    query: row.query,
    asked_week: row.asked_week,
    asked_month: row.asked_month,
    asked_year: row.asked_year,
    asked_in_vain: row.asked_in_vain,
    found: row.found,
    corrected: row.corrected,
    clicks: row.clicks,
    click_position: row.click_position,
    last_asked: secondsOf(row.last_asked),
  }));
}
