import { Approval, connectionOf, type LegalUser, ScaleAward } from '@odonta/db/models';
import type { PersonalPercent, ScaleRow } from '@odonta/db/vocabulary/loyalty/bonuses/scale.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';

/** The scales in force on a day. */
export interface Scales {
  rows: ReadonlyMap<number, ScaleRow[]>;
  /** The common one for companies without their own. */
  common: number | null;
}

/** The terms of a company. */
export interface Terms {
  scale_id: number | null;
  rows: readonly ScaleRow[];
  personal: PersonalPercent | null;
}

/** A scale that is switched off has no rows. */
export async function scalesOn(day: string, transaction?: Transaction): Promise<Scales> {
  const found = await connection().query<Found>(rowsOn, {
    bind: [day],
    type: QueryTypes.SELECT,
    transaction,
  });
  const rows = new Map<number, ScaleRow[]>();
  for (const { scale_id, value, percent, expiry_days } of found) {
    const row = { value: Number(value), percent: Number(percent), expiry_days };
    rows.set(scale_id, [...(rows.get(scale_id) ?? []), row]);
  }
  return { rows, common: found.find(({ is_default }) => is_default)?.scale_id ?? null };
}

/** The agreed terms of a company on a day, even in retrospect: each change records the terms before it. */
export async function agreedOn(day: string, company: LegalUser, transaction: Transaction): Promise<Agreed> {
  const about = { kind: 'SCALE' as const, resource: 'legal_users', record_id: company.id };
  const changes = await Approval.findAll({
    where: { ...about, status: 'CONFIRMED' },
    order: [['decided_at', 'DESC']],
    transaction,
  });
  const { scale_id, personal_percent, personal_until } = company;
  const since = changes.filter(({ decided_at }) => decided_at && moscowDay(decided_at) > day);
  return Object.assign({ scale_id, personal_percent, personal_until }, ...since.map(({ before }) => before));
}

/** Its own scale, or that of all where it has none. */
export function termsOf(
  { scale_id: own, personal_percent: percent, personal_until: until }: Agreed,
  { rows, common }: Scales,
): Terms {
  const scale_id = own ?? common;
  return {
    scale_id,
    rows: scale_id === null ? [] : (rows.get(scale_id) ?? []),
    personal: percent !== null && until !== null ? { percent, until } : null,
  };
}

type Agreed = Pick<LegalUser, 'scale_id' | 'personal_percent' | 'personal_until'>;

export const connection = (): Sequelize => connectionOf(ScaleAward);

/** As pg returns bigints and decimals. */
interface Found {
  scale_id: number;
  is_default: boolean;
  value: string;
  percent: string;
  expiry_days: number;
}

/** Of the tiers the rows of the latest day apply. */
const rowsOn = `
  select r.scale_id, s.is_default, r.value, r.percent, r.expiry_days
  from legal_scales s join legal_scale_rows r on r.scale_id = s.id
  where s.is_active and s.deleted_at is null
    and r.valid_from = (select max(valid_from) from legal_scale_rows l where l.scale_id = s.id and l.valid_from <= $1::date)
  order by r.scale_id, r.value`;
