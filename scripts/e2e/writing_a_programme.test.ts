import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { asStaff } from '../testing/asStaff.ts';
import { app } from './app.ts';
import { desktop, expectNoProblems, issuesInBothLooks, phone, type Visit, visit } from './browser.ts';
import { eventually } from './eventually.ts';
import { htmlErrors } from './htmlChecker.ts';

const name = 'Костная пластика: программа по дням';

describe('The editor of a centre writes the programme of a course by days', function () {
  this.timeout(120_000);
  let editor: Visit;
  let page: Page;
  let id: number;
  const program = async () =>
    (await (await app()).db.query('select program_days from prods where id = $1', [id])).rows[0].program_days;
  const saved = () => page.getByText(/^Сохранено в \d/).waitFor();
  const days = () => page.getByRole('group', { name: 'Программа по дням' });

  before(async () => {
    editor = await visit({ viewport: desktop });
    page = editor.page;
    await page.goto('/login');
    await page.getByLabel('Почта или телефон').fill('center@demo.local');
    await page.getByLabel('Пароль', { exact: true }).fill('Demo1234');
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await page.waitForURL('**/partner/centers');
    await page.goto('/partner/courses');
    await page.getByRole('button', { name: 'Новый курс' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Название').fill(name);
    await form.getByLabel('Формат').selectOption({ label: 'Практика' });
    await form.getByLabel('Главная категория').selectOption({ index: 1 });
    await form.getByLabel('Цена, ₽').fill('31 000');
    await form.getByRole('button', { name: 'Создать' }).click();
    await page.waitForURL(/\/partner\/courses\/\d+$/);
    id = Number(page.url().split('/').at(-1));
    await page.getByLabel('Дата пока не назначена').uncheck();
    await page.getByLabel('Начало', { exact: true }).fill('2031-03-10T10:00');
    await page.getByLabel('Окончание', { exact: true }).fill('2031-03-11T18:00');
    await page.getByRole('button', { name: 'Добавить день', exact: true }).click();
    await page.getByRole('button', { name: 'Добавить день', exact: true }).click();
    await saved();
  });
  after(() => editor?.end());

  it('point by point, and rows that are still empty stay while it saves', async () => {
    await days().getByRole('button', { name: 'Добавить программу дня 1' }).click();
    await days().getByText('понедельник, 10 марта 2031, 10:00–18:00').waitFor();
    await days().getByLabel('Тема дня').fill('Теория');
    await days().getByLabel('Время').fill('10:00');
    await days().getByLabel('Что будет').fill('Знакомство ');
    await days().getByRole('button', { name: 'День 1: добавить пункт' }).click();
    await days().getByRole('button', { name: 'Добавить программу дня 2' }).click();
    await eventually(async () =>
      expect(await program()).to.deep.equal([
        { title: 'Теория', items: [{ time: '10:00', text: 'Знакомство' }] },
      ]),
    );
    expect(await days().getByLabel('Что будет').count()).to.equal(3);
    await days().getByLabel('Что будет').nth(2).fill('Работа на фантомах');
    await eventually(async () => expect(await program()).to.have.length(2));
    expect(await days().getByLabel('Что будет').count()).to.equal(3);
  });

  it('is told beside the day what does not agree with the course, and loses nothing', async () => {
    const time = days().getByLabel('Время').nth(2);
    await time.fill('19:30');
    await days().getByText('19:30 — вне часов этого дня, 10:00–18:00').waitFor();
    expect(await time.getAttribute('aria-invalid')).to.equal('true');
    editor.problems.splice(0);
    await page.evaluate('scrollTo(0, 0)');
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await time.fill('11:00');
    await saved();
    await page.reload();
    await days().getByLabel('Что будет').nth(1).waitFor();
    expect(await days().getByLabel('Время').nth(1).inputValue()).to.equal('11:00');
  });

  it('a time without words is named at its row, below a blank one, and stays', async () => {
    const day = page.getByRole('listitem').filter({ hasText: 'День 2' });
    await days().getByRole('button', { name: 'День 2: добавить пункт' }).click();
    await days().getByRole('button', { name: 'День 2: добавить пункт' }).click();
    await day.getByLabel('Время').nth(2).fill('12:00');
    await day.getByText('Напишите, что будет').waitFor();
    const words = day.getByLabel('Что будет');
    const wrong = () =>
      words.evaluateAll((inputs) => inputs.map((each) => each.getAttribute('aria-invalid')));
    expect(await wrong()).to.deep.equal(['false', 'false', 'true']);
    editor.problems.splice(0);
    await words.nth(2).fill('Обед');
    await saved();
    await day.getByText('Напишите, что будет').waitFor({ state: 'hidden' });
    expect((await program())[1].items.map(({ time }: { time: string | null }) => time)).to.deep.equal([
      '11:00',
      '12:00',
    ]);
  });

  it('and visitors read it with the dates of the course', async () => {
    const staff = await asStaff(editor.url);
    const { path } = await staff('POST', `/adm/prods/${id}/preview`, {});
    await page.setViewportSize(phone);
    const answer = await page.goto(path);
    const shown = page.getByRole('listitem').filter({ hasText: 'День 2' });
    await shown.getByText('вторник, 11 марта 2031, 10:00–18:00').waitFor();
    expect(await shown.innerText()).to.match(/11:00\s+Работа на фантомах/);
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    const html = (await answer?.text()) ?? '';
    expect([...(await htmlErrors(new Map([['page', html]]))).values()].flat()).to.deep.equal([]);
    expectNoProblems(editor);
  });
});
