import type { StaffWaitlistEntry } from '@odonta/api/contract';
import { ProdPrice, type WaitlistEntry } from '@odonta/db/models';
import { priceTypes } from '@odonta/db/vocabulary/catalog/price.ts';
import { roublesOf } from '@odonta/db/vocabulary/money.ts';
import { waitlistLifecycle } from '@odonta/db/vocabulary/sales/waitlistLifecycle.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { QueryTypes, type Transaction } from 'sequelize';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { personOf } from '../../orders/contact.ts';
import { nameProd } from '../../orders/presentProd.ts';
import { historiesOf } from '../../platform/journals/history.ts';
import type { ReadContext } from '../../platform/kit/resource.ts';
import { stampsOf } from '../../platform/kit/stamps.ts';

export async function presentWaitlist(
  rows: WaitlistEntry[],
  readContext: ReadContext<SignedInUser>,
): Promise<Omit<StaffWaitlistEntry, 'available_transitions'>[]> {
  const ids = rows.map(({ id }) => id);
  const [histories, places, labels] = await Promise.all([
    historiesOf('waitlist', waitlistLifecycle, ids, readContext),
    placesOf(rows, readContext.transaction),
    labelsOf(rows, readContext.transaction),
  ]);
  return rows.map((row) => ({
    ...columnsOf(row),
    participation_label: labels(row.participation),
    place: places.get(row.id) ?? null,
    history: histories.get(row.id) ?? [],
  }));
}

type Columns = Omit<
  StaffWaitlistEntry,
  'available_transitions' | 'participation_label' | 'place' | 'history'
>;

function columnsOf(row: WaitlistEntry): Columns {
  const { prod, order } = row;
  const isOffered = row.status === 'PREPARE';
  return {
    id: row.id,
    status: row.status,
    prod_id: row.prod_id,
    prod: nameProd(prod),
    center: prod.center.name,
    participation: row.participation,
    quantity: row.quantity,
    accept_partial: row.accept_partial,
    individual_id: row.individual_id,
    ...personOf(row),
    city: row.city,
    comment: row.comment,
    priority: row.priority,
    priority_reason: row.priority_reason,
    price_seen: roublesOf(row.price_seen),
    offers: row.offers,
    order_id: row.order_id,
    order_number: order?.number ?? null,
    expires_at: isOffered ? secondsOf(order?.expires_at ?? null) : null,
    from_entry_id: row.from_entry_id,
    ...stampsOf(row),
  };
}

/** Each line is counted once, however many of it are shown. */
async function placesOf(
  rows: readonly WaitlistEntry[],
  transaction?: Transaction,
): Promise<Map<number, number>> {
  const prods = [...new Set(rows.filter(({ status }) => status === 'CREATED').map(({ prod_id }) => prod_id))];
  if (prods.length === 0) return new Map();
  const places = await ProdPrice.sequelize?.query<{ id: number; place: string }>(
    `select id, row_number() over (partition by prod_id order by priority desc, position) as place
     from waitlist where status = 'CREATED' and deleted_at is null and prod_id = any($1)`,
    { bind: [prods], type: QueryTypes.SELECT, transaction },
  );
  return new Map((places ?? []).map(({ id, place }) => [id, Number(place)]));
}

async function labelsOf(rows: readonly WaitlistEntry[], transaction?: Transaction) {
  const ids = rows.flatMap(({ participation }) => Number(/^any:(\d+)$/.exec(participation)?.[1]) || []);
  const named = ids.length === 0 ? [] : await ProdPrice.findAll({ where: { id: ids }, transaction });
  const special = new Map(named.map(({ id, text }) => [`any:${id}`, text]));
  return (participation: string): string =>
    known[participation] ?? special.get(participation) ?? priceTypes.any;
}

const known: Readonly<Record<string, string>> = {
  main: 'Весь курс',
  lecture: priceTypes.lecture,
  practice: priceTypes.practice,
  any: 'Любой вариант',
};
