import { expect } from 'chai';
import { app } from './app.ts';
import { arrivals } from './arriving.ts';
import { hasFocus, pressOn, skipToContent, tabTo } from './keyboard.ts';

describe('A visitor reads by the keyboard alone', function () {
  this.timeout(120_000);
  const arrive = arrivals();
  const addressOf = async (folder: string, query: string) => {
    const { rows } = await (await app()).db.query(query);
    return `/${folder}/${rows[0].slug}-${rows[0].id}`;
  };
  const reviewed = () =>
    addressOf(
      'prods',
      'select p.id, p.slug from prods p join prod_cards c on c.prod_id = p.id order by p.rating_count desc, p.id limit 1',
    );

  it('closes the announcement and the banners, and stands before the content', async () => {
    const page = await arrive('/lecturers');
    const strip = page.getByRole('complementary', { name: 'Объявление' });
    await pressOn(page, strip.getByRole('button', { name: 'Закрыть объявление' }));
    await strip.waitFor({ state: 'hidden' });
    expect(await hasFocus(page.locator('#content'))).to.equal(true);
    await page.reload({ waitUntil: 'networkidle' });
    const shown = page.locator('[data-slot="5"] [aria-roledescription="слайд"]:not([inert])');
    await pressOn(page, shown.getByRole('button', { name: 'Реклама' }));
    await shown.getByText(/^ИНН \d{10}$/).waitFor();
    await page.keyboard.press('Escape');
    await pressOn(page, page.getByRole('button', { name: 'Следующий баннер' }));
    expect(await shown.getAttribute('aria-label')).to.equal('2 из 3');
    await pressOn(page, page.getByRole('button', { name: 'Скрыть баннеры' }));
    await page.locator('[data-slot="5"]').waitFor({ state: 'hidden' });
    expect(await hasFocus(page.locator('#content'))).to.equal(true);
  });

  it('shares a course, reads more reviews and writes one', async () => {
    const page = await arrive(await reviewed());
    await page.context().grantPermissions(['clipboard-write']);
    await skipToContent(page);
    await pressOn(page, page.locator('summary', { hasText: 'Поделиться' }));
    await pressOn(page, page.getByRole('button', { name: 'Скопировать ссылку' }));
    await page.getByText('Ссылка скопирована').waitFor();
    const reviews = page.getByRole('region', { name: 'Отзывы' });
    const more = page.getByRole('button', { name: /^Показать ещё/ });
    await tabTo(page, more);
    // It wakes up when it comes into sight, which a slow machine takes its time for.
    await page.locator('astro-island:not([ssr])', { has: more }).waitFor({ state: 'attached' });
    await page.keyboard.press('Enter');
    await reviews.getByRole('article').nth(3).waitFor();
    await pressOn(page, page.getByRole('button', { name: 'Оставить отзыв' }));
    const dialog = page.getByRole('dialog', { name: 'Отзыв о курсе' });
    await dialog.getByLabel('Отзыв', { exact: true }).waitFor();
    for (const name of ['Программа', 'Лектор', 'Организация', 'Практика']) {
      const marks = dialog.getByRole('group', { name });
      if ((await marks.count()) === 0) continue;
      await tabTo(page, marks.getByRole('radio').first());
      for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    }
    await tabTo(page, dialog.getByLabel('Отзыв', { exact: true }));
    await page.keyboard.type('Много практики, и на каждый вопрос ответили по делу.');
    await tabTo(page, dialog.getByLabel('Имя', { exact: true }));
    await page.keyboard.type('Ирина');
    await tabTo(page, dialog.getByLabel(/^Почта/));
    await page.keyboard.type('irina@example.ru');
    await pressOn(page, dialog.getByRole('checkbox', { name: /^Я согласен/ }), 'Space');
    await pressOn(page, dialog.getByRole('button', { name: 'Отправить' }));
    await page.getByText(/^Спасибо за отзыв!/).waitFor();
  });

  it('finds an article useful', async () => {
    const page = await arrive(
      await addressOf(
        'articles',
        "select id, slug from articles where status = 'PUBLISHED' and deleted_at is null order by id limit 1",
      ),
    );
    await skipToContent(page);
    await pressOn(page, page.getByRole('button', { name: 'Полезно' }));
    await page.getByRole('button', { name: 'Полезно', pressed: true }).waitFor();
  });

  it('asks the director', async () => {
    const page = await arrive('/contacts');
    await skipToContent(page);
    await pressOn(page, page.getByRole('button', { name: 'Написать директору' }));
    const dialog = page.getByRole('dialog', { name: 'Вопрос директору' });
    const typed = {
      ФИО: 'Орлова Мария',
      Телефон: '89135550000',
      Почта: 'maria@example.ru',
    };
    for (const [label, text] of Object.entries(typed)) {
      await tabTo(page, dialog.getByLabel(label));
      await page.keyboard.type(text);
    }
    await pressOn(page, dialog.getByLabel('Специализация'), 'ArrowDown');
    await tabTo(page, dialog.getByLabel('Вопрос'));
    await page.keyboard.type('Когда курс в Перми?');
    await pressOn(page, dialog.getByRole('checkbox'), 'Space');
    await pressOn(page, dialog.getByRole('button', { name: 'Отправить' }));
    await page.getByText('Спасибо, с вами свяжется наш менеджер').waitFor();
  });
});
