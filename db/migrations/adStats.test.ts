import { expect } from 'chai';
import { QueryTypes } from 'sequelize';
import { buildBanner, buildCategory } from '../testing/factories.ts';
import { testWorld } from '../testing/world.ts';
import * as stats from './steps/20261128200000-create-ad-stats.ts';
import * as visitors from './steps/20261128200100-change-visitors-of-banners.ts';
import * as numbers from './steps/20261129001000-change-visitors-of-banners-to-numbers.ts';

describe('the steps that count banners by showings', () => {
  it('every former figure is carried over, and back when the steps are undone', async () => {
    const world = await testWorld();
    const context = world.sequelize.getQueryInterface();
    const rows = (sql: string) => world.sequelize.query(sql, { type: QueryTypes.SELECT });
    await numbers.down(context);
    await visitors.down(context);
    await stats.down(context);
    await buildCategory({ id: 3 });
    const { id } = await buildBanner({ slot: 15, category_id: 3, view_count: 12, click_count: 3 });
    const odd = await buildBanner({ view_count: 1, click_count: 2 });
    const hours = [
      `(${id}, '2026-11-01 10:00+03', 9, 1), (${id}, '2026-11-01 11:00+03', 3, 2)`,
      `(${odd.id}, '2026-11-01 10:00+03', 1, 2)`,
    ];
    await world.sequelize.query(`insert into banner_stats values ${hours.join()}`);
    await world.sequelize.query(
      `insert into banner_visits (banner_id, day, kind, visitor_hash) values (${id}, current_date, 'view', 'a'), (${id}, current_date, 'click', 'a')`,
    );
    const before = await rows('select * from banner_stats order by 1, 2');

    await stats.up(context);
    await visitors.up(context);
    const figures =
      'banner_id, slot, category_id, requests, impressions, viewable, uniq, clicks, bot_filtered';
    const carried = await rows(`select ${figures} from ad_stats_hourly order by banner_id, hour`);
    expect(carried.map((row) => Object.values(row).slice(1))).to.deep.equal([
      [15, 3, 9, 9, 9, 9, 1, 0],
      [15, 3, 3, 3, 3, 3, 2, 0],
      [5, 0, 2, 2, 2, 1, 2, 0],
    ]);
    expect(await rows('select visitor_hash from banner_visits')).to.deep.equal([{ visitor_hash: 'a' }]);
    expect((await odd.reload()).view_count).to.equal(2);

    await visitors.down(context);
    await stats.down(context);
    expect(await rows('select * from banner_stats order by 1, 2')).to.deep.equal(before);
    await stats.up(context);
    await visitors.up(context);
    await numbers.up(context);
    await world.close();
  });
});
