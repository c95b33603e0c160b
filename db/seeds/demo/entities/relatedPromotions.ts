import { Merchant, RelatedPromotion } from '../../../models/index.ts';
import { moscowDay } from '../../../vocabulary/time.ts';
import type { Fill } from '../fillEntities.ts';

const marks = { ad_company: 'ООО «Дентал-Снаб»', ad_inn: '7707083893', ad_reg_number: 'DEMOp2Rb4Ku7' };

/** Bonuses of the demo's trader: one beside courses, one that waits for moderation, and one to mend. */
export const fill: Fill = async (sequelize, _staffed, now, transaction) => {
  await sequelize.query(
    `update settings set amount = case key when 'related_lead_price_course' then 300 else 150 end
     where key ~ '^related_lead_price_'`,
    { transaction },
  );
  const where = { email: 'merchant@demo.local' };
  const { id: merchant_id } = await Merchant.findOne({ where, rejectOnEmpty: true, transaction });
  const dayIn = (days: number) => moscowDay(new Date((now + days * 86_400) * 1000));
  const period = { starts_on: dayIn(-3), ends_on: dayIn(180) };
  await RelatedPromotion.create(
    {
      ...{ merchant_id, type: 'course', status: 'CONFIRMED', lead_price: 300_00, ...period, ...marks },
      name: 'Скидка на эндодонтические файлы участникам курсов',
      text: 'Запишитесь на курс и получите скидку на файлы NovaBur: отработаете новое на своём приёме.',
      conditions: 'Скидка действует на один заказ. Покажите менеджеру номер записи на курс.',
      ...{ benefit_kind: 'DISCOUNT', benefit_value: '15 %', link: 'https://dental-snab.ru/kursy' },
      ...{ match_categories: [1, 2, 3], daily_limit: 20, notify_emails: ['merchant@demo.local'] },
      shown_on: dayIn(0),
    },
    { transaction },
  );
  await RelatedPromotion.create(
    {
      ...{ merchant_id, type: 'contact', status: 'CREATED', lead_price: 150_00, ...period, ...marks },
      name: 'Набор композитов на пробу',
      text: 'Оставьте контакты, и мы привезём в клинику набор композитов Оптисвет на пробу.',
      conditions: 'Один набор на клинику, доставка по Москве и Казани.',
      ...{ benefit_kind: 'GIFT', benefit_value: 'набор из пяти шприцев', match_categories: [1] },
    },
    { transaction },
  );
  await RelatedPromotion.create(
    {
      ...{ merchant_id, type: 'course', status: 'REJECTED', lead_price: 300_00, ...period, ...marks },
      name: 'Бонусы за первую покупку',
      text: 'Тысяча бонусов на первую покупку в магазине тем, кто учится.',
      conditions: 'Подробности у менеджера.',
      ...{ benefit_kind: 'BONUS', benefit_value: '1000 бонусов', match_types: [8] },
      reject_reason: 'Назовите условия полностью: где и до какого дня действуют бонусы',
    },
    { transaction },
  );
};
