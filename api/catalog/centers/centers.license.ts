import type { Center } from '@odonta/db/models';
import type { License } from '@odonta/db/vocabulary/catalog/license.ts';

type LicenseColumns = Pick<Center, 'license_number' | 'license_issued_on' | 'license_until' | 'license_url'>;

/** Null while no number is written down. */
export function presentLicense(center: LicenseColumns): License | null {
  const { license_number: number, license_issued_on, license_until, license_url } = center;
  return number === null
    ? null
    : { number, issued_on: license_issued_on, until: license_until, url: license_url };
}
