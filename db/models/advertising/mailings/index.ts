import { initMailing } from './Mailing.ts';
import { initMailingHold } from './MailingHold.ts';
import { initMailingRecipient } from './MailingRecipient.ts';
import { initMailSuppression } from './MailSuppression.ts';

export const mailingModels = [initMailing, initMailingHold, initMailingRecipient, initMailSuppression];

export { type LetterPart, Mailing } from './Mailing.ts';
export { MailingHold } from './MailingHold.ts';
export { MailingRecipient } from './MailingRecipient.ts';
export { MailSuppression } from './MailSuppression.ts';
