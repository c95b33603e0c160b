import type { BuyerKind } from '../../../vocabulary/orders/order.ts';
import { companies, individuals } from '../cast/buyers.ts';
import { type CastSale, guests } from '../cast/sales.ts';

export interface Person {
  last_name: string;
  first_name: string;
  middle_name: string | null;
  phone: string | null;
  email: string | null;
}

/** The buyer of an order, and its participants. */
export interface Buyer {
  kind: BuyerKind;
  individual_id: number | null;
  legal_user_id: number | null;
  contact: Person & { phone: string; email: string; city: string | null };
  people: Person[];
}

export function buyerOf({ by = 'guest', person, people = 1 }: CastSale, order: number): Buyer {
  if (by === 'company') return companyOf(person, people, order);
  const contact = by === 'individual' ? individualOf(person) : guestOf(person);
  const { city: _, ...self } = contact;
  const kind = { individual: 'INDIVIDUAL', guest: 'GUEST', staff: 'STAFF' } as const;
  return {
    kind: kind[by],
    individual_id: by === 'individual' ? person + 1 : null,
    legal_user_id: null,
    contact,
    people: [self, ...colleagues(people - 1, person, order)],
  };
}

export function guestOf(place: number): Buyer['contact'] {
  const [last_name, first_name, middle_name, city] = guests[place] ?? ['Гостева', 'Анна', null, 'Москва'];
  const phone = `+7495003${String(1001 + place)}`;
  return { last_name, first_name, middle_name, city, phone, email: `guest-${place + 1}@demo.local` };
}

function individualOf(place: number): Buyer['contact'] {
  const known = individuals[place];
  if (!known) throw new Error(`the demo has no individual ${place}`);
  const { last_name, first_name, middle_name, city } = known;
  const email = `individual${place === 0 ? '' : `-${place + 1}`}@demo.local`;
  return { last_name, first_name, middle_name, city, phone: `+7495001${String(1001 + place)}`, email };
}

/** Its first member orders, and others of the clinic come. */
function companyOf(place: number, people: number, order: number): Buyer {
  const company = companies[place];
  const [last_name = '', first_name = '', middle_name = null] = company?.members[0]?.name.split(' ') ?? [];
  const before = companies.slice(0, place).reduce((count, { members }) => count + members.length, 0);
  const contact = {
    ...{ last_name, first_name, middle_name },
    phone: `+7495002${String(1001 + before)}`,
    email: `legal${before === 0 ? '' : `-${before + 1}`}@demo.local`,
    city: null,
  };
  return {
    kind: 'LEGAL',
    individual_id: null,
    legal_user_id: place + 1,
    contact,
    people: colleagues(people, place + 5, order),
  };
}

function colleagues(count: number, after: number, order: number): Person[] {
  return Array.from({ length: count }, (_, index) => {
    const [last_name, first_name, middle_name] = guests[(after + 9 + index * 4) % guests.length] ?? [
      '',
      '',
      null,
    ];
    return {
      last_name,
      first_name,
      middle_name,
      phone: null,
      email: `slot-${order}-${index + 1}@demo.local`,
    };
  });
}
