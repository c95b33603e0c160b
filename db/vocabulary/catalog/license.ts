import { formatDate } from '../time.ts';

/** Of a centre to teach. Days are written as PostgreSQL writes them. */
export interface License {
  number: string;
  issued_on: string | null;
  /** Null for one without an end, as they are issued since 2011. */
  until: string | null;
  /** Its entry in the public register. */
  url: string | null;
}

/** «№ Л035-01298-77/00123456 от 12.03.2021, бессрочная» */
export function licenseInWords({ number, issued_on, until }: License): string {
  const issued = issued_on ? ` от ${formatDate(issued_on)}` : '';
  return `№\u00a0${number}${issued}, ${until ? `действует до ${formatDate(until)}` : 'бессрочная'}`;
}
