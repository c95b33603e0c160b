import type { FoundGroup, StaffClient } from '@odonta/api/contract';
import { type ClientKey, clientAddress } from '@odonta/db/vocabulary/identity/clientKey.ts';
import { formatPhone } from '@odonta/db/vocabulary/patterns.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { clientOf, clientRights } from '../clients/clients.staff.ts';
import { individualByEmail } from '../clients/who.ts';
import type { Sought } from './sought.ts';

/** The client of a typed phone or e-mail, if he has an account, or at least one row that the person may list. */
export async function findClients(
  resources: readonly AnyResource[],
  staff: SignedInUser,
  sought: Sought,
): Promise<FoundGroup> {
  const group = { resource: 'clients', label: 'Клиенты', items: [] };
  const isOpen = clientRights.some((right) => staffAudience.allows(staff, right) !== null);
  if (!isOpen || staffAudience.impersonates?.(staff)) return group;
  const key = await keyOf(sought, staff);
  if (!key) return group;
  const client = await clientOf(resources, key, staff);
  const rows = Object.values(client.counts).reduce((sum, count) => sum + count, 0);
  if (!client.individual && rows === 0) return group;
  return { ...group, items: [foundClient(client)] };
}

async function keyOf({ phone, email }: Sought, staff: SignedInUser): Promise<ClientKey | null> {
  if (phone) return { kind: 'phone', phone };
  return email ? individualByEmail(email, staff) : null;
}

function foundClient({ key, phone, individual, counts }: StaffClient): FoundGroup['items'][number] {
  const { orders = 0, manager_requests: requests = 0 } = counts;
  const known = [
    orders > 0 && plural(orders, ['заказ', 'заказа', 'заказов']),
    requests > 0 && plural(requests, ['заявка', 'заявки', 'заявок']),
  ];
  return {
    // Distinct among clients: an account has its number, and a phone its digits.
    id: individual?.id ?? Number(phone?.slice(1)),
    title: individual?.name || (phone ? formatPhone(phone) : 'Без имени'),
    detail: known.filter(Boolean).join(' · ') || 'Всё о клиенте',
    path: clientAddress(key),
  };
}
