import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** A page of the site is named by its path, which stays true wherever the site is moved. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table banners
      drop constraint banners_url_check,
      add constraint banners_url_check check (url ~ '^(https?://|/$|/[^/\\\\])');
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    update banners set url = 'https://odonta.example' || url where url like '/%';
    alter table banners
      drop constraint banners_url_check,
      add constraint banners_url_check check (url ~ '^https?://');
    `,
  );
