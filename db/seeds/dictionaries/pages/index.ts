import type { Transaction } from 'sequelize';
import { Page, publishPage } from '../../../models/index.ts';
import { companyPages } from './company.ts';
import { personalDataPages } from './personalData.ts';

export const seededPages = [...companyPages, ...personalDataPages];

/** Publishes the first edition of every missing page; texts of staff stay. */
export async function seedPages(transaction: Transaction): Promise<void> {
  const there = new Set((await Page.findAll({ attributes: ['path'], transaction })).map(({ path }) => path));
  for (const page of seededPages.filter(({ path }) => !there.has(path)))
    await publishPage(
      await Page.create({ ...page, status: 'CONFIRMED' }, { transaction }),
      null,
      transaction,
    );
}
