import { categories } from '@odonta/db/vocabulary/catalog/categories.ts';
import { offeredProdTypes, prodTypes } from '@odonta/db/vocabulary/catalog/prod.ts';
import { SelectArrayInput } from 'react-admin';
import { OrderedReferences } from '../../../kit/inputs/OrderedReferences.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';

const categoryChoices = categories.map(({ id, name }) => ({ id, name }));

/** The courses that a bonus stands beside. */
export const MatchInputs = () => (
  <Fields>
    <SelectArrayInput source="match_categories" choices={categoryChoices} helperText={false} />
    <SelectArrayInput
      source="match_types"
      choices={offeredProdTypes.map((id) => ({ id, name: prodTypes[id] }))}
      helperText={false}
    />
    <OrderedReferences
      source="match_cities"
      reference="cities"
      label="Города курсов"
      addLabel="Добавить город"
      none="Города не выбраны: подходят все."
    />
    <OrderedReferences
      source="match_prods"
      reference="prods"
      label="Отдельные курсы"
      addLabel="Добавить курс"
      none="Отдельные курсы не выбраны."
    />
  </Fields>
);

/** The leads that letters are sent about. */
export const NotifyInputs = () => (
  <>
    <SelectArrayInput source="notify_categories" choices={categoryChoices} helperText="Пусто — обо всех" />
    <OrderedReferences
      source="notify_cities"
      reference="cities"
      label="Уведомлять о городах"
      addLabel="Добавить город для уведомлений"
      none="Города не выбраны: письма о всех."
    />
  </>
);
