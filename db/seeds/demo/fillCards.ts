import { QueryTypes, type Sequelize } from 'sequelize';
import { refreshProdCards } from '../../models/index.ts';

const chunk = 250;
/** Node prepares one portion while PostgreSQL writes another. */
const atOnce = 3;

/** Gives a card to every published course that has none yet. */
export async function fillCards(
  sequelize: Sequelize,
  onFilled: (done: number, total: number) => void,
): Promise<void> {
  const ids = await withoutCard(sequelize);
  let [taken, done] = [0, 0];
  const fill = async () => {
    while (taken < ids.length) {
      const portion = ids.slice(taken, taken + chunk);
      taken += chunk;
      await sequelize.transaction((transaction) => refreshProdCards(portion, transaction));
      done += portion.length;
      onFilled(done, ids.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, fill));
}

async function withoutCard(sequelize: Sequelize): Promise<number[]> {
  const rows = await sequelize.query<{ id: number }>(
    `select p.id from prods p join centers c on c.id = p.center_id and c.status = 'CONFIRMED'
     where p.status = 'CONFIRMED' and p.deleted_at is null and not exists (select from prod_cards k where k.prod_id = p.id) order by p.id`,
    { type: QueryTypes.SELECT },
  );
  return rows.map(({ id }) => id);
}
