import type { StaffProd } from '@odonta/api/contract';
import { type Prod, ProdLecturer } from '@odonta/db/models';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import type { ReadContext } from '../../platform/kit/resource.ts';
import { dueTimes } from './prods.moderation.ts';
import { presentProdForStaff } from './prods.presenter.ts';

export async function presentProds(
  prods: Prod[],
  { transaction }: ReadContext<SignedInUser>,
): Promise<Omit<StaffProd, 'available_transitions'>[]> {
  const links = await ProdLecturer.findAll({
    where: { prod_id: prods.map(({ id }) => id) },
    order: [['sort', 'ASC']],
    transaction,
  });
  const byProd = Map.groupBy(links, ({ prod_id }) => prod_id);
  const due = await dueTimes(prods, transaction);
  return prods.map((prod) => ({
    ...presentProdForStaff(
      prod,
      (byProd.get(prod.id) ?? []).map(({ lecturer_id }) => lecturer_id),
    ),
    due_at: due.get(prod.id) ?? null,
  }));
}
