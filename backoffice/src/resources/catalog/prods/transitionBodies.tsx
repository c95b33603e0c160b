import type { TransitionBodies } from '../../../kit/transitions/TransitionButtons.tsx';
import { RejectProdBody } from '../prod_revisions/rejecting/RejectProdBody.tsx';
import { CancelEventFields } from './CancelEventFields.tsx';

/** The fields in the dialogs of a course's transitions; many courses at once are rejected by a reason alone. */
export const transitionBodies: TransitionBodies = {
  cancel_event: CancelEventFields,
  reject: RejectProdBody,
};
