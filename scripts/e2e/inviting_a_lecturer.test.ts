import { expect } from 'chai';
import { app } from './app.ts';
import {
  desktop,
  expectNoProblems,
  issuesInBothLooks,
  openAs,
  phone,
  useVisit,
  type Visit,
  visit,
} from './browser.ts';

const email = 'novaya-lektor@demo.local';
const words = 'Врач-ортодонт, стаж 12 лет, учит работать с элайнерами и планировать лечение.';

describe('A centre invites a lecturer whom the site does not know', function () {
  this.timeout(120_000);
  let editor: Visit;
  let invited: Visit;
  const moderator = useVisit({ viewport: desktop });
  let course: { id: number; name: string };

  before(async () => {
    [editor, invited] = await Promise.all([visit({ viewport: desktop }), visit({ viewport: phone })]);
    const { rows } = await (await app()).db.query<{ id: number; name: string }>(
      `select p.id, p.name from prods p join user_memberships m on m.center_id = p.center_id join users u on u.id = m.user_id
       where u.email = 'center@demo.local' and p.status = 'CONFIRMED' and p.archived_at is null and p.deleted_at is null
         and p.date_start > now() + interval '20 days' order by p.date_start desc, p.id limit 1`,
    );
    [course] = rows as [{ id: number; name: string }];
    await signIn(editor);
  });
  after(() => Promise.all([editor?.end(), invited?.end()]));

  async function signIn({ page }: Visit) {
    await page.goto('/login');
    await page.getByLabel('Почта или телефон').fill('center@demo.local');
    await page.getByLabel('Пароль', { exact: true }).fill('Demo1234');
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await page.waitForURL('**/partner/centers');
  }

  const namesOn = async () => {
    const { url } = await app();
    const answer = await fetch(`${url}/api/prods/${course.id}`);
    const { message } = (await answer.json()) as { message: { lecturers: { name: string }[] } };
    return message.lecturers.map(({ name }) => name);
  };

  it('is offered a known lecturer first, and told what is wrong beside the field', async () => {
    const { page } = editor;
    await page.goto(`/partner/courses/${course.id}#lecturer_ids`);
    await page.getByLabel('Найти лектора по имени').fill('Ромашкова Дарья');
    await page.getByText('Никого не нашли. Пригласите лектора по почте.').waitFor();
    await page.getByRole('button', { name: 'Пригласить лектора' }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByLabel('Фамилия').inputValue()).to.equal('Ромашкова');
    await dialog.getByRole('button', { name: 'Пригласить' }).click();
    await dialog.getByText('Укажите электронную почту').first().waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    const { rows } = await (await app()).db.query<{ name: string }>(
      `select name from lecturers where status = 'CONFIRMED' and deleted_at is null order by id limit 1`,
    );
    const { name } = rows[0] as { name: string };
    const [last = '', first = '', middle = ''] = name.split(' ');
    await dialog.getByLabel('Фамилия').fill(last);
    await dialog.getByLabel('Имя', { exact: true }).fill(first);
    await dialog.getByLabel('Отчество').fill(middle);
    await dialog.getByLabel('Почта').fill(email);
    await dialog.getByRole('button', { name: 'Пригласить' }).click();
    await dialog.getByRole('button', { name: `Добавить: ${name}` }).waitFor();
    editor.problems.splice(0);
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
  });

  it('invites an unknown one, whom visitors do not see', async () => {
    const { page } = editor;
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Фамилия').fill('Ромашкова');
    await dialog.getByLabel('Имя', { exact: true }).fill('Дарья');
    await dialog.getByLabel('Отчество').fill('');
    await dialog.getByLabel('Несколько слов от вас').fill('Ждём вас в новой клинике');
    await dialog.getByRole('button', { name: 'Пригласить' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(/^Приглашён на .*, ждём ответа до/).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.setViewportSize(phone);
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.getByRole('button', { name: 'Отправить ещё раз: Ромашкова Дарья' }).click();
    await page.getByText(`Приглашение отправлено на ${email}`).first().waitFor();
    expect(await namesOn()).to.not.include('Ромашкова Дарья');
    expectNoProblems(editor);
  });

  it('gets her page and her answer by the link of the letter', async () => {
    const { page } = invited;
    const { rows } = await (await app()).db.query(
      `select secret from outbox where "to" = $1 and kind = 'lecturer_invitation' order by id desc limit 1`,
      [email],
    );
    const { pathname, hash } = new URL(rows[0].secret);
    await page.goto(pathname + hash);
    await page.getByText('Ждём вас в новой клинике').waitFor();
    expect(new URL(page.url()).hash).to.equal('');
    await page.getByRole('button', { name: 'Участвую' }).click();
    await page.getByText('Расскажите о себе').first().waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.setViewportSize(desktop);
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.getByLabel('Отчество').fill('Олеговна');
    await page.getByLabel('О себе').fill(words);
    const password = page.getByLabel('Пароль', { exact: true });
    await password.fill('Zimnij7les');
    // Its error goes as it is left, and the checkbox below moves up.
    await password.blur();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Участвую' }).click();
    await page.getByRole('heading', { name: 'Вы участвуете' }).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.getByRole('link', { name: 'Войти в кабинет' }).click();
    await page.getByLabel('Почта или телефон').fill(email);
    await page.getByLabel('Пароль', { exact: true }).fill('Zimnij7les');
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await page.waitForURL('**/lk');
    await page.getByText(course.name).first().waitFor();
    expectNoProblems(invited);
    const again = await visit();
    await again.page.goto(pathname + hash);
    await again.page.getByText('На приглашение уже ответили').waitFor();
    await again.end();
  });

  it('names her when a moderator has published her page', async () => {
    const { page } = moderator;
    const { rows } = await (await app()).db.query(
      `select id from lecturers where name = 'Ромашкова Дарья Олеговна'`,
    );
    await openAs(page, 'lecturer_edit', `/adm/lecturers/${rows[0].id}`);
    await page.getByRole('heading', { name: 'Кто предложил' }).waitFor();
    await page.getByText('Похожих лекторов не нашли.').waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    expect(await namesOn()).to.not.include('Ромашкова Дарья Олеговна');
    await page.getByRole('button', { name: 'Опубликовать' }).click();
    await page.getByText('Страница лектора опубликована').waitFor();
    expect(await namesOn()).to.include('Ромашкова Дарья Олеговна');
    expectNoProblems(moderator);
  });
});
