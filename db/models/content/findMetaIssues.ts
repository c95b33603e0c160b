import type { Transaction } from 'sequelize';
import { metaLengths } from '../../vocabulary/content/pageMeta.ts';
import { MetaIssue } from './MetaIssue.ts';

/**
 * Checks every public page: the meta tags of staff, else those of the page. Dates of one series may share a
 * title, and a hidden page is not found.
 */
export async function findMetaIssues(transaction: Transaction): Promise<void> {
  const { sequelize } = MetaIssue;
  // Two concurrent checks would both write the same issues.
  await sequelize?.query('lock table meta_faults in exclusive mode', { transaction });
  await MetaIssue.destroy({ where: {}, transaction });
  await sequelize?.query(sql, { replacements: metaLengths, transaction });
}

const pages = `
  select 'prods' as resource, p.id as record_id, '/prods/' || p.slug || '-' || p.id as path,
    coalesce(m.title, p.name) as title, m.description as own_description, p.text as words,
    'prods' || coalesce(p.series_id, p.id) as family, m.is_hidden
  from prods p left join page_metas m on m.subject = 'prod:' || p.id and m.deleted_at is null
  where p.status = 'CONFIRMED' and p.deleted_at is null and p.archived_at is null
  union all
  select 'articles', a.id, '/articles/' || a.slug || '-' || a.id, coalesce(m.title, a.title), m.description,
    a.description, 'articles' || a.id, m.is_hidden
  from articles a left join page_metas m on m.subject = 'article:' || a.id and m.deleted_at is null
  where a.status = 'PUBLISHED' and a.deleted_at is null
  union all
  select 'lecturers', l.id, '/lecturers/' || l.sef, coalesce(m.title, l.name), m.description, l.text,
    'lecturers' || l.id, m.is_hidden
  from lecturers l left join page_metas m on m.subject = '/lecturers/' || l.sef and m.deleted_at is null
  where l.status = 'CONFIRMED' and l.deleted_at is null
  union all
  select 'pages', id, path, title, nullif(description, ''), description, path, robots = 'noindex' from pages
  union all
  select 'page_metas', id, path, coalesce(title, ''), description, 'its page speaks for itself', path, is_hidden
  from page_metas
  where deleted_at is null and path !~ '^/(prods|articles|lecturers)/'`;

const sql = `
  with public_pages as (
    select resource, record_id, path, btrim(title) as title, btrim(own_description) as own_description, family,
      btrim(regexp_replace(words, '<[^>]*>|&nbsp;', ' ', 'g')) as words
    from (${pages}) as said
    where is_hidden is not true
  ),
  titles as (
    select lower(title) as title, count(distinct family) as families from public_pages
    where title <> '' group by lower(title)
  ),
  descriptions as (
    select lower(own_description) as description, count(*) as times from public_pages
    where own_description <> '' group by lower(own_description)
  )
  insert into meta_faults (kind, resource, record_id, path, said, others)
  select 'TITLE_LONG', resource, record_id, path, title, 0 from public_pages
  where char_length(title) > :title
  union all
  select 'TITLE_TWICE', p.resource, p.record_id, p.path, p.title, t.families - 1
  from public_pages p join titles t on t.title = lower(p.title) where t.families > 1
  union all
  select 'DESCRIPTION_EMPTY', resource, record_id, path, '', 0 from public_pages
  where coalesce(own_description, '') = '' and words = ''
  union all
  select 'DESCRIPTION_LONG', resource, record_id, path, own_description, 0 from public_pages
  where char_length(own_description) > :description
  union all
  select 'DESCRIPTION_TWICE', p.resource, p.record_id, p.path, p.own_description, d.times - 1
  from public_pages p join descriptions d on d.description = lower(p.own_description) where d.times > 1
  order by 1, 2, 3`;
