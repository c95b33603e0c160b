import { contactFields } from '../contactFields.ts';
import { entity } from '../entity.ts';
import { labelsOf } from '../lifecycle.ts';
import { disputeCodes, leadResults } from './leads/lead.ts';
import { leadLifecycle } from './leads/leadLifecycle.ts';

const { last_name, first_name, phone, email } = contactFields;

export const relatedLeadsEntity = entity({
  name: 'related_leads',
  group: 'advertising',
  label: 'Лиды партнёрских бонусов',
  counted: ['лид', 'лида', 'лидов'],
  accusative: 'лид',
  fields: {
    id: '№',
    promotion_id: 'Партнёрский бонус',
    promotion: 'Партнёрский бонус',
    merchant_id: 'Торговая организация',
    merchant: 'Торговая организация',
    order_id: 'Заказ',
    prod_id: 'Курс',
    prod: 'Курс',
    last_name,
    first_name,
    phone,
    email,
    city_id: 'Город',
    city: 'Город',
    price: 'Цена',
    is_duplicate: 'Повтор',
    due_at: 'Спор до',
    dispute_code: 'Причина спора',
    dispute_text: 'Пояснение к спору',
    disputed_at: 'Оспорен',
    result: 'Итог',
    charged_at: 'Оплачен',
    revoked_at: 'Согласие отозвано',
    status: 'Статус',
    created_at: 'Передан',
    updated_at: 'Изменён',
  },
  codes: {
    status: labelsOf(leadLifecycle.statuses),
    dispute_code: disputeCodes,
    result: leadResults,
  },
  lifecycle: leadLifecycle,
  notOfStaff: ['confirm', 'dispute', 'mark', 'revoke', 'release', 'wipe', 'drop'],
});
