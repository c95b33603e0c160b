import type { StaffLegalUser } from '@odonta/api/contract';
import type { LegalUser } from '@odonta/db/models';
import { roublesOf } from '@odonta/db/vocabulary/money.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { waitingAmong } from '../../identity/approvals/askApproval.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { managersOf } from '../../identity/users/managersOf.ts';
import { termsOfCompany } from '../../loyalty/legal_scales/legalUsers.terms.ts';
import { standingsOf } from '../../loyalty/loyalty_tiers/standing.ts';
import type { ReadContext } from '../../platform/kit/resource.ts';
import { stampsOf } from '../../platform/kit/stamps.ts';

export async function presentLegalUsers(
  rows: LegalUser[],
  { transaction }: ReadContext<SignedInUser>,
): Promise<Omit<StaffLegalUser, 'available_transitions'>[]> {
  const ids = rows.map(({ id }) => id);
  const waiting = await waitingAmong('SCALE', 'legal_users', ids, transaction);
  const standingOf = await standingsOf(rows, transaction);
  const managerOf = await managersOf(rows, transaction);
  return rows.map((row) => {
    const owner = row.members.find(({ role }) => role === 'OWNER');
    return {
      id: row.id,
      name: row.name,
      inn: row.inn,
      kpp: row.kpp,
      ogrn: row.ogrn,
      address: row.address,
      director_name: row.director_name,
      pay_bank: row.pay_bank,
      pay_bic: row.pay_bic,
      pay_rs: row.pay_rs,
      pay_ks: row.pay_ks,
      owner_name: owner?.name ?? null,
      owner_email: owner?.email ?? null,
      owner_phone: owner?.phone ?? null,
      members: row.members.length,
      manager_id: row.manager_id,
      manager_name: managerOf(row),
      credit_limit: roublesOf(row.credit_limit),
      payment_days: row.payment_days,
      ...termsOfCompany(row),
      standing: standingOf(row).standing,
      is_terms_asked: waiting.has(row.id),
      verified_at: secondsOf(row.verified_at),
      status: row.status,
      ...stampsOf(row),
    };
  });
}
