import type { CompanyEmployee } from '@odonta/api/contract';
import { formatPhone } from '@odonta/db/vocabulary/patterns.ts';

export const contactsOf = ({ email, phone }: Pick<CompanyEmployee, 'email' | 'phone'>): string =>
  [email, phone && formatPhone(phone)].filter(Boolean).join(' · ');
