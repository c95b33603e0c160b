import type { Mailing } from '@odonta/db/models';
import {
  type MailingTransition,
  mailingLifecycle,
  openTransitions,
} from '@odonta/db/vocabulary/advertising/mailings/mailingLifecycle.ts';
import { transitionsOf } from '../../platform/transitions/applyTransition.ts';

export const transitionMailing = transitionsOf<Mailing, MailingTransition>(
  'mailings',
  mailingLifecycle,
  openTransitions,
);

export const openTransitionsOf = ({ status, sending }: Mailing): MailingTransition[] =>
  openTransitions({ status, sending });
