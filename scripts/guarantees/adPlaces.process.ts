import { Banner } from '@odonta/db/models';
import { connect } from '@odonta/db/postgres/connection.ts';
import { inTransaction } from '@odonta/db/postgres/transaction.ts';
import { bookBanner } from '../../api/advertising/ad_places/booking.ts';
import { ApiError } from '../../api/platform/http/errors.ts';
import { doHalf } from './halfOfTwo.ts';

/** Books one week of the slot of all pages for each of the given centres. */
const [url = '', how = '', week = ''] = process.argv.slice(2);
const sequelize = connect(url, { pool: 10, acquireMs: 60_000 });

const book = (center_id: number) =>
  inTransaction(sequelize, (transaction) =>
    bookBanner({ center_id, slot: 5, categories: [], weeks: [week] }, transaction),
  );

/** Counts without a lock, and numbers the place after the count; the test has dropped the constraint. */
async function unguarded(center_id: number): Promise<void> {
  const [[taken]] = (await sequelize.query(
    'select count(*)::int as count from ad_places p join ad_slots s on s.id = p.ad_slot_id where s.slot = 5 and p.week = :week',
    { replacements: { week } },
  )) as [{ count: number }[], unknown];
  const place = (taken?.count ?? 0) + 1;
  if (place > 5) throw new ApiError(409, 'CONFLICT', '');
  const sums = { price_rows: [{ category_id: null, week, price: 100, paid: 100 }], total: 100 };
  const dates = { date_start: new Date(), date_end: new Date(Date.now() + 1000) };
  const banner = await Banner.create({
    slot: 5,
    center_id,
    by_weeks: true,
    status: 'PREPARE',
    ...sums,
    ...dates,
  });
  await sequelize.query(
    'insert into ad_places (ad_slot_id, week, place, banner_id) select id, :week, :place, :banner from ad_slots where slot = 5',
    { replacements: { week, place, banner: banner.id } },
  );
}

doHalf(sequelize, how === 'control' ? unguarded : book, 409);
