import type { SecurityHeaders } from './answers.ts';

/** Headers of everything the edge answers. Pages bring a policy of their own for scripts, by the hashes Astro knows. */
export function securityHeaders({ baseUrl }: { baseUrl: string }): SecurityHeaders {
  const common = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(baseUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
  const document = { ...common, 'cross-origin-opener-policy': 'same-origin' };
  return {
    page: {
      ...document,
      // The one directive that a page cannot give itself in its markup.
      'content-security-policy': "frame-ancestors 'none'",
    },
    // Emotion writes its styles at run time and has no nonce to give in a page that is the same for everyone.
    spa: {
      ...document,
      'content-security-policy':
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; frame-ancestors 'none'; base-uri 'self'; object-src 'none'",
    },
    asset: common,
    data: common,
  };
}
