import type { Consent } from '@odonta/api/contract';
import { type ConsentWording, consentText } from '@odonta/db/vocabulary/site/consent.ts';

/** What was agreed to, and where. */
export const givenConsent = (wording: ConsentWording = consentText): Consent => ({
  text_version: wording.version,
  page_url: location.href,
});
