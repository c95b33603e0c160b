import { join } from 'node:path';
import type { Sequelize } from 'sequelize';
import { Center, User } from '../../models/index.ts';
import { plural } from '../../vocabulary/plural.ts';
import { nowInSeconds } from '../../vocabulary/time.ts';
import { prods } from './cast/prods/index.ts';
import { fillDocuments } from './documents/fillDocuments.ts';
import { fillArticles } from './fillArticles.ts';
import { fillBank } from './fillBank.ts';
import { fillBuyers } from './fillBuyers.ts';
import { fillCards } from './fillCards.ts';
import { fillCatalog } from './fillCatalog.ts';
import { fillClosure } from './fillClosure.ts';
import { fillConsents } from './fillConsents.ts';
import { fillEntities } from './fillEntities.ts';
import { fillGifts } from './fillGifts.ts';
import { fillLoyalty } from './fillLoyalty.ts';
import { fillOrders } from './fillOrders.ts';
import { fillPeople } from './fillPeople.ts';
import { fillPinnings } from './fillPinnings.ts';
import { fillRequests } from './fillRequests.ts';
import { fillSite } from './fillSite.ts';
import { generateData } from './generate.ts';
import { resizeApart } from './pictures/resizeApart.ts';

export interface DemoOptions {
  /** Courses in all; the named ones come first, the rest are generated. */
  courses: number;
  /** Pictures are stored in `uploads` in this folder; without it none are. */
  varDir?: string;
  /** Takes the stored pictures further, before the demo counts as filled. */
  onStored?: () => Promise<unknown>;
  /** The hash every demo login is given. */
  passwordHash: string;
  /** Unix seconds; all dates of the demo are counted from here. */
  now?: number;
  onProgress?: (text: string) => void;
}

/**
 * Fills an empty database with the demo. Users come last, in the final transaction: an interrupted run leaves
 * none, and the next run continues.
 */
export async function seedDemo(sequelize: Sequelize, options: DemoOptions): Promise<void> {
  if ((await User.count()) > 0) throw new Error('The demo goes into a database without users only.');
  const { courses, varDir, passwordHash, now = nowInSeconds(), onStored } = options;
  const say = seldom(options.onProgress ?? (() => {}));
  const generated = Math.max(0, courses - Object.keys(prods).length);
  const app = generateData(generated);
  const onPicture = (done: number, total: number) => say(`Готовлю изображения: ${done} из ${total}`);
  const pictures = varDir === undefined ? Promise.resolve() : resizeApart(join(varDir, 'uploads'), onPicture);
  // Waited for below; until then a failure must not count as unhandled.
  pictures.catch(() => {});
  if ((await Center.count()) === 0) {
    await sequelize.transaction(async (transaction) => {
      const onFilled = (done: number) =>
        say(`Заполняю каталог: ${plural(done, ['курс', 'курса', 'курсов'])} из ${courses}`);
      await fillCatalog(sequelize, { courses, now, app, onFilled }, transaction);
      await fillSite(sequelize, now, transaction);
      await fillPinnings(sequelize, now, transaction);
      await fillArticles(sequelize, { courses, now }, transaction);
    });
  }
  await fillCards(sequelize, (done, total) => say(`Собираю карточки для поиска: ${done} из ${total}`));
  await pictures;
  await onStored?.();
  await sequelize.transaction(async (transaction) => {
    const staffed = await fillPeople(sequelize, passwordHash, transaction);
    await fillConsents(sequelize, now, transaction);
    await fillBuyers(sequelize, { manager: staffed.manager, passwordHash, now }, transaction);
    await fillLoyalty(sequelize, staffed, now, transaction);
    await fillGifts(sequelize, staffed, now, transaction);
    await fillRequests(sequelize, staffed, now, transaction);
    await fillBank(sequelize, staffed, now, transaction);
    await fillOrders(sequelize, staffed, now, transaction);
    await fillEntities(sequelize, staffed, now, transaction);
    await fillClosure(now, transaction);
    if (varDir !== undefined) await fillDocuments(sequelize, join(varDir, 'uploads'), transaction);
  });
}

/** Progress is for people: a line a second is enough. */
function seldom(say: (text: string) => void): (text: string) => void {
  let last = 0;
  return (text) => {
    if (Date.now() - last < 1000) return;
    last = Date.now();
    say(text);
  };
}
