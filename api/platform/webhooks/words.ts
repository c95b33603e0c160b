import { plural } from '@odonta/db/vocabulary/plural.ts';
import { webhookLimits } from '@odonta/db/vocabulary/tools/webhooks/webhooks.ts';

/** A webhook in a letter: named by its number, since an address that a member typed does not go to the others by our mail. */
export interface NamedWebhook {
  id: number;
  /** In the nominative: «центр „Центр“». */
  owner: string;
  /** In the genitive: «центра „Центр“». */
  of: string;
  link: string;
}

const days = ['день', 'дня', 'дней'] as const;

export const disabledWords = ({ id, owner, link }: NamedWebhook): string[] => [
  `Сервер, на который ${owner} получает сообщения (вебхук № ${id}), не принимал их ${plural(webhookLimits.disabledAfterDays, days)}. Мы выключили вебхук.`,
  `Почините сервер, отправьте ему проверку и включите вебхук снова: ${link}`,
  `Недоставленные сообщения ${plural(webhookLimits.keptDays, days)} лежат в журнале: их можно отправить повторно.`,
];

export const rotatedWords = ({ id, of, link }: NamedWebhook): string[] => [
  `Сотрудник «Одонты» сменил секрет вебхука № ${id} ${of}: прежний больше не подписывает сообщения.`,
  `Новый секрет никто не видел. Чтобы получить свой, нажмите «Сменить секрет»: ${link}`,
];
