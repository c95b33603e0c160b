import type { CenterFunnel, CenterFunnelCourse, FunnelWeek } from '@odonta/api/contract';
import { ProdViews } from '@odonta/db/models';
import {
  type ComparedStep,
  comparedSteps,
  type FunnelCounts,
  type FunnelMedians,
  type FunnelSpan,
  type FunnelStep,
  funnelSteps,
} from '@odonta/db/vocabulary/catalog/funnel.ts';
import { shiftedWeek, weekOf } from '@odonta/db/vocabulary/weeks.ts';
import { QueryTypes, type Sequelize } from 'sequelize';
import { funnelOfCenters, weeksOfProd } from './statements.ts';

export const coursesPerPage = 50;

type Row = Pick<CenterFunnelCourse, 'prod_id' | 'name' | 'center' | 'category'> &
  FunnelCounts &
  Record<`median_${ComparedStep}`, number | null> &
  Record<`sum_${FunnelStep}`, number> & { total: number };

/** The steps of visitors to the courses of these centres; without a page, of all of them. */
export async function funnelOf(
  centers: readonly number[],
  weeks: FunnelSpan,
  offset?: number,
): Promise<CenterFunnel> {
  const span = await spanOf(weeks);
  const page = offset === undefined ? [0, null] : [offset, coursesPerPage];
  const rows = await select<Row>(funnelOfCenters, [[...centers], span.since, span.last, ...page]);
  return {
    courses: rows.map((row) => ({
      prod_id: row.prod_id,
      name: row.name,
      center: row.center,
      category: row.category,
      counts: countsBy((step) => row[step]),
      medians: Object.fromEntries(
        comparedSteps.map((step) => [step, row[`median_${step}`]]),
      ) as FunnelMedians,
    })),
    total: rows[0]?.total ?? 0,
    sum: countsBy((step) => rows[0]?.[`sum_${step}`] ?? 0),
    since: span.since,
    is_whole_span: span.since === span.first,
  };
}

export async function weeksOf(prodId: number, weeks: FunnelSpan): Promise<FunnelWeek[]> {
  const { since, last } = await spanOf(weeks);
  const rows = await select<FunnelCounts & { week: string }>(weeksOfProd, [prodId, since, last]);
  return rows.map((row) => ({ week: row.week, counts: countsBy((step) => row[step]) }));
}

/**
 * The present week and those before it. Nothing is counted before views were: orders of those weeks would exceed
 * their forms.
 */
async function spanOf(weeks: FunnelSpan) {
  const last = weekOf(new Date());
  const first = shiftedWeek(last, 1 - weeks);
  const counted = ((await ProdViews.min('week')) as string | null) ?? last;
  return { first, last, since: counted > first ? counted : first };
}

const select = <Found extends object>(statement: string, bind: unknown[]): Promise<Found[]> =>
  (ProdViews.sequelize as Sequelize).query<Found>(statement, { bind, type: QueryTypes.SELECT });

const countsBy = (of: (step: FunnelStep) => number): FunnelCounts =>
  Object.fromEntries(funnelSteps.map((step) => [step, of(step)])) as Record<FunnelStep, number>;
