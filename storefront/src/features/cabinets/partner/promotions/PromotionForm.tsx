import type { OwnPromotion, PromotionFields } from '@odonta/api/contract';
import {
  benefitKinds,
  promotionLimits as limits,
} from '@odonta/db/vocabulary/advertising/related/promotion.ts';
import { categories } from '@odonta/db/vocabulary/catalog/categories.ts';
import { offeredProdTypes, prodTypes } from '@odonta/db/vocabulary/catalog/prod.ts';
import { useMemo } from 'react';
import { CountField } from '../../../platform/forms/CountField.tsx';
import { LongTextField } from '../../../platform/forms/LongTextField.tsx';
import { PublicForm } from '../../../platform/forms/PublicForm.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useServerForm } from '../../../platform/forms/useServerForm.ts';
import { markHints } from '../advertising/MarksFields.tsx';
import { CitiesField } from './CitiesField.tsx';
import { LogoField } from './LogoField.tsx';
import { CodeField, TicksField } from './promotionFields.tsx';
import { promotionShape } from './promotionShape.ts';
import { fieldsOf, type PromotionValues } from './promotionValues.ts';

interface Props {
  name: string;
  given?: OwnPromotion;
  /** The first values of a new one. */
  blank?: Partial<OwnPromotion>;
  send(fields: PromotionFields): Promise<unknown>;
  onSent(): void;
  close(): void;
}

const categoryChoices = categories.map(({ id, name }) => [String(id), name] as const);
const typeChoices = offeredProdTypes.map((type) => [String(type), prodTypes[type]] as const);
const words = { send: 'Сохранить', sending: 'Сохраняем…' };
const nothing: Partial<OwnPromotion> = {};

export function PromotionForm({ name, given, blank = nothing, send, onSent, close }: Props) {
  const shape = useMemo(() => promotionShape(name, given ?? blank), [name, given, blank]);
  const form = useServerForm<PromotionValues & Record<string, unknown>>({
    shape,
    send: (values) => send(fieldsOf(values)),
    onSent,
    failed: 'Не удалось сохранить бонус',
    isPage: true,
  });
  return (
    <PublicForm form={form} shape={shape} words={words} close={close}>
      <TextField name="name" maxLength={limits.name.max} />
      <LongTextField name="text" rows={4} />
      <LongTextField name="conditions" rows={3} hint="Кому, сколько раз и до какого дня" />
      <CodeField name="benefit_kind" codes={benefitKinds} />
      <TextField name="benefit_value" maxLength={limits.benefit_value} hint="Например, «15 %»" />
      <TextField name="link" type="url" maxLength={limits.link} hint="С https://; токен сайт добавит сам" />
      <LogoField name="logo" />
      <TicksField name="match_categories" choices={categoryChoices} hint="Ничего не отмечено — любые" />
      <TicksField name="match_types" choices={typeChoices} hint="Ничего не отмечено — любые" />
      <CitiesField name="match_cities" hint="Пусто — любые" />
      <TextField name="match_prods" hint="Номера из адресов курсов через запятую: подходят сами по себе" />
      <TextField name="starts_on" type="date" />
      <TextField name="ends_on" type="date" />
      <CountField name="daily_limit" atMost={limits.daily} />
      <CountField name="total_limit" atMost={limits.total} />
      <TextField name="ad_company" maxLength={200} hint="Без маркировки бонус не опубликуют" />
      <TextField name="ad_inn" inputMode="numeric" maxLength={12} />
      <TextField name="ad_reg_number" maxLength={100} hint={markHints.ad_reg_number} />
      <TextField
        name="notify_emails"
        hint="До пяти адресов через запятую; без них пишем на почту организации"
      />
      <TicksField name="notify_categories" choices={categoryChoices} hint="Ничего не отмечено — о всех" />
      <CitiesField name="notify_cities" hint="Пусто — о всех" />
    </PublicForm>
  );
}
