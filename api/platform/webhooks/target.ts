import { webhookLimits } from '@odonta/db/vocabulary/tools/webhooks/webhooks.ts';
import { isAllowed, RefusedTarget, type Target, targetAt } from '../outgoing/target.ts';

/** The address of a webhook with the checked one of its server. Asked when the webhook is saved and again before each try. */
export async function targetOf(text: string): Promise<Target> {
  const url = parsed(text);
  if (!isAllowed(url) && url.protocol !== 'https:')
    throw new RefusedTarget('Адрес должен начинаться с https://');
  return targetAt(url);
}

function parsed(text: string): URL {
  const url = text.length <= webhookLimits.url && URL.canParse(text) ? new URL(text) : null;
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:'))
    throw new RefusedTarget('Укажите адрес целиком, например https://centr.ru/odonta');
  if (url.username || url.password) throw new RefusedTarget('Уберите из адреса имя и пароль');
  if (url.href.length > webhookLimits.url)
    throw new RefusedTarget('Адрес слишком длинный: русские буквы в нём записываются длиннее');
  if (url.hash) throw new RefusedTarget('Уберите из адреса часть после #');
  return url;
}
