import type { AdCreative } from '@odonta/api/contract';
import type { Banner } from '@odonta/db/models';
import type { CenterRight } from '@odonta/db/vocabulary/identity/centerRights.ts';
import type Joi from 'joi';
import type { Transaction } from 'sequelize';
import { transitionBanner } from '../../advertising/ad_places/bannerTransitions.ts';
import { payBanner } from '../../advertising/ad_places/booking.ts';
import { refuseUnready } from '../../advertising/ad_places/creative.ts';
import { cancelBanner } from '../../advertising/ad_places/returning.ts';
import { refuseUnfitOfWeeks } from '../../advertising/banner_campaigns/bannerCampaigns.weeks.ts';
import { userAudience } from '../../identity/sessions/audiences.ts';
import { byUser } from '../../identity/sessions/userSessions.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { conflict } from '../../platform/http/errors.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import type { Signed } from '../../platform/transitions/applyTransition.ts';
import { nothing } from '../centerAction.ts';
import { rolesIn } from '../centersOf.ts';
import { lockOwnBanner } from './access.ts';
import { creativeBody } from './centerBanners.schema.ts';
import { presentOwnBanner } from './presenter.ts';

interface Acting<Body> {
  method: 'post' | 'put';
  /** Below the banner. */
  tail: string;
  right: CenterRight;
  summary: string;
  body: Joi.ObjectSchema<Body>;
  run(banner: Banner, acting: Signed, transaction: Transaction, body: Body): Promise<unknown>;
}

/** An action of a member with a locked banner of his centre; answers the banner. */
const action = <Body extends object>({
  method,
  tail,
  right,
  summary,
  body,
  run,
}: Acting<Body>): AnyEndpoint =>
  endpoint({
    ...{ audience: userAudience, allow: 'partner himself' },
    ...{ method, path: `/partner/advertising/banners/:id${tail}`, summary, body },
    limit: { name: 'center_banners', points: 120, seconds: 3600, by: byUser },
    handle: ({ actor, params, body: sent, origin }) =>
      unitOfWork.transaction(async (transaction) => {
        const banner = await lockOwnBanner(actor, params.id, right, transaction);
        await run(banner, { by: userAudience.auditActor(actor), origin }, transaction, sent);
        const role = (await rolesIn(actor, 'advertising.list', transaction)).get(banner.center_id ?? 0);
        return { message: await presentOwnBanner(banner, role ?? 'EDITOR', transaction) };
      }),
  });

const pay = action({
  ...{ method: 'post', tail: '/pay', right: 'advertising.buy', body: nothing },
  summary: 'Pay for a banner from the balance of my centre',
  run: payBanner,
});

const cancel = action({
  ...{ method: 'post', tail: '/cancel', right: 'advertising.cancel', body: nothing },
  summary: 'Cancel a banner; the weeks that have not begun return to the balance',
  run: cancelBanner,
});

const edit = action<Partial<AdCreative>>({
  ...{ method: 'put', tail: '', right: 'advertising.edit_creative', body: creativeBody },
  summary: 'Change the pictures, the link or the marks of a banner that is not on the site yet',
  run: async (banner, acting, transaction, body) => {
    refuseChecked(banner);
    banner.set(body);
    refuseUnfitOfWeeks(banner);
    await banner.save({ transaction });
    const changes = Object.fromEntries(
      Object.entries(body).map(([field, value]) => [field, [null, value] as [unknown, unknown]]),
    );
    const what = { action: 'edit', resource: 'banner_campaigns', record_id: banner.id, changes };
    await unitOfWork.audit({ ...acting, ...what }, transaction);
  },
});

const submit = action({
  ...{ method: 'post', tail: '/submit', right: 'advertising.edit_creative', body: nothing },
  summary: 'Send a paid banner for a check',
  run: (banner, acting, transaction) =>
    transitionBanner(banner, 'submit', acting, transaction, {
      run: () => {
        refuseChecked(banner);
        refuseUnready(banner);
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

export const bannerActions: AnyEndpoint[] = [pay, cancel, edit, submit];
