import type { StaffProd } from '@odonta/api/contract';

/** The initial values of a copied course: without its address, dates and accreditation. */
export const copyOfProd = ({
  slug: _slug,
  series_id: _series,
  date_start: _start,
  date_end: _end,
  schedule: _schedule,
  registration_from: _from,
  registration_to: _to,
  online_link: _link,
  due_at: _due,
  ...prod
}: Omit<StaffProd, 'available_transitions'>) => ({
  ...prod,
  // One event is accredited on its day; another has to apply again.
  nmo: prod.nmo && { ...prod.nmo, code: null, state: 'NONE', date: null },
  // Their numbers are left, by which they name each other; they get others when the copy is saved.
  prices: prod.prices.filter(({ is_active }) => is_active).map((price) => ({ ...price, date: null })),
});
