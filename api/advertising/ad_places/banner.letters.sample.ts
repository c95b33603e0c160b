import type { LetterSample } from '../../testing/letterSamples.ts';
import * as letters from './banner.letters.ts';

const to = { center_id: 1, email: 'center@test.local' };
const figures = { requests: 9, impressions: 8, viewable: 4, uniq: 3, clicks: 1, bot_filtered: 0 };

export const compose: LetterSample<typeof letters> = async () => ({
  bannerApproved: letters.bannerApproved({ id: 1, date_start: new Date() }, to),
  bannerRejected: letters.bannerRejected({ id: 1, mend_until: new Date() }, 'Не тот размер', to),
  bannerChangeDecided: letters.bannerChangeDecided(1, { status: 'REJECTED', reason: 'Не тот размер' }, to),
  bannerLinkBroken: letters.bannerLinkBroken({ id: 1 }, 'Ссылка ведёт на другой сайт: evil.example', to),
  bannerWeekGiven: letters.bannerWeekGiven(
    1,
    { promised: 400, viewable: 120 },
    { short: '2026-11-16', given: '2026-11-30' },
    to,
  ),
  bannerWeek: letters.bannerWeek({ id: 1 }, '2026-11-23', { figures, isLast: true }, to),
});
