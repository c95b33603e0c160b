import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table settings
      alter column is_on drop not null,
      add column amount integer,
      add column least integer,
      add column most integer,
      add column section text not null default 'SITE' check (section in ('SITE', 'ACCESS', 'LIMITS')),
      add column hint text check (char_length(hint) <= 300),
      add constraint settings_either_switch_or_amount check (num_nonnulls(is_on, amount) = 1),
      add constraint settings_amount_within check (
        num_nonnulls(amount, least, most) in (0, 3) and amount between least and most
      );
    update settings set section = 'ACCESS' where key = 'require_second_factor';
    update settings set hint = 'Отзыв может оставить и тот, у кого нет кода с сертификата; он проходит модерацию'
    where key = 'unverified_reviews';
    insert into settings (key, label, hint, section, amount, least, most) values
      ('limit_export', 'Выгрузок в час', 'На одного сотрудника', 'LIMITS', 10, 1, 1000),
      ('limit_uploads', 'Загрузок файлов в час', 'С одного адреса', 'LIMITS', 200, 10, 10000),
      ('limit_requests', 'Заявок менеджеру в час', 'С одного адреса', 'LIMITS', 100, 1, 10000),
      ('limit_questions', 'Вопросов директору в час', 'С одного адреса', 'LIMITS', 60, 1, 10000),
      ('limit_reviews', 'Отзывов в час', 'С одного адреса', 'LIMITS', 60, 1, 10000);
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    delete from settings where amount is not null;
    alter table settings
      drop constraint settings_either_switch_or_amount,
      drop constraint settings_amount_within,
      drop column amount,
      drop column least,
      drop column most,
      drop column section,
      drop column hint,
      alter column is_on set not null;
    `,
  );
