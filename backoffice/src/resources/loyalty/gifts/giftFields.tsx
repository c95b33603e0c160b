import { giftDeliveries, giftLimits } from '@odonta/db/vocabulary/loyalty/gifts/gift.ts';
import { BooleanInput, maxLength, minLength, NumberInput, required, TextInput } from 'react-admin';
import { ChoiceInput } from '../../../kit/inputs/ChoiceInput.tsx';
import { MomentInput } from '../../../kit/inputs/MomentInput.tsx';
import { choicesOf } from '../../../kit/list/filters.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';

const whole = (value: string) => (value === '' ? null : Number(value));

export const MainFields = () => (
  <Fields columns={2}>
    <TextInput
      source="name"
      validate={[required(), minLength(2), maxLength(giftLimits.name)]}
      helperText={false}
    />
    <NumberInput
      source="price_bonus"
      parse={whole}
      validate={required()}
      min={1}
      max={giftLimits.price}
      helperText="Новая цена не меняет уже сделанных заказов"
    />
    <ChoiceInput
      source="delivery_kind"
      choices={choicesOf(giftDeliveries)}
      validate={required()}
      helperText="Для почты спросим адрес, код уйдёт в письме"
    />
    <BooleanInput source="is_active" helperText="Выключенный подарок в кабинетах не виден" />
  </Fields>
);

export const StockFields = () => (
  <Fields columns={2}>
    <NumberInput
      source="stock"
      parse={whole}
      min={0}
      max={giftLimits.stock}
      helperText="Вместе с заказанными; пусто — без ограничения"
    />
    <NumberInput
      source="per_person_limit"
      parse={whole}
      min={1}
      max={giftLimits.perPerson}
      helperText="Сколько раз может заказать один человек; пусто — без ограничения"
    />
  </Fields>
);

export const TimeFields = () => (
  <Fields columns={2}>
    <MomentInput source="date_start" helperText="По московскому времени; пусто — уже сейчас" />
    <MomentInput source="date_end" helperText="Пусто — бессрочно" />
  </Fields>
);
