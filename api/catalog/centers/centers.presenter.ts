import type { StaffCenter } from '@odonta/api/contract';
import type { Center } from '@odonta/db/models';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { waitingAmong } from '../../identity/approvals/askApproval.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { managersOf } from '../../identity/users/managersOf.ts';
import type { ReadContext } from '../../platform/kit/resource.ts';
import { stampsOf } from '../../platform/kit/stamps.ts';

export async function presentCenters(
  rows: Center[],
  { transaction }: ReadContext<SignedInUser>,
): Promise<Omit<StaffCenter, 'available_transitions'>[]> {
  const ids = rows.map(({ id }) => id);
  const asked = await waitingAmong('COMMISSION', 'centers', ids, transaction);
  const managerOf = await managersOf(rows, transaction);
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    name: row.name,
    email: row.email,
    phone: row.phone,
    kontact_name: row.kontact_name,
    kontact_phone: row.kontact_phone,
    city: row.city,
    description: row.description,
    filename: row.filename,
    license_number: row.license_number,
    license_issued_on: row.license_issued_on,
    license_until: row.license_until,
    license_url: row.license_url,
    license_file: row.license_file,
    contract_number: row.contract_number,
    contract_date: row.contract_date,
    contract_file: row.contract_file,
    submitted_at: secondsOf(row.submitted_at),
    step_comments: row.step_comments,
    sale: row.sale,
    sale_asked: asked.has(row.id) ? Number(asked.get(row.id)?.after.sale) : null,
    is_sell_individuals: row.is_sell_individuals,
    is_sell_entities: row.is_sell_entities,
    show_main: row.show_main,
    manager_id: row.manager_id,
    manager_name: managerOf(row),
    status: row.status,
    approve: row.approve,
    suspended_at: secondsOf(row.suspended_at),
    closed_from: row.closed_from,
    closed_to: row.closed_to,
    closure_note: row.closure_note,
    is_closed_by_staff: row.is_closed_by_staff,
    ...stampsOf(row),
  }));
}
