import type { Merchant } from '@odonta/db/models';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';

type To = Pick<Merchant, 'id' | 'email'>;

export const merchantApproved = (to: To): NewLetter =>
  letter('merchant_approved', to, 'Кабинет торговой организации открыт', [
    'Вашу организацию одобрили: теперь можно пополнить маркетинговый баланс.',
    `Кабинет: ${siteLink(paths.relatedPromotions)}`,
    'Входите по этой почте. Если пароля ещё нет, придумайте его: на странице входа нажмите «Забыли пароль?».',
  ]);

export const merchantRejected = (to: To, reason: string): NewLetter =>
  letter('merchant_rejected', to, 'Заявка торговой организации отклонена', [
    `Мы не смогли одобрить вашу организацию: ${reason}`,
    'Исправьте это и напишите менеджеру.',
  ]);

export const merchantSuspended = (to: To, reason: string): NewLetter =>
  letter('merchant_suspended', to, 'Работа торговой организации приостановлена', [
    `Работа вашей организации на площадке приостановлена: ${reason}`,
    'Пополнить маркетинговый баланс сейчас нельзя. Его движения по-прежнему видны в кабинете.',
    `Баннеры сейчас не показываются. Отменить их и вернуть деньги за будущие недели можно в кабинете: ${siteLink(paths.merchantAdvertising)}`,
  ]);

function letter(kind: string, { id, email }: To, subject: string, paragraphs: readonly string[]): NewLetter {
  const text = ['Здравствуйте!', ...paragraphs, 'Команда «Одонты»'].join('\n\n');
  return { kind, to: email, subject, text, resource: 'merchants', record_id: id };
}
