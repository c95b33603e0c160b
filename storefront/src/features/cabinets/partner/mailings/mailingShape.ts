import type { OwnMailing } from '@odonta/api/contract';
import { mailingLimits as limits } from '@odonta/db/vocabulary/advertising/mailings/mailing.ts';
import type { FormShape } from '../../../platform/forms/formShape.ts';
import { markLabels } from '../advertising/MarksFields.tsx';
import { type MailingValues, valuesOf } from './mailingValues.ts';

const atMost = (value: number) => ({ max: { value, message: `Не длиннее ${value} знаков` } });

export const mailingShape = (
  name: string,
  given: Partial<OwnMailing>,
): FormShape<MailingValues & Record<string, unknown>> => ({
  name,
  labels: {
    subject: 'Тема письма',
    preheader: 'Вторая строка в списке писем',
    from_name: 'От чьего имени',
    reply_to: 'Куда отвечать',
    blocks: 'Письмо',
    cities: 'Города',
    specializations: 'Специализации',
    interests: 'Интересы',
    date_send: 'Когда отправить',
    ...markLabels,
  },
  rules: {
    subject: { required: 'Напишите тему', ...atMost(limits.subject) },
    preheader: atMost(limits.preheader),
    from_name: { required: 'Напишите, от кого письмо', ...atMost(limits.from_name) },
    reply_to: {},
    cities: {},
    date_send: { required: 'Выберите день и время' },
    ad_company: {},
    ad_inn: {},
    ad_reg_number: {},
  },
  empty: valuesOf(given) as MailingValues & Record<string, unknown>,
  // Lists are no texts.
  secret: ['blocks', 'specializations', 'interests'],
});
