import { Banner } from '@odonta/db/models';
import { mendDays } from '@odonta/db/vocabulary/advertising/adSlots.ts';
import { bannerFilePrefix, bannerLooks, bannerSlotOf } from '@odonta/db/vocabulary/advertising/banners.ts';
import { kopecksOfExact } from '@odonta/db/vocabulary/money.ts';
import Joi from 'joi';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { staffTransition } from '../../identity/sessions/staffTransition.ts';
import { conflict, invalid } from '../../platform/http/errors.ts';
import { bySystem } from '../../platform/journals/system.ts';
import { refuseUnanswered } from '../ad_links/links.ts';
import { bannerApproved, bannerRejected } from '../ad_places/banner.letters.ts';
import { refuseUnready } from '../ad_places/creative.ts';
import { endOf, freeAll, giveBack } from '../ad_places/returning.ts';
import { lockForReturn } from '../buying/locks.ts';
import { credit, mayStaffReturn, refuseOtherSum } from '../buying/payment.ts';
import { writeToOwner } from '../buying/writeToOwner.ts';

const lockFirst = lockForReturn('banner');

/** Decisions about a banner, and their consequences for one that was bought by weeks. */
export const weeksTransitions = {
  approve: staffTransition(Banner, Joi.object({}), {
    allow: 'banner_campaigns.approve',
    run: async ({ row, transaction }) => {
      if (!row.by_weeks) return;
      if (!row.submitted_at) throw conflict('Рекламодатель ещё не отправил баннер на проверку');
      if (row.date_end <= new Date())
        throw conflict('Недели баннера прошли: отклоните его, и деньги вернутся на баланс');
      refuseUnready(row);
      await refuseUnanswered(row.url ?? '', transaction);
      row.set({ mend_until: null });
      await writeToOwner(row, bannerApproved, transaction);
    },
  }),
  reject: staffTransition(Banner, Joi.object({}), {
    allow: 'banner_campaigns.reject',
    run: async ({ row, reason, transaction }) => {
      if (!row.by_weeks) return;
      row.set({ mend_until: new Date(Date.now() + mendDays * 86_400_000), submitted_at: null });
      await writeToOwner(row, (banner, center) => bannerRejected(banner, reason, center), transaction);
    },
  }),
  cancel: staffTransition(Banner, Joi.object({}), {
    allow: 'banner_campaigns.cancel',
    lockFirst,
    run: async ({ row, transaction }) => {
      if (row.by_weeks) await freeAll(row, transaction);
    },
    follow: async (row, transaction) => {
      if (row.by_weeks) await giveBack(row, bySystem, transaction);
    },
  }),
  refund_balance: staffTransition(
    Banner,
    Joi.object<{ sum: number }>({
      sum: Joi.number().positive().precision(2).max(10_000_000).required(),
    }),
    {
      allow: 'banner_campaigns.refund_balance',
      lockFirst,
      idempotent: true,
      when: mayStaffReturn,
      run: async ({ row, body: { sum }, actor, transaction }) => {
        const kopecks = kopecksOfExact(sum);
        refuseOtherSum(row, kopecks);
        await freeAll(row, transaction);
        const by = staffAudience.auditActor(actor);
        await credit('banner', row, kopecks, { by, isOfStaff: true }, transaction);
        return endOf(row);
      },
    },
  ),
  pay: 'notOfStaff',
  pay_late: 'notOfStaff',
  expire: 'notOfStaff',
  submit: 'notOfStaff',
  give_back: 'notOfStaff',
} as const;

const sold = ['slot', 'category_id', 'center_id', 'merchant_id', 'date_start', 'date_end'] as const;

/** The sold place stays as it was sold; of the creative, only what is there must fit. */
export function refuseUnfitOfWeeks(row: Banner): void {
  if (sold.some((field) => row.changed(field))) throw conflict('Место и недели оплачены: изменить их нельзя');
  const errors: Record<string, string> = {};
  for (const look of bannerLooks) {
    const [field, name] =
      look === 'desktop'
        ? (['filename', row.filename] as const)
        : (['filename_mobile', row.filename_mobile] as const);
    if (name !== null && !name.startsWith(bannerFilePrefix(row.slot, look)))
      errors[field] =
        `Для этого места нужен размер ${bannerSlotOf(row.slot)?.[look].join('×')}: загрузите картинку заново`;
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
