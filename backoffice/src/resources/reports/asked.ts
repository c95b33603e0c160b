import type { ReportSummary } from '@odonta/api/contract';
import { type Period, type PeriodPreset, periodOf, presetOf } from '@odonta/db/vocabulary/reports/periods.ts';

/** The parameters of a report in the screen's address: its period and its filters. */
export function askedOf(report: ReportSummary, address: URLSearchParams): URLSearchParams {
  const asked = new URLSearchParams();
  for (const name of report.filters) copy(name, address, asked);
  if (!report.has_period) return asked;
  const { from, to } = periodIn(address);
  asked.set('from', from);
  asked.set('to', to);
  return asked;
}

/** This month, until another period is chosen. */
export function periodIn(address: URLSearchParams): Period {
  const [from, to] = [address.get('from'), address.get('to')];
  return from && to ? { from, to } : periodOf('month');
}

export const presetIn = (address: URLSearchParams): PeriodPreset | null => presetOf(periodIn(address));

/** The address with these values in place of its own; empty ones are left out. */
export function withValues(
  address: URLSearchParams,
  values: Readonly<Record<string, unknown>>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(values))
    if (value === undefined || value === null || value === '') next.delete(name);
    else next.set(name, String(value));
  return next;
}

function copy(name: string, from: URLSearchParams, to: URLSearchParams): void {
  const value = from.get(name);
  if (value !== null) to.set(name, value);
}
