import { pageLimits, pageRobots } from '@odonta/db/vocabulary/content/pages.ts';
import { required, TextInput } from 'react-admin';
import { ChoiceInput } from '../../../kit/inputs/ChoiceInput.tsx';
import { LongTextInput } from '../../../kit/inputs/LongTextInput.tsx';
import { choicesOf } from '../../../kit/list/filters.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';

/** The texts for search engines; a page that comes with the site may go without a description. */
export const SearchFields = ({ isDescriptionRequired = false }: { isDescriptionRequired?: boolean }) => (
  <Fields>
    <TextInput source="title" validate={required()} helperText="Лучше до 60 знаков" />
    <LongTextInput
      source="description"
      atMost={pageLimits.description}
      {...(isDescriptionRequired ? { validate: required() } : {})}
      helperText="Лучше до 160 знаков"
    />
    <ChoiceInput source="robots" choices={choicesOf(pageRobots)} validate={required()} helperText={false} />
  </Fields>
);
