/** The seats of an order in words, by whether it has one or more. */
export const seatWords = (count: number) => (count === 1 ? one : more);

const one = {
  seats: 'место',
  seatsFirst: 'Место',
  held: 'удержано',
  booked: 'забронировано',
  free: 'освободится',
  tickets: 'билет',
} as const;

const more = {
  seats: 'места',
  seatsFirst: 'Места',
  held: 'удержаны',
  booked: 'забронированы',
  free: 'освободятся',
  tickets: 'билеты',
} as const;
