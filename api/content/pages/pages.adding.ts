import type { NewStaffPage } from '@odonta/api/contract';
import { Page } from '@odonta/db/models';
import { addedPath, isSystemPath, pageLimits } from '@odonta/db/vocabulary/content/pages.ts';
import { slugOf } from '@odonta/db/vocabulary/slugs.ts';
import type { Transaction } from 'sequelize';
import { conflict, invalid } from '../../platform/http/errors.ts';
import { sanitised } from '../../platform/texts/sanitised.ts';

/** A draft at an address of its own; visitors see it once it is published. */
export async function addPage(
  { slug, body = '', ...text }: NewStaffPage,
  transaction: Transaction,
): Promise<Page> {
  const path = addedPath(slug ?? slugOf(text.h1).slice(0, pageLimits.slug));
  const taken = await Page.findOne({ where: { path }, paranoid: false, transaction });
  if (taken?.deleted_at)
    throw invalid({ slug: 'Этот адрес был у удалённой страницы: восстановите её из корзины' });
  if (taken) throw invalid({ slug: 'Страница с таким адресом уже есть' });
  return Page.create({ ...text, path, body: sanitised(body) }, { transaction });
}

/** Forms, consents and the footer link to the pages of the product. */
export function refuseSystemPage({ path, h1 }: Page): void {
  if (isSystemPath(path))
    throw conflict(`Страницу «${h1}» удалить нельзя: на неё ссылаются формы и другие страницы сайта`);
}
