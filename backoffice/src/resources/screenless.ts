import type { RecordWords } from '../kit/i18n/i18nProvider.ts';

/** Words for records that occur in journals and requests but have no screens of their own. */
export const screenless: Readonly<Record<string, RecordWords>> = {
  platform_requisites: {
    name: 'реквизиты площадки',
    fields: {
      name: 'Наименование',
      inn: 'ИНН',
      kpp: 'КПП',
      ogrn: 'ОГРН',
      address: 'Юридический адрес',
      bank_name: 'Банк',
      bic: 'БИК',
      account: 'Расчётный счёт',
      correspondent_account: 'Корреспондентский счёт',
      vat: 'НДС, %',
      director_post: 'Должность руководителя',
      director_name: 'Руководитель',
      accountant_name: 'Главный бухгалтер',
    },
  },
  reports: {
    name: 'отчёт',
    fields: {
      report: 'Отчёт',
      from: 'С',
      to: 'По',
      group: 'По чему собран',
      center_id: 'Учебный центр',
      prod_id: 'Курс',
      manager_id: 'Менеджер',
      legal_user_id: 'Организация',
      payment_method: 'Способ оплаты',
      status: 'Статус',
      format: 'Файл',
    },
  },
  queues: { name: 'очереди', fields: {} },
  invariants: { name: 'сверка', fields: {} },
  saved_views: { name: 'вид списка', fields: {} },
  report_sendings: { name: 'отправка отчёта', fields: {} },
  report_schedules: {
    name: 'рассылка отчёта',
    fields: {
      report: 'Отчёт',
      rhythm: 'Как часто',
      weekday: 'День недели',
      month_day: 'День месяца',
      period: 'За какое время',
      format: 'Файл',
      next_on: 'Следующая отправка',
      recipient_ids: 'Кому',
    },
  },
};
