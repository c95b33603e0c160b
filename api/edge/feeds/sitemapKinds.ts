import { Prod } from '@odonta/db/models';
import {
  articlePath,
  centerPath,
  lecturerPath,
  paths,
  prodPath,
  sectionPath,
} from '@odonta/db/vocabulary/addresses.ts';
import { categories, formatPages } from '@odonta/db/vocabulary/catalog/categories.ts';
import { contentPaths } from '@odonta/db/vocabulary/content/pages.ts';
import { type PageTag, pageTag } from '@odonta/db/vocabulary/edge/pageTags.ts';
import { QueryTypes } from 'sequelize';

export interface SitemapUrl {
  path: string;
  /** When the page's contents were last edited; absent where it is unknown. */
  lastmod: Date | null;
  priority: number;
}

interface SitemapKind {
  tags: readonly PageTag[];
  count(): Promise<number>;
  urls(limit: number, offset: number): Promise<SitemapUrl[]>;
}

/** Each kind of page adds its own addresses here: how many there are, and a stretch of them in a lasting order. */
export const sitemapKinds: Readonly<Record<string, SitemapKind>> = {
  pages: {
    tags: [
      pageTag('list'),
      pageTag('lecturers'),
      pageTag('pages'),
      ...contentPaths.map((path) => pageTag('page', path)),
    ],
    count: async () => 1,
    urls: async () => [...(await sections()), ...(await writtenPages())],
  },
  prods: {
    tags: [pageTag('list')],
    count: () => countOf('prod_cards'),
    urls: async (limit, offset) => {
      const rows = await read<{ id: number; slug: string; lastmod: Date; state: string }>(
        `select p.id, p.slug, p.date_edit as lastmod, c.state from prod_cards c join prods p on p.id = c.prod_id
         order by p.id limit $1 offset $2`,
        [limit, offset],
      );
      return rows.map((row) => ({
        path: prodPath(row),
        lastmod: row.lastmod,
        priority: row.state === 'PAST' ? 0.2 : 0.8,
      }));
    },
  },
  lecturers: {
    tags: [pageTag('lecturers')],
    count: () => countOf(`lecturers where status = 'CONFIRMED' and deleted_at is null`),
    urls: async (limit, offset) => {
      const rows = await read<{ sef: string; lastmod: Date }>(
        `select sef, updated_at as lastmod from lecturers where status = 'CONFIRMED' and deleted_at is null
         order by id limit $1 offset $2`,
        [limit, offset],
      );
      return rows.map((row) => ({ path: lecturerPath(row), lastmod: row.lastmod, priority: 0.6 }));
    },
  },
  centers: {
    tags: [pageTag('centers')],
    count: () => countOf(centersAtWork),
    urls: async (limit, offset) => {
      const rows = await read<{ slug: string; lastmod: Date }>(
        `select slug, updated_at as lastmod from ${centersAtWork} order by id limit $1 offset $2`,
        [limit, offset],
      );
      return rows.map((row) => ({ path: centerPath(row), lastmod: row.lastmod, priority: 0.6 }));
    },
  },
  articles: {
    tags: [pageTag('articles')],
    count: () => countOf(`articles where status = 'PUBLISHED' and deleted_at is null`),
    urls: async (limit, offset) => {
      const rows = await read<{ id: number; slug: string; lastmod: Date }>(
        `select id, slug, date_edit as lastmod from articles where status = 'PUBLISHED' and deleted_at is null
         order by id limit $1 offset $2`,
        [limit, offset],
      );
      return rows.map((row) => ({ path: articlePath(row), lastmod: row.lastmod, priority: 0.5 }));
    },
  },
};

const centersAtWork = `centers where status = 'CONFIRMED' and suspended_at is null and deleted_at is null`;

/** Lists are as new as the newest thing they list. */
async function sections(): Promise<SitemapUrl[]> {
  const rows = await read<{ key: string; lastmod: Date | null }>(
    `with edited as (select p.date_edit, p.type, p.categories from prod_cards c join prods p on p.id = c.prod_id)
     select 'all' as key, max(date_edit) as lastmod from edited
     union all select 'type ' || type, max(date_edit) from edited group by type
     union all select 'category ' || category, max(date_edit) from edited, unnest(categories) category group by category
     union all select 'lecturers', max(updated_at) from lecturers where status = 'CONFIRMED' and deleted_at is null`,
  );
  const lastmods = new Map(rows.map(({ key, lastmod }) => [key, lastmod]));
  const section = (path: string, key: string, priority: number) => ({
    path,
    lastmod: lastmods.get(key) ?? null,
    priority,
  });
  return [
    section(paths.home, 'all', 1),
    section(paths.search, 'all', 0.9),
    ...categories.map((category) => section(sectionPath(category), `category ${category.id}`, 0.9)),
    ...formatPages.map((format) => section(sectionPath(format), `type ${format.type}`, 0.9)),
    section(paths.lecturers, 'lecturers', 0.7),
  ];
}

async function writtenPages(): Promise<SitemapUrl[]> {
  const rows = await read<{ path: string; lastmod: Date; robots: string }>(
    `select distinct on (v.path) v.path, v.published_at as lastmod, v.robots from page_versions v
     join pages p on p.id = v.page_id and p.deleted_at is null order by v.path, v.number desc`,
  );
  return rows
    .filter(({ robots }) => robots === 'index')
    .map(({ path, lastmod }) => ({ path, lastmod, priority: 0.4 }));
}

async function countOf(from: string): Promise<number> {
  const [row] = await read<{ count: number }>(`select count(*)::int as count from ${from}`);
  return row?.count ?? 0;
}

async function read<Row extends object>(sql: string, bind: unknown[] = []): Promise<Row[]> {
  return (await Prod.sequelize?.query<Row>(sql, { bind, type: QueryTypes.SELECT })) ?? [];
}
