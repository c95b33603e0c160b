import type { ReportScheduleDraft } from '@odonta/api/contract';
import type { Right } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { rightOf } from '../report.ts';
import { reports } from '../reports.ts';
import {
  changeSchedule,
  createSchedule,
  pauseSchedule,
  removeSchedule,
  schedulesOf,
  sendScheduleNow,
} from './keeping.ts';
import { presentReader, readersOf } from './readers.ts';
import { newSchedule, scheduleDraft } from './schedules.schema.ts';

/** Each report has its own right, which is asked for once it is known. */
const allow: readonly Right[] = ['stats_sales.export', 'stats_finance.export', 'stats_ads.export'];
const path = '/adm/report_schedules';

/** Scheduled reports: each user manages his own. */
export const scheduleEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: 'get',
    path,
    summary: 'My scheduled reports, and the result of their last sending',
    audience: staffAudience,
    allow,
    impersonator: 'refused',
    handle: async ({ actor }) => ({ message: await schedulesOf(actor) }),
  }),
  endpoint({
    method: 'post',
    path,
    summary: 'Schedule a report by letter',
    audience: staffAudience,
    allow,
    idempotent: true,
    body: newSchedule,
    handle: async ({ actor, origin, body }) => ({
      status: 201,
      message: await createSchedule({ actor, origin }, body),
    }),
  }),
  endpoint({
    method: 'put',
    path: `${path}/:id`,
    summary: 'Change the rhythm, the recipients and the format of my scheduled report',
    audience: staffAudience,
    allow,
    body: scheduleDraft,
    handle: async ({ actor, origin, params: { id = '' }, body, req }) => ({
      message: await changeSchedule({ actor, origin }, id, body as ReportScheduleDraft, req.get('if-match')),
    }),
  }),
  ...([true, false] as const).map((isPaused) =>
    endpoint({
      method: 'post',
      path: `${path}/:id/${isPaused ? 'pause' : 'resume'}`,
      summary: isPaused ? 'Pause a scheduled report of mine' : 'Resume a scheduled report of mine',
      audience: staffAudience,
      allow,
      handle: async ({ actor, origin, params: { id = '' } }) => ({
        message: await pauseSchedule({ actor, origin }, id, isPaused),
      }),
    }),
  ),
  endpoint({
    method: 'post',
    path: `${path}/:id/send`,
    summary: 'Send a scheduled report of mine now',
    audience: staffAudience,
    allow,
    idempotent: true,
    limit: { name: 'report_send', points: 20, seconds: 3600, by: ({ actor }) => String(actor.id) },
    handle: async ({ actor, origin, params: { id = '' } }) => ({
      message: await sendScheduleNow({ actor, origin }, id),
    }),
  }),
  endpoint({
    method: 'delete',
    path: `${path}/:id`,
    summary: 'Delete a schedule of mine; its links become void',
    audience: staffAudience,
    allow,
    handle: async ({ actor, origin, params: { id = '' } }) => ({
      message: await removeSchedule({ actor, origin }, id),
    }),
  }),
  ...reports.map((report) =>
    endpoint({
      method: 'get',
      path: `/adm/reports/${report.name}/readers`,
      summary: 'Users who may receive this report',
      audience: staffAudience,
      allow: rightOf(report.area, 'export'),
      handle: async () => ({ message: (await readersOf(report)).map(presentReader) }),
    }),
  ),
];
