import { Individual, ManagerRequest } from '@odonta/db/models';
import type { Right } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import type { ReadContext } from '../../platform/kit/resource.ts';

/** The clients of these phones by their accounts, or by their latest requests. */
export async function namesByPhone(
  phones: readonly string[],
  { viewer, transaction }: ReadContext<SignedInUser>,
): Promise<ReadonlyMap<string, string>> {
  const where = { phone: [...new Set(phones)] };
  const names = new Map<string, string>();
  if (where.phone.length === 0) return names;
  if (mayFindBy(viewer, 'manager_requests')) {
    const attributes = ['phone', 'name'];
    const requests = await ManagerRequest.findAll({ where, attributes, order: [['id', 'ASC']], transaction });
    for (const { phone, name } of requests) names.set(phone, name);
  }
  if (mayFindBy(viewer, 'individuals')) {
    const attributes = ['phone', 'last_name', 'first_name'];
    for (const { phone, last_name, first_name } of await Individual.findAll({
      where,
      attributes,
      transaction,
    }))
      if (phone) names.set(phone, [last_name, first_name].filter(Boolean).join(' '));
  }
  return names;
}

/** Those who see contacts masked cannot look for them either: the answer would disclose them. */
const mayFindBy = (staff: SignedInUser, area: 'individuals' | 'manager_requests') => {
  const right: Right = `${area}.list`;
  return staffAudience.allows(staff, right) === 'all' && !staffAudience.masks(staff, area, false);
};
