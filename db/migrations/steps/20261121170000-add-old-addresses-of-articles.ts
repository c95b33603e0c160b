import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    create function keep_old_address_of_article() returns trigger language plpgsql as $$
    begin
      if old.published_at is not null then
        perform redirect_address('/articles/' || old.slug || '-' || old.id, '/articles/' || new.slug || '-' || new.id);
      end if;
      return null;
    end $$;
    create trigger keep_old_address after update of slug on articles
      for each row when (old.slug <> new.slug) execute function keep_old_address_of_article();
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    'drop trigger keep_old_address on articles; drop function keep_old_address_of_article();',
  );
