import type { StaffBanner } from '@odonta/api/contract';
import { adPaymentSources } from '@odonta/db/vocabulary/advertising/adPayment.ts';
import { bannerLifecycle } from '@odonta/db/vocabulary/advertising/bannerLifecycle.ts';
import { bannerLink, bannerSlotOf, cappedAtMost } from '@odonta/db/vocabulary/advertising/banners.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { isPathOrLink } from '@odonta/db/vocabulary/patterns.ts';
import { formatMoment, nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { formatWeek } from '@odonta/db/vocabulary/weeks.ts';
import { BooleanInput, required, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { HistoryPanel } from '../../../kit/history/HistoryPanel.tsx';
import { ChoiceInput } from '../../../kit/inputs/ChoiceInput.tsx';
import { MomentInput } from '../../../kit/inputs/MomentInput.tsx';
import { ReferenceSelect } from '../../../kit/inputs/ReferenceSelect.tsx';
import { CreatePage } from '../../../kit/record/CreatePage.tsx';
import { EditPage } from '../../../kit/record/EditPage.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';
import type { Section } from '../../../kit/record/RecordForm.tsx';
import { ReferenceName } from '../../../kit/record/ReferenceName.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { StatusField } from '../../../kit/status/StatusField.tsx';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';
import { AdMarkInputs } from '../adMarks/AdMarkInputs.tsx';
import { CategoryInput } from '../CategoryInput.tsx';
import { transitionBodies } from '../refundBody.tsx';
import { BannerPicture } from './BannerPicture.tsx';
import { BannerPictureInput } from './BannerPictureInput.tsx';
import { BannerStats } from './BannerStats.tsx';
import { nameOf, ownerOf, slotChoices, slotLabel } from './slots.ts';

export const BannerCreate = () => (
  <CreatePage<StaffBanner>
    title="Новый баннер"
    created="Баннер добавлен и ждёт публикации"
    blank={{ slot: 5, category_id: null, is_capped: false, date_start: nowInSeconds() }}
    sections={bannerSections}
  />
);

export const BannerEdit = () => (
  <EditPage<StaffBanner>
    titleOf={(banner) => (banner ? nameOf(banner) : 'Баннер')}
    facts={(banner) => <BannerFacts banner={banner} />}
    actions={<TransitionButtons bodies={transitionBodies} />}
    sections={bannerSections}
    after={
      <>
        <BannerStats />
        <HistoryPanel />
      </>
    }
  />
);

export const BannerShow = () => (
  <ShowPage<StaffBanner>
    titleOf={nameOf}
    facts={(banner) => <BannerFacts banner={banner} />}
    actions={<TransitionButtons bodies={transitionBodies} />}
    sections={[
      { id: 'main', title: 'Размещение', content: <Facts<StaffBanner> rows={rows} /> },
      { id: 'stats', title: 'Показы и переходы', content: <BannerStats /> },
    ]}
  />
);

function BannerFacts({ banner }: { banner: StaffBanner }) {
  return (
    <>
      <StatusField statuses={bannerLifecycle.statuses} />
      <span>№ {banner.id}</span>
      <span>{slotLabel(banner.slot)}</span>
      {banner.link_problem !== null && <span>ссылка не прошла проверку. {banner.link_problem}</span>}
      {ownerOf(banner) && <span>{ownerOf(banner)}</span>}
      {banner.paused_at !== null && (
        <span>
          {banner.is_paused_by_center ? 'показ приостановил рекламодатель' : 'показ приостановлен'}{' '}
          {formatMoment(banner.paused_at)}
        </span>
      )}
    </>
  );
}

function CategoryOfSlot() {
  const slot: number = useWatch({ name: 'slot' });
  return bannerSlotOf(slot)?.by_category ? <CategoryInput /> : null;
}

const link = (value?: string) =>
  value && !isPathOrLink(value) ? 'Начните ссылку с / или с https://' : undefined;
export const bannerSections: readonly Section[] = [
  {
    id: 'place',
    title: 'Место и срок',
    content: (
      <Fields columns={2}>
        <ChoiceInput source="slot" choices={slotChoices} validate={required()} helperText={false} />
        <CategoryOfSlot />
        <ReferenceSelect
          source="center_id"
          reference="centers"
          helperText="Если баннер заказал центр: его менеджер увидит показы и переходы"
        />
        <MomentInput source="date_start" validate={required()} />
        <MomentInput source="date_end" validate={required()} />
        <BooleanInput
          source="is_capped"
          helperText={`Одному посетителю — не чаще ${cappedAtMost} раз в день; первый показ будет всегда`}
        />
      </Fields>
    ),
  },
  {
    id: 'pictures',
    inBulk: false,
    title: 'Картинки',
    content: (
      <Fields columns={2}>
        <BannerPictureInput source="filename" look="desktop" />
        <BannerPictureInput source="filename_mobile" look="mobile" />
        <TextInput source="alt" validate={required()} helperText="Читают программы экранного доступа" />
        <TextInput
          source="url"
          validate={[required(), link]}
          helperText="Куда ведёт; токен erid сайт добавит сам"
        />
      </Fields>
    ),
  },
  {
    id: 'marks',
    title: 'Маркировка рекламы',
    content: <AdMarkInputs />,
  },
];

const rows: readonly FactRow<StaffBanner>[] = [
  ['filename', ({ filename, slot }) => <BannerPicture filename={filename} slot={slot} look="desktop" />],
  [
    'filename_mobile',
    (banner) => <BannerPicture filename={banner.filename_mobile} slot={banner.slot} look="mobile" />,
  ],
  ['slot', ({ slot }) => slotLabel(slot)],
  [
    'category_id',
    ({ category_id }) => category_id && <ReferenceName reference="categories" source="category_id" />,
  ],
  ['center_id', ({ center_id }) => center_id && <ReferenceName reference="centers" source="center_id" />],
  [
    'merchant_id',
    ({ merchant_id }) => merchant_id && <ReferenceName reference="merchants" source="merchant_id" />,
  ],
  ['url', (banner) => bannerLink(banner)],
  ['link_problem', ({ link_problem }) => link_problem],
  ['link_checked_at', ({ link_checked_at }) => link_checked_at !== null && formatMoment(link_checked_at)],
  ['weeks', ({ weeks }) => weeks.map(formatWeek).join('; ')],
  ['total', ({ total }) => total !== null && formatExact(total)],
  ['refunded', ({ refunded }) => refunded > 0 && formatExact(refunded)],
  ['paid_at', ({ paid_at }) => paid_at !== null && formatMoment(paid_at)],
  ['payment_source', ({ payment_source }) => payment_source && adPaymentSources[payment_source]],
  ['submitted_at', ({ submitted_at }) => submitted_at !== null && formatMoment(submitted_at)],
  [
    'shortfalls',
    ({ shortfalls }) =>
      shortfalls
        .map(({ week, promised, viewable }) => `${formatWeek(week)}: увидели ${viewable} из ${promised}`)
        .join('; '),
  ],
  ['is_capped', ({ is_capped }) => is_capped && `не чаще ${cappedAtMost} раз в день`],
  ['date_start', ({ date_start }) => formatMoment(date_start)],
  ['date_end', ({ date_end }) => formatMoment(date_end)],
  ['ad_company', ({ ad_company }) => ad_company],
  ['ad_inn', ({ ad_inn }) => ad_inn],
  ['ad_reg_number', ({ ad_reg_number }) => ad_reg_number],
];
