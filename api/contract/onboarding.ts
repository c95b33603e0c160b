import type { Closure } from '@odonta/db/vocabulary/catalog/closure.ts';
import type { OnboardingStep, OwnStep } from '@odonta/db/vocabulary/catalog/onboarding.ts';
import type { RequestStatus } from '@odonta/db/vocabulary/statuses.ts';

/**
 * One's own centre with the steps missing before its courses appear on the site, and with the pause of its sales that
 * lasts or is to come. Moments are unix seconds.
 */
export interface OwnCenter extends Closure {
  id: number;
  name: string;
  status: RequestStatus;
  is_suspended: boolean;
  /** The manager of the centre. */
  manager_name: string | null;
  steps: OwnCenterStep[];
  /** When it was sent to the manager; null while it is not. */
  submitted_at: number | null;
  can_submit: boolean;
  can_pause_sales: boolean;
  /** Then staff alone change and end the pause. */
  is_closed_by_staff: boolean;
  /** A form sends it back, so that it overwrites nothing it has not shown. */
  version: number;
  /** The papers and requisites as its owner edits them; null for members who may not. */
  application: CenterApplication | null;
}

export interface OwnCenterStep {
  name: OnboardingStep;
  is_done: boolean;
  /** The missing facts and the next action; empty once the step is done. */
  why: string;
  /** A manager's remark. */
  remark: string | null;
}

/** Days are as ISO writes them. */
export interface CenterPapers {
  description: string | null;
  city: string | null;
  /** The logo. */
  filename: string | null;
  license_number: string | null;
  license_issued_on: string | null;
  license_until: string | null;
  /** The key of a private file. */
  license_file: string | null;
  contract_number: string | null;
  contract_date: string | null;
  contract_file: string | null;
}

export interface CenterApplication extends CenterPapers {
  requisites: Record<string, string | number | null>;
  /** Values that wait for an accountant. */
  asked_requisites: Record<string, string | number | null> | null;
}

export type StepComments = Partial<Record<OwnStep, string>>;
