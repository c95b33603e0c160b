import type { MailingDraft } from '@odonta/api/contract';
import type { MailingAudience } from '@odonta/db/vocabulary/advertising/mailings/mailing.ts';
import Joi from 'joi';
import { mailingAudience, mailingFields } from '../../advertising/mailings/mailings.schema.ts';
import type { OrderedLetter } from '../../advertising/mailings/orders/writing.ts';
import { id, seconds } from '../../platform/http/validation.ts';
import { expectedTotal } from '../advertWish.schema.ts';
import { version } from '../centerAction.ts';

/** Thousands of counts of groups that differ by little would tell of single people; an attempt to order tells as much. */
export const quoteLimit = { name: 'center_mailing_quotes', points: 60, seconds: 86_400 };

const everybody = {
  cities: mailingAudience.cities.default([]),
  specializations: mailingAudience.specializations.default([]),
  interests: mailingAudience.interests.default([]),
};
/** The version that the member has read. */
export interface Seen {
  version?: number;
}

/** Of the site itself: letters of centres do not come in its name. */
const ofTheSite = /(?<!\p{L})[оo0][дd][оo0][нnh][тt][аa](?!\p{L})/iu;

const draft = {
  ...{ ...mailingFields, ...everybody },
  from_name: mailingFields.from_name.custom((name: string, helpers) =>
    ofTheSite.test(name)
      ? helpers.message({ custom: 'Укажите имя центра: письмо уходит не от имени площадки' })
      : name,
  ),
  date_send: seconds.required().messages({ 'any.required': 'Выберите день и время' }),
};

export const changeBody = Joi.object<MailingDraft & Seen>({ ...draft, version });

export const newDraftBody = Joi.object<MailingDraft & { center_id: number }>({
  ...draft,
  center_id: id.required(),
});

export const wishBody = Joi.object<MailingAudience & { center_id: number }>({
  ...everybody,
  center_id: id.required(),
});

export const submitBody = Joi.object<{ expected_total: number } & Seen>({
  expected_total: expectedTotal,
  version,
});

export const letterOf = ({ date_send, ...draftOf }: MailingDraft): OrderedLetter => ({
  ...draftOf,
  date_send: new Date(date_send * 1000),
});
