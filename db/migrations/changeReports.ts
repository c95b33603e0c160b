/**
 * The trigger by which a table reports its changes to `change_log`. `tags` is an SQL expression for a text[] over the row `r`
 * (jsonb); changes of the `silent` columns alone are not reported. Part of migrations that have run somewhere: what it makes must stay what it was.
 */
export function reportChanges(table: string, tags: string, silent: readonly string[] = []): string {
  const columns = ['updated_at', 'last_used_at', 'view_count', 'click_count', ...silent].join();
  return `
    create function report_change_of_${table}() returns trigger language plpgsql as $$
    declare
      r jsonb;
      seen text[] := '{}';
    begin
      if tg_op = 'UPDATE' and to_jsonb(old) - '{${columns}}'::text[]
        = to_jsonb(new) - '{${columns}}'::text[] then return null; end if;
      if tg_op <> 'INSERT' then r := to_jsonb(old); seen := seen || ${tags}; end if;
      if tg_op <> 'DELETE' then r := to_jsonb(new); seen := seen || ${tags}; end if;
      insert into change_log (entity, entity_id, tags)
      values ('${table}', coalesce(r ->> 'prod_id', r ->> 'user_id', r ->> 'id')::integer, array(select distinct unnest(seen)));
      return null;
    end $$;
    create trigger report_change after insert or update or delete on ${table}
      for each row execute function report_change_of_${table}();`;
}

export const stopReportingChanges = (table: string) =>
  `drop trigger report_change on ${table}; drop function report_change_of_${table}();`;
