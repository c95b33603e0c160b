import { cabinets } from '@odonta/db/vocabulary/edge/cabinets.ts';
import type { SessionAudience } from '@odonta/db/vocabulary/identity/sessions.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { greeting } from '../../platform/mail/strangersWords.ts';
import type { Wording } from './sessions.letters.ts';

const entries: Record<SessionAudience, string> = {
  user: cabinets[0].entry,
  legal: cabinets[1].entry,
  individual: cabinets[2].entry,
};

export const registered =
  (audience: SessionAudience, link: string) =>
  (name: string): Wording => ({
    kind: 'registered',
    secret: link,
    subject: 'Кабинет открыт',
    text: `${greeting(name)}\n\nВаш кабинет в «Одонте» открыт. Входите по этой почте и паролю, который вы придумали:\n${siteLink(entries[audience])}\n\nПодтвердите, что эта почта ваша. Ссылка одноразовая и действует 72 часа:\n{secret}\n\nЕсли вы не регистрировались, по ссылке не переходите и напишите нам: мы закроем кабинет.\n\nКоманда «Одонты»`,
  });

export const alreadyRegistered =
  (audience: SessionAudience) =>
  (name: string): Wording => ({
    kind: 'already_registered',
    subject: 'У вас уже есть кабинет',
    text: `${greeting(name)}\n\nКто-то, возможно вы сами, регистрируется в «Одонте» с вашей почтой. У вас уже есть кабинет, второй не нужен: войдите в него или, если пароль забыт, восстановите его там же.\n${siteLink(entries[audience])}\n\nЕсли это были не вы, ничего делать не нужно: в вашем кабинете ничего не изменилось.\n\nКоманда «Одонты»`,
  });
