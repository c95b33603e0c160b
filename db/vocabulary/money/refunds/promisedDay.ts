import { moscowDay } from '../../time.ts';
import { refundLimits } from './refund.ts';

/** The day by which money is back: the law counts from the day on which it was asked for, and not from an approval. */
export const promisedDay = (askedAt: Date): string =>
  moscowDay(new Date(askedAt.getTime() + refundLimits.promisedDays * 86_400_000));
