/** The steps from a card in a list to a paid order, as a centre sees them for its courses. */
export const funnelSteps = ['shown', 'opened', 'favourites', 'forms', 'orders', 'paid'] as const;
export type FunnelStep = (typeof funnelSteps)[number];
export type FunnelCounts = Readonly<Record<FunnelStep, number>>;

/** A step as a part of the one before it, which must be at least so large for the share to be compared. */
interface Share {
  of: FunnelStep;
  atLeast: number;
}

/** Nobody has to choose a favourite before the form: both are parts of those who opened the course. */
export const funnelShares = {
  opened: { of: 'shown', atLeast: 100 },
  favourites: { of: 'opened', atLeast: 30 },
  forms: { of: 'opened', atLeast: 30 },
  orders: { of: 'forms', atLeast: 10 },
  paid: { of: 'orders', atLeast: 5 },
} as const satisfies Readonly<Record<Exclude<FunnelStep, 'shown'>, Share>>;
export type ComparedStep = keyof typeof funnelShares;
export const comparedSteps = Object.keys(funnelShares) as ComparedStep[];

/** The median of fewer centres would disclose the figures of one. */
export const centersBehindMedian = 5;

export const funnelSpans = [4, 12, 26, 52] as const;
export type FunnelSpan = (typeof funnelSpans)[number];

export type FunnelMedians = Readonly<Record<ComparedStep, number | null>>;

/** Null where nothing could become a part. */
export function shareOf(counts: FunnelCounts, step: ComparedStep): number | null {
  const whole = counts[funnelShares[step].of];
  return whole === 0 ? null : counts[step] / whole;
}

export const isEnough = (counts: FunnelCounts, step: ComparedStep): boolean =>
  counts[funnelShares[step].of] >= funnelShares[step].atLeast;

/** Shares that are shown as the same percentage are the same. */
export function isBelowMedian(counts: FunnelCounts, step: ComparedStep, median: number | null): boolean {
  const share = shareOf(counts, step);
  return share !== null && median !== null && isEnough(counts, step) && tenths(share) < tenths(median);
}

/** «12,3 %» */
export const formatShare = (share: number): string =>
  `${String(tenths(share) / 10).replace('.', ',')}\u00a0%`;

const tenths = (share: number) => Math.round(share * 1000);
