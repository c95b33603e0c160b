/** The meaning of the bank's statuses. */
export type Meaning =
  /** Its page waits for the buyer. */
  | 'waiting'
  /** The bank is at work and will say more in a moment. */
  | 'moving'
  | 'declined'
  | 'held'
  | 'dropped'
  | 'taken'
  | 'given_back_in_part'
  | 'given_back'
  | 'unknown';

/** In the order a payment goes through them: it never goes back, in whatever order notifications arrive. */
const statuses: readonly (readonly [name: string, rank: number, meaning: Meaning])[] = [
  ['NEW', 1, 'waiting'],
  ['FORM_SHOWED', 2, 'waiting'],
  ['AUTHORIZING', 3, 'moving'],
  ['PAY_CHECKING', 3, 'moving'],
  ['3DS_CHECKING', 4, 'moving'],
  ['3DS_CHECKED', 5, 'moving'],
  ['REJECTED', 6, 'declined'],
  ['AUTH_FAIL', 6, 'declined'],
  ['ATTEMPTS_EXPIRED', 6, 'declined'],
  ['DEADLINE_EXPIRED', 6, 'dropped'],
  ['CANCELED', 6, 'dropped'],
  ['AUTHORIZED', 7, 'held'],
  ['REVERSING', 8, 'moving'],
  ['PARTIAL_REVERSED', 9, 'held'],
  ['REVERSED', 10, 'dropped'],
  ['CONFIRMING', 11, 'moving'],
  ['CONFIRMED', 12, 'taken'],
  ['REFUNDING', 13, 'moving'],
  ['ASYNC_REFUNDING', 13, 'moving'],
  ['PARTIAL_REFUNDED', 14, 'given_back_in_part'],
  ['REFUNDED', 15, 'given_back'],
];

const known = new Map(statuses.map(([name, rank, meaning]) => [name, { rank, meaning }]));

/** A status missing in the bank's documentation has no rank: its meaning shows when the next one comes. */
export const rankOf = (status: string): number => known.get(status)?.rank ?? 0;
export const meaningOf = (status: string): Meaning => known.get(status)?.meaning ?? 'unknown';
