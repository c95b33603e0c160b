import type { MailingDraft } from '@odonta/api/contract';
import type { MailingAudience } from '@odonta/db/vocabulary/advertising/mailings/mailing.ts';
import Joi from 'joi';
import { mailingAudience, mailingFields } from '../../advertising/mailings/mailings.schema.ts';
import type { OrderedLetter } from '../../advertising/mailings/orders/writing.ts';
import { id, seconds } from '../../platform/http/validation.ts';
import { expectedTotal } from '../advertWish.schema.ts';

/** Counts of many groups that differ by little would tell of single people; an attempt to order tells as much. */
export const quoteLimit = { name: 'center_mailing_quotes', points: 60, seconds: 3600 };

const everybody = {
  cities: mailingAudience.cities.default([]),
  specializations: mailingAudience.specializations.default([]),
  interests: mailingAudience.interests.default([]),
};
const draft = {
  ...{ ...mailingFields, ...everybody },
  date_send: seconds.required().messages({ 'any.required': 'Выберите день и время' }),
};

export const draftBody = Joi.object<MailingDraft>(draft);

export const newDraftBody = Joi.object<MailingDraft & { center_id: number }>({
  ...draft,
  center_id: id.required(),
});

export const wishBody = Joi.object<MailingAudience & { center_id: number }>({
  ...everybody,
  center_id: id.required(),
});

export const submitBody = Joi.object<{ expected_total: number }>({ expected_total: expectedTotal });

export const letterOf = ({ date_send, ...draftOf }: MailingDraft): OrderedLetter => ({
  ...draftOf,
  date_send: new Date(date_send * 1000),
});
