import { bannerLifecycle } from '@odonta/db/vocabulary/advertising/bannerLifecycle.ts';
import { marketingBalanceLifecycle } from '@odonta/db/vocabulary/advertising/marketing/marketingBalance.ts';
import { pinningLifecycle } from '@odonta/db/vocabulary/advertising/pinningLifecycle.ts';
import { topStripLifecycle } from '@odonta/db/vocabulary/advertising/topStripLifecycle.ts';
import { centerLifecycle } from '@odonta/db/vocabulary/catalog/centerLifecycle.ts';
import { lecturerLifecycle } from '@odonta/db/vocabulary/catalog/lecturerLifecycle.ts';
import { prodLifecycle } from '@odonta/db/vocabulary/catalog/prodLifecycle.ts';
import { reviewLifecycle } from '@odonta/db/vocabulary/catalog/reviews/review.ts';
import { articleLifecycle } from '@odonta/db/vocabulary/content/articles/articleLifecycle.ts';
import { pageLifecycle } from '@odonta/db/vocabulary/content/pages.ts';
import { directorQuestionLifecycle } from '@odonta/db/vocabulary/content/requests/directorQuestion.ts';
import { managerRequestLifecycle } from '@odonta/db/vocabulary/content/requests/managerRequest.ts';
import { individualLifecycle } from '@odonta/db/vocabulary/identity/individual.ts';
import { userLifecycle } from '@odonta/db/vocabulary/identity/user.ts';
import { bonusAccountLifecycle } from '@odonta/db/vocabulary/loyalty/bonuses/bonus.ts';
import { giftOrderLifecycle } from '@odonta/db/vocabulary/loyalty/gifts/giftOrderLifecycle.ts';
import { promoLifecycle } from '@odonta/db/vocabulary/loyalty/promo/promoCode.ts';
import { voucherLifecycle } from '@odonta/db/vocabulary/loyalty/vouchers/voucher.ts';
import { bankLineLifecycle } from '@odonta/db/vocabulary/money/bank/bankLineLifecycle.ts';
import { accountingDocLifecycle } from '@odonta/db/vocabulary/money/invoices/accountingDocLifecycle.ts';
import { invoiceLifecycle } from '@odonta/db/vocabulary/money/invoices/invoiceLifecycle.ts';
import { paymentLifecycle } from '@odonta/db/vocabulary/money/payments/paymentLifecycle.ts';
import { payoutLifecycle } from '@odonta/db/vocabulary/money/payouts/payoutLifecycle.ts';
import { refundLifecycle } from '@odonta/db/vocabulary/money/refunds/refundLifecycle.ts';
import { orderLifecycle } from '@odonta/db/vocabulary/orders/orderLifecycle.ts';
import { legalRequestLifecycle } from '@odonta/db/vocabulary/sales/companies/legalRequest.ts';
import { legalUserLifecycle } from '@odonta/db/vocabulary/sales/companies/legalUser.ts';
import { studentDocumentLifecycle } from '@odonta/db/vocabulary/sales/studentDocument.ts';
import { waitlistLifecycle } from '@odonta/db/vocabulary/sales/waitlistLifecycle.ts';
import { importLifecycle } from '@odonta/db/vocabulary/tools/imports/importLifecycle.ts';

type Moves = Readonly<Record<string, { label: string }>>;

export const movesOf: Record<string, Moves> = {
  refunds: refundLifecycle.moves,
  imports: importLifecycle.moves,
  pages: pageLifecycle.moves,
  pinnings: pinningLifecycle.moves,
  bonus_accounts: bonusAccountLifecycle.moves,
  marketing_balances: marketingBalanceLifecycle.moves,
  promo_codes: promoLifecycle.moves,
  gift_orders: giftOrderLifecycle.moves,
  vouchers: voucherLifecycle.moves,
  prods: prodLifecycle.moves,
  lecturers: lecturerLifecycle.moves,
  centers: centerLifecycle.moves,
  users: userLifecycle.moves,
  individuals: individualLifecycle.moves,
  legal_users: legalUserLifecycle.moves,
  manager_requests: managerRequestLifecycle.moves,
  director_questions: directorQuestionLifecycle.moves,
  reviews: reviewLifecycle.moves,
  articles: articleLifecycle.moves,
  banner_campaigns: bannerLifecycle.moves,
  top_strip: topStripLifecycle.moves,
  bank_imports: bankLineLifecycle.moves,
  orders: orderLifecycle.moves,
  student_documents: studentDocumentLifecycle.moves,
  waitlist: waitlistLifecycle.moves,
  legal_requests: legalRequestLifecycle.moves,
  invoices: invoiceLifecycle.moves,
  payments: paymentLifecycle.moves,
  payouts: payoutLifecycle.moves,
  accounting_docs: accountingDocLifecycle.moves,
};

const commonDeeds: Record<string, string> = {
  create: 'Запись создана',
  edit: 'Запись изменена',
  delete: 'Запись удалена',
  undelete: 'Запись восстановлена',
  merge: 'Дубли объединены',
  bulk_edit: 'Изменено несколько записей',
  bulk_delete: 'Удалено несколько записей',
  bulk_restore: 'Восстановлено несколько записей',
  note: 'Добавлена заметка',
  edit_note: 'Заметка изменена',
  delete_note: 'Заметка удалена',
  undelete_note: 'Заметка восстановлена',
  export: 'Список выгружен',
  pause_schedule: 'Рассылка отчёта на паузе',
  resume_schedule: 'Рассылка отчёта продолжена',
  send_report: 'Отчёт разослан вручную',
  approve_over: 'Правка бонусов подтверждена вторым сотрудником',
  approve_correction: 'Правка баланса подтверждена вторым сотрудником',
  ask_topup: 'Центр запросил счёт на пополнение',
  ask_withdrawal: 'Центр запросил вывод остатка',
  cancel_withdrawal: 'Центр отозвал вывод остатка',
  object: 'Центр возразил против штрафа',
  batch: 'Создана партия промокодов',
  issue_code: 'Код для отзыва отправлен',
  recheck: 'Мета страниц проверены',
  resend: 'Письмо отправлено повторно',
  rerun: 'Курс повторён с новыми датами',
  register: 'Кабинет открыт',
  unmatch: 'Оплата отвязана от счёта',
  upload: 'Выписка банка загружена',
  replace: 'Участник заменён',
  name: 'Участник назван',
  seat_code: 'Личная ссылка места отправлена',
  seat_revoke: 'Личная ссылка места отозвана',
  seat_reminders: 'Напоминания о местах изменены',
  check_in: 'Отмечен приход',
  undo_check_in: 'Отметка о приходе снята',
  extend: 'Бронь продлена',
  certificate: 'Сертификат выдан',
  annul_certificate: 'Сертификат аннулирован',
  full_price: 'Цена студента заменена полной',
  adopt: 'Заказ привязан к кабинету покупателя',
  invite_member: 'Участник приглашён в кабинет организации',
  change_member: 'Права участника организации изменены',
  remove_member: 'Участник убран из кабинета организации',
  merge_employees: 'Карточки сотрудника организации объединены',
  unmerge_employees: 'Карточки сотрудника организации разъединены',
  separate_employees: 'Сотрудники организации с похожими данными разделены',
  rejoin_employees: 'Разделение сотрудников организации отменено',
  invite_first_admin: 'Первый администратор приглашён командой',
  accept_invitation: 'Приглашение принято',
  reveal: 'Личные данные открыты',
  copy_link: 'Ссылка заказа скопирована',
  sign_in: 'Вход в систему',
  sign_in_failed: 'Неудачная попытка входа',
  sign_in_elsewhere: 'Вход из чужой сети не допущен',
  password_refused: 'Неверный текущий пароль',
  code_refused: 'Неверный код второго шага',
  ask_terms: 'Запрошены условия лояльности',
  ask_change: 'Запрошено изменение реквизитов',
  confirm_change: 'Изменение подтверждено вторым сотрудником',
  reject_change: 'Изменение отклонено вторым сотрудником',
  withdraw_change: 'Запрос на изменение отозван',
  expire_change: 'Срок запроса на изменение вышел',
  reject_role: 'В роли администратора отказано',
  impersonate: 'Вход за сотрудника',
  prove_email: 'Почта подтверждена',
  prove: 'Личность подтверждена',
  turn_second_factor_on: 'Второй шаг входа включён',
  turn_second_factor_off: 'Второй шаг входа отключён',
  renew_recovery_codes: 'Коды восстановления заменены',
  change_password: 'Пароль изменён',
  end_sessions: 'Сеансы завершены',
  sign_out: 'Выход из системы',
  name_account: 'Назван счёт для возврата',
  recover_password: 'Пароль восстановлен',
  redeem: 'Оплачено сертификатом',
  revise: 'Отзыв исправлен автором',
  update: 'Запись изменена',
  import: 'Запись импортирована',
  run: 'Задание запущено вручную',
  withdraw: 'Приглашение отозвано',
  approve: 'Одобрено',
  mark_paid: 'Отмечена оплата',
  refund_balance: 'Деньги возвращены на баланс',
};

/** An action of the journal as a person would name it. */
export function deedInWords(resource: string, action: string): string {
  const known = movesOf[resource]?.[action]?.label ?? commonDeeds[action];
  if (known) return known;
  const ofMany = movesOf[resource]?.[action.replace(/^bulk_/, '')]?.label;
  return ofMany ? `${ofMany}: несколько записей` : action;
}

/** Actions one may look for in the journal. */
export function deedChoices(): { id: string; name: string }[] {
  const moves = Object.values(movesOf).flatMap((of) =>
    Object.entries(of).map(([id, { label }]) => [id, label] as const),
  );
  return [...new Map([...Object.entries(commonDeeds), ...moves])].map(([id, name]) => ({ id, name }));
}
