import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** Only paid courses are thanked for until somebody turns another rule on. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table settings drop constraint settings_section_check;
    alter table settings add constraint settings_section_check
      check (section in ('SITE', 'ACCESS', 'LIMITS', 'MONEY', 'BONUSES'));
    update settings set section = 'BONUSES', label = 'Оплата курса: сколько бонусов, %' where key = 'bonus_percent';
    update settings set section = 'BONUSES' where key = 'bonus_spend_percent';
    insert into settings (key, label, hint, section, is_on) values
      ('bonus_order_on', 'Оплата курса: начислять бонусы', 'Людям; организациям начисляют по шкале', 'BONUSES', true),
      ('bonus_review_on', 'Отзыв: начислять бонусы', 'За опубликованный отзыв по коду участника', 'BONUSES', false),
      ('bonus_visit_on', 'Посещение курса: начислять бонусы', 'Когда приход участника отмечен', 'BONUSES', false),
      ('bonus_referral_on', 'Приглашение друга: начислять бонусы', 'Когда друг впервые оплатил курс и курс прошёл', 'BONUSES', false);
    insert into settings (key, label, hint, section, amount, least, most) values
      ('bonus_order_limit', 'Оплата курса: не больше раз за 365 дней', 'На один счёт', 'BONUSES', 1000, 1, 1000),
      ('bonus_order_days', 'Оплата курса: сколько дней действуют', null, 'BONUSES', 365, 1, 1095),
      ('bonus_review_amount', 'Отзыв: сколько бонусов', null, 'BONUSES', 200, 1, 10000),
      ('bonus_review_limit', 'Отзыв: не больше раз за 30 дней', 'На один счёт', 'BONUSES', 3, 1, 1000),
      ('bonus_review_days', 'Отзыв: сколько дней действуют', null, 'BONUSES', 180, 1, 1095),
      ('bonus_visit_amount', 'Посещение курса: сколько бонусов', null, 'BONUSES', 100, 1, 10000),
      ('bonus_visit_limit', 'Посещение курса: не больше раз за 30 дней', 'На один счёт', 'BONUSES', 10, 1, 1000),
      ('bonus_visit_days', 'Посещение курса: сколько дней действуют', null, 'BONUSES', 180, 1, 1095),
      ('bonus_referral_amount', 'Приглашение друга: сколько бонусов', 'Но не больше, чем друг заплатил', 'BONUSES', 1000, 1, 10000),
      ('bonus_referral_limit', 'Приглашение друга: не больше раз за 365 дней', 'На один счёт', 'BONUSES', 10, 1, 1000),
      ('bonus_referral_days', 'Приглашение друга: сколько дней действуют', null, 'BONUSES', 365, 1, 1095);
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    delete from settings where key ~ '^bonus_(order|review|visit|referral)_';
    update settings set section = 'MONEY', label = 'Бонусы за оплату, %' where key = 'bonus_percent';
    update settings set section = 'MONEY' where key = 'bonus_spend_percent';
    alter table settings drop constraint settings_section_check;
    alter table settings add constraint settings_section_check check (section in ('SITE', 'ACCESS', 'LIMITS', 'MONEY'));
    `,
  );
