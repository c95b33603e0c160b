import type { PartnerConsent } from '@odonta/api/contract';
import type { ConsentWording } from '@odonta/db/vocabulary/platform/consent.ts';

export const wordingOf = ({ text, version }: PartnerConsent): ConsentWording => ({
  version,
  before: `${text}. Условия — `,
  link: 'политика обработки персональных данных',
  after: '',
});
