import type { ReportBody, ReportSummary } from '@odonta/api/contract';
import type { Transport } from './transport.ts';

export interface ReportCalls {
  /** The reports that this person may read. */
  reports(): Promise<readonly ReportSummary[]>;
  report(name: string, asked: URLSearchParams): Promise<ReportBody>;
}

/** A report of a year of orders is reckoned longer than a list is read. */
const patienceMs = 60_000;

export function reportCalls(apiUrl: string, transport: Transport): ReportCalls {
  const ask = async <Body>(path: string) =>
    (await transport.json(`${apiUrl}/reports${path}`, { patienceMs })).json as Body;
  return {
    reports: () => ask(''),
    report: (name, asked) => ask(`/${name}?${asked}`),
  };
}
