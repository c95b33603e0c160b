import type { Consent } from '@odonta/api/contract';
import { consentText } from '@odonta/db/vocabulary/site/consent.ts';

/** What was agreed to, and where. */
export const givenConsent = (): Consent => ({ text_version: consentText.version, page_url: location.href });
