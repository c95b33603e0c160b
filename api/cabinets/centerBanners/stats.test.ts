import type { OwnBannerStats } from '@odonta/api/contract';
import { AdStat, Banner } from '@odonta/db/models';
import { buildCenter, buildPartner } from '@odonta/db/testing/factories.ts';
import { buildBannerOfWeeks } from '@odonta/db/testing/siteFactories.ts';
import { expect } from 'chai';
import { wordsOf } from '../../platform/documents/testing/reading.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { useApi } from '../../testing/useApi.ts';

describe('a centre that follows its banner', () => {
  const api = useApi();

  it('reads by day how its banner was shown, seen and followed, and takes the figures as a table and a document', async () => {
    const center = await buildCenter();
    const token = await api.tokenOf(await buildPartner(center));
    const { id } = await buildBannerOfWeeks({ center_id: center.id });
    const stats = () =>
      api.call<OwnBannerStats>('get', `/partner/advertising/banners/${id}/stats`, { token });
    expect((await stats()).body.message.days).to.deep.equal([]);
    const figures = { requests: 9, impressions: 8, viewable: 4, uniq: 3, clicks: 1, bot_filtered: 2 };
    const hours = ['2026-11-26T20:59:00Z', '2026-11-26T21:00:00Z', '2026-11-27T09:00:00Z'];
    await AdStat.bulkCreate(
      hours.map((hour) => ({ banner_id: id, slot: 5, hour: new Date(hour), ...figures })),
    );
    const { total, days } = (await stats()).body.message;
    expect(days.map(({ day, viewable }) => [day, viewable])).to.deep.equal([
      ['2026-11-27', 8],
      ['2026-11-26', 4],
    ]);
    expect(total).to.deep.include({ impressions: 24, viewable: 12, uniq: 9, clicks: 3, bot_filtered: 6 });
    // While somebody acts on the banner too.
    const table = await unitOfWork.transaction(async (transaction) => {
      await Banner.findByPk(id, { lock: transaction.LOCK.UPDATE, transaction });
      expect((await stats()).body.message.total).to.deep.equal(total);
      return api.call('get', `/partner/advertising/banners/${id}/stats/export`, { token });
    });
    expect(table.text.replaceAll('\u00a0', ' ').split('\r\n').slice(0, 2)).to.deep.equal([
      'День;Запросы;Показы;Увидели;Посетители;Переходы;Роботы;Доля переходов',
      '2026-11-27;18;16;8;6;2;4;25 %',
    ]);
    const headers = { authorization: `Bearer ${token}` };
    const drawn = await fetch(`${api.url}/api/partner/advertising/banners/${id}/stats/pdf`, { headers });
    const words = wordsOf(Buffer.from(await drawn.arrayBuffer()));
    expect(words).to.include(`Баннер № ${id}: показы и переходы`).and.include('Сквозной баннер');
    expect(words).to.include('Всего 24 12 9 3 25 %').and.include('27.11.2026 16 8 6 2 25 %');
  });
});
