import { entity } from '../entity.ts';
import { labelsOf } from '../lifecycle.ts';
import { suppressionLifecycle, suppressionReasons } from './mailings/suppression.ts';

const kept = 'an address that is forgotten would be written to again';

export const mailAudiencesEntity = entity({
  name: 'mail_audiences',
  table: 'mail_suppressions',
  group: 'advertising',
  label: 'Отписки и баунсы',
  counted: ['адрес', 'адреса', 'адресов'],
  accusative: 'адрес',
  fields: {
    id: '№',
    email: 'Адрес',
    reason: 'Почему исключён',
    comment: 'Комментарий',
    status: 'Статус',
    created_at: 'Внесён',
    updated_at: 'Изменён',
  },
  codes: { reason: suppressionReasons, status: labelsOf(suppressionLifecycle.statuses) },
  lifecycle: suppressionLifecycle,
  notOffered: { export: 'addresses leave in no file', delete: kept },
});
