import { sessionTokenKeys } from '@odonta/db/vocabulary/edge/cabinets.ts';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { app } from './app.ts';
import { enterAs } from './browser.ts';
import { type OwnCourse, ownCourse } from './courses.ts';
import { newMember, ownCenter } from './ownCenter.ts';

export interface Advertiser {
  course: OwnCourse;
  centerId: number;
}

/** A centre of one test with a course, an owner and 40,000 roubles for adverts. */
export async function newAdvertiser(key: string): Promise<Advertiser> {
  const { db } = await app();
  const course = await ownCourse();
  const centerId = await ownCenter(`centr-${key}`, 'Центр «Витрина»', [course.id]);
  await newMember(`${key}-owner`, centerId, 'OWNER');
  await db.query(
    `insert into marketing_tx (balance_id, kind, sum, comment)
     select id, 'CORRECTION', 4000000, 'Остаток' from marketing_balances where center_id = $1`,
    [centerId],
  );
  return { course, centerId };
}

export async function enterAsAdvertiser(page: Page, key: string): Promise<void> {
  await enterAs(page, `${key}-owner`, sessionTokenKeys.partner);
  await page.goto('/partner/advertising');
}

export async function bannerPicture(width: number, height: number) {
  const drawn = sharp({ create: { width, height, channels: 3, background: '#0b6a67' } });
  return { name: 'баннер.png', mimeType: 'image/png', buffer: await drawn.png().toBuffer() };
}
