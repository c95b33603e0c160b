import type { Sequelize, Transaction } from 'sequelize';
import { Page, publishPage } from '../../models/index.ts';
import { prodPath } from '../../vocabulary/addresses.ts';
import { slugOf } from '../../vocabulary/slugs.ts';
import { prods } from './cast/prods/index.ts';
import { addedPage, banners, topStrip } from './cast/site.ts';
import { ago, dayFromNow } from './moments.ts';
import { idOfNamed } from './named.ts';
import { bannerFile } from './pictures/names.ts';
import { insertRows, moveCounters } from './rows/insertRows.ts';

const day = 86_400;
/** Writes banners, the strip and a page of staff. Banners link within this site, at any address. */
export async function fillSite(sequelize: Sequelize, now: number, transaction: Transaction): Promise<void> {
  const rows = banners.map(({ slot, category, prod, alt, ad_company, ad_inn, ad_reg_number }, index) => ({
    id: index + 1,
    slot,
    category_id: category ?? null,
    url: prodPath({ id: idOfNamed(prod), slug: slugOf(prods[prod].name) }),
    filename: bannerFile(index, slot, 'desktop'),
    filename_mobile: bannerFile(index, slot, 'mobile'),
    alt,
    ad_company,
    ad_inn,
    ad_reg_number,
    status: 'CONFIRMED',
    view_count: 400 + ((index * 617) % 5000),
    click_count: 9 + ((index * 31) % 120),
    date_start: ago(7 * day, now),
    date_end: dayFromNow(180, now),
  }));
  await insertRows(sequelize, 'banners', rows, transaction);
  const { header, text, link, inDays } = topStrip;
  const strip = {
    id: 1,
    header,
    text,
    link,
    status: 'PUBLISHED',
    date_start: ago(day, now),
    date_end: dayFromNow(inDays, now),
  };
  await insertRows(sequelize, 'top_strips', [strip], transaction);
  await moveCounters(sequelize, ['banners', 'top_strips'], transaction);
  const page = await Page.create({ ...addedPage, status: 'CONFIRMED' }, { transaction });
  await publishPage(page, null, transaction);
}
