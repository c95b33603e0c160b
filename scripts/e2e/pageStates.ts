import type { Page } from 'playwright-core';
import { asStaff } from '../testing/asStaff.ts';
import { app } from './app.ts';

/** Where each page of an error is met: one that is added without a way to it fails here. */
export const errors: Record<string, string> = {
  '404': '/net-takoj-stranicy',
  '404-bare': '/payment/nothing',
  '404-cabinet': '/lk/nothing',
  '410': '/gone',
  '503': '/503',
};

/** It takes a broken page to see it, and `reading_during_an_outage` breaks one. */
export const metInOutages = '500';

export interface State {
  at: string | (() => Promise<string>);
  /** The type of the page, if its address has more than one. */
  type?: string;
  /** The visitor's first action there. */
  act?(page: Page): Promise<void>;
  /** His action after the window has become narrow; returns the element that then covers the page. */
  narrowed?(page: Page): Promise<string>;
}

/** Pages whose looks depend on more than their type. */
export const states: Record<string, State> = {
  'a category': { at: '/hirurgiya-i-implantologiya' },
  'a format': { at: '/online-kursy-vebinary' },
  'a search': { at: '/search?q=имплантация' },
  'a search that finds nothing': { at: '/search?q=йцукенгшщз&city=Пермь' },
  'a search of few courses': { at: '/search?city=Пермь&isOnlyRecord=1' },
  'a month of courses': { at: '/search?view=month' },
  'the filters, open': {
    at: '/search?type=2&past=1#filters',
    narrowed: async (page) => {
      await page.getByRole('button', { name: /^Фильтры/ }).click();
      return '#filters';
    },
  },
  'the request form': { at: async () => `${await coursePath()}?open_request=1` },
  'the review form': {
    at: coursePath,
    act: async (page) => {
      await page.getByRole('button', { name: 'Оставить отзыв' }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  'favourites, with courses': {
    at: '/search',
    act: async (page) => {
      for (const place of [0, 1]) await page.getByRole('button', { name: 'В избранное' }).nth(place).click();
      await page.goto('/basket');
      await page.getByRole('button', { name: 'Удалить' }).first().waitFor();
    },
  },
  'a comparison': { at: '/compare?ids=1,2,3,4' },
  'a booking': { at: bookingPath },
  'a booking that lacks everything': {
    at: bookingPath,
    async act(page) {
      await page.getByRole('button', { name: 'Добавить участника' }).click();
      await page.getByRole('button', { name: 'Перейти к оплате' }).click();
      await page.getByText('Подтвердите согласие на обработку данных').first().waitFor();
    },
  },
  'lecturers by name': { at: '/lecturers?name=ив' },
  'lecturers of a letter': { at: '/lecturers?letter=К' },
  'lecturers that are not there': { at: '/lecturers?name=йцукен' },
  'articles of a category': { at: '/articles?category=3' },
  'articles of a tag': { at: async () => `/articles?tag=${await tagSlug()}` },
  'a draft': { at: draftPath },
  'an invitation of a centre': { at: invitationPath },
  'the registration of a company': {
    at: '/legal/auth',
    act: (page) => page.getByRole('button', { name: 'Регистрация' }).click(),
  },
  'a certificate': { at: certificatePath },
  'an edition of the policy': { at: '/policy?version=1' },
};

async function coursePath(): Promise<string> {
  const { rows } = await (await app()).db.query(
    `select id, slug from prods where status = 'CONFIRMED' and type = 5 order by id limit 1`,
  );
  return `/prods/${rows[0].slug}-${rows[0].id}`;
}

/** Of a course on sale with a price. */
async function bookingPath(): Promise<string> {
  const { db } = await app();
  const { rows } = await db.query<{ id: number }>(
    "select id from prods join prod_cards on prod_id = prods.id where price > 0 and state = 'OPEN' and coalesce(seats_total - seats_taken, 10) >= 5 order by id limit 1",
  );
  return `/payment/order?prods=${rows[0]?.id}`;
}

/** As a course editor is given it. */
async function draftPath(): Promise<string> {
  const { db, url } = await app();
  const { rows } = await db.query(`select id from prods where status <> 'CONFIRMED' order by id limit 1`);
  const editor = await asStaff(url, 'course_editor');
  return (await editor('POST', `/adm/prods/${rows[0].id}/preview`, {})).path;
}

async function tagSlug(): Promise<string> {
  const { rows } = await (await app()).db.query('select slug from tags order by id limit 1');
  return rows[0].slug;
}

async function invitationPath(): Promise<string> {
  const manager = await asStaff((await app()).url, 'rop_course');
  const { code } = await manager<{ code: string }>('POST', '/adm/center_invitations', { name: 'Прикус' });
  return `/partner/r/${code}`;
}

/** Of a participant of a demo course. */
async function certificatePath(): Promise<string> {
  const { db, url } = await app();
  const { rows } = await db.query<{ id: number }>(
    `select t.id from order_participants t join orders o on o.id = t.order_id join prods p on p.id = t.prod_id
     where o.status = 'CONFIRMED' and t.is_live and t.last_name is not null
       and coalesce(p.date_end, p.date_start) < now()
       and not exists (select from certificates c where c.participant_id = t.id) order by t.id limit 1`,
  );
  const staff = await asStaff(url, 'rop_course');
  const path = `/adm/participants/${rows[0]?.id}/certificate`;
  return new URL((await staff<{ link: string }>('POST', path, {})).link).pathname;
}
