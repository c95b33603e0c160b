import { Page, publishPage } from '@odonta/db/models';
import type { New } from './new.ts';

/** A page whose text staff write, with its first edition published. */
export async function buildPage(given: New<Page> = {}): Promise<Page> {
  const page = await Page.create({
    path: '/bonus',
    title: 'Бонусы — Одонта',
    description: 'За что начисляются бонусы.',
    h1: 'Бонусы',
    body: '<p>Первая редакция</p>',
    status: 'CONFIRMED',
    ...given,
  });
  await publishPage(page, null);
  return page;
}
