/** Background jobs: a queue each, with its label for staff. */
export const queueNames = {
  agree_payouts: 'Согласование выплат по истечении срока',
  check_invariants: 'Сверка денег и мест',
  check_meta: 'Проверка SEO страниц',
  count_levels: 'Бонусы и уровни организаций',
  export: 'Выгрузки',
  prepare_payouts: 'Подготовка выплат центрам',
  recover: 'Восстановление паролей',
  run_schedule: 'Работа по расписанию',
  gather_letters: 'Сводки писем за день',
  'send-letter': 'Отправка писем',
  'send-sms': 'Отправка СМС',
  send_mailings: 'Отправка рассылок',
  send_webhooks: 'Отправка вебхуков',
} as const;
export type QueueName = keyof typeof queueNames;
