import type { Consent } from '@odonta/api/contract';
import { type ConsentWording, consentText } from '@odonta/db/vocabulary/platform/consent.ts';

/** The consent with its wording and page; the page names the edition of the policy its forms link to. */
export function givenConsent(wording: ConsentWording = consentText): Consent {
  const policy = document.querySelector<HTMLMetaElement>('meta[name="policy-version"]')?.content;
  return {
    text_version: wording.version,
    ...(policy ? { policy_version: policy } : {}),
    page_url: location.href,
  };
}
