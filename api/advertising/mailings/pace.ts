import { Setting } from '@odonta/db/models';
import { minutesBetweenTries } from '@odonta/db/vocabulary/advertising/mailings/mailing.ts';

/** How fast letters leave. */
export interface Pace {
  /** Of all mailings and nodes together. */
  perMinute: number;
  /** Taken at once by a node. */
  batch: number;
  /** A letter is given up after it, however slowly the mail server answers. */
  letterMs: number;
  /** Counted from the moment its letter begins to leave: longer than `letterMs`, so that no other node sends it meanwhile. */
  leaseMs: number;
  /** Nothing is sent for so long once the mail server defers most of a batch. */
  restMs: number;
  /** When a deferred letter is tried again; after the last pause it has failed. */
  pausesMs: readonly number[];
  /** After it another mailing may have its turn. */
  turnMs: number;
}

export async function usualPace(): Promise<Pace> {
  const setting = await Setting.findOne({ where: { key: 'mailings_per_minute' } });
  return { ...unhurried, perMinute: setting?.amount ?? unhurried.perMinute };
}

/** No letter is given to the mail server more often. */
export const triesOf = ({ pausesMs }: Pick<Pace, 'pausesMs'>): number => pausesMs.length + 1;

const unhurried: Pace = {
  perMinute: 300,
  batch: 50,
  letterMs: 120_000,
  leaseMs: 600_000,
  restMs: 60_000,
  pausesMs: minutesBetweenTries.map((minutes) => minutes * 60_000),
  turnMs: 45_000,
};
