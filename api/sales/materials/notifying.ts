import { Order, PrivateFile, ProdMaterial, sequelizeOf } from '@odonta/db/models';
import { moscowOffset } from '@odonta/db/vocabulary/catalog/utcOffsets.ts';
import { paidStatuses } from '@odonta/db/vocabulary/orders/order.ts';
import { materialLimits } from '@odonta/db/vocabulary/sales/materials.ts';
import { Op, QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { isLeaving } from '../../orders/refunds/leaving.ts';
import { nextRows } from '../../platform/jobs/rowByRow.ts';
import { systemAuditActor, systemOrigin } from '../../platform/journals/system.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { materialsAdded } from './letters.ts';
import { materialKind } from './materialKind.ts';

interface Due {
  id: number;
}

type Gone = Pick<ProdMaterial, 'prod_id' | 'title' | 'file_id'>;

/** Tells buyers of materials that have opened: once a day for a course, whatever is deleted, half an hour after the last was added. */
export const notifyOfMaterials = (sequelize: Sequelize): Promise<number> =>
  nextRows(
    { name: 'notify of materials', keyOf: ({ id }: Due) => id, act: notify },
    async (rested, transaction) => {
      const bind = { rested: rested.map(Number) };
      const [due] = await sequelize.query<Due>(nextDue, { bind, type: QueryTypes.SELECT, transaction });
      return due;
    },
  );

/** Deletes materials a year after their course, with their files; without its days, after its last lesson or their own. */
export const deleteOldMaterials = (sequelize: Sequelize): Promise<number> =>
  unitOfWork.transaction(async (transaction) => {
    const bind = { days: materialLimits.keptDays };
    const options = { bind, type: QueryTypes.SELECT as const, transaction };
    const gone = await sequelize.query<Gone>(deleteOver, options);
    const where = { id: gone.map(({ file_id }) => file_id), kind: materialKind };
    await PrivateFile.update({ delete_after: new Date() }, { where, transaction });
    const entry = {
      by: systemAuditActor,
      origin: systemOrigin,
      action: 'delete_material',
      resource: 'prods',
    };
    const entries = gone.map(({ prod_id: record_id, title }) => ({
      ...{ ...entry, record_id },
      changes: { material: [title, null] as [unknown, unknown] },
    }));
    await unitOfWork.auditAll(entries, transaction);
    return gone.length;
  });

async function notify({ id: prod_id }: Due, transaction: Transaction): Promise<void> {
  const sequelize = sequelizeOf(transaction);
  const options = { bind: [prod_id], type: QueryTypes.SELECT as const, transaction };
  const open = await sequelize.query<Pick<ProdMaterial, 'id' | 'title'>>(opened, options);
  const found = await sequelize.query<Due>(buyers, options);
  // The last of them may have asked for his money meanwhile.
  if (found.length === 0) return;
  const id = { [Op.in]: found.map((order) => order.id) };
  const orders = await Order.findAll({ where: { id }, order: ['id'], transaction });
  const titles = open.map(({ title }) => title);
  for (const order of orders) await writeLetter(materialsAdded(order, titles), transaction);
  const where = { id: open.map((material) => material.id) };
  await ProdMaterial.update({ notified_at: new Date() }, { where, transaction });
  await sequelize.query(remember, { bind: [prod_id], transaction });
}

const paid = paidStatuses.map((status) => `'${status}'`).join(', ');

/** Of the course `p`. */
const isBuyer = `o.prod_id = p.id and o.status in (${paid}) and o.debt = 0 and o.deleted_at is null and o.email is not null
    and exists (select from order_participants s where s.order_id = o.id and s.is_live and not ${isLeaving('s')})`;

/** Days of a course are its own midnights, stored as those of UTC. */
const localNow = `now() + make_interval(hours => coalesce((select c.utc_offset from cities c where c.id = p.city_id), ${moscowOffset}))`;

const isOpen = `m.notified_at is null and (m.opens = 'NOW' or (m.opens = 'START' and p.date_start <= ${localNow})
  or (m.opens = 'END' and date_trunc('day', coalesce(p.date_end, p.date_start), 'UTC') + interval '1 day' <= ${localNow}))`;

const nextDue = `
  select p.id from prods p join centers e on e.id = p.center_id
  where exists (select from prod_materials m where m.prod_id = p.id and ${isOpen})
    and not exists (select from prod_materials m where m.prod_id = p.id and m.created_at > now() - interval '30 minutes')
    and (p.materials_notified_at is null or p.materials_notified_at < date_trunc('day', now(), 'Europe/Moscow'))
    and e.suspended_at is null
    and exists (select from orders o where ${isBuyer})
    and p.id <> all($rested::int[])
  order by p.id limit 1 for no key update of p skip locked`;

const opened = `select m.id, m.title from prod_materials m join prods p on p.id = m.prod_id
  where p.id = $1 and ${isOpen} order by m.id`;

/** Each address once, by its newest order. */
const buyers = `
  select distinct on (o.email) o.id from orders o join prods p on p.id = o.prod_id
  where p.id = $1 and ${isBuyer}
  order by o.email, o.id desc`;

const remember = 'update prods set materials_notified_at = now() where id = $1';

const deleteOver = `
  delete from prod_materials m using prods p
  where p.id = m.prod_id and now() - make_interval(days => $days) > coalesce(p.date_end, p.date_start,
    greatest(m.created_at, (select max(o.lesson_to) from orders o where o.prod_id = p.id)))
  returning m.prod_id, m.title, m.file_id`;
