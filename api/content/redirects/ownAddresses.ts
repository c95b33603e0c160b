import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { forbidden } from '../../platform/http/errors.ts';

/** A narrow reach into addresses is an editor's of articles: it ends at theirs. */
export const addressOfArticles = '/articles/';

export function refuseForeignAddress(
  staff: SignedInUser,
  right: 'seo.create' | 'seo.edit',
  path: string,
): void {
  if (staff.grants.scope(right) === 'own' && !path.startsWith(addressOfArticles)) throw forbidden();
}
