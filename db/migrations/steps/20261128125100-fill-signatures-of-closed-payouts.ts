import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/**
 * Payouts were closed once their reports were signed on paper, which signed no report: without this, their centres would
 * now be asked for scans of them.
 */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `with signed as (
       update accounting_docs d set status = 'FINISHED', version = d.version + 1, updated_at = now(),
         signed_at = coalesce((select max(created_at) from status_changes c
           where c.resource = 'payouts' and c.record_id = p.id and c.to_status = 'FINISHED'), p.updated_at)
       from payouts p where p.id = d.payout_id and p.status = 'FINISHED' and p.act_state is null and d.status = 'CREATED'
       returning d.id)
     insert into status_changes (resource, record_id, move, from_status, to_status, actor_id, actor_name)
     select 'accounting_docs', id, 'sign', 'CREATED', 'FINISHED', null, 'Система' from signed`,
  );

/** The signatures stay: they are on paper. */
export const down = () => Promise.resolve();
