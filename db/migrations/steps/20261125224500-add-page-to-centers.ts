import type { QueryInterface } from 'sequelize';
import { indexConcurrently, inOneTransaction } from '../sql.ts';

/** The address of a centre's public page, and its licence. Addresses of present centres are made of their names. */
export async function up(context: QueryInterface): Promise<void> {
  await inOneTransaction(
    context,
    `alter table centers
       add column slug text,
       add column license_number text check (char_length(license_number) between 3 and 80),
       add column license_issued_on date,
       add column license_until date,
       add column license_url text check (license_url ~ '^https?://' and char_length(license_url) <= 500);
     with named as (
       select id, coalesce(nullif(trim('-' from left(trim('-' from regexp_replace(
         translate(
           replace(replace(replace(replace(replace(replace(replace(
             lower(name), 'ж', 'zh'), 'щ', 'sch'), 'ч', 'ch'), 'ш', 'sh'), 'ю', 'yu'), 'я', 'ya'), 'ь', ''),
           'абвгдеёзийклмнопрстуфхцыэъ', 'abvgdeezijklmnoprstufhcye'),
         '[^a-z0-9]+', '-', 'g')), 80)), ''), 'centr') as slug
       from centers),
     numbered as (select id, slug, row_number() over (partition by slug order by id) as place from named)
     update centers c set slug = case when n.place = 1 then n.slug else n.slug || '-' || n.id end
       from numbered n where n.id = c.id;
     alter table centers
       alter column slug set not null,
       add constraint centers_slug_check check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100),
       add constraint centers_license check (
         license_number is not null or (license_issued_on is null and license_until is null and license_url is null)),
       add constraint centers_license_ends check (license_until > license_issued_on);`,
  );
  await indexConcurrently(context, 'centers_by_slug', 'centers (slug)', 'unique');
}

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `drop function if exists keep_old_address_of_center() cascade;
     alter table centers
       drop column slug,
       drop column license_number,
       drop column license_issued_on,
       drop column license_until,
       drop column license_url;`,
  );
