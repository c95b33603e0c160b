import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table settings drop constraint settings_section_check;
    alter table settings add constraint settings_section_check check (section in ('SITE', 'ACCESS', 'LIMITS', 'MONEY'));
    insert into settings (key, label, hint, section, amount, least, most) values
      ('refund_own_limit', 'Возврат без второго человека, ₽', 'До этой суммы возврат одобряет тот, кто его создал', 'MONEY', 5000, 0, 5000),
      ('refund_rop_limit', 'Возврат по решению РОП, ₽', 'Больше одобряет только бухгалтерия', 'MONEY', 30000, 0, 1000000),
      ('payout_second_limit', 'Выплата без второй подписи, ₽', 'Больше подтверждает второй человек', 'MONEY', 500000, 0, 10000000),
      ('bonus_percent', 'Бонусы за оплату, %', 'Какая часть оплаченного возвращается бонусами', 'MONEY', 3, 0, 30),
      ('bonus_spend_percent', 'Оплата бонусами, %', 'Наибольшая часть заказа, которую можно оплатить бонусами', 'MONEY', 30, 0, 100),
      ('bonus_adjust_limit', 'Правка бонусов без согласования', 'Больше подтверждает бухгалтерия', 'MONEY', 5000, 0, 100000),
      ('correction_limit', 'Правка маркетингового баланса, ₽', 'Больше подтверждает второй человек', 'MONEY', 10000, 0, 1000000),
      ('acquiring_fee_bp', 'Комиссия эквайринга, сотые доли процента', 'Удерживается из выплаты центру', 'MONEY', 250, 0, 1000);
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    delete from settings where section = 'MONEY';
    alter table settings drop constraint settings_section_check;
    alter table settings add constraint settings_section_check check (section in ('SITE', 'ACCESS', 'LIMITS'));
    `,
  );
