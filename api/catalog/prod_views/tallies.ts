import { onConnection, ProdViews, perConnection } from '@odonta/db/models';
import { type ViewStep, viewsKept } from '@odonta/db/vocabulary/catalog/views.ts';
import { shiftedWeek, weekOf } from '@odonta/db/vocabulary/weeks.ts';
import type { Sequelize } from 'sequelize';

type Tally = { prod_id: number; week: string } & Record<ViewStep, number>;

/** Courses in two weeks that have not been written yet. */
const atMost = 20_000;
const tallies = perConnection(() => new Map<string, Tally>());

export function noteViews(step: ViewStep, ids: readonly number[], at = new Date()): void {
  const noted = tallies();
  const week = weekOf(at);
  for (const prod_id of ids) {
    const key = `${week} ${prod_id}`;
    const tally = noted.get(key) ?? { prod_id, week, shown: 0, opened: 0, forms: 0 };
    if (noted.size >= atMost && !noted.has(key)) continue;
    tally[step] += 1;
    noted.set(key, tally);
  }
}

/** Writes the collected counts in one statement; visitors never wait for it. */
export async function writeViews(sequelize: Sequelize): Promise<void> {
  const noted = onConnection(sequelize, tallies);
  if (noted.size === 0) return;
  const rows = [...noted.values()];
  noted.clear();
  await sequelize.query(upsert, { bind: [JSON.stringify(rows)] });
}

export async function deleteOldViews(sequelize: Sequelize, now = new Date()): Promise<void> {
  await sequelize.query(`delete from ${ProdViews.tableName} where week < $1`, {
    bind: [shiftedWeek(weekOf(now), -viewsKept)],
  });
}

/** In one order, so that two nodes wait for each other and cannot deadlock. A course may have been deleted meanwhile. */
const upsert = `
  insert into prod_views (prod_id, week, shown, opened, forms)
  select r.prod_id, r.week, r.shown, r.opened, r.forms
  from jsonb_to_recordset($1) as r(prod_id int, week date, shown int, opened int, forms int)
    join prods p on p.id = r.prod_id
  order by r.prod_id, r.week
  on conflict (prod_id, week) do update set shown = prod_views.shown + excluded.shown,
    opened = prod_views.opened + excluded.opened, forms = prod_views.forms + excluded.forms`;
