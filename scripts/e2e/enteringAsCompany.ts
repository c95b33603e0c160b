import { sessionTokenKeys } from '@odonta/db/vocabulary/edge/cabinets.ts';
import type { Page } from 'playwright-core';

/** Opens the cabinet of a company as one of its people; the session comes from the API, as that of staff does. */
export async function enterCompany(page: Page, login = 'legal@demo.local'): Promise<void> {
  await page.goto('/robots.txt');
  const answer = await page.request.post('/api/legal/users/auth', { data: { login, password: 'Demo1234' } });
  if (!answer.ok()) throw new Error(`${login} is not let in: ${answer.status()} ${await answer.text()}`);
  const { message } = (await answer.json()) as { message: { token: string } };
  await page.evaluate(`localStorage.setItem('${sessionTokenKeys.legal}', '${message.token}')`);
  await page.goto('/legal');
  await page.getByText('Это устройство').waitFor();
}
