import { expect } from 'chai';
import { app } from './app.ts';
import { expectNoProblems, issuesInBothLooks, phone, useVisit } from './browser.ts';

describe('A dentist follows a topic in a city (на телефоне)', function () {
  this.timeout(120_000);
  const dentist = useVisit({ viewport: phone });

  it('from the list, by the way of the cabinet, and confirms what he will be told of', async () => {
    const { page } = dentist;
    await page.goto('/search?q=имплантация&city=Москва');
    await page.getByRole('link', { name: 'Сообщать о новых курсах на почту' }).click();
    await page.waitForURL('**/individuals/auth?next=*');
    await page.getByRole('button', { name: 'По паролю' }).click();
    await page.getByLabel('Почта или телефон').fill('individual@demo.local');
    await page.getByLabel('Пароль', { exact: true }).fill('Demo1234');
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await page.waitForURL('**/individuals/favourites?q=*');
    const follows = page.getByRole('region', { name: 'Новые курсы на почту' });
    await follows.getByText('«имплантация», Москва').waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await follows.getByRole('button', { name: 'Сообщать', exact: true }).click();
    await follows.getByRole('link', { name: '«имплантация», Москва' }).waitFor();
    expect(new URL(page.url()).search).to.equal('');
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
  });

  it('is told no more, and may take that back', async () => {
    const { page } = dentist;
    const followed = page.getByRole('link', { name: '«имплантация», Москва' });
    await page.getByRole('button', { name: 'Не сообщать: «имплантация», Москва' }).click();
    await followed.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Отменить' }).click();
    await followed.waitFor();
    await page.reload();
    await followed.waitFor();
  });

  it('ends its letters by the link in them, without signing in', async () => {
    const { page } = dentist;
    const { db } = await app();
    const { rows } = await db.query('select token from search_follows order by id desc limit 1');
    await page.evaluate('localStorage.clear()');
    await page.goto(`/follows/${rows[0].token}`);
    await page.getByText('Поиск: «имплантация», Москва').waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.getByRole('button', { name: 'Не присылать' }).click();
    const ended = page.getByRole('heading', { name: 'Писем по этому поиску больше не будет' });
    await ended.waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    expectNoProblems(dentist);
    await page.reload();
    await ended.waitFor();
  });
});
