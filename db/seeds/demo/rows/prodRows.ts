import type { Nmo } from '../../../vocabulary/catalog/prod.ts';
import { kopecksOf } from '../../../vocabulary/money.ts';
import { slugOf } from '../../../vocabulary/slugs.ts';
import type { CastPrice, CastProd } from '../cast/types.ts';
import { list, paragraphs, program } from '../html.ts';
import { ago, dayFromNow, momentsOf } from '../moments.ts';
import { offerColumns, programDaysOf } from './offerColumns.ts';

/** Rows behind the keys of the cast. */
export interface Known {
  centers: ReadonlyMap<string, { id: number; city: string; address: string }>;
  lecturers: ReadonlyMap<string, number>;
  cities: ReadonlyMap<string, number>;
  now: number;
}

const day = 86_400;

export function prodRow(id: number, prod: CastProd, filename: string, known: Known) {
  const center = found(known.centers, prod.center);
  const { now } = known;
  const moments = momentsOf(prod.timing, now);
  const published = ago(((id * 37) % 80) * day + 20 * day - Math.min(0, prod.timing.inDays ?? 0) * day, now);
  const isPublic = prod.status === undefined;
  const nmo = prod.services.includes(5) ? nmoOf(id, prod, now) : null;
  const offer = offerColumns(id, prod, moments.date_start, nmo?.state);
  const program_days = programDaysOf(prod, offer.schedule);
  return {
    id,
    slug: slugOf(prod.name),
    center_id: center.id,
    name: prod.name,
    type: prod.type,
    degree: prod.degree,
    categories: [...new Set(prod.categories)].slice(0, 3),
    services: prod.services,
    nmo,
    city_id: prod.city === undefined ? null : found(known.cities, prod.city),
    address: prod.address ?? (prod.city === center.city ? center.address : null),
    ...moments,
    duration_hours: prod.duration_hours,
    ...offer,
    text: paragraphs(prod.text),
    program: program_days.length > 0 ? '' : program(prod.program),
    program_days,
    for_whom: list(prod.for_whom),
    result: list(prod.result),
    requirements: list(prod.requirements),
    filename,
    alt: `Иллюстрация к курсу «${prod.name}»`,
    price: kopecksOf(prod.price),
    seats_total: prod.seats?.total ?? null,
    seats_taken: prod.seats?.taken ?? 0,
    seats_display: prod.seats?.display ?? 'NUMBER',
    waitlist_enabled: prod.seats?.waitlist ?? false,
    sales_paused: prod.sales_paused ?? false,
    is_related_promotion: prod.is_related_promotion ?? false,
    is_partner_bonus_promo: prod.is_partner_bonus_promo ?? false,
    is_draft: prod.is_draft ?? false,
    status: prod.status ?? 'CONFIRMED',
    reject_code: prod.reject_code ?? null,
    reject_comments: prod.reject_comments ?? {},
    published_at: isPublic ? published : null,
    created_at: new Date(published.getTime() - 2 * day * 1000),
    date_edit: ago(((id * 13) % 18) * day + 3600, now),
  };
}

/** Half of the programmes are accredited, the others on their way or still at home. */
function nmoOf(id: number, { duration_hours, type }: CastProd, now: number): Nmo {
  const state = (['APPROVED', 'SUBMITTED', 'APPROVED', 'NONE'] as const)[id % 4] ?? 'NONE';
  return {
    points: Math.max(1, Math.min(36, type === 8 ? 12 : duration_hours)),
    code: state === 'NONE' ? null : `НМО-${String(100_000 + id * 37).slice(0, 6)}-2026`,
    speciality_ids: [1 + (id % 3), 4],
    state,
    date: state === 'NONE' ? null : Math.floor(ago(((id * 11) % 90) * day + 30 * day, now).getTime() / 1000),
  };
}

export function priceRows(id: number, prices: readonly CastPrice[], now: number) {
  return prices.map(({ price, type, inDays, count_listener, text }, sort) => ({
    prod_id: id,
    price: kopecksOf(price),
    type,
    date: inDays === undefined ? null : dayFromNow(inDays, now),
    count_listener: count_listener ?? null,
    text: text ?? null,
    sort,
  }));
}

export function lecturerLinks(id: number, keys: readonly string[], { lecturers }: Known) {
  return keys.map((key, sort) => ({ prod_id: id, lecturer_id: found(lecturers, key), sort }));
}

function found<T>(map: ReadonlyMap<string, T>, key: string): T {
  const value = map.get(key);
  if (value === undefined) throw new Error(`the demo names «${key}», which is not there`);
  return value;
}
