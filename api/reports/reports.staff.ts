import type { ReportBody, ReportFormat, ReportSummary } from '@odonta/api/contract';
import { reports as named } from '@odonta/db/vocabulary/reports/reports.ts';
import Joi from 'joi';
import { staffAudience } from '../identity/sessions/audiences.ts';
import type { SignedInUser } from '../identity/sessions/userSessions.ts';
import { type AnyEndpoint, endpoint } from '../platform/http/endpoint.ts';
import type { TableFormat } from '../platform/tables/sending.ts';
import { askedBy, type Query, queryOf } from './asking.ts';
import { export1cEndpoints } from './export_1c/export1c.staff.ts';
import { isWithheld, previewOf } from './reading.ts';
import { type Asked, type Report, rightOf } from './report.ts';
import { reports } from './reports.ts';
import { letterEndpoints } from './schedules/letters.staff.ts';
import { scheduleEndpoints } from './schedules/schedules.staff.ts';
import { sendReport } from './sendReport.ts';

const readReports = endpoint({
  method: 'get',
  path: '/adm/reports',
  summary: 'The reports the viewer may read, and their parameters',
  audience: staffAudience,
  allow: ['stats_sales.list', 'stats_finance.list', 'stats_ads.list'],
  handle: async ({ actor }) => ({
    message: reports
      .filter(({ area }) => staffAudience.allows(actor, rightOf(area, 'list')))
      .map((report) => summaryOf(report, actor)),
  }),
});

const readReport = (report: Report): AnyEndpoint =>
  endpoint({
    method: 'get',
    path: `/adm/reports/${report.name}`,
    summary: `${named[report.name].title}: its first rows and the sums of all`,
    audience: staffAudience,
    allow: rightOf(report.area, 'list'),
    query: queryOf(report),
    handle: async ({ actor, scope, query }) => {
      const asked = askedBy(report, actor, scope, query);
      const { rows, totals, count } = await previewOf(report, asked);
      const message: ReportBody = {
        name: report.name,
        from: report.isOfNow ? null : asked.period.from,
        to: report.isOfNow ? null : asked.period.to,
        columns: report.columns(asked).map(({ field, title, kind }) => ({ field, title, kind })),
        rows,
        totals,
        count,
        withheld: withheldIn(report, asked),
      };
      return { message };
    },
  });

const takeReport = (report: Report): AnyEndpoint =>
  endpoint({
    method: 'get',
    path: `/adm/reports/${report.name}/file`,
    summary: `${named[report.name].title}: all its rows and their sums as a file`,
    audience: staffAudience,
    allow: rightOf(report.area, 'export'),
    impersonator: 'refused',
    query: queryOf(report, { format: Joi.string().valid('xlsx', 'csv').required() }),
    handle: async ({ query, ...call }) => {
      const { format, ...rest } = query as Query & { format: TableFormat };
      return sendReport(report, { ...call, query: rest, format });
    },
  });

export const reportEndpoints: readonly AnyEndpoint[] = [
  readReports,
  ...reports.flatMap((report) => [readReport(report), takeReport(report)]),
  ...scheduleEndpoints,
  ...letterEndpoints,
  ...export1cEndpoints,
];

function summaryOf({ name, area, isOfNow, filters, needs = [] }: Report, actor: SignedInUser): ReportSummary {
  const { title, about } = named[name];
  const formats: readonly ReportFormat[] = ['xlsx', 'csv'];
  return {
    name,
    title,
    about,
    has_period: !isOfNow,
    filters: Object.keys(filters),
    needs,
    formats: staffAudience.allows(actor, rightOf(area, 'export')) ? formats : [],
  };
}

function withheldIn(report: Report, asked: Asked): ReportBody['withheld'] {
  if (!asked.isOfSums) return null;
  return isWithheld(report, asked) ? 'ROWS' : 'SMALL_GROUPS';
}
