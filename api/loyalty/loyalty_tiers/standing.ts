import type { CompanyStanding, ScaleRowView } from '@odonta/api/contract';
import { LegalLevel, type LegalUser } from '@odonta/db/models';
import { levelAt, nextAfter } from '@odonta/db/vocabulary/loyalty/bonuses/scale.ts';
import { roublesOf } from '@odonta/db/vocabulary/money.ts';
import { moscowDay, secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { scalesOn, termsOf } from './terms.ts';

export interface Standing {
  standing: CompanyStanding;
  rows: ScaleRowView[];
}

/**
 * The standings of these companies as of last night, by today's terms, with the distance to the next row;
 * calculated one after the other.
 */
export async function standingsOf(
  companies: readonly LegalUser[],
  transaction?: Transaction,
): Promise<(company: LegalUser) => Standing> {
  const today = moscowDay(new Date());
  const scales = await scalesOn(today, transaction);
  const ids = companies.map(({ id }) => id);
  const counted = await LegalLevel.findAll({ where: { legal_user_id: ids }, transaction });
  const levels = new Map(counted.map((level) => [level.legal_user_id, level]));
  return (company) => {
    const terms = termsOf(company, scales);
    const last = levels.get(company.id);
    const turnover = last?.turnover ?? 0;
    const level = levelAt(terms, turnover, today);
    const percent = level?.percent ?? 0;
    const next = nextAfter(terms.rows, turnover);
    const standing = {
      percent,
      turnover: roublesOf(turnover),
      counted_at: secondsOf(last?.counted_at ?? null),
      personal_until: level?.value === null ? (terms.personal?.until ?? null) : null,
      next: next && next.percent > percent ? { ...next, left: Math.ceil(next.left / 100) } : null,
    };
    return { standing, rows: terms.rows.map(({ value, ...row }) => ({ ...row, value: roublesOf(value) })) };
  };
}
