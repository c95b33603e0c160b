import type { BookedContact } from '@odonta/api/contract';
import { normalPhone } from '@odonta/db/vocabulary/patterns.ts';

/** The contact columns of a request of a company. */
export const personColumns = <Contact extends Omit<BookedContact, 'city'>>(contact: Contact) => ({
  last_name: contact.last_name,
  first_name: contact.first_name,
  middle_name: contact.middle_name ?? null,
  phone: normalPhone(contact.phone),
  email: contact.email as Contact['email'],
});

/** The contact columns of an order or an entry of a waiting list. */
export const contactColumns = <Contact extends BookedContact>(contact: Contact) => ({
  ...personColumns(contact),
  city: contact.city ?? null,
});

interface Person<Email> {
  last_name: string;
  first_name: string;
  middle_name: string | null;
  phone: string;
  email: Email;
}

/** The contact in these columns, as staff read it. */
export const personOf = <Email extends string | null>(row: Person<Email>): Person<Email> => ({
  last_name: row.last_name,
  first_name: row.first_name,
  middle_name: row.middle_name,
  phone: row.phone,
  email: row.email,
});

/** The contact in these columns, to book again with. */
export const contactOf = <Email extends string | null>(row: Person<Email> & { city: string | null }) => ({
  ...personOf(row),
  middle_name: row.middle_name ?? undefined,
  city: row.city ?? undefined,
});
