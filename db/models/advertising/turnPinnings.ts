import { QueryTypes, type Sequelize } from 'sequelize';
import { moscowDay, nowInSeconds } from '../../vocabulary/time.ts';
import { weekOf } from '../../vocabulary/weeks.ts';

/**
 * What time does to pinnings: their first week begins, the last one ends, and each day they stand in another order. The
 * day a pinning stands on is written down, so that all nodes agree on the order and pages learn of midnight as of any change. Answers how much has changed.
 */
export async function turnPinnings(sequelize: Sequelize, now = nowInSeconds()): Promise<number> {
  const at = new Date(now * 1000);
  const week = weekOf(at);
  const run = (statement: string, bind: string[]) =>
    sequelize.query(statement, { bind, type: QueryTypes.SELECT });
  const published = await run(publishBegun, [week]);
  const finished = await run(finishPast, [week]);
  const turned = await run(showToday, [week, moscowDay(at)]);
  return published.length + finished.length + turned.length;
}

const moved = (move: 'publish' | 'finish', from: string, to: string) => `
  moved as (
    update pinnings set status = '${to}', version = version + 1, updated_at = now()
    where id in (select id from due) returning id)
  insert into status_changes (resource, record_id, move, from_status, to_status)
  select 'pinnings', id, '${move}', '${from}', '${to}' from moved returning record_id`;

/** A course that is not public yet waits for somebody to publish it, and its pinning with it. */
const publishBegun = `
  with due as (
    select p.id from pinnings p join prod_cards c on c.prod_id = p.prod_id join prods on prods.id = p.prod_id
    where p.status = 'CREATED' and p.deleted_at is null and c.state <> 'PAST' and not prods.disable_promotion
      and exists (select from pinned_weeks w where w.pinning_id = p.id and w.week <= $1)
      and exists (select from pinned_weeks w where w.pinning_id = p.id and w.week >= $1)
    for no key update of p skip locked),
  ${moved('publish', 'CREATED', 'CONFIRMED')}`;

const finishPast = `
  with due as (
    select p.id from pinnings p
    where p.status = 'CONFIRMED' and p.deleted_at is null
      and (not exists (select from pinned_weeks w where w.pinning_id = p.id and w.week >= $1)
        or exists (select from prod_cards c where c.prod_id = p.prod_id and c.state = 'PAST'))
    for no key update of p skip locked),
  ${moved('finish', 'CONFIRMED', 'FINISHED')}`;

const showToday = `
  update pinnings set shown_on = wanted.day
  from (
    select p.id, case when not prods.disable_promotion and exists (
        select from pinned_weeks w where w.pinning_id = p.id and w.week = $1) then $2::date end as day
    from pinnings p join prods on prods.id = p.prod_id
    where p.status = 'CONFIRMED' and p.deleted_at is null) as wanted
  where wanted.id = pinnings.id and pinnings.shown_on is distinct from wanted.day
  returning pinnings.id`;
