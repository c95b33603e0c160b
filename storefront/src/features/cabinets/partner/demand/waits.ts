import { plural } from '@odonta/db/vocabulary/plural.ts';

/** «ждут 5 человек, 8 мест»; its sum is shown separately. */
export const waits = ({ people, seats }: { people: number; seats: number }): string =>
  `${plural(people, ['человек ждёт', 'человека ждут', 'человек ждут'])} ${plural(seats, ['место', 'места', 'мест'])}`;
