import type { LegalRequestEnd, LegalRequestStage } from '../../../vocabulary/sales/companies/legalRequest.ts';
import type { RequestStatus } from '../../../vocabulary/statuses.ts';

/** A company that wants places for its people, and how far it has come. */
export interface CastGroup {
  /** A company with a cabinet by its place in the cast. */
  company: number;
  /** Whether it came by the form and not from its cabinet. */
  isGuest?: true;
  /** Of the future courses. */
  course: number;
  seats: number;
  daysAgo: number;
  needs?: 'invoice';
  stage: LegalRequestStage;
  status?: RequestStatus;
  end?: LegalRequestEnd;
  /** The company's order of the cast that it has led to: one that waits for its money, or one that is paid. */
  order?: 'held' | 'paid';
  comment?: string;
  reason?: string;
}

export const groups: readonly CastGroup[] = [
  {
    company: 2,
    course: 3,
    seats: 12,
    daysAgo: 15,
    stage: 'DRAFT',
    status: 'REJECTED',
    reason: 'На эту дату столько мест не набрать',
  },
  { company: 0, course: 2, seats: 4, daysAgo: 11, stage: 'NAMED', order: 'paid' },
  { company: 2, course: 5, seats: 3, daysAgo: 6, stage: 'DRAFT', status: 'CANCELED', end: 'CLIENT' },
  { company: 1, course: 6, seats: 5, daysAgo: 3, stage: 'INVOICED', order: 'held' },
  {
    company: 1,
    course: 2,
    seats: 6,
    daysAgo: 2,
    stage: 'QUOTED',
    comment: 'Нужны места рядом: приедет вся смена',
  },
  {
    company: 0,
    course: 0,
    seats: 8,
    daysAgo: 1.5,
    stage: 'DRAFT',
    comment: 'Просим КП для согласования с учредителем',
  },
  { company: 2, isGuest: true, course: 4, seats: 3, daysAgo: 1.2, needs: 'invoice', stage: 'DRAFT' },
];
