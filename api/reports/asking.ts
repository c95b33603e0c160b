import { isDay, type PeriodPreset, periodOf, periodPresets } from '@odonta/db/vocabulary/reports/periods.ts';
import Joi from 'joi';
import { staffAudience } from '../identity/sessions/audiences.ts';
import type { SignedInUser } from '../identity/sessions/userSessions.ts';
import type { RowScope } from '../platform/http/audiences.ts';
import { invalid } from '../platform/http/errors.ts';
import type { Asked, Report } from './report.ts';
import { scopeOf } from './scope.ts';

export type Query = Record<string, unknown> & { period?: PeriodPreset; from?: string; to?: string };

const day = Joi.string().custom((value: string, helpers) =>
  isDay(value) ? value : helpers.message({ custom: 'Укажите день' }),
);

/** A preset or two days of one's own, and the filters of the report. */
export function queryOf({ isOfNow, filters }: Report, more: Joi.SchemaMap = {}): Joi.ObjectSchema<Query> {
  const period = { period: Joi.string().valid(...Object.keys(periodPresets)), from: day, to: day };
  return Joi.object<Query>({ ...(isOfNow ? {} : period), ...filters, ...more });
}

export function askedBy(report: Report, actor: SignedInUser, scope: RowScope, query: Query): Asked {
  const { period = 'month', from, to, ...filters } = query;
  refuseUnlessAbout(report, filters);
  return {
    period: from === undefined && to === undefined ? periodOf(period) : ownPeriod(from, to),
    filters,
    scope: scopeOf(actor, scope),
    isOfSums: staffAudience.allows(actor, report.rowsOf) === null,
  };
}

function refuseUnlessAbout({ needs = [] }: Report, filters: Query): void {
  const [first] = needs;
  const named = needs.filter((name) => filters[name] !== undefined);
  if (first !== undefined && named.length === 0) throw invalid({ [first]: 'Выберите, о ком отчёт' });
  const [, extra] = named;
  if (extra !== undefined) throw invalid({ [extra]: 'Отчёт — о ком-то одном' });
}

function ownPeriod(from: string | undefined, to: string | undefined) {
  if (from === undefined) throw invalid({ from: 'Обязательное поле' });
  if (to === undefined) throw invalid({ to: 'Обязательное поле' });
  if (to < from) throw invalid({ to: 'Конец периода раньше начала' });
  return { from, to };
}
