import { hash } from 'node:crypto';
import type { Transaction } from 'sequelize';
import type { Page } from './Page.ts';
import { PageVersion } from './PageVersion.ts';

/** Makes the draft the next edition. The caller has locked the page's row, so numbers do not collide. */
export async function publishPage(
  { id: page_id, path, title, description, h1, intro, body, robots, facts }: Page,
  published_by: number | null,
  transaction?: Transaction,
): Promise<PageVersion> {
  const last = Number((await PageVersion.max('number', { where: { page_id }, transaction })) ?? 0);
  const text = { title, description, h1, intro, body, robots, facts };
  return PageVersion.create(
    {
      page_id,
      path,
      number: last + 1,
      ...text,
      hash: hash('sha256', JSON.stringify(text)),
      published_by,
    },
    { transaction },
  );
}
