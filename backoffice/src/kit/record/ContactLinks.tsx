import { Link } from '@mui/material';
import { formatPhone } from '@odonta/db/vocabulary/patterns.ts';

/** Masked contacts are no links: the stars cannot be called. */
export function CallLink({ phone }: { phone: string }) {
  return isMasked(phone) ? phone : <Link href={`tel:${phone}`}>{formatPhone(phone)}</Link>;
}

/** A caller may have no e-mail: then nothing is written to him. */
export function MailLink({ email }: { email: string | null }) {
  if (email === null) return <>Без письма: нет e-mail</>;
  return isMasked(email) ? email : <Link href={`mailto:${email}`}>{email}</Link>;
}

function isMasked(contact: string): boolean {
  return contact.includes('*');
}
