import type { ProdCard as Card, ProdFull, Ratings, StaffProd } from '@odonta/api/contract';
import {
  lecturersOf,
  offeredPricesOf,
  optionsOf,
  type Prod,
  type ProdPrice,
  timetableOf,
} from '@odonta/db/models';
import { prodPath } from '@odonta/db/vocabulary/addresses.ts';
import { type Closure, closureAt } from '@odonta/db/vocabulary/catalog/closure.ts';
import { priceFrom, priceFromType, priceNow } from '@odonta/db/vocabulary/catalog/price.ts';
import { promisedServices } from '@odonta/db/vocabulary/catalog/prod.ts';
import { seatsLeft, stateOf } from '@odonta/db/vocabulary/catalog/prodState.ts';
import { tierIssues } from '@odonta/db/vocabulary/catalog/tierIssues.ts';
import { moscowOffset } from '@odonta/db/vocabulary/catalog/utcOffsets.ts';
import { roublesOf } from '@odonta/db/vocabulary/money.ts';
import { nowInSeconds, secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Attributes } from 'sequelize';
import { presentLicense } from '../centers/centers.license.ts';
import type { ShownProd } from './prods.reading.ts';

export interface ReadBeside {
  questions: ProdFull['questions'];
  dates: Card[];
  /** Those of the accreditation, and those the course is meant for. */
  nmoSpecialities: string[];
  specialities: string[];
  ratings: Ratings;
}

/** A published course with its centre, city, prices, lecturers and changes, as its page shows it. */
export function presentProd(
  prod: ShownProd,
  { dates, nmoSpecialities, specialities, questions, ratings }: ReadBeside,
): ProdFull {
  const lecturers = lecturersOf(prod).map((lecturer) => ({
    id: lecturer.id,
    sef: lecturer.sef,
    name: lecturer.name,
    text: lecturer.text,
    file: lecturer.filename ? [{ filename: lecturer.filename, alt: lecturer.alt ?? lecturer.name }] : [],
    gallery: lecturer.gallery,
  }));
  return {
    ...presentFacts(prod),
    ...presentOffer(prod),
    address: prod.address,
    city_id: prod.city_id,
    utc_offset: prod.city?.utc_offset ?? moscowOffset,
    specialities,
    city: prod.city?.name ?? null,
    seats_left: prod.seats_display === 'HIDDEN' ? null : seatsLeft(prod),
    prices: presentPrices(prod),
    lecturers,
    text: prod.text,
    program: prod.program,
    for_whom: prod.for_whom,
    result: prod.result,
    requirements: prod.requirements,
    seats_display: prod.seats_display,
    sales_paused: prod.sales_paused,
    refund_policy: prod.refund_policy,
    center: {
      id: prod.center.id,
      slug: prod.center.slug,
      name: prod.center.name,
      description: prod.center.description,
      filename: prod.center.filename,
      city: prod.center.city,
      license: presentLicense(prod.center),
      ...closureAt(prod.center, nowInSeconds()),
    },
    is_promoted: false,
    is_canceled: prod.status === 'CANCELED',
    series_id: prod.series_id ?? prod.id,
    questions,
    dates,
    services: promisedServices(prod),
    nmo: presentNmo(prod, nmoSpecialities),
    changes: prod.changes.map(({ kind, old, new: now, at }) => ({ kind, old, new: now, at: secondsOf(at) })),
    ratings,
  };
}

function presentNmo(
  { nmo, services }: Pick<Prod, 'nmo' | 'services'>,
  specialities: string[],
): ProdFull['nmo'] {
  if (nmo === null || !services.includes(5)) return null;
  const { points, code, state, date } = nmo;
  return { points: state === 'NONE' ? null : points, code, specialities, state, date };
}

export function presentProdForStaff(
  prod: Prod,
  lecturerIds: number[],
): Omit<StaffProd, 'available_transitions' | 'due_at'> {
  return {
    ...presentFacts(prod),
    series_id: prod.series_id,
    nmo: prod.nmo,
    city_id: prod.city_id,
    city_name: prod.city?.name ?? null,
    ...presentOffer(prod),
    address: prod.address,
    online_link: prod.online_link,
    speciality_ids: prod.speciality_ids,
    is_date_open: prod.date_start === null,
    text: prod.text,
    program: prod.program,
    for_whom: prod.for_whom,
    result: prod.result,
    requirements: prod.requirements,
    prices: presentAllPrices(prod),
    price_warnings: tierIssues(roublesOf(prod.price), presentAllPrices(prod)),
    requires_confirmation: prod.requires_confirmation,
    payment_methods: prod.payment_methods,
    hold_minutes: prod.hold_minutes,
    invoice_days: prod.invoice_days,
    refund_policy: prod.refund_policy,
    reprice_on_reduction: prod.reprice_on_reduction,
    waitlist_hours: prod.waitlist_hours,
    replace_hours: prod.replace_hours,
    lecturer_ids: lecturerIds,
    seats_total: prod.seats_total,
    seats_taken: prod.seats_taken,
    seats_limits: prod.seats_limits,
    seats_display: prod.seats_display,
    waitlist_enabled: prod.waitlist_enabled,
    sales_paused: prod.sales_paused,
    disable_promotion: prod.disable_promotion,
    is_draft: prod.is_draft,
    status: prod.status,
    published_at: secondsOf(prod.published_at),
    archived_at: secondsOf(prod.archived_at),
    created_at: secondsOf(prod.created_at),
    version: prod.version,
  };
}

const presentOffer = (prod: Attributes<Prod>) => ({
  ...{ schedule: prod.schedule, program_days: prod.program_days, directions: prod.directions },
  issued_documents: prod.issued_documents,
  inclusions: prod.inclusions,
  inclusions_note: prod.inclusions_note,
  group_size: prod.group_size,
});

type Facts = Attributes<Prod> & { center: Closure; prices: readonly Attributes<ProdPrice>[] };

function presentFacts(prod: Facts) {
  const timetable = timetableOf(prod, prod.center);
  const options = optionsOf(prod);
  const now = nowInSeconds();
  return {
    id: prod.id,
    slug: prod.slug,
    canonical: prodPath(prod),
    center_id: prod.center_id,
    name: prod.name,
    type: prod.type,
    degree: prod.degree,
    categories: prod.categories,
    services: prod.services,
    date_start: timetable.date_start,
    date_end: timetable.date_end,
    date_edit: secondsOf(prod.date_edit),
    duration_hours: prod.duration_hours,
    file_preview: { filename: prod.filename, alt: prod.alt ?? '' },
    price: roublesOf(prod.price),
    price_now: roublesOf(priceNow(prod.price, options, now)),
    price_from: roublesOf(priceFrom(prod.price, options, now)),
    price_from_type: priceFromType(options, now) ?? undefined,
    registration_from: timetable.registration_from,
    registration_to: timetable.registration_to,
    is_related_promotion: prod.is_related_promotion,
    is_partner_bonus_promo: prod.is_partner_bonus_promo,
    state: stateOf(timetable, now),
    ratings: { total: prod.rating_total, count: prod.rating_count },
  };
}

const presentPrices = (prod: Facts) =>
  offeredPricesOf(prod)
    .filter(({ is_sold_out }) => !is_sold_out)
    .map(presentPrice);

/** Those too that are not offered: staff may offer them again. */
const presentAllPrices = ({ prices }: Facts) =>
  prices.map((price) => ({
    ...presentPrice(price),
    seats_limit: price.seats_limit,
    is_active: price.is_active,
  }));

function presentPrice({ id, price, type, date, count_listener, text, participation }: Attributes<ProdPrice>) {
  return { id, price: roublesOf(price), type, date: secondsOf(date), count_listener, text, participation };
}
