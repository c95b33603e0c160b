import type { StaffBankLine } from '@odonta/api/contract';
import type { BankLine } from '@odonta/db/models';
import { bankLineLifecycle } from '@odonta/db/vocabulary/money/bank/bankLineLifecycle.ts';
import { exactRoublesOf } from '@odonta/db/vocabulary/money.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { historiesOf } from '../../platform/journals/history.ts';
import type { ReadContext } from '../../platform/kit/resource.ts';
import { stampsOf } from '../../platform/kit/stamps.ts';
import { matchesOf } from '../bank/matchesOf.ts';

export async function presentBankLines(
  rows: BankLine[],
  readContext: ReadContext<SignedInUser>,
): Promise<Omit<StaffBankLine, 'available_transitions'>[]> {
  const ids = rows.map(({ id }) => id);
  const histories = await historiesOf('bank_imports', bankLineLifecycle, ids, readContext);
  const matches = await matchesOf('line_id', ids, readContext);
  return rows.map((row) => ({
    id: row.id,
    file_id: row.file_id,
    filename: row.file?.filename ?? '',
    account: row.account,
    number: row.number,
    date: row.date,
    received_on: row.received_on,
    sum: exactRoublesOf(row.sum),
    payer_name: row.payer_name,
    payer_inn: row.payer_inn,
    payer_kpp: row.payer_kpp,
    payer_account: row.payer_account,
    purpose: row.purpose,
    raw: row.raw,
    status: row.status,
    reason: row.reason,
    matches: matches.get(row.id) ?? [],
    history: histories.get(row.id) ?? [],
    ...stampsOf(row),
  }));
}
