import type { AdCreative } from '@odonta/api/contract';
import { Banner } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { refuseUnanswered, requireAnswer } from '../../advertising/ad_links/links.ts';
import { transitionBanner } from '../../advertising/ad_places/bannerTransitions.ts';
import { payBanner } from '../../advertising/ad_places/booking.ts';
import { refuseUnready } from '../../advertising/ad_places/creative.ts';
import { cancelBanner } from '../../advertising/ad_places/returning.ts';
import { refuseUnfitOfWeeks } from '../../advertising/banner_campaigns/bannerCampaigns.weeks.ts';
import { refuseUnlessRunning } from '../../advertising/banner_campaigns/creativeChange.ts';
import { leaveBank } from '../../advertising/paying/byCard.ts';
import { refuseOpenAdvertPage } from '../../money/payments/startAdvertPayment.ts';
import type { AnyEndpoint } from '../../platform/http/endpoint.ts';
import { conflict } from '../../platform/http/errors.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import type { Signed } from '../../platform/transitions/applyTransition.ts';
import { actionsOf } from '../advertActions.ts';
import { payByCard, payByInvoice } from '../advertPayments.ts';
import { nothing } from '../centerAction.ts';
import { lockOwnBanner, lockToBill, type OwnedBanner } from './access.ts';
import { creativeBody } from './centerBanners.schema.ts';
import { picturesOf, refuseForeignPictures } from './pictures.ts';
import { presentOwnBanner } from './presenter.ts';
import {
  askForChange,
  lockWithChange,
  pauseBanner,
  type RunningBanner,
  resumeBanner,
  withdrawChange,
} from './running.ts';

const banners = {
  path: '/partner/advertising/banners/:id',
  limit: 'center_banners',
  present: ({ banner, role }: OwnedBanner, transaction: Transaction) =>
    presentOwnBanner(banner, role, transaction),
};
const own = { ...banners, lock: lockOwnBanner };
const action = actionsOf<OwnedBanner>(own);

const pay = action({
  ...{ method: 'post', tail: '/pay', right: 'advertising.buy', body: nothing },
  summary: 'Pay for a banner from the balance of my centre',
  before: (id) => leaveBank({ good: 'banner', id }),
  run: async ({ banner }, acting, transaction) => {
    await refuseOpenAdvertPage({ good: 'banner', id: banner.id }, transaction);
    await payBanner(banner, acting, transaction);
  },
});

const bill = actionsOf<OwnedBanner>({ ...banners, lock: lockToBill })({
  ...{ method: 'post', tail: '/invoice', right: 'advertising.buy', body: nothing },
  summary: 'An invoice for the weeks of a banner; its places wait until the last day of it',
  run: ({ banner }, acting, transaction) => payByInvoice('banner', banner, acting, transaction),
});

const cancel = action({
  ...{ method: 'post', tail: '/cancel', right: 'advertising.cancel', body: nothing },
  summary: 'Cancel a banner; the weeks that have not begun return to the balance',
  run: ({ banner }, acting, transaction) => cancelBanner(banner, acting, transaction),
});

const change = actionsOf<RunningBanner>({ ...banners, lock: lockWithChange });

const edit = change<Partial<AdCreative>>({
  ...{ method: 'put', tail: '', right: 'advertising.edit_creative', body: creativeBody },
  summary: 'Change the pictures, the link or the marks of a banner; on the site once staff have accepted it',
  before: async (id, { url }) => {
    const banner = await Banner.findByPk(id, { rejectOnEmpty: true });
    if (banner.status !== 'CONFIRMED') return;
    refuseUnlessRunning(banner);
    if (url && url !== banner.url) await requireAnswer(url, banner);
  },
  run: async (own, acting, transaction, body) => {
    const shown = picturesOf(own);
    await (own.banner.status === 'CONFIRMED' ? askForChange : save)(own, body, acting, transaction);
    await refuseForeignPictures(body, shown, own.actor, transaction);
  },
});

async function save(
  { banner }: RunningBanner,
  body: Partial<AdCreative>,
  acting: Signed,
  transaction: Transaction,
): Promise<void> {
  refuseChecked(banner);
  banner.set(body);
  refuseUnfitOfWeeks(banner);
  await banner.save({ transaction });
  const changes = Object.fromEntries(
    Object.entries(body).map(([field, value]) => [field, [null, value] as [unknown, unknown]]),
  );
  const what = { action: 'edit', resource: 'banner_campaigns', record_id: banner.id, changes };
  await unitOfWork.audit({ ...acting, ...what }, transaction);
}

const submit = action({
  ...{ method: 'post', tail: '/submit', right: 'advertising.edit_creative', body: nothing },
  summary: 'Send a paid banner for a check; its link must answer',
  before: async (id) => {
    const banner = await Banner.findByPk(id, { rejectOnEmpty: true });
    if (banner.status === 'PREPARE') return;
    refuseChecked(banner);
    refuseUnready(banner);
    await requireAnswer(banner.url ?? '', banner);
  },
  run: ({ banner }, acting, transaction) =>
    transitionBanner(banner, 'submit', acting, transaction, {
      run: async () => {
        refuseChecked(banner);
        refuseUnready(banner);
        await refuseUnanswered(banner.url ?? '', transaction);
        banner.set({ submitted_at: new Date(), mend_until: null });
      },
    }),
});

function refuseChecked({ status, submitted_at, mend_until }: Banner): void {
  if (status === 'CREATED' && submitted_at) throw conflict('Баннер на проверке: дождитесь решения');
  if (status === 'REJECTED' && mend_until && mend_until <= new Date())
    throw conflict('Срок исправления прошёл: места и деньги возвращаются');
  if (status !== 'PREPARE' && status !== 'CREATED' && status !== 'REJECTED')
    throw conflict('Этот баннер изменить уже нельзя');
}

const withdraw = change({
  ...{ method: 'post', tail: '/withdraw_change', right: 'advertising.edit_creative', body: nothing },
  summary: 'Take back the change of a banner that runs',
  run: withdrawChange,
});

const pause = action({
  ...{ method: 'post', tail: '/pause', right: 'advertising.cancel', body: nothing },
  summary: 'Stop showing a banner for a while',
  run: pauseBanner,
});

const resume = action({
  ...{ method: 'post', tail: '/resume', right: 'advertising.cancel', body: nothing },
  summary: 'Show a banner again that my centre has paused',
  run: resumeBanner,
});

export const bannerActions: AnyEndpoint[] = [
  pay,
  payByCard('banner', own),
  bill,
  cancel,
  edit,
  submit,
  withdraw,
  pause,
  resume,
];
