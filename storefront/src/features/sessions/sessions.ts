import type { PartnerProfile, StaffProfile } from '@odonta/api/contract';
import { sessionTokenKeys, staffTokenKey } from '@odonta/db/vocabulary/site/cabinets.ts';
import { createSession } from './sessionStore.ts';
import { tokenPlace } from './tokens.ts';

/** The sessions a browser may have side by side; each has a token and a profile of its own. */
export const staffSession = createSession<StaffProfile>(
  { profile: '/adm/me', logout: '/partner/logout' },
  tokenPlace(staffTokenKey),
);
export const partnerSession = createSession<PartnerProfile>(
  { profile: '/partner/me', logout: '/partner/logout' },
  tokenPlace(sessionTokenKeys.partner),
);
