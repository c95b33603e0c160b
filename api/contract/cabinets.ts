import type { OnboardingStep } from '@odonta/db/vocabulary/catalog/onboarding.ts';
import type { RequestStatus } from '@odonta/db/vocabulary/statuses.ts';

/** What people see of their own in their cabinets. */

export interface OwnCenter {
  id: number;
  name: string;
  status: RequestStatus;
  is_suspended: boolean;
  /** Who of staff leads the centre. */
  manager_name: string | null;
  steps: OwnCenterStep[];
}

export interface OwnCenterStep {
  name: OnboardingStep;
  is_done: boolean;
  /** What is lacking and what to do about it; empty once the step is done. */
  why: string;
}
