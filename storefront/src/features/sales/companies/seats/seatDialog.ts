import type { CompanySeats } from '@odonta/api/contract';

/** The common props of every dialog over a place. */
export interface SeatDialog {
  /** «Место 3» */
  place: string;
  /** The address of the place, the prefix of its actions. */
  path: string;
  take(seats: CompanySeats): void;
  onClosed(): void;
}
