import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { collectionDays } from '../../../vocabulary/advertising/collections/collection.ts';
import type { Fill } from '../fillEntities.ts';
import { ago } from '../moments.ts';
import { tokenOf } from '../orders/keys.ts';
import { insertRows, moveCounters } from '../rows/insertRows.ts';

const day = 86_400;

/** Collections of managers: one that was opened, with a course that is over since, and a draft. */
export const fill: Fill = async (sequelize, { manager, secondManager }, now, transaction) => {
  const prods = await coursesOf(sequelize, transaction);
  const rows = [
    {
      ...common(1, 9, now),
      name: 'Эндодонтия: с чего начать',
      name_to: 'Мария Олеговна',
      to_email: 'maria.olegovna@example.ru',
      to_phone: '+79125550101',
      is_show_phone: true,
      manager_id: manager,
      status: 'OPENED',
      sent_at: ago(8 * day, now),
      opened_at: ago(7 * day, now),
      last_opened_at: ago(2 * day, now),
      view_count: 3,
      click_count: 2,
    },
    {
      ...common(2, 1, now),
      name: 'Курсы для ассистентов клиники «Улыбка»',
      name_to: 'Клиника «Улыбка»',
      to_email: null,
      to_phone: null,
      is_show_phone: false,
      manager_id: secondManager,
      status: 'DRAFT',
      sent_at: null,
      opened_at: null,
      last_opened_at: null,
      view_count: 0,
      click_count: 0,
    },
  ];
  const items = [prods, prods.slice(0, 2)].flatMap((chosen, index) =>
    chosen.map((prod_id, sort) => ({
      collection_id: index + 1,
      prod_id,
      sort,
      note: notes[sort] ?? null,
      click_count: index === 0 && sort < 2 ? 1 : 0,
    })),
  );
  await insertRows(sequelize, 'collections', rows, transaction);
  await insertRows(sequelize, 'collection_items', items, transaction);
  await moveCounters(sequelize, ['collections'], transaction);
};

const notes = ['Самый близкий по датам, много практики.', 'Сильная программа по перелечиванию.'];

const common = (id: number, daysAgo: number, now: number) => ({
  id,
  code: tokenOf(`collection ${id}`),
  name_from: 'Ваш менеджер',
  comment_internal: null,
  revised_at: null,
  expires_at: ago((daysAgo - collectionDays) * day, now),
  version: 0,
  created_at: ago(daysAgo * day, now),
  updated_at: ago(daysAgo * day, now),
});

/** Three that can be booked, and one that is over. */
async function coursesOf(sequelize: Sequelize, transaction: Transaction): Promise<number[]> {
  const rows = await sequelize.query<{ prod_id: number }>(
    `(select prod_id from prod_cards where state = 'OPEN' order by prod_id limit 3)
     union all (select prod_id from prod_cards where state = 'PAST' order by prod_id limit 1)`,
    { transaction, type: QueryTypes.SELECT },
  );
  return rows.map(({ prod_id }) => prod_id);
}
