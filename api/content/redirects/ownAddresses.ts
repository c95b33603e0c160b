import { below } from '@odonta/db/vocabulary/addresses.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { forbidden } from '../../platform/http/errors.ts';

/** A narrow scope of addresses is that of an editor of articles: it ends at theirs. */
export function refuseForeignAddress(
  staff: SignedInUser,
  right: 'seo.create' | 'seo.edit',
  path: string,
): void {
  if (staff.grants.scope(right) === 'own' && !path.startsWith(below.articles)) throw forbidden();
}
