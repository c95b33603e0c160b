/**
 * Every transaction locks rows in this order, and by id within a table: then no two transactions can
 * deadlock. `prods:key` is the lock of a course against new references to it: shared by bookings, exclusive
 * for a cancellation.
 */
export const lockingOrder = [
  'reviews',
  'lecturers',
  'prods',
  'legal_scales',
  'approvals',
  'bank_lines',
  'invoices',
  'student_documents',
  'orders',
  'legal_requests',
  'refunds',
  'legal_members',
  'prods:key',
  'seat_pools',
  'waitlist',
  'lesson_slots',
  'lesson_requests',
  'payments',
  'refund_legs',
  'referrals',
  'gift_orders',
  'gifts',
  'bonus_accounts',
  'merchants',
  'ad_slots',
  'banners',
  'pinnings',
  'related_promotions',
  'related_leads',
  'mailings',
  'promo_codes',
  'vouchers',
  'legal_users',
  'marketing_balances',
  'marketing_penalties',
  'manager_requests',
] as const;

export type Lockable = (typeof lockingOrder)[number];

/** The place of a table in the order; undefined where it is never locked together with another. */
export const rankOf = (table: string): number | undefined => {
  const rank = lockingOrder.indexOf(table as Lockable);
  return rank === -1 ? undefined : rank;
};
