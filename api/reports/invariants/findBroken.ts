import { connectionOf, InvariantRun } from '@odonta/db/models';
import { type InvariantName, invariantNames } from '@odonta/db/vocabulary/invariants.ts';
import { QueryTypes, type Transaction } from 'sequelize';
import { findBonusDrift } from '../../loyalty/bonuses/drift.ts';
import { loyaltyInvariants } from './ofLoyalty.ts';
import { marketingInvariants } from './ofMarketing.ts';
import { moneyInvariants } from './ofMoney.ts';
import { seatInvariants } from './ofSeats.ts';
import { voucherInvariants } from './ofVouchers.ts';

export interface Broken {
  name: InvariantName;
  record_id: number | null;
  ref: string;
  expected: number;
  actual: number;
}

/** So many rows of each are enough to understand an error. */
const shownOfEach = 200;

const statements = {
  ...loyaltyInvariants,
  ...marketingInvariants,
  ...moneyInvariants,
  ...seatInvariants,
  ...voucherInvariants,
} satisfies Record<Exclude<InvariantName, 'BONUS_DRIFT'>, string>;

/** Checks every invariant; an empty answer means that all of them are satisfied. */
export async function findBroken(transaction: Transaction): Promise<Broken[]> {
  const broken: Broken[] = [];
  for (const name of invariantNames)
    broken.push(
      ...(name === 'BONUS_DRIFT'
        ? await driftOfBonuses(transaction)
        : await found(name, statements[name], transaction)),
    );
  return broken;
}

async function found(name: InvariantName, statement: string, transaction: Transaction): Promise<Broken[]> {
  const rows = await connectionOf(InvariantRun).query<Omit<Broken, 'name' | 'expected' | 'actual'> & Sums>(
    `select * from (${statement}) broken order by ref limit ${shownOfEach}`,
    { type: QueryTypes.SELECT, transaction },
  );
  return rows.map(({ record_id, ref, expected, actual }) => ({
    name,
    record_id,
    ref,
    expected: Number(expected),
    actual: Number(actual),
  }));
}

/** As pg returns bigints. */
type Sums = Record<'expected' | 'actual', string | number>;

async function driftOfBonuses(transaction: Transaction): Promise<Broken[]> {
  const drifts = await findBonusDrift(transaction);
  return drifts.slice(0, shownOfEach).map(({ account_id, name, by }) => ({
    name: 'BONUS_DRIFT',
    record_id: account_id,
    ref: `счёт ${account_id}: ${driftNames[name]}`,
    expected: 0,
    actual: by,
  }));
}

const driftNames = {
  BALANCE: 'остаток',
  LOTS: 'остаток по начислениям',
  PENDING: 'ожидает',
  LOT_MOVES: 'движения начислений',
} as const;
