import type { MailingDraft, OwnMailing } from '@odonta/api/contract';
import type { MailingBlock } from '@odonta/db/vocabulary/advertising/mailings/mailing.ts';
import { momentText, secondsOfMoment } from '../courses/values/moments.ts';
import { partsOf } from '../promotions/promotionValues.ts';

/** As the fields of the form hold a mailing: texts, ticked numbers as texts, and the blocks as they are. */
export interface MailingValues {
  subject: string;
  preheader: string;
  from_name: string;
  reply_to: string;
  blocks: MailingBlock[];
  cities: string;
  specializations: string[];
  interests: string[];
  date_send: string;
  ad_company: string;
  ad_inn: string;
  ad_reg_number: string;
}

export const valuesOf = (mailing: Partial<OwnMailing>): MailingValues => ({
  ...{ subject: mailing.subject ?? '', preheader: mailing.preheader ?? '' },
  ...{ from_name: mailing.from_name ?? '', reply_to: mailing.reply_to ?? '' },
  blocks: mailing.blocks ?? [{ kind: 'text', text: '' }],
  cities: (mailing.cities ?? []).join(', '),
  specializations: (mailing.specializations ?? []).map(String),
  interests: mailing.interests ?? [],
  date_send: momentText(mailing.date_send ?? null),
  ...{ ad_company: mailing.ad_company ?? '', ad_inn: mailing.ad_inn ?? '' },
  ad_reg_number: mailing.ad_reg_number ?? '',
});

/** As the API takes it; what is empty is null, and a half typed moment is left out, so that it is asked for. */
export const draftOf = (values: MailingValues): Omit<MailingDraft, 'date_send'> & { date_send?: number } => ({
  ...{ subject: values.subject, preheader: values.preheader.trim() || null },
  ...{ from_name: values.from_name, reply_to: values.reply_to.trim() || null },
  blocks: values.blocks,
  cities: partsOf(values.cities),
  specializations: values.specializations.map(Number),
  interests: values.interests,
  ...sentAt(secondsOfMoment(values.date_send)),
  ad_company: values.ad_company.trim() || null,
  ad_inn: values.ad_inn.trim() || null,
  ad_reg_number: values.ad_reg_number.trim() || null,
});

const sentAt = (date_send: number | null) => (date_send === null ? {} : { date_send });
