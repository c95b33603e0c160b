import { Article, Lecturer, PageMeta, Prod } from '@odonta/db/models';
import { articleIdOf, below, prodIdOf } from '@odonta/db/vocabulary/addresses.ts';
import { listPaths, metaSubjectOf, sectionPaths } from '@odonta/db/vocabulary/content/pageMeta.ts';
import { isSystemPath } from '@odonta/db/vocabulary/content/pages.ts';
import Joi from 'joi';
import { Op, type Transaction } from 'sequelize';
import { invalid } from '../../platform/http/errors.ts';

export interface PageMetaBody {
  path: string;
  title?: string | null;
  description?: string | null;
  h1?: string | null;
  intro?: string | null;
  is_hidden?: boolean;
}

export const metaText = (most: number) => Joi.string().trim().min(3).max(most).empty('').allow(null);

export const pageMetaBody = Joi.object<PageMetaBody>({
  // Copied from the address bar it comes with the site and the question; only the path is meant.
  path: Joi.string()
    .trim()
    .max(1000)
    .required()
    .custom((value: string) => pathOf(value))
    .pattern(/^\/[^?#\s]*$/)
    .messages({ 'string.pattern.base': 'Адрес начинается с /' }),
  title: metaText(200),
  description: metaText(500),
  h1: metaText(200),
  intro: metaText(1000),
  is_hidden: Joi.boolean(),
});

function pathOf(typed: string): string {
  const path = URL.canParse(typed) ? new URL(typed).pathname : typed;
  return path.replace(/[?#].*$/s, '').replace(/(.)\/$/, '$1');
}

/** A page that is there, has no meta yet, and is given a heading only where it takes one. */
export async function refuseUnfit(
  { path, h1, intro }: PageMetaBody,
  ownId: number | null,
  transaction: Transaction,
): Promise<void> {
  if (isSystemPath(path) || path.startsWith(below.addedPages))
    throw invalid({ path: 'Тексты этой страницы правят в разделе «Страницы»' });
  if (!(await isThere(path, transaction))) throw invalid({ path: 'Такой страницы нет' });
  const errors = {
    ...(h1 && !sectionPaths.includes(path) ? { h1: 'Свой заголовок есть только у разделов каталога' } : {}),
    ...(intro && !sectionPaths.includes(path) ? { intro: 'Вступление есть только у разделов каталога' } : {}),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const duplicate = await PageMeta.findOne({
    where: { subject: metaSubjectOf(path), ...(ownId ? { id: { [Op.ne]: ownId } } : {}) },
    transaction,
  });
  if (duplicate) throw invalid({ path: 'Для этой страницы SEO-данные уже есть' });
}

async function isThere(path: string, transaction: Transaction): Promise<boolean> {
  if (sectionPaths.includes(path) || listPaths.includes(path)) return true;
  const [, kind, address = ''] = path.split('/');
  const count = (found: Promise<number>) => found.then((rows) => rows > 0);
  if (kind === 'prods') return count(Prod.count({ where: { id: prodIdOf(address) ?? 0 }, transaction }));
  if (kind === 'articles')
    return count(Article.count({ where: { id: articleIdOf(address) ?? 0 }, transaction }));
  return kind === 'lecturers' && count(Lecturer.count({ where: { sef: address }, transaction }));
}
