import type { CertificateRefusal } from '@odonta/db/vocabulary/sales/certificate.ts';

/** The public facts about a certificate of attendance, for the holder of its document. */
export interface CertificateView {
  number: string;
  /** Surname and initials. */
  name: string;
  course: string;
  days: string | null;
  hours: number | null;
  center: string;
  /** Unix seconds. */
  issued_at: number;
  is_annulled: boolean;
}

export interface IssuedCertificate {
  number: string;
  /** The page on which it is checked. */
  link: string;
  issued_at: number;
}

/** The result of issuing many at once. */
export interface IssuedCertificates {
  issued: number;
  refused: { id: number; code: CertificateRefusal; label: string }[];
}
