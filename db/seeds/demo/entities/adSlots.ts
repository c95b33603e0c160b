import type { Fill } from '../fillEntities.ts';
import { ago } from '../moments.ts';

const day = 86_400;

/** Prices of all banner slots: of the whole site dearer than of a category. Kopecks. */
export const fill: Fill = async (sequelize, _, now, transaction) => {
  await sequelize.query(
    `insert into ad_slot_prices (ad_slot_id, price, valid_from)
     select id, case slot when 5 then 2500000 when 10 then 3000000 when 20 then 900000 else 600000 end,
       to_timestamp($1::double precision) from ad_slots order by id`,
    { bind: [Math.floor(new Date(ago(30 * day, now)).getTime() / 1000)], transaction },
  );
};
