import type { CenterFunnel, CenterFunnelCourse } from '@odonta/api/contract';
import {
  type ComparedStep,
  comparedSteps,
  type FunnelSpan,
  formatShare,
  funnelShares,
  isBelowMedian,
  isEnough,
  shareOf,
} from '@odonta/db/vocabulary/catalog/funnel.ts';
import { funnelRemarks } from '@odonta/db/vocabulary/catalog/funnelWords.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { formatDay } from '@odonta/db/vocabulary/time.ts';

export const spanName = (weeks: FunnelSpan): string =>
  weeks === 52 ? 'Год' : plural(weeks, ['неделя', 'недели', 'недель']);

/** «Показы считаются с 23 ноября 2026»: where the span begins before they were. */
export const countedSince = ({ since }: Pick<CenterFunnel, 'since'>): string =>
  `Показы считаются с ${formatDay(Date.parse(since) / 1000, 'UTC')}`;

/** A sentence with one hint for each step below the median; or why nothing can be compared. */
export function remarksOf({ counts, medians, category }: CenterFunnelCourse): string[] {
  const below = comparedSteps.filter((step) => isBelowMedian(counts, step, medians[step]));
  if (below.length > 0) return below.map((step) => sentence(step, shareOf(counts, step), medians[step]));
  const known = comparedSteps.filter((step) => medians[step] !== null);
  if (known.length === 0)
    return [
      `Сравнить не с чем: в категории «${category}» меньше пяти других центров, курсы которых видели достаточно часто.`,
    ];
  if (!known.some((step) => isEnough(counts, step)))
    return [`Курс видели слишком мало, чтобы сравнивать: нужно хотя бы ${atLeast('opened')}.`];
  return ['Не хуже, чем у соседей по категории.'];
}

/** «100 показов»: how many of the step before a share needs to be compared. */
export const atLeast = (step: ComparedStep): string =>
  plural(funnelShares[step].atLeast, wholes[funnelShares[step].of]);

const wholes = {
  shown: ['показ', 'показа', 'показов'],
  opened: ['открытие', 'открытия', 'открытий'],
  forms: ['форма', 'формы', 'форм'],
  orders: ['заказ', 'заказа', 'заказов'],
} as const;

const sentence = (step: ComparedStep, share: number | null, median: number | null): string =>
  `${funnelRemarks[step].below} (${formatShare(share ?? 0)} против ${formatShare(median ?? 0)}): ${funnelRemarks[step].hint}.`;
