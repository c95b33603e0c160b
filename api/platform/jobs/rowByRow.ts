import { perConnection } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { isDatabaseAway, isTooSlow } from '../http/outages.ts';
import { unitOfWork } from '../journals/unitOfWork.ts';
import { log } from '../log.ts';

export type Key = number | string;

export interface Job<Row> {
  /** Its name in the log. */
  name: string;
  keyOf(row: Row): Key;
  act(row: Row, transaction: Transaction): Promise<unknown>;
  /** Notifies people of a failing row, where they can correct it; again only after a success. */
  announce?(row: Row, transaction: Transaction): Promise<unknown>;
}

interface Rest {
  times: number;
  until: number;
}

const resting = perConnection(() => new Map<string, Map<Key, Rest>>());
const longestRestMs = 60_000;
const atMost = 100;

/**
 * Processes row after row, each in a transaction of its own: an error in one does not affect the others. A
 * failed row is logged and postponed, each time longer, so that it does not block the next runs. Returns how
 * many were processed.
 * @param next - selects the first due row, locked, excluding postponed ones
 */
export async function nextRows<Row>(
  job: Job<Row>,
  next: (rested: Key[], transaction: Transaction) => Promise<Row | null | undefined>,
): Promise<number> {
  let done = 0;
  for (let turn = 0; turn < atMost; turn += 1) {
    const taken: { row?: Row } = {};
    try {
      const turnOf = await unitOfWork.transaction(async (transaction) => {
        const look = () => next(restingOf(job.name), transaction);
        const found = await look();
        if (!found) return 'none';
        // A statement may be older than the lock it waits for: only a second read sees the changes of another node.
        const row = await look();
        if (!row || job.keyOf(row) !== job.keyOf(found)) return 'taken';
        taken.row = row;
        await job.act(row, transaction);
        return 'done';
      });
      if (turnOf === 'none') break;
      if (turnOf === 'taken') continue;
      done += 1;
      if (taken.row) wake(job, taken.row);
    } catch (error) {
      if (!taken.row || isAway(error)) throw error;
      await rest(job, taken.row, error);
    }
  }
  return done;
}

/** The same for rows that are known beforehand; `act` locks its row, and looks again whether it is due. */
export async function eachRow<Row>(job: Job<Row>, rows: readonly Row[]): Promise<number> {
  const rested = new Set(restingOf(job.name));
  let done = 0;
  for (const row of rows.filter((each) => !rested.has(job.keyOf(each)))) {
    try {
      await unitOfWork.transaction((transaction) => job.act(row, transaction));
      done += 1;
      wake(job, row);
    } catch (error) {
      if (isAway(error)) throw error;
      await rest(job, row, error);
    }
  }
  return done;
}

/** A row whose work takes too long rests like any other that fails: the next ones do not wait for it. */
const isAway = (error: unknown): boolean => isDatabaseAway(error) && !isTooSlow(error);

/** Rows of a job that failed lately and are left alone for now. */
export function restingOf(name: string): Key[] {
  const now = Date.now();
  return [...(resting().get(name) ?? [])].filter(([, { until }]) => until > now).map(([key]) => key);
}

/** For tests that correct a row and do not wait. */
export const wakeAll = (): void => resting().clear();

const wake = <Row>({ name, keyOf }: Job<Row>, row: Row): void => {
  resting().get(name)?.delete(keyOf(row));
};

async function rest<Row>({ name, keyOf, announce }: Job<Row>, row: Row, error: unknown): Promise<void> {
  const key = keyOf(row);
  log.error({ err: error, job: name, row: key }, 'a row of a job failed');
  const rows = resting().get(name) ?? new Map<Key, Rest>();
  const times = (rows.get(key)?.times ?? 0) + 1;
  rows.set(key, { times, until: Date.now() + Math.min(1000 * 2 ** (times - 1), longestRestMs) });
  resting().set(name, rows);
  if (announce && times === 1) await unitOfWork.transaction((transaction) => announce(row, transaction));
}
