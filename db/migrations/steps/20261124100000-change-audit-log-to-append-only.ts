import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    create function refuse_change_of_audit_log() returns trigger language plpgsql as $$
    begin
      raise exception 'what was journalled neither changes nor vanishes' using errcode = '23514';
    end $$;
    create trigger refuse_change before update or delete on audit_log
      for each row execute function refuse_change_of_audit_log();
    create trigger refuse_truncation before truncate on audit_log
      for each statement execute function refuse_change_of_audit_log();
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    drop trigger refuse_truncation on audit_log;
    drop trigger refuse_change on audit_log;
    drop function refuse_change_of_audit_log();
    `,
  );
