import { Order, PrivateFile, ProdMaterial } from '@odonta/db/models';
import { paidStatuses } from '@odonta/db/vocabulary/orders/order.ts';
import { materialLimits } from '@odonta/db/vocabulary/sales/materials.ts';
import { Op, QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { isLeaving } from '../../orders/refunds/leaving.ts';
import { nextRows } from '../../platform/jobs/rowByRow.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { materialsAdded } from './letters.ts';
import { materialKind } from './materialKind.ts';

interface Due {
  id: number;
}

/** Tells buyers of materials that have opened: once a day for a course, half an hour after the last was added. */
export const notifyOfMaterials = (sequelize: Sequelize): Promise<number> =>
  nextRows(
    { name: 'notify of materials', keyOf: ({ id }: Due) => id, act: notify },
    async (rested, transaction) => {
      const bind = { rested: rested.map(Number) };
      const [due] = await sequelize.query<Due>(nextDue, { bind, type: QueryTypes.SELECT, transaction });
      return due;
    },
  );

/** Deletes materials a year after their course, with their files. */
export const deleteOldMaterials = (sequelize: Sequelize): Promise<number> =>
  sequelize.transaction(async (transaction) => {
    const bind = { days: materialLimits.keptDays };
    const options = { bind, type: QueryTypes.SELECT as const, transaction };
    const gone = await sequelize.query<{ file_id: string }>(deleteOver, options);
    const where = { id: gone.map(({ file_id }) => file_id), kind: materialKind };
    await PrivateFile.update({ delete_after: new Date() }, { where, transaction });
    return gone.length;
  });

async function notify({ id: prod_id }: Due, transaction: Transaction): Promise<void> {
  const { sequelize } = ProdMaterial;
  if (!sequelize) throw new Error('the models are not bound to a connection');
  const options = { bind: [prod_id], type: QueryTypes.SELECT as const, transaction };
  const open = await sequelize.query<Pick<ProdMaterial, 'id' | 'title'>>(opened, options);
  const found = await sequelize.query<Due>(buyers, options);
  const id = { [Op.in]: found.map((order) => order.id) };
  const orders = await Order.findAll({ where: { id }, order: ['id'], transaction });
  const titles = open.map(({ title }) => title);
  for (const order of orders) await writeLetter(materialsAdded(order, titles), transaction);
  const where = { id: open.map((material) => material.id) };
  await ProdMaterial.update({ notified_at: new Date() }, { where, transaction });
}

const isOpen = `m.notified_at is null and (m.opens = 'NOW' or (m.opens = 'START' and p.date_start <= now())
  or (m.opens = 'END' and date_trunc('day', coalesce(p.date_end, p.date_start), 'UTC') + interval '1 day' <= now()))`;

const nextDue = `
  select p.id from prods p
  where exists (select from prod_materials m where m.prod_id = p.id and ${isOpen})
    and not exists (select from prod_materials m where m.prod_id = p.id
      and (m.notified_at >= date_trunc('day', now(), 'Europe/Moscow') or m.created_at > now() - interval '30 minutes'))
    and p.id <> all($rested::int[])
  order by p.id limit 1 for no key update of p skip locked`;

const opened = `select m.id, m.title from prod_materials m join prods p on p.id = m.prod_id
  where p.id = $1 and ${isOpen} order by m.id`;

const paid = paidStatuses.map((status) => `'${status}'`).join(', ');

/** Each address once, by its newest order. */
const buyers = `
  select distinct on (o.email) o.id from orders o
  where o.prod_id = $1 and o.status in (${paid}) and o.deleted_at is null and o.email is not null
    and exists (select from order_participants p where p.order_id = o.id and p.is_live and not ${isLeaving('p')})
  order by o.email, o.id desc`;

const deleteOver = `
  delete from prod_materials m using prods p
  where p.id = m.prod_id and coalesce(p.date_end, p.date_start) < now() - make_interval(days => $days)
  returning m.file_id`;
