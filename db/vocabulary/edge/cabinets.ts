import { paths } from '../addresses.ts';

/** Sessions of the cabinets; each keeps its token under a key of its own in browser storage. */
export const sessionTokenKeys = {
  partner: 'odonta.session.partner',
  legal: 'odonta.session.legal',
  individual: 'odonta.session.individual',
} as const;
/** Staff work on the same site, in the back-office. */
export const staffTokenKey = 'odonta.session.staff';
/** Names of participants, kept for an entrance without a network as long as the session of the centre's member. */
export const checkInListsKey = 'odonta.checkIn.lists';
export type CabinetSession = keyof typeof sessionTokenKeys;

export interface Cabinet {
  name: string;
  /** Where it is entered without a session, and with one. */
  entry: string;
  home: string;
  session: CabinetSession;
}

/** Cabinets of visitors in the order of the menu. Those of lecturers, traders and clinics lead to `/login` themselves. */
export const cabinets = [
  { name: 'Учебный центр', entry: paths.login, home: paths.partnerHome, session: 'partner' },
  { name: 'Клиника или компания', entry: paths.legalEntry, home: paths.legalHome, session: 'legal' },
  {
    name: 'Врач',
    entry: paths.individualEntry,
    home: paths.individualHome,
    session: 'individual',
  },
  {
    name: 'Торговая организация',
    entry: paths.relatedPromotions,
    home: paths.relatedPromotions,
    session: 'partner',
  },
  { name: 'Лектор', entry: paths.lkHome, home: paths.lkHome, session: 'partner' },
  { name: 'Клиника', entry: paths.clinicRequests, home: paths.clinicRequests, session: 'partner' },
] as const satisfies readonly Cabinet[];

export const individualCabinet: Cabinet = cabinets[2];
