import type { ProdFull } from '@odonta/api/contract';
import { Prod, ProdCard, shownWithProd } from '@odonta/db/models';
import { openDoor } from '../../http/doors.ts';
import { endpoint } from '../../http/endpoint.ts';
import { malformed, notFound } from '../../http/errors.ts';
import { presentProd } from './prods.presenter.ts';

export const readProd = endpoint({
  method: 'get',
  path: '/prods/:id',
  summary: 'A published course',
  door: openDoor,
  allow: 'anyone',
  handle: async ({ params }) => {
    const id = Number(params.id);
    if (!/^[1-9]\d*$/.test(params.id ?? '') || id > 2_147_483_647)
      throw malformed('Номер курса — целое число');
    const prod = await findProd(id);
    if (!prod) throw notFound('Такого курса нет');
    return { message: prod };
  },
});

/** Public is what has a card: published, not archived, of a centre at work. */
export async function findProd(id: number): Promise<ProdFull | null> {
  const [prod, card] = await Promise.all([
    Prod.findOne({ where: { id, status: 'CONFIRMED' }, include: shownWithProd }),
    ProdCard.findByPk(id, { attributes: ['prod_id'] }),
  ]);
  return prod && card ? presentProd(prod) : null;
}
