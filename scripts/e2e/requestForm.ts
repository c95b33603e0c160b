import type { Locator, Page } from 'playwright-core';

/** A visitor's input in the form «Заявка». The phone differs, or the second request would join the first. */
export const somebody = {
  ФИО: 'Орлова Мария Петровна',
  Телефон: '+7 (912) 000-00-00',
  Почта: 'maria.orlova@example.ru',
};

let number = 0;
export function ownPhone(): string {
  number += 1;
  return `+7 (913) 555-${String(Math.floor(number / 100)).padStart(2, '0')}-${String(number % 100).padStart(2, '0')}`;
}

export async function openRequest(page: Page, path = '/?open_request=1'): Promise<Locator> {
  await page.goto(path);
  const dialog = page.getByRole('dialog', { name: 'Заявка' });
  await dialog.getByLabel('ФИО').waitFor();
  return dialog;
}

/** Fills everything in rightly, and gives back the phone. */
export async function fillRequest(dialog: Locator, phone = ownPhone()): Promise<string> {
  await dialog.getByLabel('ФИО').fill(somebody.ФИО);
  await dialog.getByLabel('Телефон').fill(phone);
  await dialog.getByLabel('Почта').fill(somebody.Почта);
  await chooseCity(dialog, 'Пермь');
  await dialog.getByRole('checkbox').check();
  return phone;
}

async function chooseCity(dialog: Locator, name: string): Promise<void> {
  const city = dialog.getByRole('combobox', { name: 'Город' });
  await city.fill(name);
  await dialog
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .waitFor();
  await city.press('ArrowDown');
  await city.press('Enter');
}

export const send = (dialog: Locator) => dialog.getByRole('button', { name: 'Отправить' }).click();
export const accruals = 'Ваша заявка успешно отправлена, ожидайте ответа менеджера';
