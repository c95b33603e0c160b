import type { IndividualProfile, LegalProfile, PartnerProfile, StaffProfile } from '@odonta/api/contract';
import { checkInListsKey, sessionTokenKeys, staffTokenKey } from '@odonta/db/vocabulary/edge/cabinets.ts';
import { createSession } from './sessionStore.ts';
import { tokenPlace } from './tokens.ts';

/** The sessions a browser may have side by side; each has a token and a profile of its own. */
export const staffSession = createSession<StaffProfile>(
  { profile: '/adm/me', logout: '/partner/logout' },
  tokenPlace(staffTokenKey),
);
export const partnerSession = createSession<PartnerProfile>(
  { profile: '/partner/me', logout: '/partner/logout' },
  tokenPlace(sessionTokenKeys.partner, checkInListsKey),
);
export const legalSession = createSession<LegalProfile>(
  { profile: '/legal/users/me', logout: '/legal/users/logout' },
  tokenPlace(sessionTokenKeys.legal),
);
export const individualSession = createSession<IndividualProfile>(
  { profile: '/individual/me', logout: '/individual/logout' },
  tokenPlace(sessionTokenKeys.individual),
);
