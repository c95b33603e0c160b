import { layoutOf } from '@odonta/db/vocabulary/edge/layouts.ts';
import type { MiddlewareHandler } from 'astro';
import { admitting } from './features/platform/thirdParty/policy.ts';

const header = 'content-security-policy';

/** Here and not in a layout: Astro writes the policy of a page before its layout is asked. */
export const onRequest: MiddlewareHandler = async ({ locals, url }, next) => {
  const response = await next();
  const policy = response.headers.get(header);
  if (policy && locals.data && layoutOf(url.pathname) === 'site')
    response.headers.set(header, admitting(policy, locals.data.thirdParty));
  return response;
};
