import type { QueryInterface } from 'sequelize';
import { reportChanges, stopReportingChanges } from '../changeReports.ts';
import { inOneTransaction } from '../sql.ts';

const paths = `('/o-nas', '/contacts', '/bonus', '/docs', '/pravila-oplaty', '/policy', '/consent')`;
const siteTags = `case when r ->> 'path' in ('/contacts', '/policy') then array['site'] else '{}'::text[] end`;
const formerTags = `array['page:' || (r ->> 'path')] || ${siteTags}`;
/** The sitemap knows the pages of the product by name, and the added ones by this tag. */
const addedTags = `case when r ->> 'path' like '/info/%' then array['page:' || (r ->> 'path'), 'pages'] else '{}'::text[] end`;

/** Of the draft only its deletion is reported: what visitors read are the editions. */
const draft = ['title', 'description', 'h1', 'intro', 'body', 'robots', 'facts', 'status', 'version'];

export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table pages drop constraint pages_path_check;
    alter table pages add constraint pages_path_check
      check (path in ${paths} or (path ~ '^/info/[a-z0-9-]+$' and char_length(path) <= 86));
    alter table pages add column deleted_at timestamptz,
      add constraint pages_of_the_product_stay check (deleted_at is null or path like '/info/%');
    ${reportChanges('pages', addedTags, draft)}
    ${stopReportingChanges('page_versions')}
    ${reportChanges('page_versions', `${formerTags} || ${addedTags}`)}
    `,
  );

/** Editions refuse to be deleted, so the ones of added pages go while their triggers rest. */
export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    ${stopReportingChanges('page_versions')}
    ${reportChanges('page_versions', formerTags)}
    ${stopReportingChanges('pages')}
    alter table page_versions disable trigger refuse_change;
    delete from page_versions where path like '/info/%';
    alter table page_versions enable trigger refuse_change;
    delete from pages where path like '/info/%';
    alter table pages drop column deleted_at;
    alter table pages drop constraint pages_path_check;
    alter table pages add constraint pages_path_check check (path in ${paths});
    `,
  );
