import { slotLabels } from '@odonta/db/vocabulary/advertising/banners.ts';
import { categories } from '@odonta/db/vocabulary/catalog/categories.ts';
import { promoBearers, promoEffects, promoScopes } from '@odonta/db/vocabulary/loyalty/promo/promoCode.ts';
import { maxLength, minLength, NumberInput, required, SelectArrayInput, TextInput } from 'react-admin';
import { ChoiceInput } from '../../../kit/inputs/ChoiceInput.tsx';
import { MomentInput } from '../../../kit/inputs/MomentInput.tsx';
import { MoneyInput } from '../../../kit/inputs/MoneyInput.tsx';
import { ReferenceSelect } from '../../../kit/inputs/ReferenceSelect.tsx';
import { choicesOf } from '../../../kit/list/filters.tsx';

const whole = (value: string) => (value === '' ? null : Number(value));

/** Mailings are not sold yet. */
const { MAILING: _, ...scopes } = promoScopes;

/** The effect of a code, the same for one and for a batch. */
export const EffectFields = () => (
  <>
    <TextInput
      source="name"
      label="Название"
      validate={[required(), minLength(3), maxLength(120)]}
      helperText="Видно только сотрудникам"
    />
    <ChoiceInput source="scope" label="На что" choices={choicesOf(scopes)} helperText="Пусто — на курсы" />
    <ChoiceInput
      source="slot"
      label="Место баннера"
      choices={choicesOf(slotLabels, true)}
      helperText="Только для кодов на баннеры; пусто — для всех мест"
    />
    <ChoiceInput
      source="effect"
      label="Что даёт"
      choices={choicesOf(promoEffects)}
      validate={required()}
      helperText={false}
    />
    <NumberInput
      source="value"
      label="Сколько"
      validate={required()}
      min={0}
      helperText="Проценты, рубли или недели, целым числом"
    />
    <MoneyInput source="min_total" label="От суммы заказа, ₽" helperText="0 — для любого заказа" />
    <MomentInput source="date_start" label="Начало" validate={required()} />
    <MomentInput source="date_end" label="Конец" helperText="Пусто — бессрочно. По московскому времени" />
  </>
);

export const PlaceFields = () => (
  <>
    <ReferenceSelect
      source="center_id"
      reference="centers"
      label="Учебный центр"
      helperText="Пусто — для всех"
    />
    <SelectArrayInput
      source="categories"
      label="Категории"
      choices={categories.map(({ id, name }) => ({ id, name }))}
      helperText="Пусто — для всех"
    />
  </>
);

export const CostFields = () => (
  <>
    <ChoiceInput
      source="cost_bearer"
      label="Кто оплачивает скидку"
      choices={choicesOf(promoBearers)}
      validate={required()}
      helperText={false}
    />
    <NumberInput
      source="platform_percent"
      label="Доля платформы, %"
      parse={whole}
      min={1}
      max={99}
      helperText="Только если скидку делят"
    />
  </>
);

export const LimitFields = () => (
  <>
    <NumberInput
      source="max_usages"
      label="Сколько раз можно"
      parse={whole}
      min={1}
      helperText="Пусто — без ограничения"
    />
    <NumberInput
      source="per_owner_limit"
      label="Раз на покупателя"
      parse={whole}
      min={1}
      helperText="Покупатель узнаётся по телефону или ИНН"
    />
  </>
);
