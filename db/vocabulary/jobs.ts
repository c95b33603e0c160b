/** What is done beside whoever asked for it: a queue each, and what staff call it. */
export const queueNames = {
  check_meta: 'Проверка мета страниц',
  export: 'Выгрузки',
  recover: 'Восстановление паролей',
  'send-letter': 'Отправка писем',
  'send-sms': 'Отправка СМС',
} as const;
export type QueueName = keyof typeof queueNames;
