import type {
  NewReportSchedule,
  ReportBody,
  ReportReader,
  ReportSchedule,
  ReportScheduleDraft,
  ReportSummary,
  SentReport,
} from '@odonta/api/contract';
import type { Transport } from './transport.ts';

export interface ReportCalls {
  /** The reports that this person may read. */
  reports(): Promise<readonly ReportSummary[]>;
  report(name: string, asked: URLSearchParams): Promise<ReportBody>;
  /** Whom a report may be sent to. */
  reportReaders(name: string): Promise<readonly ReportReader[]>;
  reportSchedules(): Promise<readonly ReportSchedule[]>;
  createReportSchedule(schedule: NewReportSchedule): Promise<ReportSchedule>;
  changeReportSchedule(
    schedule: Pick<ReportSchedule, 'id' | 'version'>,
    draft: ReportScheduleDraft,
  ): Promise<ReportSchedule>;
  handleReportSchedule(id: number, action: 'pause' | 'resume' | 'send'): Promise<ReportSchedule>;
  removeReportSchedule(id: number): Promise<unknown>;
  /** The report behind a letter's link. */
  sentReport(token: string): Promise<SentReport>;
}

/** A report over a year of orders takes longer than a list. */
const patienceMs = 60_000;

export function reportCalls(apiUrl: string, transport: Transport): ReportCalls {
  const ask = async <Body>(path: string, method = 'GET', body?: unknown, options: RequestInit = {}) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    return (await transport.json(`${apiUrl}${path}`, { method, ...sent, ...options, patienceMs }))
      .json as Body;
  };
  return {
    reports: () => ask('/reports'),
    report: (name, asked) => ask(`/reports/${name}?${asked}`),
    reportReaders: (name) => ask(`/reports/${name}/readers`),
    reportSchedules: () => ask('/report_schedules'),
    createReportSchedule: (schedule) => ask('/report_schedules', 'POST', schedule),
    changeReportSchedule: ({ id, version }, draft) =>
      ask(`/report_schedules/${id}`, 'PUT', draft, { headers: { 'If-Match': `"${version}"` } }),
    handleReportSchedule: (id, action) => ask(`/report_schedules/${id}/${action}`, 'POST', {}),
    removeReportSchedule: (id) => ask(`/report_schedules/${id}`, 'DELETE'),
    sentReport: (token) => ask(`/report_letters/${encodeURIComponent(token)}`),
  };
}
