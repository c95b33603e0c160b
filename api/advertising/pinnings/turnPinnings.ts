import { Pinning } from '@odonta/db/models';
import { pinningLifecycle } from '@odonta/db/vocabulary/advertising/pinningLifecycle.ts';
import { moscowDay, nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { weekOf } from '@odonta/db/vocabulary/weeks.ts';
import { QueryTypes, type Sequelize } from 'sequelize';
import { applyWhereDue } from '../../platform/transitions/applyWhereDue.ts';

/**
 * Advances pinnings: their first week begins, the last one ends, and each day their order changes. The day of
 * the order is stored, so that all nodes agree and pages learn of midnight as of any change. Returns the number
 * of changes.
 */
export async function turnPinnings(sequelize: Sequelize, now = nowInSeconds()): Promise<number> {
  const at = new Date(now * 1000);
  const week = weekOf(at);
  const apply = (name: 'publish' | 'finish', due: string) =>
    applyWhereDue({ lifecycle: pinningLifecycle, model: Pinning, name, due, bind: [week] }, sequelize);
  const published = await apply('publish', begun);
  const finished = await apply('finish', past);
  const bind = [week, moscowDay(at)];
  const turned = await sequelize.query(showToday, { bind, type: QueryTypes.SELECT });
  return published + finished + turned.length;
}

/** The pinning of an unpublished course waits until the course is published. */
const begun = `
  select p.id, p.status from pinnings p join prod_cards c on c.prod_id = p.prod_id join prods on prods.id = p.prod_id
  where p.status = 'CREATED' and p.deleted_at is null and c.state <> 'PAST' and not prods.disable_promotion
    and exists (select from pinned_weeks w where w.pinning_id = p.id and w.week <= $1)
    and exists (select from pinned_weeks w where w.pinning_id = p.id and w.week >= $1)
  for no key update of p skip locked`;

const past = `
  select p.id, p.status from pinnings p
  where p.status = 'CONFIRMED' and p.deleted_at is null
    and (not exists (select from pinned_weeks w where w.pinning_id = p.id and w.week >= $1)
      or exists (select from prod_cards c where c.prod_id = p.prod_id and c.state = 'PAST'))
  for no key update of p skip locked`;

/** A course that left the site is not shown until it is back. */
const showToday = `
  update pinnings set shown_on = wanted.day
  from (
    select p.id, case when not prods.disable_promotion
        and exists (select from prod_cards c where c.prod_id = p.prod_id and c.state <> 'PAST')
        and exists (select from pinned_weeks w where w.pinning_id = p.id and w.week = $1) then $2::date end as day
    from pinnings p join prods on prods.id = p.prod_id
    where p.status = 'CONFIRMED' and p.deleted_at is null) as wanted
  where wanted.id = pinnings.id and pinnings.shown_on is distinct from wanted.day
  returning pinnings.id`;
