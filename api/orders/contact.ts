import type { BookedContact } from '@odonta/api/contract';
import { normalPhone } from '@odonta/db/vocabulary/patterns.ts';

/** The contact columns of an order, a request or an entry of a waiting list. */
export const contactColumns = <Contact extends BookedContact>(contact: Contact) => ({
  last_name: contact.last_name,
  first_name: contact.first_name,
  middle_name: contact.middle_name ?? null,
  phone: normalPhone(contact.phone),
  email: contact.email as Contact['email'],
  city: contact.city ?? null,
});

interface Reachable<Email> {
  last_name: string;
  first_name: string;
  middle_name: string | null;
  phone: string;
  email: Email;
  city: string | null;
}

/** The contact in these columns, to book again with. */
export const contactOf = <Email extends string | null>(row: Reachable<Email>) => ({
  last_name: row.last_name,
  first_name: row.first_name,
  middle_name: row.middle_name ?? undefined,
  phone: row.phone,
  email: row.email,
  city: row.city ?? undefined,
});
