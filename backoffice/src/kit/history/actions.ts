import { entities, entityOf } from '@odonta/db/vocabulary/entities.ts';
import type { Entity } from '@odonta/db/vocabulary/entity.ts';

const commonActions: Record<string, string> = {
  create: 'Запись создана',
  edit: 'Запись изменена',
  delete: 'Запись удалена',
  undelete: 'Запись восстановлена',
  merge: 'Дубли объединены',
  bulk_create: 'Создано несколько записей',
  bulk_edit: 'Изменено несколько записей',
  bulk_pay: 'Выплачено нескольким центрам сразу',
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
  sign_rule: 'Центр принял правила списка лекторов',
  batch: 'Создана партия промокодов',
  issue_code: 'Код для отзыва отправлен',
  recheck: 'SEO-данные страниц проверены',
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
  update: 'Запись изменена',
  import: 'Запись импортирована',
  run: 'Задание запущено вручную',
  withdraw: 'Приглашение отозвано',
  approve: 'Одобрено',
  mark_paid: 'Отмечена оплата',
  refund_balance: 'Деньги возвращены на баланс',
};

/** An action of the journal as a person would name it. */
export function actionInWords(resource: string, action: string): string {
  const transitions = entityOf(resource)?.lifecycle?.transitions ?? {};
  const known = transitions[action]?.done ?? commonActions[action];
  if (known) return known;
  const ofMany = transitions[action.replace(/^bulk_/, '')]?.done;
  return ofMany ? `${ofMany}: сразу несколько записей` : action;
}

/** Actions one may look for in the journal. */
export function actionChoices(): { id: string; name: string }[] {
  const transitions = entities.flatMap(({ lifecycle }: Entity) =>
    Object.entries(lifecycle?.transitions ?? {}).map(([id, { label }]) => [id, label] as const),
  );
  return [...new Map([...Object.entries(commonActions), ...transitions])].map(([id, name]) => ({ id, name }));
}
