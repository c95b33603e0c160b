import type { CertificateView, IssuedCertificate } from '@odonta/api/contract';
import type { Certificate } from '@odonta/db/models';
import { certificatePath } from '@odonta/db/vocabulary/addresses.ts';
import { shortNameOf } from '@odonta/db/vocabulary/sales/certificate.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';

export const presentCertificate = ({ snapshot, issued_at, annulled_at }: Certificate): CertificateView => ({
  number: snapshot.number,
  name: shortNameOf(snapshot),
  course: snapshot.course,
  days: snapshot.days,
  hours: snapshot.hours,
  center: snapshot.center,
  issued_at: secondsOf(issued_at),
  is_annulled: annulled_at !== null,
});

export const presentIssued = ({ snapshot, code, issued_at }: Certificate): IssuedCertificate => ({
  number: snapshot.number,
  link: siteLink(certificatePath(code)),
  issued_at: secondsOf(issued_at),
});
