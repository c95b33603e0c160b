import type { StaffPromoCode } from '@odonta/api/contract';
import { categories } from '@odonta/db/vocabulary/catalog/categories.ts';
import { promoBearers, promoLifecycle, promoStates } from '@odonta/db/vocabulary/loyalty/promo/promoCode.ts';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { formatMoment, nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { required, TextInput } from 'react-admin';
import { LongTextInput } from '../../../kit/inputs/LongTextInput.tsx';
import { CreatePage } from '../../../kit/record/CreatePage.tsx';
import { EditPage } from '../../../kit/record/EditPage.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';
import type { Section } from '../../../kit/record/RecordForm.tsx';
import { ReferenceName } from '../../../kit/record/ReferenceName.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { StatusField } from '../../../kit/status/StatusField.tsx';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';
import { effectOf, usesOf } from './PromoCodeList.tsx';
import { CostFields, EffectFields, LimitFields, PlaceFields } from './promoFields.tsx';

export const PromoCodeCreate = () => (
  <CreatePage<StaffPromoCode>
    title="Новый промокод"
    created="Промокод создан"
    blank={{ effect: 'PERCENT', cost_bearer: 'PLATFORM', min_total: 0, date_start: nowInSeconds() }}
    sections={sections}
  />
);

export const PromoCodeEdit = () => (
  <EditPage<StaffPromoCode>
    titleOf={(promo) => promo?.code ?? 'Промокод'}
    facts={(promo) => <PromoFacts promo={promo} />}
    actions={<TransitionButtons />}
    sections={sections}
  />
);

export const PromoCodeShow = () => (
  <ShowPage<StaffPromoCode>
    titleOf={({ code }) => code}
    facts={(promo) => <PromoFacts promo={promo} />}
    actions={<TransitionButtons />}
    sections={[{ id: 'main', title: 'Промокод', content: <Facts<StaffPromoCode> rows={rows} /> }]}
  />
);

const PromoFacts = ({ promo }: { promo: StaffPromoCode }) => (
  <>
    <StatusField statuses={promoLifecycle.statuses} />
    <span>{promoStates[promo.state]}</span>
    <span>Использован: {usesOf(promo)}</span>
  </>
);

const sections: readonly Section[] = [
  {
    id: 'main',
    title: 'Что даёт',
    content: (
      <Fields columns={2}>
        <TextInput
          source="code"
          validate={required()}
          helperText="От 5 букв и цифр; кириллица и латиница на вид одинаковы"
        />
        <EffectFields />
      </Fields>
    ),
  },
  {
    id: 'limits',
    title: 'Сколько раз',
    content: (
      <Fields columns={2}>
        <LimitFields />
      </Fields>
    ),
  },
  {
    id: 'place',
    title: 'На какие курсы',
    content: (
      <Fields columns={2}>
        <PlaceFields />
      </Fields>
    ),
  },
  {
    id: 'cost',
    title: 'За чей счёт',
    content: (
      <Fields columns={2}>
        <CostFields />
        <LongTextInput source="about" atMost={1000} />
      </Fields>
    ),
  },
];

const nameOf = (wanted: number) => categories.find(({ id }) => id === wanted)?.name;

const rows: readonly FactRow<StaffPromoCode>[] = [
  ['name', ({ name }) => name],
  ['value', effectOf],
  ['min_total', ({ min_total }) => min_total > 0 && formatPrice(min_total)],
  ['per_owner_limit', ({ per_owner_limit }) => per_owner_limit],
  ['center_id', ({ center_id }) => center_id && <ReferenceName reference="centers" source="center_id" />],
  ['categories', ({ categories: chosen }) => chosen.map(nameOf).join(', ')],
  ['cost_bearer', ({ cost_bearer }) => promoBearers[cost_bearer]],
  ['platform_percent', ({ platform_percent }) => platform_percent],
  ['date_start', ({ date_start }) => formatMoment(date_start)],
  ['date_end', ({ date_end }) => date_end && formatMoment(date_end)],
  ['tag', ({ tag }) => tag],
  ['about', ({ about }) => about],
];
