import type { CompanySeats } from '@odonta/api/contract';

/** What every dialog over a place is told. */
export interface SeatDialog {
  /** «Место 3» */
  place: string;
  /** The address of the place, below which its deeds are. */
  path: string;
  take(seats: CompanySeats): void;
  onClosed(): void;
}
